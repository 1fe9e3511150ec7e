"""Every wire format × streamed or whole × what can happen to an answer, through the whole core over real HTTP."""

import asyncio
import json
from contextlib import aclosing
from dataclasses import replace
from typing import Any

import httpx
import pytest

from app.core.domain import events as e
from app.core.domain.chat import (
    BuiltinSearch,
    ChatRequest,
    FinishPart,
    GroundingPart,
    ModelChoice,
    Role,
    TextPart,
    ToolCallPart,
    UsagePart,
    message,
)
from app.core.domain.errors import AppError, BadAnswer, Unreachable
from app.core.domain.turn.turn import State
from tests.matrix.scripts import SCRIPTS
from tests.matrix.scripts.base import SEA, SKY, THOUGHT, USED, Script, Told
from tests.matrix.scripts.gemini import ENTRY
from tests.matrix.scripts.messages import searched
from tests.matrix.servers import CUT, EVENTS, STALL, WHOLE, Reply, body, serving
from tests.matrix.talk import CALLS, ITSELF, OFF, Talk, chips, ended, keyed, numbered, provider_of

EVERY = list(SCRIPTS.values())
SEARCHING = [script for script in EVERY if script.dialect]
PIECES = ("The sky ", "😀 is ", "blue: **12 °C**", " und grün.")
SAID = "".join(PIECES)
REWRITE = "<websearch><question>blue sky</question></websearch>"
STALLED = 4.0  # seconds of patience, waited once for all formats together

named: Any = {"ids": lambda value: value.name if isinstance(value, Script) else None}
formats = pytest.mark.parametrize("script", EVERY, **named)
searching = pytest.mark.parametrize("script", SEARCHING, **named)
ways = pytest.mark.parametrize("way", ["streamed", "whole"])


def reply(script: Script, way: str, told: Told) -> Reply:
    """The whole body comes although a stream was asked for."""
    return script.streamed(told) if way == "streamed" else script.whole(told)


@formats
@ways
async def test_an_answer_is_written_and_kept(client: httpx.AsyncClient, script: Script, way: str) -> None:
    async with serving(reply(script, way, script.said(*PIECES))) as server:
        talk = Talk(client, provider_of(script, server))
        turn, events = await talk.turn(batch_seconds=0.0)
    assert (turn.text, ended(turn), turn.finish) == (SAID, (State.FINISHED, ""), "stop")
    assert turn.reasoning == THOUGHT
    assert turn.usage is not None
    assert (turn.usage.input, turn.usage.output) == USED
    if way == "streamed":
        assert sum(isinstance(event, e.TextDelta) for event in events) > 1
    (asked,) = server.asked
    assert asked.path == script.streamed_at
    assert asked.headers[script.key[0]] == script.key[1]
    assert asked.headers["content-type"] == "application/json"


@formats
@ways
async def test_a_called_tool_is_answered_and_the_call_goes_back_as_it_came(
    client: httpx.AsyncClient, script: Script, way: str
) -> None:
    replies = [script.called("sky"), script.said("Air scatters", " it [1", "]."), script.said("As said [1].")]
    async with serving(*(reply(script, way, told) for told in replies)) as server:
        talk = Talk(client, provider_of(script, server))
        turn, events = await talk.turn(CALLS)
        later, _ = await talk.turn(OFF, turn.id, "Sure?")
    assert (turn.text, ended(turn)) == ("Air scatters it [1].", (State.FINISHED, ""))
    assert chips(turn) == keyed([(SKY.url, 16, 19)])
    assert [query.text for query in talk.channel.asked] == ["sky"]
    called = next(event for event in events if isinstance(event, e.ToolsCalled))
    assert [(call.name, json.loads(call.arguments)) for call in called.calls] == [("web_search", {"query": "sky"})]
    assert turn.usage is not None
    assert turn.usage.input == 2 * USED[0]
    assert [said.role for said in turn.messages] == [Role.ASSISTANT, Role.USER, Role.ASSISTANT]
    first, second, third = server.bodies
    assert "web_search" in json.dumps(first)
    assert script.echoed(second) == script.echo
    (result,) = script.results(second)
    assert "scatters short waves" in result
    assert "Air scatters it [1]." in " ".join(filter(None, script.words(third)))
    assert chips(later) == keyed([(SKY.url, 8, 11)])


