"""Finding in the conversation, by keyboard and mouse in the whole window."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent, QTextCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.domain.conversation import Conversation
from tests.qt import Runner
from tests.ui.fakes import FakeConversations, FakeServices
from tests.ui.transcript.turns import stored
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def with_needles(folder: Path) -> FakeServices:
    turns = stored("t1", None, "A needle. 热泵。"), stored("t2", "t1", "One more needle, and a Needle.")
    return FakeServices(folder, FakeConversations([Conversation("c1", "Needles", turns=turns, current_leaf="t2")]))


async def with_bar(d: Desk, qtbot: QtBot) -> Any:
    d.window.activateWindow()
    await until(d.window.isActiveWindow)
    await d.opened("c1")
    qtbot.keyClick(d.window, Qt.Key.Key_F, CONTROL)
    bar = d.window.find_controller.bar
    await until(bar.field.hasFocus)
    return bar


def test_words_are_typed_counted_and_gone_through(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_needles(tmp_path)) as d:
            bar = await with_bar(d, qtbot)
            assert bar.count.text() == ""
            assert not bar.next.isEnabled()
            qtbot.keyClicks(bar.field, "needle")
            await until(lambda: bar.count.text().endswith(" of 3"))
            first = bar.count.text()
            qtbot.keyClick(bar.field, Qt.Key.Key_Return)
            second = bar.count.text()
            qtbot.keyClick(d.window, Qt.Key.Key_F3)
            third = bar.count.text()
            assert {first, second, third} == {"1 of 3", "2 of 3", "3 of 3"}
            qtbot.keyClick(d.window, Qt.Key.Key_F3, SHIFT)
            assert bar.count.text() == second
            qtbot.keyClick(bar.field, Qt.Key.Key_Return, SHIFT)
            assert bar.count.text() == first
            qtbot.mouseClick(bar.next, Qt.MouseButton.LeftButton)
            assert bar.count.text() == second
            qtbot.mouseClick(bar.match_case, Qt.MouseButton.LeftButton)
            assert bar.count.text().endswith(" of 2")
            qtbot.keyClicks(bar.field, "zzz")
            await until(lambda: bar.count.text() == "No results")

    run(story())


def test_escape_closes_the_bar_and_gives_the_focus_back(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_needles(tmp_path)) as d:
            d.window.composer.question.setFocus()
            bar = await with_bar(d, qtbot)
            qtbot.keyClicks(bar.field, "needle")
            await until(lambda: d.window.transcript.extraSelections())
            qtbot.keyClick(bar.field, Qt.Key.Key_Escape)
            await until(bar.isHidden)
            assert d.window.composer.question.hasFocus()
            assert d.window.transcript.extraSelections() == []
            qtbot.keyClick(d.window, Qt.Key.Key_F3)  # opens it again, with what was looked for
            assert (bar.isHidden(), bar.field.selectedText()) == (False, "needle")
            assert bar.count.text().endswith(" of 3")
            qtbot.mouseClick(bar.close_button, Qt.MouseButton.LeftButton)
            assert bar.isHidden()

    run(story())


def test_chinese_is_found_once_it_is_composed(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_needles(tmp_path)) as d:
            bar = await with_bar(d, qtbot)
            QApplication.sendEvent(bar.field, QInputMethodEvent("re beng", []))
            assert bar.field.text() == ""
            composed = QInputMethodEvent()
            composed.setCommitString("热泵")
            QApplication.sendEvent(bar.field, composed)
            await until(lambda: bar.count.text() == "1 of 1")

    run(story())


def test_what_is_selected_in_the_transcript_is_looked_for(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_needles(tmp_path)) as d:
            await d.opened("c1")
            d.window.transcript.moveCursor(QTextCursor.MoveOperation.Start)
            assert d.window.transcript.find("One more")
            bar = await with_bar(d, qtbot)
            assert bar.field.text() == "One more"
            assert bar.count.text() == "1 of 1"

    run(story())
