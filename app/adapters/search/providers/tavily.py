"""Tavily: https://docs.tavily.com/documentation/api-reference/endpoint/search; also without a key, within limits."""

from app.adapters.search.query_parameters import clamp, country, sites, words
from app.adapters.search.result_rows import first, hits_of, load, plain, rows
from app.adapters.search.service_addresses import country_name, endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall, bearer
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "tavily"
BASE = "https://api.tavily.com"
INFO = ChannelInfo(
    NAME,
    "Tavily",
    key="tavily",
    variables=("TAVILY_API_KEY",),
    key_url="https://app.tavily.com/home",
    key_optional=True,
    checked=DOCUMENTED,
    note="Monthly free credits; a few searches without a key",
)

_LONGEST = 400
_KEYLESS = {"X-Tavily-Access-Mode": "keyless"}


def request(query: Query, key: str, base: str) -> ApiCall:
    only, without = sites(query)
    body: dict[str, object] = {
        "query": words(query, _LONGEST),
        "search_depth": "basic",
        "max_results": clamp(query, 20),
        "include_answer": False,
        "include_raw_content": False,
    }
    if query.since in ("day", "week", "month", "year"):
        body["time_range"] = query.since
    if only:
        body["include_domains"] = list(only[:300])
    if without:
        body["exclude_domains"] = list(without[:150])
    if place := country_name(country(query)):
        body["country"] = place
    return ApiCall("POST", endpoint(base, "search"), bearer(key) or _KEYLESS, json=body)


def parse(body: bytes, query: Query) -> Answer:
    data = load(body, NAME, "results")
    results = (
        (first(row, "title"), first(row, "url"), first(row, "content", "raw_content"), row.get("published_date"))
        for row in rows(data, "results")
    )
    return Answer(hits_of(results, query.limit), plain(first(data, "answer"), 20_000))


API = Api(request, parse, BASE, keyless=True)
