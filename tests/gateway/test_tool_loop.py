"""A client that answers every call of the model with another result, for ever: a real core and server, a fake model."""

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from app.core.domain.chat import Abilities, FinishPart, ToolCall, ToolCallPart
from app.gateway.api_request import MOST_ROUNDS
from tests.core.world import World
from tests.fakes import FakeModel
from tests.gateway.served import PATHS, Served, serving

SCHEMA = {"type": "object", "properties": {}}
ANSWERS = 3  # of the model, until it is asked once too often


@pytest.fixture
async def served() -> AsyncIterator[Served]:
    calls = [[ToolCallPart(ToolCall(f"call_{n}", "again")), FinishPart("tool_calls")] for n in range(ANSWERS + 2)]
    async with serving(World(FakeModel(list(calls), abilities=Abilities(tools=True)))) as one:
        yield one


def round_of(api: str, number: int) -> list[dict[str, Any]]:
    """A call, as the model wrote it, and what the client says to it."""
    id = f"c{number}"
    match api:
        case "chat":
            call = {"id": id, "type": "function", "function": {"name": "again", "arguments": "{}"}}
            message = {"role": "assistant", "content": None, "tool_calls": [call]}
            return [message, {"role": "tool", "tool_call_id": id, "content": "Call it again."}]
        case "responses":
            call = {"type": "function_call", "call_id": id, "name": "again", "arguments": "{}"}
            return [call, {"type": "function_call_output", "call_id": id, "output": "Call it again."}]
    use = {"type": "tool_use", "id": id, "name": "again", "input": {}}
    result = {"type": "tool_result", "tool_use_id": id, "content": "Call it again."}
    return [{"role": "assistant", "content": [use]}, {"role": "user", "content": [result]}]


def body_of(api: str, history: list[dict[str, Any]]) -> dict[str, Any]:
    tool = {"name": "again", "description": "Once more."}
    tools: dict[str, dict[str, Any]] = {
        "chat": {"type": "function", "function": {**tool, "parameters": SCHEMA}},
        "responses": {"type": "function", **tool, "parameters": SCHEMA},
        "messages": {**tool, "input_schema": SCHEMA},
    }
    body = {"model": "fake/fake-1", "input" if api == "responses" else "messages": history, "tools": [tools[api]]}
    return body | ({"max_tokens": 90} if api == "messages" else {})


@pytest.mark.parametrize("api", PATHS)
async def test_a_client_that_answers_every_call_is_refused_at_last(served: Served, api: str) -> None:
    history: list[dict[str, Any]] = [{"role": "user", "content": "Never end."}]
    for number in range(MOST_ROUNDS - ANSWERS + 1):
        history += round_of(api, number)
    for number in range(ANSWERS):
        response = await served.post(api, body_of(api, history))
        assert response.status_code == 200, response.text
        assert "again" in response.text
        history += round_of(api, MOST_ROUNDS + number)
    response = await served.post(api, body_of(api, history))
    error = response.json()
    assert (response.status_code, error["error"]["type"]) == (400, "invalid_request_error")
    assert (error.get("type") == "error") is (api == "messages")
    assert "1000 times" in error["error"]["message"]
    assert "\n" not in error["error"]["message"]
    assert served.world.model is not None
    assert len(served.world.model.requests) == ANSWERS, "nobody asked the model for it"
    again = [*history, {"role": "user", "content": "Go on."}]
    assert (await served.post(api, body_of(api, again))).status_code == 200


async def test_one_that_names_the_response_before_is_refused_too(served: Served) -> None:
    first: list[dict[str, Any]] = [{"role": "user", "content": "Never end."}]
    for number in range(MOST_ROUNDS - 1):
        first += round_of("responses", number)
    response = await served.post("responses", body_of("responses", first))
    for _ in range(2):
        call = next(item for item in response.json()["output"] if item["type"] == "function_call")
        output = {"type": "function_call_output", "call_id": call["call_id"], "output": json.dumps("again")}
        body = body_of("responses", [output]) | {"previous_response_id": response.json()["id"]}
        response = await served.post("responses", body)
        if response.status_code != 200:
            break
    assert response.json()["error"]["code"] == "too_many_tool_calls"


@pytest.mark.parametrize(("api", "more"), [
    ("chat", {"parallel_tool_calls": False}), ("responses", {"parallel_tool_calls": False}),
    ("messages", {"tool_choice": {"type": "auto", "disable_parallel_tool_use": True}}),
])  # fmt: skip
async def test_who_wants_one_call_at_a_time_gets_one(api: str, more: dict[str, Any]) -> None:
    both = [ToolCallPart(ToolCall(id, "again")) for id in ("call_one", "call_two")]
    answers: list[Any] = [[*both, FinishPart("tool_calls")] for _ in range(2)]
    async with serving(World(FakeModel(answers, abilities=Abilities(tools=True)))) as server:
        body = body_of(api, [{"role": "user", "content": "Look twice."}])
        several = (await server.post(api, body)).text
        one = (await server.post(api, {**body, **more})).text
    assert "call_one" in several
    assert "call_two" in several
    assert "call_one" in one
    assert "call_two" not in one
