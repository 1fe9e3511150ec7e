"""A SearXNG of the user's own: https://docs.searxng.org/dev/search_api.html. No key; JSON is off unless switched on."""

from typing import Any

from app.adapters.search.apis.asking import spoken, with_operators
from app.adapters.search.apis.calls import Answer, Api, ApiCall
from app.adapters.search.apis.places import endpoint
from app.adapters.search.apis.rows import first, hits_of, load, plain, rows
from app.adapters.search.serp.locales import interface_language, language_of, region_of
from app.core.domain.errors import Blocked, Unavailable
from app.core.domain.evidence import Query

NAME = "searxng"

_LONGEST = 500


def request(query: Query, key: str, base: str) -> ApiCall:
    params: dict[str, str | int] = {
        "q": with_operators(query, _LONGEST),
        "format": "json",
        "categories": "general",
        "language": _language(spoken(query)),
        "pageno": 1,
    }
    if query.since in ("day", "week", "month", "year"):
        params["time_range"] = query.since
    return ApiCall("GET", endpoint(base, "search"), params=params)


def parse(body: bytes, query: Query) -> Answer:
    """`Blocked` where nothing was found because engines refused."""
    data = load(body, NAME, "results")
    found = (
        (first(row, "title"), first(row, "url"), first(row, "content"), row.get("publishedDate"))
        for row in rows(data, "results")
    )
    hits = hits_of(found, query.limit)
    if not hits and (silent := _unresponsive(data.get("unresponsive_engines"))):
        raise Blocked(NAME, "refused", silent)
    return Answer(hits)


def settle(status: int, body: bytes) -> Answer | None:
    """403 is what it says while `json` is missing from `search.formats` in its settings.yml."""
    if status == 403:
        raise Unavailable(NAME, "json_off")
    return None


def _language(tag: str) -> str:
    if language_of(tag) == "zh":
        return interface_language(tag)
    region = region_of(tag)
    return f"{language_of(tag)}-{region}" if region else language_of(tag)


def _unresponsive(engines: Any) -> str:
    """`google: CAPTCHA, brave: timeout`"""
    if not isinstance(engines, list):
        return ""
    pairs = (engine[:2] for engine in engines[:20] if isinstance(engine, list) and engine)
    return plain(", ".join(": ".join(str(part) for part in pair) for pair in pairs), 500)


API = Api(request, parse, keyless=True, settle=settle)