@searching
@ways
async def test_the_models_own_search_gives_chips(client: httpx.AsyncClient, script: Script, way: str) -> None:
    told = script.cited(SKY, SEA)
    async with serving(reply(script, way, told), reply(script, way, script.said("As said [2]."))) as server:
        talk = Talk(client, provider_of(script, server))
        turn, events = await talk.turn(ITSELF)
        later, _ = await talk.turn(OFF, turn.id, "Sure?")
    assert isinstance(events[0], e.TurnStarted)
    assert events[0].builtin
    assert (turn.text, ended(turn)) == (told.text, (State.FINISHED, ""))
    assert chips(turn) == keyed(told.chips)
    assert [number for citation in turn.citations for number in citation.numbers] == [1, 2]
    assert [turn.sources[r.source].title for r in turn.references or ()] == _titles(script)
    assert not talk.channel.asked
    assert len(turn.findings) == (3 if script.name not in ("chat", "mistral") else 2)
    assert turn.entry_html == (ENTRY if script.name == "gemini" else "")
    assert chips(later) == keyed([(SEA.url, 8, 11)])
    assert len(later.sources) == 2, "the same two pages"


def _titles(script: Script) -> list[str]:
    return ["", ""] if script.name == "gemini" else [SKY.title, SEA.title]


async def test_ollama_cites_what_our_own_search_found(client: httpx.AsyncClient) -> None:
    script = SCRIPTS["ollama"]
    replies = [script.streamed(script.said(REWRITE)), script.streamed(script.said("Air scatters [1]."))]
    async with serving(*replies) as server:
        turn, _ = await Talk(client, provider_of(script, server)).turn(ITSELF)
    assert (turn.text, chips(turn)) == ("Air scatters [1].", keyed([(SKY.url, 13, 16)]))
    assert list(numbered(turn)) == [1]


@formats
async def test_a_whole_answer_can_be_asked_for(client: httpx.AsyncClient, script: Script) -> None:
    asked = ChatRequest((message(Role.USER, "hi"),))
    replies = [script.said(*PIECES), script.called("sky"), *([script.cited(SKY, SEA)] if script.dialect else [])]
    async with serving(*map(script.whole, replies)) as server:
        model: Any = Talk(client, provider_of(script, server)).directory.model(ModelChoice("p", "m"))
        answer = await model.answer(asked)
        call = await model.answer(asked)
        cited = await model.answer(replace(asked, search=BuiltinSearch())) if script.dialect else []
    assert "".join(part.text for part in answer if isinstance(part, TextPart)) == SAID
    assert [part.usage.output for part in answer if isinstance(part, UsagePart)] == [USED[1]]
    assert [part.reason for part in answer if isinstance(part, FinishPart)] == ["stop"]
    assert [part.call.name for part in call if isinstance(part, ToolCallPart)] == ["web_search"]
    assert [len(part.sources) >= 2 for part in cited if isinstance(part, GroundingPart)] == [True] * bool(cited)
    assert {one.path for one in server.asked} == {script.asked_whole_at}


@formats
async def test_a_whole_answer_that_fails_is_an_error(client: httpx.AsyncClient, script: Script) -> None:
    told = script.said(*PIECES)
    replies = [body(script.refusal), script.broken_whole(told), Reply((b"<title>Hello</title>",), "text/html")]
    async with serving(*replies) as server:
        model: Any = Talk(client, provider_of(script, server)).directory.model(ModelChoice("p", "m"))
        for kind, words in ((AppError, "boom"), (Unreachable, "service"), (BadAnswer, "Hello")):
            with pytest.raises(kind, match=words):
                await model.answer(ChatRequest((message(Role.USER, "hi"),)))


