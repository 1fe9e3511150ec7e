"""The window under random hands: whatever is pressed, nothing typed is lost, and the page is right."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.adapters.storage.conversations.private import ConversationsWithPrivate
from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain import events as e
from app.core.domain.errors import Unavailable
from app.core.domain.events import Events
from app.core.domain.turn.question import Question
from tests.qt import Runner
from tests.ui.fakes import FakeAsk, FakeServices
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

_TYPED = """
SELECT draft FROM conversations UNION ALL SELECT question FROM turns
"""


class Moody(FakeAsk):
    """A core in which a third of all that is asked fails before it begins, sooner or later."""

    def __init__(self, store: Any, dice: random.Random) -> None:
        super().__init__(store)
        self.dice = dice
        self.running: dict[str, str] = {}  # conversation → turn

    async def _run(self, question: Question) -> Events:
        await self._think(Unavailable("disk", "no space left"))
        async for event in super()._run(question):
            self.running[question.conversation] = event.turn
            yield event
        self.running.pop(question.conversation, None)

    async def resume(self, conversation_id: str, turn_id: str) -> Events:
        await self._think(LookupError(turn_id))
        async for event in super().resume(conversation_id, turn_id):
            self.running[conversation_id] = turn_id
            yield event
        self.running.pop(conversation_id, None)

    def stop(self, turn_id: str) -> None:
        if turn_id in self.running.values():  # as the real one: what does not run yet cannot be stopped
            super().stop(turn_id)

    async def _think(self, error: Exception) -> None:
        for _ in range(self.dice.randrange(4)):
            await asyncio.sleep(0.001)
        if self.dice.random() < 0.3:
            raise error


class Walk:
    """One user, and what was typed so far."""

    def __init__(self, d: Desk, ask: Moody, store: ConversationsWithPrivate, dice: random.Random) -> None:
        self.d, self.ask, self.store, self.dice = d, ask, store, dice
        self.typed: list[str] = []
        self.seen: list[str] = []  # conversations
        self.deleted: list[str] = []
        self.steps: dict[Callable[[], object], int] = {
            self.write: 2,
            d.window.composer.submit: 2,
            lambda: self.press("retry_requested"): 1,
            lambda: self.press("edit_requested"): 1,
            lambda: self.press("continue_requested"): 1,
            d.window.chat.stop: 1,
            self.open: 2,
            d.window.question_controller.new_conversation: 1,
            d.window.question_controller.new_private: 1,
            self.delete: 1,
            self.undo: 1,
            lambda: self.happen(e.TextDelta, text="x"): 1,
            lambda: self.happen(e.TurnFinished): 2,
            self.change_version: 2,
            self.suggest: 1,
        }

    async def step(self) -> None:
        window = self.d.window
        if window.chat.current.id not in self.seen:
            self.seen.append(window.chat.current.id)
        (act,) = self.dice.choices([*self.steps], [*self.steps.values()])
        act()
        await asyncio.sleep(self.dice.choice((0, 0, 0.003)))
        shown, page = window.chat.current.turns, window.transcript._turns
        assert [(t.id, t.text, t.state) for t in page] == [(t.id, t.text, t.state) for t in shown]
        assert window.composer._busy is window.chat.busy

    def write(self) -> None:
        self.typed.append(f"word{len(self.typed)}.")
        self.d.window.composer.question.insertPlainText(self.typed[-1])

    def press(self, button: str) -> None:
        if self.d.window.chat.current.tree:
            getattr(self.d.window.transcript, button).emit(self.dice.choice([*self.d.window.chat.current.tree]))

    def open(self) -> None:
        if left := [one for one in self.seen if one not in self.deleted]:
            self.d.window.list.selected.emit(self.dice.choice(left))

    def delete(self) -> None:
        if self.dice.random() < 0.4:
            self.deleted.append(self.d.window.chat.current.id)
            self.d.window.list.deleted.emit(self.deleted[-1])

    def undo(self) -> None:
        if self.deleted:
            self.d.window.list.restored.emit(self.deleted.pop())

    def happen(self, event: type[e.Event], **data: object) -> None:
        if self.ask.running:
            self.ask.say(self.dice.choice([*self.ask.running]), event, **data)

    def change_version(self) -> None:
        if turns := self.d.window.chat.current.turns:
            self.d.window.chat.step_version(self.dice.choice(turns).id, self.dice.choice((-1, 1)))

    def suggest(self) -> None:
        if not self.d.window.chat.current.turns:
            self.d.window.transcript.suggestion_selected.emit("Why is the sky blue?")

    async def lost(self) -> list[str]:
        """What stands neither on the screen, nor waits for its conversation to be shown, nor is stored."""
        return await self.not_kept(self.d.window.composer.text())

    async def not_kept(self, *places_too: str) -> list[str]:
        chat = self.d.window.chat
        places = [
            *places_too,
            chat.draft_saver.new,
            *(one.draft_to_keep for one in chat.conversations.all() if one.private),
        ]
        if places_too:
            places += [one.draft_to_keep for one in chat.conversations.all()]
        for part in (self.store._on_disk, self.store._in_memory):
            places += await part.database.read(lambda db: [row[0] for row in db.execute(_TYPED)])  # type: ignore[attr-defined]
        return [word for word in self.typed if not any(word in place for place in places)]


@pytest.mark.parametrize("seed", range(3))
def test_nothing_typed_is_lost_and_nothing_stays_running(run: Runner[Any], tmp_path: Path, seed: int) -> None:
    async def story() -> None:
        dice = random.Random(seed)
        store = ConversationsWithPrivate(
            await SqliteConversations.open(tmp_path), await SqliteConversations.in_memory()
        )
        services = FakeServices(tmp_path, store)  # type: ignore[arg-type]
        ask = services.ask = Moody(store, dice)
        async with desk(tmp_path, services) as d:
            walk = Walk(d, ask, store, dice)
            for number in range(150):
                await walk.step()
                if number % 10 == 0:
                    assert await walk.lost() == []
            await until(lambda: walk.happen(e.TurnFinished) or not d.window.chat.running.conversations)
            assert all(turn.ended for opened in d.window.chat.conversations.all() for turn in opened.tree.values())
        assert await walk.not_kept() == []
        await store.close()

    run(story())
