"""Fake addresses: Clash, Surge and their like answer names with one of 198.18.0.0/15 and take the connection there.

The range is for tests between networks (RFC 2544) and leads to no real host, so that a name that resolves there may be
passed on to the program that handed it out; it resolves the name itself, which can then lead anywhere.
"""

import asyncio
import ipaddress
import time
from collections.abc import Awaitable, Callable, Sequence

RANGE = ipaddress.ip_network("198.18.0.0/15")
_PUBLIC_NAMES = ("example.com", "www.wikipedia.org")  # far apart, public for sure, and in no list of exceptions
_AGE = 60.0  # seconds that a finding counts: such programs are switched on and off
_SECONDS = 5.0  # for both names

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def is_fake(address: Address) -> bool:
    return address in RANGE


class FakeIp:
    """Whether names that resolve to 198.18.0.0/15 may be connected to.

    setting: True, False, or None to find out; resolver: host, port → literal addresses.
    """

    def __init__(
        self,
        setting: Callable[[], bool | None],
        resolver: Callable[[str, int], Awaitable[Sequence[str]]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._setting = setting
        self._resolver = resolver
        self._clock = clock
        self._result: tuple[float, bool] | None = None  # when, and what
        self._lock = asyncio.Lock()

    async def allowed(self) -> bool:
        """As the user says; else True where well-known public names have such addresses too. Raises nothing."""
        setting = self._setting()
        if setting is not None:
            return setting
        async with self._lock:
            if self._result is None or self._clock() - self._result[0] >= _AGE:
                self._result = (self._clock(), await self._find_out())
            return self._result[1]

    async def _find_out(self) -> bool:
        try:
            async with asyncio.timeout(_SECONDS):
                return all([await self._has_fake(name) for name in _PUBLIC_NAMES])
        except (OSError, ValueError):  # a timeout, no such name, an answer that is no address
            return False

    async def _has_fake(self, name: str) -> bool:
        addresses = [ipaddress.ip_address(address.partition("%")[0]) for address in await self._resolver(name, 443)]
        fourth = [address for address in addresses if address.version == 4]  # the sixth version is often left alone
        return bool(fourth) and all(is_fake(address) for address in fourth)
