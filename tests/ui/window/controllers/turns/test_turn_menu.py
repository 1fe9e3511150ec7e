"""The menu of a turn and the quotation of what is selected, in real Chromium, by mouse and keyboard."""

from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from app.ui.transcript.actions import TranscriptAction
from app.ui.transcript.view import Transcript
from app.ui.widgets.bars import Bar
from app.ui.window.controllers.turns.turn_menu import TurnMenu
from tests.ui.transcript.conftest import look, transcript, until
from tests.ui.transcript.turns import stored
from tests.waiting import until_shown

__all__ = ["look", "transcript", "until"]


class Deletion(QObject):
    """What the menu asks of it."""

    deleted = Signal(object)
    undo = None

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[str] = []

    def is_possible(self, turn_id: str) -> bool:
        return turn_id != "running"

    def delete(self, turn_id: str) -> None:
        self.requests.append(turn_id)


@pytest.fixture
def menu(qtbot: QtBot, transcript: Transcript) -> TurnMenu:
    window, question, bar = QWidget(), QPlainTextEdit(), Bar()
    for widget in (window, question, bar):
        qtbot.addWidget(widget)
    deletion: Any = Deletion()
    made = TurnMenu(deletion, question, bar, window)
    made.serve(transcript)
    return made


def press(transcript: Transcript, look: Any, qtbot: QtBot, expression: str) -> None:
    x, y = look(f"((r) => [r.x + r.width / 2, r.y + r.height / 2])({expression}.getBoundingClientRect())")
    page: Any = transcript.focusProxy().focusProxy()  # type: ignore[union-attr]
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(int(x), int(y)))


def test_the_menu_opens_below_its_button_and_deletes(
    transcript: Transcript, menu: TurnMenu, look: Any, until: Any, qtbot: QtBot
) -> None:
    transcript.show_conversation([stored("t", None, "Short.")])
    until("document.querySelector('[data-do=more]')")
    press(transcript, look, qtbot, "document.querySelector('[data-do=more]')")
    until_shown(lambda: menu.menu is not None, "the menu")
    opened: Any = menu.menu
    left, bottom = look("((r) => [r.left, r.bottom])(document.querySelector('[data-do=more]').getBoundingClientRect())")
    below = transcript.mapToGlobal(QPoint(round(left), round(bottom)))
    assert (opened.pos() - below).manhattanLength() < 3
    qtbot.keyClick(opened, Qt.Key.Key_Down)
    qtbot.keyClick(opened, Qt.Key.Key_Return)
    until_shown(lambda: menu._deletion.requests == ["t"], "deleted")  # type: ignore[attr-defined]
    until_shown(lambda: menu.menu is None, "the menu goes")


def test_what_runs_cannot_be_deleted(transcript: Transcript, menu: TurnMenu) -> None:
    transcript.command_requested.emit(TranscriptAction.MORE, "running", "")
    opened: Any = menu.menu
    assert not opened.actions()[0].isEnabled()
    opened.close()


def test_a_selection_is_quoted_by_the_button_beside_it_without_citations(
    transcript: Transcript, menu: TurnMenu, look: Any, until: Any, qtbot: QtBot
) -> None:
    transcript.show_conversation([stored("t", None, "Ice **melts** at zero [1].\n\n- one\n- two\n")])
    until("document.querySelector('.chip')")
    assert look("document.querySelector('#quote').hidden")
    look("getSelection().selectAllChildren(document.querySelector('.answer'))")
    until("!document.querySelector('#quote').hidden && document.querySelector('#quote').textContent === 'Quote'")
    press(transcript, look, qtbot, "document.querySelector('#quote')")
    until_shown(lambda: menu._question.toPlainText(), "the quotation")
    assert menu._question.toPlainText() == "> Ice melts at zero.\n>\n> • one\n> • two\n\n"
    until("document.querySelector('#quote').hidden && getSelection().isCollapsed")


def test_the_command_quotes_and_a_long_selection_says_that_it_was_cut(
    transcript: Transcript, menu: TurnMenu, look: Any, until: Any
) -> None:
    transcript.show_conversation([stored("t", None, "word " * 1000)])
    until("document.querySelector('.answer p')")
    menu.quote()
    look("getSelection().selectAllChildren(document.querySelector('.answer'))")
    menu.quote()
    until_shown(lambda: menu._question.toPlainText(), "the quotation")
    assert menu._question.toPlainText().endswith("word …\n\n")
    assert menu._bar.words == "The quotation was shortened."


def test_what_is_selected_elsewhere_is_not_quoted(
    transcript: Transcript, menu: TurnMenu, look: Any, until: Any
) -> None:
    transcript.show_conversation([stored("t", None, "Short.")])
    until("document.querySelector('.bar')")
    look("getSelection().selectAllChildren(document.querySelector('.steps') ?? document.querySelector('.bar'))")
    menu.quote()
    look("1")
    assert menu._question.toPlainText() == ""
