"""Requests that go on from an answer: evidence of rounds before, and conversations that are kept."""

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from starlette.requests import Request

from app.core.domain.chat import Abilities, FinishPart, ModelPart, TextPart, ToolCall, ToolCallPart, ToolResult, message
from app.core.domain.chat.messages import Role
from app.core.domain.gateway import GatewaySettings
from app.core.domain.gateway.keys import make_key
from app.core.domain.turn.turn import Turn
from app.gateway.answers import Answers
from app.gateway.api_request import ApiRequest
from app.gateway.chat.response import ChatResponse
from app.gateway.turns import Turns
from tests.core.world import SEA, SETTINGS, SKY, World
from tests.fakes import FakeModel
from tests.gateway.served import PATHS, Served, serving

SCHEMA = {"type": "object", "properties": {}}
QUESTION = "Why is the sky blue, and how is the weather?"
SEARCH = ToolCall("s1", "web_search", '{"query": "why is the sky blue"}')
WEATHER = ToolCall("w1", "weather", '{"city": "Genoa", "unit": "C"}')


def world(*answers: Sequence[ModelPart] | str) -> World:
    return World(FakeModel(list(answers), abilities=Abilities(tools=True)))


def calling(*calls: ToolCall, text: str = "") -> list[ModelPart]:
    words = [TextPart(text)] if text else []
    return [*words, *(ToolCallPart(call) for call in calls), FinishPart("tool_calls")]


def body_of(api: str, messages: list[dict[str, Any]], *, tool: bool = True, model: str = "citewise") -> dict[str, Any]:
    about = {"name": "weather", "description": "d"}
    tools: dict[str, dict[str, Any]] = {
        "chat": {"type": "function", "function": {**about, "parameters": SCHEMA}},
        "responses": {"type": "function", **about, "parameters": SCHEMA},
        "messages": {**about, "input_schema": SCHEMA},
    }
    body: dict[str, Any] = {"model": model, "input" if api == "responses" else "messages": messages}
    return body | ({"tools": [tools[api]]} if tool else {}) | ({"max_tokens": 900} if api == "messages" else {})


