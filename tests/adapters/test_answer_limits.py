"""Answers that would take all memory or all time: every door of the program leaves them."""

import asyncio
import gzip
import json
import tracemalloc
import zlib
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import aclosing, suppress
from typing import Any, TypeVar

import brotli
import httpx
import pytest

from app.adapters.http import app_errors, make_client, read_bounded
from app.adapters.llm.client import WireClient
from app.adapters.llm.directory import Directory
from app.adapters.llm.formats.chat.request import Chat
from app.adapters.llm.protocol.wire_format import Service
from app.adapters.search.providers import exa
from app.adapters.search.providers.wikipedia import WikipediaSearch
from app.adapters.search.service_channel import ApiChannel
from app.core.domain.chat import ChatRequest, Provider, Role, TextPart, message
from app.core.domain.errors import AppError
from app.core.domain.evidence import Query
from app.core.domain.settings import SearchSettings
from tests.adapters.gate.tools import gate
from tests.adapters.llm.chat_server import Handler, chunk, raw, said
from tests.adapters.llm.test_directory import Keys
from tests.adapters.ranking.services import embeddings
from tests.leaping import Leaping

T = TypeVar("T")

ASKED = ChatRequest((message(Role.USER, "hi"),))
LARGE = 150_000_000  # bytes that a bomb unpacks to
LITTLE = 60_000_000  # that reading it may cost


def model(client: httpx.AsyncClient, base: str, **options: Any) -> WireClient:
    return WireClient(Service("S", base, "k", local=True), "m", Chat(), lambda: client, **options)


async def stream(client: httpx.AsyncClient, base: str, **options: Any) -> str:
    async with aclosing(model(client, base, **options).stream(ASKED)) as parts:
        return "".join([part.text async for part in parts if isinstance(part, TextPart)])


async def answer(client: httpx.AsyncClient, base: str) -> object:
    return await model(client, base).answer(ASKED)


async def listed(client: httpx.AsyncClient, base: str) -> object:
    provider = Provider("p", "P", base)
    return await Directory(lambda: (provider,), Keys(p="k"), lambda: client).models(provider)


async def searched(client: httpx.AsyncClient, base: str) -> object:
    settings = SearchSettings(addresses={"exa": base})
    channel = ApiChannel("exa", exa.API, lambda: client, lambda: ("k",), lambda: settings)
    return [report async for report in channel.search(Query("x"))]


async def looked_up(client: httpx.AsyncClient, base: str) -> object:
    settings = SearchSettings(addresses={"wikipedia": base})
    return [report async for report in WikipediaSearch(client, lambda: settings).search(Query("x"))]


async def compared(client: httpx.AsyncClient, base: str) -> object:
    return await embeddings("chat", base, lambda: client).embed(["one"])


async def fetched(client: httpx.AsyncClient, base: str) -> object:
    with app_errors("x"):
        return (await client.get(base)).content


Door = Callable[[httpx.AsyncClient, str], Awaitable[object]]
DOORS = (stream, answer, listed, searched, looked_up, compared, fetched)
doors = pytest.mark.parametrize("door", DOORS, ids=lambda door: door.__name__)


