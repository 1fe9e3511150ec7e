"""What is asked in the format Messages."""

import json
from base64 import b64decode
from dataclasses import replace
from typing import Any

import pytest

from app.adapters.llm.formats.messages.request import Messages
from app.adapters.llm.protocol.wire_format import ServerQuirks, Service
from app.core.domain.chat import (
    Abilities,
    BuiltinSearch,
    ChatRequest,
    ImageBlock,
    Message,
    ProviderMetadata,
    ReasoningBlock,
    Role,
    Sampling,
    TextBlock,
    Tool,
    ToolCall,
    ToolResult,
    message,
)
from app.core.domain.errors import KeyRefused

ANTHROPIC = Service("Anthropic", "https://api.anthropic.com/v1", "k1", id="anthropic", search="anthropic")
DEEPSEEK = Service("DeepSeek", "https://api.deepseek.com/anthropic/v1", "k2", id="deepseek", search="deepseek")
LOCAL = Service("Here", "http://127.0.0.1:8080/v1", local=True)
TOOL = Tool("f", "Does it.", {"type": "object", "properties": {"a": {"type": "integer"}}})


def body(*messages: Message, service: Service = ANTHROPIC, model: str = "claude-sonnet-4-5", **more: Any) -> Any:
    options = {name: more.pop(name) for name in ("stream", "quirks", "abilities") if name in more}
    call = Messages().request(service, model, ChatRequest(messages, **more), **options)
    return json.loads(call.body)


def user(text: str) -> Message:
    return message(Role.USER, text)


def said(text: str) -> Message:
    return message(Role.ASSISTANT, text)


def text(words: str) -> dict[str, str]:
    return {"type": "text", "text": words}


def echoed(*items: Any, provider: str = "anthropic", wire_format: str = "messages", words: str = "plain") -> Message:
    return Message(Role.ASSISTANT, (TextBlock(words),), ProviderMetadata(provider, wire_format, items))


def test_a_question_is_a_post_with_all_that_is_mandatory() -> None:
    call = Messages().request(
        ANTHROPIC, "claude-sonnet-4-5", ChatRequest((message(Role.SYSTEM, "Be brief."), user("q")))
    )
    assert call.url == "https://api.anthropic.com/v1/messages"
    assert call.headers == {
        "Content-Type": "application/json",
        "Accept": "text/event-stream",
        "anthropic-version": "2023-06-01",
        "x-api-key": "k1",
    }
    assert json.loads(call.body) == {
        "model": "claude-sonnet-4-5",
        "max_tokens": 16384,
        "stream": True,
        "system": "Be brief.",
        "messages": [{"role": "user", "content": [text("q")]}],
    }


def test_an_answer_that_is_not_streamed_is_asked_for_as_json() -> None:
    call = Messages().request(ANTHROPIC, "m", ChatRequest((user("q"),)), stream=False)
    assert call.headers["Accept"] == "application/json"
    assert json.loads(call.body)["stream"] is False


def test_other_servers_get_the_key_as_a_bearer_too() -> None:
    headers = Messages().headers(DEEPSEEK)
    assert (headers["x-api-key"], headers["Authorization"]) == ("k2", "Bearer k2")
    assert Messages().headers(LOCAL) == {"anthropic-version": "2023-06-01"}


def test_a_key_that_no_header_can_carry_is_refused() -> None:
    with pytest.raises(KeyRefused):
        Messages().headers(Service("S", "https://api.anthropic.com/v1", "ключ"))


def test_models_are_listed_in_one_page() -> None:
    assert Messages().models_url(ANTHROPIC) == "https://api.anthropic.com/v1/models?limit=1000"
    assert Messages().models_url(DEEPSEEK) == "https://api.deepseek.com/anthropic/v1/models"


@pytest.mark.parametrize(
    ("model", "wished", "context", "lacks", "limit"),
    [
        ("claude-sonnet-4-5", None, None, "", 16384),
        ("claude-3-opus-20240229", None, None, "", 4096),
        ("claude-3-5-haiku-latest", None, 200_000, "", 8192),
        ("anthropic/claude-3-haiku", None, None, "", 4096),
        ("deepseek-flash", None, 8192, "", 4096),
        ("claude-sonnet-4-5", 64, None, "", 64),
        ("claude-sonnet-4-5", None, None, "max_tokens", 4096),
        ("claude-sonnet-4-5", 64, None, "max_tokens", 64),
    ],
)
def test_the_limit_is_what_the_model_can_write(
    model: str, wished: int | None, context: int | None, lacks: str, limit: int
) -> None:
    quirks, abilities = ServerQuirks(frozenset({lacks})), Abilities(context_size=context)
    asked = body(user("q"), model=model, sampling=Sampling(max_tokens=wished), quirks=quirks, abilities=abilities)
    assert asked["max_tokens"] == limit


