"""Typing a question: Enter, line breaks, input methods, huge pastes."""

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.ui.composer.question_text import QuestionText
from app.ui.widgets.long_lines import LONGEST_LINE, split_heavy


def field(qtbot: QtBot) -> tuple[QuestionText, list[str]]:
    edit, sent = QuestionText(), []
    qtbot.addWidget(edit)
    edit.submitted.connect(lambda: sent.append(edit.toPlainText()))
    return edit, sent


def test_enter_sends_and_shift_enter_breaks_the_line(qtbot: QtBot) -> None:
    edit, sent = field(qtbot)
    qtbot.keyClicks(edit, "one")
    qtbot.keyClick(edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClicks(edit, "two")
    qtbot.keyClick(edit, Qt.Key.Key_Enter)
    assert sent == ["one\ntwo"]


def test_enter_never_sends_while_an_input_method_composes(qtbot: QtBot) -> None:
    edit, sent = field(qtbot)
    QApplication.sendEvent(edit, QInputMethodEvent("ni hao", []))
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert sent == []
    committed = QInputMethodEvent("", [])
    committed.setCommitString("你好")
    QApplication.sendEvent(edit, committed)
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert sent[0].strip() == "你好"


def test_the_field_grows_with_its_text_up_to_a_limit(qtbot: QtBot) -> None:
    edit, _ = field(qtbot)
    heights = []
    for text in ("a", "a\nb\nc", "a\n" * 50, "a\n" * 500, "a"):
        edit.setPlainText(text)
        heights.append(edit.height())
    assert heights[0] < heights[1] < heights[2] == heights[3]
    assert heights[4] == heights[0]


def test_up_in_the_empty_field_asks_for_the_last_question(qtbot: QtBot) -> None:
    edit, _ = field(qtbot)
    with qtbot.waitSignal(edit.recalled):
        qtbot.keyClick(edit, Qt.Key.Key_Up)


def test_a_paste_with_an_endless_line_is_held_aside(qtbot: QtBot) -> None:
    edit, _ = field(qtbot)
    mime = QMimeData()
    mime.setText("short\n" + "x" * 1_000_000)
    with qtbot.waitSignal(edit.heavy_pasted) as pasted:
        edit.insertFromMimeData(mime)
    assert edit.toPlainText() == "short"
    assert len(pasted.args[0]) == 1_000_000


def test_a_megabyte_of_ordinary_lines_stays_in_the_field() -> None:
    text = ("word " * 15 + "\n") * 14_000
    assert split_heavy(text) == (text, "")
    assert split_heavy("y" * LONGEST_LINE) == ("y" * LONGEST_LINE, "")


def test_rich_text_is_pasted_as_plain_text(qtbot: QtBot) -> None:
    edit, _ = field(qtbot)
    mime = QMimeData()
    mime.setHtml("<b>bold</b>")
    mime.setText("bold")
    edit.insertFromMimeData(mime)
    assert edit.toPlainText() == "bold"
