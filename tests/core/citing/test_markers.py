"""Markers → citations, form by form."""

import pytest

from app.core.citing.markers import insert_markers, place_citations, strip_markers, tokenised
from app.core.domain.citation import Citation

KNOWN = frozenset(range(1, 10))


def cited(text: str, known: frozenset[int] = KNOWN) -> list[tuple[str, tuple[int, ...]]]:
    citations = place_citations(text, known)
    for citation in citations:
        assert citation.place is not None
        assert text[slice(*citation.place)] == citation.marker
    return [(citation.marker, citation.numbers) for citation in citations]


@pytest.mark.parametrize(
    ("marker", "numbers"),
    [
        ("[1]", (1,)),
        ("[^1]", (1,)),
        ("[[1]]", (1,)),
        ("【1】", (1,)),
        ("［1］", (1,)),
        ("[１]", (1,)),
        ("[ 1 ]", (1,)),
        ("[1, 2]", (1, 2)),
        ("[1,2]", (1, 2)),
        ("[1，2]", (1, 2)),
        ("[1、2]", (1, 2)),
        ("[1; 2]", (1, 2)),
        ("[^1, ^2]", (1, 2)),
        ("【1,2】", (1, 2)),
        ("【3†source】", (3,)),
        ("[1-3]", (1, 2, 3)),
        ("[1–3]", (1, 2, 3)),
        ("[1 - 3]", (1, 2, 3)),
        ("[1-3, 7]", (1, 2, 3, 7)),
        ("[3, 1, 3]", (3, 1)),
        ("[3-3]", (3,)),
    ],
)
def test_every_form_of_a_marker_is_read(marker: str, numbers: tuple[int, ...]) -> None:
    assert cited(f"So it is{marker}. And {marker} so.") == [(marker, numbers)] * 2


@pytest.mark.parametrize(
    "text",
    [
        "[0]",
        "[01]",
        "[]",
        "[ ]",
        "- [ ] to do",
        "- [x] done",
        "[42]",
        "[1",
        "1]",
        "[1.5]",
        "[-1]",
        "[a1]",
        "[1a]",
        "[3-1]",
        "[1-30]",
        "[1-30, 2]",
        "[1 2]",
        "[1\n]",
        "[1,]",
        "(1)",
        "{1}",
        "<1>",
        "[100000000000000000000]",
        r"\[1]",
        r"\[1\]",
        r"[1\]",
    ],
)
def test_what_only_looks_like_a_marker_stays_text(text: str) -> None:
    assert cited(text) == []


def test_neighbours_are_citations_of_their_own() -> None:
    assert cited("Both say so[1][2].") == [("[1]", (1,)), ("[2]", (2,))]


def test_unknown_numbers_are_left_out_and_a_marker_of_unknown_ones_is_text() -> None:
    assert cited("a [1, 42] b [42, 43] c [8-12]") == [("[1, 42]", (1,)), ("[8-12]", (8, 9))]


def test_without_known_numbers_nothing_is_cited() -> None:
    assert cited("a [1]", frozenset()) == []


@pytest.mark.parametrize("before", ["word", "f(x)", "中文", "\\\\", "2024", "Great!", "**bold**", "a_b", "）"])
def test_a_marker_may_stand_right_behind_what_it_supports(before: str) -> None:
    assert cited(f"{before}[1]") == [("[1]", (1,))]


def test_offsets_are_code_points() -> None:
    text = "🙂 𝒳 é [1]\r\n中文【2】"
    assert [c.place for c in place_citations(text, KNOWN)] == [(6, 9), (13, 16)]


def test_removing_markers_and_putting_them_back_gives_the_text() -> None:
    text = "A[1][2] b `[3]` [4].\n\n【5】"
    citations = place_citations(text, KNOWN)
    stripped = strip_markers(text, citations)
    assert stripped == "A b `[3]` .\n\n"
    assert insert_markers(stripped, citations) == text


def test_tokens_name_citations_by_their_index() -> None:
    text = "a[7] b[8, 9] `[1]`"
    assert tokenised(text, place_citations(text, KNOWN)) == "a\ue0000\ue001 b\ue0001\ue001 `[1]`"


def test_no_token_can_be_forged() -> None:
    text = "\ue0000\ue001 [1]"
    assert tokenised(text, place_citations(text, KNOWN)) == "\ufffd0\ufffd \ue0000\ue001"


def test_citations_without_a_place_or_with_a_wrong_one_change_nothing() -> None:
    citations = (Citation((1,), None), Citation((2,), (0, 1), "[2]"), Citation((3,), (1, 4), "[3]"))
    assert tokenised("a[3]", citations) == "a\ue0002\ue001"
    assert insert_markers(strip_markers("a[3]", citations), citations) == "a[3]"
