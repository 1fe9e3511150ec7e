"""How long a body may take: one timer for all its reads, however many they are."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")


class ReadDeadline:
    """Ends a read with `TimeoutError` once a limit is over.

    idle: seconds without a byte; silent: seconds without a word (`data_arrived` tells), whatever else comes; whole:
    seconds for all. A timer for each read would live on until it was due, under qasync even where it was cancelled.
    """

    def __init__(self, *, idle: float | None = None, silent: float | None = None, whole: float | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        self._idle, self._silent, self._whole = idle, silent, whole
        self._timer: asyncio.TimerHandle | None = None
        self._read: asyncio.Timeout | None = None
        self._late = False
        self._began = self._moved = self._spoke = self._loop.time()

    def begin(self) -> None:
        """The headers have come."""
        self._began = self._moved = self._spoke = self._loop.time()
        self._arm()

    def data_arrived(self) -> None:
        """A word came."""
        self._spoke = self._loop.time()

    def hurry(self, idle: float) -> None:
        """All that matters has come: silence is waited out for no more than this, and chatter for ten times as long."""
        if self._idle is None or idle < self._idle:
            self._began, self._idle, self._whole = self._loop.time(), idle, 10 * idle
            self._arm()

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def read(self, reading: Awaitable[T]) -> T:
        if self._late:
            raise TimeoutError
        self._moved = self._loop.time()  # whoever reads was busy until now
        try:
            async with asyncio.timeout(None) as self._read:  # it has no timer of its own
                return await reading
        finally:
            self._read = None
            self._moved = self._loop.time()

    def _due(self) -> float | None:
        limits = ((self._began, self._whole), (self._moved, self._idle), (self._spoke, self._silent))
        return min((since + seconds for since, seconds in limits if seconds is not None), default=None)

    def _arm(self) -> None:
        self.end()
        if (due := self._due()) is not None:
            self._timer = self._loop.call_at(due, self._look)

    def _look(self) -> None:
        now = self._loop.time()
        if self._read is None:
            self._moved = now  # nobody waits
        due = self._due()
        if due is not None and due > now:
            self._arm()
            return
        self._late = True
        if self._read is not None:
            self._read.reschedule(now)
