"""Ollama's web search: https://docs.ollama.com/capabilities/web-search."""

from app.adapters.search.query_parameters import clamp, with_operators
from app.adapters.search.result_rows import first, hits_of, load, rows
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall, bearer
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "ollama_search"
BASE = "https://ollama.com"
INFO = ChannelInfo(
    NAME,
    "Ollama",
    key="ollama",
    key_url="https://ollama.com/settings/keys",
    checked=DOCUMENTED,
    note="A free account works within low limits; ten results at most",
)

_LONGEST = 500


def request(query: Query, key: str, base: str) -> ApiCall:
    """It takes nothing but words and a number, ten at most."""
    body = {"query": with_operators(query, _LONGEST), "max_results": clamp(query, 10)}
    return ApiCall("POST", endpoint(base, "api/web_search"), bearer(key), json=body)


def parse(body: bytes, query: Query) -> Answer:
    results = (
        (first(row, "title"), first(row, "url"), first(row, "content"), "")
        for row in rows(load(body, NAME, "results"), "results")
    )
    return Answer(hits_of(results, query.limit))


API = Api(request, parse, BASE)
