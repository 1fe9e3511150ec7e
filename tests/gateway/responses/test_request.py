"""Responses: what a client may ask, and what is refused by its name."""

import base64
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
from app.gateway.responses.request import parse

PNG = base64.b64encode(b"\x89PNG").decode()
ASK = {"role": "user", "content": "Why?"}
WEATHER = {"type": "function", "name": "weather", "description": "d", "parameters": {"type": "object"}, "strict": True}


def parsed(*items: dict[str, Any], **more: Any) -> ApiRequest:
    return parse({"model": "citewise", "input": list(items) or "Why?", **more})


def test_a_text_alone_is_the_question() -> None:
    assert parsed().messages == (message(Role.USER, "Why?"),)


def test_instructions_and_system_items_stand_apart() -> None:
    request = parsed(
        {"role": "developer", "content": "In Dutch."},
        ASK,
        {"type": "message", "role": "assistant", "id": "msg_1", "status": "completed", "search_sources": [],
         "content": [{"type": "output_text", "text": "Hi.", "annotations": [], "logprobs": []}]},
        ASK,
        instructions="Be brief.",
    )  # fmt: skip
    assert request.system == "Be brief.\n\nIn Dutch."
    assert [(one.role, one.text) for one in request.messages] == [
        (Role.USER, "Why?"), (Role.ASSISTANT, "Hi."), (Role.USER, "Why?"),
    ]  # fmt: skip


def test_items_of_an_earlier_output_come_back() -> None:
    request = parsed(
        ASK,
        {"type": "reasoning", "id": "rs_1", "summary": []},
        {"type": "web_search_call", "id": "ws_1", "status": "completed", "action": {"type": "search", "query": "q"}},
        {"type": "function_call", "id": "fc_1", "call_id": "a", "name": "weather", "arguments": "{}", "status": "x"},
        {"type": "function_call_output", "call_id": "a", "output": [{"type": "input_text", "text": "warm"}]},
        tools=[WEATHER],
        tool_choice={"type": "function", "name": "weather"},
        previous_response_id="resp_1",
    )
    assert request.messages[1:] == (
        Message(Role.ASSISTANT, (ToolCall("a", "weather"),)),
        Message(Role.USER, (ToolResult("a", "weather", "warm"),)),
    )
    assert (request.tools[0].name, request.tool_choice, request.previous) == ("weather", "weather", "resp_1")


def test_a_picture_comes_within_the_request() -> None:
    picture = {"type": "input_image", "image_url": f"data:image/png;base64,{PNG}", "detail": "high"}
    request = parsed({"role": "user", "content": [picture, {"type": "input_text", "text": "?"}]})
    assert request.messages == (Message(Role.USER, (ImageBlock(b"\x89PNG", "image/png"), TextBlock("?"))),)


def test_how_to_write_is_understood() -> None:
    request = parsed(
        max_output_tokens=9, temperature=0.5, top_p=0.9, stream=True, reasoning={"effort": "low", "summary": "auto"},
        text={"format": {"type": "json_schema", "name": "n", "schema": {"type": "object"}, "strict": True}},
        citations="none", sources_tail=False, include=["web_search_call.action.sources"],
    )  # fmt: skip
    assert request.sampling == Sampling(9, 0.5, 0.9, (), "low", AnswerFormat({"type": "object"}, "n", True))
    assert (request.stream, request.style, request.tail) == (True, CitationStyle.NONE, False)


@pytest.mark.parametrize(
    ("choice", "mode"),
    [(None, SearchMode.AUTO), ("required", SearchMode.ALWAYS), ({"type": "web_search"}, SearchMode.ALWAYS)],
)
def test_a_search_may_be_offered_or_wanted_and_its_place_counts(choice: Any, mode: SearchMode) -> None:
    search = {
        "type": "web_search", "filters": {"allowed_domains": ["a.example"]}, "search_context_size": "low",
        "user_location": {"type": "approximate", "country": "GB", "city": "Leeds"},
    }  # fmt: skip
    request = parsed(tools=[search], tool_choice=choice)
    assert request.search == WebSearch(mode, ("a.example",), (), "GB")
    assert request.tools == ()


