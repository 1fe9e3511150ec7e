"""The line in the side bar while documents are read."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.ui.knowledge.status import ImportStatus

pytestmark = pytest.mark.usefixtures("english")


def test_it_is_there_while_something_is_read_and_leads_to_the_bases(qtbot: QtBot) -> None:
    status = ImportStatus()
    qtbot.addWidget(status)
    status.show()
    status.show_running([])
    assert status.isHidden()
    with qtbot.waitSignals([status.open_requested] * 2):
        qtbot.mouseClick(status, Qt.MouseButton.LeftButton)
        qtbot.keyClick(status, Qt.Key.Key_Return)
