"""The sentence that is read aloud is marked in a transcript of plain text, and stays in sight."""

from app.ui.transcript.find.plain_sentence import find_sentence
from app.ui.transcript.plain import PlainTranscript
from tests.ui.transcript.test_plain import plain
from tests.ui.transcript.turns import stored

__all__ = ["plain"]


def marked(plain: PlainTranscript) -> tuple[int, str]:
    [selection] = plain.extraSelections()
    return selection.cursor.selectionStart(), selection.cursor.selectedText()


def test_the_sentence_read_aloud_is_marked_in_its_own_turn_across_chips_and_further_on(plain: PlainTranscript) -> None:
    answer = "😀 It melts [1] at once. Yes. Yes."
    plain.show_conversation([stored("t1", None, "Yes."), stored("t2", "t1", answer), stored("t3", "t2", "Yes.")])
    plain.highlight_sentence("t2", "It melts at once.")
    text = plain.toPlainText()
    assert marked(plain)[1] == "It melts [1] at once"
    plain.highlight_sentence("t2", "Yes.")
    first, words = marked(plain)
    assert words == "Yes"
    assert first > text.index("at once")
    plain.highlight_sentence("t2", "Yes.")
    assert marked(plain)[0] > first
    plain.highlight_sentence("t2", "Yes.")  # there is no other: it stays within its turn
    assert marked(plain)[0] == first
    plain.highlight_sentence("t2", "")
    assert plain.extraSelections() == []
    plain.highlight_sentence("gone", "Yes.")
    assert plain.extraSelections() == []


def test_the_view_follows_the_sentence_read_aloud(plain: PlainTranscript) -> None:
    plain.resize(300, 200)
    plain.show()
    plain.show_conversation([stored("t1", None, "\n\n".join(f"Line {number}." for number in range(200)))])
    plain.verticalScrollBar().setValue(0)
    plain.highlight_sentence("t1", "Line 150.")
    [selection] = plain.extraSelections()
    assert plain.viewport().rect().contains(plain.cursorRect(selection.cursor).center())


def test_a_sentence_without_letters_or_of_another_turn_is_nowhere(plain: PlainTranscript) -> None:
    plain.show_conversation([stored("t1", None, "One. Two."), stored("t2", "t1", "Three.")])
    document = plain.document()
    assert find_sentence(document, "t1", "…!", 0) is None
    assert find_sentence(document, "t1", "Three.", 0) is None
    assert find_sentence(document, "t2", "Three.", 0) is not None
