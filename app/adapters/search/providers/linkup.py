"""Linkup: https://docs.linkup.so/pages/documentation/api-reference/endpoint/post-search."""

from app.adapters.search.query_parameters import clamp, since_day, sites, words
from app.adapters.search.result_rows import first, hits_of, load, rows
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall, bearer
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "linkup"
BASE = "https://api.linkup.so/v1"
INFO = ChannelInfo(
    NAME,
    "Linkup",
    key="linkup",
    variables=("LINKUP_API_KEY",),
    key_url="https://app.linkup.so/api-keys",
    checked=DOCUMENTED,
    note="Paid, with free credits every month",
)

_LONGEST = 1000
_NOTHING = b"SEARCH_QUERY_NO_RESULT"


def request(query: Query, key: str, base: str) -> ApiCall:
    only, without = sites(query)
    body: dict[str, object] = {
        "q": words(query, _LONGEST),
        "depth": "standard",
        "outputType": "searchResults",
        "includeImages": False,
        "maxResults": clamp(query, 50),
    }
    if only:
        body["includeDomains"] = list(only[:50])
    if without:
        body["excludeDomains"] = list(without[:50])
    if day := since_day(query):
        body["fromDate"] = day.isoformat()
    return ApiCall("POST", endpoint(base, "search"), bearer(key), json=body)


def parse(body: bytes, query: Query) -> Answer:
    results = (
        (first(row, "name"), first(row, "url"), first(row, "content"), "")
        for row in rows(load(body, NAME, "results"), "results")
        if row.get("type", "text") == "text"
    )
    return Answer(hits_of(results, query.limit))


def settle(status: int, body: bytes) -> Answer | None:
    """Nothing found is a 400 with a code of its own."""
    return Answer() if status == 400 and _NOTHING in body else None


API = Api(request, parse, BASE, settle=settle)
