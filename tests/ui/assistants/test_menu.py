"""The menu of the assistants."""

from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from app.core.domain.assistants import Assistant
from app.ui.assistants.menu import fill

OWN = [Assistant("a", "Poet", "★", "<b>bold</b>")]
MORE = [Assistant("t", "Teacher")]


def test_those_to_begin_with_stand_behind_ones_own(qtbot: QtBot, english: None) -> None:
    menu, chosen = QMenu(), list[str]()
    qtbot.addWidget(menu)
    fill(menu, OWN, MORE, "a", chosen.append, lambda: chosen.append("manage"))
    names = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert names == ["★ Poet", "More assistants", "No assistant", "Manage assistants…"]
    poet, more, none, manage = (action for action in menu.actions() if not action.isSeparator())
    assert poet.isChecked()
    assert not none.isChecked()
    assert "&lt;b&gt;" in poet.toolTip()
    inner = more.menu()
    assert isinstance(inner, QMenu)
    inner.actions()[0].trigger()
    none.trigger()
    manage.trigger()
    assert chosen == ["t", "", "manage"]


def test_where_there_is_none_yet_they_stand_there_at_once(qtbot: QtBot, english: None) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    fill(menu, [], MORE, "", print, print)
    assert next(action.text() for action in menu.actions()) == "Teacher"
