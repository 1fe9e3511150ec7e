"""Wikipedia's official search: https://www.mediawiki.org/wiki/API:Search, keyless, in the language of the query."""

import html
import re
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass
from typing import Any, ClassVar
from urllib.parse import quote

import httpx

from app.adapters.http import PLAIN, USER_AGENT, app_errors, read_bounded
from app.adapters.json_text import loads
from app.adapters.search.query_parameters import language
from app.core.domain.addresses import site_of, with_scheme
from app.core.domain.errors import BadAnswer, RateLimited, Unreachable
from app.core.domain.evidence import Hit, Outcome, Query, Report
from app.core.domain.settings import SearchSettings

NAME = "wikipedia"
BASE = "https://{language}.wikipedia.org"

_LONGEST = 300  # characters of a query; more is refused
_TIMEOUT = 10.0
_OTHER_NAMES = {"nb": "no", "fil": "tl", "iw": "he", "in": "id", "yue": "zh-yue"}
_TAG = re.compile(r"<[^>]*>")


@dataclass(frozen=True)
class WikipediaSearch:
    """A search channel with one engine. `http` has no secrets; `settings` gives what is in force now."""

    http: httpx.AsyncClient
    settings: Callable[[], SearchSettings] = SearchSettings
    name: ClassVar[str] = NAME
    usable: ClassVar[bool] = True
    is_fallback: ClassVar[bool] = True

    async def search(self, query: Query) -> AsyncGenerator[Report, None]:
        hits = await self._ask(query)
        yield Report(NAME, query.text, Outcome.HITS if hits else Outcome.NO_RESULTS, hits)

    async def _ask(self, query: Query) -> tuple[Hit, ...]:
        address = with_scheme(self.settings().addresses.get(NAME, ""))
        url, parameters, headers = request(query, address)
        with app_errors(NAME):
            call = self.http.stream("GET", url, params=parameters, headers={**headers, **PLAIN}, timeout=_TIMEOUT)
            async with call as response:
                body = await read_bounded(response)
        refuse(response)
        return parse(body, base_of(query, address))[: query.limit]


def request(query: Query, address: str = "") -> tuple[str, dict[str, str | int], dict[str, str]]:
    """(address, parameters, headers). The headers choose between the scripts of Chinese."""
    parameters: dict[str, str | int] = {
        "action": "query",
        "list": "search",
        "srsearch": query.text[:_LONGEST],
        "srlimit": max(1, min(query.limit, 50)),
        "srprop": "snippet",
        "format": "json",
        "formatversion": 2,
    }
    headers = {"User-Agent": USER_AGENT, "Accept-Language": query.language or "en"}
    return f"{base_of(query, address)}/w/api.php", parameters, headers


def base_of(query: Query, address: str = "") -> str:
    """The wiki's address; `{language}` in `address` stands for the wiki's language."""
    return (address or BASE).rstrip("/").replace("{language}", language_of(query))


def language_of(query: Query) -> str:
    """The wiki to ask: of the query's own language where its words tell, else of the question's or the user's."""
    code = language(query)
    return _OTHER_NAMES.get(code, code)


def parse(answer: bytes, base: str) -> tuple[Hit, ...]:
    """Hits of an answer; their pages are on `base`. Raises `BadAnswer` or, where the answer says so, `RateLimited`."""
    rows = _rows(answer)
    return tuple(_hit(rank, row, base) for rank, row in enumerate(rows, start=1))


def refuse(response: httpx.Response) -> None:
    """Raise what a failed status means."""
    status = response.status_code
    if status == 429:
        raise RateLimited(NAME, "429", _seconds(response.headers.get("Retry-After", "")))
    if status >= 500:
        raise Unreachable(NAME, str(status))
    if status != 200:
        raise BadAnswer(NAME, str(status))


def _rows(answer: bytes) -> list[dict[str, Any]]:
    try:
        data = loads(answer)
        if "error" in data:
            raise _refusal(data["error"])
        return [row for row in data["query"]["search"] if isinstance(row.get("title"), str) and row["title"].strip()]
    except (ValueError, KeyError, TypeError, AttributeError) as exc:
        raise BadAnswer(NAME, f"{type(exc).__name__}: {exc}") from exc


def _refusal(error: dict[str, Any]) -> RateLimited | BadAnswer:
    code, info = str(error.get("code", "")), str(error.get("info", ""))
    return RateLimited(NAME, info) if code in ("ratelimited", "maxlag") else BadAnswer(NAME, f"{code}: {info}")


def _hit(rank: int, row: dict[str, Any], base: str) -> Hit:
    url = f"{base}/wiki/{quote(row['title'].strip().replace(' ', '_'), safe=';@$!*(),/~:')}"
    return Hit(rank, row["title"].strip(), url, _plain(str(row.get("snippet") or "")), site_of(url))


def _plain(snippet: str) -> str:
    return re.sub(r"\s+", " ", html.unescape(_TAG.sub("", snippet))).strip()


def _seconds(value: str) -> float | None:
    return float(value) if value.isdecimal() else None
