"""Windows fit the screen that they open on."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.widgets.screen_fit import fit_on_screen, fitted

SCREEN = QRect(0, 0, 960, 540)  # 1920 × 1080 at scale 2


@pytest.mark.parametrize(
    ("place", "after"),
    [
        (QRect(100, 100, 600, 300), QRect(100, 100, 600, 300)),
        (QRect(0, 24, 1280, 820), QRect(0, 24, 960, 516)),
        (QRect(900, 500, 600, 300), QRect(360, 240, 600, 300)),
        (QRect(-2000, -50, 600, 300), QRect(0, 24, 600, 300)),
    ],
)
def test_a_window_is_made_smaller_and_moved_as_far_as_needed(place: QRect, after: QRect) -> None:
    room = fitted(place, SCREEN, 24)
    assert room.size() == after.size()
    assert (room.left(), max(room.top(), 24)) == (after.left(), after.top())
    assert SCREEN.contains(room)


def test_a_window_that_is_too_large_for_this_screen_is_cut_to_it(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(9000, 9000)
    fit_on_screen(window)
    available = window.screen().availableGeometry()
    assert window.width() <= available.width()
    assert window.height() < available.height()
