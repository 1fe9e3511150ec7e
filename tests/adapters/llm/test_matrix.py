"""Every wire format over real HTTP: answers, calls, evidence, errors, cuts and stalls, streamed and whole."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Any

import httpx
import pytest
from starlette.responses import Response

from app.adapters.http import make_client
from app.adapters.llm.client import WireClient
from app.adapters.llm.formats import format_of
from app.adapters.llm.protocol.wire_format import Service
from app.core.citing.dialects import textual
from app.core.domain.chat import (
    WIRE_FORMATS,
    BuiltinSearch,
    ChatRequest,
    FinishPart,
    GroundingPart,
    ModelPart,
    ProviderMetadataPart,
    Role,
    TextPart,
    Tool,
    ToolCallPart,
    message,
)
from app.core.domain.errors import AppError
from tests.adapters.llm.chat_server import raw, scripted
from tests.adapters.llm.wire_samples import SAMPLES, URL, Samples

TOOL = Tool("f", "does", {"type": "object", "properties": {"q": {"type": "string"}}})
ASKED = {
    "answer": ChatRequest((message(Role.USER, "hi"),)),
    "tool": ChatRequest((message(Role.USER, "hi"),), tools=(TOOL,)),
    "search": ChatRequest((message(Role.USER, "hi"),), search=BuiltinSearch()),
}
SEARCHING = [name for name in WIRE_FORMATS if SAMPLES[name].search is not None]
formats = pytest.mark.parametrize("name", WIRE_FORMATS)


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    async with make_client() as made:
        yield made


def model(client: httpx.AsyncClient, name: str, base: str, **options: Any) -> WireClient:
    service = Service("S", base, "k", id="p", search="any")
    return WireClient(service, "m", format_of(name), lambda: client, **options)


async def read(chat: WireClient, kind: str = "answer") -> tuple[list[ModelPart], AppError | None]:
    parts: list[ModelPart] = []
    try:
        async with aclosing(chat.stream(ASKED[kind])) as stream:
            async for part in stream:
                parts.append(part)
    except AppError as error:
        return parts, error
    return parts, None


def responses(samples: Samples, kind: str) -> list[Response]:
    """The streamed answer; the whole one where a stream was asked for."""
    media = "application/x-ndjson" if samples.lines else "text/event-stream"
    whole = json.dumps(samples.whole(kind)).encode()
    return [
        Response(samples.framed(samples.stream(kind)), media_type=media),
        Response(whole, media_type="application/json"),
    ]


async def every_way(client: httpx.AsyncClient, name: str, kind: str) -> list[list[ModelPart]]:
    """The parts of a streamed answer, of a whole one in its place, and of a whole one that was asked for."""
    streamed, whole = responses(SAMPLES[name], kind)
    with scripted(streamed, whole, whole) as server:
        chat = model(client, name, server.base)
        found = [await read(chat, kind), await read(chat, kind)]
        assert [error for _, error in found] == [None, None]
        return [*(parts for parts, _ in found), await chat.answer(ASKED[kind])]


def text(parts: list[ModelPart]) -> str:
    return "".join(part.text for part in parts if isinstance(part, TextPart))


@formats
async def test_an_answer_is_read(client: httpx.AsyncClient, name: str) -> None:
    for parts in await every_way(client, name, "answer"):
        assert text(parts) == "Hello"
        assert [p.reason for p in parts if isinstance(p, FinishPart)] == ["stop"]


@formats
async def test_a_call_is_read_with_what_has_to_be_sent_back(client: httpx.AsyncClient, name: str) -> None:
    for parts in await every_way(client, name, "tool"):
        calls = [part.call for part in parts if isinstance(part, ToolCallPart)]
        assert [(call.name, json.loads(call.arguments)) for call in calls] == [("f", {"q": "x"})]
        assert calls[0].id
        echoes = [part for part in parts if isinstance(part, ProviderMetadataPart)]
        assert all(echo.wire_format == name for echo in echoes)
        assert [p.reason for p in parts if isinstance(p, FinishPart)] == ["tool_calls"]


@pytest.mark.parametrize("name", SEARCHING)
async def test_evidence_of_built_in_search_is_read(client: httpx.AsyncClient, name: str) -> None:
    for parts in await every_way(client, name, "search"):
        said = text(parts)
        assert said.startswith("Blue.")
        grounding = next(part for part in parts if isinstance(part, GroundingPart))
        known = {source.key: source.url for source in grounding.sources}
        assert list(known.values()) == [URL]
        cited = grounding.citations or textual(said, grounding.sources)
        assert [[known[key] for key in citation.keys] for citation in cited] == [[URL]]
        place = cited[0].place
        assert place is not None
        assert 5 <= place[0] <= place[1] <= len(said)


@formats
async def test_an_error_before_the_answer_is_told(client: httpx.AsyncClient, name: str) -> None:
    body = json.dumps({"error": {"message": "slow down", "code": "rate_limit_exceeded"}})
    refused = Response(body, 429, headers={"retry-after": "600"}, media_type="application/json")
    with scripted(refused) as server:
        parts, error = await read(model(client, name, server.base))
        assert (parts, error and error.kind, len(server.asked)) == ([], "RateLimited", 1)
        with pytest.raises(AppError) as caught:
            await model(client, name, server.base).answer(ASKED["answer"])
        assert caught.value.kind == "RateLimited"


@formats
async def test_an_error_in_place_of_the_answer_is_told(client: httpx.AsyncClient, name: str) -> None:
    with scripted(Response(json.dumps(SAMPLES[name].error), media_type="application/json")) as server:
        parts, error = await read(model(client, name, server.base))
        assert text(parts) == ""
        assert error is not None
        assert "boom" in error.detail
        with pytest.raises(AppError) as caught:
            await model(client, name, server.base).answer(ASKED["answer"])
        assert "boom" in caught.value.detail


@formats
async def test_an_error_within_the_stream_keeps_the_text(client: httpx.AsyncClient, name: str) -> None:
    samples = SAMPLES[name]
    body = samples.framed([*samples.start, *samples.text("Hel"), samples.error])
    media = "application/x-ndjson" if samples.lines else "text/event-stream"
    with scripted(Response(body, media_type=media)) as server:
        parts, error = await read(model(client, name, server.base))
    assert text(parts) == "Hel"
    assert error is not None
    assert "boom" in error.detail
    assert not any(isinstance(part, FinishPart) for part in parts)


def begun(samples: Samples) -> bytes:
    """The head of a response, the beginning of its answer, and a piece of the next chunk."""
    body = samples.framed([*samples.start, *samples.text("Hel")]) + samples.framed(samples.text("lo"))[:12]
    media = b"application/x-ndjson" if samples.lines else b"text/event-stream"
    head = b"HTTP/1.1 200 OK\r\nContent-Type: %s\r\nTransfer-Encoding: chunked\r\n\r\n" % media
    return head + b"%x\r\n%s\r\n" % (len(body), body)


@formats
@pytest.mark.parametrize("ending", [b"", b"0\r\n\r\n"])
async def test_a_connection_that_is_cut_keeps_the_text(client: httpx.AsyncClient, name: str, ending: bytes) -> None:
    async def cut(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(begun(SAMPLES[name]) + ending)
        await writer.drain()

    async with raw(cut) as base:
        parts, error = await read(model(client, name, base))
    assert text(parts) == "Hel"
    assert error is not None
    assert (error.kind, error.detail) == ("Unreachable", "incomplete")


async def test_streams_that_stall_time_out_and_keep_their_text(client: httpx.AsyncClient) -> None:
    async def stalled(name: str) -> tuple[list[ModelPart], AppError | None]:
        async def stall(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(begun(SAMPLES[name]))
            await writer.drain()
            while await reader.read(1000):
                pass

        async with raw(stall) as base:
            return await read(model(client, name, base, timeout_seconds=3.0))

    found = await asyncio.gather(*map(stalled, WIRE_FORMATS))
    told = {name: (text(parts), error and error.kind) for name, (parts, error) in zip(WIRE_FORMATS, found, strict=True)}
    assert told == dict.fromkeys(WIRE_FORMATS, ("Hel", "TimedOut"))
