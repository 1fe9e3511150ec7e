"""The bar that finds words: what it asks for, and what it says."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from app.ui.transcript.find.bar import FindBar
from app.ui.widgets.theme import LIGHT

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def bar(qtbot: QtBot) -> FindBar:
    made = FindBar(LIGHT)
    qtbot.addWidget(made)
    made.open()
    return made


def test_letters_are_told_together_and_enter_tells_them_at_once(bar: FindBar, qtbot: QtBot) -> None:
    told: list[tuple[str, bool]] = []
    bar.changed.connect(lambda *query: told.append(query))
    qtbot.keyClicks(bar.field, "pump")
    qtbot.keyClick(bar.field, Qt.Key.Key_Return)
    assert told == [("pump", False)]
    with qtbot.waitSignal(bar.stepped) as stepped:
        qtbot.keyClick(bar.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert stepped.args == [-1]


def test_it_says_where_one_is_and_names_its_buttons(bar: FindBar) -> None:
    bar.field.setText("pump")
    bar.show_place(3, 17)
    assert bar.count.text() == "3 of 17"
    bar.show_place(0, 0)
    assert bar.count.text() == "No results"
    assert not bar.next.isEnabled()
    assert all(button.accessibleName() and button.toolTip() for button in bar.findChildren(QToolButton))
