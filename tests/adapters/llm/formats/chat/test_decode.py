"""Chunks of every compatible server become the same parts."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.llm.formats.chat.decode import ChatDecoder
from app.adapters.llm.protocol.wire_format import Service
from app.adapters.llm.recording import collected
from app.core.domain.chat import (
    CitedPart,
    FinishPart,
    GroundingPart,
    ModelPart,
    ProviderMetadataPart,
    ReasoningPart,
    SourcesPart,
    TextPart,
    ToolCall,
    ToolCallPart,
    Usage,
    UsagePart,
)
from app.core.domain.errors import BadAnswer, RateLimited

SERVICE = Service("S", "https://a.example/v1")


def decode(*chunks: Any) -> tuple[list[ModelPart], ChatDecoder]:
    decoder = ChatDecoder(SERVICE)
    parts = [p for c in chunks for p in decoder.feed(c if isinstance(c, str) else json.dumps(c))]
    return parts + decoder.close(), decoder


def delta(finish: Any = None, **fields: Any) -> dict[str, Any]:
    return {"object": "chat.completion.chunk", "choices": [{"index": 0, "delta": fields, "finish_reason": finish}]}


def told(*chunks: Any) -> tuple[str, str]:
    """(reasoning, text)"""
    parts, _ = decode(*chunks)
    thought = "".join(p.text for p in parts if isinstance(p, ReasoningPart))
    return thought, "".join(p.text for p in parts if isinstance(p, TextPart))


def test_an_ordinary_stream_gives_text_usage_and_finish() -> None:
    parts, decoder = decode(
        delta(role="assistant", content=""),
        delta(content="Hel"),
        delta(content="lo"),
        delta("stop"),
        {"choices": [], "usage": {"prompt_tokens": 3, "completion_tokens": 2}},
        "[DONE]",
    )
    assert parts == [TextPart("Hel"), TextPart("lo"), UsagePart(Usage(3, 2)), FinishPart("stop")]
    assert (decoder.done, decoder.finished, decoder.failure) == (True, True, None)


@pytest.mark.parametrize(
    "fields",
    [
        {"reasoning_content": "hm", "content": "x"},
        {"reasoning": "hm", "content": "x"},
        {"reasoning": "hm", "reasoning_details": [{"type": "reasoning.text", "text": "hm"}], "content": "x"},
        {"reasoning_content": "hm", "reasoning": "hm", "content": "x"},
        {"reasoning_details": [{"type": "reasoning.summary", "summary": "hm"}, None], "content": "x"},
        {
            "content": [
                {"type": "thinking", "thinking": [{"type": "text", "text": "hm"}]},
                {"type": "text", "text": "x"},
            ]
        },
        {"content": [{"type": "thinking", "thinking": "hm"}, "x", {"type": "reference", "reference_ids": [1]}]},
    ],
)
def test_reasoning_is_apart_whatever_it_is_called(fields: dict[str, Any]) -> None:
    assert told(delta(**fields)) == ("hm", "x")


@pytest.mark.parametrize(
    "chunk", [{}, {"choices": None}, {"choices": []}, {"choices": [None]}, [], 7, "", "ping", None]
)
def test_chunks_without_a_choice_are_passed_over(chunk: Any) -> None:
    assert told(delta(content="a"), chunk, delta(content="b")) == ("", "ab")


def test_a_tools_own_chunk_is_not_shown() -> None:
    assert told(delta(role="tool", content='[{"url":"https://a.example"}]'), delta(content="x")) == ("", "x")


def test_box_tokens_are_not_shown() -> None:
    assert told(delta(content="<|begin_of_box|>"), delta(content="x"), delta(content="<|end_of_box|>")) == ("", "x")


def test_a_refusal_is_shown() -> None:
    assert told(delta(content=None, refusal="I cannot.")) == ("", "I cannot.")


def test_text_in_the_finishing_chunk_counts() -> None:
    assert told(delta(content="a"), delta("stop", content="b")) == ("", "ab")


def test_nul_and_halves_of_characters_do_not_pass() -> None:
    assert told('{"choices":[{"delta":{"content":"a\\u0000\\ud83d"}}]}', delta(content="\ude00")) == ("", "a😀")


@pytest.mark.parametrize(
    "chunks",
    [
        [{"choices": [], "usage": {"prompt_tokens": 1, "completion_tokens": 2}}],
        [delta("stop") | {"usage": {"prompt_tokens": 1, "completion_tokens": 2}}],
        [delta("stop") | {"x_groq": {"usage": {"prompt_tokens": 1, "completion_tokens": 2}}}],
        [{"choices": [{"delta": {}, "usage": {"prompt_tokens": 1, "completion_tokens": 2}}]}],
        [{"usage": {"prompt_tokens": 1, "completion_tokens": 1}}, {"usage": {"input_tokens": 1, "output_tokens": 2}}],
        [{"usage": {"prompt_tokens": 1, "completion_tokens": 2}}, {"usage": None}, {"usage": {}}],
    ],
)
def test_usage_is_found_anywhere_and_the_last_wins(chunks: list[Any]) -> None:
    parts, _ = decode(*chunks)
    assert UsagePart(Usage(1, 2)) in parts


def test_reasoning_tokens_are_counted() -> None:
    usage = {"prompt_tokens": 1, "completion_tokens": 9, "completion_tokens_details": {"reasoning_tokens": 7}}
    assert decode({"usage": usage})[0] == [UsagePart(Usage(1, 9, 7))]


@pytest.mark.parametrize(
    ("more", "found"),
    [
        ({"prompt_tokens_details": {"cached_tokens": 1}}, {"cached": 1}),
        ({"prompt_cache_hit_tokens": 1}, {"cached": 1}),
        ({"cached_tokens": 1}, {"cached": 1}),
        ({"cost": {"total_cost": 0.5}}, {"cost": 0.5}),
        ({"cost": 0.25, "server_tool_use_details": {"web_search_requests": 2}}, {"cost": 0.25, "searches": 2}),
        ({"cost_in_usd_ticks": 5 * 10**9}, {"cost": 0.5}),
        ({"num_search_queries": 3}, {"searches": 3}),
        ({"cost": float("nan"), "cached_tokens": True, "num_search_queries": -1}, {}),
        ({"cost": 10**400}, {}),
    ],
)
def test_searches_and_cost_are_found_under_every_vendors_name(more: dict[str, Any], found: dict[str, Any]) -> None:
    assert decode({"usage": {"prompt_tokens": 2, **more}})[0] == [UsagePart(Usage(2, **found))]


@pytest.mark.parametrize(
    ("said", "reason"),
    [("stop", "stop"), ("model_length", "length"), ("content_filter", "content_filter"), ("odd", "odd")],
)
def test_finish_reasons_have_one_name(said: str, reason: str) -> None:
    assert decode(delta(said))[0] == [FinishPart(reason)]


def test_what_the_provider_takes_back_is_withdrawn() -> None:
    parts, decoder = decode(delta(content="a"), delta("sensitive"))
    assert parts == [TextPart("a"), FinishPart("content_filter", withdrawn=True)]
    assert decoder.finish == "sensitive"


@pytest.mark.parametrize("reason", [None, "", "null", 7])
def test_no_finish_is_no_finish(reason: Any) -> None:
    parts, decoder = decode(delta(reason))
    assert (parts, decoder.finished) == ([], False)


@pytest.mark.parametrize(
    "chunk",
    [
        {"error": {"message": "slow down", "code": 429}},
        {"error": {"message": "slow down", "code": "429", "type": "rate_limit_error"}, "choices": [{"delta": {}}]},
        {"choices": [], "x_groq": {"error": {"message": "slow down", "code": "rate_limit_exceeded"}}},
    ],
)
def test_an_error_within_the_stream_is_kept_beside_the_text(chunk: Any) -> None:
    parts, decoder = decode(delta(content="a"), chunk)
    assert parts == [TextPart("a")]
    assert isinstance(decoder.failure, RateLimited)
    assert decoder.failure.detail == "slow down"


@pytest.mark.parametrize("data", ['{"message":"boom"}', "boom", '{"error":{"message":"boom"}}'])
def test_an_error_event_is_an_error(data: str) -> None:
    decoder = ChatDecoder(SERVICE)
    decoder.feed(data, "error")
    assert isinstance(decoder.failure, BadAnswer)
    assert decoder.failure.detail == "boom"


@pytest.mark.parametrize("reason", ["error", "network_error", "insufficient_system_resource"])
def test_a_finish_that_means_failure_is_one(reason: str) -> None:
    parts, decoder = decode(delta(content="a"), delta(reason))
    assert parts == [TextPart("a")]
    assert isinstance(decoder.failure, BadAnswer)


def test_a_cumulative_message_beside_deltas_is_not_doubled() -> None:
    def both(piece: str, so_far: str) -> dict[str, Any]:
        choice = {"delta": {"content": piece} if piece else {}, "message": {"content": so_far}}
        return {"object": "chat.completion.chunk", "choices": [choice]}

    assert told(both("a", "a"), both("b", "ab"), both("", "ab")) == ("", "ab")


ANSWER = {"role": "assistant", "reasoning_content": "hm", "content": "Hi"}


def whole(body: Any) -> tuple[ModelPart, ...]:
    return collected(ChatDecoder(SERVICE), json.dumps(body).encode()).parts


@pytest.mark.parametrize("extra", [{}, {"delta": {}}, {"delta": None}])
def test_a_whole_answer_is_read(extra: dict[str, Any]) -> None:
    body = {"object": "chat.completion", "choices": [{"message": ANSWER, "finish_reason": "stop", **extra}]}
    assert whole(body) == (ReasoningPart("hm"), TextPart("Hi"), FinishPart("stop"))


def test_a_whole_answer_may_come_as_json_lines() -> None:
    lines = [{"message": {"content": "H"}, "done": False}, {"message": {"content": "i"}, "done_reason": "stop"}]
    body = "\n".join(map(json.dumps, lines)).encode()
    assert collected(ChatDecoder(SERVICE), body).parts == (TextPart("H"), TextPart("i"), FinishPart("stop"))


@pytest.mark.parametrize(
    "body", [b"", b"<html><title>Sign in</title>", b"hello", b"{}", b'{"choices":', b"data: x\n\n"]
)
def test_a_body_without_sense_is_not_understood(body: bytes) -> None:
    assert not collected(ChatDecoder(SERVICE), body).understood


def call(**fields: Any) -> dict[str, Any]:
    return delta(tool_calls=[fields])


@pytest.mark.parametrize(
    "chunks",
    [
        [
            call(index=0, id="1", function={"name": "f", "arguments": '{"a'}),
            call(index=0, function={"arguments": '": 1}'}),
        ],
        [call(id="1", function={"name": "f", "arguments": '{"a": 1}'})],
        [call(index=-1, id="1", function={"name": "f", "arguments": {"a": 1}})],
        [call(id="1", function={"name": "f"}), call(function={"arguments": '{"a": 1}'})],
        [
            call(index=0, id="1", function={"name": "f", "arguments": None}),
            call(index=0, id="", function={"arguments": '{"a": 1}'}),
        ],
        [{"choices": [{"message": {"tool_calls": [{"id": "1", "function": {"name": "f", "arguments": {"a": 1}}}]}}]}],
    ],
)
def test_a_tool_call_is_put_together_from_its_parts(chunks: list[dict[str, Any]]) -> None:
    parts, _ = decode(delta(content="So: "), *chunks, delta("stop"))
    assert ToolCallPart(ToolCall("1", "f", '{"a": 1}')) in parts
    assert parts[-1] == FinishPart("tool_calls")
    echo = next(part for part in parts if isinstance(part, ProviderMetadataPart))
    function = {"name": "f", "arguments": '{"a": 1}'}
    tool_calls = [{"type": "function", "id": "1", "function": function}]
    assert echo.items == ({"role": "assistant", "content": "So: ", "tool_calls": tool_calls},)


def calls_of(*chunks: Any) -> list[ToolCall]:
    return [part.call for part in decode(*chunks)[0] if isinstance(part, ToolCallPart)]


def test_calls_without_index_or_with_the_same_one_stay_apart() -> None:
    twice = [call(function={"name": "f", "arguments": "{}"})] * 2
    found = calls_of(*twice, "[DONE]")
    assert [c.name for c in found] == ["f", "f"]
    assert len({c.id for c in found} - {""}) == 2
    same = [call(index=0, id=i, function={"name": n, "arguments": "{}"}) for i, n in (("1", "f"), ("2", "g"))]
    assert [(c.id, c.name) for c in calls_of(*same, "[DONE]")] == [("1", "f"), ("2", "g")]


def test_a_call_that_broke_off_is_none() -> None:
    assert calls_of(call(index=0, id="1", function={"name": "f", "arguments": '{"a'})) == []
    assert calls_of(call(index=0, id="1", function={"name": "f", "arguments": '{"a": 1}'})) != []


def test_what_has_to_be_echoed_in_a_tool_loop_is_kept() -> None:
    thinking = [
        delta(reasoning_content="h", reasoning_details=[{"type": "reasoning.text", "index": 0, "text": "h"}]),
        delta(
            reasoning_content="m",
            reasoning_details=[{"type": "reasoning.text", "index": 0, "text": "m", "signature": "s"}],
        ),
    ]
    asked = call(index=0, id="1", extra_content={"google": {"thought_signature": "x"}}, function={"name": "f"})
    echo = next(part for part in decode(*thinking, asked, "[DONE]")[0] if isinstance(part, ProviderMetadataPart))
    item = echo.items[0]
    assert item["reasoning_content"] == "hm"
    assert item["reasoning_details"] == [{"type": "reasoning.text", "index": 0, "text": "hm", "signature": "s"}]
    assert item["tool_calls"][0]["extra_content"] == {"google": {"thought_signature": "x"}}


def test_hunyuan_does_not_want_its_reasoning_back() -> None:
    decoder = ChatDecoder(Service("S", "https://a.example/v1", search="hunyuan"))
    for chunk in (delta(reasoning_content="hm"), call(id="1", function={"name": "f"}), "[DONE]"):
        decoder.feed(chunk if isinstance(chunk, str) else json.dumps(chunk))
    echo = next(part for part in decoder.close() if isinstance(part, ProviderMetadataPart))
    assert "reasoning_content" not in echo.items[0]


def test_an_answer_without_calls_needs_no_echo() -> None:
    assert not any(
        isinstance(p, ProviderMetadataPart) for p in decode(delta(reasoning_content="hm", content="x"), "[DONE]")[0]
    )


def test_deep_nesting_is_no_crash() -> None:
    for inner in ("[", '{"error":', '{"choices":[{"delta":{"content":[{"thinking":[', '{"message":'):
        decoder = ChatDecoder(SERVICE)
        depth = 900
        decoder.feed(inner * depth + "1" + "".join({"[": "]", "{": "}"}.get(c, "") for c in (inner * depth)[::-1]))
        decoder.close()


NAMES = [
    *("choices", "delta", "message", "messages", "content", "reasoning", "thinking", "text", "usage", "prompt_tokens"),
    *("role", "error", "x_groq", "finish_reason", "reasoning_details", "completion_tokens_details", "done_reason"),
    *("code", "object", "annotations", "url_citation", "url", "title", "start_index", "end_index", "index", "id"),
    *("citations", "search_info", "search_results", "executed_tools", "tool_calls", "function", "name", "arguments"),
    *("refer", "type", "cost", "results"),
]
TEXTS = st.text(st.characters(exclude_categories=[]), max_size=5) | st.sampled_from(
    ["https://a.example/x", "[1]", "ü😀"]
)
ANY = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=4),
    max_leaves=14,
)
MARK = st.fixed_dictionaries(
    {
        "type": st.just("url_citation"),
        "url": TEXTS,
        "start_index": st.integers(-3, 30),
        "end_index": st.integers(-3, 30),
    }
)
CHUNKS = st.one_of(
    ANY,
    TEXTS.map(lambda text: delta(content=text)),
    st.lists(MARK, max_size=3).map(lambda marks: delta(annotations=marks)),
    st.lists(TEXTS, max_size=3).map(lambda urls: {"citations": urls, "choices": []}),
    st.dictionaries(st.sampled_from(["index", "id", "function"]), ANY, max_size=3).map(
        lambda given: delta(tool_calls=[given])
    ),
).map(json.dumps)


def check(parts: list[ModelPart]) -> None:
    """Text that can be stored, calls that can be answered, spans within the text, keys that are known."""
    text = "".join(part.text for part in parts if isinstance(part, TextPart))
    known: set[str] = set()
    for part in parts:
        if isinstance(part, SourcesPart | GroundingPart):
            known = {source.key for source in part.sources}
        for citation in (
            part.citations
            if isinstance(part, GroundingPart)
            else [part.citation]
            if isinstance(part, CitedPart)
            else []
        ):
            assert set(citation.keys) <= known
            assert citation.place is None or 0 <= citation.place[0] <= citation.place[1] <= len(text)
            assert citation.place is None or text[slice(*citation.place)] == citation.marker
    calls = [part.call for part in parts if isinstance(part, ToolCallPart)]
    assert len({call.id for call in calls} - {""}) == len(calls)
    assert repr(parts).encode()
    json.dumps([part.items for part in parts if isinstance(part, ProviderMetadataPart)], ensure_ascii=False).encode()


@given(st.lists(CHUNKS | st.text(max_size=20), max_size=6), st.sampled_from(["", "error", "x"]))
def test_any_data_is_decoded_to_sound_parts(chunks: list[str], event: str) -> None:
    decoder = ChatDecoder(SERVICE)
    check([part for chunk in chunks for part in decoder.feed(chunk, event)] + decoder.close())


A = "https://a.example/x"
STREAM = [
    delta(role="assistant", content="<think>hm</think>"),
    delta(content="Ü😀 it is"),
    delta(content=f" [[1]]({A})"),
    delta(annotations=[{"type": "url_citation", "url_citation": {"url": A, "start_index": 8, "end_index": 36}}]),
    {"choices": [], "search_sources": [{"url": A, "title": "A", "type": "web"}]},
    call(index=0, id="1", function={"name": "f", "arguments": '{"a"'}),
    call(index=0, function={"arguments": ": 1}"}),
    delta(content="\n\n## Sources\n[grok2api-sources]: #\n- [B](https://b.example)"),
    delta("stop"),
    {"choices": [], "usage": {"prompt_tokens": 1, "completion_tokens": 2}},
    {"error": {"message": "boom"}},
    "[DONE]",
]


@given(st.lists(st.integers(0, len(STREAM) - 1), max_size=20), st.integers(0, 4000), st.integers(0, 255))
def test_cut_repeated_and_reordered_streams_are_decoded_to_sound_parts(order: list[int], cut: int, sign: int) -> None:
    chunks = [STREAM[i] for i in order]
    data = b"".join(f"data: {c if isinstance(c, str) else json.dumps(c)}\n\n".encode() for c in chunks)
    for body in (data, data[:cut], data[:cut] + bytes([sign]) + data[cut + 1 :]):
        check(list(collected(ChatDecoder(SERVICE), body).parts))


_VALUES = st.sampled_from(
    [None, "", "word", "error", "tool", "stop", 0, 1, True, False, [], {}, [{"text": "a", "url": "https://a.example"}],
     {"error": "no", "content": "inner", "search_results": [{"url": "https://b.example"}]}]
)  # fmt: skip
_FIELDS = {
    "chunk": ["id", "object", "type", "error", "usage", "x_groq", "citations", "search_info", "message", "done_reason",
              "service_tier", "content_filter_results", "annotations", "code", "new"],
    "choice": ["index", "finish_reason", "logprobs", "message", "messages", "annotations", "usage", "error",
               "content_filter_results", "new"],
    "delta": ["role", "content", "refusal", "reasoning", "reasoning_content", "thinking", "reasoning_details",
              "tool_calls", "annotations", "executed_tools", "provider_specific_fields", "search_results", "new"],
}  # fmt: skip


def _row(place: str) -> st.SearchStrategy[dict[str, Any]]:
    return st.dictionaries(st.sampled_from(_FIELDS[place]), _VALUES, max_size=4)


@st.composite
def _chunks(draw: st.DrawFn) -> dict[str, Any]:
    deltas = draw(st.lists(_row("delta").map(lambda fields: {"content": "word ", **fields}), max_size=2))
    return {**draw(_row("chunk")), "choices": [{**draw(_row("choice")), "delta": fields} for fields in deltas]}


@given(st.lists(_chunks(), min_size=1, max_size=4))
def test_a_chunk_of_words_alone_says_the_same_as_one_in_which_all_places_are_looked_at(chunks: list[Any]) -> None:
    """An unknown field has every place asked, and is passed over."""
    quick, quick_decoder = decode(*chunks)
    slow, slow_decoder = decode(*({**chunk, "unknown": "field"} for chunk in chunks))
    assert quick == slow
    names = ("done", "finished", "understood", "finish", "usage")
    assert [getattr(quick_decoder, name) for name in names] == [getattr(slow_decoder, name) for name in names]
    assert repr(quick_decoder.failure) == repr(slow_decoder.failure)
