"""Embedding models over real HTTP, in every format: good answers, refusals, hurry, garbage."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from app.adapters.llm.protocol.wire_format import Service
from app.adapters.ranking.embeddings import OpenAi, decode, format_of
from app.core.domain.errors import AppError, BadAnswer, KeyRefused, ModelUnknown, RateLimited, TooLong, Unreachable
from tests.adapters.llm.chat_server import raw, scripted
from tests.adapters.ranking.services import FORMATS, Pauses, answered, embeddings, vectors
from tests.loopback import serve

Client = Callable[[], httpx.AsyncClient]

PATHS = {"chat": "/v1/embeddings", "ollama": "/api/embed", "gemini": "/v1/models/m:batchEmbedContents"}
GOOD = [[1.0, 0.0], [0, 1], [0.5, -0.5]]


@pytest.mark.parametrize("wire_format", FORMATS)
async def test_each_text_gets_its_vector_in_order(wire_format: str, client: Client) -> None:
    with scripted(answered(vectors(wire_format, GOOD))) as service:
        found = await embeddings(wire_format, service.base, client).embed(["one", "two", "three"])
    assert found == [(1.0, 0.0), (0.0, 1.0), (0.5, -0.5)]
    assert service.paths == [PATHS.get(wire_format, "/v2/embed")]
    assert all(isinstance(value, float) for vector in found for value in vector)
    assert "secret-key-1" in service.keys[0] or wire_format == "gemini"


@pytest.mark.parametrize("wire_format", FORMATS)
async def test_no_texts_ask_nobody(wire_format: str, client: Client) -> None:
    with scripted(answered({})) as service:
        assert await embeddings(wire_format, service.base, client).embed([]) == []
    assert service.asked == []


@pytest.mark.parametrize("wire_format", FORMATS)
async def test_a_refused_key_is_told_without_the_key(wire_format: str, client: Client) -> None:
    refusal = answered({"error": {"message": "Incorrect API key provided: secret-key-1"}}, 401)
    with scripted(refusal) as service, pytest.raises(KeyRefused) as told:
        await embeddings(wire_format, service.base, client).embed(["one"])
    assert "secret-key-1" not in str(told.value)
    assert len(service.asked) == 1


@pytest.mark.parametrize("wire_format", FORMATS)
async def test_who_asks_to_wait_is_asked_again_after_that(wire_format: str, client: Client) -> None:
    hurry, pauses = answered({"error": {"message": "slow down"}}, 429, retry_after="7"), Pauses()
    with scripted(hurry, answered(vectors(wire_format, [[1.0]]))) as service:
        assert await embeddings(wire_format, service.base, client, pause=pauses).embed(["one"]) == [(1.0,)]
    assert pauses.seconds == [7.0]


async def test_who_asks_to_wait_too_long_is_told_of(client: Client) -> None:
    with scripted(answered({"error": "later"}, 429, retry_after="90")) as service, pytest.raises(RateLimited) as told:
        await embeddings("chat", service.base, client).embed(["one"])
    assert told.value.retry_after == 90
    assert len(service.asked) == 1


GARBAGE = ["", "<html>nginx</html>", "[]", "{}", '{"data": 7}', "null", '{"embeddings": 3, "data": "x"}', "[" * 100_000]


@pytest.mark.parametrize("wire_format", FORMATS)
async def test_garbage_is_a_bad_answer(wire_format: str, client: Client) -> None:
    with scripted(*map(answered, GARBAGE)) as service:
        for _ in GARBAGE:
            with pytest.raises(BadAnswer):
                await embeddings(wire_format, service.base, client).embed(["one", "two"])


@pytest.mark.parametrize("wire_format", FORMATS)
@pytest.mark.parametrize(
    "rows",
    [
        [[1.0]],
        [[1.0], [2.0], [3.0]],
        [[1.0], [float("nan")]],
        [[1.0], [float("inf")]],
        [[1.0], [10**400]],
        [[1.0], [True]],
        [[1.0], ["1"]],
        [[1.0], []],
        [[1.0], [1.0, 2.0]],
        [[1.0], None],
        [[0.0] * 30_000, [0.0] * 30_000],
    ],
    ids=["few", "many", "nan", "infinite", "huge", "true", "words", "empty", "longer", "none", "endless"],
)
def test_what_are_no_vectors_for_the_texts_is_a_bad_answer(wire_format: str, rows: Any) -> None:
    body = json.dumps(vectors(wire_format, rows)).encode()
    with pytest.raises(BadAnswer):
        decode(format_of(Service("P", "http://x.example/v1", id=wire_format), wire_format), "p", 2, body)


@pytest.mark.parametrize("wire_format", FORMATS)
async def test_a_wrong_count_or_no_number_is_told_by_the_model(wire_format: str, client: Client) -> None:
    bad = ([[1.0]], [[1.0], [float("nan")]])
    with scripted(*(answered(vectors(wire_format, rows)) for rows in bad)) as service:
        for _ in bad:
            with pytest.raises(BadAnswer):
                await embeddings(wire_format, service.base, client).embed(["one", "two"])


@pytest.mark.parametrize("wire_format", FORMATS)
async def test_half_an_answer_is_a_bad_answer(wire_format: str, client: Client) -> None:
    half = json.dumps(vectors(wire_format, GOOD))[:-9]
    with scripted(answered(half)) as service, pytest.raises(BadAnswer):
        await embeddings(wire_format, service.base, client).embed(["one", "two", "three"])


async def test_a_connection_that_breaks_off_is_tried_again_and_then_told_of(client: Client) -> None:
    opened = []

    async def break_off(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        opened.append(writer)
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n{")
        await writer.drain()

    async with raw(break_off) as base:
        with pytest.raises(Unreachable):
            await embeddings("chat", base, client).embed(["one"])
    assert len(opened) == 3


@pytest.mark.parametrize("indices", [[0, 0], [1, 2], ["0", "1"], [None, 1], [-1, 0]])
def test_indices_that_name_no_order_are_a_bad_answer(indices: list[Any]) -> None:
    rows = [{"index": index, "embedding": [1.0]} for index in indices]
    with pytest.raises(BadAnswer):
        decode(OpenAi(), "p", 2, json.dumps({"data": rows}).encode())


def test_rows_without_indices_keep_their_order() -> None:
    rows = [{"embedding": [1.0]}, {"embedding": [2.0]}]
    assert decode(OpenAi(), "p", 2, json.dumps({"data": rows}).encode()) == [(1.0,), (2.0,)]


class Numbered:
    """A service that gives each text the number that stands in it; several requests may be under way."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    async def answer(self, request: Request) -> Response:
        texts = (await request.json())["input"]
        self.sizes.append(len(texts))
        return answered(vectors("chat", [[float(text.split()[0])] for text in texts]))


