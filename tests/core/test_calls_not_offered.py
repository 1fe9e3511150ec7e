"""Calls of tools that nobody offered: a relay passes on what its service has done itself, or a model makes one up."""

import json
from typing import Any

import pytest

from app.core.domain import events as e
from app.core.domain.chat import (
    FinishPart,
    GroundingPart,
    ModelPart,
    ProviderMetadataPart,
    ProviderSearchPart,
    ProviderSource,
    Role,
    TextPart,
    ToolCall,
    ToolCallPart,
    ToolResult,
)
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.turn.turn import State
from tests.core.test_builtin_search import model_of, world
from tests.core.test_tool_calls import results, search
from tests.core.test_tool_calls import world as deciding
from tests.core.world import kinds

A = ProviderSource("a", "https://a.example/", "Page A", "1")
OWN = ToolCall("t1", "web_search", json.dumps({"query": "why is the sky blue"}))
TEXT = "Air scatters [1]."


def relayed(*calls: ToolCall) -> list[ModelPart]:
    """An answer with its evidence, and the service's own search in the shape of calls."""
    called = (ToolCallPart(call) for call in calls)
    return [TextPart(TEXT), GroundingPart((A,), textual=True), *called, FinishPart("tool_calls")]


@pytest.mark.parametrize("name", ["web_search", "read_page", "browser.search", "x_search"])
async def test_a_search_of_the_services_own_is_shown_as_such_and_the_answer_stands(name: str) -> None:
    one = world(*[relayed(ToolCall("t1", name, OWN.arguments))] * 12)
    turn, events = await one.turn()
    assert turn.text == TEXT
    assert len(model_of(one).requests) == 1
    assert one.channel.asked == []
    assert one.reader.read_urls == []
    assert [(s.query, s.channel) for s in turn.searches] == [("why is the sky blue", "builtin")]
    assert not any(isinstance(event, e.ToolsCalled) for event in events)
    assert (turn.state, turn.cited_numbers(), kinds(turn)) == (State.FINISHED, [1], [])


async def test_a_search_that_the_service_has_told_of_itself_is_shown_once() -> None:
    told: list[ModelPart] = [ProviderSearchPart("s", query="why is the sky blue", state="completed")]
    turn, _ = await world([*told, *relayed(OWN)], "never asked").turn()
    assert [s.query for s in turn.searches] == ["why is the sky blue"]


@pytest.mark.parametrize(
    "arguments",
    ["", "no JSON", "[1]", '{"code": "1+1"}', '{"query": 7}', '{"query": ["a", {}]}', "[" * 100_000],
    ids=str.__len__,
)
async def test_a_call_that_says_nothing_of_a_search_is_passed_over(arguments: str) -> None:
    one = world(relayed(ToolCall("t1", "code_interpreter", arguments)), "never asked")
    turn, _ = await one.turn()
    assert turn.text == TEXT
    assert [s.query for s in turn.searches] == (["a"] if "a" in arguments else [])


async def test_with_search_switched_off_a_call_is_not_run_either() -> None:
    one = world(relayed(OWN), "never asked")
    turn, _ = await one.turn(overrides=Overrides(mode=SearchMode.OFF))
    assert (turn.text, len(model_of(one).requests), kinds(turn)) == (TEXT, 1, [])
    assert (turn.searches, one.channel.asked) == ([], [])


async def test_a_call_that_nobody_answered_goes_back_to_no_service() -> None:
    echo = ProviderMetadataPart(({"role": "assistant", "content": TEXT, "tool_calls": [{"id": "t1"}]},), "chat")
    one = world([*relayed(OWN), echo], "Fine.")
    first, _ = await one.turn()
    await one.turn("Sure?", parent=first.id)
    told = [m for m in model_of(one).requests[-1].messages if m.role is Role.ASSISTANT]
    assert [(m.text, m.calls, m.provider_metadata) for m in told] == [(TEXT, (), None)]


async def test_of_two_calls_only_the_one_that_was_offered_is_run() -> None:
    kimi = ToolCall("k", "$web_search", '{"search_result": {"search_id": "s"}}', server_executed=True)
    one = world([ToolCallPart(kimi), ToolCallPart(OWN), FinishPart("tool_calls")], "It is blue.")
    turn, _ = await one.turn()
    assert turn.text == "It is blue."
    assert one.channel.asked == []
    last: Any = model_of(one).requests[1].messages[-1].blocks
    assert [(block.call, block.failed) for block in last if isinstance(block, ToolResult)] == [
        ("k", False),
        ("t1", True),
    ]


async def test_a_model_that_makes_up_a_tool_is_told_so_once() -> None:
    made_up = [TextPart("Hm. "), ToolCallPart(ToolCall("c", "calculator", "{}")), FinishPart("tool_calls")]
    one = deciding(*[made_up] * 12)
    turn, _ = await one.turn()
    assert len(model_of(one).requests) == 2
    assert [result.failed for result in results(one)] == [True]
    assert turn.state is State.FINISHED


async def test_a_model_that_makes_up_a_tool_may_still_call_those_that_there_are() -> None:
    made_up = [ToolCallPart(ToolCall("c", "calculator", "{}")), FinishPart("tool_calls")]
    one = deciding(made_up, [ToolCallPart(search("sky")), FinishPart("tool_calls")], "Blue [1].")
    turn, _ = await one.turn()
    assert [query.text for query in one.channel.asked] == ["sky"]
    assert turn.cited_numbers() == [1]
