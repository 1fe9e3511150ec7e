"""The answer as it was before it was edited."""

from app.ui.transcript.parts.originals import as_written, patch
from tests.ui.transcript.edited import EDITED, WRITTEN, edited_turn
from tests.ui.transcript.turns import stored


def test_the_words_and_citations_that_the_model_wrote_come_back() -> None:
    turn = edited_turn()
    version = as_written(turn)
    assert (turn.text, version.text) == (EDITED, WRITTEN)
    assert [citation.numbers for citation in version.citations] == [(1,), (2,), (3,), (1,), (2,)]
    assert version.edits == ()
    assert version.sources == turn.sources


def test_an_answer_that_was_not_edited_is_its_own_original() -> None:
    turn = stored()
    assert as_written(turn) is turn


def test_only_blocks_that_differ_are_sent() -> None:
    assert patch(["a", "b", "c"], ["a", "x"]) == [("b", 1, "x"), ("cut", 2)]
    assert patch(["a"], ["a", "b"]) == [("b", 1, "b")]
    assert patch(["a"], ["a"]) == []
