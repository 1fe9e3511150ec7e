"""The client against real servers on loopback: streams, failures before and within them, waits, stopping."""

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
import pytest
from starlette.responses import Response

from app.adapters.http import make_client
from app.adapters.llm.client import WireClient
from app.adapters.llm.formats.chat.request import Chat
from app.adapters.llm.opening import Place, wait_before_retry
from app.adapters.llm.protocol.wire_format import ServerQuirks, Service
from app.core.domain.chat import (
    Abilities,
    ChatRequest,
    FinishPart,
    GroundingPart,
    ModelPart,
    ReasoningPart,
    RetryPart,
    Role,
    Sampling,
    TextPart,
    Usage,
    UsagePart,
    message,
)
from app.core.domain.errors import AppError, BadAnswer, RateLimited
from tests.adapters.llm.chat_server import HEAD, chunk, events, failed, raw, said, scripted

ASKED = ChatRequest((message(Role.USER, "hi"),), sampling=Sampling(max_tokens=50, temperature=0.5))
KEY = "my.Own-Key-123456"


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    async with make_client() as made:
        yield made


class Pauses:
    """Stands in for waiting."""

    def __init__(self) -> None:
        self.waited: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.waited.append(seconds)


def model(client: httpx.AsyncClient, base: str, **options: Any) -> WireClient:
    service = Service("S", base, KEY, local=options.pop("local", False))
    return WireClient(service, "m", Chat(), lambda: client, **{"pause": Pauses(), **options})


async def read(chat: WireClient) -> tuple[list[ModelPart], AppError | None]:
    parts: list[ModelPart] = []
    try:
        async with aclosing(chat.stream(ASKED)) as stream:
            async for part in stream:
                parts.append(part)
    except AppError as error:
        return parts, error
    return parts, None


def text(parts: list[ModelPart]) -> str:
    return "".join(part.text for part in parts if isinstance(part, TextPart))


async def test_a_stream_gives_its_parts(client: httpx.AsyncClient) -> None:
    usage = {"choices": [], "usage": {"prompt_tokens": 3, "completion_tokens": 2}}
    with scripted(events(said("<thi"), said("nk>hm</think>H"), said("i", "stop"), usage)) as server:
        parts, error = await read(model(client, server.base))
    assert error is None
    assert parts == [ReasoningPart("hm"), TextPart("H"), TextPart("i"), UsagePart(Usage(3, 2)), FinishPart("stop")]
    assert server.paths == ["/v1/chat/completions"]
    assert server.keys == [f"Bearer {KEY}"]
    assert server.asked[0] == {
        "model": "m",
        "messages": [{"role": "user", "content": "hi"}],
        "stream": True,
        "stream_options": {"include_usage": True},
        "max_tokens": 50,
        "temperature": 0.5,
    }


@pytest.mark.parametrize(
    ("response", "kind"),
    [
        (failed(401, f"Incorrect API key provided: {KEY}"), "KeyRefused"),
        (failed(404, "The model `m` does not exist", "model_not_found"), "ModelUnknown"),
        (failed(429, "no money", "insufficient_quota"), "OutOfCredit"),
        (failed(400, "too long", "context_length_exceeded"), "TooLong"),
        (failed(429, "later", retry_after="60"), "RateLimited"),
        (Response("<html><title>404 Not Found</title>", 404), "BadAnswer"),
        (Response(status_code=301, headers={"location": "https://elsewhere.example"}), "BadAnswer"),
        (Response('{"error":{"message":"boom"}}', media_type="application/json"), "BadAnswer"),
        (Response('{"code":"x","error":"Incorrect API key"}', media_type="application/json"), "KeyRefused"),
        (Response("<html><title>Sign in</title>", media_type="text/html"), "BadAnswer"),
        (Response("", media_type="text/event-stream"), "BadAnswer"),
    ],
)
async def test_a_failure_is_told_at_once_and_without_the_key(
    client: httpx.AsyncClient, response: Response, kind: str
) -> None:
    with scripted(response) as server:
        parts, error = await read(model(client, server.base))
    assert parts == []
    assert error is not None
    assert error.kind == kind
    assert KEY not in f"{error!r} {error} {error.detail}"
    assert len(server.asked) == 1


async def test_an_error_within_the_stream_comes_after_the_text(client: httpx.AsyncClient) -> None:
    with scripted(events(said("Hello"), {"error": {"message": f"bad {KEY}", "code": 502}})) as server:
        parts, error = await read(model(client, server.base))
    assert text(parts) == "Hello"
    assert isinstance(error, BadAnswer)
    assert KEY not in error.detail


