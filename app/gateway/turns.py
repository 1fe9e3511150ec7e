"""Turns on the program's own loop, for requests that are answered on another thread's."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from concurrent.futures import Future
from contextlib import aclosing
from typing import TypeVar

from app.core.domain import events as e
from app.core.domain.turn.question import Question
from app.core.services import Services

T = TypeVar("T")

_EARLY = 0.25  # seconds in which a failure still is an error of HTTP; later it is one within the stream
_SILENCE = 10.0  # seconds after which a client is told that its request lives


class Silence:
    """Nothing came for a while."""


SILENCE = Silence()


class Turns:
    """The way from the server's thread to the core: both ends of it are asyncio loops."""

    def __init__(self, services: Services, core: asyncio.AbstractEventLoop) -> None:
        self.services = services
        self._core = core

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Awaited on the core's loop; cancelled with the caller."""

        async def there() -> T:
            return await work()

        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(there(), self._core))

    async def events(self, question: Question) -> AsyncGenerator[e.Event | Silence, None]:
        """The events of a turn, and signs of silence. Whoever closes this before its end stops the turn."""
        here = asyncio.get_running_loop()
        queue: asyncio.Queue[e.Event | Silence | BaseException | None] = asyncio.Queue()

        def put(item: e.Event | BaseException | None) -> None:
            if not here.is_closed():
                here.call_soon_threadsafe(queue.put_nowait, item)

        def mark_silence() -> None:
            queue.put_nowait(SILENCE)
            timers.append(here.call_later(_SILENCE, mark_silence))
            del timers[:-1]

        timers = [here.call_later(_EARLY, mark_silence)]
        pump: Future[None] = asyncio.run_coroutine_threadsafe(self._pump(question, put), self._core)
        try:
            while (item := await queue.get()) is not None:
                if isinstance(item, BaseException):
                    raise item
                yield item
        finally:
            timers[-1].cancel()
            pump.cancel()

    async def _pump(self, question: Question, put: Callable[[e.Event | BaseException | None], None]) -> None:
        """Whatever ends it, the other side must not wait for ever."""
        end: BaseException | None = None
        try:
            async with aclosing(self.services.ask.run(question)) as events:
                async for event in events:
                    put(event)
        except BaseException as error:
            end = error
            raise
        finally:
            put(end)
