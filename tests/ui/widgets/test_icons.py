"""The pictures of buttons and the program's own."""

from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from app.ui.widgets.icons import icon, program_icon


def test_the_window_has_the_icon_of_the_packages_and_not_a_line(qtbot: QtBot) -> None:
    for size in (16, 48, 128):
        picture = program_icon().pixmap(size, size).toImage()
        ground = QColor(picture.pixel(size // 2, size // 6))
        assert ground.green() > 2 * ground.red(), "the tile behind the marks is filled"
        assert picture.pixelColor(0, 0).alpha() == 0


def test_a_disabled_picture_has_its_own_colour(qtbot: QtBot) -> None:
    mode = icon("stop", "#112233", "#445566")
    picture = mode.pixmap(20, 20, mode.Mode.Disabled).toImage()
    assert picture.pixelColor(10, 10) == QColor("#445566")
