"""Serper, Google's results: https://serper.dev."""

from app.adapters.search.locales import interface_language
from app.adapters.search.query_parameters import GOOGLE_AGES, clamp, country, language_tag, with_operators
from app.adapters.search.result_rows import first, hits_of, load, rows
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "serper"
BASE = "https://google.serper.dev"
INFO = ChannelInfo(
    NAME,
    "Serper",
    key="serper",
    variables=("SERPER_API_KEY",),
    key_url="https://serper.dev/api-key",
    checked=DOCUMENTED,
    note="Google's results; prepaid, more than ten results cost double",
)

_LONGEST = 1000


def request(query: Query, key: str, base: str) -> ApiCall:
    body: dict[str, object] = {
        "q": with_operators(query, _LONGEST),
        "num": clamp(query, 100),
        "hl": interface_language(language_tag(query)).lower(),
    }
    if place := country(query):
        body["gl"] = place.lower()
    if query.since in GOOGLE_AGES:
        body["tbs"] = GOOGLE_AGES[query.since]
    return ApiCall("POST", endpoint(base, "search", "news"), {"X-API-KEY": key}, json=body)


def parse(body: bytes, query: Query) -> Answer:
    data = load(body, NAME, "organic", "searchParameters")
    results = (
        (first(row, "title"), first(row, "link"), first(row, "snippet"), row.get("date"))
        for row in rows(data, "organic")
    )
    return Answer(hits_of(results, query.limit))


API = Api(request, parse, BASE)
