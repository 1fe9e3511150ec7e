"""Search without a key: the engines' ordinary result pages in the off-screen browser, at a person's pace."""

import math
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import aclosing
from dataclasses import replace
from typing import ClassVar

import httpx

from app.adapters.search.captcha_prompts import CaptchaPrompts
from app.adapters.search.locales import language_of, region_of
from app.adapters.search.opaque_links import resolve
from app.adapters.search.query_parameters import language_tag
from app.adapters.search.rate_limiter import INTERVAL, RateLimiter
from app.adapters.search.serp.catalogue import ENGINES, usual_engines
from app.adapters.search.serp.engine import Engine
from app.adapters.search.serp.structural import read_page
from app.adapters.search.waves import EngineAnswer, Wave, Waves
from app.core.domain.addresses import private_place, with_scheme
from app.core.domain.catalogue import EngineState
from app.core.domain.errors import AppError, TimedOut, Unavailable
from app.core.domain.evidence import Hit, Outcome, Query, Report
from app.core.domain.settings import SearchSettings
from app.core.language.catalogue import LATIN
from app.core.ports import HumanVerification, PageRenderer, Rendered

_RENDER_SECONDS = 10.0
_MOST_SITES = 3  # more make a query that engines take for a robot's
_MOST_AT_ONCE = 6
_SHORTEST_DEADLINE = 0.5  # seconds
LATE = "late"  # the detail of a report on an engine whose answer was not waited for any longer
_ANSWERS = (Outcome.HITS, Outcome.NO_RESULTS)
_AWAKE = -1  # no number of answers


