"""Ollama's own API: JSON lines in, a body with objects for arguments out."""

import json
from typing import Any

import pytest
from hypothesis import given

from app.adapters.llm.formats.ollama.request import Ollama, OllamaDecoder
from app.adapters.llm.protocol.wire_format import Call, ServerQuirks, Service
from app.adapters.llm.recording import RecordedAnswer, collected
from app.core.domain.chat import (
    Abilities,
    BuiltinSearch,
    ChatRequest,
    FinishPart,
    ImageBlock,
    Message,
    ReasoningBlock,
    Role,
    Sampling,
    TextBlock,
    TextPart,
    Tool,
    ToolCall,
    ToolCallPart,
    ToolResult,
    Usage,
    message,
)
from app.core.domain.errors import BadAnswer
from tests.adapters.llm.native_garbage import check, garbage

SERVICE = Service("Ollama", "http://127.0.0.1:11434/v1", local=True)
TOOL = Tool("look", "Looks.", {"type": "object"})
CALLED = Message(Role.ASSISTANT, (ReasoningBlock("hm"), ToolCall("c", "look", '{"q": 1}')))
RESULT = Message(Role.USER, (ToolResult("c", "look", "found"),))


def line(content: str = "", done: bool = False, **more: Any) -> dict[str, Any]:
    about = {name: more.pop(name) for name in ("thinking", "tool_calls") if name in more}
    return {"model": "m", "message": {"role": "assistant", "content": content, **about}, "done": done, **more}


END = line(done=True, done_reason="stop", prompt_eval_count=3, eval_count=2)


def said(*lines: Any) -> RecordedAnswer:
    return collected(OllamaDecoder(SERVICE), "".join(json.dumps(one) + "\n" for one in lines).encode())


def sent(asked: ChatRequest, **more: Any) -> dict[str, Any]:
    call = Ollama().request(SERVICE, "m", asked, **more)
    body = json.loads(call.body)
    assert isinstance(body, dict)
    return body


def test_lines_become_text_thinking_usage_and_finish() -> None:
    found = said(line(thinking="Hm"), line("Hel"), line("lo 😀"), END)
    assert (found.reasoning, found.text, found.finish, found.usage) == ("Hm", "Hello 😀", "stop", Usage(3, 2))
    assert found.parts[-1] == FinishPart("stop")


def test_an_answer_that_is_not_streamed_is_one_line() -> None:
    found = collected(
        OllamaDecoder(SERVICE), json.dumps(END | line("Hi", True, done_reason="length"), indent=1).encode()
    )
    assert (found.text, found.parts[-1]) == ("Hi", FinishPart("length"))


def test_calls_have_objects_for_arguments_and_get_ids() -> None:
    call = {"function": {"name": "look", "arguments": {"q": "天"}}}
    found = said(line("Let me see."), line(tool_calls=[call, call]), line(tool_calls=[{"id": "x", **call}]), END)
    assert isinstance(found.parts[0], TextPart)
    assert [json.loads(c.arguments) for c in found.calls] == [{"q": "天"}] * 3
    assert len({c.id for c in found.calls}) == 3
    assert found.calls[2].id == "x"
    assert found.parts[-1] == FinishPart("tool_calls")


def test_what_was_held_back_comes_before_the_call() -> None:
    found = said(line("<thi", tool_calls=[{"function": {"name": "look"}}]), END)
    kinds = [type(part) for part in found.parts]
    assert kinds.index(TextPart) < kinds.index(ToolCallPart)


def test_an_end_without_a_reason_is_an_end() -> None:
    decoder = OllamaDecoder(SERVICE)
    decoder.feed(json.dumps(line("x", True)))
    assert (decoder.done, decoder.finished, decoder.finish) == (True, True, "stop")


def test_a_line_with_an_error_keeps_the_text() -> None:
    found = said(line("Hal"), {"error": "an error was encountered while running the model"})
    assert found.text == "Hal"
    assert isinstance(found.failure, BadAnswer)


