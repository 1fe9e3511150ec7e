"""Reads of a connection in intervals: nothing is lost, nothing waits longer, and many pieces are one read."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

import httpx
import pytest

from app.adapters.http import make_client
from app.adapters.http.pacing import PacedStream, set_read_interval
from tests.adapters.certificates import Authority, authority, trusted

__all__ = ["authority", "trusted"]


class Wire:
    """A network stream that has something at each read."""

    def __init__(self, *pieces: bytes) -> None:
        self.pieces = list(pieces)

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        return self.pieces.pop(0)

    async def start_tls(self) -> "Wire":
        return self

    def get_extra_info(self, info: str) -> None:
        return None


class Clock:
    """Seconds that pass where somebody pauses, or by hand."""

    def __init__(self) -> None:
        self.now = 100.0
        self.pauses: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def pause(self, seconds: float) -> None:
        self.pauses.append(round(seconds, 6))
        self.now += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


def paced(clock: Clock, *pieces: bytes) -> PacedStream:
    stream = PacedStream(Wire(*pieces), clock, clock.pause)
    stream.interval = 0.03
    return stream


async def test_a_read_waits_for_what_is_left_of_the_interval(clock: Clock) -> None:
    stream = paced(clock, b"a", b"b")
    assert await stream.read(10) == b"a"
    clock.now += 0.01
    assert await stream.read(10) == b"b"
    assert clock.pauses == [0.02]


async def test_a_piece_that_comes_after_a_pause_waits_for_nothing(clock: Clock) -> None:
    stream = paced(clock, b"a", b"b")
    await stream.read(10)
    clock.now += 0.5
    await stream.read(10)
    assert clock.pauses == []


async def test_who_sends_faster_than_we_read_is_not_held_up(clock: Clock) -> None:
    stream = paced(clock, b"full", b"b")
    await stream.read(4)
    await stream.read(4)
    assert clock.pauses == []


async def test_tls_within_tls_is_read_as_it_comes(clock: Clock) -> None:
    """An outer layer holds back records that only further reads of the inner one bring."""
    stream = await (await paced(clock, b"a", b"b", b"c").start_tls()).start_tls()
    stream.interval = 0.03
    assert [await stream.read(10), await stream.read(10)] == [b"a", b"b"]
    assert clock.pauses == []


async def test_one_layer_of_tls_is_paced(clock: Clock) -> None:
    stream = await paced(clock, b"a", b"b").start_tls()
    stream.interval = 0.03
    assert [await stream.read(10), await stream.read(10)] == [b"a", b"b"]
    assert clock.pauses == [0.03]


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_many_pieces_of_a_body_come_by_few_reads(scheme: str, trusted: Authority) -> None:
    """A hundred chunks of HTTP that are there already must not cost a hundred intervals, nor a hundred TLS records."""
    reads: list[int] = []
    all_sent = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + b"5\r\nfirst\r\n")
        await writer.drain()
        await first_read.wait()
        for number in range(100):
            writer.write(b"3\r\n%03d\r\n" % number)
            await writer.drain()
        writer.write(b"0\r\n\r\n")
        await writer.drain()
        all_sent.set()
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    first_read = asyncio.Event()
    tls = trusted.server("127.0.0.1") if scheme == "https" else None
    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls)
    address = f"{scheme}://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    async with server, make_client() as client, client.stream("GET", address) as response:
        stream = response.extensions["network_stream"]
        stream._pause = counting(reads, first_read, all_sent)
        set_read_interval(response, 30.0)
        text = b"".join([piece async for piece in response.aiter_bytes()])
    assert text == b"first" + b"".join(b"%03d" % number for number in range(100))
    assert len(reads) <= 2


def counting(reads: list[int], go_on: asyncio.Event, all_sent: asyncio.Event) -> Callable[[float], object]:
    """In place of the interval: it lasts until the server has sent all."""

    async def pause(seconds: float) -> None:
        reads.append(1)
        go_on.set()
        await all_sent.wait()

    return pause


async def test_a_response_without_such_a_stream_is_read_as_it_comes() -> None:
    async def body() -> AsyncIterator[bytes]:
        yield b"a"
        yield b"b"

    foreign = Wire()
    for extensions in ({}, {"network_stream": foreign}):
        response = httpx.Response(200, content=body(), extensions=dict(extensions))
        set_read_interval(response, 30.0)
        assert response.extensions == extensions
        assert [piece async for piece in response.aiter_bytes()] == [b"a", b"b"]
    assert not hasattr(foreign, "interval")