class LocalChannel:
    """Several engines side by side, then the next ones, until there are hits.

    `http` asks opaque redirects; `settings` is read per query; `checks` asks the user to pass an engine's check (None:
    there is nobody to ask); `engines` gives those that are known, which may change from one query to the next.
    """

    name: ClassVar[str] = "local"
    usable: ClassVar[bool] = True
    is_fallback: ClassVar[bool] = True

    def __init__(
        self,
        renderer: PageRenderer,
        settings: Callable[[], SearchSettings],
        http: httpx.AsyncClient,
        clock: Callable[[], float] = time.monotonic,
        checks: HumanVerification | None = None,
        engines: Callable[[], Mapping[str, Engine]] = lambda: ENGINES,
    ) -> None:
        self._renderer = renderer
        self._settings = settings
        self._http = http
        self._engines = engines
        self._limiters: defaultdict[str, RateLimiter] = defaultdict(lambda: RateLimiter(clock))
        self._captcha_prompts = CaptchaPrompts(checks, clock) if checks is not None else None

    async def search(self, query: Query) -> AsyncGenerator[Report, None]:
        """An engine that rests is reported with its last outcome; where all rest, the one that wakes first is asked.

        Where all are blocked and one of them wants to see a person, the user is asked to show themselves.
        """
        last: dict[str, Report] = {}
        async with aclosing(self._ask_engines(query)) as answers:
            async for answer in answers:
                last[answer.report.engine] = answer.report
                yield answer.report
                if answer.no_browser:
                    return
        if not any(report.outcome in _ANSWERS for report in last.values()):
            async with aclosing(self._by_a_person(query, list(last.values()))) as reports:
                async for report in reports:
                    yield report

    async def test(self, engine: str, query: Query) -> Report:
        """Ask this one alone, awake or resting, and nobody to pass its check."""
        answer = await self._answer(self._engines()[engine], query, self._limiters[engine].answers)
        return answer.report

    async def solve(self, engine: str, query: Query) -> Report:
        """Show the user, who has just asked for it, this engine's check, and tell what stood behind it."""
        if self._captcha_prompts is None:
            return await self.test(engine, query)
        engine_entry = self._engines()[engine]
        url = self._address(engine_entry, query)
        if unfit := self._unfit(engine_entry, query, url):
            return unfit
        page = await self._captcha_prompts.show(engine_entry, url, query_language(query))
        if page is None:
            return Report(engine, query.text, Outcome.CHECK, (), "", url=url)
        return await self._behind(engine_entry, query, page, url)

    def clear_cooldown(self, engine: str) -> None:
        """Ask it again at once, such as after the user has passed its check."""
        self._limiters[engine].clear_cooldown()

    def states(self) -> tuple[EngineState, ...]:
        """How every engine stands, in the order in which they are listed."""
        limiters = {engine: self._limiters[engine.name] for engine in self._engines().values()}
        return tuple(
            EngineState(engine.name, engine.info.terms, limiter.cooldown, limiter.outcome)
            for engine, limiter in limiters.items()
        )

    async def _ask_engines(self, query: Query) -> AsyncGenerator[EngineAnswer, None]:
        """Those that are awake, wave after wave; how the others stand comes first."""
        settings = self._settings()
        engines = engines_for(query.engines or settings.engines, query.language, self._engines())
        cooldowns = {engine.name: self._limiters[engine.name].cooldown for engine in engines}
        roused = min(cooldowns, key=lambda name: cooldowns[name]) if all(cooldowns.values()) else ""
        for engine in engines:
            if (cooldown := cooldowns[engine.name]) and engine.name != roused:
                yield EngineAnswer(self._cooling_down_report(engine, query, cooldown))
        answer_count = self._limiters[roused].answers if roused else _AWAKE
        awake = [engine for engine in engines if not cooldowns[engine.name] or engine.name == roused]

        async def ask(engine: Engine, wave: Wave) -> EngineAnswer:
            return await self._answer(engine, query, answer_count, wave)

        def drop(engine: Engine) -> EngineAnswer:
            self._limiters[engine.name].drop()
            return EngineAnswer(self._late(engine, query))

        seconds = max(settings.engine_deadline, _SHORTEST_DEADLINE)
        async with aclosing(Waves(_waves(awake, settings), seconds, ask, drop).answers()) as answers:
            async for answer in answers:
                yield answer

    async def _by_a_person(self, query: Query, blocked: Sequence[Report]) -> AsyncGenerator[Report, None]:
        """The hits behind the first check that is wanted, if the user passes it. Queries wait for one another here:
        where an earlier one woke the engine, it is asked as ever."""
        wanting = [report for report in blocked if report.outcome is Outcome.CHECK]
        if self._captcha_prompts is None or not wanting:
            return
        engine, url = self._engines()[wanting[0].engine], wanting[0].url
        limiter = self._limiters[engine.name]
        async with self._captcha_prompts.alone:
            resting = limiter.cooldown
            page = await self._captcha_prompts.solve(engine, url, query_language(query)) if resting else None
        if page is None:
            if not limiter.cooldown:
                yield (await self._answer(engine, query, _AWAKE)).report
            return
        yield await self._behind(engine, query, page, url)

    async def _behind(self, engine: Engine, query: Query, page: Rendered, url: str) -> Report:
        """What the page shows that a person has reached."""
        outcome, hits = _parsed(engine, query, page)
        self._limiters[engine.name].end(outcome)
        hits = await resolve(self._http, hits[: query.limit], page.url or url)
        return Report(engine.name, query.text, outcome, hits, url=url)

    async def _answer(self, engine: Engine, query: Query, answer_count: int, wave: Wave | None = None) -> EngineAnswer:
        """Queue for the engine, ask it, and find out where its links lead. Raises nothing.

        answer_count: ask it even while it rests, unless it was heard of again since it had given so many answers.
        """
        limiter = self._limiters[engine.name]
        url = self._address(engine, query)
        if unfit := self._unfit(engine, query, url):
            return EngineAnswer(unfit)
        async with limiter.alone:
            cooldown = limiter.cooldown  # perhaps sent to rest while this query waited
            if cooldown and limiter.answers != answer_count:
                return EngineAnswer(self._cooling_down_report(engine, query, cooldown))
            await limiter.begin(0.0 if private_place(url) else INTERVAL)
            if wave is not None:
                wave.begin(engine.name)
            try:
                outcome, hits, page, detail = await self._read(engine, query, url)
            except Unavailable as error:
                return EngineAnswer(self._unreached(engine, query, url, str(error)), no_browser=True)
            limiter.end(outcome)
        hits = await resolve(self._http, hits[: query.limit], page)
        return EngineAnswer(Report(engine.name, query.text, outcome, hits, detail, url=url))

    async def _read(self, engine: Engine, query: Query, url: str) -> tuple[Outcome, tuple[Hit, ...], str, str]:
        """(outcome, hits, where the page was in the end, what went wrong). Raises `Unavailable` and nothing else."""
        try:
            passing = not query.keep and self._settings().keep_engine_cookies  # the engines' profile is on disk
            page = await self._renderer.render(
                url,
                profile="pages" if passing else "engines",
                ready=engine.ready,
                language=query_language(query),
                timeout=_RENDER_SECONDS,
            )
        except Unavailable:
            raise
        except AppError as error:
            outcome = Outcome.TIMED_OUT if isinstance(error, TimedOut) else Outcome.UNREACHABLE
            return outcome, (), url, str(error)
        return *_parsed(engine, query, page), page.url or url, ""

    def _address(self, engine: Engine, query: Query) -> str:
        localized = replace(narrowed(query), language=query_language(query))
        return engine.url(localized, with_scheme(self._settings().addresses.get(engine.name, "")))

    def _unfit(self, engine: Engine, query: Query, url: str) -> Report | None:
        """Why it cannot be asked at this address."""
        if not url:
            return self._unreached(engine, query, url, "no address")
        if (place := private_place(url)) and place not in self._settings().allowed_hosts:
            # Our own gate would refuse it, which must not look like a refusal of the engine's.
            return self._unreached(engine, query, url, f"private address not allowed: {place}")
        return None

    def _cooling_down_report(self, engine: Engine, query: Query, cooldown: float) -> Report:
        url = self._address(engine, query)
        outcome = self._limiters[engine.name].outcome or Outcome.UNREACHABLE
        return Report(engine.name, query.text, outcome, (), f"resting {math.ceil(cooldown)}", url=url)

    def _late(self, engine: Engine, query: Query) -> Report:
        return Report(engine.name, query.text, Outcome.TIMED_OUT, (), LATE, url=self._address(engine, query))

    def _unreached(self, engine: Engine, query: Query, url: str, detail: str) -> Report:
        return Report(engine.name, query.text, Outcome.UNREACHABLE, (), detail, url=url)