def returned(api: str, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The answer as a client sends it back, with the arguments of its call in another order."""
    arguments = '{"unit":"C","city":"Genoa"}'
    match api:
        case "chat":
            message = answer["choices"][0]["message"]
            for call in message.get("tool_calls", ()):
                call["function"]["arguments"] = arguments
            return [message]
        case "responses":
            for item in answer["output"]:
                if item["type"] == "function_call":
                    item["arguments"] = arguments
            return list(answer["output"])
    return [{"role": "assistant", "content": answer["content"]}]


def result(api: str, call: str) -> dict[str, Any]:
    match api:
        case "chat":
            return {"role": "tool", "tool_call_id": call, "content": "warm"}
        case "responses":
            return {"type": "function_call_output", "call_id": call, "output": "warm"}
    return {"role": "user", "content": [{"type": "tool_result", "tool_use_id": call, "content": "warm"}]}


def read(api: str, answer: dict[str, Any]) -> tuple[str, list[tuple[str, str]], set[str]]:
    """The text, what each annotation marks and names, and the sources' addresses."""
    match api:
        case "chat":
            message = answer["choices"][0]["message"]
            text, rows = message["content"] or "", [row["url_citation"] for row in message["annotations"]]
        case "responses":
            parts = [part for item in answer["output"] if item["type"] == "message" for part in item["content"]]
            text, rows = "".join(part["text"] for part in parts), [row for part in parts for row in part["annotations"]]
        case _:
            text = "".join(block.get("text", "") for block in answer["content"] if block["type"] == "text")
            rows = answer["annotations"]
    marks = [(text[row["start_index"] : row["end_index"]], row["url"]) for row in rows]
    assert all(row["cited_text"] for row in rows)
    return text, marks, {row["url"] for row in answer["search_sources"]}


@pytest.mark.parametrize("api", PATHS)
async def test_what_was_found_before_a_tool_was_called_counts_behind_its_result(api: str) -> None:
    answers: list[Any] = [
        calling(SEARCH),
        calling(WEATHER, text="The sky scatters light [1]. "),
        "It is warm, and blue [1][2].",
    ]
    ask = {"role": "user", "content": QUESTION}
    async with serving(world(*answers)) as served:
        first = (await served.post(api, body_of(api, [ask]))).json()
        _, marks, sources = read(api, first)
        assert [mark for mark, _ in marks] == [f"[[1]]({marks[0][1]})"]
        assert sources == {SKY, SEA}
        history: list[dict[str, Any]] = [ask, *returned(api, first), result(api, "w1")]
        second = (await served.post(api, body_of(api, history))).json()
        text, marks, sources = read(api, second)
        other = ({SKY, SEA} - {marks[0][1]}).pop()
        assert text == f"It is warm, and blue [[1]]({marks[0][1]})[[2]]({other})."
        assert [url for _, url in marks] == [marks[0][1], other]
        assert sources == {SKY, SEA}
        assert served.world.model is not None
        sent = [block for one in served.world.model.requests[-1].messages for block in one.blocks]
        assert [block.name for block in sent if isinstance(block, ToolResult)] == ["web_search", "weather"]
        assert len(served.world.channel.asked) == 1, "nothing is searched for again"


async def test_another_program_gets_nothing_of_it() -> None:
    """A history that was made up, or is another client's, is taken as it came."""
    async with serving(world(calling(WEATHER), "It is warm.")) as served:
        ask = {"role": "user", "content": QUESTION}
        call = {"id": "w1", "type": "function", "function": {"name": "weather", "arguments": "{}"}}
        called: dict[str, Any] = {"role": "assistant", "content": None, "tool_calls": [call]}
        history: list[dict[str, Any]] = [ask, called, result("chat", "w1")]
        assert (await served.post("chat", body_of("chat", history))).status_code == 200
        assert len(served.world.store.turns) == 1


async def talk(served: Served, api: str, questions: Sequence[str]) -> list[dict[str, Any]]:
    """A client that sends all that was said with each question; gives its last history."""
    history: list[dict[str, Any]] = []
    for question in questions:
        history.append({"role": "user", "content": question})
        response = await served.post(api, body_of(api, history, tool=False, model="fake/fake-1"))
        assert response.status_code == 200, response.text
        history += returned(api, response.json())
    return history


@pytest.mark.parametrize("api", PATHS)
async def test_questions_of_one_history_are_kept_as_one_conversation(api: str) -> None:
    answers = ["One.", "Two.", "Three.", "Other.", "Two again."]
    async with serving(world(*answers), GatewaySettings(keep_conversations=True)) as served:
        history = await talk(served, api, ["First?", "Second?", "Third?"])
        turns = list(served.world.store.turns.values())
        assert len({turn.conversation for turn in turns}) == 1
        assert [turn.parent for turn in turns] == [None, turns[0].id, turns[1].id]
        assert served.world.model is not None
        words = [one.text for one in served.world.model.requests[-1].messages[1:]]
        assert words == ["First?", "One.", "Second?", "Two.", "Third?"], "nothing is told twice"
        await talk(served, api, ["First, from elsewhere?"])
        assert len({turn.conversation for turn in served.world.store.turns.values()}) == 2
        again = [*history[: len(history) // 3], {"role": "user", "content": "Second, once more?"}]
        await served.post(api, body_of(api, again, tool=False, model="fake/fake-1"))
        last = list(served.world.store.turns.values())[-1]
        assert (last.conversation, last.parent) == (turns[0].conversation, turns[0].id), "a branch of it"


async def follow(served: Served, key: str, previous: str = "") -> httpx.Response:
    body = {"model": "fake/fake-1", "input": "And then?"} | ({"previous_response_id": previous} if previous else {})
    async with httpx.AsyncClient(timeout=60, headers={"x-api-key": key}) as client:
        return await client.post(served.server.url + PATHS["responses"], json=body)


async def test_a_response_is_followed_by_the_client_that_got_it_alone() -> None:
    settings, key = make_key(GatewaySettings(), "one")
    settings, other = make_key(settings, "other")
    async with serving(world("One.", "Two.", "Three."), settings) as served:
        id = (await follow(served, key)).json()["id"]
        refused = await follow(served, other, id)
        assert (refused.status_code, refused.json()["error"]["code"]) == (400, "previous_response_not_found")
        second = await follow(served, key, id)
        assert second.status_code == 200
        assert (await follow(served, key, second.json()["id"])).status_code == 200, "and that of the one behind it"


async def test_conversations_that_no_response_led_to_are_not_gone_on_with() -> None:
    async with serving(world("One.", "Two.")) as served:
        await served.world.store.create("c" * 32, "Of the window")
        await served.world.store.save(Turn("a" * 32, "c" * 32, "Of the window?"))
        refused = await follow(served, "", f"resp_{'a' * 32}-{'c' * 32}")
        assert refused.json()["error"]["code"] == "previous_response_not_found"


async def test_kept_conversations_are_gone_on_with_while_they_are_kept() -> None:
    settings = GatewaySettings(keep_conversations=True)
    async with serving(world("One.", "Two."), settings) as served:
        id = (await follow(served, "")).json()["id"]
        assert (await follow(served, "", id)).status_code == 200
        served.change(keep_conversations=False)
        assert (await follow(served, "", id)).json()["error"]["code"] == "previous_response_not_found"


async def test_a_stream_whose_client_went_before_its_first_byte_is_not_begun() -> None:
    async def gone() -> dict[str, str]:
        return {"type": "http.disconnect"}

    one = world("One.")
    services = SimpleNamespace(
        ask=one.ask, conversations=one.store, settings=SimpleNamespace(in_force=lambda: SETTINGS)
    )
    answers = Answers(Turns(cast(Any, services), asyncio.get_running_loop()))
    parsed = ApiRequest("fake/fake-1", (message(Role.USER, "Why?"),), stream=True)
    response = await answers.respond(Request({"type": "http"}, gone), parsed, ChatResponse(parsed.model, False))
    assert response.status_code == 499
