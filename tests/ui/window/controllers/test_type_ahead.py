"""Letters that nobody takes begin a question; keys that mean something else stay where they are."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.ui.window.controllers.type_ahead import TypeAhead


def test_only_letters_without_ctrl_or_alt_are_taken(qtbot: QtBot) -> None:
    window, question = QWidget(), QLineEdit()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(question)
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    TypeAhead(question, window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.setFocus()
    for key, modifier in (
        (Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_B, Qt.KeyboardModifier.AltModifier),
        (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier),
    ):
        QTest.keyClick(window, key, modifier)
    assert question.text() == ""
    assert window.hasFocus()
    QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ShiftModifier)
    assert question.text().casefold() == "q"
    assert question.hasFocus()
