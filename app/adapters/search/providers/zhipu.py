"""Zhipu's search: https://docs.bigmodel.cn/cn/guide/tools/web-search. Rows may come without an address."""

from app.adapters.search.query_parameters import clamp, sites, words
from app.adapters.search.result_rows import first, hits_of, load, rows
from app.adapters.search.service_addresses import CHAT, endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall, bearer
from app.adapters.search.service_errors import failure
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "zhipu"
BASE = "https://open.bigmodel.cn/api/paas/v4"
INFO = ChannelInfo(
    NAME,
    "Zhipu",
    key="zhipu",
    key_url="https://open.bigmodel.cn/usercenter/proj-mgmt/apikeys",
    checked=DOCUMENTED,
    note="Paid by the search, with the key of the models",
)

_LONGEST = 200
_FRESHNESS = {"day": "oneDay", "week": "oneWeek", "month": "oneMonth", "year": "oneYear"}


def request(query: Query, key: str, base: str) -> ApiCall:
    only, _ = sites(query)
    body: dict[str, object] = {
        "search_query": words(query, _LONGEST),
        "search_engine": "search_std",
        "search_intent": False,
        "count": clamp(query, 50),
        "search_recency_filter": _FRESHNESS.get(query.since, "noLimit"),
        "content_size": "medium",
    }
    if len(only) == 1:  # it takes one domain and no more
        body["search_domain_filter"] = only[0]
    return ApiCall("POST", endpoint(base, "web_search", CHAT), bearer(key), json=body)


def parse(body: bytes, query: Query) -> Answer:
    data = load(body, NAME, "search_result", "search_intent", "error")
    if data.get("error"):
        raise failure(NAME, 400, data)
    results = (
        (first(row, "title"), first(row, "link"), first(row, "content"), row.get("publish_date"))
        for row in rows(data, "search_result")
    )
    return Answer(hits_of(results, query.limit))


API = Api(request, parse, BASE)
