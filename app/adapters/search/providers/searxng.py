"""A SearXNG of the user's own: https://docs.searxng.org/dev/search_api.html. No key; JSON is off unless switched on."""

from dataclasses import replace
from typing import Any

from app.adapters.search.locales import interface_language, language_of, region_of
from app.adapters.search.query_parameters import language_tag, with_operators
from app.adapters.search.result_rows import first, hits_of, load, plain, rows
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.errors import Blocked, Unavailable
from app.core.domain.evidence import Query
from app.core.domain.reasons import DetailWord

NAME = "searxng"
INFO = ChannelInfo(
    NAME,
    "SearXNG",
    variables=("SEARXNG_API_KEY",),
    address=True,
    checked=DOCUMENTED,
    note="Your own server; `json` must stand in search.formats of its settings.yml",
)

_LONGEST = 500
_LONGEST_ANSWER = 4000


def request(query: Query, key: str, base: str) -> ApiCall:
    params: dict[str, str | int] = {
        "q": with_operators(query, _LONGEST),
        "format": "json",
        "categories": "news" if query.kind == "news" else "general",
        "language": _language(language_tag(query)),
        "pageno": 1,
    }
    if query.since in ("day", "week", "month", "year"):
        params["time_range"] = query.since
    return ApiCall("GET", endpoint(base, "search"), params=params)


def parse(body: bytes, query: Query) -> Answer:
    """`Blocked` where nothing was found because engines refused."""
    data = load(body, NAME, "results")
    results = (
        (first(row, "title"), first(row, "url"), first(row, "content"), row.get("publishedDate"))
        for row in rows(data, "results")
    )
    hits = hits_of(results, query.limit)
    response = "\n".join(filter(None, map(_answer, _list(data.get("answers")))))[:_LONGEST_ANSWER]
    if not hits and not response and (silent := _unresponsive(data.get("unresponsive_engines"))):
        raise Blocked(NAME, "refused", silent)
    return Answer(hits, response)


def page(call: ApiCall, number: int) -> ApiCall:
    """A page has what its engines show at once: ten rows or some more."""
    return replace(call, params={**call.params, "pageno": number})


def settle(status: int, body: bytes) -> Answer | None:
    """403 is what it says while `json` is missing from `search.formats` in its settings.yml."""
    if status == 403:
        raise Unavailable(NAME, DetailWord.JSON_OFF)
    return None


def _answer(value: Any) -> str:
    """An answer in words: a text (older versions), an object with `answer`, translations, or the weather now.

    https://docs.searxng.org/dev/result_types/answer/answer.html
    """
    if isinstance(value, str):
        return plain(value)
    if not isinstance(value, dict):
        return ""
    translated = ", ".join(filter(None, (first(row, "text") for row in rows(value, "translations"))))
    return plain(first(value, "answer", "current.summary") or translated)


def _list(value: Any) -> list[Any]:
    return value[:10] if isinstance(value, list) else []


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


API = Api(request, parse, keyless=True, settle=settle, page=page)
