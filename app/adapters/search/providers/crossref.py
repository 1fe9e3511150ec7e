"""Crossref, scholarly works: https://www.crossref.org/documentation/retrieve-metadata/rest-api. Keyless."""

from datetime import date
from urllib.parse import quote

from app.adapters.search.query_parameters import clamp, since_day, words
from app.adapters.search.result_rows import Row, first, hits_of, load, rows, value_at
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "crossref"
BASE = "https://api.crossref.org"
INFO = ChannelInfo(
    NAME,
    "Crossref",
    checked=DOCUMENTED,
    note="Scholarly works; free and open",
)

_LONGEST = 300
_FIELDS = "DOI,URL,title,abstract,container-title,publisher,published,author"


def request(query: Query, key: str, base: str, today: date | None = None) -> ApiCall:
    params: dict[str, str | int] = {"query": words(query, _LONGEST), "rows": clamp(query, 100), "select": _FIELDS}
    if day := since_day(query, today):
        params["filter"] = f"from-pub-date:{day.isoformat()}"
    return ApiCall("GET", endpoint(base, "works"), params=params)


def parse(body: bytes, query: Query) -> Answer:
    """The excerpt is the abstract or, where there is none, who wrote it and where it appeared."""
    results = (
        (first(row, "title"), _address(row), first(row, "abstract") or _imprint(row), _published(row))
        for row in rows(load(body, NAME, "message"), "message", "items")
    )
    return Answer(hits_of(results, query.limit))


def _address(row: Row) -> str:
    doi = first(row, "DOI").strip()
    return (
        f"https://doi.org/{quote(doi, safe='/:;().')}"
        if doi.startswith("10.") and doi.isprintable()
        else first(row, "URL")
    )


def _imprint(row: Row) -> str:
    names = (
        " ".join(filter(None, (first(a, "given"), first(a, "family")))) or first(a, "name") for a in rows(row, "author")
    )
    authors = [name for name in names if name]
    author_names = ", ".join(authors[:3]) + (" et al." if len(authors) > 3 else "")
    return ". ".join(filter(None, (author_names, first(row, "container-title", "publisher"))))


def _published(row: Row) -> str:
    """`[[2021, 3, 4]]` → `2021-03-04`, as exact as it is known."""
    parts = value_at(row, "published", "date-parts")
    first_part = parts[0] if isinstance(parts, list) and parts else None
    numbers = [n for n in first_part if type(n) is int and 0 < n < 10_000][:3] if isinstance(first_part, list) else []
    return "-".join(f"{number:02d}" for number in numbers)


API = Api(request, parse, BASE, keyless=True, is_fallback=False)
