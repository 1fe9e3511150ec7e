"""Keys that go from question to question, in the whole window."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.core.domain.conversation import Conversation
from tests.qt import Runner
from tests.ui.fakes import FakeConversations, FakeServices
from tests.ui.transcript.find.test_outline import branch
from tests.ui.window.test_main_window import desk
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")


def test_alt_with_an_arrow_goes_to_the_question_before_and_back(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        old = Conversation("c1", "Long", turns=tuple(branch(6)), current_leaf="t5")
        async with desk(tmp_path, FakeServices(tmp_path, FakeConversations([old]))) as d:
            d.window.activateWindow()
            await until(d.window.isActiveWindow)
            await d.opened("c1")
            bar = d.window.transcript.verticalScrollBar()
            await until(lambda: bar.value() > 0)
            places = []
            for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down):
                qtbot.keyClick(d.window.composer.question, key, Qt.KeyboardModifier.AltModifier)
                places.append(bar.value())
            assert places[1] < places[0] == places[2]

    run(story())
