"""Answers in Responses come out as text, reasoning, searches, calls, usage and ends, streamed or not."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from app.adapters.llm.formats.responses.request import Responses
from app.adapters.llm.protocol.wire_format import Service
from app.adapters.llm.recording import RecordedAnswer, collected
from app.core.domain.addresses import page_key
from app.core.domain.chat import (
    CitedPart,
    FinishPart,
    GroundingPart,
    ModelPart,
    ProviderSearchPart,
    SourcesPart,
    ToolCall,
    Usage,
)
from app.core.domain.errors import BadAnswer, OutOfCredit, RateLimited
from tests.adapters.llm.responses_events import (
    added,
    body,
    completed,
    decoded,
    delta,
    done,
    message,
    noted,
    searched,
    spoken,
    stream,
)


def recorded(folder: Path) -> list[tuple[dict[str, Any], RecordedAnswer]]:
    expected = json.loads((folder / "expected.json").read_text("utf-8"))
    entries = [entry for entry in expected.values() if entry["wire"] == "openai_responses"]
    decoder = [Responses().decoder(Service("S", "https://s.example")) for _ in entries]
    return [(e, collected(d, (folder / e["file"]).read_bytes())) for e, d in zip(entries, decoder, strict=True)]


def cited(found: RecordedAnswer) -> list[str]:
    return list(dict.fromkeys(key for citation in found.citations for key in citation.keys))


def ends(found: RecordedAnswer) -> list[str]:
    return [part.reason for part in found.parts if isinstance(part, FinishPart)]


def test_real_recordings_hold_what_is_expected(shared_data: Path) -> None:
    recordings = recorded(shared_data / "streams")
    assert len(recordings) >= 4
    for entry, found in recordings:
        usage = found.usage or Usage()
        counts = {name: n for name, n in (("input", usage.input), ("output", usage.output)) if n is not None}
        assert hashlib.sha256(found.text.encode()).hexdigest() == entry["text_sha256"]
        assert hashlib.sha256(found.reasoning.encode()).hexdigest() == entry["reasoning_sha256"]
        assert cited(found) == [page_key(url) for url in entry["cited_urls"]]
        assert (len(found.citations), counts) == (entry["citation_count"], entry["usage"])
        assert (found.finish or None, found.failure.detail if found.failure else None) == (
            entry["finish"],
            entry["error"],
        )
        assert len(found.calls) == len(entry["tools"])


def test_real_recordings_hold_the_sources_and_queries_that_are_expected(shared_data: Path) -> None:
    for entry, found in recorded(shared_data / "streams"):
        consulted = [source.key for source in found.sources]
        assert [key for key in consulted if key not in cited(found) or entry["sources"]] == [
            page_key(url) for url in entry["sources"]
        ]
        if not entry["file"].startswith("xai"):  # its query stands in a call's arguments
            assert list(found.queries) == entry["queries"]


def test_each_place_of_a_real_recording_holds_its_marker(shared_data: Path) -> None:
    for _, found in recorded(shared_data / "streams"):
        urls = {source.key: source.url for source in found.sources}
        for citation in found.citations:
            if citation.place:
                assert found.text[slice(*citation.place)] == citation.marker
                assert urls[citation.keys[0]].split("?")[0] in citation.marker


def test_text_comes_in_deltas_and_is_not_said_twice() -> None:
    found = decoded(
        added(message(index=0) | {"content": []}),
        delta("Hel"),
        delta("lo"),
        {"type": "response.output_text.done", "output_index": 0, "content_index": 0, "text": "Hello"},
        {"type": "response.content_part.done", "output_index": 0, "content_index": 0, "part": spoken("Hello")},
        done(message("Hello")),
        completed(message("Hello")),
    )
    assert (found.text, found.finish, ends(found)) == ("Hello", "completed", ["stop"])


@pytest.mark.parametrize(
    "event",
    [
        {"type": "response.output_text.done", "output_index": 0, "content_index": 0, "text": "Hello"},
        {"type": "response.content_part.done", "output_index": 0, "content_index": 0, "part": spoken("Hello")},
        done(message("Hello")),
        completed(message("Hello")),
        completed({**message("Hello"), "id": "msg_other"}),
    ],
)
def test_what_was_not_streamed_is_taken_from_the_end(event: dict[str, Any]) -> None:
    assert decoded(delta("Hel"), event).text == "Hello"
    assert decoded(event).text == "Hello"


def test_an_answer_that_the_end_repeats_under_another_id_is_not_said_twice() -> None:
    other = {**message("Hello"), "id": "changed"}
    assert (
        decoded(delta("Hello"), done(message("Hello")), completed(searched({"type": "search"}), other)).text == "Hello"
    )


def test_messages_are_paragraphs_and_the_parts_of_one_are_not() -> None:
    items = [message("I look it up.", index=0), message("One, ", "two", index=1), message("\nend", index=2)]
    assert body(*items).text == "I look it up.\n\nOne, two\n\n\nend"
    assert body(message("a\n", index=0), message("b", index=1)).text == "a\nb"


def test_the_same_answer_streamed_and_whole_is_the_same() -> None:
    text = "x ([a.example](https://a.example/p))"
    said = message(
        {**spoken(text), "annotations": [{"type": "url_citation", "url": "https://a.example/p", "title": "A"}]}
    )
    look = searched({"type": "search", "query": "q", "sources": [{"type": "url", "url": "https://a.example/p"}]})
    one = decoded(done(look, 0), *(delta(sign, 1, item="msg_0") for sign in text), done(said, 1), completed(look, said))
    two = body(look, said)
    assert (one.text, one.sources, one.citations, one.provider_metadata) == (
        two.text,
        two.sources,
        two.citations,
        two.provider_metadata,
    )


def test_events_without_indices_belong_to_what_is_open() -> None:
    bare = [{"type": "response.output_text.delta", "delta": sign} for sign in "abc"]
    assert decoded({"type": "response.created", "response": {}}, *bare).text == "abc"


def test_the_event_name_serves_where_the_type_is_missing() -> None:
    data = b'event: response.output_text.delta\ndata: {"delta":"a"}\n\n'
    assert decoded(tail=data).text == "a"


def test_halves_of_a_character_are_joined() -> None:
    assert decoded(delta("\ud83d"), delta("\ude00!"), done(message("\ud83d\ude00!"))).text == "😀!"


def test_a_refusal_is_text() -> None:
    said = {"type": "response.refusal.delta", "output_index": 0, "content_index": 0, "delta": "No"}
    assert decoded(said, done(message({"type": "refusal", "refusal": "No."}))).text == "No."
    assert body(message({"type": "refusal", "refusal": "No."})).text == "No."


def thought(text: str, part: int = 0, kind: str = "reasoning_summary_text", end: str = "delta") -> dict[str, Any]:
    name = "summary_index" if "summary" in kind else "content_index"
    field = "delta" if end == "delta" else "text"
    return {"type": f"response.{kind}.{end}", "item_id": "rs_1", "output_index": 0, name: part, field: text}


def test_reasoning_comes_apart_in_paragraphs_and_once() -> None:
    item = {
        "type": "reasoning",
        "id": "rs_1",
        "summary": [{"type": "summary_text", "text": "One."}, {"type": "summary_text", "text": "Two."}],
        "content": [{"type": "reasoning_text", "text": "The same at length"}],
    }
    found = decoded(
        added({"type": "reasoning", "id": "rs_1"}), thought("On"), thought("e."), thought("Two.", 1), done(item)
    )
    assert (found.reasoning, found.text) == ("One.\n\nTwo.", "")
    assert body(item).reasoning == "One.\n\nTwo."


@pytest.mark.parametrize("kind", ["reasoning_summary_text", "reasoning_text", "reasoning", "reasoning_summary"])
def test_reasoning_is_known_by_every_name(kind: str) -> None:
    assert decoded(thought("Hm", kind=kind), thought("Hmm", kind=kind, end="done")).reasoning == "Hmm"


def states(found: RecordedAnswer) -> list[tuple[str, str, str, str]]:
    return [(p.action, p.query, p.url, p.state) for p in found.parts if isinstance(p, ProviderSearchPart)]


def test_a_search_is_told_when_it_begins_and_when_it_is_known() -> None:
    begun = {"type": "web_search_call", "id": "ws_0", "status": "in_progress"}
    told = {"type": "response.web_search_call.searching", "item_id": "ws_0", "output_index": 0}
    found = decoded(added(begun), told, done(searched({"type": "search", "query": "q", "queries": ["q", "r"]})))
    assert states(found) == [
        ("search", "", "", "running"),
        ("search", "q", "", "completed"),
        ("search", "r", "", "completed"),
    ]
    assert found.queries == ("q", "r")


@pytest.mark.parametrize(
    ("item", "told"),
    [
        (searched({"type": "search"}), ("search", "", "", "completed")),
        (searched({"type": "search", "queries": ["q"]}), ("search", "q", "", "completed")),
        (
            searched({"type": "open_page", "url": "https://a.example/"}),
            ("open_page", "", "https://a.example/", "completed"),
        ),
        (searched({"type": "open_page"}), ("open_page", "", "", "completed")),
        (
            searched({"type": "find_in_page", "url": "https://a.example/", "pattern": "x"}),
            ("find_in_page", "", "https://a.example/", "completed"),
        ),
        (searched({"type": "search", "query": "q"}, status="failed"), ("search", "q", "", "failed")),
        (
            searched(None, name="web_search", arguments='{"query":"q","num_results":5}'),
            ("search", "q", "", "completed"),
        ),
        (
            searched(None, name="browse_page", arguments='{"url":"https://a.example/"}'),
            ("open_page", "", "https://a.example/", "completed"),
        ),
        (
            searched(None, kind="custom_tool_call", name="x_keyword_search", input='{"query":"q"}'),
            ("search", "q", "", "completed"),
        ),
        (
            searched(None, kind="custom_tool_call", name="x_semantic_search", input="q"),
            ("search", "q", "", "completed"),
        ),
        (searched({"type": "search", "query": "q"}, kind="x_search_call"), ("search", "q", "", "completed")),
        (searched({"query": "q"}, kind="openrouter:web_search"), ("search", "q", "", "completed")),
    ],
)
def test_every_vendors_search_is_understood(item: dict[str, Any], told: tuple[str, str, str, str]) -> None:
    assert states(decoded(done(item))) == [told]
    assert states(body(item)) == [told]


def test_the_input_of_a_search_on_x_may_be_streamed() -> None:
    call = {"type": "custom_tool_call", "id": "ctc_1", "name": "x_keyword_search", "status": "in_progress"}
    typed = [
        {"type": "response.custom_tool_call_input.delta", "item_id": "ctc_1", "output_index": 0, "delta": part}
        for part in ('{"query":', '"from:x"}')
    ]
    end = {"type": "response.custom_tool_call_input.done", "item_id": "ctc_1", "input": '{"query":"from:x"}'}
    found = decoded(added(call), *typed, end, done({**call, "status": "completed"}))
    assert states(found) == [("search", "", "", "running"), ("search", "from:x", "", "completed")]


def calling(**more: Any) -> dict[str, Any]:
    return {"type": "function_call", "id": "fc_1", "call_id": "call_1", "name": "web_search", **more}


def test_a_call_is_given_whole_and_after_the_text() -> None:
    typed = [
        {"type": "response.function_call_arguments.delta", "item_id": "fc_1", "output_index": 0, "delta": part}
        for part in ('{"que', 'ry":"q"}')
    ]
    whole = {"type": "response.function_call_arguments.done", "item_id": "fc_1", "arguments": '{"query":"q"}'}
    found = decoded(
        added(calling(arguments="")),
        *typed,
        whole,
        done(calling(arguments='{"query":"q"}', status="completed")),
        delta("Wait", 1),
        completed(calling(arguments='{"query":"q"}')),
    )
    names = [type(part).__name__ for part in found.parts]
    assert found.calls == (ToolCall("call_1", "web_search", '{"query":"q"}'),)
    assert names.index("TextPart") < names.index("ToolCallPart") < names.index("FinishPart")
    assert ends(found) == ["tool_calls"]


def test_a_call_of_which_the_end_is_not_told_is_put_together() -> None:
    typed = {"type": "response.function_call_arguments.delta", "item_id": "fc_1", "delta": '{"query":"q"}'}
    found = decoded(added(calling(arguments="")), typed, completed())
    assert found.calls == (ToolCall("call_1", "web_search", '{"query":"q"}'),)
    assert decoded(added(calling(arguments="")), typed).calls == ()  # broken off: it may be half


@pytest.mark.parametrize("arguments", ["", None, {}, 7])
def test_a_call_without_arguments_has_an_empty_object(arguments: Any) -> None:
    assert body(calling(arguments=arguments)).calls == (ToolCall("call_1", "web_search", "{}"),)


def test_a_call_without_an_id_gets_one_that_its_echo_knows() -> None:
    item = {"type": "function_call", "name": "f", "arguments": {"a": 1}}
    found = body(item)
    assert found.calls[0].arguments == '{"a": 1}'
    assert found.provider_metadata
    assert found.provider_metadata.items[0]["call_id"] == found.calls[0].id


@pytest.mark.parametrize(
    ("usage", "read"),
    [
        (
            {
                "input_tokens": 9,
                "input_tokens_details": {"cached_tokens": 3},
                "output_tokens": 5,
                "output_tokens_details": {"reasoning_tokens": 2},
                "total_tokens": 14,
            },
            Usage(9, 5, 2, 3),
        ),
        (
            {
                "input_tokens": 1,
                "num_sources_used": 0,
                "num_server_side_tools_used": 2,
                "cost_in_usd_ticks": 25_000_000,
            },
            Usage(1, searches=2, cost=0.0025),
        ),
        (
            {
                "server_side_tool_usage_details": {
                    "web_search_calls": 2,
                    "x_search_calls": 1,
                    "code_interpreter_calls": 9,
                }
            },
            Usage(searches=3),
        ),
        ({"num_sources_used": 4}, Usage(searches=4)),
        ({"tool_usage": {"web_search": 2}, "input_tokens": 1}, Usage(1, searches=2)),  # Ark
        ({"x_tools": {"web_search": {"count": 1}}}, Usage(searches=1)),  # Qwen
        (
            {"cost": {"currency": "USD", "total_cost": 0.5}, "tool_calls_details": {"web_search": {"invocation": 2}}},
            Usage(searches=2, cost=0.5),  # Perplexity
        ),
        ({"cost": 0.01, "server_tool_use_details": {"web_search_requests": 3}}, Usage(searches=3, cost=0.01)),
        ({"cost": float("nan"), "input_tokens": True, "output_tokens": -1}, None),
        (None, None),
    ],
)
def test_usage_is_read_under_every_name(usage: Any, read: Usage | None) -> None:
    assert body(message("a"), usage=usage).usage == read


def test_searches_are_counted_beside_the_usage_too() -> None:
    assert body(tool_usage={"web_search": {"num_requests": 3}}).usage == Usage(searches=3)
    given = {"SERVER_SIDE_TOOL_WEB_SEARCH": 1, "SERVER_SIDE_TOOL_X_SEARCH": 2}
    assert body(server_side_tool_usage=given).usage == Usage(searches=3)


@pytest.mark.parametrize(
    ("details", "reason"),
    [({"reason": "max_output_tokens"}, "length"), ({"reason": "content_filter"}, "content_filter"), (None, "length")],
)
def test_an_incomplete_answer_says_why(details: Any, reason: str) -> None:
    response = {"status": "incomplete", "incomplete_details": details, "output": [message("a")]}
    found = decoded(delta("a"), {"type": "response.incomplete", "response": response})
    assert (found.text, ends(found), found.failure) == ("a", [reason], None)
    assert ends(body(message("a"), status="incomplete", incomplete_details=details)) == [reason]


@pytest.mark.parametrize(
    ("event", "error"),
    [
        (
            {
                "type": "response.failed",
                "response": {"status": "failed", "error": {"code": "server_error", "message": "boom"}},
            },
            BadAnswer,
        ),
        ({"type": "response.failed", "error": {"message": "boom", "type": "x"}}, BadAnswer),  # Perplexity
        ({"type": "error", "code": "rate_limit_exceeded", "message": "boom", "param": None}, RateLimited),
        ({"type": "error", "error": {"code": "insufficient_quota", "message": "boom"}}, OutOfCredit),
        ({"error": {"message": "boom", "type": "server_error", "code": None}}, BadAnswer),
    ],
)
def test_a_failure_within_the_stream_keeps_the_text(event: dict[str, Any], error: type[Exception]) -> None:
    found = decoded(delta("a"), event)
    assert (found.text, type(found.failure), found.failure and found.failure.detail) == ("a", error, "boom")
    assert ends(found) == []


@pytest.mark.parametrize(
    "data",
    [
        b'{"error":{"message":"boom","type":"invalid_request_error"}}',
        b'{"code":"x","error":"boom"}',
        b'event: error\ndata: {"error":{"message":"boom"}}\n\ndata: [DONE]\n\n',
        b'event: error\ndata: {"type":"overloaded_error","message":"boom"}\n\n',
        b"event: error\ndata: boom\n\n",
        b'{"object":"response","status":"failed","error":{"code":"x","message":"boom"},"output":[]}',
    ],
)
def test_an_error_in_place_of_an_answer_is_told(data: bytes) -> None:
    found = decoded(tail=data)
    assert found.understood
    assert found.failure
    assert found.failure.detail == "boom"


def test_a_failure_without_words_is_one() -> None:
    found = decoded({"type": "response.failed", "response": {}})
    assert isinstance(found.failure, BadAnswer)
    assert found.failure.detail == "failed"


def test_a_stream_that_is_cut_gives_what_came() -> None:
    item = {"type": "reasoning", "id": "rs_1", "summary": [], "encrypted_content": "e"}
    look = searched({"type": "search", "query": "q"}, 1)
    found = decoded(done(item, 0), done(look, 1), done({**item, "id": "rs_2"}, 2), delta("Half", 3))
    assert (found.text, found.finish, ends(found)) == ("Half", "", [])
    assert found.provider_metadata
    assert [i["type"] for i in found.provider_metadata.items] == [
        "reasoning",
        "web_search_call",
        "reasoning",
        "message",
    ]
    assert found.provider_metadata.items[-1]["content"][0]["text"] == "Half"
    assert found.provider_metadata.items[-1]["status"] == "incomplete"


def test_reasoning_that_led_to_nothing_is_not_echoed() -> None:
    item = {"type": "reasoning", "id": "rs_1", "summary": [], "encrypted_content": "e"}
    assert decoded(done(item, 0)).provider_metadata is None


def test_what_is_sent_back_is_what_came() -> None:
    items = [
        {"type": "reasoning", "id": "rs_1", "summary": [], "encrypted_content": "abc", "odd": {"x": [1]}},
        searched({"type": "search", "query": "q"}, 1),
        message("Hello", index=2, phase="final_answer"),
        calling(arguments="{}"),
    ]
    streamed = decoded(*(done(item, n) for n, item in enumerate(items)), completed(*items))
    assert streamed.provider_metadata
    assert streamed.provider_metadata.items == tuple(items)
    assert streamed.provider_metadata.wire_format == "responses"
    assert body(*items).provider_metadata == streamed.provider_metadata
    empty = decoded(*(done(item, n) for n, item in enumerate(items)), completed())
    assert empty.provider_metadata == streamed.provider_metadata


def test_a_proxys_end_mark_ends_the_stream() -> None:
    decoder = Responses().decoder(Service("S", "https://s.example"))
    decoder.feed("[DONE]")
    assert decoder.done
    assert decoder.finished
    assert not decoder.understood


def test_the_end_comes_with_the_last_event_and_not_before() -> None:
    decoder = Responses().decoder(Service("S", "https://s.example"))
    decoder.feed(json.dumps(delta("a")))
    assert (decoder.understood, decoder.finished, decoder.done) == (True, False, False)
    decoder.feed(json.dumps(completed(message("a"))))
    assert (decoder.finished, decoder.done) == (True, True)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello",
        b"<html>",
        b"{}",
        b"[1]",
        b'data: {"choices":[{"delta":{"content":"a"}}]}\n\n',
        b'event: message_start\ndata: {"type":"message_start","message":{"content":[]}}\n\n',
        b'data: {"candidates":[]}\n\n',
    ],
)
def test_what_is_another_format_is_not_understood(data: bytes) -> None:
    found = decoded(tail=data)
    assert (found.understood, found.text, found.failure) == (False, "", None)


def test_other_real_recordings_are_told_apart(shared_data: Path) -> None:
    folder = shared_data / "streams"
    expected = json.loads((folder / "expected.json").read_text("utf-8"))
    for entry in expected.values():
        if entry["wire"] != "openai_responses" and not entry["error"]:
            decoder = Responses().decoder(Service("S", "https://s.example"))
            assert not collected(decoder, (folder / entry["file"]).read_bytes()).understood


def test_sources_come_before_the_citations_that_name_them() -> None:
    found = decoded(
        delta("x [[1]](https://a.example/)"), noted({"url": "https://a.example/", "start_index": 2, "end_index": 27})
    )
    names = [type(part) for part in found.parts]
    order: list[type[ModelPart]] = [SourcesPart, CitedPart, GroundingPart]
    assert [name for name in names if name in order] == order


def test_a_stream_of_a_stream_is_one_event_each() -> None:
    assert stream({"type": "x"}) == b'event: x\ndata: {"type": "x"}\n\n'
