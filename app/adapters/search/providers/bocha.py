"""Bocha: https://open.bochaai.com (POST /v1/web-search). A 200 may hold a failure: its `code` tells."""

from app.adapters.search.query_parameters import clamp, sites, words
from app.adapters.search.result_rows import first, fullest, hits_of, load, rows
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall, bearer
from app.adapters.search.service_errors import failure
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "bocha"
BASE = "https://api.bochaai.com"
INFO = ChannelInfo(
    NAME,
    "Bocha",
    key="bocha",
    variables=("BOCHA_API_KEY",),
    key_url="https://open.bochaai.com",
    checked=DOCUMENTED,
    note="Paid, after a small trial",
)

_LONGEST = 500
_FRESHNESS = {"day": "oneDay", "week": "oneWeek", "month": "oneMonth", "year": "oneYear"}
_MOST_SITES = 20


def request(query: Query, key: str, base: str) -> ApiCall:
    only, without = sites(query)
    body: dict[str, object] = {
        "query": words(query, _LONGEST),
        "freshness": _FRESHNESS.get(query.since, "noLimit"),
        "summary": True,
        "count": clamp(query, 50),
    }
    if only:
        body["include"] = "|".join(only[:_MOST_SITES])
    if without:
        body["exclude"] = "|".join(without[:_MOST_SITES])
    return ApiCall("POST", endpoint(base, "v1/web-search"), bearer(key), json=body)


def parse(body: bytes, query: Query) -> Answer:
    data = load(body, NAME, "code", "data")
    code = str(data.get("code", 200))
    if code != "200":
        raise failure(NAME, int(code) if code.isascii() and code.isdecimal() and len(code) == 3 else 400, data)
    results = (
        (
            first(row, "name"),
            first(row, "url"),
            fullest([first(row, "snippet"), first(row, "summary")]),
            first(row, "datePublished", "dateLastCrawled"),
        )
        for row in rows(data, "data", "webPages", "value")
    )
    return Answer(hits_of(results, query.limit))


API = Api(request, parse, BASE)