async def test_one_json_body_instead_of_a_stream_is_read(client: httpx.AsyncClient) -> None:
    body = {"object": "chat.completion", "choices": [{"message": {"content": "Hi"}, "finish_reason": "stop"}]}
    with scripted(Response(json.dumps(body), media_type="application/json")) as server:
        parts, error = await read(model(client, server.base))
    assert (parts, error) == ([TextPart("Hi"), FinishPart("stop")], None)


async def test_a_busy_server_is_asked_again(client: httpx.AsyncClient) -> None:
    pauses = Pauses()
    with scripted(failed(429, "slow", retry_after="3"), failed(503, "x"), events(said("Hi", "stop"))) as server:
        parts, error = await read(model(client, server.base, pause=pauses))
    assert (text(parts), error) == ("Hi", None)
    assert pauses.waited == [3, pytest.approx(1.2)]
    assert parts[:2] == [RetryPart(3, "RateLimited"), RetryPart(pytest.approx(1.2), "BadAnswer")]  # type: ignore[arg-type]


async def test_it_is_asked_three_times_at_most(client: httpx.AsyncClient) -> None:
    with scripted(failed(429, "slow")) as server:
        _, error = await read(model(client, server.base))
    assert isinstance(error, RateLimited)
    assert len(server.asked) == 3


