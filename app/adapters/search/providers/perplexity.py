"""Perplexity's Search API: https://docs.perplexity.ai/guides/search-quickstart. Hits, no answer; see `sonar.py`."""

from typing import Any

from app.adapters.search.query_parameters import clamp, country, domain_filter, words
from app.adapters.search.result_rows import first, hits_of, load
from app.adapters.search.service_addresses import CHAT, endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall, bearer
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "perplexity"
BASE = "https://api.perplexity.ai"
INFO = ChannelInfo(
    NAME,
    "Perplexity",
    key="perplexity",
    key_url="https://www.perplexity.ai/settings/api",
    checked=DOCUMENTED,
    note="Paid by the search",
)

_LONGEST = 1000


def request(query: Query, key: str, base: str) -> ApiCall:
    """No language filter: it would leave out every page in another one, and questions cross languages."""
    body: dict[str, object] = {
        "query": words(query, _LONGEST),
        "max_results": clamp(query, 20),
        "max_tokens_per_page": 512,
    }
    if domains := domain_filter(query):
        body["search_domain_filter"] = domains
    if query.since in ("day", "week", "month", "year"):
        body["search_recency_filter"] = query.since
    if place := country(query):
        body["country"] = place
    return ApiCall("POST", endpoint(base, "search", CHAT), bearer(key), json=body)


def parse(body: bytes, query: Query) -> Answer:
    results = (
        (first(row, "title"), first(row, "url"), first(row, "snippet"), first(row, "date", "last_updated"))
        for row in _flat(load(body, NAME, "results").get("results"))
    )
    return Answer(hits_of(results, query.limit))


def _flat(results: Any) -> list[dict[str, Any]]:
    """Rows, also where they stand in one list for each query."""
    listed = results if isinstance(results, list) else []
    return [row for item in listed for row in (item if isinstance(item, list) else [item]) if isinstance(row, dict)]


API = Api(request, parse, BASE)
