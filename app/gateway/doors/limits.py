"""How much one may send, how slowly, how often, and how many are answered side by side."""

import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import anyio
from starlette.types import Message, Receive

from app.gateway.errors import Refusal

_MINUTE = 60.0


@dataclass(frozen=True)
class Limits:
    body_bytes: int = 64_000_000
    body_seconds: float = 15.0  # until a body has to be there, besides what its length takes
    body_rate: int = 10_000  # bytes a second: the slowest that one may send
    queue_seconds: float = 30.0
    head_seconds: float = 10.0  # until a request has said what it wants
    reader_seconds: float = 60.0  # in which a client takes nothing of its response
    connections: int = 256
    drained_bytes: int = 4_000_000  # of a refused body, so that its sender comes to read why


class Body:
    """`receive` of a request, which ends with a `Refusal` where too much comes, or too slowly: its time runs from the
    first call on, for a sender is not to blame for waiting in the queue."""

    def __init__(self, receive: Receive, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.refusal: Refusal | None = None
        self._clock = clock
        self._receive = receive
        self._limits = limits
        self._size = 0
        self._start: float | None = None
        self._complete = False

    async def receive(self) -> Message:
        if self._complete:
            return await self._receive()
        self._start = self._clock() if self._start is None else self._start
        seconds = self._limits.body_seconds + self._size / self._limits.body_rate
        try:
            with anyio.fail_after(max(0.0, self._start + seconds - self._clock())):
                message = await self._receive()
        except TimeoutError:
            raise self._refuse(408, "The request's body came too slowly.", "timeout") from None
        self._size += len(message.get("body", b""))
        self._complete = not message.get("more_body", False)
        if self._size > self._limits.body_bytes:
            raise self._refuse(413, too_large(self._limits), "too_large")
        return message

    def _refuse(self, status: int, words: str, code: str) -> Refusal:
        self.refusal = Refusal(status, words, code)
        return self.refusal


class Watched:
    """`receive` of a request that waits: what comes meanwhile is for later, and it is seen when its client goes."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._most = most  # bytes that are read ahead
        self._ahead: deque[Message] = deque()

    async def receive(self) -> Message:
        return self._ahead.popleft() if self._ahead else await self._receive()

    async def wait_for_end(self) -> None:
        """Returns once the client has closed the connection."""
        size = 0
        while size <= self._most:
            message = await self._receive()
            self._ahead.append(message)
            if message["type"] == "http.disconnect":
                return
            size += len(message.get("body", b""))
        await anyio.sleep_forever()


class ClientDeparture(Exception):
    """Nobody waits for the response any more."""


def too_large(limits: Limits) -> str:
    return f"The request is larger than {limits.body_bytes // 1_000_000} MB."


class Rates:
    """Requests of each key within the last minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._times: dict[str, deque[float]] = {}

    def count(self, key: str, per_minute: int) -> None:
        """Raises `Refusal` where this one is too many; that does not count."""
        if per_minute <= 0:
            return
        now, times = self._clock(), self._times.setdefault(key, deque())
        while times and times[0] <= now - _MINUTE:
            times.popleft()
        if len(times) >= per_minute:
            seconds = int(times[0] + _MINUTE - now) + 1
            words = f"This key may send {per_minute} requests a minute."
            raise Refusal(429, words, "rate_limit_exceeded", retry_after=seconds)
        times.append(now)


class Queue:
    """At most `at_once` requests are answered, and as many more wait, in the order in which they came."""

    def __init__(self, at_once: Callable[[], int], seconds: float) -> None:
        self._at_once = at_once
        self._seconds = seconds
        self._running = 0
        self._waiting: deque[anyio.Event] = deque()

    @asynccontextmanager
    async def place(self, client_end: Callable[[], Awaitable[None]] = anyio.sleep_forever) -> AsyncIterator[None]:
        """client_end: returns when the client has gone. Raises `Refusal` or `ClientDeparture`."""
        most = max(1, self._at_once())
        if self._running < most:
            self._running += 1
        elif len(self._waiting) < most:
            await self._wait(client_end)
        else:
            raise _busy()
        try:
            yield
        finally:
            self._leave()

    async def _wait(self, client_end: Callable[[], Awaitable[None]]) -> None:
        """Returns with the place of one who left."""
        turn = anyio.Event()
        self._waiting.append(turn)
        try:
            with anyio.move_on_after(self._seconds) as wait:
                await _first_of(turn.wait, client_end)
        except BaseException:
            if turn.is_set():
                self._leave()
            raise
        finally:
            if not turn.is_set():
                self._waiting.remove(turn)
        if not turn.is_set():
            raise _busy() if wait.cancelled_caught else ClientDeparture

    def _leave(self) -> None:
        if self._waiting and self._running <= max(1, self._at_once()):
            self._waiting.popleft().set()
        else:
            self._running -= 1


async def _first_of(*works: Callable[[], Awaitable[None]]) -> None:
    """Returns with the one that ends first; the others are given up."""
    async with anyio.create_task_group() as tasks:

        async def run(work: Callable[[], Awaitable[None]]) -> None:
            await work()
            tasks.cancel_scope.cancel()

        for work in works:
            tasks.start_soon(run, work)


def _busy() -> Refusal:
    return Refusal(429, "Too many requests at once. Try again soon.", "too_many_requests", retry_after=5)
