"""What is typed is on the screen or on the disk, whatever fails and wherever the user goes meanwhile."""

import asyncio
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSettings
from PySide6.QtGui import QImage

from app.core.domain import events as e
from app.core.domain.conversation import Conversation
from app.core.domain.errors import Unavailable
from app.core.domain.events import Events
from app.core.domain.settings import Overrides
from app.core.domain.turn.turn import State, Turn
from tests.qt import Runner
from tests.ui.fakes import FakeAsk, FakeConversations, FakeServices
from tests.ui.samples import answered
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until


class FullDisk(FakeConversations):
    """Takes no new turn; says so when the test wants it to."""

    def __init__(self, *conversations: Conversation) -> None:
        super().__init__(conversations)
        self.says = asyncio.Event()
        self.full = True

    async def create(self, conversation_id: str, title: str, overrides: Overrides = Overrides()) -> None:
        if self.full:
            await self.says.wait()
            raise Unavailable("disk", "no space left")
        await super().create(conversation_id, title, overrides)


class NotResuming(FakeAsk):
    """The answer can no longer go on; says so when the test wants it to."""

    def __init__(self, store: FakeConversations) -> None:
        super().__init__(store)
        self.says = asyncio.Event()

    async def resume(self, conversation_id: str, turn_id: str) -> Events:
        await self.says.wait()
        for event in ():
            yield event
        raise LookupError(turn_id)


def conversation(id_: str, *turns: Turn) -> Conversation:
    turns = turns or (answered(f"{id_}t", id_),)
    return Conversation(id_, id_.upper(), turns=turns, current_leaf=turns[-1].id)


def cut_off() -> Turn:
    turn = answered("t1")
    turn.state = State.STOPPED
    return turn


def services(folder: Path, store: FakeConversations) -> FakeServices:
    return FakeServices(folder, store)


def type_(d: Desk, text: str) -> None:
    d.window.composer.question.insertPlainText(text)
    d.window.composer.flush_draft()


def send(d: Desk, text: str) -> None:
    type_(d, text)
    d.window.composer.submit()


def saved(folder: Path) -> str:
    """What waits on disk for a new conversation."""
    return str(QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat).value("draft", ""))


async def quiet(d: Desk) -> None:
    await until(lambda: not d.window.chat.busy and not d.window.chat.runner._tasks)
    await until(lambda: not d.window.tasks._tasks)


