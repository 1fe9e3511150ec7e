"""Chunks of one read as one piece: nothing is lost, nothing comes late, and the connection serves the next request."""

import asyncio
from collections.abc import Sequence
from typing import Any

import h11
import httpx
import pytest

from app.adapters.http import make_client
from app.adapters.http.joining import JoiningParser, join_chunks
from app.adapters.http.transport import WATCH
from app.adapters.http.watch import ReadDeadline

HEAD = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"


def parser(*, joining: bool = True) -> Any:
    inner = h11.Connection(h11.CLIENT)
    inner.send(h11.Request(method="GET", target="/", headers=[("Host", "a.example")]))
    inner.send(h11.EndOfMessage())
    return JoiningParser(inner) if joining else inner


def events(reads: Sequence[bytes], *, joining: bool) -> list[Any]:
    """What httpcore hears: the data as one, then what ends it."""
    connection, found = parser(joining=joining), list[Any]()
    for read in reads:
        connection.receive_data(read)
        while True:
            try:
                event = connection.next_event()
            except h11.RemoteProtocolError as exc:
                return [*found, str(exc)]
            if event is h11.NEED_DATA:
                break
            found.append(event)
            if event is h11.PAUSED or isinstance(event, h11.EndOfMessage):
                return found
    return found


def body(found: list[Any]) -> bytes:
    return b"".join(event.data for event in found if isinstance(event, h11.Data))


def test_the_chunks_of_a_read_are_one_piece() -> None:
    found = events([HEAD + b"1\r\na\r\n1\r\nb\r\n", b"1\r\nc\r\n2\r\nd", b"e\r\n0\r\n\r\n"], joining=True)
    assert [bytes(event.data) for event in found if isinstance(event, h11.Data)] == [b"ab", b"cd", b"e"]
    assert isinstance(found[-1], h11.EndOfMessage)


@pytest.mark.parametrize("end", [b"0\r\n\r\n", b"no chunk\r\n", b"2\r\nzz--", b"", b"0\r\n\r\nHTTP/1.1 200 OK\r\n"])
def test_it_says_the_same_as_h11_wherever_the_bytes_are_cut(end: bytes) -> None:
    sent = HEAD + b"1\r\na\r\n10\r\n0123456789abcdef\r\n" + end
    for cut in range(len(HEAD), len(sent) + 1):
        reads = [sent[:cut], sent[cut:], b""]
        joined, plain = events(reads, joining=True), events(reads, joining=False)
        assert body(joined) == body(plain)
        assert repr(joined[-1]) == repr(plain[-1]) or isinstance(joined[-1], h11.Data)


async def test_a_connection_serves_the_next_request_and_bodies_come_in_pieces_of_a_read() -> None:
    connections: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connections.append(writer)
        for _ in range(2):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(HEAD + b"1\r\na\r\n" * 50 + b"0\r\n\r\n")
        writer.close()

    pieces: list[list[bytes]] = []
    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server, make_client() as client:
        address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        for _ in range(2):
            async with client.stream("GET", address, extensions={WATCH: ReadDeadline()}) as response:
                pieces.append([piece async for piece in response.aiter_bytes()])
    assert pieces == [[b"a" * 50]] * 2
    assert len(connections) == 1


async def test_a_body_whose_end_has_come_unread_leaves_the_connection_whole() -> None:
    connections: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connections.append(writer)
        for word in (b"a", b"b"):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(HEAD + b"1\r\n" + word + b"\r\n0\r\n\r\n")
        writer.close()

    words: list[bytes] = []
    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server, make_client() as client:
        address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        for _ in range(2):
            async with client.stream("GET", address, extensions={WATCH: ReadDeadline()}) as response:
                words.append(await anext(response.aiter_bytes()))
    assert words == [b"a", b"b"]
    assert len(connections) == 1


def test_a_response_that_is_built_otherwise_is_left_alone() -> None:
    response = httpx.Response(200, content=b"whole")
    join_chunks(response)
    assert response.read() == b"whole"
