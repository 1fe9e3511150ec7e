"""The list behind a sign in a text field."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from app.ui.widgets.completer import Completer, Suggestion
from app.ui.widgets.theme import colours
from tests.waiting import until_shown


def prefix(before: str) -> str | None:
    sign = before.rfind("/")
    return before[sign + 1 :] if sign >= 0 and not before[-1].isspace() else None


def suggest(letters: str) -> Sequence[Suggestion]:
    rows = [Suggestion("", "Fruit"), Suggestion("a", "apple", "book", "red"), Suggestion("b", "banana")]
    return [row for row in rows if not row.key or row.words.startswith(letters)]


@pytest.fixture
def field(qtbot: QtBot) -> QPlainTextEdit:
    made = QPlainTextEdit()
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    made.setFocus()
    until_shown(made.hasFocus)
    return made


def test_headings_are_never_current_and_the_letters_are_selected(field: QPlainTextEdit) -> None:
    completer, taken = Completer(field, colours(dark=False), prefix, suggest), []
    completer.activated.connect(lambda key, cursor: taken.append((key, QTextCursor(cursor).selectedText())))
    field.insertPlainText("😀 ")
    QTest.keyClicks(field, "/")
    until_shown(completer.popup.isVisible)
    assert completer.list.currentItem().text() == "apple"
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert completer.list.currentItem().text() == "banana"
    QTest.keyClick(field, Qt.Key.Key_Down)
    QTest.keyClicks(field, "ba")
    until_shown(lambda: completer.list.count() == 2)
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert taken == [("b", "/ba")]
    assert not completer.popup.isVisible()


def test_what_it_does_not_use_goes_into_the_text(field: QPlainTextEdit) -> None:
    completer = Completer(field, colours(dark=True), prefix, suggest)
    QTest.keyClicks(field, "/")
    until_shown(completer.popup.isVisible)
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert field.toPlainText() == "/\n"
    until_shown(lambda: not completer.popup.isVisible())


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Escape])
def test_a_list_that_only_says_something_is_closed_by_the_keys_that_choose(field: QPlainTextEdit, key: Qt.Key) -> None:
    completer = Completer(field, colours(dark=False), prefix, lambda _: [Suggestion("", "No more fruit")])
    QTest.keyClicks(field, "/ap")
    until_shown(completer.popup.isVisible)
    for arrow in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        QTest.keyClick(field, arrow)
    assert completer.popup.isVisible()
    QTest.keyClick(field, key)
    assert not completer.popup.isVisible()
    assert field.toPlainText() == "/ap"
    QTest.keyClicks(field, "p")
    until_shown(completer.popup.isVisible)


def test_a_list_that_is_cut_says_so_below_its_last_row(field: QPlainTextEdit) -> None:
    many = [Suggestion(str(number), f"fruit {number}") for number in range(60)]
    completer = Completer(field, colours(dark=False), prefix, lambda letters: many[: 50 if letters else 60])
    QTest.keyClicks(field, "/")
    until_shown(completer.popup.isVisible)
    rows = completer.list
    assert rows.item(rows.count() - 1).text() == "The first 50 of 60"
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert rows.currentItem().text() == "fruit 49"
    assert rows.viewport().rect().contains(rows.visualItemRect(rows.item(50)).center())
    QTest.keyClicks(field, "f")
    until_shown(lambda: rows.count() == 50)


def test_it_goes_with_the_focus(field: QPlainTextEdit, qtbot: QtBot) -> None:
    completer = Completer(field, colours(dark=False), prefix, suggest)
    QTest.keyClicks(field, "/")
    until_shown(completer.popup.isVisible)
    field.clearFocus()
    assert not completer.popup.isVisible()
    QApplication.processEvents()
