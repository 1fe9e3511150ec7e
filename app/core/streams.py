"""All parallelism of the core: several event streams as one, and work with a deadline.

Tasks are started here and nowhere else in the core. Nothing is yielded inside a TaskGroup or a timeout (PEP 789): each
stream is pumped into one queue by a task of its own.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Iterable, Iterator
from contextlib import aclosing, contextmanager, nullcontext
from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

T = TypeVar("T")

_SHARED_FOR = 60.0  # seconds: turns of a comparison begin at once
_AHEAD = 64  # items that wait to be read: a stream that is faster than its reader is held up, not collected


class Running(Generic[T]):
    """Streams that run side by side; more may be added at any time.

    `next` gives an item, or None when the stream named `until` has ended. A stream's error is raised by `next`.
    `close` cancels what still runs and waits for it. A stream gets no more than a few items ahead of its reader, and
    the reader gives way after as many: a wish from outside is not delayed by what is there already.
    """

    def __init__(self) -> None:
        self._queue: asyncio.Queue[tuple[str, T | None, BaseException | None]] = asyncio.Queue(_AHEAD)
        self._ahead: tuple[str, T | None, BaseException | None] | None = None  # taken too early: the next one
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def add(self, name: str, stream: AsyncGenerator[T, None], context: Context | None = None) -> None:
        self._tasks[name] = asyncio.create_task(self._pump(name, stream), context=context)

    async def next(self) -> tuple[str, T | None]:
        """(stream's name, item); the item is None when that stream has ended."""
        entry, self._ahead = self._ahead or await self._queue.get(), None
        name, item, error = entry
        if error is not None:
            raise error
        if item is None:
            self._tasks.pop(name, None)
        return name, item

    def waiting(self, name: str, kind: type[T]) -> list[T]:
        """The items of this stream and kind that are there already, up to the first other one."""
        items: list[T] = []
        while self._ahead is None and not self._queue.empty():
            entry = self._queue.get_nowait()
            if entry[0] == name and type(entry[1]) is kind:
                items.append(entry[1])
            else:
                self._ahead = entry
        return items

    def __contains__(self, name: str) -> bool:
        return name in self._tasks

    async def close(self, name: str | None = None, limit: float | None = None) -> None:
        """Cancel the stream of that name (None: all). After `limit` seconds what still clears up is left behind."""
        names = [name] if name is not None else list(self._tasks)
        tasks = [task for n in names if (task := self._tasks.pop(n, None))]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=limit)

    async def _pump(self, name: str, stream: AsyncGenerator[T, None]) -> None:
        error: BaseException | None = None
        try:
            async with aclosing(stream) as items:
                async for item in items:
                    await self._queue.put((name, item, None))
        except asyncio.CancelledError:
            raise
        except BaseException as exc:  # handed to whoever reads: nothing is lost in a task
            error = exc
        await self._queue.put((name, None, error))


async def aside(call: Callable[..., T], *arguments: Any, long: bool) -> T:
    """The result of a calculation; of a long one without holding up anything else, so that it can be left, too."""
    return await asyncio.to_thread(call, *arguments) if long else call(*arguments)


async def after(seconds: float, item: T) -> AsyncGenerator[T, None]:
    """A stream that yields one item when the time is up."""
    await asyncio.sleep(seconds)
    yield item


async def every(seconds: float, item: T) -> AsyncGenerator[T, None]:
    """A stream that yields the item again and again, after each pause."""
    while True:
        await asyncio.sleep(seconds)
        yield item


