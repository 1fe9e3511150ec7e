"""DashScope's native format: sources by number, text that grows or comes in pieces, one host for two paths."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.llm.formats.dashscope.decode import CumulativeText, DashScopeDecoder
from app.adapters.llm.formats.dashscope.request import DashScope
from app.adapters.llm.protocol.wire_format import Call, ServerQuirks, Service
from app.adapters.llm.recording import RecordedAnswer, as_json, collected
from app.core.domain.chat import (
    BuiltinSearch,
    ChatRequest,
    FinishPart,
    ImageBlock,
    Message,
    ProviderSource,
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
from app.core.domain.errors import BadAnswer, KeyRefused
from tests.adapters.llm.native_garbage import check, garbage

SERVICE = Service("Qwen", "https://dashscope.aliyuncs.com/compatible-mode/v1", "key")
HELLO = (message(Role.SYSTEM, "Be brief."), message(Role.USER, "Hi"))
TOOL = Tool("look", "Looks.", {"type": "object"})
ROW = {"index": 1, "title": "T", "url": "https://a.example/", "site_name": "A", "icon": ""}


def chunk(content: Any = "", finish: str = "null", info: Any = None, **more: Any) -> dict[str, Any]:
    about = {name: more.pop(name) for name in ("reasoning_content", "tool_calls") if name in more}
    output: dict[str, Any] = {
        "choices": [{"message": {"role": "assistant", "content": content, **about}, "finish_reason": finish}]
    }
    if info is not None:
        output["search_info"] = {"search_results": info}
    return {"output": output, "usage": {}, "request_id": "r", **more}


def said(*chunks: Any, event: str = "result") -> RecordedAnswer:
    frames = [
        f"id:{n}\nevent:{event}\n:HTTP_STATUS/200\ndata:{json.dumps(one, ensure_ascii=False)}\n\n"
        for n, one in enumerate(chunks, start=1)
    ]
    return collected(DashScopeDecoder(SERVICE), "".join(frames).encode())


def test_text_sources_usage_and_finish_are_read() -> None:
    usage = {"input_tokens": 1, "output_tokens": 2, "plugins": {"search": {"count": 1}}}
    usage |= {"prompt_tokens_details": {"cached_tokens": 0}, "output_tokens_details": {"reasoning_tokens": 5}}
    found = said(
        chunk("", info=[ROW]),
        chunk("", reasoning_content="嗯"),
        chunk("晴[", info=[]),
        chunk("1]。", info=[]),
        chunk("", "stop", usage=usage),
    )
    assert (found.text, found.reasoning, found.finish) == ("晴[1]。", "嗯", "stop")
    assert found.usage == Usage(1, 2, 5, 0, 1)
    assert found.sources == (ProviderSource("1", "https://a.example/", "T", "1", site="A", data=ROW),)
    assert (found.textual, found.parts[-1]) == (True, FinishPart("stop"))
    assert [c["urls"] for c in as_json(found)["citations"]] == [["https://a.example/"]]


def test_sources_are_called_by_their_index() -> None:
    rows = [
        ROW | {"index": 3, "url": "https://c.example"},
        ROW | {"index": "ref_7", "site_name": "无"},
        {"title": "x"},
        {},
    ]
    found = said(chunk("x", info=rows))
    assert [(s.label, s.site) for s in found.sources] == [("3", "A"), ("ref_7", ""), ("3", "")]
    assert len({s.key for s in found.sources}) == 3


def test_the_same_list_again_is_not_told_again() -> None:
    found = said(chunk("x", info=[ROW]), chunk("y", info=[ROW]), chunk("z", info=[ROW, ROW | {"index": 2}]))
    assert [len(p.sources) for p in found.parts if isinstance(p, SourcesPart)] == [1, 2]


def test_content_may_be_a_list_and_an_answer_one_body() -> None:
    assert said(chunk([{"text": "a"}, {"image": "x"}, {"text": "b"}])).text == "ab"
    body = json.dumps(chunk([{"text": "ab"}], "stop"), indent=1).encode()
    assert collected(DashScopeDecoder(SERVICE), body).text == "ab"
    assert said({"output": {"text": "old", "finish_reason": "stop"}}).text == "old"


SENTENCE = "明天 21 °C 😀, sunny all day long. 明天 again."


def growing(*pieces: str) -> str:
    one = CumulativeText()
    return "".join(map(one.feed, pieces)) + one.close()


@pytest.mark.parametrize("step", [1, 2, 5, 9, 40])
@pytest.mark.parametrize("doubled", [False, True])
def test_text_that_comes_whole_each_time_is_not_doubled(step: int, doubled: bool) -> None:
    pieces = [SENTENCE[:n] for n in range(0, len(SENTENCE), step)] + [SENTENCE] * (1 + doubled)
    assert said(*(chunk(piece) for piece in pieces)).text == SENTENCE
    assert said(*(chunk("", reasoning_content=piece) for piece in pieces)).reasoning == SENTENCE


@pytest.mark.parametrize(
    "pieces",
    [
        ["ha", "haha", " ha"],
        ["哈", "哈哈", "!"],
        ["\n", "\n", "x"],
        ["a", "b", "ab", "abab"],
        ["", "x", "", "x y"],
        ["-", "--", "---", "x"],
        ["哈", "哈", "哈", "哈", "哈"],
        ["ha ", "ha ", "ha "],
        ["x"],
        [],
    ],
)
def test_pieces_that_repeat_themselves_stay_pieces(pieces: list[str]) -> None:
    assert growing(*pieces, "") == "".join(pieces)


@given(st.lists(st.text(max_size=6), max_size=8))
def test_pieces_that_begin_differently_are_joined(pieces: list[str]) -> None:
    assert growing("x", "y", *pieces) == "xy" + "".join(pieces)


@given(st.text(min_size=14, max_size=60), st.lists(st.integers(1, 60), min_size=1, max_size=8))
def test_a_growing_text_is_that_text(text: str, cuts: list[int]) -> None:
    assert growing(*(text[:n] for n in sorted(cuts)), text, text) == text


def test_an_older_state_of_a_growing_text_adds_nothing() -> None:
    assert growing("The weather", "The weather is", "The weather is fine", "The weather", "!") == "The weather is fine!"


def test_calls_come_in_pieces_or_growing() -> None:
    def call(arguments: Any, **more: Any) -> dict[str, Any]:
        return {"index": 0, "type": "function", "function": {"arguments": arguments, **more}}

    first = {**call('{"q":', name="look"), "id": "c1"}
    for second in (call(' "天"}'), call('{"q": "天"}'), call({"q": "天"})):
        found = said(chunk(tool_calls=[first]), chunk(tool_calls=[second]), chunk("", "tool_calls"))
        assert [(c.id, c.name, json.loads(c.arguments)) for c in found.calls] == [("c1", "look", {"q": "天"})]
    assert found.parts[-1] == FinishPart("tool_calls")


def test_calls_without_an_index_are_told_apart() -> None:
    calls = [{"id": i, "function": {"name": "look", "arguments": "{}"}} for i in ("a", "b")]
    assert [c.id for c in said(chunk(tool_calls=calls), chunk("", "tool_calls")).calls] == ["a", "b"]


def test_errors_come_as_events_and_as_bodies() -> None:
    error = {"code": "InternalError", "message": "boom", "request_id": "r"}
    found = said(chunk("晴"))
    assert found.failure is None
    decoder = DashScopeDecoder(SERVICE)
    decoder.feed(json.dumps(chunk("晴")))
    decoder.feed(json.dumps(error), "error")
    assert isinstance(decoder.failure, BadAnswer)
    assert decoder.failure.detail == "boom"
    assert isinstance(said({"code": "InvalidApiKey", "message": "Invalid API-key provided."}).failure, KeyRefused)
    assert said({"status_code": 200, "code": "", "message": "", **chunk("x", "stop")}).failure is None


def call(asked: ChatRequest, model: str = "qwen-plus", **more: Any) -> Call:
    return DashScope().request(SERVICE, model, asked, **more)


def parameters(asked: ChatRequest, **more: Any) -> Any:
    return json.loads(call(asked, **more).body)["parameters"]


def test_a_request_with_search_asks_for_sources_and_markers() -> None:
    sent = call(ChatRequest(HELLO, sampling=Sampling(max_tokens=9, temperature=0.5), search=BuiltinSearch(forced=True)))
    assert sent.url == "https://dashscope.aliyuncs.com/api/v1/services/aigc/text-generation/generation"
    assert (sent.headers["X-DashScope-SSE"], sent.headers["Authorization"]) == ("enable", "Bearer key")
    assert json.loads(sent.body) == {
        "model": "qwen-plus",
        "input": {"messages": [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Hi"}]},
        "parameters": {
            "result_format": "message",
            "incremental_output": True,
            "max_tokens": 9,
            "temperature": 0.5,
            "enable_search": True,
            "search_options": {
                "forced_search": True,
                "enable_source": True,
                "enable_citation": True,
                "citation_format": "[<number>]",
            },
        },
    }


def test_without_search_or_stream_neither_is_asked_for() -> None:
    sent = call(ChatRequest(HELLO), stream=False)
    assert "X-DashScope-SSE" not in sent.headers
    assert json.loads(sent.body)["parameters"] == {"result_format": "message"}


def test_sites_to_keep_to_are_sent() -> None:
    options = parameters(ChatRequest(HELLO, search=BuiltinSearch(allowed=("a.example",) * 30)))["search_options"]
    assert len(options["assigned_site_list"]) == 25
    assert options["search_strategy"] == "turbo"


@pytest.mark.parametrize(
    "base",
    [
        "https://h/compatible-mode/v1",
        "https://h/v1",
        "https://h/api/v1",
        "https://h/api/v1/services/aigc/text-generation/generation",
        "https://h/api/v2/apps/protocols/compatible-mode/v1",
        "https://h#",
        "https://h",
    ],
)
def test_the_native_path_is_on_the_same_host(base: str) -> None:
    service = Service("Q", base)
    assert DashScope().request(service, "m", ChatRequest(HELLO)).url == (
        "https://h/api/v1/services/aigc/text-generation/generation"
    )
    assert DashScope().models_url(service) == "https://h/compatible-mode/v1/models"


@pytest.mark.parametrize(
    "model", ["qwen-vl-plus", "qwen2.5-vl-72b-instruct", "qvq-max", "qwen3-omni-flash", "qwen3-vl"]
)
def test_models_that_see_have_a_path_and_blocks_of_their_own(model: str) -> None:
    sent = call(ChatRequest(HELLO), model)
    assert sent.url.endswith("/multimodal-generation/generation")
    assert json.loads(sent.body)["input"]["messages"][1] == {"role": "user", "content": [{"text": "Hi"}]}


def test_an_image_takes_the_path_of_models_that_see() -> None:
    sent = call(ChatRequest((Message(Role.USER, (ImageBlock(b"\x01"), TextBlock("What?"))),)))
    assert sent.url.endswith("/multimodal-generation/generation")
    content = json.loads(sent.body)["input"]["messages"][0]["content"]
    assert content == [{"image": "data:image/png;base64,AQ=="}, {"text": "What?"}]


def test_a_model_of_the_other_path_is_found_by_its_complaint() -> None:
    quirks = DashScope().adapted(ServerQuirks(), "url error, please check url！")
    assert call(ChatRequest(HELLO), quirks=quirks).url.endswith("/multimodal-generation/generation")
    assert DashScope().adapted(quirks, "url error, please check url！") == quirks


def test_a_complaint_leaves_out_what_it_names() -> None:
    wire = DashScope()
    thinking = wire.adapted(ServerQuirks(), "parameter.enable_thinking must be set to false for non-streaming calls")
    assert parameters(ChatRequest(HELLO), quirks=thinking, stream=False)["enable_thinking"] is False
    asked = ChatRequest(HELLO, search=BuiltinSearch(allowed=("a.example",)))
    plain = wire.adapted(ServerQuirks(), "assigned_site_list is not supported")
    assert "search_strategy" not in parameters(asked, quirks=plain)["search_options"]
    assert wire.adapted(plain, "Model not exist") == plain


def test_tools_calls_and_replies_are_those_of_openai() -> None:
    called = Message(Role.ASSISTANT, (ToolCall("c", "look", '{"q": 1}'),))
    asked = ChatRequest((*HELLO, called, Message(Role.USER, (ToolResult("c", "look", "found"),))), tools=(TOOL,))
    rows = json.loads(call(asked).body)["input"]["messages"]
    function = {"name": "look", "arguments": '{"q": 1}'}
    assert rows[2]["tool_calls"] == [{"id": "c", "type": "function", "function": function}]
    assert rows[3] == {"role": "tool", "tool_call_id": "c", "name": "look", "content": "found"}
    assert parameters(asked)["tools"][0]["function"]["name"] == "look"


@pytest.mark.parametrize(
    ("choice", "sent"), [("auto", "auto"), ("none", "none"), ("look", "look"), ("required", "look")]
)
def test_a_tool_that_must_be_called_is_named(choice: str, sent: str) -> None:
    named = {"type": "function", "function": {"name": "look"}}
    found = parameters(ChatRequest(HELLO, tools=(TOOL,), tool_choice=choice))["tool_choice"]
    assert found == (named if sent == "look" else sent)


def test_the_real_recording_holds_what_is_expected(shared_data: Path) -> None:
    folder = shared_data / "streams"
    entry = json.loads((folder / "expected.json").read_text("utf-8"))["qwen/docs_dashscope_native"]
    found = collected(DashScopeDecoder(SERVICE), (folder / entry["file"]).read_bytes())
    told = as_json(found)
    assert hashlib.sha256(found.text.encode()).hexdigest() == entry["text_sha256"]
    assert [s["url"] for s in told["sources"]] == entry["sources"]
    assert (told["citations"], told["usage"], told["finish"]) == ([], entry["usage"], entry["finish"])
    assert (told["queries"], told["error"], found.textual) == (entry["queries"], entry["error"], True)


NAMES = [
    *("output", "choices", "message", "content", "text", "reasoning_content", "finish_reason", "search_info"),
    *("search_results", "index", "url", "title", "site_name", "tool_calls", "function", "name", "arguments", "id"),
    *("usage", "input_tokens", "plugins", "search", "count", "code"),
]
CALLED = chunk(tool_calls=[{"index": 0, "function": {"name": "look", "arguments": "{"}}])
MESSAGES = [
    chunk("a°", info=[ROW]),
    chunk("a°😀"),
    chunk("a"),
    CALLED,
    chunk("", "stop"),
    {"code": "X", "message": "boom"},
]


@given(garbage(NAMES, ["null", "https://a.example"], MESSAGES), st.sampled_from(["", "error", "result"]))
def test_garbage_is_no_error(data: list[str], event: str) -> None:
    check(DashScopeDecoder(SERVICE), data, event)
