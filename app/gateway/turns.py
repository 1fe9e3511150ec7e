"""Turns on the program's own loop, for requests that are answered on another thread's."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from concurrent.futures import Future
from contextlib import aclosing
from typing import TypeVar

from app.core.domain import events as e
from app.core.domain.turn.question import Question
from app.core.services import Services

T = TypeVar("T")


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

    async def events(self, question: Question) -> AsyncGenerator[e.Event, None]:
        """The events of a turn. Whoever closes this before its end stops the turn."""
        events = self._across(lambda: self.services.ask.run(question))
        async with aclosing(events):
            async for event in events:
                yield event

    async def _across(self, begin: Callable[[], AsyncIterator[T]]) -> AsyncGenerator[T, None]:
        here, items = asyncio.get_running_loop(), asyncio.Queue[T | BaseException | None]()

        def put(item: T | BaseException | None) -> None:
            here.call_soon_threadsafe(items.put_nowait, item)

        async def pump() -> None:
            end: BaseException | None = None
            try:
                stream = begin()
                try:
                    async for item in stream:
                        put(item)
                finally:
                    if isinstance(stream, AsyncGenerator):
                        await stream.aclose()
            except BaseException as error:  # whatever ends it, the other side must not wait for ever
                end = error
                raise
            finally:
                if not here.is_closed():
                    put(end)

        pumping: Future[None] = asyncio.run_coroutine_threadsafe(pump(), self._core)
        try:
            while (item := await items.get()) is not None:
                if isinstance(item, BaseException):
                    raise item
                yield item
        finally:
            pumping.cancel()
