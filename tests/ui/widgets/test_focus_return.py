"""Dialogs of the real window give the focus back where it was."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.qt import Runner
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

OPENERS: dict[str, Callable[[Desk], object]] = {
    "shortcuts": lambda d: d.window.commands.run("program.shortcuts"),
    "knowledge": lambda d: d.window.commands.run("program.knowledge"),
    "about": lambda d: d.window.commands.run("program.about"),
    "settings": lambda d: d.window.open_settings("data"),
    "files": lambda d: d.window.composer.own.choose(),
}


@pytest.mark.parametrize("opener", OPENERS)
@pytest.mark.parametrize("place", ["question", "search"])
def test_escape_in_a_dialog_leads_back_to_what_had_the_focus(
    run: Runner[Any], tmp_path: Path, opener: str, place: str
) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.activateWindow()
            field = d.window.composer.question if place == "question" else d.window.list.search
            field.setFocus()
            await until(field.hasFocus)
            OPENERS[opener](d)
            await until(lambda: QApplication.focusWidget() is not None and not d.window.isActiveWindow())
            dialog = QApplication.activeWindow()
            assert dialog is not None
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            await until(lambda: d.window.isActiveWindow() and field.hasFocus())

    run(story())