async def test_many_texts_go_in_several_requests_and_come_back_in_order(client: Client) -> None:
    service = Numbered()
    with serve(Starlette(routes=[Route("/v1/embeddings", service.answer, methods=["POST"])])) as base:
        found = await embeddings("chat", f"{base}/v1", client).embed([f"{n} text" for n in range(150)])
    assert found == [(float(n),) for n in range(150)]
    assert sorted(service.sizes) == [22, 64, 64]


async def test_long_texts_go_in_requests_of_few(client: Client) -> None:
    service = Numbered()
    with serve(Starlette(routes=[Route("/v1/embeddings", service.answer, methods=["POST"])])) as base:
        texts = [f"{n} {'x' * 23_000}" for n in range(5)]
        assert await embeddings("chat", f"{base}/v1", client).embed(texts) == [(float(n),) for n in range(5)]
    assert sorted(service.sizes) == [1, 2, 2]


async def test_vectors_of_two_requests_must_have_one_length(client: Client) -> None:
    bodies = [answered(vectors("chat", [[1.0]])), answered(vectors("chat", [[1.0, 2.0]]))]
    with scripted(*bodies) as service:
        model = embeddings("chat", service.base, client)
        model.most = 1
        with pytest.raises(BadAnswer):
            await model.embed(["a", "b"])


async def test_a_text_that_is_too_long_is_cut_and_the_others_stay_whole(client: Client) -> None:
    long = answered({"error": {"message": "too many input tokens", "code": "context_length_exceeded"}}, 400)
    one = answered(vectors("chat", [[1.0]]))
    with scripted(long, one, long, one) as service:
        assert await embeddings("chat", service.base, client).embed(["short", "x" * 3000]) == [(1.0,), (1.0,)]
    assert [[len(text) for text in body["input"]] for body in service.asked] == [[5, 3000], [5], [3000], [1500]]


async def test_a_text_that_stays_too_long_is_told_of_at_last(client: Client) -> None:
    with scripted(answered({"error": {"code": "context_length_exceeded"}}, 400)) as service, pytest.raises(TooLong):
        await embeddings("chat", service.base, client).embed(["x" * 3000])
    assert len(service.asked) < 9


async def test_a_service_that_takes_fewer_texts_is_asked_for_fewer(client: Client) -> None:
    few = answered({"error": {"message": "batch size is invalid, it should not be larger than 2."}}, 400)
    two = answered(vectors("chat", [[1.0], [2.0]]))
    with scripted(few, two, two, two, two) as service:
        model = embeddings("chat", service.base, client)
        assert len(await model.embed(["a", "b", "c", "d"])) == 4
        assert len(await model.embed(["a", "b", "c", "d"])) == 4
    assert [len(body["input"]) for body in service.asked] == [4, 2, 2, 2, 2]


async def test_an_unknown_model_is_told_of(client: Client) -> None:
    missing = answered({"error": 'model "m" not found, try pulling it first'}, 404)
    with scripted(missing) as service, pytest.raises(ModelUnknown):
        await embeddings("ollama", service.base, client).embed(["one"])


async def test_blank_texts_and_half_characters_can_be_sent(client: Client) -> None:
    with scripted(answered(vectors("chat", [[1.0], [2.0]]))) as service:
        await embeddings("chat", service.base, client).embed([" ", "a\ud800"])
    assert service.asked[0]["input"][0] == "-"


async def test_an_answer_without_end_is_refused(client: Client) -> None:
    with scripted(answered(" " * 25_000_000)) as service, pytest.raises(AppError):
        await embeddings("chat", service.base, client).embed(["one"])
