"""Sources, annotations and searches are found in every vendor's field, and told as they become known."""

import json
from dataclasses import asdict
from typing import Any

import pytest

from app.adapters.llm.formats.chat.decode import ChatDecoder
from app.adapters.llm.protocol.wire_format import Service
from app.adapters.llm.recording import RecordedAnswer, as_json, collected
from app.core.domain.chat import CitedPart, GroundingPart, ProviderSearchPart, SourcesPart, TextPart
from app.core.domain.citation import Anchor

A, B = "https://a.example/", "https://b.example/"


def read(*chunks: dict[str, Any]) -> RecordedAnswer:
    data = b"".join(b"data: " + json.dumps(chunk).encode() + b"\n\n" for chunk in chunks) + b"data: [DONE]\n\n"
    return collected(ChatDecoder(Service("S", "b")), data)


def delta(**fields: Any) -> dict[str, Any]:
    return {"choices": [{"delta": fields}]}


def listed(found: RecordedAnswer) -> list[tuple[str, str, str]]:
    return [(source.label, source.title, source.url) for source in found.sources]


@pytest.mark.parametrize(
    "chunk",
    [
        {"search_results": [{"title": "A", "url": A}, {"title": "B", "url": B}]},
        {"citations": [A, B], "search_results": [{"title": "B", "url": B}, {"title": "A", "url": A}]},
        {"search_info": {"search_results": [{"index": 1, "title": "A", "url": A}, {"title": "B", "url": B}]}},
        {"web_search": [{"title": "A", "link": A, "refer": "1"}, {"title": "B", "link": B}]},
        {"references": [{"title": "A", "url": A, "site_name": "x"}, {"title": "B", "url": B}]},
        {"search_sources": [{"title": "A", "url": A}, {"title": "B", "url": B}, 7, None, {}]},
        delta(role="tool", content=json.dumps([{"title": "A", "url": A}, {"title": "B", "url": B}])),
    ],
)
def test_sources_are_found_in_every_vendors_list_with_their_numbers(chunk: dict[str, Any]) -> None:
    found = read(chunk)
    assert listed(found) == [("1", "A", A), ("2", "B", B)]
    assert found.textual


@pytest.mark.parametrize(
    "chunk",
    [
        delta(content=[{"type": "tool_reference", "title": t, "url": u} for t, u in (("A", A), ("B", B))]),
        delta(executed_tools=[{"search_results": {"results": [{"title": "A", "url": A}, {"title": "B", "url": B}]}}]),
    ],
)
def test_lists_that_no_marker_counts_in_have_no_numbers(chunk: dict[str, Any]) -> None:
    assert listed(read(chunk)) == [("", "A", A), ("", "B", B)]


def test_only_the_first_of_several_lists_is_counted_in() -> None:
    found = read({"citations": [B], "search_results": [{"title": "A", "url": A}, {"title": "B", "url": B}]})
    assert listed(found) == [("1", "B", B), ("", "A", A)]


def test_a_page_that_is_listed_twice_keeps_both_numbers() -> None:
    found = read(delta(content="x[3]"), {"citations": [A, B, f"{A}?utm_source=x"]})
    assert [s.label for s in found.sources] == ["1", "2", "3"]
    assert as_json(found)["citations"][0]["urls"] == [f"{A}?utm_source=x"]


def test_repeated_lists_replace_each_other_and_empty_ones_nothing() -> None:
    found = read({"citations": [A]}, {"citations": [A, B]}, {"citations": []}, {"citations": None})
    assert [url for _, _, url in listed(found)] == [A, B]


def test_a_source_without_an_address_is_still_listed() -> None:
    assert listed(read({"web_search": [{"title": "A", "link": "", "refer": "ref_1"}]})) == [("ref_1", "A", "")]


def test_what_is_told_of_a_source_is_kept() -> None:
    row = {"title": "A", "url": A, "date": "2026-01-02", "snippet": "words", "type": "x_post", "more": [1]}
    source = read({"search_results": [row]}).sources[0]
    assert (source.date, source.snippet, source.kind, source.data) == ("2026-01-02", "words", "x_post", row)
    assert read({"search_info": {"search_results": [{"url": A, "text": "Site"}]}}).sources[0].site == "Site"


NESTED = {"type": "url_citation", "url_citation": {"url": A, "title": "A", "start_index": 1, "end_index": 26}}
FLAT = {"type": "url_citation", "url": A, "title": "A", "start_index": 1, "end_index": 26}
TEXT = f"x[[1]]({A})"


