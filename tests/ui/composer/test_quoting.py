"""Quotations in the question."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from app.ui.composer.quoting import LONGEST, put_quote, quoted


def test_each_line_is_quoted() -> None:
    assert quoted(" a \n\nb\n") == ("> a\n>\n> b", False)


def test_a_long_selection_is_cut_at_a_word() -> None:
    words, cut = quoted("word " * 1000)
    assert cut
    assert words.endswith("word …")
    assert len(words) <= LONGEST + 10
    assert quoted("字" * 5000)[0] == "> " + "字" * LONGEST + " …"


@given(st.text(max_size=4000))
def test_nothing_of_a_selection_leaves_its_quotation(text: str) -> None:
    words, _ = quoted(text)
    assert all(line.startswith(">") for line in words.splitlines())
    assert len(words) < 3 * LONGEST + 10


def test_it_stands_where_the_cursor_is_and_goes_again_by_undo(qtbot: QtBot) -> None:
    question = QPlainTextEdit("before")
    qtbot.addWidget(question)
    question.moveCursor(question.textCursor().MoveOperation.End)
    put_quote(question, "two\nlines")
    assert question.toPlainText() == "before\n\n> two\n> lines\n\n"
    assert question.textCursor().position() == len(question.toPlainText())
    question.undo()
    assert question.toPlainText() == "before"
    put_quote(question, "   ")
    assert question.toPlainText() == "before"


def test_what_is_being_composed_is_not_lost_in_it(qtbot: QtBot) -> None:
    question = QPlainTextEdit()
    qtbot.addWidget(question)
    with qtbot.waitExposed(question):
        question.show()
    QApplication.sendEvent(question, QInputMethodEvent("ni", []))
    put_quote(question, "x")
    commit = QInputMethodEvent()
    commit.setCommitString("你")
    QApplication.sendEvent(question, commit)
    assert question.toPlainText() == "> x\n\n你"
    qtbot.keyClick(question, Qt.Key.Key_A)
    assert question.toPlainText().endswith("你a")
