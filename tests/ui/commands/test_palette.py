"""The palette in the real window: opened by its keys, narrowed by letters, run by Enter."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.ui.commands.palette import Palette
from app.ui.commands.registry import key_text
from tests.qt import Runner
from tests.ui.window.test_main_window import Desk, desk, with_old
from tests.waiting import until

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


async def opened(d: Desk) -> Palette:
    d.window.activateWindow()
    await until(d.window.isActiveWindow)
    QTest.keyClick(d.window, Qt.Key.Key_P, CONTROL_SHIFT)
    palette = d.window.command_windows.palette
    assert isinstance(palette, Palette)
    return palette


def names(palette: Palette) -> list[str]:
    rows = [palette.list.item(number) for number in range(palette.list.count())]
    return [row.text() for row in rows if not row.isHidden()]


def test_a_few_letters_and_enter_run_a_command(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            palette = await opened(d)
            QTest.keyClicks(palette.filter, "priv")
            assert names(palette) == ["New private conversation"]
            QTest.keyClick(palette.filter, Qt.Key.Key_Return)
            assert d.window.chat.private
            assert not d.window.command_windows.palette.isVisible()

    run(story())


def test_what_was_run_last_stands_first(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            palette = await opened(d)
            QTest.keyClicks(palette.filter, "hide sources")
            QTest.keyClick(palette.filter, Qt.Key.Key_Return)
            assert names(await opened(d))[0] == "Show or hide sources"

    run(story())


def test_commands_that_would_do_nothing_are_left_out(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            palette = await opened(d)
            assert "Retry" not in names(palette)
            palette.close()
            await d.opened("c1")
            assert "Retry" in names(await opened(d))

    run(story())


def test_arrows_move_and_no_match_says_so(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            palette = await opened(d)
            assert palette.list.currentRow() == 0
            QTest.keyClick(palette.filter, Qt.Key.Key_Down)
            assert palette.list.currentRow() == 1
            QTest.keyClick(palette.filter, Qt.Key.Key_Up)
            QTest.keyClick(palette.filter, Qt.Key.Key_Up)
            assert palette.list.currentRow() == palette.list.count() - 1
            QTest.keyClicks(palette.filter, "xyzzy")
            assert palette.nothing.isVisible()
            QTest.keyClick(palette.filter, Qt.Key.Key_Return)
            assert palette.isVisible()
            QTest.keyClick(palette, Qt.Key.Key_Escape)
            assert not palette.isVisible()

    run(story())


def test_a_row_tells_its_keys(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            palette = await opened(d)
            row = next(r for r in map(palette.list.item, range(palette.list.count())) if r.text() == "New conversation")
            told = row.data(Qt.ItemDataRole.AccessibleTextRole)
            assert told == f"New conversation {key_text(('Ctrl+N',))}"

    run(story())
