"""Chunks of every compatible server become the same parts."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.llm.chat_decode import ChatDecoder, decode_answer
from app.core.domain.chat import FinishPart, ModelPart, ReasoningPart, TextPart, Usage, UsagePart
from app.core.domain.errors import BadAnswer, RateLimited


def decode(*chunks: Any) -> tuple[list[ModelPart], ChatDecoder]:
    decoder = ChatDecoder("S")
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
        {"content": "<think>hm</think>x"},
    ],
)
def test_reasoning_is_apart_whatever_it_is_called(fields: dict[str, Any]) -> None:
    assert told(delta(**fields)) == ("hm", "x")


def test_thinking_tags_may_be_cut_over_chunks() -> None:
    assert told(*(delta(content=piece) for piece in ["<", "thi", "nk>h", "m</", "think", ">x"])) == ("hm", "x")


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
    ("said", "reason"), [("stop", "stop"), ("model_length", "length"), ("sensitive", "content_filter"), ("odd", "odd")]
)
def test_finish_reasons_have_one_name(said: str, reason: str) -> None:
    assert decode(delta(said))[0] == [FinishPart(reason)]


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
    decoder = ChatDecoder("S")
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


@pytest.mark.parametrize("extra", [{}, {"delta": {}}, {"delta": None}])
def test_a_whole_answer_is_read(extra: dict[str, Any]) -> None:
    body = {"object": "chat.completion", "choices": [{"message": ANSWER, "finish_reason": "stop", **extra}]}
    assert decode_answer(json.dumps(body).encode()) == [ReasoningPart("hm"), TextPart("Hi"), FinishPart("stop")]


def test_a_whole_answer_may_come_as_json_lines() -> None:
    lines = [{"message": {"content": "H"}, "done": False}, {"message": {"content": "i"}, "done_reason": "stop"}]
    body = "\n".join(map(json.dumps, lines)).encode()
    assert decode_answer(body) == [TextPart("H"), TextPart("i"), FinishPart("stop")]


@pytest.mark.parametrize(
    "body", [b"", b"<html><title>Sign in</title>", b"hello", b"{}", b'{"choices":', b"data: x\n\n"]
)
def test_a_body_without_sense_is_a_bad_answer(body: bytes) -> None:
    with pytest.raises(BadAnswer):
        decode_answer(body, "S")


def test_deep_nesting_is_no_crash() -> None:
    for inner in ("[", '{"error":', '{"choices":[{"delta":{"content":[{"thinking":[', '{"message":'):
        decoder = ChatDecoder("S")
        depth = 900
        decoder.feed(inner * depth + "1" + "".join({"[": "]", "{": "}"}.get(c, "") for c in (inner * depth)[::-1]))
        decoder.close()


NAMES = [
    *(
        "choices",
        "delta",
        "message",
        "content",
        "reasoning",
        "thinking",
        "text",
        "usage",
        "prompt_tokens",
        "role",
        "error",
    ),
    *("x_groq", "finish_reason", "reasoning_details", "completion_tokens_details", "done_reason", "code", "object"),
]
ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(NAMES),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(st.lists(ANY.map(json.dumps) | st.text(max_size=20), max_size=5), st.sampled_from(["", "error", "x"]))
def test_any_data_is_decoded_without_an_unexpected_error(chunks: list[str], event: str) -> None:
    decoder = ChatDecoder("S")
    parts = [part for chunk in chunks for part in decoder.feed(chunk, event)] + decoder.close()
    assert all(isinstance(p, TextPart | ReasoningPart | UsagePart | FinishPart) for p in parts)
