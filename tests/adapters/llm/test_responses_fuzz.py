"""Whatever a server sends in the words of Responses: no exception, no span outside the text, no unknown source."""

import json
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.adapters.llm.formats.responses.request import Responses
from app.adapters.llm.protocol.wire_format import Decoder, Service
from app.core.domain.chat import ChatRequest, Message, ProviderMetadata, ProviderMetadataPart, Role, TextBlock
from tests.adapters.llm.native_garbage import check, garbage
from tests.adapters.llm.responses_events import (
    added,
    cite,
    completed,
    delta,
    done,
    message,
    noted,
    searched,
    spoken,
)

A = "https://a.example/p"
TEXT = f"😀 x [[1]]({A}) y ([a.example]({A}))\n\n## Sources\n[grok2api-sources]: #\n- [A]({A})\n"
CALL = {"type": "function_call", "id": "fc_1", "call_id": "c", "name": "f", "arguments": "{}"}
EVENTS: list[dict[str, Any]] = [
    {"type": "response.created", "response": {"status": "in_progress"}},
    added({"type": "reasoning", "id": "rs_1"}),
    {"type": "response.reasoning_summary_text.delta", "item_id": "rs_1", "summary_index": 0, "delta": "Hm"},
    added({"type": "web_search_call", "id": "ws_1"}, 1),
    {"type": "response.web_search_call.completed", "item_id": "ws_1", "output_index": 1},
    done(searched({"type": "search", "query": "q", "sources": [{"type": "url", "url": A}]}, 1), 1),
    done({"type": "search_results", "queries": ["q"], "results": [{"id": 1, "url": A, "title": "A"}]}, 2),
    *(delta(TEXT[i : i + 9], 3) for i in range(0, len(TEXT), 9)),
    noted(cite(A, 4, 31, "1"), 3),
    noted(cite(A), 3),
    noted({"type": "file_citation", "file_id": "f", "filename": "f.pdf", "index": 7}, 3, number=2),
    {"type": "response.output_text.done", "output_index": 3, "content_index": 0, "text": TEXT},
    done(message(spoken(TEXT, cite(A, 4, 31, "1"), cite(A)), index=3), 3),
    delta("Second", 4, 1),
    added(CALL, 5),
    {"type": "response.function_call_arguments.delta", "item_id": "fc_1", "delta": '{"a"'},
    done(CALL, 5),
    {"type": "error", "message": "boom"},
    completed(message(spoken(TEXT, cite(A, 4, 31, "1"))), CALL, citations=[A]),
    {"type": "response.incomplete", "response": {"status": "incomplete", "output": [message("x")]}},
]
NAMES = [
    *("type", "item", "item_id", "output_index", "content_index", "delta", "text", "annotation", "annotations", "part"),
    *("response", "output", "status", "error", "id", "url", "title", "start_index", "end_index", "action", "sources"),
    *(
        "query",
        "queries",
        "content",
        "arguments",
        "call_id",
        "name",
        "usage",
        "summary",
        "results",
        "citations",
        "index",
    ),
]
TEXTS = [
    *("response.output_text.delta", "response.output_item.done", "response.output_text.annotation.added", A, TEXT),
    *("response.completed", "message", "output_text", "web_search_call", "function_call", "url_citation", "search"),
]


QUIET = settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
ODD = st.sampled_from(
    [None, True, -1, 7, 10**30, 0.5, "", "x", "\ud83d", A, [], [None], [[]], {}, {"type": []}, {"": {}}]
)


def spoilt(value: Any, name: str, odd: Any, depth: int = 0) -> Any:
    """The same with another value under one name, wherever it stands `depth` objects down or deeper."""
    if isinstance(value, dict):
        return {
            key: odd if key == name and depth <= 0 else spoilt(inner, name, odd, depth - 1)
            for key, inner in value.items()
        }
    return [spoilt(inner, name, odd, depth) for inner in value] if isinstance(value, list) else value


def decoder(dialect: str = "") -> Decoder:
    return Responses().decoder(Service("S", "https://s.example", search=dialect))


@QUIET
@given(garbage(NAMES, TEXTS, EVENTS), st.sampled_from(["", "ark", "openai", "perplexity"]))
def test_garbage_in_the_words_of_the_format_does_no_harm(data: list[str], dialect: str) -> None:
    check(decoder(dialect), data)


@QUIET
@given(st.lists(st.sampled_from(EVENTS), max_size=24), st.sampled_from(["", "ark"]))
def test_events_repeated_left_out_and_out_of_order_do_no_harm(events: list[dict[str, Any]], dialect: str) -> None:
    check(decoder(dialect), [json.dumps(event) for event in events])


@QUIET
@given(
    st.sampled_from(sorted({*NAMES, "message", "summary_index", "file_id", "incomplete_details"})),
    ODD,
    st.integers(0, 3),
)
def test_any_value_under_any_name_does_no_harm(name: str, odd: Any, depth: int) -> None:
    check(decoder(), [json.dumps(spoilt(event, name, odd, depth)) for event in EVENTS])


@QUIET
@given(st.permutations(EVENTS))
def test_any_order_of_a_whole_answer_does_no_harm(events: list[dict[str, Any]]) -> None:
    check(decoder(), [json.dumps(event) for event in events])


@QUIET
@given(st.integers(0, len(EVENTS)), st.integers(0, 60))
def test_a_cut_anywhere_does_no_harm(whole: int, rest: int) -> None:
    data = [json.dumps(event) for event in EVENTS]
    check(decoder(), [*data[:whole], *(one[:rest] for one in data[whole : whole + 1])])


@QUIET
@given(st.data())
def test_real_recordings_may_be_cut_and_shuffled(shared_data: Path, data: st.DataObject) -> None:
    for file in ("openai/pyd_raw_annotations_1.sse", "xai/vercel_web_search.sse"):
        recorded = (shared_data / "streams" / file).read_text("utf-8").splitlines()
        lines = [line.removeprefix("data:") for line in recorded if line.startswith("data:")]
        chosen = data.draw(st.lists(st.integers(0, len(lines) - 1), max_size=20))
        check(decoder(), [lines[number] for number in chosen])


@QUIET
@given(garbage(NAMES, TEXTS, EVENTS), st.sampled_from(["openai", "xai", "perplexity", "grok2api", ""]))
def test_what_a_decoder_gives_to_send_back_can_be_sent(data: list[str], dialect: str) -> None:
    wire, service = Responses(), Service("S", "https://s.example", id="s", search=dialect)
    found = wire.decoder(service)
    parts = [part for one in data for part in found.feed(one)] + found.close()
    items = next((part.items for part in parts if isinstance(part, ProviderMetadataPart)), ())
    said = Message(Role.ASSISTANT, (TextBlock("a"),), ProviderMetadata("s", "responses", items))
    json.loads(wire.request(service, "m", ChatRequest((said,))).body.decode())
