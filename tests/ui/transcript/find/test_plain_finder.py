"""Find in the transcript of plain text: what is marked is what was looked for."""

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
