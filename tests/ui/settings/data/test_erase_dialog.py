"""Nothing is erased before the word was typed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from app.ui.settings.data.erase_dialog import EraseDialog
from app.ui.window.desktop import application
from app.ui.window.translation import install_language


def made(qtbot: QtBot) -> tuple[EraseDialog, list[str]]:
    dialog, ended = EraseDialog(), []
    dialog.accepted.connect(lambda: ended.append("erase"))
    dialog.rejected.connect(lambda: ended.append("cancel"))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog, ended


@pytest.mark.parametrize("word", ["", "eras", "ERASE!", "yes"])
def test_another_word_erases_nothing(qtbot: QtBot, word: str) -> None:
    dialog, ended = made(qtbot)
    QTest.keyClicks(dialog.field, word)
    assert not dialog.erase.isEnabled()
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    QTest.mouseClick(dialog.erase, Qt.MouseButton.LeftButton)
    assert ended == []
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert ended == ["cancel"]


def test_it_says_whose_keys_go_with_this_directory(qtbot: QtBot) -> None:
    dialog, _ = made(qtbot)
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "those of other data directories included" in words


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_the_word_in_any_case_lets_it_go_on(qtbot: QtBot, by: str) -> None:
    dialog, ended = made(qtbot)
    QTest.keyClicks(dialog.field, " erase ")
    if by == "key":
        QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(dialog.erase, Qt.MouseButton.LeftButton)
    assert ended == ["erase"]


def test_in_chinese_the_word_is_chinese_and_can_be_composed(qtbot: QtBot) -> None:
    install_language(application(), "zh-CN")
    try:
        dialog, ended = made(qtbot)
        assert "清除" in dialog.field.accessibleName()
        event = QInputMethodEvent("qing chu", [])
        QApplication.sendEvent(dialog.field, event)
        assert not dialog.erase.isEnabled(), "what is still composed is not typed"
        event = QInputMethodEvent()
        event.setCommitString("清除")
        QApplication.sendEvent(dialog.field, event)
        QTest.keyClick(dialog.field, Qt.Key.Key_Return)
        assert ended == ["erase"]
    finally:
        install_language(application(), "en-US")


def test_cancel_is_a_button(qtbot: QtBot) -> None:
    dialog, ended = made(qtbot)
    cancel = next(button for button in dialog.findChildren(QPushButton) if button.text() == "Cancel")
    QTest.mouseClick(cancel, Qt.MouseButton.LeftButton)
    assert ended == ["cancel"]
