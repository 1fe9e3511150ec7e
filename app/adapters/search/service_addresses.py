"""Where a service is asked, and names of languages and countries where it has a list of its own."""

from urllib.parse import urlsplit

from app.adapters.search.locales import interface_language, language_of, region_of
from app.adapters.search.result_rows import set_of

_BRAVE_LANGUAGES = set_of(
    "ar bg bn ca cs da de el en es et eu fi fr gl gu he hi hr hu is it kn ko lt lv ml mr ms nb nl pa pl ro ru sk sl sr"
    " sv ta te th tr uk vi"
)
_BRAVE_COUNTRIES = set_of(
    "AR AT AU BE BR CA CH CL CN DE DK ES FI FR GB GR HK ID IN IT JP KR MX MY NL NO NZ PH PL PT RU SA SE TR TW US ZA"
)
_NAMES = {
    "AR": "argentina", "AT": "austria", "AU": "australia", "BE": "belgium", "BR": "brazil", "CA": "canada",
    "CH": "switzerland", "CL": "chile", "CN": "china", "CO": "colombia", "CZ": "czech republic", "DE": "germany",
    "DK": "denmark", "EG": "egypt", "ES": "spain", "FI": "finland", "FR": "france", "GB": "united kingdom",
    "GR": "greece", "HU": "hungary", "ID": "indonesia", "IE": "ireland", "IL": "israel", "IN": "india", "IT": "italy",
    "JP": "japan", "KR": "south korea", "MX": "mexico", "MY": "malaysia", "NL": "netherlands", "NO": "norway",
    "NZ": "new zealand", "PH": "philippines", "PL": "poland", "PT": "portugal", "RO": "romania", "RU": "russia",
    "SE": "sweden", "SG": "singapore", "TH": "thailand", "TR": "turkey", "TW": "taiwan", "UA": "ukraine",
    "US": "united states", "VN": "vietnam", "ZA": "south africa",
}  # fmt: skip


CHAT = "chat/completions"  # of a company that has models too


def endpoint(base: str, path: str, *beside: str) -> str:
    """`base` + `path`, where the base may be an endpoint that was pasted whole, or a part of it: nothing is doubled.

    `beside`: other endpoints of the same company, which lead to its base as well. A query, a fragment and the mark `#`
    of a model service's address are cut off.
    """
    base = base.partition("#")[0].partition("?")[0].rstrip("/")
    try:
        parts = urlsplit(base)
    except ValueError:  # no address: whoever sends the request says so
        return f"{base}/{path}"
    base_parts, path_parts = [part for part in parts.path.split("/") if part], path.split("/")
    for other in beside:
        if _ends_with(base_parts, other.split("/")):
            base_parts = base_parts[: -len(other.split("/"))]
    for size in range(len(path_parts), 0, -1):
        if _ends_with(base_parts, path_parts[-size:]):
            path_parts = []  # the endpoint itself, whatever leads up to it
        elif _ends_with(base_parts, path_parts[:size]):
            path_parts = path_parts[size:]
        else:
            continue
        break
    return parts._replace(path="/".join(["", *base_parts, *path_parts])).geturl()


def _ends_with(parts: list[str], end: list[str]) -> bool:
    return [part.casefold() for part in parts[-len(end) :]] == end


def brave_language(tag: str) -> str:
    """`zh-hans`, `pt-br`, `jp`: Brave's `search_lang`; empty for a language that it does not index by name."""
    code = language_of(tag)
    special = {
        "zh": "zh-hant" if interface_language(tag) == "zh-TW" else "zh-hans",
        "pt": "pt-pt" if region_of(tag) == "PT" else "pt-br",
        "en": "en-gb" if region_of(tag) == "GB" else "en",
        "ja": "jp",
        "no": "nb",
    }
    return special.get(code, code if code in _BRAVE_LANGUAGES else "")


def brave_country(region: str) -> str:
    """The region where Brave has an index of its own for it; else `ALL`."""
    return region if region in _BRAVE_COUNTRIES else "ALL"


def country_name(region: str) -> str:
    """A country in small English letters, as Tavily lists it; empty where it is not in our list."""
    return _NAMES.get(region, "")