@pytest.mark.parametrize("choice", ["none", {"type": "function", "name": "weather"}])
def test_a_choice_without_the_search_switches_it_off(choice: Any) -> None:
    request = parsed(tools=[{"type": "web_search"}, WEATHER], tool_choice=choice)
    assert request.search == WebSearch(SearchMode.OFF)
    assert request.tool_choice == ("none" if choice == "none" else "weather")


def test_what_was_asked_is_kept_for_the_response() -> None:
    asked = {
        "tools": [WEATHER], "tool_choice": "required", "text": {"format": {"type": "json_object"}},
        "parallel_tool_calls": False, "store": True, "metadata": {"a": "b"},
    }  # fmt: skip
    request = parsed(**asked)
    assert request.request_fields == asked
    assert request.one_call
    assert not parsed(parallel_tool_calls=True).one_call


@pytest.mark.parametrize(
    ("item", "param"),
    [
        ({"role": "system"}, "input[1].content[0].type"),
        ({"role": "developer"}, "input[1].content[0].type"),
        ({"role": "assistant"}, "input[1].content[0].type"),
        ({"type": "function_call_output", "call_id": "a"}, "input[1].output[0].type"),
    ],
)
def test_a_picture_that_would_be_lost_is_refused(item: dict[str, Any], param: str) -> None:
    picture = {"type": "input_image", "image_url": f"data:image/png;base64,{PNG}"}
    with pytest.raises(Refusal) as caught:
        parsed(ASK, {**item, "content" if "role" in item else "output": [picture]})
    assert (caught.value.status, caught.value.param) == (400, param)


@pytest.mark.parametrize(
    ("more", "param"),
    [
        ({"filters": {"allowed_domains": ["no domain"]}}, "filters.allowed_domains"),
        ({"filters": {"blocked_domains": ["https://"]}}, "filters.blocked_domains"),
        ({"user_location": {"type": "approximate", "country": "Germany"}}, "user_location.country"),
    ],
)
def test_a_place_to_search_is_checked(more: dict[str, Any], param: str) -> None:
    with pytest.raises(Refusal) as caught:
        parsed(tools=[{"type": "web_search", **more}])
    assert caught.value.param == f"tools[0].{param}"


@pytest.mark.parametrize(
    ("more", "param"),
    [
        ({"input": None}, "input"),
        ({"input": 7}, "input"),
        ({"input": [{"type": "item_reference", "id": "x"}]}, "input[0].type"),
        ({"input": [{"type": "message", "role": "robot", "content": ""}]}, "input[0].role"),
        ({"input": [{**ASK, "content": [{"type": "input_file"}]}]}, "input[0].content[0].type"),
        ({"input": [{**ASK, "content": [{"type": "input_image", "file_id": "f"}]}]}, "input[0].content[0].image_url"),
        ({"tools": [{"type": "code_interpreter"}]}, "tools[0].type"),
        ({"tools": [{**WEATHER, "defer_loading": True}]}, "tools[0].defer_loading"),
        ({"tool_choice": {"type": "function", "name": "x"}}, "tool_choice"),
        ({"tool_choice": {"type": "allowed_tools", "tools": []}}, "tool_choice.tools"),
        ({"tools": [{**WEATHER, "name": "no name"}]}, "tools[0].name"),
        ({"background": True}, "background"),
        ({"top_logprobs": 3}, "top_logprobs"),
        ({"conversation": "c"}, "conversation"),
        ({"include": ["message.output_text.logprobs"]}, "include"),
        ({"temperature": 3}, "temperature"),
        ({"citations": "loud"}, "citations"),
    ],
)
def test_what_is_not_understood_is_refused_by_its_name(more: dict[str, Any], param: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse({"model": "m", "input": "Why?", **more})
    assert (caught.value.status, caught.value.param) == (400, param)
    assert caught.value.message.startswith(param)
