"""Parallel: https://docs.parallel.ai/api-reference/search/search."""

from app.adapters.search.query_parameters import clamp, country, since_day, sites, words
from app.adapters.search.result_rows import first, hits_of, joined, load, rows
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "parallel"
BASE = "https://api.parallel.ai"
INFO = ChannelInfo(
    NAME,
    "Parallel",
    key="parallel",
    variables=("PARALLEL_API_KEY", "PARALLEL_AI_API_KEY"),
    key_url="https://platform.parallel.ai",
    checked=DOCUMENTED,
    note="Paid, with free credits every month",
)

_LONGEST = 200  # of one query; an objective beside it may be longer
_LONGEST_OBJECTIVE = 5000
_MOST_HITS = 40


def request(query: Query, key: str, base: str) -> ApiCall:
    """`basic`: the quickest mode that reads every language, and without a mode the dearest one is taken."""
    objective, short = words(query, _LONGEST_OBJECTIVE), words(query, _LONGEST)
    settings: dict[str, object] = {"max_results": clamp(query, _MOST_HITS)}
    if policy := _policy(query):
        settings["source_policy"] = policy
    if place := country(query):
        settings["location"] = place.lower()
    body: dict[str, object] = {"search_queries": [short], "mode": "basic", "advanced_settings": settings}
    if objective != short:
        body["objective"] = objective
    return ApiCall("POST", endpoint(base, "v1/search"), {"x-api-key": key}, json=body)


def _policy(query: Query) -> dict[str, object]:
    """Domains of one kind only: beside those to search, it does not heed those to leave out."""
    only, without = sites(query)
    policy: dict[str, object] = {}
    if only:
        policy["include_domains"] = list(only)
    if without:
        policy["exclude_domains"] = list(without)
    if day := since_day(query):
        policy["after_date"] = day.isoformat()
    return policy


def parse(body: bytes, query: Query) -> Answer:
    results = (
        (first(row, "title"), first(row, "url"), joined(row.get("excerpts")), row.get("publish_date"))
        for row in rows(load(body, NAME, "results"), "results")
    )
    return Answer(hits_of(results, query.limit))


API = Api(request, parse, BASE)
