"""A word in passing at the foot of a view."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.widgets.toast import Toast
from tests.waiting import until_shown


def test_it_stands_at_the_foot_and_goes_by_itself(qtbot: QtBot) -> None:
    view = QWidget()
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.show()
    toast = Toast(view)
    toast.announce("Copied")
    assert toast.isVisible()
    assert 200 < toast.y() < 300 - toast.height()
    until_shown(lambda: not toast.isVisible())
