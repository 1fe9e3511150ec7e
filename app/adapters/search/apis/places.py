"""Names of languages and countries where a service has a list of its own."""

from app.adapters.search.apis.rows import set_of
from app.adapters.search.serp.locales import interface_language, language_of, region_of

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
