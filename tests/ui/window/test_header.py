"""The line above the transcript."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.ui.widgets.theme import colours
from app.ui.window.header import Header
from tests.waiting import until_shown


def test_a_long_title_is_cut_and_never_widens_the_window(qtbot: QtBot) -> None:
    header = Header(colours(dark=False))
    qtbot.addWidget(header)
    header.resize(300, 40)
    header.show_title("A very long\n title " * 40)
    assert header.title.text().endswith("…")
    assert header.minimumSizeHint().width() < 200


def test_a_title_from_right_to_left_is_cut_where_its_writing_ends(qtbot: QtBot) -> None:
    header = Header(colours(dark=False))
    qtbot.addWidget(header)
    header.resize(300, 40)
    for title, direction in (("מה גובה ההר? " * 20, "RightToLeft"), ("How high? " * 20, "LeftToRight")):
        header.show_title(title)
        assert header.title.text().endswith("…")
        assert header.title.layoutDirection() is Qt.LayoutDirection[direction]


def test_its_buttons_ask_for_the_panes(qtbot: QtBot) -> None:
    header = Header(colours(dark=True))
    qtbot.addWidget(header)
    with qtbot.waitSignals([header.list_toggled, header.panel_toggled]):
        header._list.click()
        header._panel.click()


def test_a_title_is_cut_anew_when_an_assistant_takes_its_room(qtbot: QtBot) -> None:
    header = Header(colours(dark=False))
    qtbot.addWidget(header)
    title = "When did the mission reach its comet"
    header.resize(header.fontMetrics().horizontalAdvance(title) + 160, 40)
    header.show()
    header.show_title(title)
    until_shown(lambda: header.title.text() == title)
    header.show_assistant("An assistant of a rather long name")
    until_shown(lambda: header.title.text().endswith("…"))
    assert header.fontMetrics().horizontalAdvance(header.title.text()) <= header.title.width()


def test_a_title_without_room_leaves_no_ellipsis_beside_the_menu(qtbot: QtBot) -> None:
    header = Header(colours(dark=False))
    qtbot.addWidget(header)
    header.show_title("When did the mission reach its comet")
    header.show_assistant("An assistant of a rather long name")
    header.resize(header.minimumSizeHint().width() + 24, 40)
    header.show()
    until_shown(lambda: header.title.width() < 60 and not header.title.text())