@pytest.mark.parametrize(
    "chunks",
    [
        [delta(content=TEXT), delta(annotations=[NESTED, NESTED]), delta(annotations=[NESTED])],
        [delta(content=TEXT), delta(annotations=[FLAT])],
        [delta(annotations=[FLAT]), delta(content=TEXT)],
        [{"choices": [{"message": {"content": TEXT, "annotations": [NESTED]}}]}],
        [{**delta(content=TEXT), "annotations": [FLAT]}],
    ],
)
def test_annotations_are_found_nested_and_flat_and_once(chunks: list[dict[str, Any]]) -> None:
    found = read(*chunks)
    assert [(c.place, c.anchor, c.marker) for c in found.citations] == [((1, 26), Anchor.SPAN, TEXT[1:])]
    assert not found.textual


def test_an_annotation_may_name_words_instead_of_a_place() -> None:
    marks = [{"text": "【5†source】", "url": A, "quote": "q"}]
    found = read(delta(content="So【5†source】."), {"choices": [{"messages": [{}, {"annotations": marks}]}]})
    assert [(c.marker, c.anchor, c.cited_text) for c in found.citations] == [("【5†source】", Anchor.MARKER, "q")]


def test_annotations_without_a_place_are_listed() -> None:
    mark = {"type": "url_citation", "url_citation": {"url": A, "content": "page", "start_index": 0, "end_index": 0}}
    found = read(delta(content="", annotations=[mark]), delta(content="See."))
    assert [(c.place, c.anchor) for c in found.citations] == [(None, Anchor.UNPLACED)]
    assert found.sources[0].snippet == "page"


def test_evidence_is_told_while_the_text_comes_and_once_more_at_the_end() -> None:
    found = read(delta(content=TEXT), delta(annotations=[FLAT]), delta(content=" more"), {"citations": [A, B]})
    kinds = [type(part) for part in found.parts]
    assert kinds == [TextPart, SourcesPart, CitedPart, TextPart, SourcesPart, GroundingPart]


def test_an_answer_without_evidence_has_none() -> None:
    assert [type(part) for part in read(delta(content="x[1]")).parts] == [TextPart]


def test_a_search_that_is_told_twice_is_one_search_with_its_results() -> None:
    tool = {"index": 0, "type": "search", "arguments": '{"query": "q"}', "search_results": {"results": []}}
    full = tool | {"search_results": {"results": [{"title": "A", "url": A}]}}
    found = read(delta(executed_tools=[tool]), delta(executed_tools=[tool]), delta(executed_tools=[full]))
    states = [(p.query, p.state) for p in found.parts if isinstance(p, ProviderSearchPart)]
    assert states == [("q", "running"), ("q", "completed")]
    assert found.queries == ("q",)
    assert [source.url for source in found.sources] == [A]


def test_code_that_the_provider_runs_is_no_search() -> None:
    tools = [{"index": 0, "type": "python", "arguments": '{"code": "1"}'}, {"index": 1, "name": "browser.open"}]
    assert [search.action for search in read(delta(executed_tools=tools)).searches] == ["open_page"]


def test_the_tail_of_grok2api_becomes_sources_and_is_not_shown() -> None:
    tail = "\n\n## Sources\n[grok2api-sources]: #\n- [A \\[x\\]](https://a.example/)\n"
    found = read(delta(content="Answer."), delta(content=tail[:9]), delta(content=tail[9:]))
    assert found.text == "Answer."
    assert listed(found) == [("1", "A [x]", A)]
    both = read(delta(content="Answer." + tail), {"search_sources": [{"url": A, "title": "A [x]", "type": "web"}]})
    assert listed(both) == [("1", "A [x]", A)]


def test_kimis_results_may_name_pages() -> None:
    arguments = json.dumps({"search_results": [{"url": A, "title": "A"}], "usage": {}})
    found = read(delta(tool_calls=[{"id": "t", "function": {"name": "$web_search", "arguments": arguments}}]))
    assert [call.arguments for call in found.calls] == [arguments]
    assert [url for _, _, url in listed(found)] == [A]


@pytest.mark.parametrize(("name", "executed"), [("$web_search", True), ("web_search", False)])
def test_a_call_tells_whether_the_server_executes_it(name: str, executed: bool) -> None:
    found = read(delta(tool_calls=[{"id": "t", "function": {"name": name, "arguments": "{}"}}]))
    assert [asdict(call) for call in found.calls] == [
        {"id": "t", "name": name, "arguments": "{}", "server_executed": executed}
    ]


def test_the_json_for_reports_names_markers_in_text_but_not_in_code() -> None:
    found = as_json(read(delta(content="x[2] `y[1]` z[7]"), {"citations": [A, B]}))
    assert found["citations"] == [{"start": 1, "end": 4, "marker": "[2]", "urls": [B]}]
    assert found["sources"] == [{"title": "", "url": A, "cited": False}, {"title": "", "url": B, "cited": True}]
    keys = ["text", "reasoning", "citations", "sources", "queries", "tool_calls", "usage", "finish", "error"]
    assert list(found) == keys
