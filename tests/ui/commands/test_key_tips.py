"""Tool tips name the keys in force, also those that the user gave a command."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from tests.qt import Runner
from tests.ui.window.test_main_window import desk

pytestmark = pytest.mark.usefixtures("english")


def tip_over(widget: QWidget) -> str:
    """What stands there where the pointer rests on it."""
    middle = widget.rect().center()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, middle, widget.mapToGlobal(middle)))
    text = QToolTip.text()
    QToolTip.showText(QPoint(), "")
    return text


def test_a_tool_tip_follows_the_keys_that_the_user_chooses(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            button, commands = d.window.list._new, d.window.commands
            assert tip_over(button) == "New conversation (Ctrl+N)"
            commands.set_keys("conversation.new", ("Ctrl+Alt+N",))
            assert tip_over(button) == "New conversation (Ctrl+Alt+N)"
            commands.set_keys("conversation.new", ())
            assert tip_over(button) == "New conversation"

    run(story())


def test_no_tool_tip_of_the_window_names_a_key_by_itself(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.find_controller.open()
            named = [widget.toolTip() for widget in d.window.findChildren(QWidget) if "(" in widget.toolTip()]
            keyed = [tip for tip in named if any(key in tip for key in ("Ctrl", "Alt", "Shift", "(F"))]
            assert not keyed
            assert tip_over(d.window.find_controller.bar.next) == "Next match (F3)"

    run(story())