def test_neighbours_of_one_role_are_one_message_and_empty_ones_none() -> None:
    asked = body(user("a"), user("b"), said(" \n"), user("c"), said("d"), said("e"), user("f"))
    assert asked["messages"] == [
        {"role": "user", "content": [text("a"), text("b"), text("c")]},
        {"role": "assistant", "content": [text("d"), text("e")]},
        {"role": "user", "content": [text("f")]},
    ]


def test_system_messages_are_apart_wherever_they_stand() -> None:
    asked = body(message(Role.SYSTEM, "a"), user("q"), message(Role.SYSTEM, "b"))
    assert asked["system"] == "a\n\nb"
    assert len(asked["messages"]) == 1


def test_a_conversation_begins_with_the_user() -> None:
    assert [one["role"] for one in body(said("a"), user("q"))["messages"]] == ["user", "assistant", "user"]


def test_images_are_sent_and_what_is_no_image_here_is_not() -> None:
    image = Message(Role.USER, (TextBlock("see"), ImageBlock(b"\x89PNG", "image/png"), ImageBlock(b"x", "image/tiff")))
    shown, sent = body(image)["messages"][0]["content"]
    assert shown == text("see")
    assert (sent["type"], sent["source"]["type"], sent["source"]["media_type"]) == ("image", "base64", "image/png")
    assert b64decode(sent["source"]["data"]) == b"\x89PNG"


def test_calls_and_their_results_are_paired() -> None:
    calls = Message(Role.ASSISTANT, (TextBlock("look"), ToolCall("t1", "f", '{"a":1}'), ToolCall("t2", "f", "broken")))
    results = Message(
        Role.USER, (TextBlock("also"), ToolResult("t2", "f", "no", failed=True), ToolResult("t1", "f", "1"))
    )
    _, asked, answered = body(user("q"), calls, results, tools=(TOOL,))["messages"]
    assert asked["content"] == [
        text("look"),
        {"type": "tool_use", "id": "t1", "name": "f", "input": {"a": 1}},
        {"type": "tool_use", "id": "t2", "name": "f", "input": {"arguments": "broken"}},
    ]
    assert answered["content"] == [
        {"type": "tool_result", "tool_use_id": "t1", "content": "1"},
        {"type": "tool_result", "tool_use_id": "t2", "content": "no", "is_error": True},
        text("also"),
    ]


def test_a_call_without_a_result_gets_one_and_a_result_without_its_call_is_text() -> None:
    calls = Message(Role.ASSISTANT, (ToolCall("t1", "f"),))
    (_, _, answered) = body(user("q"), calls, user("never mind"))["messages"]
    assert [block["type"] for block in answered["content"]] == ["tool_result", "text"]
    assert answered["content"][0]["is_error"] is True
    assert [one["role"] for one in body(user("q"), calls)["messages"]] == ["user", "assistant", "user"]
    stray = Message(Role.USER, (ToolResult("t0", "f", "found"),))
    assert body(stray)["messages"] == [{"role": "user", "content": [text("found")]}]


def test_ids_of_other_services_are_made_fit() -> None:
    calls = Message(Role.ASSISTANT, (ToolCall("functions.f:0", "f"),))
    asked, answered = body(user("q"), calls, Message(Role.USER, (ToolResult("functions.f:0", "f", "1"),)))["messages"][
        1:
    ]
    assert asked["content"][0]["id"] == answered["content"][0]["tool_use_id"] == "functions_f_0"


def test_ids_that_the_service_itself_gave_stay() -> None:
    call = {"type": "tool_use", "id": "f:0", "name": "f", "input": {}}
    messages = body(user("q"), echoed(call), Message(Role.USER, (ToolResult("f:0", "f", "1"),)))["messages"]
    assert messages[1]["content"] == [call]
    assert messages[2]["content"][0]["tool_use_id"] == "f:0"


@pytest.mark.parametrize(
    ("choice", "sent"),
    [
        ("auto", None),
        ("none", {"type": "none"}),
        ("required", {"type": "any"}),
        ("f", {"type": "tool", "name": "f"}),
    ],
)
def test_tools_are_offered_with_their_choice(choice: str, sent: Any) -> None:
    asked = body(user("q"), tools=(TOOL, Tool("g", "", {})), tool_choice=choice)
    assert asked["tools"] == [
        {"name": "f", "description": "Does it.", "input_schema": TOOL.parameters},
        {"name": "g", "description": "", "input_schema": {"type": "object"}},
    ]
    assert asked.get("tool_choice") == sent


