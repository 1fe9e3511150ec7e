"""What a service does instead of answering is told in plain words, in the window and in the terminal."""

import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest
from PySide6.QtWidgets import QApplication

from app.adapters.http import make_client
from app.cli.words import notice_sentence as told_notice
from app.cli.words import sentence
from app.core.domain.chat import Abilities, FinishPart, ModelChoice, Provider, TextPart
from app.core.domain.events import Failure, FailureKind
from app.core.prompt.earlier_turns import can_resume
from app.ui.window.translation import install_language
from app.ui.wording.failures import failure_sentence
from app.ui.wording.notices import notice_sentence
from app.ui.wording.reasons import failure_words
from tests.core.test_builtin_search import world
from tests.matrix.scripts import SCRIPTS
from tests.matrix.scripts.base import KEY, Script
from tests.matrix.servers import EVENTS, Reply, body, serving
from tests.matrix.talk import OFF, Talk, provider_of

pytestmark = pytest.mark.usefixtures("english")

EVERY = list(SCRIPTS.values())
SAID = "Teapots are out of stock"
formats = pytest.mark.parametrize("script", EVERY, ids=lambda script: script.name)


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    async with make_client(verify=False) as made:
        yield made


async def failed(client: httpx.AsyncClient, script: Script, reply: Reply) -> Failure:
    async with serving(reply) as server:
        turn, _ = await Talk(client, provider_of(script, server)).turn(OFF)
    assert turn.error is not None
    return turn.error


@formats
@pytest.mark.parametrize("status", [405, 418, 451, 501])
async def test_an_unexpected_status_is_told_with_the_services_words(
    client: httpx.AsyncClient, script: Script, status: int
) -> None:
    error = await failed(client, script, body({"error": {"message": SAID}}, status=status))
    for told in (failure_sentence(error), sentence(error)):
        assert str(status) in told
        assert SAID in told
        assert "understood" not in told


@formats
@pytest.mark.parametrize("pieces", [(), (b" \n",), (b"data: [DONE]\n\n",), (b": ping\n\n",)])
@pytest.mark.parametrize("status", [200, 204])
async def test_an_empty_reply_is_told_as_empty(
    client: httpx.AsyncClient, script: Script, pieces: tuple[bytes, ...], status: int
) -> None:
    async def nothing(_reader: Any, writer: Any) -> None:
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        await writer.drain()

    reply: Any = Reply(pieces, EVENTS) if status == 200 else nothing
    error = await failed(client, script, reply)
    assert "empty answer" in failure_sentence(error)
    assert "empty answer" in sentence(error)


@formats
async def test_a_redirect_is_told_with_its_host_and_takes_nothing_along(
    client: httpx.AsyncClient, script: Script
) -> None:
    async with serving(body({})) as thief:
        away = f"http://localhost:{thief.port}/v2?key={KEY}"
        error = await failed(client, script, Reply((b"moved",), status=307, headers={"Location": away}))
        assert thief.asked == []
    for told in (failure_sentence(error), sentence(error)):
        assert f"redirects to localhost:{thief.port}" in told
        assert KEY not in told


@formats
async def test_an_error_within_an_event_stream_is_told_in_its_own_words(
    client: httpx.AsyncClient, script: Script
) -> None:
    event = f"event: error\ndata: {json.dumps({'error': {'message': SAID}})}\n\n".encode()
    within = await failed(client, script, Reply((event,), EVENTS))
    refused = await failed(client, script, Reply((event,), EVENTS, 400))
    for error in (within, refused):
        for told in (failure_sentence(error), sentence(error)):
            assert SAID in told
            assert "data:" not in told
            assert "understood" not in told
    assert "400" in sentence(refused)


async def test_an_unknown_model_at_anthropic_is_an_unknown_model(client: httpx.AsyncClient) -> None:
    said = {"type": "error", "error": {"type": "not_found_error", "message": "model: claude-9"}, "request_id": "r"}
    error = await failed(client, SCRIPTS["messages"], body(said, status=404))
    assert "does not know this model" in failure_sentence(error)
    assert "does not know this model" in sentence(error)


