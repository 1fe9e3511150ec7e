"""A translation that is not good enough is asked for again: the old one stays until there is another one, whole."""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest

from app.core.citing.markers import place_citations
from app.core.domain.chat import ChatRequest, ModelChoice, ModelPart, Provider, TextPart
from app.core.domain.editing import Translation
from app.core.domain.errors import Unreachable
from app.core.domain.settings import Overrides, Settings
from app.ui.transcript.actions import TranscriptAction
from app.ui.transcript.plain import PlainTranscript
from tests.fakes import FakeModel
from tests.qt import Runner
from tests.ui.window.controllers.turns.test_translations import choose, services, text_of, turn
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

POOR = "Eis schmelzen bei 0 °C [1].\n\nEs war gemesst 1742 [1]."
OLD = Translation("de", POOR, place_citations(POOR, {1}), current=True)
GOOD = '<p n="1">Eis schmilzt bei 0 °C ⟦1⟧.</p>', '<p n="2">Gemessen wurde 1742 ⟦1⟧.</p>'


def place_of(transcript: PlainTranscript, words: str) -> QPoint:
    """The middle of a link in the viewport."""
    transcript.moveCursor(QTextCursor.MoveOperation.Start)
    assert transcript.find(words), words
    transcript.ensureCursorVisible()
    found = transcript.textCursor()
    end = transcript.cursorRect(found)
    found.setPosition(found.selectionStart() + 1)
    return (transcript.cursorRect(found).center() + end.center()) / 2


def click(transcript: PlainTranscript, words: str) -> None:
    QTest.mouseClick(transcript.viewport(), Qt.MouseButton.LeftButton, pos=place_of(transcript, words))


def press(transcript: PlainTranscript, words: str) -> None:
    """From link to link by Tab, and Return on the one with these words."""
    transcript.setFocus()
    for _ in range(50):
        QTest.keyClick(transcript, Qt.Key.Key_Tab)
        if transcript.textCursor().selectedText() == words:
            break
    assert transcript.textCursor().selectedText() == words
    QTest.keyClick(transcript, Qt.Key.Key_Return)


def by_menu(d: Desk) -> None:
    choose(d.window, "Translate", "Translate again")


def by_mouse(d: Desk) -> None:
    click(d.window.transcript, "Translate again")


def by_keyboard(d: Desk) -> None:
    press(d.window.transcript, "Translate again")


@dataclass
class Halting(FakeModel):
    """Writes the first paragraph and halts until it may go on."""

    halted: asyncio.Event = field(default_factory=asyncio.Event)
    go: asyncio.Event = field(default_factory=asyncio.Event)

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        self.requests.append(request)
        yield TextPart(GOOD[0])
        self.halted.set()
        await self.go.wait()
        yield TextPart(GOOD[1])


async def _is_stored(d: Desk, text: str) -> bool:
    conversation = await d.services.conversations.conversation("c1")
    assert conversation is not None
    return [one.text for one in conversation.turns[0].translations] == [text]


@pytest.mark.parametrize("ask", [by_menu, by_mouse, by_keyboard])
def test_the_old_translation_stays_until_the_new_one_is_whole(run: Runner[Any], tmp_path: Path, ask: Any) -> None:
    async def story() -> None:
        model = Halting([])
        async with desk(tmp_path, services(tmp_path, model, turn(translations=(OLD,)))) as d:
            await d.opened("c1")
            await until(lambda: "Translated into German · Show original · Translate again" in text_of(d))
            ask(d)
            await model.halted.wait()
            await until(lambda: "Translating into German with" in text_of(d) and "… · Stop" in text_of(d))
            assert "Translate again" not in text_of(d)
            assert "Eis schmelzen bei 0 °C [1]." in text_of(d)
            assert d.window.transcript.version(d.window.chat.turn("t1")).text == POOR
            d.window.conversation_export.write("c1", str(tmp_path / "old.md"))
            await until((tmp_path / "old.md").is_file)
            assert "Eis schmelzen" in (tmp_path / "old.md").read_text(encoding="utf-8")
            model.go.set()
            await until(lambda: "Translated into German · Show original · Translate again" in text_of(d))
            assert "Eis schmilzt bei 0 °C [1]." in text_of(d)
            assert "schmelzen" not in text_of(d)
            await until(lambda: _is_stored(d, "Eis schmilzt bei 0 °C [1].\n\nGemessen wurde 1742 [1]."))

    run(story())


def test_one_that_is_stopped_leaves_the_old_one(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        model = Halting([])
        async with desk(tmp_path, services(tmp_path, model, turn(translations=(OLD,)))) as d:
            await d.opened("c1")
            await until(lambda: "Translate again" in text_of(d))
            by_keyboard(d)
            await model.halted.wait()
            await until(lambda: "Translating into German" in text_of(d))
            press(d.window.transcript, "Stop")
            await until(lambda: "Translated into German · Show original · Translate again" in text_of(d))
            assert "Eis schmelzen" in text_of(d)
            assert await _is_stored(d, POOR)

    run(story())


HALF = "".join(GOOD[:1]) + '<p n="2">It was measured in 1742 ⟦1⟧.</p>'


@pytest.mark.parametrize("answers", [[Unreachable("OpenAI")], ["Sorry.", "Sorry."], [HALF]])
def test_one_that_fails_or_says_less_leaves_the_old_one_and_is_told(
    run: Runner[Any], tmp_path: Path, answers: list[Any]
) -> None:
    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, FakeModel(answers), turn(translations=(OLD,)))) as d:
            await d.opened("c1")
            await until(lambda: "Translate again" in text_of(d))
            by_menu(d)
            await until(lambda: d.window.bar.isVisible() and d.window.bar.words)
            await until(lambda: "Translated into German · Show original · Translate again" in text_of(d))
            assert "Eis schmelzen" in text_of(d)
            assert await _is_stored(d, POOR)

    run(story())


def test_two_presses_ask_once_and_the_model_of_now_is_asked(run: Runner[Any], tmp_path: Path) -> None:
    asked: list[object] = []

    async def story() -> None:
        model = Halting([])
        made = services(tmp_path, model, turn(translations=(OLD,)))
        made.settings.file.saved = Settings(
            providers=(Provider("openai", "OpenAI", "https://x.example", ("small-1", "large-2")),)
        )

        def model_of(choice: object) -> object:
            asked.append(choice)
            return model

        made.models.directory.model = model_of  # type: ignore[method-assign]
        async with desk(tmp_path, made) as d:
            await d.opened("c1")
            await until(lambda: "Translate again" in text_of(d))
            d.window.chat.current.overrides = Overrides(model=ModelChoice("openai", "large-2"))
            for _ in range(2):
                d.window.transcript.command_requested.emit(TranscriptAction.TRANSLATION_AGAIN, "t1", "")
            await model.halted.wait()
            await until(lambda: "Translating into German with large-2" in text_of(d))
            assert asked == [ModelChoice("openai", "large-2")]
            assert len(model.requests) == 1

    run(story())


def test_an_answer_as_it_was_written_offers_no_other_translation(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        old = replace(OLD, current=False)
        async with desk(tmp_path, services(tmp_path, FakeModel([]), turn(translations=(old,)))) as d:
            await d.opened("c1")
            await until(lambda: "Show translation (German)" in text_of(d))
            assert "Translate again" not in text_of(d)
            d.window.translations().translate_again("t1")  # type: ignore[attr-defined]
            assert "Ice melts" in text_of(d)

    run(story())
