"""Hacker News, by Algolia: https://hn.algolia.com/api. Keyless."""

from datetime import UTC, date, datetime

from app.adapters.search.query_parameters import clamp, since_day, words
from app.adapters.search.result_rows import Row, first, hits_of, load, rows
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.evidence import Query

NAME = "hackernews"
BASE = "https://hn.algolia.com/api/v1"
INFO = ChannelInfo(
    NAME,
    "Hacker News",
    checked=DOCUMENTED,
    note="Stories of Hacker News, by Algolia's free search",
)

_LONGEST = 300


def request(query: Query, key: str, base: str, today: date | None = None) -> ApiCall:
    params: dict[str, str | int] = {
        "query": words(query, _LONGEST),
        "tags": "story",
        "hitsPerPage": clamp(query, 100),
    }
    if day := since_day(query, today):
        begin = datetime(day.year, day.month, day.day, tzinfo=UTC)
        params["numericFilters"] = f"created_at_i>{int(begin.timestamp())}"
    return ApiCall("GET", endpoint(base, "search"), params=params)


def parse(body: bytes, query: Query) -> Answer:
    """A story's own text or, where it is a link, the linked page without an excerpt."""
    results = (
        (first(row, "title", "story_title"), _address(row), first(row, "story_text"), row.get("created_at"))
        for row in rows(load(body, NAME, "hits"), "hits")
    )
    return Answer(hits_of(results, query.limit))


def _address(row: Row) -> str:
    """The linked page; for a question to the readers, which links nothing, its own."""
    number = str(row.get("objectID", ""))
    own = f"https://news.ycombinator.com/item?id={number}" if number.isascii() and number.isdecimal() else ""
    return first(row, "url", "story_url") or own


API = Api(request, parse, BASE, keyless=True, is_fallback=False)
