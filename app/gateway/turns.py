"""Turns on the program's own loop, for requests that are answered on another thread's."""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing, suppress
from dataclasses import dataclass, replace
from typing import TypeVar

from app.core.domain import events as e
from app.core.domain.turn.question import BATCH_SECONDS, Question
from app.core.services import Services

T = TypeVar("T")

_EARLY = 0.25  # seconds in which a failure still is an error of HTTP; later it is one within the stream
_SILENCE = 10.0  # seconds after which a client is told that its request lives
_FEW = 4  # turns, side by side, whose events are sent on as they come
_CROSSING = 0.01  # seconds from one waking of the other thread to the next, for more: it costs both more than an event
_BEGIN = 0.01  # seconds from one question's begin to the next: fifty at once would hold the window up
_SHARE = 0.004  # seconds that words wait longer for each other turn: fifty clients are not read to word by word
_LONGEST_BATCH = 0.2


class Silence:
    """Nothing came for a while."""


SILENCE = Silence()
_Item = e.Event | Silence | BaseException | None  # None: the end
_Queue = asyncio.Queue[_Item]


@dataclass
class _Reader:
    """Of a turn's events, as the core's thread knows it."""

    turn: str = ""  # the id of the turn while it runs
    is_there: bool = True


class Turns:
    """The way from the server's thread to the core: both ends of it are asyncio loops."""

    def __init__(self, services: Services, core: asyncio.AbstractEventLoop) -> None:
        self.services = services
        self._core = core
        self._crossing: dict[asyncio.AbstractEventLoop, list[tuple[_Queue, _Item]]] = {}  # the core's thread alone
        self._crossed_at = 0.0  # the core's time
        self._running = 0  # turns
        self._next_begin = 0.0  # time.monotonic(), of the other thread alone

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Awaited on the core's loop; cancelled with the caller."""

        async def there() -> T:
            return await work()

        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(there(), self._core))

    async def events(self, question: Question) -> AsyncGenerator[e.Event | Silence, None]:
        """The events of a turn, and signs of silence. Whoever closes this before its end stops the turn."""
        await self._wait_for_begin()
        here = asyncio.get_running_loop()
        queue: _Queue = asyncio.Queue()

        def put(item: _Item) -> None:
            self._send(here, queue, item)

        def mark_silence() -> None:
            queue.put_nowait(SILENCE)
            timers.append(here.call_later(_SILENCE, mark_silence))
            del timers[:-1]

        timers = [here.call_later(_EARLY, mark_silence)]
        reader = _Reader()
        asyncio.run_coroutine_threadsafe(self._pump(question, put, reader), self._core)
        try:
            while (item := await queue.get()) is not None:
                if isinstance(item, BaseException):
                    raise item
                yield item
        finally:
            timers[-1].cancel()
            with suppress(RuntimeError):  # the core's loop has ended
                self._core.call_soon_threadsafe(self._leave, reader)

    def _leave(self, reader: _Reader) -> None:
        """The turn is stopped, not cancelled: it ends as one that a person stops, and is saved so."""
        reader.is_there = False
        self._stop_unread(reader)

    def _stop_unread(self, reader: _Reader) -> None:
        if reader.turn and not reader.is_there:
            self.services.ask.stop(reader.turn)

    async def _pump(self, question: Question, put: Callable[[_Item], None], reader: _Reader) -> None:
        """Whatever ends it, the other side must not wait for ever."""
        if not reader.is_there:
            return
        end: BaseException | None = None
        batch = max(question.batch_seconds, batch_seconds(self._running))
        question = replace(question, batch_seconds=batch)
        self._running += 1
        try:
            async with aclosing(self.services.ask.run(question)) as events:
                async for event in events:
                    if not reader.turn:  # before the first event nothing has an id by which it could be stopped
                        reader.turn = event.turn
                        self._stop_unread(reader)
                    put(event)
        except BaseException as error:
            end = error
            raise
        finally:
            self._running -= 1
            reader.turn = ""
            put(end)

    async def _wait_for_begin(self) -> None:
        now = time.monotonic()
        begin = max(now, self._next_begin)
        self._next_begin = begin + _BEGIN
        if begin > now:
            await asyncio.sleep(begin - now)

    def _send(self, there: asyncio.AbstractEventLoop, queue: _Queue, item: _Item) -> None:
        """Together with what other turns have for that thread."""
        items = self._crossing.setdefault(there, [])
        items.append((queue, item))
        if len(items) > 1:
            return
        wait = self._crossed_at + _CROSSING - self._core.time() if self._running > _FEW else 0.0
        if wait > 0:
            self._core.call_later(wait, self._cross, there)
        else:
            self._core.call_soon(self._cross, there)

    def _cross(self, there: asyncio.AbstractEventLoop) -> None:
        items = self._crossing.pop(there)
        self._crossed_at = self._core.time()
        if not there.is_closed():
            there.call_soon_threadsafe(_deliver, items)


def batch_seconds(others: int) -> float:
    """How often a turn's words are sent on while so many others run."""
    return min(BATCH_SECONDS + others * _SHARE, _LONGEST_BATCH)


def _deliver(items: list[tuple[_Queue, _Item]]) -> None:
    for queue, item in items:
        queue.put_nowait(item)