def bomb() -> bytes:
    packer = zlib.compressobj(9, wbits=31)
    return b"".join([*(packer.compress(bytes(1_000_000)) for _ in range(LARGE // 1_000_000)), packer.flush()])


ONCE = bomb()
TWICE = gzip.compress(ONCE)


def sends(body: bytes, *headers: str, media: str = "application/json") -> Handler:
    lines = ["HTTP/1.1 200 OK", f"Content-Type: {media}", f"Content-Length: {len(body)}", *headers, "", ""]

    async def send(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write("\r\n".join(lines).encode() + body)
            await writer.drain()
            await reader.read()

    return send


async def failing(door: Door, handler: Handler) -> str:
    """The kind of the error; empty where there was none."""
    async with make_client(verify=False) as client, raw(handler) as base:
        try:
            await door(client, base)
        except AppError as error:
            return error.kind
    return ""


@pytest.fixture
def memory() -> Iterator[Callable[[], int]]:
    """The most bytes that were taken at once."""
    tracemalloc.start()
    yield lambda: tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()


@doors
@pytest.mark.parametrize(("coding", "body"), [("gzip, gzip", TWICE), ("gzip", ONCE)], ids=["twice", "once"])
async def test_a_bomb_costs_no_memory(door: Door, coding: str, body: bytes, memory: Callable[[], int]) -> None:
    assert await failing(door, sends(body, f"Content-Encoding: {coding}")) == "BadAnswer"
    assert memory() < LITTLE


@doors
async def test_a_coding_that_nobody_asked_for_is_refused(door: Door) -> None:
    body = json.dumps({"choices": [{"message": {"content": "Hi"}, "finish_reason": "stop"}], "data": []})
    assert await failing(door, sends(brotli.compress(body.encode()), "Content-Encoding: br")) == "BadAnswer"


@pytest.mark.parametrize("pack", [gzip.compress, zlib.compress, lambda data: zlib.compress(data)[2:-4]])
async def test_an_honest_packed_answer_is_read(pack: Callable[[bytes], bytes]) -> None:
    text = b"hello " * 200_000
    handler = sends(pack(text), f"Content-Encoding: {'gzip' if pack is gzip.compress else 'deflate'}")
    async with make_client(verify=False) as client, raw(handler) as base, client.stream("GET", base) as response:
        assert await read_bounded(response) == text


@pytest.mark.parametrize("name", ["none", "UTF-8", "aws-chunked", "binary, identity"])
async def test_a_coding_that_packs_nothing_is_none(name: str) -> None:
    handler = sends(b"hello", f"Content-Encoding: {name}")
    async with make_client(verify=False) as client, raw(handler) as base:
        assert await fetched(client, base) == b"hello"


@pytest.mark.parametrize(
    ("begin", "again", "end"),
    [('{"choices": [{"delta": {"content": "', "x", '"}}]}'), ('{"choices": [', '{"":0},', "0]}")],
    ids=["letters", "objects"],
)
async def test_one_huge_event_is_left(begin: str, again: str, end: str, memory: Callable[[], int]) -> None:
    times = 30_000_000 if again == "x" else 1_200_000
    data = f"data: {begin}{again * times}{end}\n\n".encode()
    before = memory()
    assert await failing(stream, sends(data, media="text/event-stream")) == "BadAnswer"
    assert memory() - before < 4 * len(data)


async def test_many_large_deltas_are_not_all_kept() -> None:
    delta = json.dumps(said("x" * 10_000_000))
    assert await failing(stream, sends(f"data: {delta}\n\n".encode() * 3, media="text/event-stream")) == "BadAnswer"


HEADERS = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
LAST = f"data: {json.dumps(said('late', 'stop'))}\n\ndata: [DONE]\n\n".encode()


def drip(loop: Leaping, begin: bytes, again: bytes, times: int, seconds: float, end: bytes) -> Handler:
    """Sends `again` every so many seconds by the loop's clock."""

    async def send(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write(begin)
            for _ in range(times):
                writer.write(again)
                await writer.drain()
                for _ in range(20):  # until it has been read
                    await asyncio.sleep(0)
                loop.leap(seconds)
            writer.write(end)
            await writer.drain()

    return send


async def ended() -> None:
    """Nothing is left of the servers."""
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)


def run(loop: asyncio.AbstractEventLoop, test: Coroutine[Any, Any, T]) -> T:
    try:
        return loop.run_until_complete(test)
    finally:
        loop.run_until_complete(ended())
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()


def in_leaps(test: Callable[[Leaping], Coroutine[Any, Any, None]]) -> None:
    loop = Leaping()
    run(loop, test(loop))


@doors
def test_headers_that_drip_are_left(door: Door) -> None:
    async def test(loop: Leaping) -> None:
        dripping = drip(loop, HEADERS, b"X-More: x\r\n", 600, 5.0, b"\r\n" + LAST)
        assert await failing(door, dripping) == "TimedOut"

    in_leaps(test)


@pytest.mark.parametrize("door", [door for door in DOORS if door is not stream], ids=lambda door: door.__name__)
def test_a_body_that_drips_is_left(door: Door) -> None:
    async def test(loop: Leaping) -> None:
        whole = {"choices": [{"message": {"content": "Hi"}, "finish_reason": "stop"}], "data": []}
        dripping = drip(loop, HEADERS + b"\r\n", b" ", 600, 5.0, json.dumps(whole).encode())
        assert await failing(door, dripping) == "TimedOut"

    in_leaps(test)


@pytest.mark.parametrize(
    "sign",
    [b": keep-alive\n\n", b"event: ping\ndata: {}\n\n", f"data: {json.dumps(said(''))}\n\n".encode()],
    ids=["comment", "ping", "empty delta"],
)
def test_signs_of_life_alone_keep_no_answer_alive(sign: bytes) -> None:
    async def test(loop: Leaping) -> None:
        dripping = drip(loop, HEADERS + b"\r\n", sign, 40, 60.0, LAST)
        assert await failing(stream, dripping) == "TimedOut"
        assert loop.passed > 800

    in_leaps(test)


CALL = {"index": 0, "id": "c", "function": {"name": "f", "arguments": "1"}}
CALLING = f"data: {json.dumps({'choices': [{'delta': {'tool_calls': [CALL]}}]})}\n\n".encode()


@pytest.mark.parametrize(
    ("sign", "seconds"),
    [(b": keep-alive\n\n", 50.0), (chunk("x").split(b"\r\n")[1], 500.0), (CALLING, 500.0)],
    ids=["alive", "words", "a call"],
)
def test_a_slow_model_is_waited_for(sign: bytes, seconds: float) -> None:
    """Fourteen minutes of signs of life, or two hours in which a word comes now and then."""

    async def test(loop: Leaping) -> None:
        dripping = drip(loop, HEADERS + b"\r\n", sign, 16, seconds, LAST)
        async with make_client(verify=False) as client, raw(dripping) as base:
            assert (await stream(client, base)).endswith("late")

    in_leaps(test)


def test_chatter_behind_the_last_word_is_not_listened_to_for_long() -> None:
    async def test(loop: Leaping) -> None:
        last = f"data: {json.dumps(said('all', 'stop'))}\n\n".encode()
        dripping = drip(loop, HEADERS + b"\r\n" + last, b": still here\n\n", 200, 1.0, b"")
        async with make_client(verify=False) as client, raw(dripping) as base:
            assert await stream(client, base) == "all"
        assert loop.passed < 60

    in_leaps(test)


class Counting(asyncio.SelectorEventLoop):
    """Counts the timers that are set for later."""

    timers = 0

    def call_at(self, when: float, *rest: Any, **named: Any) -> asyncio.TimerHandle:  # type: ignore[override]
        self.timers += when - self.time() > 1
        return super().call_at(when, *rest, **named)


@pytest.mark.parametrize("gated", [False, True], ids=["directly", "through the gate"])
def test_a_stream_has_one_timer_however_many_reads(gated: bool) -> None:
    async def bytewise(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(HEADERS + b"\r\n")
        for byte in f"data: {json.dumps(said('x'))}\n\n".encode() * 20 + LAST:
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(0)

    async def test() -> str:
        async with (
            raw(bytewise) as base,
            gate(base.removeprefix("http://").removesuffix("/v1")) as it,
            make_client(verify=False, proxy=it.url if gated else None) as client,
        ):
            return await stream(client, base)

    loop = Counting()
    assert run(loop, test()) == "x" * 20 + "late"
    assert loop.timers < 20


async def test_many_deltas_at_once_let_others_have_their_turn() -> None:
    """Packed, they come in one piece, and nothing in them has to wait."""
    data = f"data: {json.dumps(said('x'))}\n\n".encode() * 60_000 + LAST
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    handler = sends(gzip.compress(data), "Content-Encoding: gzip", media="text/event-stream")
    async with make_client(verify=False) as client, raw(handler) as base:
        between, last = list[int](), 0
        other = asyncio.create_task(others())
        async with aclosing(model(client, base).stream(ASKED)) as parts:
            number = 0
            async for _ in parts:
                number += 1
                if turns != last:
                    between.append(number)
                    last, number = turns, 0
        other.cancel()
    assert len(between) > 10
    assert max(between) < 10_000
