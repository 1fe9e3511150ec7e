"""The last window says what is left, and ends the program."""

import asyncio
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.domain.removal import Removal
from app.ui.about.erased_window import ErasedWindow
from app.ui.window.desktop import application
from app.ui.window.translation import install_language
from tests.qt import Runner
from tests.waiting import until


def words(window: ErasedWindow) -> str:
    return f"{window.text()}\n{window.informativeText()}"


def test_where_nothing_is_left_it_says_so_and_ends(run: Runner[Any]) -> None:
    async def story() -> None:
        window = ErasedWindow(Removal("/data", 12))
        assert words(window) == "Everything was erased.\n"
        ended = asyncio.create_task(window.closed())
        await until(window.isVisible)
        QTest.mouseClick(window.buttons()[0], Qt.MouseButton.LeftButton)
        await asyncio.wait_for(ended, 10)

    run(story())


@pytest.mark.parametrize("end", ["Escape", "close"])
def test_it_ends_by_escape_and_by_its_frame(run: Runner[Any], end: str) -> None:
    async def story() -> None:
        window = ErasedWindow(Removal("/data", 12))
        ended = asyncio.create_task(window.closed())
        await until(window.isVisible)
        if end == "close":
            window.close()
        else:
            QTest.keyClick(window, Qt.Key.Key_Escape)
        await asyncio.wait_for(ended, 10)

    run(story())


@pytest.mark.parametrize(
    ("language", "reason"),
    [("en", "/data/<b>pages.db (Permission denied)"), ("zh-CN", "pages.db（Permission denied）")],
)
def test_what_is_left_is_named(run: Runner[Any], language: str, reason: str) -> None:
    async def story() -> None:
        install_language(application(), language)
        foreign = tuple(f"file {number}" for number in range(20))
        window = ErasedWindow(Removal("/data", 3, (("/data/<b>pages.db", "Permission denied"),), foreign, "Locked"))
        text = words(window)
        for part in (reason, "/data/<b>pages.db", "file 7", "12", "Citewise"):
            assert part in text
        assert "file 8" not in text
        assert "{" not in text
        assert window.textFormat() is Qt.TextFormat.PlainText
        install_language(application(), "en-US")
        window.deleteLater()

    run(story())
