"""The size of the whole window's text by keys and wheel: it counts for widgets and answers, and is kept."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.core.domain.settings import Appearance
from app.ui.widgets import theme
from tests.qt import Runner
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")


async def press(d: Desk, qtbot: QtBot, *keys: Qt.Key) -> None:
    d.window.activateWindow()
    await until(d.window.isActiveWindow)
    for key in keys:
        qtbot.keyClick(d.window, key, Qt.KeyboardModifier.ControlModifier)


def turn(widget: QWidget, notches: int, modifier: Qt.KeyboardModifier) -> None:
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle, QPointF(widget.mapToGlobal(middle.toPoint())), QPoint(), QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton, modifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def test_keys_change_the_size_of_widgets_and_answers_and_it_is_kept(
    run: Runner[Any], tmp_path: Path, qtbot: QtBot
) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            usual = QApplication.font().pointSizeF()
            await press(d, qtbot, Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Equal)
            assert d.services.settings.file.saved.appearance.font_size == 18
            assert QApplication.font().pointSizeF() == pytest.approx(usual * 18 / 15, abs=0.1)
            assert d.window.list.font().pointSizeF() == pytest.approx(usual * 18 / 15, abs=0.1)
            assert d.window.appearance.font_size == 18
            await press(d, qtbot, Qt.Key.Key_Minus)
            assert d.services.settings.file.saved.appearance.font_size == 17
            await press(d, qtbot, Qt.Key.Key_0)
            assert d.services.settings.file.saved.appearance.font_size == 15
            assert QApplication.font().pointSizeF() == pytest.approx(usual)

    run(story())


def test_ctrl_and_the_wheel_change_it_and_the_wheel_alone_does_not(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            view = d.window.list.view.viewport()
            turn(view, 1, Qt.KeyboardModifier.NoModifier)
            turn(view, 1, Qt.KeyboardModifier.ControlModifier)
            turn(d.window.transcript, 1, Qt.KeyboardModifier.ControlModifier)
            await until(lambda: d.services.settings.file.saved.appearance.font_size == 17)
            turn(view, -1, Qt.KeyboardModifier.ControlModifier)
            await until(lambda: d.services.settings.file.saved.appearance.font_size == 16)

    run(story())
    theme.apply(QApplication.instance(), Appearance())  # type: ignore[arg-type]


def test_no_key_leads_beyond_what_can_be_read_or_fits(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            await press(d, qtbot, *[Qt.Key.Key_Minus] * 8)
            assert d.services.settings.file.saved.appearance.font_size == 10
            await press(d, qtbot, Qt.Key.Key_0)

    run(story())


def test_a_window_opens_within_its_screen(run: Runner[Any], tmp_path: Path) -> None:
    """The offscreen screen is 800 × 800, less than what the window would like."""

    async def story() -> None:
        async with desk(tmp_path, size=None) as d:
            available = d.window.screen().availableGeometry()
            assert available.height() >= d.window.height()
            assert available.contains(d.window.composer.mapToGlobal(d.window.composer.rect().bottomLeft()))

    run(story())
