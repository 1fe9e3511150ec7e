"""Chat Completions: what a client may ask, and what is refused by its name."""

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
from app.gateway.chat.request import parse
from app.gateway.errors import Refusal
from app.gateway.evidence import CitationStyle

PNG = base64.b64encode(b"\x89PNG").decode()
ASK = {"role": "user", "content": "Why?"}
WEATHER = {"type": "function", "function": {"name": "weather", "description": "d", "parameters": {"type": "object"}}}


def parsed(*messages: dict[str, Any], **more: Any) -> ApiRequest:
    return parse({"model": "citewise", "messages": list(messages) or [ASK], **more})


def test_system_prompts_stand_apart_and_messages_in_order() -> None:
    request = parsed(
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": "Hello"},
        {"role": "assistant", "content": "Hi."},
        {"role": "developer", "content": [{"type": "text", "text": "In Dutch."}]},
        {"role": "user", "content": [{"type": "text", "text": "Why?"}]},
        {"role": "user", "content": "Say."},
    )
    assert request.system == "Be brief.\n\nIn Dutch."
    assert [(one.role, one.text) for one in request.messages] == [
        (Role.USER, "Hello"),
        (Role.ASSISTANT, "Hi."),
        (Role.USER, "Why?\n\nSay."),
    ]


def test_calls_and_their_results_name_their_tool() -> None:
    calls = [{"id": id, "type": "function", "function": {"name": "weather", "arguments": "{}"}} for id in ("a", "b")]
    request = parsed(
        ASK,
        {"role": "assistant", "content": None, "tool_calls": calls},
        {"role": "tool", "tool_call_id": "a", "content": "warm"},
        {"role": "tool", "tool_call_id": "b", "content": "cold"},
        tools=[WEATHER],
        tool_choice={"type": "function", "function": {"name": "weather"}},
    )
    assert request.messages[1:] == (
        Message(Role.ASSISTANT, (ToolCall("a", "weather"), ToolCall("b", "weather"))),
        Message(Role.USER, (ToolResult("a", "weather", "warm"), ToolResult("b", "weather", "cold"))),
    )
    assert (request.tools[0].name, request.tool_choice) == ("weather", "weather")


def test_a_picture_comes_within_the_request() -> None:
    url = {"url": f"data:image/png;base64,{PNG}", "detail": "high"}
    request = parsed(
        {"role": "user", "content": [{"type": "image_url", "image_url": url}, {"type": "text", "text": "?"}]}
    )
    assert request.messages == (Message(Role.USER, (ImageBlock(b"\x89PNG", "image/png"), TextBlock("?"))),)


def test_how_to_write_and_where_to_search_are_understood() -> None:
    request = parsed(
        max_completion_tokens=9,
        temperature=0.5,
        top_p=0.9,
        stop="END",
        reasoning_effort="low",
        stream=True,
        response_format={
            "type": "json_schema",
            "json_schema": {"name": "n", "schema": {"type": "object"}, "strict": True},
        },
        web_search_options={
            "search_context_size": "low",
            "user_location": {"type": "approximate", "approximate": {"country": "GB"}},
            "filters": {"allowed_domains": ["a.example"]},
        },
        stream_options={"include_usage": True},
        citations="numbers",
        sources_tail=True,
    )
    assert request.sampling == Sampling(9, 0.5, 0.9, ("END",), "low", AnswerFormat({"type": "object"}, "n", True))
    assert request.search == WebSearch(SearchMode.ALWAYS, ("a.example",), (), "GB")
    assert (request.stream, request.include_usage, request.style, request.tail) == (
        True,
        True,
        CitationStyle.NUMBERS,
        True,
    )


@pytest.mark.parametrize("role", ["system", "developer", "assistant", "tool"])
def test_a_picture_that_would_be_lost_is_refused(role: str) -> None:
    picture = {"type": "image_url", "image_url": {"url": f"data:image/png;base64,{PNG}"}}
    content = [{"type": "text", "text": "x"}, picture]
    more = {"tool_call_id": "a"} if role == "tool" else {}
    with pytest.raises(Refusal) as caught:
        parsed(ASK, {"role": role, "content": content, **more})
    assert (caught.value.status, caught.value.param) == (400, "messages[1].content[1].type")


@pytest.mark.parametrize(
    ("options", "param"),
    [
        ({"filters": {"allowed_domains": ["no domain"]}}, "filters.allowed_domains"),
        ({"filters": {"blocked_domains": ["ftp://a.example"]}}, "filters.blocked_domains"),
        ({"user_location": {"approximate": {"country": "Germany"}}}, "user_location.approximate.country"),
    ],
)
def test_a_place_to_search_is_checked(options: dict[str, Any], param: str) -> None:
    with pytest.raises(Refusal) as caught:
        parsed(web_search_options=options)
    assert caught.value.param == f"web_search_options.{param}"


def test_an_address_of_a_site_is_its_domain() -> None:
    filters = {"allowed_domains": ["https://a.example/"], "blocked_domains": [".b.example"]}
    location = {"type": "approximate", "approximate": {"country": "gb"}}
    request = parsed(web_search_options={"filters": filters, "user_location": location})
    assert request.search == WebSearch(SearchMode.ALWAYS, ("a.example",), ("b.example",), "GB")


@pytest.mark.parametrize(
    ("body", "param"),
    [
        ([], ""),
        ({}, "model"),
        ({"model": "m"}, "messages"),
        ({"model": "m", "messages": [ASK], "n": 2}, "n"),
        ({"model": "m", "messages": [ASK], "logprobs": True}, "logprobs"),
        ({"model": "m", "messages": [ASK], "functions": []}, "functions"),
        ({"model": "m", "messages": [ASK], "temperature": "hot"}, "temperature"),
        ({"model": "m", "messages": [ASK], "temperature": True}, "temperature"),
        ({"model": "m", "messages": [ASK], "max_tokens": 1.5}, "max_tokens"),
        ({"model": "m", "messages": [ASK], "stop": ["a"] * 5}, "stop"),
        ({"model": "m", "messages": [ASK], "stop": 0}, "stop"),
        ({"model": "m", "messages": [ASK], "stop": False}, "stop"),
        ({"model": "m", "messages": [ASK], "tools": [{"function": {"name": "no name"}}]}, "tools[0].function.name"),
        ({"model": "m", "messages": [ASK], "citations": "loud"}, "citations"),
        (
            {"model": "m", "messages": [ASK], "tool_choice": {"type": "function", "function": {"name": "x"}}},
            "tool_choice",
        ),
        ({"model": "m", "messages": [{"role": "robot", "content": ""}]}, "messages[0].role"),
        ({"model": "m", "messages": [{"role": "user", "content": 7}]}, "messages[0].content"),
        ({"model": "m", "messages": [{**ASK, "content": [{"type": "input_audio"}]}]}, "messages[0].content[0].type"),
        (
            {"model": "m", "messages": [{**ASK, "content": [{"type": "image_url", "image_url": {"url": "http://x"}}]}]},
            "messages[0].content[0].image_url.url",
        ),
    ],
)
def test_what_is_not_understood_is_refused_by_its_name(body: Any, param: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse(body)
    assert caught.value.status == 400
    assert caught.value.param == param
    assert caught.value.message.startswith(param or "The body")


def test_a_message_of_no_words_is_one() -> None:
    assert parsed({"role": "user", "content": ""}).messages == (Message(Role.USER, ()),)
    assert parsed(message_of := {"role": "user", "content": "x"}).messages == (
        message(Role.USER, message_of["content"]),
    )
