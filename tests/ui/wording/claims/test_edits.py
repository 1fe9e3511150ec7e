"""What the editor did, in words of both languages."""

import pytest
from PySide6.QtWidgets import QApplication

from app.core.domain.editing import Edit, EditingMode, EditKind
from app.ui.window.translation import install_language
from app.ui.wording.claims.edits import (
    changes_of,
    chip_note,
    claims_sentence,
    disagreeing,
    mode_meaning,
    mode_name,
    notes_of,
    rewritten_words,
)
from tests.ui.transcript.edited import VALUES, edited_turn


@pytest.mark.usefixtures("english")
def test_the_line_has_forms_for_one_and_for_many() -> None:
    turn = edited_turn()
    assert claims_sentence(turn).startswith("5 claims: 1 found, 1 moved, 1 corrected")
    turn.citations, turn.edits = turn.citations[:1], ()
    assert claims_sentence(turn) == "1 claim: 1 found"
    turn.citations = ()
    assert claims_sentence(turn) == ""


@pytest.mark.usefixtures("english")
def test_the_line_is_told_in_chinese(qapp: QApplication) -> None:
    install_language(qapp, "zh-CN")
    line = "5 句话：1 句已找到，1 句改了引用，1 句已更正，1 句改为谨慎表述，1 句来源不一致"
    assert claims_sentence(edited_turn()) == line


@pytest.mark.usefixtures("english")
def test_each_mode_has_a_name_and_a_meaning() -> None:
    assert [mode_name(mode) for mode in EditingMode] == ["Off", "Mark", "Repair"]
    assert len({mode_meaning(mode) for mode in EditingMode}) == len(EditingMode)


@pytest.mark.usefixtures("english")
def test_each_kind_of_change_has_a_row_in_the_order_of_the_text() -> None:
    turn = edited_turn()
    rows = changes_of(turn)
    assert [row.name for row in rows] == [
        "Moved from 2 to 3", "Sources disagree", "As of 2026-03-01, the date of its newest source", "Corrected",
        "Softened",
    ]  # fmt: skip
    assert rows[0].about == "It floats on 42 lakes"
    assert rows[1].about == "4.2 million (3 · site3.org · 2026-03-01); 3.9 million (1 · site1.org · 2019-05-12)"
    assert (rows[3].before, rows[3].after) == ("Bears swim in June.", "Bears swim in July.")
    turn.edits = tuple(Edit(kind, (0, 17), "a", "", detail="It says so.") for kind in EditKind)
    assert "Ice melts at zero — “It says so.”" in [row.about for row in changes_of(turn)]
    assert all(row.name for row in changes_of(turn))


@pytest.mark.usefixtures("english")
def test_a_citation_tells_what_was_done_to_it_and_to_its_words() -> None:
    turn = edited_turn()
    assert notes_of(turn, turn.citations[0]) == []
    assert chip_note(turn.citations[1]) == "Moved from 2 to 3"
    assert notes_of(turn, turn.citations[3]) == ["Corrected"]
    assert rewritten_words(turn, turn.citations[3]) == ("Bears swim in June.", "Bears swim in July.")
    assert rewritten_words(turn, turn.citations[0]) == ("", "")


@pytest.mark.usefixtures("english")
def test_a_source_without_a_date_or_a_name_is_told_by_its_number() -> None:
    turn = edited_turn()
    turn.sources = {}
    assert disagreeing(turn, VALUES)[0] == ("4.2 million", "3 · 2026-03-01", "There are 4.2 million of them.")