def test_without_tools_there_is_no_choice() -> None:
    assert not {"tools", "tool_choice"} & body(user("q"), tool_choice="required").keys()


def test_calls_of_earlier_turns_name_their_tools_without_offering_them() -> None:
    calls = Message(Role.ASSISTANT, (ToolCall("t1", "f"),))
    asked = body(user("q"), calls, Message(Role.USER, (ToolResult("t1", "f", "1"),)))
    assert asked["tools"] == [{"name": "f", "input_schema": {"type": "object"}}]
    assert asked["tool_choice"] == {"type": "none"}


def test_temperature_stays_in_the_range_of_the_format() -> None:
    assert body(user("q"), sampling=Sampling(temperature=0.3))["temperature"] == 0.3
    assert body(user("q"), sampling=Sampling(temperature=1.7))["temperature"] == 1.0


BASIC = {"type": "web_search_20250305", "name": "web_search", "max_uses": 5}
NEWEST = {**BASIC, "type": "web_search_20260318", "allowed_callers": ["direct"]}


@pytest.mark.parametrize(
    ("service", "model", "tool"),
    [
        (ANTHROPIC, "claude-sonnet-4-5-20250929", BASIC),
        (ANTHROPIC, "claude-sonnet-4-20250514", BASIC),
        (ANTHROPIC, "claude-3-7-sonnet-20250219", BASIC),
        (ANTHROPIC, "claude-haiku-4-5", BASIC),
        (ANTHROPIC, "claude-mythos-preview", BASIC),
        (ANTHROPIC, "claude-opus-4-6", NEWEST),
        (ANTHROPIC, "claude-sonnet-4-6-20260217", NEWEST),
        (ANTHROPIC, "claude-opus-5", NEWEST),
        (ANTHROPIC, "claude-fable-5-2", NEWEST),
        (DEEPSEEK, "claude-opus-5", BASIC),
        (DEEPSEEK, "deepseek-flash", BASIC),
        (replace(LOCAL, search="grok2api"), "grok-4", BASIC),
    ],
)
def test_built_in_search_is_the_newest_tool_that_is_known_to_be_taken(
    service: Service, model: str, tool: dict[str, Any]
) -> None:
    asked = body(user("q"), service=service, model=model, search=BuiltinSearch(language="en"))
    assert (asked["tools"], asked.get("tool_choice"), asked.get("system")) == ([tool], None, None)


def test_a_search_takes_one_of_the_two_lists_of_domains_and_the_country() -> None:
    both = BuiltinSearch(allowed=("a.example",), blocked=("b.example",), language="en-GB")
    (tool,) = body(user("q"), search=both)["tools"]
    place = {"type": "approximate", "country": "GB"}
    assert tool == {**BASIC, "allowed_domains": ["a.example"], "user_location": place}
    (tool,) = body(user("q"), service=DEEPSEEK, search=BuiltinSearch(blocked=("b.example",)))["tools"]
    assert tool == {**BASIC, "blocked_domains": ["b.example"]}


def test_a_forced_search_is_asked_for_in_words() -> None:
    asked = body(message(Role.SYSTEM, "Be brief."), user("q"), search=BuiltinSearch(forced=True))
    assert asked["system"].startswith("Be brief.\n\nSearch the web")
    assert "tool_choice" not in asked


def test_no_two_tools_have_one_name() -> None:
    own = Tool("web_search", "ours", {"type": "object"})
    asked = body(user("q"), tools=(TOOL, own), search=BuiltinSearch(language="en"))
    assert [tool["name"] for tool in asked["tools"]] == ["f", "web_search"]
    assert asked["tools"][1] == BASIC


def test_tools_that_must_not_be_called_do_not_stop_the_search() -> None:
    asked = body(user("q"), tools=(TOOL,), tool_choice="none", search=BuiltinSearch(language="en"))
    assert (asked["tools"], "tool_choice" in asked) == ([BASIC], False)


@pytest.mark.parametrize("dialect", ["", "kimi", "zhipu"])
def test_a_service_that_does_not_know_the_tool_is_not_asked_for_it(dialect: str) -> None:
    assert "tools" not in body(user("q"), service=replace(LOCAL, search=dialect), search=BuiltinSearch())


