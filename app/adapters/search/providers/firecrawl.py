"""Firecrawl: https://docs.firecrawl.dev/api-reference/endpoint/search; a few searches also without a key."""

from app.adapters.search.query_parameters import GOOGLE_AGES, clamp, country, sites, words
from app.adapters.search.result_rows import first, hits_of, load, rows
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall, bearer
from app.adapters.search.service_errors import failure
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "firecrawl"
BASE = "https://api.firecrawl.dev"
INFO = ChannelInfo(
    NAME,
    "Firecrawl",
    key="firecrawl",
    variables=("FIRECRAWL_API_KEY",),
    key_url="https://www.firecrawl.dev/app/api-keys",
    key_optional=True,
    checked=DOCUMENTED,
    note="Monthly free credits; a few searches without a key",
)

_LONGEST = 500


def request(query: Query, key: str, base: str) -> ApiCall:
    only, without = sites(query)
    body: dict[str, object] = {"query": words(query, _LONGEST), "limit": clamp(query, 100), "sources": ["web"]}
    if only:
        body["includeDomains"] = list(only)
    if without:
        body["excludeDomains"] = list(without)
    if query.since in GOOGLE_AGES:
        body["tbs"] = GOOGLE_AGES[query.since]
    if place := country(query):
        body["country"] = place
    return ApiCall("POST", endpoint(base, "v2/search", "v1"), bearer(key), json=body)


def parse(body: bytes, query: Query) -> Answer:
    """`data` holds a list for each kind of hit; version 1 had one flat list."""
    data = load(body, NAME, "data", "success")
    if data.get("success") is False:
        raise failure(NAME, 400, data)
    listed = rows(data, "data") or [*rows(data, "data", "web"), *rows(data, "data", "news")]
    results = (
        (first(row, "title"), first(row, "url"), first(row, "description", "snippet", "markdown"), row.get("date"))
        for row in listed
    )
    return Answer(hits_of(results, query.limit))


API = Api(request, parse, BASE, keyless=True)
