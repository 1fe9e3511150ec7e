"""The sources panel: groups, passages, citations that open, live turns."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.domain import events as e
from app.core.domain.evidence import Finding, Hit
from app.core.domain.turn import Question, Turn
from app.ui.source_list import Role
from app.ui.sources_panel import SourcesPanel
from app.ui.theme import colours
from tests.ui.fakes import started
from tests.ui.samples import LENGTH, OPENING, SOURCES, answered

WORDS, PICTURE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly


@pytest.fixture
def panel(qtbot: QtBot) -> SourcesPanel:
    made = SourcesPanel(colours(dark=False))
    qtbot.addWidget(made)
    made.resize(360, 700)
    made.show()
    return made


def listed(panel: SourcesPanel) -> list[str]:
    return [panel.rows.index(row).data() for row in range(panel.rows.rowCount())]


def highlighted(panel: SourcesPanel) -> str:
    """The text that stands on the highlight colour."""
    found, block = [], panel.passages.text.document().begin()
    while block.isValid():
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.Right)
        if cursor.charFormat().background().color().name() == panel.passages._colours.highlight:
            found.append(block.text().replace("\u2028", "\n"))
        block = block.next()
    return "\n".join(found)


def test_the_groups_stand_under_headings_with_counts(panel: SourcesPanel) -> None:
    panel.show_turn(answered())
    assert [text for text in listed(panel) if "·" in text] == [
        "Cited · 2",
        "Read, not cited · 1",
        "Found, not read · 1",
        "Could not be read · 1",
    ]


def test_a_citation_opens_its_source_with_the_passage_highlighted(panel: SourcesPanel) -> None:
    panel.open_citation(answered(), 1, 0)
    assert highlighted(panel) == OPENING
    assert LENGTH in panel.passages.text.toPlainText()
    panel.open_citation(answered(), 1, 1)
    assert highlighted(panel) == LENGTH


def test_a_number_of_an_earlier_answer_opens_that_answers_passage(panel: SourcesPanel) -> None:
    later = Turn("t2", "c1", "and?", parent="t1", text_parts=["Long [2]"], searched=["x"])
    later.citations = answered().citations[1:]
    later.sources = {"s2": SOURCES[1]}
    panel.open_citation(later, 2, 0, [answered(), later])
    assert highlighted(panel) == LENGTH


def test_choosing_a_row_by_keyboard_shows_what_the_model_was_given(panel: SourcesPanel, qtbot: QtBot) -> None:
    panel.show_turn(answered())
    panel.view.setFocus()
    for _ in range(2):
        qtbot.keyClick(panel.view, Qt.Key.Key_Down)
    assert panel.passages.title.text() == "How to walk across"
    assert "Start early" in panel.passages.text.toPlainText()
    assert highlighted(panel) == ""


def test_a_page_that_failed_says_why_and_shows_its_snippet(panel: SourcesPanel) -> None:
    panel.show_turn(answered())
    panel._select("s5")
    text = panel.passages.text.toPlainText()
    assert "archive.example did not answer in time" in text
    assert "Opened with fireworks." in text


def test_markup_from_the_web_stays_plain_text(panel: SourcesPanel) -> None:
    turn = answered()
    turn.sources["s4"] = SOURCES[3].__class__("s4", "k", "https://x.example", "<h1>big</h1>", snippet="<img src=x>")
    panel.show_turn(turn)
    panel._select("s4")
    assert panel.passages.title.text() == "<h1>big</h1>"
    assert "<img src=x>" in panel.passages.text.toPlainText()


def test_the_passage_can_be_copied_and_the_page_opened(panel: SourcesPanel, qtbot: QtBot) -> None:
    panel.open_citation(answered(), 1, 0)
    panel.passages.copy_passage()
    assert QGuiApplication.clipboard().text() == OPENING
    with qtbot.waitSignal(panel.open_wanted) as opened:
        panel.passages._open.click()
    assert opened.args == ["https://en.wikipedia.org/s1"]


def test_a_running_turn_fills_the_panel_as_it_goes(panel: SourcesPanel, qtbot: QtBot) -> None:
    panel.show_event(started(Question("c1", "q")))
    assert "yet" in panel._empty.text()
    hits = (("s4", Hit(1, "t", SOURCES[3].url)),)
    panel.show_event(e.SourcesFound("t1", hits, (Finding("s4"),), SOURCES[3:4]))
    qtbot.waitUntil(lambda: "Bridges of New York" in listed(panel))
    panel._select("s4")
    panel.show_event(e.ReadingFailed("t1", "s4", "u", e.Failure("Unreachable")))
    qtbot.waitUntil(lambda: "Could not be read · 1" in listed(panel))
    assert panel.view.currentIndex().data(Role.ROW).source.id == "s4"


def test_events_of_other_turns_change_nothing(panel: SourcesPanel) -> None:
    turn = answered()
    panel.show_turn(turn)
    panel.show_event(e.TextDelta("elsewhere", "x"))
    panel.show_event(e.TextDelta("t1", " more"))
    assert turn.text_parts == answered().text_parts  # the panel folds a copy of its own


def test_engines_that_refused_are_named(panel: SourcesPanel) -> None:
    panel.show_turn(answered())
    assert panel._engines.text() == "Google: asked for a captcha"


@pytest.mark.parametrize(
    ("turn", "words"),
    [
        (None, "listed here"),
        (Turn("t", "c", "q"), "yet"),
    ],
)
def test_an_empty_panel_says_why(panel: SourcesPanel, turn: Turn | None, words: str) -> None:
    panel.show_turn(turn)
    assert words in panel._empty.text()
    assert panel._empty.isVisible()


def test_the_buttons_of_a_narrow_passage_are_pictures_with_tips(panel: SourcesPanel) -> None:
    panel.show_turn(answered())
    panel.open_citation(answered(), 1, 0)
    passages = panel.passages
    for width, style in ((700, WORDS), (180, PICTURE), (700, WORDS)):
        passages.resize(width, 300)
        QApplication.sendEvent(passages, QResizeEvent(passages.size(), passages.size()))
        assert (passages._open.toolButtonStyle(), passages._copy.toolButtonStyle()) == (style, style)
    assert passages._open.toolTip() == passages._open.text()


def test_a_host_that_poses_as_another_is_shown_as_it_is_written_on_the_wire(panel: SourcesPanel) -> None:
    turn = answered()
    first = next(iter(turn.sources.values()))
    turn.sources[first.id] = replace(first, site="аррӏе.com", url="https://аррӏе.com/")  # Cyrillic
    panel.show_turn(turn, [turn])
    shown = [str(panel.rows.index(row).data(role)) for row in range(panel.rows.rowCount()) for role in Role]
    assert any("xn--" in text for text in shown)
    assert not any("аррӏе" in text for text in shown if "Source(" not in text)
