"""The sources follow the answer that is read, and never under the pointer."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt

from app.core.domain import events as e
from app.core.domain.conversation import Conversation
from tests.qt import Runner
from tests.ui.fakes import FakeConversations, FakeServices
from tests.ui.samples import answered
from tests.ui.window.test_main_window import desk
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")


def two_turns(folder: Path) -> FakeServices:
    turns = answered(), replace(answered(), id="t2", parent="t1")
    return FakeServices(folder, FakeConversations([Conversation("c1", "Bridges", turns=turns, current_leaf="t2")]))


def test_the_sources_follow_the_turn_that_is_read(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, two_turns(tmp_path)) as d:
            await d.opened("c1")
            await until(lambda: d.window.panel.turn_id == "t2")
            d.window.transcript.turn_read.emit("t1")
            assert d.window.panel.turn_id == "t1"
            d.window.transcript.turn_read.emit("no-such-turn")
            assert d.window.panel.turn_id == "t1"

    run(story())


def test_nothing_changes_under_the_pointer_until_it_leaves(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, two_turns(tmp_path)) as d:
            d.window.resize(1200, 700)
            await d.opened("c1")
            await until(d.window.panel.isVisible)
            d.window.panel.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
            d.window.transcript.turn_read.emit("t1")
            assert d.window.panel.turn_id == "t2"
            d.window.panel.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
            QCoreApplication.sendEvent(d.window.panel, QEvent(QEvent.Type.Leave))
            assert d.window.panel.turn_id == "t1"

    run(story())


def test_the_panel_waits_until_there_is_something_in_it(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, two_turns(tmp_path)) as d:
            d.window.resize(1200, 700)
            assert d.window.side.isHidden()
            await d.opened("c1")
            await until(d.window.panel.isVisible)
            d.window.question_controller.new_conversation()
            await until(d.window.side.isHidden)

    run(story())


def test_the_first_source_opens_the_panel_unless_the_user_closed_it(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, two_turns(tmp_path)) as d:
            d.window.resize(1200, 700)
            conversation = await d.asked("Why?")
            assert d.window.side.isHidden()
            turn = answered()
            d.services.ask.say(
                conversation,
                e.SourcesCollected,
                hits=(),
                findings=tuple(turn.findings.values()),
                sources=tuple(turn.sources.values()),
            )
            await until(d.window.panel.isVisible)
            d.window.toggle_panel()
            await d.opened("c1")
            d.window.question_controller.new_conversation()
            await d.opened("c1")
            assert d.window.side.isHidden()
            d.window.transcript.citation_activated.emit("t1", 0, 1)
            assert d.window.panel.isVisible()

    run(story())


def test_the_chip_is_marked_while_its_source_is_shown(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, two_turns(tmp_path)) as d:
            d.window.resize(1200, 700)
            await d.opened("c1")
            marks: list[tuple[str, int, int]] = []
            d.window.panel.citation_changed.connect(lambda *mark: marks.append(mark))
            d.window.transcript.citation_activated.emit("t1", 0, 1)
            assert marks[-1] == ("t1", 0, 1)
            d.window.toggle_panel()
            assert marks[-1] == ("", -1, 0)

    run(story())
