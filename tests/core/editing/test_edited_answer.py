"""Words of an answer change, and all else keeps its place."""

import pytest

from app.core.domain.citation import Citation
from app.core.domain.editing import Edit, EditKind
from app.core.domain.evidence import Passage
from app.core.editing.edited_answer import EditedAnswer

TEXT = "One is [1]. Two are [2]. Three [3]."
CITATIONS = (
    Citation((1,), (7, 10), "[1]", claim=(0, 6)),
    Citation((2,), (20, 23), "[2]", claim=(12, 19)),
    Citation((4,), (23, 23), "", claim=(12, 19)),
    Citation((3,), (31, 34), "[3]", claim=(25, 30)),
    Citation((9,), None),
)


@pytest.mark.parametrize("words", ["Two are", "Two", "", "Two and some more are"])
def test_citations_keep_their_markers(words: str) -> None:
    answer = EditedAnswer(TEXT, CITATIONS, (Edit(EditKind.MOVED, (31, 34)),)).replaced((12, 19), words)
    assert answer.text == f"One is [1]. {words} [2]. Three [3]."
    assert [answer.text[slice(*one.place)] for one in answer.citations if one.place] == ["[1]", "[2]", "", "[3]"]
    assert [answer.text[slice(*one.claim)] for one in answer.citations if one.claim] == [
        "One is", words, words, "Three"
    ]  # fmt: skip
    assert answer.text[slice(*answer.edits[0].place)] == "[3]"


def test_citations_within_what_goes_are_gone() -> None:
    answer = EditedAnswer(TEXT, CITATIONS).replaced((12, 25), "")
    assert answer.text == "One is [1]. Three [3]."
    assert [one.numbers for one in answer.citations] == [(1,), (3,), (9,)]


def test_a_chip_at_the_border_stays() -> None:
    answer = EditedAnswer("One. Two.", (Citation((1,), (4, 4)), Citation((2,), (9, 9)))).replaced((4, 9), "")
    assert [one.place for one in answer.citations] == [(4, 4), (4, 4)]


def test_evidence_is_there_once() -> None:
    one, two = Passage("s", "One", 0, 3), Passage("s", "Two", 0, 3)
    answer = EditedAnswer("", ()).with_evidence(5, "s", (one,)).with_evidence(5, "s", (one, two))
    assert [(each.number, each.passages) for each in answer.references] == [(5, (one, two))]
