"""Rows of a list that is not moved sideways: they are as wide as it is and end with an ellipsis."""

from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from app.ui.widgets.row_painting import elide_rows


def test_a_long_row_is_as_wide_as_its_list_and_elided(qtbot: QtBot) -> None:
    rows = QListWidget()
    qtbot.addWidget(rows)
    elide_rows(rows)
    rows.addItems(["Short", "A name that is very much longer than its list is wide"])
    rows.resize(160, 120)
    rows.show()
    rows.grab()
    assert rows.horizontalScrollBar().maximum() == 0
    assert rows.visualItemRect(rows.item(1)).width() <= rows.viewport().width()
    assert rows.visualItemRect(rows.item(0)).height() >= rows.fontMetrics().height()