@pytest.mark.parametrize(
    ("raw", "kind"),
    [
        (SAID, "BadAnswer"),
        (json.dumps({"error": {"message": SAID, "code": 500}}), "BadAnswer"),
        (json.dumps({"error": {"message": f"{SAID}: maximum context length is 8 tokens"}}), "TooLong"),
        ({"error": {"message": SAID}}, "BadAnswer"),
    ],
)
async def test_what_stood_behind_a_relay_is_told(client: httpx.AsyncClient, raw: Any, kind: str) -> None:
    metadata = {"raw": raw, "provider_name": "Acme"}
    said = {"error": {"message": "Provider returned error", "code": 400, "metadata": metadata}}
    error = await failed(client, SCRIPTS["chat"], body(said, status=400))
    assert error.kind == kind
    assert f"Acme: {SAID}" in failure_sentence(error)
    assert f"Acme: {SAID}" in sentence(error)


async def test_a_pause_without_end_is_no_length_limit_and_may_go_on() -> None:
    turn, _ = await world(*[[TextPart("x"), FinishPart("pause")]] * 9).turn()
    (notice,) = turn.notices
    assert "paused" in notice_sentence(notice)
    assert "paused" in told_notice(notice)
    assert can_resume(turn)


def test_a_searxng_without_json_is_told_what_to_set() -> None:
    failure = Failure(FailureKind.UNAVAILABLE, "searxng", "json_off")
    assert "settings.yml" in failure_sentence(failure)
    assert "json_off" not in failure_sentence(failure)
    assert "settings.yml" in sentence(failure)
    assert failure_words(failure) != "not set up"


@pytest.mark.parametrize(
    "failure",
    [
        Failure(FailureKind.BAD_ANSWER, "S", data={"reason": "redirect", "host": "h.example"}),
        Failure(FailureKind.BAD_ANSWER, "S", data={"reason": "redirect"}),
        Failure(FailureKind.BAD_ANSWER, "S", "x", {"reason": "failed", "status": "418"}),
        Failure(FailureKind.BAD_ANSWER, "S", "x", {"reason": "failed"}),
        Failure(FailureKind.UNAVAILABLE, "searxng", "json_off"),
    ],
)
def test_all_of_it_is_told_in_chinese_too(qapp: QApplication, failure: Failure) -> None:
    tellers: tuple[Callable[[Failure], str], ...] = (failure_sentence, failure_words)
    english = [tell(failure) for tell in tellers]
    install_language(qapp, "zh-CN")
    assert [tell(failure) for tell in tellers] != english
    assert all(any("\u4e00" <= sign <= "\u9fff" for sign in tell(failure)) for tell in tellers)


async def test_an_error_within_a_choice_is_told_with_what_stood_behind_it(client: httpx.AsyncClient) -> None:
    said = {"code": 502, "message": "Provider returned error", "metadata": {"raw": SAID, "provider_name": "Acme"}}
    choice = {"index": 0, "delta": {"content": ""}, "finish_reason": "error", "error": said}
    error = await failed(
        client, SCRIPTS["chat"], Reply((f"data: {json.dumps({'choices': [choice]})}\n\n".encode(),), EVENTS)
    )
    assert f"Acme: {SAID}" in failure_sentence(error)
    assert f"Acme: {SAID}" in sentence(error)


async def test_an_empty_list_of_models_is_told_as_empty(client: httpx.AsyncClient) -> None:
    async with serving(Reply(())) as server:
        provider = Provider("p", "S", f"{server.url}/v1", ("m",), abilities={"m": Abilities()})
        with pytest.raises(Exception) as caught:
            await Talk(client, provider).directory.models(provider)
    assert "empty answer" in sentence(Failure.of(caught.value))  # type: ignore[arg-type]


async def test_a_list_of_models_that_redirects_is_told_the_same_way(client: httpx.AsyncClient) -> None:
    async with serving(Reply((b"",), status=302, headers={"Location": "https://h.example/models"})) as server:
        provider = Provider("p", "S", f"{server.url}/v1", ("m",), abilities={"m": Abilities()})
        talk = Talk(client, provider)
        with pytest.raises(Exception) as caught:
            await talk.directory.models(provider)
    assert "redirects to h.example" in sentence(Failure.of(caught.value))  # type: ignore[arg-type]
    assert ModelChoice("p", "m")
