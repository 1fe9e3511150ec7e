"""Messages: what a client may ask, and what is refused by its name."""

import base64
import json
from typing import Any

import pytest

from app.core.domain.chat import (
    AnswerFormat,
    ImageBlock,
    Message,
    Role,
    Sampling,
    TextBlock,
    ToolCall,
    ToolResult,
    message,
)
from app.core.domain.settings import SearchMode
from app.gateway.api_request import ApiRequest, WebSearch
from app.gateway.errors import Refusal
from app.gateway.evidence import CitationStyle
from app.gateway.messages.request import parse

PNG = base64.b64encode(b"\x89PNG").decode()
ASK = {"role": "user", "content": "Why?"}
WEATHER = {"name": "weather", "description": "d", "input_schema": {"type": "object"}}


def parsed(*messages: dict[str, Any], **more: Any) -> ApiRequest:
    return parse({"model": "citewise", "max_tokens": 9, "messages": list(messages) or [ASK], **more})


def test_the_system_prompt_is_a_text_or_blocks() -> None:
    assert parsed(system="Be brief.").system == "Be brief."
    blocks = [{"type": "text", "text": "Be brief.", "cache_control": {"type": "ephemeral"}}, {"text": "In Dutch."}]
    assert parsed(system=blocks).system == "Be brief.\n\nIn Dutch."


def test_our_own_blocks_come_back_and_go() -> None:
    citation = {"type": "web_search_result_location", "url": "https://a.example", "cited_text": "x"}
    request = parsed(
        ASK,
        {"role": "assistant", "content": [
            {"type": "thinking", "thinking": "hm", "signature": ""},
            {"type": "server_tool_use", "id": "s", "name": "web_search", "input": {"query": "q"}},
            {"type": "web_search_tool_result", "tool_use_id": "s", "content": []},
            {"type": "text", "text": "Blue.", "citations": [citation]},
        ]},
        ASK,
    )  # fmt: skip
    assert request.messages == (
        message(Role.USER, "Why?"), message(Role.ASSISTANT, "Blue."), message(Role.USER, "Why?")
    )  # fmt: skip


def test_calls_and_their_results_name_their_tool() -> None:
    request = parsed(
        ASK,
        {"role": "assistant", "content": [{"type": "tool_use", "id": "a", "name": "weather", "input": {"city": "E"}}]},
        {"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": "a", "content": [{"type": "text", "text": "no"}], "is_error": True},
        ]},
        tools=[WEATHER], tool_choice={"type": "tool", "name": "weather", "disable_parallel_tool_use": True},
    )  # fmt: skip
    (call,), (result,) = request.messages[1].blocks, request.messages[2].blocks
    assert isinstance(call, ToolCall)
    assert json.loads(call.arguments) == {"city": "E"}
    assert result == ToolResult("a", "weather", "no", failed=True)
    assert (request.tools[0].name, request.tool_choice) == ("weather", "weather")


def test_a_picture_comes_within_the_request() -> None:
    picture = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": PNG}}
    request = parsed({"role": "user", "content": [picture, {"type": "text", "text": "?"}]})
    assert request.messages == (Message(Role.USER, (ImageBlock(b"\x89PNG", "image/png"), TextBlock("?"))),)


def test_how_to_write_is_understood() -> None:
    schema = {"type": "object"}
    request = parsed(
        temperature=0.5, top_p=0.9, stop_sequences=["END"], stream=True,
        thinking={"type": "enabled", "budget_tokens": 5000},
        output_config={"format": {"type": "json_schema", "schema": schema}}, citations="numbers", sources_tail=True,
    )  # fmt: skip
    assert request.sampling == Sampling(9, 0.5, 0.9, ("END",), "medium", AnswerFormat(schema))
    assert (request.stream, request.style, request.tail) == (True, CitationStyle.NUMBERS, True)
    assert parsed(thinking={"type": "disabled"}).sampling.effort == "none"


@pytest.mark.parametrize(
    ("choice", "mode"),
    [
        (None, SearchMode.AUTO),
        ({"type": "any"}, SearchMode.ALWAYS),
        ({"type": "tool", "name": "web_search"}, SearchMode.ALWAYS),
    ],
)
def test_a_search_may_be_offered_or_wanted_and_its_place_counts(choice: Any, mode: SearchMode) -> None:
    search = {
        "type": "web_search_20250305", "name": "web_search", "max_uses": 2, "blocked_domains": ["b.example"],
        "user_location": {"type": "approximate", "country": "GB"},
    }  # fmt: skip
    request = parsed(tools=[search], tool_choice=choice)
    assert request.search == WebSearch(mode, (), ("b.example",), "GB")
    assert (request.tools, request.tool_choice) == ((), "auto")


@pytest.mark.parametrize("choice", ["none", "tool"])
def test_a_choice_without_the_search_switches_it_off(choice: str) -> None:
    search = {"type": "web_search_20250305", "name": "web_search", "blocked_domains": ["b.example"]}
    named = {"name": "weather"} if choice == "tool" else {}
    request = parsed(tools=[search, WEATHER], tool_choice={"type": choice, **named})
    assert request.search == WebSearch(SearchMode.OFF, (), ("b.example",))
    assert request.tool_choice == named.get("name", "none")


@pytest.mark.parametrize(
    ("more", "param"),
    [
        ({"allowed_domains": ["no domain"]}, "allowed_domains"),
        ({"blocked_domains": ["https://"]}, "blocked_domains"),
        ({"user_location": {"type": "approximate", "country": "Germany"}}, "user_location.country"),
    ],
)
def test_a_place_to_search_is_checked(more: dict[str, Any], param: str) -> None:
    with pytest.raises(Refusal) as caught:
        parsed(tools=[{"type": "web_search_20250305", "name": "web_search", **more}])
    assert caught.value.param == f"tools[0].{param}"


@pytest.mark.parametrize(
    ("more", "param"),
    [
        ({"max_tokens": None}, "max_tokens"),
        ({"max_tokens": 0}, "max_tokens"),
        ({"messages": None}, "messages"),
        ({"messages": [{"role": "system", "content": ""}]}, "messages[0].role"),
        ({"messages": [{"role": "user", "content": 7}]}, "messages[0].content"),
        ({"messages": [{**ASK, "content": [{"type": "document"}]}]}, "messages[0].content[0].type"),
        (
            {"messages": [{**ASK, "content": [{"type": "image", "source": {"type": "url", "url": "http://x"}}]}]},
            "messages[0].content[0].source",
        ),
        ({"tools": [{"type": "bash_20250124", "name": "bash"}]}, "tools[0].type"),
        ({"tool_choice": {"type": "tool", "name": "x"}}, "tool_choice"),
        ({"tools": [WEATHER, {"name": "no name"}]}, "tools[1].name"),
        ({"top_k": 4}, "top_k"),
        ({"container": "c"}, "container"),
        ({"temperature": 1.5}, "temperature"),
        ({"citations": "loud"}, "citations"),
    ],
)
def test_what_is_not_understood_is_refused_by_its_name(more: dict[str, Any], param: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse({"model": "m", "max_tokens": 9, "messages": [ASK], **more})
    assert (caught.value.status, caught.value.param) == (400, param)
    assert caught.value.message.startswith(param)