REFUSED = {
    "401": (body({"error": {"message": "Incorrect key: {key}", "code": "invalid_api_key"}}, status=401), "KeyRefused"),
    "400": (body({"error": {"message": "bad field: {key}", "type": "invalid_request"}}, status=400), "BadAnswer"),
    "429": (body({"error": {"message": "slow"}}, status=429, headers={"Retry-After": "900"}), "RateLimited"),
    "402": (body({"error": {"message": "Insufficient Balance"}}, status=402), "OutOfCredit"),
    "html": (Reply((b"<html><head><title>502 Bad Gateway</title>",), "text/html", 404), "BadAnswer"),
}


@formats
@pytest.mark.parametrize("case", REFUSED)
async def test_an_error_before_the_answer_ends_the_turn(client: httpx.AsyncClient, script: Script, case: str) -> None:
    refused, kind = REFUSED[case]
    repeated = replace(refused, pieces=[piece.replace(b"{key}", script.key[1].encode()) for piece in refused.pieces])
    async with serving(repeated, script.streamed(script.said(*PIECES))) as server:
        talk = Talk(client, provider_of(script, server))
        turn, _ = await talk.turn()
        assert (turn.text, ended(turn), len(server.asked)) == ("", (State.FAILED, kind), 1)
        again, _ = await talk.turn()
    assert (again.text, again.parent, ended(again)) == (SAID, None, (State.FINISHED, ""))


@formats
async def test_a_busy_service_is_asked_again_and_that_is_told(client: httpx.AsyncClient, script: Script) -> None:
    busy = body({"error": {"message": "slow down"}}, status=429, headers={"Retry-After": "0"})
    async with serving(busy, script.streamed(script.said(*PIECES))) as server:
        turn, events = await Talk(client, provider_of(script, server)).turn()
    told = [event for event in events if isinstance(event, e.RetryScheduled)]
    assert [(event.seconds, event.failure.kind) for event in told] == [(0.0, "RateLimited")]
    assert (turn.text, ended(turn), len(server.asked)) == (SAID, (State.FINISHED, ""), 2)


@formats
@pytest.mark.parametrize("media", ["application/json", EVENTS, "text/plain"])
async def test_an_error_in_place_of_a_stream_is_told(client: httpx.AsyncClient, script: Script, media: str) -> None:
    async with serving(body(script.refusal, media=media)) as server:
        turn, _ = await Talk(client, provider_of(script, server)).turn()
    assert (turn.text, turn.state) == ("", State.FAILED)
    assert turn.error is not None
    assert "boom" in turn.error.detail


@formats
async def test_an_error_in_mid_stream_keeps_the_text(client: httpx.AsyncClient, script: Script) -> None:
    told = script.said(*PIECES)
    broken = script.stream([*told.frames[: told.half], script.error])
    async with serving(broken, script.streamed(script.said(" und mehr"))) as server:
        talk = Talk(client, provider_of(script, server))
        turn, _ = await talk.turn()
        assert (turn.text, turn.state) == (told.half_text, State.FAILED)
        assert turn.error is not None
        assert "boom" in turn.error.detail
        more, _ = await talk.resumed(turn)
    assert (more.text, ended(more)) == (f"{told.half_text} und mehr", (State.FINISHED, ""))


@searching
async def test_where_its_own_search_fails_in_mid_stream_ours_takes_over(
    client: httpx.AsyncClient, script: Script
) -> None:
    told = script.cited(SKY, SEA)
    replies = [script.said(REWRITE), script.said("Air scatters [1].")]
    async with serving(
        script.stream([*told.frames[: told.half], script.error]), *map(script.streamed, replies)
    ) as server:
        turn, events = await Talk(client, provider_of(script, server)).turn(ITSELF)
    assert (turn.text, ended(turn)) == ("Air scatters [1].", (State.FINISHED, ""))
    assert [page for page, *_ in chips(turn)] == [page for page, *_ in keyed([(SKY.url, 0, 0)])]
    kinds = [type(event) for event in events]
    assert kinds.index(e.AnswerWithdrawn) < kinds.index(e.ChannelFellBack)


