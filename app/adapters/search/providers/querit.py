"""Querit: https://www.querit.ai/en/docs/reference/post. A 200 may hold a failure: its `error_code` tells."""

from app.adapters.search.query_parameters import clamp, sites, words
from app.adapters.search.result_rows import first, hits_of, load, rows
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall, bearer
from app.adapters.search.service_errors import failure
from app.core.domain.catalogue import UNVERIFIED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "querit"
BASE = "https://api.querit.ai"
INFO = ChannelInfo(
    NAME,
    "Querit",
    key="querit",
    variables=("QUERIT_API_KEY",),
    key_url="https://www.querit.ai",
    checked=UNVERIFIED,
    note="Its host is not confirmed; another address can be set",
)

_LONGEST = 500
_AGES = {"day": "d1", "week": "d7", "month": "d30", "year": "d365"}


def request(query: Query, key: str, base: str) -> ApiCall:
    only, without = sites(query)
    site_filter = {"include": list(only)} if only else {"exclude": list(without)} if without else {}
    filters: dict[str, object] = {"sites": site_filter} if site_filter else {}
    if query.since in _AGES:
        filters["timeRange"] = {"date": _AGES[query.since]}
    body: dict[str, object] = {"query": words(query, _LONGEST), "count": clamp(query, 100)}
    if filters:
        body["filters"] = filters
    return ApiCall("POST", endpoint(base, "v1/search"), bearer(key), json=body)


def parse(body: bytes, query: Query) -> Answer:
    data = load(body, NAME, "error_code", "results")
    code = data.get("error_code", 200)
    if code not in (0, 200, "200"):
        raise failure(NAME, code if type(code) is int and 400 <= code < 600 else 400, data)
    results = (
        (first(row, "title"), first(row, "url"), first(row, "snippet"), first(row, "page_age"))
        for row in rows(data, "results", "result")
    )
    return Answer(hits_of(results, query.limit))


API = Api(request, parse, BASE)
