"""Sources, annotations, searches and tool calls are found in every vendor's field."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.llm.chat_evidence import Annotation, ChatEvidence, Listed


def taken(*chunks: dict[str, Any]) -> ChatEvidence:
    evidence = ChatEvidence()
    for chunk in chunks:
        evidence.take(chunk)
    return evidence


def delta(**fields: Any) -> dict[str, Any]:
    return {"choices": [{"delta": fields}]}


A, B = "https://a.example/", "https://b.example/"


@pytest.mark.parametrize(
    "chunk",
    [
        {"search_results": [{"title": "A", "url": A}, {"title": "B", "url": B}]},
        {"citations": [A, B], "search_results": [{"title": "B", "url": B}, {"title": "A", "url": A}]},
        {"search_info": {"search_results": [{"index": 1, "title": "A", "url": A}, {"title": "B", "url": B}]}},
        {"web_search": [{"title": "A", "link": A, "refer": "ref_1"}, {"title": "B", "link": B}]},
        {"references": [{"title": "A", "url": A, "site_name": "x"}, {"title": "B", "url": B}]},
        {"search_sources": [{"title": "A", "url": A}, {"title": "B", "url": B}, 7, None, {}]},
        delta(role="tool", content=json.dumps([{"title": "A", "url": A}, {"title": "B", "url": B}])),
        delta(content=[{"type": "tool_reference", "title": t, "url": u} for t, u in (("A", A), ("B", B))]),
        delta(executed_tools=[{"search_results": {"results": [{"title": "A", "url": A}, {"title": "B", "url": B}]}}]),
    ],
)
def test_sources_are_found_in_every_vendors_list(chunk: dict[str, Any]) -> None:
    assert [(source.title, source.url) for source in taken(chunk).sources] == [("A", A), ("B", B)]


def test_repeated_lists_replace_each_other_and_empty_ones_nothing() -> None:
    evidence = taken({"citations": [A]}, {"citations": [A, B]}, {"citations": []}, {"citations": None})
    assert evidence.sources == [Listed(A, "", "1"), Listed(B, "", "2")]


def test_a_source_without_an_address_is_still_listed() -> None:
    assert taken({"web_search": [{"title": "A", "link": "", "refer": "ref_1"}]}).sources == [Listed("", "A", "ref_1")]


NESTED = {"type": "url_citation", "url_citation": {"url": A, "title": "A", "start_index": 1, "end_index": 4}}
FLAT = {"type": "url_citation", "url": A, "title": "A", "start_index": 1, "end_index": 4}


@pytest.mark.parametrize(
    "chunk",
    [
        delta(annotations=[NESTED, NESTED]),
        delta(annotations=[FLAT]),
        {"choices": [{"message": {"annotations": [NESTED]}}]},
        {"annotations": [FLAT]},
    ],
)
def test_annotations_are_found_nested_and_flat_and_once(chunk: dict[str, Any]) -> None:
    assert taken(chunk).annotations == [Annotation(A, "A", 1, 4)]


def test_an_annotation_may_name_words_instead_of_a_place() -> None:
    chunk = {"choices": [{"messages": [{}, {"annotations": [{"text": "【5†source】", "url": A, "quote": "q"}]}]}]}
    assert taken(chunk).annotations == [Annotation(A, marker="【5†source】")]


def test_a_search_that_is_told_twice_counts_once_with_its_results() -> None:
    tool = {"index": 0, "type": "search", "arguments": '{"query": "q"}', "search_results": {"results": []}}
    full = tool | {"search_results": {"results": [{"title": "A", "url": A}]}}
    evidence = taken(delta(executed_tools=[tool]), delta(executed_tools=[full]))
    assert evidence.queries == ["q"]
    assert [source.url for source in evidence.sources] == [A]


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
        [call(index=-1, function={"name": "f", "arguments": {"a": 1}})],
        [call(function={"name": "f"}), call(function={"arguments": '{"a": 1}'})],
        [call(index=0, function={"name": "f", "arguments": None}), call(index=0, function={"arguments": '{"a": 1}'})],
    ],
)
def test_a_tool_call_is_put_together_from_its_parts(chunks: list[dict[str, Any]]) -> None:
    assert taken(*chunks).tool_calls == [{"name": "f", "arguments": '{"a": 1}'}]


def test_two_calls_without_index_stay_two() -> None:
    evidence = taken(call(function={"name": "f", "arguments": "{}"}), call(function={"name": "f", "arguments": "{}"}))
    assert len(evidence.tool_calls) == 2


NAMES = [
    *("choices", "delta", "message", "messages", "annotations", "url_citation", "url", "title", "start_index", "index"),
    *(
        "citations",
        "search_info",
        "search_results",
        "executed_tools",
        "tool_calls",
        "function",
        "name",
        "arguments",
        "id",
    ),
]
ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=4),
    max_leaves=12,
)


@given(st.lists(st.dictionaries(st.sampled_from(NAMES), ANY, max_size=5), max_size=3))
def test_any_chunk_is_taken(chunks: list[dict[str, Any]]) -> None:
    evidence = taken(*chunks)
    json.dumps([evidence.queries, evidence.tool_calls, [s.url for s in evidence.sources]])
