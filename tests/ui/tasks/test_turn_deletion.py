"""A turn goes and comes back, in what is shown and in the real store."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.conversation import DeletedTurn
from app.core.domain.errors import Unavailable
from app.core.domain.turn.turn import State, Turn
from tests.qt import Runner
from tests.ui.fakes import FakeServices
from tests.ui.window.test_main_window import desk
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")
START = datetime(2026, 11, 20, 12, tzinfo=UTC)


async def filled(kind: type[SqliteConversations] = SqliteConversations) -> SqliteConversations:
    """a → b → c, and b2 beside b."""
    store = await kind.in_memory()
    for minute, (id_, parent) in enumerate((("a", None), ("b2", "a"), ("b", "a"), ("c", "b"))):
        turn = Turn(id_, "one", f"{id_}?", parent=parent, created=START + timedelta(minutes=minute))
        await store.save(replace(turn, state=State.FINISHED, text_parts=[f"Answer of {id_}."]))
    return store


async def ids(store: SqliteConversations) -> list[str]:
    conversation = await store.conversation("one")
    return [turn.id for turn in conversation.branch()] if conversation is not None else []


def shown(window: Any) -> list[str]:
    return [turn.id for turn in window.chat.current.turns]


async def opened(d: Any) -> Any:
    d.window.chat.open("one")
    await until(lambda: shown(d.window) == ["a", "b", "c"])
    return d.window.turn_menu


def test_a_turn_goes_and_undo_brings_it_back(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = FakeServices(tmp_path)
        store = services.conversations = await filled()  # type: ignore[assignment]  # the real one
        async with desk(tmp_path, services) as d:
            menu = await opened(d)
            menu._deletion.delete("b")
            assert shown(d.window) == ["a", "c"]
            await until(menu.can_undo)
            assert await ids(store) == ["a", "c"]
            assert d.window.bar.words == "Question and answer deleted."
            (undo,) = d.window.bar.buttons
            undo.click()
            await until(lambda: shown(d.window) == ["a", "b", "c"])
            assert await ids(store) == ["a", "b", "c"]
            assert not menu.can_undo()
            assert d.window.chat.current.places() == {"b": (2, 2)}

    run(story())


def test_ctrl_z_brings_it_back(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        services = FakeServices(tmp_path)
        services.conversations = await filled()  # type: ignore[assignment]  # the real one
        async with desk(tmp_path, services) as d:
            menu = await opened(d)
            d.window.activateWindow()
            menu._deletion.delete("c")
            await until(lambda: menu.can_undo() and d.window.transcript.hasFocus())
            qtbot.keyClick(d.window.transcript, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
            await until(lambda: shown(d.window) == ["a", "b", "c"])
            assert d.window.bar.isHidden()

    run(story())


def test_the_last_turn_gives_way_to_its_other_version(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = FakeServices(tmp_path)
        store = services.conversations = await filled()  # type: ignore[assignment]  # the real one
        async with desk(tmp_path, services) as d:
            menu = await opened(d)
            for gone, left in (("c", ["a", "b"]), ("b", ["a", "b2"]), ("b2", ["a"]), ("a", [])):
                menu._deletion.delete(gone)
                assert shown(d.window) == left
                await until(menu.can_undo)
                assert await ids(store) == left
                menu._deletion.undo = None
            d.window.composer.set_text("Anew?")
            d.window.composer.submit()
            await until(lambda: shown(d.window) != [])

    run(story())


def test_where_the_store_refuses_all_is_as_it_was(run: Runner[Any], tmp_path: Path) -> None:
    class Refusing(SqliteConversations):
        async def delete_turn(self, conversation_id: str, turn_id: str) -> Any:
            raise Unavailable("disk full")

    async def story() -> None:
        services = FakeServices(tmp_path)
        services.conversations = await filled(Refusing)  # type: ignore[assignment]
        async with desk(tmp_path, services) as d:
            menu = await opened(d)
            menu._deletion.delete("b")
            await until(lambda: shown(d.window) == ["a", "b", "c"])
            assert not menu.can_undo()
            assert d.window.bar.words

    run(story())


def test_a_question_that_is_being_changed_may_be_deleted(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = FakeServices(tmp_path)
        services.conversations = await filled()  # type: ignore[assignment]  # the real one
        async with desk(tmp_path, services) as d:
            menu = await opened(d)
            d.window.question_controller.edit("c")
            assert d.window.composer.text() == "c?"
            menu._deletion.delete("c")
            assert d.window.composer.text() == ""
            assert d.window.chat.current.change is None

    run(story())


def test_other_words_for_a_question_that_is_deleted_stay_in_the_composer(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = FakeServices(tmp_path)
        services.conversations = await filled()  # type: ignore[assignment]  # the real one
        async with desk(tmp_path, services) as d:
            menu = await opened(d)
            d.window.composer.set_text("typed before")
            d.window.question_controller.edit("c")
            QTest.keyClicks(d.window.composer.question, " in a hundred years")
            menu._deletion.delete("c")
            assert d.window.composer.text() == "c? in a hundred years\n\ntyped before"
            assert d.window.chat.current.change is None

    run(story())


class SlowToTell(SqliteConversations):
    """A turn is back in the file before anybody is told so."""

    gate: asyncio.Event

    async def restore_turn(self, deleted: DeletedTurn) -> None:
        await super().restore_turn(deleted)
        await self.gate.wait()


def test_what_is_shown_after_undo_is_stored_so_though_a_question_began_meanwhile(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        store: Any = await filled(SlowToTell)
        store.gate = asyncio.Event()
        async with desk(tmp_path, FakeServices(tmp_path, store)) as d:
            menu = await opened(d)
            menu._deletion.delete("b")
            await until(menu.can_undo)
            menu._deletion.undo()
            d.window.composer.set_text("and then?")
            d.window.composer.submit()
            await until(lambda: len(shown(d.window)) == 3)
            store.gate.set()
            await until(lambda: "b" in shown(d.window))
            await d.window.tasks.done()
            assert await ids(store) == shown(d.window)
            d.window.chat.stop()
            await until(lambda: not d.window.chat.busy)

    run(story())