async def test_what_a_server_does_not_know_is_left_out_and_remembered(client: httpx.AsyncClient) -> None:
    answers = [
        failed(400, "Unrecognized request argument: stream_options"),
        failed(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
        failed(400, "'temperature' does not support 0.5 with this model"),
        events(said("Hi", "stop")),
    ]
    with scripted(*answers) as server:
        chat = model(client, server.base)
        assert (await read(chat))[1] is None
        assert (await read(chat))[1] is None
    assert server.asked[3] == server.asked[4]
    assert server.asked[4].keys() == {"model", "messages", "stream", "max_completion_tokens"}
    assert len(server.asked) == 5


async def test_a_length_and_an_effort_that_a_server_refuses_give_way_to_what_it_takes(
    client: httpx.AsyncClient,
) -> None:
    wishes = replace(ASKED, sampling=Sampling(max_tokens=100_000, effort="minimal"))
    answers = [
        failed(400, "max_tokens is too large: 100000. This model supports at most 16384 completion tokens."),
        failed(400, "Unsupported value: 'reasoning_effort' does not support 'minimal' with this model."),
        events(said("Hi", "stop")),
    ]
    with scripted(*answers) as server:
        chat = model(client, server.base)
        parts = [part async for part in chat.stream(wishes)]
        assert TextPart("Hi") in parts
        assert (server.asked[2]["max_tokens"], server.asked[2]["reasoning_effort"]) == (16_384, "low")
        assert (await read(chat))[1] is None
    assert server.asked[3]["max_tokens"] == 50, "what it takes stays as it is"
    assert len(server.asked) == 4


async def test_no_more_is_asked_of_an_empty_account_or_a_conflict(client: httpx.AsyncClient) -> None:
    for status, code in ((429, "insufficient_quota"), (409, "conflict"), (402, "")):
        with scripted(failed(status, "no", code)) as server:
            parts, error = await read(model(client, server.base))
        assert (parts, len(server.asked)) == ([], 1)
        assert error is not None


def test_openai_alone_is_asked_again_after_a_conflict() -> None:
    error = BadAnswer("S", "conflict")
    assert wait_before_retry(error, 409, None, 0, conflict=True) == pytest.approx(0.4)
    assert wait_before_retry(error, 409, None, 0) is None
    assert wait_before_retry(error, 503, 34.4, 0) == 34.4
    assert wait_before_retry(error, 503, 100.0, 0) is None


async def test_a_server_that_is_not_there_is_unreachable(client: httpx.AsyncClient) -> None:
    with scripted(events()) as server:
        gone = server.base
    pauses = Pauses()
    _, error = await read(model(client, gone, pause=pauses))
    assert error is not None
    assert (error.kind, len(pauses.waited)) == ("Unreachable", 2)
    _, error = await read(model(client, gone, local=True, pause=pauses))
    assert error is not None
    assert (error.kind, len(pauses.waited)) == ("Unreachable", 2), "a local server does not come up by waiting"


async def test_a_connection_that_breaks_off_keeps_the_text(client: httpx.AsyncClient) -> None:
    async def cut(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(HEAD + chunk("Hel") + chunk("lo")[:-9])
        await writer.drain()

    async with raw(cut) as base:
        parts, error = await read(model(client, base))
    assert text(parts) == "Hel"
    assert error is not None
    assert error.kind == "Unreachable"


async def test_a_stream_that_ends_too_early_keeps_the_text(client: httpx.AsyncClient) -> None:
    stream = Response(f"data: {json.dumps(said('<thi'))}\n\n", media_type="text/event-stream")
    with scripted(stream) as server:
        parts, error = await read(model(client, server.base))
    assert text(parts) == "<thi"
    assert error is not None
    assert error.kind == "Unreachable"


async def test_a_stream_that_stalls_times_out_and_keeps_the_text(client: httpx.AsyncClient) -> None:
    async def stall(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(HEAD + chunk("Hello"))
        await writer.drain()
        while await reader.read(1000):
            pass

    async with raw(stall) as base:
        parts, error = await read(model(client, base, timeout_seconds=2.0))
    assert text(parts) == "Hello"
    assert error is not None
    assert error.kind == "TimedOut"


async def test_a_silent_server_times_out(client: httpx.AsyncClient) -> None:
    async def silent(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
        while await reader.read(1000):
            pass

    async with raw(silent) as base:
        parts, error = await read(model(client, base, timeout_seconds=0.2))
    assert parts == []
    assert error is not None
    assert error.kind == "TimedOut"


async def test_a_stream_left_open_after_the_finish_is_complete(client: httpx.AsyncClient) -> None:
    async def linger(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        last = f"data: {json.dumps(said('', 'stop'))}\n\n".encode()
        writer.write(HEAD + chunk("Hi") + b"%x\r\n%s\r\n" % (len(last), last))
        await writer.drain()
        while await reader.read(1000):
            pass

    async with raw(linger) as base:
        parts, error = await read(model(client, base, timeout_seconds=2.0))
    assert (parts, error) == ([TextPart("Hi"), FinishPart("stop")], None)


class Watched:
    """A server that sends `first` and then waits, and knows when its client has gone."""

    def __init__(self, first: bytes) -> None:
        self.first = first
        self.reached = asyncio.Event()
        self.left = asyncio.Event()

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(self.first)
        await writer.drain()
        self.reached.set()
        while await reader.read(1000):
            pass
        self.left.set()


async def test_closing_the_stream_ends_the_request_at_once(client: httpx.AsyncClient) -> None:
    server = Watched(HEAD + chunk("Hello"))
    async with raw(server) as base:
        stream = model(client, base).stream(ASKED)
        assert await anext(stream) == TextPart("Hello")
        await stream.aclose()
        await asyncio.wait_for(server.left.wait(), 10)


@pytest.mark.parametrize("first", [b"", HEAD])
async def test_cancelling_before_the_first_word_ends_the_request_at_once(
    client: httpx.AsyncClient, first: bytes
) -> None:
    server = Watched(first)
    async with raw(server) as base:
        task = asyncio.create_task(read(model(client, base)))
        await server.reached.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await asyncio.wait_for(server.left.wait(), 10)


async def test_waiting_for_the_next_try_can_be_cancelled(client: httpx.AsyncClient) -> None:
    waiting = asyncio.Event()

    async def pause(_: float) -> None:
        waiting.set()
        await asyncio.Event().wait()

    with scripted(failed(429, "slow")) as server:
        task = asyncio.create_task(read(model(client, server.base, pause=pause)))
        await waiting.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task


async def test_a_whole_answer_can_be_asked_for(client: httpx.AsyncClient) -> None:
    body = {"choices": [{"message": {"content": "Hi"}, "finish_reason": "stop"}]}
    with scripted(Response(json.dumps(body), media_type="application/json")) as server:
        assert await model(client, server.base).answer(ASKED) == [TextPart("Hi"), FinishPart("stop")]
    assert server.asked[0]["stream"] is False
    assert "stream_options" not in server.asked[0]


async def test_what_was_held_back_comes_before_the_error_of_a_cut(client: httpx.AsyncClient) -> None:
    mark = {"type": "url_citation", "url": "https://a.example/", "start_index": 0, "end_index": 0}
    first = json.dumps({"choices": [{"delta": {"content": "Hi <", "annotations": [mark]}}]})
    with scripted(Response(f"data: {first}\n\n", media_type="text/event-stream")) as server:
        parts, error = await read(model(client, server.base))
    assert text(parts) == "Hi <"
    assert isinstance(parts[-1], GroundingPart)
    assert error is not None
    assert (error.kind, error.detail) == ("Unreachable", "incomplete")


async def test_a_whole_answer_may_be_an_error_or_nothing(client: httpx.AsyncClient) -> None:
    for body, kind in (('{"error": "boom"}', "BadAnswer"), ("", "BadAnswer"), ("<h1>x", "BadAnswer")):
        with scripted(Response(body, media_type="application/json")) as server, pytest.raises(AppError) as caught:
            await model(client, server.base).answer(ASKED)
        assert caught.value.kind == kind


async def test_a_line_of_a_stream_of_lines_is_no_whole_answer(client: httpx.AsyncClient) -> None:
    line = json.dumps({"message": {"content": "Hi"}, "done": False})
    with scripted(Response(line + "\n", media_type="application/x-ndjson")) as server:
        parts, error = await read(model(client, server.base))
    assert text(parts) == "Hi"
    assert error is not None
    assert error.detail == "incomplete"


async def test_a_servers_habits_are_kept_by_model(client: httpx.AsyncClient) -> None:
    quirks: dict[Place, ServerQuirks] = {}
    with scripted(failed(422, "body.stream_options: Extra inputs"), events(said("Hi", "stop"))) as server:
        await read(model(client, server.base, quirks=quirks))
        assert quirks == {(server.base, "m", "chat"): ServerQuirks(frozenset({"stream_options"}))}


def test_what_a_model_is_known_by_shows_no_key(client: httpx.AsyncClient) -> None:
    known = model(client, "https://a.example/v1", abilities=Abilities(True, False, None, None), context_size=9)
    assert (known.name, known.context_size) == ("m", 9)
    assert known.abilities == Abilities(True, False, None, 9)
    assert KEY not in repr(known)


class Streamed:
    """A server that writes an event stream piece by piece, several requests to a connection."""

    def __init__(self, *pieces: bytes, pause: float = 0.0) -> None:
        self.connections: list[int] = []  # of the requests, in their order
        self._pieces = pieces
        self._pause = pause
        self._writers: list[asyncio.StreamWriter] = []

    async def close(self) -> None:
        for writer in self._writers:
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.append(writer)
        number = len(self._writers)
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                length = re.search(rb"content-length: (\d+)", head.lower())
                await reader.readexactly(int(length[1]) if length else 0)
                self.connections.append(number)
                for piece in (HEAD, *self._pieces):
                    writer.write(piece)
                    await writer.drain()
                    await asyncio.sleep(self._pause)


def line(text: str) -> bytes:
    data = f"data: {text}\n\n".encode()
    return b"%x\r\n%s\r\n" % (len(data), data)


END = b"0\r\n\r\n"


@asynccontextmanager
async def streaming(server: Streamed) -> AsyncIterator[str]:
    listening = await asyncio.start_server(server, "127.0.0.1", 0)
    async with listening:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/v1"
        await server.close()


@pytest.mark.parametrize("apart", [True, False], ids=["the end a moment later", "all at once"])
async def test_a_stream_that_was_heard_out_leaves_its_connection_to_the_next_request(
    client: httpx.AsyncClient, apart: bool
) -> None:
    pieces = [chunk("Hi"), line("[DONE]"), END]
    server = Streamed(*pieces, pause=0.01) if apart else Streamed(b"".join(pieces))
    async with streaming(server) as base:
        for _ in range(3):
            parts, error = await read(model(client, base))
            assert (text(parts), error) == ("Hi", None)
    assert server.connections == [1, 1, 1]


async def test_a_server_on_this_machine_gets_a_connection_for_each_stream(client: httpx.AsyncClient) -> None:
    server = Streamed(chunk("Hi"), line("[DONE]"), END, pause=0.01)
    async with streaming(server) as base:
        for _ in range(2):
            parts, error = await read(model(client, base, local=True))
            assert (text(parts), error) == ("Hi", None)
    assert server.connections == [1, 2]


async def test_nobody_waits_for_the_end_of_a_body_whose_last_word_has_come(client: httpx.AsyncClient) -> None:
    server = Streamed(chunk("Hi"), line("[DONE]"))  # and nothing more
    async with streaming(server) as base, asyncio.timeout(5):
        for _ in range(2):
            parts, error = await read(model(client, base))
            assert (text(parts), error) == ("Hi", None)
    assert server.connections == [1, 2]