async def _goes_on(talk: Talk, script: Script, told: Told, overrides: object, kind: str) -> None:
    """Text and chips of an answer that broke off are kept; it goes on; it can be asked again beside the old one."""
    turn, events = await talk.turn(overrides)  # type: ignore[arg-type]
    assert isinstance(events[-1], e.TurnFailed)
    assert (turn.text, ended(turn)) == (told.half_text, (State.FAILED, kind))
    assert {page for page, *_ in chips(turn)} == {page for page, *_ in keyed([(u, 0, 0) for u in told.half_urls])}
    kept = chips(turn)
    more, _ = await talk.resumed(turn)
    assert ended(more) == (State.FINISHED, "")
    assert more.id == turn.id
    rest = script.cited(SEA) if told.chips else script.said(*PIECES)
    assert more.text == told.half_text + rest.text
    moved = [(url, start + len(told.half_text), end + len(told.half_text)) for url, start, end in rest.chips]
    assert chips(more) == [*kept, *keyed(moved)]
    again, _ = await talk.turn(overrides)  # type: ignore[arg-type]
    assert again.id != turn.id
    assert (again.text, again.parent, ended(again)) == (rest.text, turn.parent, (State.FINISHED, ""))
    assert (await talk.stored(turn.id)).text == more.text, "the old one stays"


@formats
@pytest.mark.parametrize("ending", [CUT, WHOLE])
async def test_an_answer_whose_connection_is_cut_goes_on(
    client: httpx.AsyncClient, script: Script, ending: str
) -> None:
    told, rest = script.said(*PIECES), script.said(*PIECES)
    async with serving(script.broken(told, ending), script.streamed(rest)) as server:
        await _goes_on(Talk(client, provider_of(script, server)), script, told, OFF, "Unreachable")
    assert [said.rstrip() for said in script.words(server.bodies[1])] == [told.half_text.rstrip()]


@searching
@pytest.mark.parametrize("ending", [CUT, WHOLE])
async def test_a_cited_answer_whose_connection_is_cut_goes_on_with_its_chips(
    client: httpx.AsyncClient, script: Script, ending: str
) -> None:
    told = script.cited(SKY, SEA)
    async with serving(script.broken(told, ending), script.streamed(script.cited(SEA))) as server:
        await _goes_on(Talk(client, provider_of(script, server)), script, told, ITSELF, "Unreachable")


@formats
async def test_a_whole_answer_that_is_cut_can_be_asked_for_again(client: httpx.AsyncClient, script: Script) -> None:
    told = script.said(*PIECES)
    async with serving(script.broken_whole(told), script.whole(told)) as server:
        talk = Talk(client, provider_of(script, server))
        turn, _ = await talk.turn()
        assert (turn.text, ended(turn)) == ("", (State.FAILED, "Unreachable"))
        again, _ = await talk.turn()
    assert (again.text, ended(again)) == (SAID, (State.FINISHED, ""))


async def test_answers_that_stall_are_given_up_and_go_on(client: httpx.AsyncClient) -> None:
    async def stalled(script: Script, told: Told, rest: Told, overrides: object) -> None:
        async with serving(script.broken(told, STALL), script.streamed(rest)) as server:
            talk = Talk(client, provider_of(script, server), timeout_seconds=STALLED)
            await _goes_on(talk, script, told, overrides, "TimedOut")

    async def stalled_whole(script: Script) -> None:
        told = script.said(*PIECES)
        async with serving(script.broken_whole(told, STALL), script.whole(told)) as server:
            talk = Talk(client, provider_of(script, server), timeout_seconds=STALLED)
            turn, _ = await talk.turn()
            assert (turn.text, ended(turn)) == ("", (State.FAILED, "TimedOut"))
            again, _ = await talk.turn()
            assert (again.text, ended(again)) == (SAID, (State.FINISHED, ""))

    said = [stalled(script, script.said(*PIECES), script.said(*PIECES), OFF) for script in EVERY]
    cited = [stalled(script, script.cited(SKY, SEA), script.cited(SEA), ITSELF) for script in SEARCHING]
    await asyncio.gather(*said, *cited, *map(stalled_whole, EVERY))


