"""Bytes between two connections: counted, cut at a limit, ended when nothing moves."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from app.adapters.gate.refusals import Refusal

_PIECE = 64 * 1024


class _Over(Exception):
    """One of the works has ended."""


async def race(*works: Callable[[], Awaitable[object]]) -> None:
    """Run these side by side until the first ends; the others are cancelled. Raises what the first one raised."""
    problems: list[Exception] = []

    async def run(work: Callable[[], Awaitable[object]]) -> None:
        try:
            await work()
        except (OSError, asyncio.IncompleteReadError, Refusal) as exc:
            problems.append(exc)
        raise _Over

    try:
        async with asyncio.TaskGroup() as group:
            for work in works:
                group.create_task(run(work))
    except* _Over:
        pass
    if problems:
        raise problems[0]


class RelayTimeouts:
    """A deadline that every byte moves on: `async with patience` raises `TimeoutError` after `idle` quiet seconds.

    It has one timer, which looks when the last byte came: one set anew for each would be left behind as often.
    """

    def __init__(self, idle: float) -> None:
        self._idle = idle
        self._limit = asyncio.timeout(None)
        self._loop = asyncio.get_running_loop()
        self._moved = self._loop.time()
        self._timer: asyncio.TimerHandle | None = None

    def renew(self) -> None:
        self._moved = self._loop.time()

    async def __aenter__(self) -> None:
        await self._limit.__aenter__()
        self.renew()
        self._look()

    async def __aexit__(self, *error: Any) -> None:
        if self._timer is not None:
            self._timer.cancel()
        await self._limit.__aexit__(*error)

    def _look(self) -> None:
        due = self._moved + self._idle
        if due > self._loop.time():
            self._timer = self._loop.call_at(due, self._look)
        else:
            self._limit.reschedule(self._loop.time())


async def pump(
    source: asyncio.StreamReader, sink: asyncio.StreamWriter, relay_timeouts: RelayTimeouts, limit: int | None = None
) -> None:
    """Pass bytes on until the source ends or `limit` bytes have passed."""
    remaining = limit
    while remaining is None or remaining > 0:
        data = await source.read(_PIECE if remaining is None else min(_PIECE, remaining))
        if not data:
            return
        relay_timeouts.renew()
        sink.write(data)
        await sink.drain()
        relay_timeouts.renew()
        if remaining is not None:
            remaining -= len(data)


async def finish(writer: asyncio.StreamWriter, seconds: float = 2.0) -> None:
    """Close a connection; what the other side does not take in time is dropped."""
    try:
        async with asyncio.timeout(seconds):
            writer.close()
            await writer.wait_closed()
    except OSError:  # timeouts are OSErrors too
        writer.transport.abort()


async def drop(writer: asyncio.StreamWriter) -> None:
    """Close a connection at once."""
    writer.transport.abort()
    try:
        await writer.wait_closed()
    except OSError:
        pass  # it was broken already