def narrowed(query: Query) -> Query:
    """The query with `site:` words for the few hosts that are allowed; result pages take no other filter.

    The engines' operators know hosts only: the router drops hits that a finer pattern forbids.
    """
    hosts = query.rules.allowed_hosts
    if not 0 < len(hosts) <= _MOST_SITES:
        return query
    sites = " OR ".join(f"site:{host}" for host in hosts)
    return replace(query, text=f"{query.text} {sites if len(hosts) == 1 else f'({sites})'}")


def query_language(query: Query) -> str:
    """The question's language where its words tell, in the user's region: `zh-US`; else the user's own.

    In mainland China the engines that can be reached answer by place, and know Latin languages under it as well.
    """
    language, region = language_tag(query), region_of(query.language)
    if region == "CN" and language_of(language) in LATIN:
        return query.language
    return language if language == query.language or not region else f"{language}-{region}"


def engines_for(choice: Sequence[str], language: str, engines: Mapping[str, Engine] = ENGINES) -> list[Engine]:
    """The user's engines in the user's order; where none is chosen, the usual ones, those that know the language first.

    An engine without an address of its own has to be chosen.
    """
    names = [name for name in dict.fromkeys(choice) if name in engines]
    return [engines[name] for name in names or usual_engines(language) if name in engines]


def _waves(engines: Sequence[Engine], settings: SearchSettings) -> list[Sequence[Engine]]:
    size = min(max(settings.engines_at_once, 1), _MOST_AT_ONCE)
    return [engines[start : start + size] for start in range(0, len(engines), size)]


def _parsed(engine: Engine, query: Query, page: Rendered) -> tuple[Outcome, tuple[Hit, ...]]:
    return read_page(engine, page.html, query=query.text, status=page.status or 200, url=page.url)
