"""Find in the transcript of plain text: what is marked is what was looked for."""

import pytest

from app.ui.transcript.plain import PlainTranscript
from tests.ui.transcript.test_plain import plain
from tests.ui.transcript.turns import stored

__all__ = ["plain"]


def test_a_match_behind_signs_of_two_units_is_marked_where_it_stands(plain: PlainTranscript) -> None:
    plain.show_conversation([stored("t1", None, "😀 Ice 𠮷 melts. 😀 It melts.")])
    finder = plain.finder()
    finder.search(["melts"])
    marked = [selection.cursor.selectedText() for selection in plain.extraSelections()]
    assert marked == ["melts", "melts"]
    finder.stop()


@pytest.mark.parametrize(
    ("words", "marked"),
    [
        ("机器学习", ["機器學習", "机器学习"]),
        ("機器學習", ["機器學習", "机器学习"]),
        ("strasse", ["Straße", "STRASSE"]),
        ("office", ["oﬃce"]),
    ],
)
def test_the_other_script_and_letters_that_a_fold_makes_longer_are_marked(
    plain: PlainTranscript, words: str, marked: list[str]
) -> None:
    plain.show_conversation([stored("t1", None, "😀 機器學習, Straße: 𠮷 机器学习, STRASSE, oﬃce.")])
    finder = plain.finder()
    finder.search([words])
    assert [selection.cursor.selectedText() for selection in plain.extraSelections()] == marked
    finder.stop()
