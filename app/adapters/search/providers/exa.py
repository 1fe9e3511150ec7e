"""Exa: https://exa.ai/docs/reference/search."""

from app.adapters.search.query_parameters import clamp, country, since_day, sites, words
from app.adapters.search.result_rows import first, hits_of, joined, load, rows
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "exa"
BASE = "https://api.exa.ai"
INFO = ChannelInfo(
    NAME,
    "Exa",
    key="exa",
    variables=("EXA_API_KEY",),
    key_url="https://dashboard.exa.ai/api-keys",
    checked=DOCUMENTED,
    note="Paid, with free credits every month",
)

_LONGEST = 1000


def request(query: Query, key: str, base: str) -> ApiCall:
    only, without = sites(query)
    body: dict[str, object] = {
        "query": words(query, _LONGEST),
        "type": "auto",
        "numResults": clamp(query, 100),
        "contents": {"highlights": True, "text": {"maxCharacters": 1000}},
    }
    if only:
        body["includeDomains"] = list(only)
    if without:
        body["excludeDomains"] = list(without)
    if day := since_day(query):
        body["startPublishedDate"] = f"{day.isoformat()}T00:00:00.000Z"
    if place := country(query):
        body["userLocation"] = place
    return ApiCall("POST", endpoint(base, "search"), {"x-api-key": key}, json=body)


def parse(body: bytes, query: Query) -> Answer:
    results = (
        (
            first(row, "title"),
            first(row, "url"),
            joined(row.get("highlights")) or first(row, "text", "summary"),
            row.get("publishedDate"),
        )
        for row in rows(load(body, NAME, "results"), "results")
    )
    return Answer(hits_of(results, query.limit))


API = Api(request, parse, BASE)
