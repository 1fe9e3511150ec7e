"""Politeness to the sites that are read: few connections at once, and rests where a server asks for one."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

from app.core.domain.errors import RateLimited

PER_HOST, IN_ALL = 4, 32  # browsers have six to a host
LONGEST_COOLDOWN = 600.0  # seconds that a server can have us stay away
_MOST_COOLDOWNS = 1000


@dataclass
class _HostSlots:
    places: asyncio.Semaphore
    users: int = 0


class HostLimiter:
    """Connections of all pages together. Hosts are as in an address, with the port."""

    def __init__(
        self, per_host: int = PER_HOST, in_all: int = IN_ALL, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_host = per_host
        self._all = asyncio.Semaphore(in_all)
        self._slots: dict[str, _HostSlots] = {}
        self._cooldowns: dict[str, float] = {}
        self._clock = clock

    @asynccontextmanager
    async def at(self, host: str) -> AsyncIterator[None]:
        """Wait for a place, and hold it. Raises `RateLimited` while the host rests."""
        self.raise_if_cooling_down(host)
        slots = self._slots.setdefault(host, _HostSlots(asyncio.Semaphore(self._per_host)))
        slots.users += 1
        try:
            async with slots.places, self._all:
                self.raise_if_cooling_down(host)  # it may have asked for it meanwhile
                yield
        finally:
            slots.users -= 1
            if not slots.users:
                self._slots.pop(host, None)

    def cool_down(self, host: str, seconds: float) -> None:
        if len(self._cooldowns) >= _MOST_COOLDOWNS:
            self._cooldowns.clear()
        self._cooldowns[host] = self._clock() + min(seconds, LONGEST_COOLDOWN)

    def raise_if_cooling_down(self, host: str) -> None:
        remaining = self._cooldowns.get(host, 0.0) - self._clock()
        if remaining > 0:
            raise RateLimited(host, retry_after=remaining)
        self._cooldowns.pop(host, None)


def retry_after(value: str, now: datetime | None = None) -> float | None:
    """Seconds that a `Retry-After` asks for (RFC 9110 10.2.3); None for none and for garbage."""
    value = value.strip()
    if re.fullmatch(r"[0-9]{1,9}", value):
        return float(value)
    try:
        moment = parsedate_to_datetime(value)
    except (ValueError, TypeError, IndexError, OverflowError):
        return None
    moment = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return max(0.0, (moment - (now or datetime.now(UTC))).total_seconds())
