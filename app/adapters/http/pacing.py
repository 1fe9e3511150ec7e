"""How often a connection is read: what comes meanwhile waits in the system's socket, where it costs nothing.

Behind each read stand our loop, TLS, HTTP and a decoder, whether it brings one word or twenty. httpcore lets its
network backend be replaced (https://www.encode.io/httpcore/network-backends/), and gives the stream of a response as
its extension `network_stream`.
"""

import asyncio
import ssl
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx


class PacedStream:
    """Around a network stream of httpcore. `interval`: seconds from one read to the next; 0: read as data comes.

    TLS gives one record at a read, and a server sends each word in a record of its own: whatever records have come are
    read together, else words would wait for one another. `tls_depth`: how many layers of TLS lie in one another. What
    an outer one (a proxy's) holds back cannot be seen, so such a stream is not paced.
    """

    def __init__(
        self,
        stream: Any,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        tls_depth: int = 0,
    ) -> None:
        self.interval = 0.0
        self._tls_depth = tls_depth
        self._stream = stream
        self._clock = clock
        self._pause = pause
        self._last = -1.0  # when data came

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        if not self.interval or self._tls_depth > 1:
            data: bytes = await self._stream.read(max_bytes, timeout)
            self._last = self._clock()
            return data
        wait = self._last + self.interval - self._clock()
        if wait > 0:
            await self._pause(wait)
        data = await self._stream.read(max_bytes, timeout)
        if data and self._tls_depth:
            data += self._decrypted(max_bytes - len(data))
        self._last = self._clock() if len(data) < max_bytes // 2 else -1.0  # more than that is there: go on
        return data

    def _decrypted(self, max_bytes: int) -> bytes:
        """The records that have come already. What is wrong with one is told again by the next read."""
        tls = self._stream.get_extra_info("ssl_object")
        data = b""
        while isinstance(tls, ssl.SSLObject) and len(data) < max_bytes:
            try:
                record = tls.read(max_bytes - len(data))
            except ssl.SSLError:
                break
            if not record:
                break
            data += record
        return data

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(self, *arguments: Any, **options: Any) -> "PacedStream":
        stream = await self._stream.start_tls(*arguments, **options)
        return PacedStream(stream, self._clock, self._pause, self._tls_depth + 1)

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


class PacedBackend:
    """Around a network backend of httpcore: its streams can be paced."""

    def __init__(self, backend: Any) -> None:
        self._backend = backend

    async def connect_tcp(self, *arguments: Any, **options: Any) -> PacedStream:
        return PacedStream(await self._backend.connect_tcp(*arguments, **options))

    async def connect_unix_socket(self, *arguments: Any, **options: Any) -> PacedStream:
        return PacedStream(await self._backend.connect_unix_socket(*arguments, **options))

    async def sleep(self, seconds: float) -> None:
        await self._backend.sleep(seconds)


def paced_transport(**options: Any) -> httpx.AsyncHTTPTransport:
    """httpx's transport with such a backend. It has no argument for one; without it nothing is paced, and all works."""
    transport = httpx.AsyncHTTPTransport(**options)
    pool = getattr(transport, "_pool", None)
    if pool is not None and hasattr(pool, "_network_backend"):
        pool._network_backend = PacedBackend(pool._network_backend)
    return transport


def set_read_interval(response: httpx.Response, interval: float) -> None:
    """From now on the connection of an open response is read so often. Set it back to 0 before the next one uses it."""
    stream = response.extensions.get("network_stream")
    if isinstance(stream, PacedStream):
        stream.interval = interval
