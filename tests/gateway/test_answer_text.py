"""What a client reads: markers in its style, and annotations whose spans are those markers."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.citing.markers import MarkerStream, place_citations
from app.core.domain.citation import Anchor, Citation
from app.core.domain.evidence import Finding, Passage, Reference
from app.core.domain.sources import Origin, Source
from app.core.domain.turn.turn import Turn
from app.gateway.answer_text import AnswerText
from app.gateway.evidence import CitationStyle, marker, search_sources

PARTS = [
    "The sky ",
    "is blue",
    " [1]",
    "[2, 3]",
    "【2】",
    ". ",
    "\n\n",
    "`a[1]`",
    "海是蓝的",
    "[x](y)",
    "long words " * 14,
]
ANY_MARKER = re.compile(r" *(\[\[\d\]\]\([^)]*\)|【\d】|\[\d(, \d)?\])")
LINKS, NUMBERS, NONE = CitationStyle
SOURCES = {
    "a": Source("a", "a", "https://a.example/x_(y)", "Sky", 1),
    "b": Source("b", "b", "https://b.example/", "Sea", 2),
    "c": Source("c", "document:/home/me/notes.txt", "", "notes.txt", 3, Origin.FILE),
}
REFERENCES = [Reference(n, id, (Passage(id, f"Words of {id}."),)) for id, n in (("a", 1), ("b", 2), ("c", 3))]


def turn_of(text: str, *citations: Citation) -> Turn:
    turn = Turn("t", "c", "?", sources=dict(SOURCES), references=list(REFERENCES), text_parts=[text])
    turn.citations = citations or place_citations(text, {1, 2, 3})
    return turn


def whole(turn: Turn, style: CitationStyle) -> tuple[str, AnswerText]:
    answer = AnswerText(style)
    answer.add(turn.text)
    return answer.rest(turn).text, answer


def streamed(text: str, style: CitationStyle, cuts: list[int]) -> tuple[str, AnswerText]:
    """As a turn tells it: each delta, then what it let be cited; at the end the citations of the whole."""
    turn, answer, markers = turn_of(text), AnswerText(style), MarkerStream({1, 2, 3})
    growing = replace(turn, citations=(), text_parts=[])
    given_out, edges = "", [0, *sorted({cut % (len(text) + 1) for cut in cuts}), len(text)]
    for start, end in pairwise(edges):
        growing.text_parts.append(text[start:end])
        answer.add(text[start:end])
        given_out += answer.piece(growing).text
        for citation in markers.feed(text[start:end]):
            growing.citations = (*growing.citations, citation)
            answer.cite(citation)
            given_out += answer.piece(growing).text
    return given_out + answer.rest(turn).text, answer


def test_a_marker_becomes_a_link_that_its_annotation_spans() -> None:
    text, answer = whole(turn_of("Blue [1]. 海 [2][3]."), LINKS)
    assert text == "Blue [[1]](https://a.example/x_%28y%29). 海 [[2]](https://b.example/)[3]."
    assert [text[one.start : one.end] for one in answer.annotations] == [
        "[[1]](https://a.example/x_%28y%29)", "[[2]](https://b.example/)", "[3]",
    ]  # fmt: skip
    assert [(one.url, one.title, one.cited_text) for one in answer.annotations] == [
        ("https://a.example/x_(y)", "Sky", "Words of a."), ("https://b.example/", "Sea", "Words of b."),
        ("", "notes.txt", "Words of c."),
    ]  # fmt: skip


def test_a_list_of_numbers_is_taken_apart() -> None:
    text, answer = whole(turn_of("Both【1, 2】."), NUMBERS)
    assert text == "Both[1][2]."
    assert [text[one.start : one.end] for one in answer.annotations] == ["[1]", "[2]"]


def test_without_markers_the_claim_is_annotated() -> None:
    text, answer = whole(turn_of("The sky is blue [1]. The sea too."), NONE)
    assert text == "The sky is blue. The sea too."
    (one,) = answer.annotations
    assert text[one.start : one.end].startswith("The sky is blue")


def test_numbers_that_cite_nothing_stay_as_they_are() -> None:
    text, answer = whole(turn_of("`a[1]` and x[7] and \\[1]."), LINKS)
    assert text == "`a[1]` and x[7] and \\[1]."
    assert answer.annotations == []


def test_a_citation_that_comes_late_marks_the_words() -> None:
    answer = AnswerText(LINKS)
    turn = turn_of("The sky is blue. The end.")
    turn.citations = ()
    answer.add(turn.text)
    assert answer.piece(turn).text == turn.text
    turn.citations = (Citation((1,), (16, 16), "", Anchor.SPAN, (0, 16), "air scatters"),)
    piece = answer.rest(turn)
    assert piece.text == ""
    assert [(one.start, one.end, one.cited_text) for one in piece.annotations] == [(0, 16, "air scatters")]


def test_what_was_withdrawn_is_parted_from_what_follows() -> None:
    answer, turn = AnswerText(LINKS), turn_of("New [1].")
    answer.add("Old words.")
    seen = answer.piece(turn).text + answer.withdraw()
    answer.add(turn.text)
    seen += answer.rest(turn).text
    assert seen == "Old words.\n\nNew [[1]](https://a.example/x_%28y%29)."
    assert [seen[one.start : one.end] for one in answer.annotations] == ["[[1]](https://a.example/x_%28y%29)"]


def test_a_number_without_a_citation_is_not_held_back_for_ever() -> None:
    answer, turn = AnswerText(LINKS), turn_of("x")
    turn.citations = ()
    answer.add("See [9] ")
    assert answer.piece(turn).text == "See "
    answer.add("and so on. " * 20)
    answer.add("More.")
    assert answer.piece(turn).text == f"[9] {'and so on. ' * 20}More."


@pytest.mark.parametrize("style", CitationStyle)
@settings(max_examples=60)
@given(
    parts=st.lists(st.sampled_from(PARTS), max_size=24),
    cuts=st.lists(st.integers(0, 400), max_size=12),
)  # fmt: skip
def test_a_stream_ends_with_the_same_text_and_spans_as_the_whole(
    style: CitationStyle, parts: list[str], cuts: list[int]
) -> None:
    """But where a marker's citation came so late that its number had gone out: then that, or its claim, is spanned."""
    text = "".join(parts)
    expected, at_once = whole(turn_of(text), style)
    seen, answer = streamed(text, style, cuts)
    assert ANY_MARKER.sub("", seen) == ANY_MARKER.sub("", expected)
    assert sorted(one.number for one in answer.annotations) == sorted(one.number for one in at_once.annotations)
    assert answer.length == len(seen)
    spans = {seen[one.start : one.end] for one in answer.annotations}
    if seen == expected:
        assert answer.annotations == at_once.annotations
        assert style is NONE or spans <= {marker(style, one.number or 0, one) for one in SOURCES.values()}
    assert style is NONE or all(spans)


def test_all_that_was_found_is_listed_and_no_path_of_the_users() -> None:
    turn = turn_of("Blue [2].")
    turn.findings = {"a": Finding("a"), "c": Finding("c")}
    rows = search_sources(turn)
    assert [(row.url, row.type) for row in rows] == [
        ("https://b.example/", "web"), ("https://a.example/x_(y)", "web"), ("", "document"),
    ]  # fmt: skip
    assert "/home" not in repr(rows)


def test_json_stays_as_it_is_and_cites_within_its_strings() -> None:
    text = '{"list": [1], "words": "He said \\"blue [1]\\" and 【2】."}'
    answer, turn = AnswerText(LINKS, verbatim=True), turn_of(text)
    answer.add(text)
    assert answer.piece(turn).text + answer.rest(turn).text == text
    assert [text[one.start : one.end] for one in answer.annotations] == ["[1]", "【2】"]
    assert all(one.start > text.index("words") for one in answer.annotations)
