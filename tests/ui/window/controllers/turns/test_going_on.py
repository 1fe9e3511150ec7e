"""After an answer a model suggests questions and names the conversation, in the real window, where switched on."""

import asyncio
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.domain import events as e
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.conversation import Conversation
from app.core.domain.editing import GoingOnSettings
from app.core.domain.errors import Unreachable
from app.core.domain.settings import Overrides, Settings
from app.ui.transcript.actions import TranscriptAction
from tests.fakes import FakeModel
from tests.qt import Runner
from tests.ui.fakes import FakeConversations, FakeServices, FakeSettings
from tests.ui.samples import answered
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

CHOICE = ModelChoice("openai", "small-1")
PROVIDERS = (Provider("openai", "OpenAI", "https://x.example", ("small-1",)),)


def services(folder: Path, model: FakeModel, *old: Conversation, **going_on: bool) -> FakeServices:
    settings = Settings(providers=PROVIDERS, model=CHOICE, going_on=GoingOnSettings(**going_on))
    made = FakeServices(folder, FakeConversations(list(old)), FakeSettings(settings))
    made.models.directory.model = lambda _: model  # type: ignore[method-assign, assignment, return-value]
    return made


async def asked_and_answered(d: Desk, text: str, end: type[e.Event] = e.TurnFinished) -> str:
    d.window.chat.set_overrides(Overrides(model=CHOICE))
    d.window.composer.set_text(text)
    count = len(d.window.chat.current.turns)
    d.window.composer.submit()
    await until(lambda: len(d.window.chat.current.turns) > count)
    conversation = d.window.chat.current.id
    await d.services.ask.begun(conversation)
    for turn in d.window.chat.current.turns:
        turn.model = CHOICE
    d.services.ask.say(conversation, e.TextDelta, text="Because of the air.")
    d.services.ask.say(conversation, end)
    await until(lambda: not d.window.composer._busy)
    return conversation


def text_of(d: Desk) -> str:
    return str(d.window.transcript.toPlainText())


def test_questions_stand_under_the_last_answer_and_a_click_asks_one(run: Runner[Any], tmp_path: Path) -> None:
    model = FakeModel(['["Why is it red at dusk?", "Is it blue on Mars?"]', "[]"])

    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, model, follow_ups=True)) as d:
            conversation = await asked_and_answered(d, "Why is the sky blue?")
            await until(lambda: "Why is it red at dusk?" in text_of(d))
            (turn,) = d.window.chat.current.turns
            stored = (await d.services.conversations.conversation(conversation)).turns[0]  # type: ignore[union-attr]
            assert stored.suggestions == turn.suggestions == ("Why is it red at dusk?", "Is it blue on Mars?")
            press = d.window.transcript.command_requested.emit
            press(TranscriptAction.FOLLOW_UP, turn.id, "What nobody suggested")
            assert len(d.services.ask.asked) == 1
            d.window.composer.set_text("typed")
            press(TranscriptAction.FOLLOW_UP_EDIT, turn.id, "Is it blue on Mars?")
            assert d.window.composer.question.toPlainText() == "typed\n\nIs it blue on Mars?"
            press(TranscriptAction.FOLLOW_UP, turn.id, "Why is it red at dusk?")
            await until(lambda: len(d.services.ask.asked) == 2)
            assert d.services.ask.asked[1].text == "Why is it red at dusk?"
            await until(lambda: "Is it blue on Mars?" not in text_of(d))

    run(story())


def test_nothing_is_asked_where_it_is_switched_off_or_the_turn_was_stopped(run: Runner[Any], tmp_path: Path) -> None:
    model = FakeModel([])

    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, model)) as d:
            await asked_and_answered(d, "Why is the sky blue?")
            d.services.settings.file.saved = replace(
                d.services.settings.file.saved, going_on=GoingOnSettings(follow_ups=True, titles=True)
            )
            await asked_and_answered(d, "And why red?", e.TurnStopped)
            await d.window.tasks.done()
            assert model.requests == []

    run(story())


def test_a_failure_is_silent_but_logged(run: Runner[Any], tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)

    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, FakeModel([Unreachable("x")]), follow_ups=True)) as d:
            await asked_and_answered(d, "Why is the sky blue?")
            await until(lambda: "no questions after an answer" in caplog.text)
            assert not d.window.bar.isVisible()

    run(story())


def test_a_first_answer_names_its_conversation_once(run: Runner[Any], tmp_path: Path) -> None:
    model = FakeModel(["The blue sky"])

    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, model, titles=True)) as d:
            await asked_and_answered(d, "Why is the sky blue?")
            await until(lambda: d.window.windowTitle() == "The blue sky – Citewise")
            await asked_and_answered(d, "And why red?")
            await d.window.tasks.done()
            assert d.window.chat.current.title == "The blue sky"
            assert len(model.requests) == 1

    run(story())


def test_a_conversation_whose_turns_are_deleted_while_it_is_named_keeps_its_title(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        model, bugs = FakeModel(["The blue sky"], gate=asyncio.Event()), []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: bugs.append(context))
        async with desk(tmp_path, services(tmp_path, model, titles=True)) as d:
            conversation = await asked_and_answered(d, "Why is the sky blue?")
            await until(lambda: model.requests)
            store = d.services.conversations
            store.kept[conversation] = replace(store.kept[conversation], turns=())
            assert model.gate is not None
            model.gate.set()
            await d.window.tasks.done()
            assert d.window.chat.current.title == "Why is the sky blue?"
        asyncio.get_running_loop().set_exception_handler(None)
        assert bugs == []

    run(story())


def test_a_title_that_the_user_gave_stays(run: Runner[Any], tmp_path: Path) -> None:
    model = FakeModel(["The blue sky"])

    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, model, titles=True)) as d:
            d.window.composer.set_text("Why is the sky blue?")
            d.window.chat.set_overrides(Overrides(model=CHOICE))
            d.window.composer.submit()
            await until(lambda: d.window.chat.current.turns)
            conversation = d.window.chat.current.id
            await d.services.ask.begun(conversation)
            await until(lambda: d.window.chat.current.title)
            d.window.chat.rename(conversation, "Mine")
            d.window.chat.current.turns[0].model = CHOICE
            d.services.ask.say(conversation, e.TextDelta, text="Because.")
            d.services.ask.say(conversation, e.TurnFinished)
            await until(lambda: not d.window.composer._busy)
            await d.window.tasks.done()
            assert d.window.chat.current.title == "Mine"
            assert model.requests == []

    run(story())


def test_rename_by_model_works_where_the_setting_is_off(run: Runner[Any], tmp_path: Path) -> None:
    model = FakeModel(["Bridge facts"])
    old = Conversation("c1", "Bridges", turns=(replace(answered(), model=CHOICE),), current_leaf="t1")

    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, model, old)) as d:
            await d.opened("c1")
            await until(lambda: d.window.list.rows.ids() == ["c1"])
            menu = d.window.list.menus.conversation_menu("c1", "Bridges")
            menu.popup(d.window.pos())
            action = next(one for one in menu.actions() if one.text() == "Rename by model")
            menu.setActiveAction(action)
            QTest.keyClick(menu, Qt.Key.Key_Return)
            await until(lambda: d.window.chat.current.title == "Bridge facts")

    run(story())
