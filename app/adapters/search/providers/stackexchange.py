"""Stack Exchange's questions: https://api.stackexchange.com/docs/advanced-search. Keyless: 300 requests a day."""

import re
from datetime import UTC, date, datetime

from app.adapters.search.query_parameters import clamp, since_day, sites, words
from app.adapters.search.result_rows import first, hits_of, load, rows
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall
from app.adapters.search.service_errors import failure
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "stackexchange"
BASE = "https://api.stackexchange.com/2.3"
INFO = ChannelInfo(
    NAME,
    "Stack Exchange",
    key="stackexchange",
    variables=("STACKEXCHANGE_API_KEY",),
    key_url="https://stackapps.com/apps/oauth/register",
    key_optional=True,
    checked=DOCUMENTED,
    note="Stack Overflow, or the allowed site of the network; texts under CC BY-SA; 300 searches a day",
)

_LONGEST = 240
_USUAL = "stackoverflow"
_SITE = re.compile(
    r"(?:[a-z-]+\.)?(?:stackexchange|stackoverflow|superuser|serverfault|askubuntu|stackapps)\.com|mathoverflow\.net"
)


def request(query: Query, key: str, base: str, today: date | None = None) -> ApiCall:
    """One site of the network at a time: the first allowed one that belongs to it, else Stack Overflow."""
    params: dict[str, str | int] = {
        "q": words(query, _LONGEST),
        "site": next((host for host in sites(query)[0] if _SITE.fullmatch(host)), _USUAL),
        "pagesize": clamp(query, 100),
        "sort": "relevance",
        "order": "desc",
        "filter": "withbody",
    }
    if day := since_day(query, today):
        params["fromdate"] = int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())
    if key:
        params["key"] = key
    return ApiCall("GET", endpoint(base, "search/advanced"), params=params)


def parse(body: bytes, query: Query) -> Answer:
    data = load(body, NAME, "items", "error_id")
    if "error_id" in data:
        raise failure(NAME, 400, data)
    results = (
        (first(row, "title"), first(row, "link"), first(row, "body", "excerpt"), row.get("creation_date"))
        for row in rows(data, "items")
    )
    return Answer(hits_of(results, query.limit))


API = Api(request, parse, BASE, keyless=True, is_fallback=False)