def test_a_continue_that_fails_leaves_what_is_typed(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        store = FakeConversations([conversation("c1", cut_off())])
        offered = services(tmp_path, store)
        offered.ask = NotResuming(store)
        async with desk(tmp_path, offered) as d:
            await d.opened("c1")
            d.window.transcript.continue_requested.emit("t1")
            type_(d, "half a thought")
            offered.ask.says.set()
            await quiet(d)
            assert d.window.composer.text() == "half a thought"
            assert store.kept["c1"].draft == "half a thought"
            assert "answer" in d.window.bar.words, "of what it cannot do, it speaks"

    run(story())


def test_a_retry_that_fails_leaves_what_is_typed(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        store = FullDisk(conversation("c1"))
        async with desk(tmp_path, services(tmp_path, store)) as d:
            await d.opened("c1")
            type_(d, "half a thought")
            d.window.transcript.retry_requested.emit("c1t")
            store.says.set()
            await quiet(d)
            assert (d.window.composer.text(), store.kept["c1"].draft) == ("half a thought", "half a thought")

    run(story())


def test_a_question_that_fails_after_one_went_elsewhere_waits_where_it_was_asked(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        store = FullDisk(conversation("c1"), conversation("c2"))
        async with desk(tmp_path, services(tmp_path, store)) as d:
            await d.opened("c1")
            send(d, "why is it so long?")
            await d.opened("c2")
            type_(d, "of the second")
            store.says.set()
            await quiet(d)
            assert (d.window.composer.text(), store.kept["c1"].draft) == ("of the second", "why is it so long?")
            assert "C1" in d.window.bar.words
            await d.opened("c1")
            assert d.window.composer.text() == "why is it so long?"

    run(story())


def test_a_first_question_that_fails_after_one_went_elsewhere_waits_in_a_new_conversation(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        store = FullDisk(conversation("c1"))
        async with desk(tmp_path, services(tmp_path, store)) as d:
            send(d, "the very first?")
            await d.opened("c1")
            store.says.set()
            await quiet(d)
            assert saved(tmp_path) == "the very first?"
            assert d.window.bar.words
            d.window.question_controller.new_conversation()
            assert d.window.composer.text() == "the very first?"

    run(story())


def test_what_is_typed_while_a_question_fails_stands_behind_it(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        store = FullDisk(conversation("c1"))
        async with desk(tmp_path, services(tmp_path, store)) as d:
            await d.opened("c1")
            send(d, "first?")
            type_(d, "second?")
            store.says.set()
            await quiet(d)
            assert d.window.composer.text() == "first?\n\nsecond?"
            await until(lambda: store.kept["c1"].draft == "first?\n\nsecond?")

    run(story())


def test_pictures_of_a_question_that_fails_go_back_with_it_and_not_with_another(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        store = FullDisk(conversation("c1"), conversation("c2"))
        async with desk(tmp_path, services(tmp_path, store)) as d:
            await d.opened("c1")
            d.window.composer.pictures.add(QImage(4, 4, QImage.Format.Format_RGB32))
            send(d, "what is this?")
            await d.opened("c2")
            send(d, "and without a picture?")
            store.says.set()
            await quiet(d)
            assert d.window.composer.pictures.take() == ()
            await d.opened("c1")
            assert len(d.window.composer.pictures.take()) == 1

    run(story())


def test_deleting_the_conversation_that_is_shown_keeps_what_waits_for_a_new_one(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        store = FakeConversations([conversation("c1")])
        async with desk(tmp_path, services(tmp_path, store)) as d:
            type_(d, "for later")
            await d.opened("c1")
            type_(d, "in the old one")
            d.window.list.deleted.emit("c1")
            assert d.window.composer.text() == "for later"
            type_(d, "!")
            assert saved(tmp_path) == "for later!"
            d.window.list.restored.emit("c1")
            await until(lambda: d.window.chat.current.id == "c1")
            assert d.window.composer.text() == "in the old one"

    run(story())


def test_what_is_typed_while_another_conversation_loads_stays_where_it_was_typed(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        store = FakeConversations([conversation("c1"), conversation("c2")])
        async with desk(tmp_path, services(tmp_path, store)) as d:
            await d.opened("c1")
            d.window.list.selected.emit("c2")
            d.window.composer.question.insertPlainText("not announced yet")
            await until(lambda: d.window.chat.current.id == "c2")
            await d.opened("c1")
            assert d.window.composer.text() == "not announced yet"

    run(story())


def test_a_question_that_is_being_changed_waits_with_its_conversation(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        store = FakeConversations([conversation("c1"), conversation("c2")])
        async with desk(tmp_path, services(tmp_path, store)) as d:
            await d.opened("c1")
            type_(d, "a draft")
            d.window.transcript.edit_requested.emit("c1t")
            d.window.composer.question.setPlainText("in other words?")
            await d.opened("c2")
            assert store.kept["c1"].draft == "in other words?\n\na draft"  # should the program be killed now
            await d.opened("c1")
            assert (d.window.composer.text(), d.window.composer.edit_bar.isHidden()) == ("in other words?", False)
            d.window.question_controller.escape()
            assert d.window.composer.text() == "a draft"

    run(story())


def test_a_changed_question_that_fails_can_be_changed_again(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        store = FullDisk(conversation("c1"))
        async with desk(tmp_path, services(tmp_path, store)) as d:
            await d.opened("c1")
            type_(d, "a draft")
            d.window.transcript.edit_requested.emit("c1t")
            d.window.composer.set_text("in other words?")
            d.window.composer.submit()
            store.says.set()
            await quiet(d)
            assert (d.window.composer.text(), d.window.composer.edit_bar.isHidden()) == ("in other words?", False)
            store.full = False
            d.window.composer.submit()
            await until(lambda: len(d.window.chat.current.tree) == 2)
            assert d.window.composer.text() == "a draft"
            d.services.ask.say("c1", e.TurnFinished)
            await quiet(d)
            assert store.kept["c1"].draft == "a draft"

    run(story())


def test_a_suggestion_leaves_what_is_typed(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            type_(d, "my own question")
            d.window.transcript.suggestion_selected.emit("How do heat pumps work?")
            await until(lambda: d.window.chat.current.turns)
            assert d.window.composer.text() == "my own question"

    run(story())


class TakingNoDraft(FakeConversations):
    full = True

    async def keep_draft(self, conversation_id: str, draft: str) -> None:
        if self.full:
            raise Unavailable("citewise.db", reason="full")
        await super().keep_draft(conversation_id, draft)


def test_a_draft_that_the_disk_refused_is_saved_with_the_answer_that_it_refused(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        store = TakingNoDraft([conversation("c1")])
        async with desk(tmp_path, services(tmp_path, store)) as d:
            await d.opened("c1")
            type_(d, "half a thought")
            await quiet(d)
            assert store.kept["c1"].draft == ""
            store.full = False
            d.window.chat.runner.happened.emit(e.TurnSaved("c1t"))
            await quiet(d)
            assert store.kept["c1"].draft == "half a thought"

    run(story())


def test_a_suggestion_leaves_a_question_that_is_being_changed(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        store = FakeConversations([conversation("c1", answered("t1"), answered("t2", parent="t1"))])
        async with desk(tmp_path, services(tmp_path, store)) as d:
            await d.opened("c1")
            d.window.transcript.edit_requested.emit("t1")
            type_(d, " in other words")
            typed = d.window.composer.text()
            d.window.transcript.suggestion_selected.emit("How do heat pumps work?")
            await until(lambda: d.services.ask.asked)
            assert d.services.ask.asked[0].parent == "t2", "it follows what was answered last"
            assert d.window.composer.text() == typed
            assert not d.window.composer.edit_bar.isHidden()

    run(story())


def test_a_suggestion_leaves_the_picture_of_what_is_typed(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.composer.pictures.add(QImage(4, 4, QImage.Format.Format_RGB32))
            type_(d, "what is on this?")
            d.window.transcript.suggestion_selected.emit("How do heat pumps work?")
            await until(lambda: d.services.ask.asked)
            assert d.services.ask.asked[0].images == ()
            d.services.ask.say(d.window.chat.current.id, e.TurnFinished)
            await quiet(d)
            d.window.composer.submit()
            await until(lambda: len(d.services.ask.asked) == 2)
            assert len(d.services.ask.asked[1].images) == 1

    run(story())


def test_a_question_from_elsewhere_that_waits_for_leave_is_not_lost_to_what_is_typed(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            type_(d, "half a thought")
            d.window.question_controller.ask_aside("sum up http://wiki.local:8080/page")
            assert "half a thought" in d.window.composer.text()
            assert "http://wiki.local:8080/page" in d.window.composer.text()
            d.window.composer.allow_bar.buttons[1].click()
            await until(lambda: d.services.ask.asked)
            assert d.services.ask.asked[0].text.startswith("sum up http://wiki.local:8080/page")

    run(story())


def test_a_question_that_waits_for_leave_may_be_changed_until_it_is_sent(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.composer.pictures.add(QImage(4, 4, QImage.Format.Format_RGB32))
            send(d, "sum up http://wiki.local:8080/page")
            type_(d, " in two lines")
            d.window.composer.allow_bar.buttons[1].click()
            await until(lambda: d.services.ask.asked)
            asked = d.services.ask.asked[0]
            assert (asked.text, len(asked.images)) == ("sum up http://wiki.local:8080/page in two lines", 1)

    run(story())


def test_a_half_typed_private_question_is_still_there_when_one_comes_back(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, FakeConversations([conversation("c1")]))) as d:
            d.window.question_controller.new_private()
            type_(d, "a secret")
            await d.opened("c1")
            d.window.question_controller.new_private()
            assert d.window.composer.text() == "a secret"
        assert "secret" not in (tmp_path / "window.ini").read_text()

    run(story())


def test_a_question_whose_turn_never_began_is_a_draft_when_the_window_has_closed(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        store = FullDisk(conversation("c1"))
        async with desk(tmp_path, services(tmp_path, store)) as d:
            await d.opened("c1")
            send(d, "asked and closed?")
            await until(lambda: d.services.ask.asked)
        assert store.kept["c1"].draft == "asked and closed?"

    run(story())


def test_a_draft_that_the_disk_did_not_take_is_still_there_and_taken_later(run: Runner[Any], tmp_path: Path) -> None:
    class Locked(FakeConversations):
        locked = True

        async def keep_draft(self, conversation_id: str, text: str) -> None:
            if self.locked:
                raise Unavailable("disk", "locked")
            await super().keep_draft(conversation_id, text)

    async def story() -> None:
        store = Locked([conversation("c1"), conversation("c2")])
        async with desk(tmp_path, services(tmp_path, store)) as d:
            await d.opened("c1")
            type_(d, "typed on a full disk")
            await d.opened("c2")
            await quiet(d)
            await d.opened("c1")
            assert d.window.composer.text() == "typed on a full disk"
            store.locked = False
        assert store.kept["c1"].draft == "typed on a full disk"

    run(story())


def test_a_private_question_leaves_what_waits_for_a_new_conversation(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            type_(d, "for later")
            d.window.question_controller.new_private()
            conversation = await d.asked("a secret?")
            d.services.ask.say(conversation, e.TurnFinished)
            d.window.question_controller.new_conversation()
            assert d.window.composer.text() == "for later"

    run(story())


def test_what_waits_for_a_new_conversation_stays_on_the_disk_from_start_to_start(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            type_(d, "for later")
        for _ in range(2):
            async with desk(tmp_path) as d:
                assert d.window.composer.text() == "for later"
                assert saved(tmp_path) == "for later"

    run(story())
