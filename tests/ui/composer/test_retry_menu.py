"""*Retry with…*: the same question with another model, search source or depth."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.conversation import Conversation
from app.core.domain.editing import EditingMode
from app.core.domain.graph import Depth
from app.core.domain.settings import QUOTES, SearchMode, Settings
from app.ui.transcript.actions import TranscriptAction
from tests.qt import Runner
from tests.ui.fakes import FakeConversations, FakeServices, FakeSettings
from tests.ui.samples import answered
from tests.ui.window.test_main_window import desk, with_old
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")


async def opened_menu() -> QMenu:
    await until(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def within(menu: QMenu, title: str) -> QMenu:
    inner = next(action.menu() for action in menu.actions() if action.text() == title)
    assert isinstance(inner, QMenu)
    return inner


@pytest.mark.parametrize(
    ("title", "words", "check"),
    [
        ("Model", "No model (quotes only)", lambda q: q.overrides.model == QUOTES),
        ("Search source", "Without searching", lambda q: q.overrides.mode is SearchMode.OFF),
        ("Depth", "Research: Quick", lambda q: q.depth is Depth.QUICK),
        ("Depth", "Answer", lambda q: q.depth is None),
        ("Check answers", "Repair", lambda q: q.overrides.editing is EditingMode.REPAIR),
    ],
)
def test_the_same_question_is_asked_otherwise(
    run: Runner[Any], tmp_path: Path, title: str, words: str, check: Any
) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            d.window.transcript.command_requested.emit(TranscriptAction.RETRY_WITH, "t1", "20,30")
            menu = await opened_menu()
            inner = within(menu, title)
            next(action for action in inner.actions() if action.text() == words).trigger()
            menu.close()
            await until(lambda: d.services.ask.asked)
            question = d.services.ask.asked[-1]
            assert question.text == d.window.chat.turn("t1").question  # type: ignore[union-attr]
            assert check(question)

    run(story())


def test_another_model_answers_this_time_only(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        provider = Provider("p", "Some & Co.", "https://api.example/v1", ("m1", "m2"))
        old = Conversation("c1", "Bridges", turns=(answered(),), current_leaf="t1")
        settings = FakeSettings(Settings(providers=(provider,)))
        async with desk(tmp_path, FakeServices(tmp_path, FakeConversations([old]), settings)) as d:
            await d.opened("c1")
            d.window.transcript.command_requested.emit(TranscriptAction.RETRY_WITH, "t1", "")
            menu = await opened_menu()
            first = within(menu, "Model").actions()[0]
            assert first.text() == "m1 · Some && Co."
            first.trigger()
            menu.close()
            await until(lambda: d.services.ask.asked)
            assert d.services.ask.asked[-1].overrides.model == ModelChoice("p", "m1")
            assert d.window.chat.current.overrides.model is None

    run(story())


@pytest.mark.parametrize(("models", "there_are"), [(("m1", "m2"), True), (("m1",), False)])
def test_answers_are_compared_only_where_another_model_can_answer(
    run: Runner[Any], tmp_path: Path, models: tuple[str, ...], there_are: bool
) -> None:
    async def story() -> None:
        turn = replace(answered(), model=ModelChoice("p", "m1"))
        old = Conversation("c1", "Bridges", turns=(turn,), current_leaf="t1")
        settings = FakeSettings(Settings(providers=(Provider("p", "Some", "https://api.example/v1", models),)))
        async with desk(tmp_path, FakeServices(tmp_path, FakeConversations([old]), settings)) as d:
            await d.opened("c1")
            d.window.transcript.command_requested.emit(TranscriptAction.RETRY_WITH, "t1", "")
            menu = await opened_menu()
            compare = next(action for action in menu.actions() if action.text() == "Compare with…")
            assert compare.isEnabled() is there_are
            menu.close()

    run(story())
