"""Kagi's Search API, version 0: https://help.kagi.com/kagi/api/search.html."""

from app.adapters.search.query_parameters import clamp, with_operators
from app.adapters.search.result_rows import first, hits_of, load, rows
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall
from app.adapters.search.service_errors import failure
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "kagi"
BASE = "https://kagi.com/api/v0"
INFO = ChannelInfo(
    NAME,
    "Kagi",
    key="kagi",
    key_url="https://kagi.com/settings/api",
    checked=DOCUMENTED,
    note="Prepaid; the API's older version",
)

_LONGEST = 500


def request(query: Query, key: str, base: str) -> ApiCall:
    params: dict[str, str | int] = {"q": with_operators(query, _LONGEST), "limit": clamp(query, 50)}
    return ApiCall("GET", endpoint(base, "search"), {"Authorization": f"Bot {key}"}, params)


def parse(body: bytes, query: Query) -> Answer:
    """Rows of another kind than 0 are related searches."""
    data = load(body, NAME, "data", "error")
    if data.get("error"):
        raise failure(NAME, 400, data)
    results = (
        (first(row, "title"), first(row, "url"), first(row, "snippet"), row.get("published"))
        for row in rows(data, "data")
        if row.get("t", 0) == 0
    )
    return Answer(hits_of(results, query.limit))


API = Api(request, parse, BASE)
