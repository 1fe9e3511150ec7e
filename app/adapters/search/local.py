"""Search without a key: the engines' ordinary result pages in the off-screen browser, at a person's pace."""

import math
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Callable, Sequence
from dataclasses import replace
from typing import ClassVar

import httpx

from app.adapters.search.pace import INTERVAL, Pace
from app.adapters.search.redirects import resolve
from app.adapters.search.serp.engines import ENGINES, Engine
from app.core.domain.addresses import private_place
from app.core.domain.errors import AppError, TimedOut, Unavailable
from app.core.domain.evidence import Hit, Outcome, Query, Report
from app.core.domain.settings import SearchSettings
from app.core.ports import PageRenderer

_RENDER_SECONDS = 10.0
_MOST_SITES = 3  # more make a query that engines take for a robot's
_FOR_CHINESE = ("baidu", "bing", "google", "duckduckgo")
_FOR_OTHERS = ("bing", "duckduckgo", "google", "baidu")


class LocalChannel:
    """One engine after another until one gives hits. `http` asks opaque redirects; `settings` is read per query."""

    name: ClassVar[str] = "local"
    usable: ClassVar[bool] = True
    stands_in: ClassVar[bool] = True

    def __init__(
        self,
        renderer: PageRenderer,
        settings: Callable[[], SearchSettings],
        http: httpx.AsyncClient,
        clock: Callable[[], float] = time.monotonic,
    ):
        self._renderer = renderer
        self._settings = settings
        self._http = http
        self._paces: defaultdict[str, Pace] = defaultdict(lambda: Pace(clock))

    async def search(self, query: Query) -> AsyncGenerator[Report, None]:
        """An engine that rests is reported with its last outcome; where all rest, the one that wakes first is asked."""
        settings = self._settings()
        engines = engines_for(settings.engines, query.language)
        rests = {engine.name: self._paces[engine.name].rest for engine in engines}
        roused = min(rests, key=lambda name: rests[name]) if all(rests.values()) else ""
        for engine in engines:
            address = settings.addresses.get(engine.name, "")
            try:
                report = await self._ask(engine, query, address, engine.name == roused)
            except Unavailable as error:  # no browser at all: the other engines need it just as much
                yield Report(engine.name, query.text, Outcome.UNREACHABLE, (), str(error))
                return
            yield report
            if report.outcome is Outcome.HITS:
                return

    def wake(self, engine: str) -> None:
        """Ask it again at once, such as after the user has passed its check."""
        self._paces[engine].wake()

    async def _ask(self, engine: Engine, query: Query, address: str, rouse: bool) -> Report:
        """Queue for the engine, ask it, and find out where its links lead. Raises `Unavailable` and nothing else."""
        pace, url = self._paces[engine.name], engine.url(narrowed(query), address)
        if (place := private_place(url)) and place not in self._settings().allowed_hosts:
            # Our own gate would refuse it, which must not look like a refusal of the engine's.
            return Report(engine.name, query.text, Outcome.UNREACHABLE, (), f"private address not allowed: {place}")
        async with pace.alone:
            if (rest := pace.rest) and not rouse:  # perhaps sent to rest while this query waited
                return Report(engine.name, query.text, pace.outcome, (), f"resting {math.ceil(rest)}")
            await pace.begin(0.0 if private_place(url) else INTERVAL)
            outcome, hits, page, detail = await self._read(engine, query, url)
            pace.end(outcome)
        hits = await resolve(self._http, hits[: query.limit], page)
        return Report(engine.name, query.text, outcome, hits, detail)

    async def _read(self, engine: Engine, query: Query, url: str) -> tuple[Outcome, tuple[Hit, ...], str, str]:
        """(outcome, hits, where the page was in the end, what went wrong)."""
        try:
            page = await self._renderer.render(
                url, profile="engines", ready=engine.ready, language=query.language, timeout=_RENDER_SECONDS
            )
        except Unavailable:
            raise
        except AppError as error:
            outcome = Outcome.TIMED_OUT if isinstance(error, TimedOut) else Outcome.UNREACHABLE
            return outcome, (), url, str(error)
        outcome, hits = engine.parse(page.html, query=query.text, status=page.status or 200, url=page.url)
        return outcome, hits, page.url or url, ""


def narrowed(query: Query) -> Query:
    """The query with `site:` words for the few hosts that are allowed; result pages take no other filter.

    The engines' operators know hosts only: the router drops hits that a finer pattern forbids.
    """
    hosts = query.rules.allowed_hosts
    if not 0 < len(hosts) <= _MOST_SITES:
        return query
    sites = " OR ".join(f"site:{host}" for host in hosts)
    return replace(query, text=f"{query.text} {sites if len(hosts) == 1 else f'({sites})'}")


def engines_for(chosen: Sequence[str], language: str) -> list[Engine]:
    """The user's engines in the user's order; where none is chosen, all of them, those that know the language first."""
    names = [name for name in dict.fromkeys(chosen) if name in ENGINES]
    usual = _FOR_CHINESE if language.lower().startswith("zh") else _FOR_OTHERS
    return [ENGINES[name] for name in names or usual]