class Signal:
    """A wish from outside as a stream: it yields once, when it is set."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def set(self) -> None:
        self._event.set()

    def is_set(self) -> bool:
        return self._event.is_set()

    async def wait(self) -> AsyncGenerator[Any, None]:
        await self._event.wait()
        yield self


class Countdown:
    """Seconds that run down, but not while somebody holds them."""

    def __init__(self, seconds: float, outer: "Countdown | None" = None) -> None:
        self.over = Signal()
        self._outer = outer
        self._left = seconds
        self._holds = 0
        self._loop = asyncio.get_running_loop()
        self._since = self._loop.time()
        self._timer = self._loop.call_later(seconds, self.over.set)

    @contextmanager
    def hold(self) -> Iterator[None]:
        """While this is open no time counts, for the countdowns around this one too."""
        self._stop()
        try:
            with self._outer.hold() if self._outer else nullcontext():
                yield
        finally:
            self._go_on()

    def cancel(self) -> None:
        self._timer.cancel()

    def _stop(self) -> None:
        self._holds += 1
        if self._holds == 1:
            self._timer.cancel()
            self._left -= self._loop.time() - self._since

    def _go_on(self) -> None:
        self._holds -= 1
        if self._holds == 0:
            self._since = self._loop.time()
            self._timer = self._loop.call_later(max(self._left, 0.0), self.over.set)


_countdown: ContextVar[Countdown | None] = ContextVar("countdown", default=None)  # of the innermost `within`


@contextmanager
def uncounted() -> Iterator[None]:
    """Time spent in here counts for none of the `within` around it: it is waited for a turn, and nothing is done."""
    countdown = _countdown.get()
    with countdown.hold() if countdown else nullcontext():
        yield


async def within(seconds: float, stream: AsyncGenerator[T, None]) -> AsyncGenerator[T, None]:
    """The items of a stream; raises `TimeoutError` once it has run for so long, `uncounted` time left out."""
    running: Running[T | Signal] = Running()
    countdown = Countdown(seconds, _countdown.get())
    context = copy_context()
    context.run(_countdown.set, countdown)
    running.add("stream", stream, context)
    running.add("clock", countdown.over.wait())
    try:
        while True:
            name, item = await running.next()
            if name == "clock":
                raise TimeoutError
            if item is None:
                return
            assert not isinstance(item, Signal)
            yield item
    finally:
        countdown.cancel()
        await running.close()


class Started(Generic[T]):
    """A call that runs while others go on, whose result is waited for in portions."""

    def __init__(self, call: Coroutine[Any, Any, T]) -> None:
        self._task = asyncio.create_task(call)

    async def done_within(self, seconds: float) -> bool:
        await asyncio.wait([self._task], timeout=seconds)
        return self._task.done()

    async def result(self) -> T:
        return await asyncio.shield(self._task)

    async def cancel(self) -> None:
        self._task.cancel()
        await asyncio.wait([self._task])
        if not self._task.cancelled():
            self._task.exception()  # seen: nobody waits for it any more


async def merge(streams: Iterable[AsyncGenerator[T, None]], limit: int = 0) -> AsyncGenerator[T, None]:
    """All items of all streams, as they come; at most `limit` streams at once (0: all). The first error ends it."""
    waiting = list(enumerate(streams))[::-1]
    running: Running[T] = Running()
    open_streams = 0
    try:
        while waiting and (not limit or open_streams < limit):
            index, stream = waiting.pop()
            running.add(str(index), stream)
            open_streams += 1
        while open_streams:
            _, item = await running.next()
            if item is not None:
                yield item
            elif waiting:
                index, stream = waiting.pop()
                running.add(str(index), stream)
            else:
                open_streams -= 1
    finally:
        await running.close()
        for _, stream in waiting:
            await stream.aclose()


@dataclass
class _Response:
    time: float  # by the loop's clock
    arrived: asyncio.Event = field(default_factory=asyncio.Event)  # or its call failed
    text: str | None = None


class SharedResponses:
    """By a key: whoever comes first asks, the others wait for the same response, and ask themselves where it fails."""

    def __init__(self) -> None:
        self._responses: dict[str, _Response] = {}

    async def get(self, key: str, call: Callable[[], Awaitable[str]]) -> str:
        """An empty key shares with nobody."""
        if not key:
            return await call()
        clock = asyncio.get_running_loop().time
        oldest = clock() - _SHARED_FOR
        self._responses = {
            name: one for name, one in self._responses.items() if one.time > oldest or not one.arrived.is_set()
        }
        while (other := self._responses.get(key)) is not None:
            await other.arrived.wait()
            if other.text is not None:
                return other.text
        response = self._responses[key] = _Response(clock())
        try:
            response.text = await call()
            return response.text
        finally:  # it may have been stopped: the next one asks
            if response.text is None:
                del self._responses[key]
            response.arrived.set()