@formats
async def test_a_silent_service_is_given_up_and_closing_ends_the_request(
    client: httpx.AsyncClient, script: Script
) -> None:
    left = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = f"HTTP/1.1 200 OK\r\nContent-Type: {script.media}\r\n\r\n".encode()
        told = script.said(*PIECES)
        writer.write(head + b"".join(map(script.frame, told.frames[: told.half])))
        while await reader.read(1000):
            pass
        left.set()

    async with serving(silent) as server:
        talk = Talk(client, provider_of(script, server))
        model = talk.directory.model(ModelChoice("p", "m"))
        async with aclosing(model.stream(ChatRequest((message(Role.USER, "hi"),)))) as parts:
            async for part in parts:
                if isinstance(part, TextPart):
                    break
        async with asyncio.timeout(30):
            await left.wait()


async def test_a_pause_of_anthropics_is_followed_by_what_was_said_and_nothing_else(client: httpx.AsyncClient) -> None:
    script = SCRIPTS["messages"]
    blocks = searched(SKY)
    first, rest = [{"type": "text", "text": "Let me look. "}, blocks[1]], [blocks[2], blocks[3]]
    named = {"type": "message", "role": "assistant", "usage": {"input_tokens": 10, "output_tokens": 5}}
    paused = {**named, "content": first, "stop_reason": "pause_turn"}
    done = {**named, "content": rest, "stop_reason": "end_turn"}
    async with serving(body(paused), body(done), script.streamed(script.said("Yes [1]."))) as server:
        talk = Talk(client, provider_of(script, server))
        turn, events = await talk.turn(ITSELF)
        later, _ = await talk.turn(ITSELF, turn.id, "Sure?")
    assert turn.text == f"Let me look. {SKY.text}"
    assert chips(turn) == keyed([(SKY.url, len(turn.text), len(turn.text))])
    assert sum(isinstance(event, e.AnswerPaused) for event in events) == 1
    assert turn.usage is not None
    assert turn.usage.output == 10
    assert server.bodies[1]["messages"][1:] == [{"role": "assistant", "content": first}]
    assert server.bodies[2]["messages"][1] == {"role": "assistant", "content": [*first, *rest]}
    assert chips(later) == [], "where the model searches, a plain number is its service's"


async def test_kimis_search_is_answered_with_its_own_arguments(client: httpx.AsyncClient) -> None:
    script = SCRIPTS["chat"]
    found = {"search_result": {"search_id": "s1"}, "usage": {"total_tokens": 900}}
    call = {"id": "t1", "type": "builtin_function", "function": {"name": "$web_search", "arguments": json.dumps(found)}}
    asking = {"choices": [{"message": {"role": "assistant", "tool_calls": [call]}, "finish_reason": "tool_calls"}]}
    async with serving(body(asking), script.streamed(script.said("It is blue."))) as server:
        provider = replace(provider_of(script, server), search="kimi")
        turn, _ = await Talk(client, provider).turn(ITSELF)
    assert (turn.text, ended(turn)) == ("It is blue.", (State.FINISHED, ""))
    first, second = server.bodies
    assert {"type": "builtin_function", "function": {"name": "$web_search"}} in first["tools"]
    assert second["messages"][-2]["tool_calls"] == [call]
    answered = second["messages"][-1]
    assert (answered["role"], answered["tool_call_id"], answered["name"]) == ("tool", "t1", "$web_search")
    assert json.loads(answered["content"]) == found
