"""The page of shortcuts in the real window: found, changed, in conflict, put back."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.ui.commands.shortcut_dialog import ShortcutDialog
from app.ui.window.desktop import application
from app.ui.window.translation import install_language
from tests.qt import Runner
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

CONTROL = Qt.KeyboardModifier.ControlModifier


async def opened(d: Desk) -> ShortcutDialog:
    d.window.activateWindow()
    await until(d.window.isActiveWindow)
    QTest.keyClick(d.window, Qt.Key.Key_Slash, CONTROL)
    dialog = d.window.command_windows.shortcuts
    assert isinstance(dialog, ShortcutDialog)
    return dialog


def click(button: Any) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_new_key_is_typed_applied_and_in_force(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            dialog = await opened(d)
            dialog.choose("view.list")
            QTest.keyClick(dialog.keys, Qt.Key.Key_J, CONTROL)
            click(dialog.apply)
            assert d.window.commands.keys("view.list") == ("Ctrl+J",)
            click(dialog.done_button)
            assert d.window.command_windows.shortcuts is None
            visible = d.window.list.isVisible()
            QTest.keyClick(d.window, Qt.Key.Key_J, CONTROL)
            assert d.window.list.isVisible() is not visible

    run(story())


def test_a_key_in_use_is_told_before_it_is_taken_over(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            dialog = await opened(d)
            dialog.choose("view.list")
            QTest.keyClick(dialog.keys, Qt.Key.Key_N, CONTROL)
            assert dialog.status.text() == "Ctrl+N belongs to “New conversation”. Apply takes it over."
            assert d.window.commands.keys("conversation.new") == ("Ctrl+N",)
            click(dialog.apply)
            assert d.window.commands.keys("conversation.new") == ()
            assert d.window.commands.keys("view.list") == ("Ctrl+N",)
            click(dialog.reset_all)
            assert d.window.commands.keys("conversation.new") == ("Ctrl+N",)

    run(story())


def test_a_letter_alone_is_refused(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            dialog = await opened(d)
            dialog.choose("view.list")
            QTest.keyClick(dialog.keys, Qt.Key.Key_J)
            assert dialog.status.text().startswith("A letter alone")
            click(dialog.apply)
            assert d.window.commands.keys("view.list") == ("Ctrl+B",)

    run(story())


def test_a_command_is_found_by_its_name_and_by_its_key(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            dialog = await opened(d)
            for text in ("knowledge", "ctrl+shift+k"):
                dialog.filter.clear()
                QTest.keyClicks(dialog.filter, text)
                assert [name for name, row in dialog._rows.items() if not row.isHidden()] == ["program.knowledge"]
            click(dialog.clear)
            assert d.window.commands.keys("program.knowledge") == ()
            click(dialog.reset)
            assert d.window.commands.keys("program.knowledge") == ("Ctrl+Shift+K",)

    run(story())


def test_the_page_changes_its_language_while_it_is_open(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            dialog = await opened(d)
            install_language(application(), "zh-CN")
            await until(lambda: dialog.windowTitle() == "键盘快捷键")
            assert dialog._rows["conversation.new"].text(0) == "新对话"

    run(story())
