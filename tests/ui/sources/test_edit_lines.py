"""The sources panel tells what the editor did to the citation that was opened."""

import pytest
from pytestqt.qtbot import QtBot

from app.core.domain.editing import EditingMode
from app.ui.sources.edit_lines import edit_lines
from app.ui.sources.panel import SourcesPanel
from app.ui.transcript.parts.originals import as_written
from app.ui.widgets.theme import LIGHT
from tests.ui.transcript.edited import edited_turn

pytestmark = pytest.mark.usefixtures("english")


def test_both_values_stand_there_with_their_dates_newest_first() -> None:
    turn = edited_turn()
    assert edit_lines(turn, turn.citations[2])[-3:] == [
        "Sources disagree",
        "4.2 million — 3 · site3.org · 2026-03-01",
        "3.9 million — 1 · site1.org · 2019-05-12",
    ]


def test_words_before_and_after_stand_there() -> None:
    turn = edited_turn()
    assert edit_lines(turn, turn.citations[3]) == [
        "Corrected",
        "Before: Bears swim in June.",
        "Now: Bears swim in July.",
    ]


def test_nothing_is_told_of_an_answer_that_was_not_edited() -> None:
    turn = edited_turn()
    turn.editing = EditingMode.OFF
    assert edit_lines(turn, turn.citations[3]) == []


def test_the_panel_shows_them_above_the_passage_and_follows_to_the_original(qtbot: QtBot) -> None:
    panel = SourcesPanel(LIGHT)
    qtbot.addWidget(panel)
    turn = edited_turn()
    panel.open_citation(turn, 3, 1, [turn])
    assert "Moved from 2 to 3" in panel.passages.text.toPlainText()
    panel.show_version(as_written(turn))
    assert "Moved from 2 to 3" not in panel.passages.text.toPlainText()
    panel.open_citation(as_written(turn), 2, 1, [turn])
    assert "Not found in its source" in panel.passages.text.toPlainText()
