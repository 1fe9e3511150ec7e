"""Commands and their keys: the usual ones, a user's own, and what happens where two want the same."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.commands.command import Command, Group
from app.ui.commands.registry import Commands


def memory(folder: Path) -> QSettings:
    return QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)


class Desk:
    """A window with two commands, and what was run."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.ran: list[str] = []
        self.commands = Commands(self.window, memory(folder))
        for command_id, keys in (("one", ("Ctrl+1", "F9")), ("two", ("Ctrl+2",))):
            title, run = (lambda name=command_id: name.title()), (lambda name=command_id: self.ran.append(name))
            self.commands.add(Command(command_id, Group.VIEW, title, run, keys))
        with qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.ControlModifier) -> None:
        QTest.keyClick(self.window, key, modifier)


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Desk:
    return Desk(tmp_path, qtbot)


def test_each_usual_key_runs_its_command(desk: Desk) -> None:
    desk.press(Qt.Key.Key_1)
    desk.press(Qt.Key.Key_F9, Qt.KeyboardModifier.NoModifier)
    desk.press(Qt.Key.Key_2)
    assert desk.ran == ["one", "one", "two"]


def test_a_key_of_ones_own_is_in_force_at_once_and_after_the_next_start(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    desk.commands.set_keys("one", ["Ctrl+J"])
    desk.press(Qt.Key.Key_J)
    desk.press(Qt.Key.Key_1)
    assert desk.ran == ["one"]
    desk.commands._memory.sync()
    desk.window.close()
    later = Desk(tmp_path, qtbot)
    later.press(Qt.Key.Key_J)
    assert later.ran == ["one"]
    assert later.commands.is_changed("one")
    assert not later.commands.is_changed("two")


def test_a_key_that_is_taken_over_leaves_its_former_command(desk: Desk) -> None:
    holder = desk.commands.holder("Ctrl+2", "one")
    assert holder is not None
    assert holder.id == "two"
    desk.commands.set_keys("one", ["Ctrl+2", "F9"])
    desk.press(Qt.Key.Key_2)
    assert desk.ran == ["one"]
    assert desk.commands.keys("two") == ()


def test_a_command_without_a_key_keeps_none(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    desk.commands.set_keys("two", [])
    desk.press(Qt.Key.Key_2)
    assert desk.ran == []
    desk.commands._memory.sync()
    assert Commands(desk.window, memory(tmp_path))._memory.value("shortcuts/two") == ""


def test_the_usual_keys_come_back(desk: Desk) -> None:
    desk.commands.set_keys("one", ["Ctrl+2"])
    desk.commands.reset("two")
    assert desk.commands.keys("two") == ("Ctrl+2",)
    assert desk.commands.keys("one") == ()
    desk.commands.reset_all()
    assert desk.commands.keys("one") == ("Ctrl+1", "F9")
    desk.press(Qt.Key.Key_1)
    assert desk.ran == ["one"]


def test_what_no_key_is_in_the_file_is_passed_over(tmp_path: Path, qtbot: QtBot) -> None:
    stored = memory(tmp_path)
    stored.setValue("shortcuts/one", "Ctrl+J\n\nHyper+Nonsense+Q")
    stored.setValue("shortcuts/gone", "Ctrl+1")
    stored.sync()
    desk = Desk(tmp_path, qtbot)
    assert desk.commands.keys("one")[0] == "Ctrl+J"
    desk.press(Qt.Key.Key_J)
    assert desk.ran == ["one"]


def test_two_commands_cannot_have_one_name(desk: Desk) -> None:
    with pytest.raises(ValueError, match="one"):
        desk.commands.add(Command("one", Group.VIEW, str, str))
