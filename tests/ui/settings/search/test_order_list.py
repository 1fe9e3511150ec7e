"""Rows that are ticked and put in order, whatever they stand for."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.ui.settings.search.order_list import OrderList

ROWS = [("a", "Apple", True), ("b", "Banana", False), ("c", "Cherry", True)]


@pytest.fixture
def fruit(qtbot: QtBot) -> OrderList:
    fruit = OrderList(30)
    qtbot.addWidget(fruit)
    fruit.show_rows(ROWS, manual=True)
    return fruit


def names(fruit: OrderList) -> list[str]:
    return [item.text() for item in fruit.items()]


def test_the_ticked_rows_are_the_order(fruit: OrderList) -> None:
    reported: list[object] = []
    fruit.ordered.connect(reported.append)
    assert fruit.order() == ("a", "c")
    fruit.list.item(1).setCheckState(Qt.CheckState.Checked)
    assert reported == [("a", "b", "c")]


def test_a_row_is_moved_by_a_button_and_by_alt_with_an_arrow(fruit: OrderList) -> None:
    fruit.select("c")
    fruit.up.click()
    assert names(fruit) == ["Apple", "Cherry", "Banana"]
    QTest.keyClick(fruit.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert (names(fruit)[0], fruit.current(), fruit.order()) == ("Cherry", "c", ("c", "a"))
    fruit.up.click()
    assert names(fruit)[0] == "Cherry", "nothing lies above the first"


def test_the_current_row_stays_when_the_rows_are_shown_anew(fruit: OrderList) -> None:
    fruit.select("b")
    fruit.show_rows(reversed(ROWS), manual=True)
    assert fruit.current() == "b"
    fruit.show_rows(ROWS[:1], manual=True)
    assert fruit.current() == "a"


def test_an_order_that_is_not_the_users_cannot_be_changed(fruit: OrderList) -> None:
    reported: list[object] = []
    fruit.ordered.connect(reported.append)
    fruit.show_rows(ROWS, manual=False)
    fruit.select("b")
    fruit.down.click()
    fruit.move_current(1)
    assert (names(fruit), reported) == (["Apple", "Banana", "Cherry"], [])
    assert not fruit.up.isEnabled()
    assert not fruit.down.isEnabled()
