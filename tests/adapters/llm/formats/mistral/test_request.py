"""Mistral's conversations: entries out, events in, sources between the pieces of text."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.llm.formats.mistral.decode import ConversationsDecoder
from app.adapters.llm.formats.mistral.request import Conversations
from app.adapters.llm.protocol.wire_format import ServerQuirks, Service
from app.adapters.llm.recording import RecordedAnswer, collected
from app.core.domain.chat import (
    BuiltinSearch,
    ChatRequest,
    CitedPart,
    FinishPart,
    ImageBlock,
    Message,
    ProviderSearchPart,
    Role,
    Sampling,
    SourcesPart,
    TextBlock,
    Tool,
    ToolCall,
    ToolResult,
    Usage,
    message,
)
from app.core.domain.citation import Anchor
from app.core.domain.errors import BadAnswer, RateLimited
from tests.adapters.llm.native_garbage import check, garbage

SERVICE = Service("Mistral", "https://api.mistral.ai/v1", "key")
HELLO = (message(Role.SYSTEM, "Be brief."), message(Role.USER, "Hi"))
TOOL = Tool("look", "Looks.", {"type": "object"})


def reference(host: str, **more: Any) -> dict[str, Any]:
    about = {"title": f"At {host}", "url": f"https://{host}/", "description": "d", "favicon": "https://i.example"}
    return {"type": "tool_reference", "tool": "web_search", **about, **more}


def delta(content: Any, index: int = 0) -> dict[str, Any]:
    return {"type": "message.output.delta", "id": "m", "output_index": 1, "content_index": index, "content": content}


USAGE = {"prompt_tokens": 5, "completion_tokens": 7, "connector_tokens": 90, "connectors": {"web_search": 2}}
DONE = {"type": "conversation.response.done", "usage": USAGE}
STARTED = {"type": "conversation.response.started", "conversation_id": "conv"}


def said(*events: dict[str, Any]) -> RecordedAnswer:
    lines = [f"event: {one.get('type', '')}\ndata: {json.dumps(one)}\n\n" for one in events]
    return collected(ConversationsDecoder(SERVICE), "".join(lines).encode())


def test_sources_stand_where_the_text_before_them_ends() -> None:
    found = said(
        STARTED,
        delta("21 °C 😀."),
        delta(reference("a.example")),
        delta(reference("b.example"), 1),
        delta(" 天气很好"),
        delta(reference("a.example")),
        delta("."),
        DONE,
    )
    assert found.text == "21 °C 😀. 天气很好."
    assert [(c.keys, c.place, c.anchor, c.claim) for c in found.citations] == [
        (("0",), (8, 8), Anchor.SPAN, None),
        (("1",), (8, 8), Anchor.SPAN, None),
        (("0",), (13, 13), Anchor.SPAN, None),
    ]
    assert [(s.key, s.url, s.title, s.snippet) for s in found.sources] == [
        ("0", "https://a.example/", "At a.example", "d"),
        ("1", "https://b.example/", "At b.example", "d"),
    ]
    assert not found.textual


def test_a_citation_comes_after_its_source() -> None:
    found = said(delta("x"), delta(reference("a.example")))
    kinds = [type(part) for part in found.parts]
    assert kinds.index(SourcesPart) < kinds.index(CitedPart)


@pytest.mark.parametrize(
    "content",
    [
        "Hi",
        {"type": "text", "text": "Hi"},
        [{"type": "text", "text": "H"}, "i"],
        [{"type": "thinking", "thinking": [{"type": "text", "text": "hm"}]}, {"type": "text", "text": "Hi"}],
        [{"type": "thinking", "thinking": "hm"}, {"type": "text", "text": "Hi"}, {"type": "reference", "text": "no"}],
    ],
)
def test_content_comes_in_several_shapes(content: Any) -> None:
    found = said(delta(content), DONE)
    assert found.text == "Hi"
    assert found.reasoning in ("", "hm")


def test_the_end_brings_usage_and_the_number_of_searches() -> None:
    found = said(delta("x"), DONE)
    assert found.usage == Usage(5, 7, searches=2)
    assert found.parts[-1] == FinishPart("stop")


def test_searches_are_told_with_their_query() -> None:
    name = {"id": "t", "name": "web_search"}
    found = said(
        {"type": "tool.execution.started", **name, "arguments": ""},
        {"type": "tool.execution.delta", **name, "arguments": '{"query":'},
        {"type": "tool.execution.delta", **name, "arguments": ' "AI news"}'},
        {"type": "tool.execution.done", **name, "info": {}},
        {"type": "tool.execution.started", "id": "c", "name": "code_interpreter"},
    )
    assert found.searches == (ProviderSearchPart("t", query="AI news", state="completed"),)
    assert [p.state for p in found.parts if isinstance(p, ProviderSearchPart)] == ["running"] * 3 + ["completed"]


def test_calls_come_in_pieces_or_whole() -> None:
    piece = {"type": "function.call.delta", "id": "x", "tool_call_id": "abc123XYZ", "name": "look"}
    found = said({**piece, "arguments": '{"q":'}, {**piece, "arguments": ' "天"}'}, DONE)
    assert [(c.id, c.name, json.loads(c.arguments)) for c in found.calls] == [("abc123XYZ", "look", {"q": "天"})]
    assert found.parts[-1] == FinishPart("tool_calls")
    assert said({**piece, "arguments": {"q": 1}}, DONE).calls[0].arguments == '{"q": 1}'


def test_half_a_call_of_a_stream_that_broke_off_is_none() -> None:
    piece = {"type": "function.call.delta", "tool_call_id": "a", "name": "look", "arguments": '{"q":'}
    assert said(delta("x"), piece).calls == ()


def test_an_answer_that_is_not_streamed_holds_outputs() -> None:
    outputs = [
        {"type": "tool.execution", "id": "t", "name": "web_search", "arguments": '{"query": "q"}'},
        {"type": "message.output", "content": [{"type": "text", "text": "Yes."}, reference("a.example")]},
        {"type": "function.call", "tool_call_id": "c", "name": "look", "arguments": "{}"},
        None,
    ]
    body = {"object": "conversation.response", "conversation_id": "c", "outputs": outputs, "usage": USAGE}
    found = collected(ConversationsDecoder(SERVICE), json.dumps(body, indent=1).encode())
    assert (found.text, [c.place for c in found.citations], found.queries) == ("Yes.", [(4, 4)], ("q",))
    assert [c.name for c in found.calls] == ["look"]


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        ({"type": "conversation.response.error", "message": "slow down", "code": 429}, RateLimited),
        ({"type": "conversation.response.error", "message": "boom", "code": 3000}, BadAnswer),
        ({"object": "error", "message": {"detail": [{"loc": ["body"], "msg": "boom"}]}, "type": "x"}, BadAnswer),
        ({"detail": [{"loc": ["body", "inputs"], "msg": "boom"}]}, BadAnswer),
    ],
)
def test_errors_come_in_the_stream_and_as_a_body(event: dict[str, Any], kind: type) -> None:
    found = said(delta("Hal"), event)
    assert isinstance(found.failure, kind)
    assert found.failure is not None
    assert found.failure.detail
    assert found.text == "Hal"


def sent(asked: ChatRequest, **more: Any) -> dict[str, Any]:
    body = json.loads(Conversations().request(SERVICE, "mistral-large", asked, **more).body)
    assert isinstance(body, dict)
    return body


def test_a_request_holds_the_history_as_entries_and_stores_nothing() -> None:
    call = Conversations().request(
        SERVICE,
        "m",
        ChatRequest(
            (*HELLO, message(Role.ASSISTANT, "Hello."), message(Role.USER, "News?")), sampling=Sampling(max_tokens=9)
        ),
    )
    assert call.url == "https://api.mistral.ai/v1/conversations"
    assert call.headers["Authorization"] == "Bearer key"
    assert json.loads(call.body) == {
        "model": "m",
        "inputs": [
            {"object": "entry", "type": "message.input", "role": "user", "content": "Hi"},
            {"object": "entry", "type": "message.output", "role": "assistant", "content": "Hello."},
            {"object": "entry", "type": "message.input", "role": "user", "content": "News?"},
        ],
        "instructions": "Be brief.",
        "completion_args": {"max_tokens": 9},
        "stream": True,
        "store": False,
    }


def test_search_and_functions_are_tools() -> None:
    body = sent(ChatRequest(HELLO, tools=(TOOL,), tool_choice="required", search=BuiltinSearch()))
    assert [tool["type"] for tool in body["tools"]] == ["web_search", "function"]
    assert body["completion_args"] == {"tool_choice": "any"}
    one = sent(ChatRequest(HELLO, tools=(TOOL,), tool_choice="look"))
    assert one["completion_args"]["tool_choice"] == {"type": "function", "function": {"name": "look"}}


def test_the_better_search_is_asked_for_by_name() -> None:
    service = Service("M", "https://h/v1", search="web_search_premium")
    call = Conversations().request(service, "m", ChatRequest(HELLO, search=BuiltinSearch()))
    assert json.loads(call.body)["tools"] == [{"type": "web_search_premium"}]


def test_calls_and_results_share_an_id_of_nine_letters() -> None:
    called = Message(Role.ASSISTANT, (TextBlock("Let me see."), ToolCall("toolu_1", "look", "{broken")))
    body = sent(ChatRequest((*HELLO, called, Message(Role.USER, (ToolResult("toolu_1", "look", "found"),)))))
    output, call, result = body["inputs"][1:]
    assert output["content"] == "Let me see."
    assert (call["type"], call["name"], call["arguments"]) == ("function.call", "look", "{}")
    assert (result["type"], result["result"]) == ("function.result", "found")
    assert call["tool_call_id"] == result["tool_call_id"]
    assert len(call["tool_call_id"]) == 9


def test_images_are_data_addresses_until_they_are_refused() -> None:
    asked = ChatRequest((Message(Role.USER, (TextBlock("What?"), ImageBlock(b"\x01"))),))
    assert sent(asked)["inputs"][0]["content"] == [
        {"type": "text", "text": "What?"},
        {"type": "image_url", "image_url": "data:image/png;base64,AQ=="},
    ]
    quirks = Conversations().adapted(ServerQuirks(), "Image content is not supported by this model")
    assert sent(asked, quirks=quirks)["inputs"][0]["content"] == "What?"


def test_a_complaint_leaves_out_what_it_names() -> None:
    quirks = Conversations().adapted(ServerQuirks(), "body.completion_args.temperature: extra fields not permitted")
    assert "completion_args" not in sent(ChatRequest(HELLO, sampling=Sampling(temperature=1.0)), quirks=quirks)
    assert Conversations().adapted(quirks, "unknown model") == quirks


NAMES = [
    *("type", "content", "text", "thinking", "title", "url", "tool_call_id", "id", "name", "arguments", "usage"),
    *("outputs", "connectors", "prompt_tokens", "message", "code", "detail"),
]
TEXTS = [
    "message.output.delta",
    "tool_reference",
    "text",
    "function.call.delta",
    "tool.execution.delta",
    "https://a.example",
]
MESSAGES = [
    delta("a°"),
    delta(reference("a.example")),
    delta([{"type": "text", "text": "😀"}, reference("b.example")]),
    {"type": "tool.execution.started", "id": "t", "name": "web_search"},
    {"type": "function.call.delta", "tool_call_id": "c", "name": "look", "arguments": "{"},
    DONE,
]


@given(garbage(NAMES, TEXTS, MESSAGES), st.sampled_from(["", "error", "message.output.delta"]))
def test_garbage_is_no_error_and_no_place_leaves_the_text(data: list[str], event: str) -> None:
    check(ConversationsDecoder(SERVICE), data, event)