def test_a_stream_that_broke_off_has_no_finish() -> None:
    found = said(line("Hal"))
    assert (found.text, found.finish) == ("Hal", "")


def test_a_request_asks_for_context_length_and_temperature() -> None:
    call: Call = Ollama().request(
        SERVICE,
        "m",
        ChatRequest(
            (message(Role.SYSTEM, "s"), message(Role.USER, "Hi")), sampling=Sampling(max_tokens=9, temperature=0.5)
        ),
        abilities=Abilities(context_size=8192),
    )
    assert call.url == "http://127.0.0.1:11434/api/chat"
    assert json.loads(call.body) == {
        "model": "m",
        "messages": [{"role": "system", "content": "s"}, {"role": "user", "content": "Hi"}],
        "stream": True,
        "options": {"num_ctx": 8192, "num_predict": 9, "temperature": 0.5},
    }


def test_nothing_is_asked_for_that_is_not_known() -> None:
    body = sent(ChatRequest((message(Role.USER, "Hi"),), search=BuiltinSearch()), stream=False)
    assert set(body) == {"model", "messages", "stream"}


@pytest.mark.parametrize("base", ["http://h:1/v1", "http://h:1#", "http://h:1", "http://h:1/api", "http://h:1/v1/"])
def test_the_native_paths_lie_at_the_root(base: str) -> None:
    assert Ollama().models_url(Service("O", base)) == "http://h:1/api/tags"


def test_images_calls_and_replies_have_their_fields() -> None:
    picture = Message(Role.USER, (TextBlock("What?"), ImageBlock(b"\x01")))
    body = sent(ChatRequest((picture, CALLED, RESULT, message(Role.USER, "go on")), tools=(TOOL,)))
    assert body["messages"] == [
        {"role": "user", "content": "What?", "images": ["AQ=="]},
        {
            "role": "assistant",
            "content": "",
            "tool_calls": [{"function": {"name": "look", "arguments": {"q": 1}}}],
            "thinking": "hm",
        },
        {"role": "tool", "tool_name": "look", "content": "found"},
        {"role": "user", "content": "go on"},
    ]
    assert body["tools"][0]["function"]["name"] == "look"


def test_neighbours_of_one_role_become_one_message() -> None:
    body = sent(ChatRequest((message(Role.USER, "a"), message(Role.USER, "b"), message(Role.ASSISTANT, ""))))
    assert body["messages"] == [{"role": "user", "content": "a\n\nb"}]


def test_a_model_without_tools_is_asked_again_without_them() -> None:
    quirks = Ollama().adapted(ServerQuirks(), "registry.ollama.ai/library/gemma:2b does not support tools")
    body = sent(ChatRequest((message(Role.USER, "Hi"), CALLED, RESULT), tools=(TOOL,)), quirks=quirks)
    assert "tools" not in body
    assert body["messages"] == [{"role": "user", "content": "Hi\n\nfound"}]
    assert Ollama().adapted(quirks, "out of memory") == quirks


def test_a_model_that_cannot_see_is_asked_again_without_images() -> None:
    quirks = Ollama().adapted(ServerQuirks(), "this model does not support image input")
    asked = ChatRequest((Message(Role.USER, (TextBlock("What?"), ImageBlock(b"\x01"))),))
    assert sent(asked, quirks=quirks)["messages"] == [{"role": "user", "content": "What?"}]


def test_tools_that_must_not_be_called_are_not_offered() -> None:
    assert "tools" not in sent(ChatRequest((message(Role.USER, "Hi"),), tools=(TOOL,), tool_choice="none"))


NAMES = [
    *("message", "content", "thinking", "tool_calls", "function", "name", "arguments", "id", "done", "done_reason"),
    *("error", "eval_count", "prompt_eval_count", "role"),
]


@given(garbage(NAMES, ["<think>", "</think>", "stop"], [line("a"), line("<think>b"), END, {"error": "boom"}]))
def test_garbage_is_no_error(data: list[str]) -> None:
    check(OllamaDecoder(SERVICE), data)
