"""Rerankers over real HTTP, in every service's shape: good answers, refusals, hurry, garbage."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from app.adapters.ranking.rerank import decode
from app.adapters.ranking.rerankers import SERVICES, key_id, service_of
from app.core.domain.errors import (
    AppError,
    BadAnswer,
    KeyMissing,
    KeyRefused,
    OutOfCredit,
    RateLimited,
    TooLong,
    Unavailable,
    Unreachable,
)
from tests.adapters.llm.chat_server import raw, scripted
from tests.adapters.ranking.services import SHAPES, Pauses, answered, json_service, reranker, scored

Client = Callable[[], httpx.AsyncClient]

TEXTS = ["Grass is green.", "Air scatters blue light.", "Water is wet."]


@pytest.mark.parametrize("shape", SHAPES)
async def test_each_passage_gets_its_relevance(shape: str, client: Client) -> None:
    with scripted(answered(scored(shape, {1: 0.9, 2: 0.2, 0: -1}))) as service:
        found = await reranker(shape, service.base, client).rerank("Why is the sky blue?", TEXTS)
    assert found == {1: 0.9, 2: 0.2, 0: -1.0}
    assert service.asked[0]["query"] == "Why is the sky blue?"
    assert service.asked[0]["documents"] == TEXTS
    assert service.keys == ["Bearer secret-key-1"]
    assert service.asked[0].get("model", "") == (service_of(shape) or SERVICES[0]).model


@pytest.mark.parametrize("shape", SHAPES)
async def test_passages_that_a_service_leaves_out_are_missing(shape: str, client: Client) -> None:
    with scripted(answered(scored(shape, {2: 0.5}))) as service:
        assert await reranker(shape, service.base, client).rerank("q", TEXTS) == {2: 0.5}


@pytest.mark.parametrize("shape", SHAPES)
async def test_an_empty_ranking_and_no_passages_are_no_failure(shape: str, client: Client) -> None:
    with scripted(answered(scored(shape, {}))) as service:
        assert await reranker(shape, service.base, client).rerank("q", TEXTS) == {}
        assert await reranker(shape, service.base, client).rerank("q", []) == {}
    assert len(service.asked) == 1


@pytest.mark.parametrize("shape", SHAPES)
async def test_a_refused_key_is_told_without_the_key(shape: str, client: Client) -> None:
    with scripted(answered({"detail": "Invalid key secret-key-1"}, 401)) as service, pytest.raises(KeyRefused) as told:
        await reranker(shape, service.base, client).rerank("q", TEXTS)
    assert "secret-key-1" not in str(told.value)


@pytest.mark.parametrize("shape", SHAPES)
async def test_who_asks_to_wait_is_asked_again_after_that(shape: str, client: Client) -> None:
    pauses = Pauses()
    with scripted(answered({"message": "slow"}, 429, retry_after="2"), answered(scored(shape, {0: 1}))) as service:
        assert await reranker(shape, service.base, client, pause=pauses).rerank("q", TEXTS) == {0: 1.0}
    assert pauses.seconds == [2.0]


async def test_a_turn_does_not_wait_for_who_asks_for_half_a_minute(client: Client) -> None:
    with scripted(answered({"message": "slow"}, 429, retry_after="30")) as service, pytest.raises(RateLimited):
        await reranker("jina", service.base, client, longest_wait=2.0).rerank("q", TEXTS)
    assert len(service.asked) == 1


GARBAGE = ["", "<h1>no</h1>", "{}", "null", '{"results": {}}', '{"data": "x"}', "[" * 100_000]
NO_SCORES: list[dict[int, Any]] = [{3: 1}, {-1: 1}, {0: float("nan")}, {0: 10**400}, {0: "high"}, {0: True}]


@pytest.mark.parametrize("shape", SHAPES)
async def test_garbage_is_a_bad_answer(shape: str, client: Client) -> None:
    bodies = [answered(body) for body in (*GARBAGE, *(scored(shape, scores) for scores in NO_SCORES))]
    with scripted(*bodies) as service:
        for _ in bodies:
            with pytest.raises(BadAnswer):
                await reranker(shape, service.base, client).rerank("q", TEXTS)
    assert len(service.asked) == len(bodies)


@pytest.mark.parametrize("shape", SHAPES)
async def test_half_an_answer_is_a_bad_answer(shape: str, client: Client) -> None:
    half = json.dumps(scored(shape, {0: 0.25, 1: 0.5}))[:-9]
    with scripted(answered(half)) as service, pytest.raises(BadAnswer):
        await reranker(shape, service.base, client).rerank("q", TEXTS)


async def test_an_answer_without_end_is_refused(client: Client) -> None:
    with scripted(answered(" " * 25_000_000)) as service, pytest.raises(BadAnswer):
        await reranker("other", service.base, client).rerank("q", TEXTS)


async def test_a_connection_that_breaks_off_is_told_of(client: Client) -> None:
    async def break_off(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n{")
        await writer.drain()

    async with raw(break_off) as base:
        with pytest.raises(Unreachable):
            await reranker("voyage", base, client).rerank("q", TEXTS)


def test_a_passage_that_is_named_twice_is_a_bad_answer() -> None:
    with pytest.raises(BadAnswer):
        decode("p", 2, b'{"results": [{"index": 0, "relevance_score": 1}, {"index": 0, "relevance_score": 2}]}')


def test_the_form_of_dashscope_is_understood() -> None:
    body = b'{"output": {"results": [{"index": 1, "relevance_score": 0.5}]}, "request_id": "x"}'
    assert decode("p", 2, body) == {1: 0.5}


async def test_many_passages_keep_their_indices_over_several_requests(client: Client) -> None:
    with scripted(answered(scored("jina", {0: 0.5}))) as service:
        found = await reranker("jina", service.base, client).rerank("q", ["text"] * 130)
    assert found == {0: 0.5, 64: 0.5, 128: 0.5}
    assert sorted(len(body["documents"]) for body in service.asked) == [2, 64, 64]
    assert all(body["top_n"] == len(body["documents"]) for body in service.asked)


async def test_a_server_that_calls_them_texts_is_asked_in_its_way_from_then_on(client: Client) -> None:
    complaint = answered({"error": "missing field `texts` at line 1 column 40", "error_type": "Validation"}, 422)
    good = answered(scored("other", {0: 0.5}))
    with scripted(complaint, good, good) as service:
        model = reranker("other", service.base, client)
        assert await model.rerank("q", TEXTS) == {0: 0.5}
        assert await model.rerank("q", TEXTS) == {0: 0.5}
    assert ["texts" in body for body in service.asked] == [False, True, True]


async def test_passages_that_are_too_long_are_cut(client: Client) -> None:
    long = answered({"error": {"message": "input is too long", "code": "context_length_exceeded"}}, 400)
    with scripted(long, answered(scored("jina", {0: 0.5}))) as service:
        assert await reranker("jina", service.base, client).rerank("q", ["x" * 3000]) == {0: 0.5}
    assert [len(body["documents"][0]) for body in service.asked] == [3000, 1500]
    with scripted(long) as service, pytest.raises(TooLong):
        await reranker("jina", service.base, client).rerank("q", ["x" * 3000])


async def test_an_empty_account_is_told_as_such(client: Client) -> None:
    empty = answered({"detail": "Insufficient account balance"}, 403)
    with scripted(empty) as service, pytest.raises(OutOfCredit):
        await reranker("jina", service.base, client).rerank("q", TEXTS)


async def test_without_key_or_address_nobody_is_asked(client: Client) -> None:
    model = reranker("cohere", "http://127.0.0.1:9/v2", client)
    keyless = json_service("http://127.0.0.1:9", client)
    object.__setattr__(keyless.service, "key", "")
    model.json_service = keyless
    with pytest.raises(KeyMissing):
        await model.rerank("q", TEXTS)
    nowhere = reranker("other", "http://127.0.0.1:9", client)
    nowhere.json_service = json_service("", client)
    with pytest.raises(Unavailable) as told:
        await nowhere.rerank("q", TEXTS)
    assert told.value.detail == "no_address"


async def test_a_key_that_no_header_can_carry_is_refused_unseen(client: Client) -> None:
    model = reranker("cohere", "http://127.0.0.1:9/v2", client)
    object.__setattr__(model.json_service.service, "key", "schlüssel")
    with pytest.raises(AppError) as told:
        await model.rerank("q", TEXTS)
    assert isinstance(told.value, KeyRefused)
    assert "schlüssel" not in str(told.value)


def test_every_service_has_a_key_of_its_own() -> None:
    assert len({key_id(service.id) for service in SERVICES}) == len(SERVICES)
    assert service_of("") is None
