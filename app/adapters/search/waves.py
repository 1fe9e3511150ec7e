"""Engines asked side by side, wave after wave: whose answer is waited for, and who is dropped."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import aclosing, suppress
from dataclasses import dataclass

from app.adapters.search.serp.engine import Engine
from app.core.domain.evidence import Outcome, Report
from app.core.streams import Running

_ITS_TIME = 0.5  # of the seconds that a wave has: its engines do not begin in the same moment


@dataclass(frozen=True)
class EngineAnswer:
    report: Report
    no_browser: bool = False  # the other engines need it just as much


_TIME_IS_UP = EngineAnswer(Report("", "", Outcome.TIMED_OUT))


class Wave:
    """The time of one wave. It counts from when its first engine is asked, which others of the turn's queries delay.

    started_at: gets when each engine was asked, in the running loop's seconds.
    """

    def __init__(self, started_at: dict[str, float]) -> None:
        self._started_at = started_at
        self._first = asyncio.Event()

    def begin(self, engine: str) -> None:
        self._started_at[engine] = asyncio.get_running_loop().time()
        self._first.set()

    async def end(self, seconds: float) -> AsyncGenerator[EngineAnswer, None]:
        """Yields once the time is up; a queue that does not move makes it twice as long and no longer."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # `wait_for` of Python 3.11 may swallow the end of this
                await self._first.wait()
        await asyncio.sleep(seconds)
        yield _TIME_IS_UP


class Waves:
    """A wave is over with its last answer, or when its time is up; a late answer still counts as long as nobody has
    given hits and the next wave has its time, too. Who is dropped gives its browser free.

    `ask` tells the wave when its engine begins; `drop` notes that an engine was not waited for, and says so.
    """

    def __init__(
        self,
        waves: Sequence[Sequence[Engine]],
        seconds: float,
        ask: Callable[[Engine, Wave], Awaitable[EngineAnswer]],
        drop: Callable[[Engine], EngineAnswer],
    ) -> None:
        self._waves = waves
        self._seconds = seconds
        self._ask = ask
        self._drop = drop
        self._engines = {engine.name: engine for wave in waves for engine in wave}
        self._running: Running[EngineAnswer] = Running()
        self._under_way: set[str] = set()
        self._silent: set[str] = set()  # those of them that have not answered yet
        self._started_at: dict[str, float] = {}
        self._dropped: set[str] = set()
        self._has_hits = False

    async def answers(self) -> AsyncGenerator[EngineAnswer, None]:
        try:
            for number in range(1, len(self._waves) + 1):
                clock, is_last = self._start(number), number == len(self._waves)
                async with aclosing(self._until_over(clock, is_last=is_last)) as answers:
                    async for answer in answers:
                        yield answer
                if self._has_hits:
                    await self._running.close()
                    for answer in [self._drop(self._engines[name]) for name in self._late()]:
                        yield answer
                    return
                await self._running.close(clock)
                for name in [] if is_last else self._silent_before(number):
                    await self._end(name)
                    yield self._drop(self._engines[name])
        finally:
            await self._running.close()

    def _start(self, number: int) -> str:
        """Ask the engines of this wave; returns the name of its clock, which is no engine's."""
        wave = Wave(self._started_at)
        for engine in self._waves[number - 1]:
            self._under_way.add(engine.name)
            self._silent.add(engine.name)
            self._running.add(engine.name, self._stream(engine, wave))
        self._running.add(f"{number}", wave.end(self._seconds))
        return f"{number}"

    async def _stream(self, engine: Engine, wave: Wave) -> AsyncGenerator[EngineAnswer, None]:
        yield await self._ask(engine, wave)

    async def _until_over(self, clock: str, *, is_last: bool) -> AsyncGenerator[EngineAnswer, None]:
        is_late = False
        while self._under_way and not (is_late and (self._has_hits or not is_last)):
            name, answer = await self._running.next()
            if answer is _TIME_IS_UP:
                is_late = is_late or name == clock
            elif name in self._dropped:
                continue  # it answered while it was being dropped
            elif answer is None:
                self._under_way.discard(name)
            else:
                self._silent.discard(name)
                self._has_hits = self._has_hits or answer.report.outcome is Outcome.HITS
                yield answer

    def _late(self) -> list[str]:
        """Who had its time while another gave hits."""
        now = asyncio.get_running_loop().time()
        began = {name: since for name, since in self._started_at.items() if name in self._silent}
        return [name for name, since in began.items() if now - since >= self._seconds * _ITS_TIME]

    def _silent_before(self, number: int) -> list[str]:
        """Those of earlier waves that were asked and have not answered."""
        earlier = {engine.name for wave in self._waves[: number - 1] for engine in wave}
        return sorted(self._silent & earlier & set(self._started_at))

    async def _end(self, name: str) -> None:
        await self._running.close(name)
        self._dropped.add(name)
        self._under_way.discard(name)
        self._silent.discard(name)
