"""A hit of the search over conversations opens at its place, whichever branch it is in."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.turn.turn import State, Turn
from tests.qt import Runner
from tests.ui.fakes import FakeServices
from tests.ui.window.test_main_window import desk
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")


async def filled() -> SqliteConversations:
    store = await SqliteConversations.in_memory()
    for id_, conversation, parent, question, answer in (
        ("a1", "one", None, "Heating?", "A pump works below zero."),
        ("a2", "one", None, "Heating?", "By gas."),
        ("b1", "two", None, "Bridges?", "Of steel."),
    ):
        turn = Turn(id_, conversation, question, parent=parent, state=State.FINISHED, text_parts=[answer])
        await store.save(turn)
    return store


def test_ctrl_k_words_and_enter_lead_to_the_turn_in_its_branch(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        services = FakeServices(tmp_path)
        services.conversations = await filled()  # type: ignore[assignment]  # the real one
        async with desk(tmp_path, services) as d:
            d.window.activateWindow()
            await until(lambda: d.window.list.rows.ids() == ["two", "one"])
            qtbot.keyClick(d.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
            await until(d.window.list.search.hasFocus)
            qtbot.keyClicks(d.window.list.search, "zero pump")
            qtbot.keyClick(d.window.list.search, Qt.Key.Key_Return)
            await until(lambda: d.window.transcript.textCursor().selectedText() == "pump")  # the first match
            assert d.window.chat.current.leaf == "a1"
            assert d.window.list.view.selection_ids == ["one"]
            assert d.window.composer.question.hasFocus()

    run(story())
