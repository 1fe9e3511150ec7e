"""What every answer goes through: time until its headers are complete, time and size of its body, unpacking."""

import asyncio
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import httpx

from app.adapters.http.decompression import LARGE_STEP, STEP, Decompressor, coding_of
from app.adapters.http.joining import join_chunks
from app.adapters.http.watch import ReadDeadline

WATCH = "watch"  # extension of a request whose body has another limit than that of its headers
MOST = 32_000_000  # bytes of a body without such a watch, packed or unpacked; its readers have limits of their own
_SLICE = 0.01  # seconds of work after which the others have their turn


class LoopYield:
    """Lets the loop turn now and then in work that never has to wait: a server may send faster than we read."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def __call__(self) -> None:
        if time.perf_counter() - self._since > _SLICE:
            await asyncio.sleep(0)
            self._since = time.perf_counter()


class BoundedTransport(httpx.AsyncBaseTransport):
    """Around another transport. The request's read timeout is the limit for the headers, and for the whole body again.

    httpx's own is between two bytes: a server may send a line every few seconds for ever, and every read leaves a timer
    behind.
    """

    def __init__(self, inner: httpx.AsyncBaseTransport) -> None:
        self._inner = inner

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        limits = dict(request.extensions.get("timeout", {}))
        seconds, watch = limits.get("read"), request.extensions.get(WATCH)
        waiting = asyncio.timeout(None)
        trace = _Stages(waiting, seconds, limits.get("connect"))
        request.extensions = {**request.extensions, "timeout": {**limits, "read": None}, "trace": trace}
        try:
            async with waiting:
                response = await self._inner.handle_async_request(request)
        except TimeoutError as exc:
            raise httpx.ReadTimeout("headers", request=request) from exc
        if watch:  # a model's words; of a page, chunks without number are a reason to leave it
            join_chunks(response)
        body = _Body(response, watch or ReadDeadline(whole=seconds), None if watch else MOST)
        headers = [(name, value) for name, value in response.headers.raw if name.lower() != b"content-encoding"]
        return httpx.Response(response.status_code, headers=headers, stream=body, extensions=response.extensions)

    async def aclose(self) -> None:
        await self._inner.aclose()


class _Stages:
    """Sets the limit of each stage of a request; connecting and writing have httpx's own."""

    def __init__(self, waiting: asyncio.Timeout, headers: float | None, connect: float | None) -> None:
        self._waiting = waiting
        self._limits = {"receive_response_headers": headers, "setup_socks5_connection": connect}

    async def __call__(self, name: str, info: dict[str, Any]) -> None:
        stage, _, moment = name.partition(".")[2].partition(".")
        if stage in self._limits:
            limit = self._limits[stage] if moment == "started" else None
            due = None if limit is None else asyncio.get_running_loop().time() + limit
            with suppress(RuntimeError):  # it is over already
                self._waiting.reschedule(due)


class _Room:
    """For so many bytes; None: for any number."""

    def __init__(self, most: int | None) -> None:
        self._left = most

    def take(self, piece: bytes) -> bytes:
        if self._left is not None:
            self._left -= len(piece)
            if self._left < 0:
                raise httpx.DecodingError("the answer is too large")
        return piece


class _Body(httpx.AsyncByteStream):
    """Unpacked in steps, at most `most` bytes. Raises `httpx.DecodingError`, `httpx.ReadTimeout`."""

    def __init__(self, response: httpx.Response, watch: ReadDeadline, most: int | None) -> None:
        assert isinstance(response.stream, httpx.AsyncByteStream)
        self._stream = response.stream
        self._pieces = aiter(self._stream)
        self._coding = response.headers.get("content-encoding", "")
        self._decompressor: Decompressor | None = None
        self._started = False
        self._packed_room, self._unpacked_room = _Room(most), _Room(most)
        self._watch = watch
        self._breath = LoopYield()
        watch.begin()

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        await self._breath()
        while True:
            if self._decompressor is not None and self._decompressor.pending:
                piece = await asyncio.to_thread(self._unpacked, b"", LARGE_STEP)
            elif self._decompressor is not None and self._decompressor.ended:
                raise StopAsyncIteration  # what stands behind it would be copied again and again
            else:
                piece = await self._received()
            if piece:
                return self._unpacked_room.take(piece)

    async def _received(self) -> bytes:
        try:
            piece = await self._watch.read(anext(self._pieces))
        except TimeoutError as exc:
            raise httpx.ReadTimeout("body") from exc
        if not self._started:
            self._started = True
            try:
                self._decompressor = Decompressor() if coding_of(self._coding) else None
            except ValueError as exc:
                raise httpx.DecodingError(f"Content-Encoding: {exc}, which was not asked for") from exc
        if self._decompressor is None:
            return piece
        return self._unpacked(self._packed_room.take(piece), STEP)

    def _unpacked(self, piece: bytes, most: int) -> bytes:
        assert self._decompressor is not None
        try:
            return self._decompressor.step(piece, most)
        except zlib.error as exc:
            raise httpx.DecodingError(str(exc)) from exc

    async def aclose(self) -> None:
        self._watch.end()
        await self._stream.aclose()