THINKING = {"type": "thinking", "thinking": "hm", "signature": "sig"}
SEARCH = {"type": "server_tool_use", "id": "s1", "name": "web_search", "input": {"query": "q"}}


def test_an_echo_is_sent_verbatim_in_place_of_the_message() -> None:
    items = (THINKING, SEARCH, text("answer "))
    asked = body(user("q"), echoed(*items), user("more"))
    assert asked["messages"][1] == {"role": "assistant", "content": list(items)}


@pytest.mark.parametrize(
    "foreign",
    [echoed(THINKING, provider="other"), echoed(THINKING, wire_format="gemini"), echoed(), echoed("odd", None)],
)
def test_a_foreign_echo_is_plain_text(foreign: Message) -> None:
    assert body(user("q"), foreign, user("more"))["messages"][1]["content"] == [text("plain")]


def test_reasoning_is_not_sent_as_text() -> None:
    answer = Message(Role.ASSISTANT, (ReasoningBlock("hm"), TextBlock("x")))
    assert body(user("q"), answer, user("more"))["messages"][1]["content"] == [text("x")]


def test_empty_texts_of_an_echo_are_left_out() -> None:
    asked = body(user("q"), echoed(THINKING, text(""), text("\n\n"), text("x")), user("more"))
    assert asked["messages"][1]["content"] == [THINKING, text("x")]


def test_a_pause_goes_on_with_the_answer_as_the_last_message() -> None:
    for quirks in (ServerQuirks(), ServerQuirks(frozenset({"prefill"}))):
        asked = body(user("q"), echoed(text("I look. "), SEARCH), quirks=quirks)
        assert asked["messages"][-1] == {"role": "assistant", "content": [text("I look. "), SEARCH]}


def test_an_answer_that_goes_on_does_not_end_in_blanks() -> None:
    assert body(user("q"), said("Half a \n"))["messages"][-1]["content"] == [text("Half a")]


def test_a_model_that_cannot_be_given_its_beginning_is_told_to_go_on() -> None:
    asked = body(user("q"), said("Half a"), quirks=ServerQuirks(frozenset({"prefill"})))
    assert [one["role"] for one in asked["messages"]] == ["user", "assistant", "user"]


@pytest.mark.parametrize(
    ("complaint", "lacks"),
    [
        ("tools.0: Input tag 'web_search_20260318' found using 'type' does not match any", "web_search_20260318"),
        ("tools.0.allowed_callers: Extra inputs are not permitted", "web_search_20260318"),
        ("tools.0.web_search_20250305.user_location.country: not supported", "user_location"),
        ("This model does not support assistant message prefill.", "prefill"),
        ("messages.1.content.0: Invalid `signature` in `thinking` block", "echo"),
        ("`web_search` tool use with id `srvtoolu_1` was found without a `web_search_tool_result` block", "echo"),
        ("max_tokens: 16384 > 8192, which is the maximum allowed number of output tokens", "max_tokens"),
        ("`temperature` is deprecated for this model.", "temperature"),
        ("tool_choice: unknown", "tool_choice"),
    ],
)
def test_a_complaint_teaches_one_habit(complaint: str, lacks: str) -> None:
    quirks = Messages().adapted(ServerQuirks(frozenset({"other"})), complaint)
    assert quirks.lacks == {"other", lacks}
    assert Messages().adapted(quirks, complaint) == quirks


@pytest.mark.parametrize(
    "complaint", ["", "prompt is too long", "web search is not enabled for this organization", "messages: required"]
)
def test_other_complaints_change_nothing(complaint: str) -> None:
    assert Messages().adapted(ServerQuirks(), complaint) == ServerQuirks()


def test_habits_are_kept_to() -> None:
    lacks = ServerQuirks(frozenset({"web_search_20260318", "user_location", "temperature", "tool_choice", "echo"}))
    asked = body(
        user("q"),
        echoed(THINKING),
        user("more"),
        model="claude-opus-5",
        sampling=Sampling(temperature=0.5),
        tools=(TOOL,),
        tool_choice="f",
        search=BuiltinSearch(language="en-GB"),
        quirks=lacks,
    )
    assert asked["tools"][1] == BASIC
    assert not {"temperature", "tool_choice"} & asked.keys()
    assert asked["messages"][1]["content"] == [text("plain")]


def test_half_characters_do_not_break_a_request() -> None:
    assert body(user("a\ud83d"), echoed(text("b\ud83d")), user("c\0"))["messages"] == [
        {"role": "user", "content": [text("a\ufffd")]},
        {"role": "assistant", "content": [text("b\ufffd")]},
        {"role": "user", "content": [text("c")]},
    ]
