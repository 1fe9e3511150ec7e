"""An answer is translated in the real window: from its menu, paragraph by paragraph, and back."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.citing.markers import place_citations
from app.core.domain.chat import ChatRequest, ModelChoice, ModelPart, Provider, TextPart
from app.core.domain.conversation import Conversation
from app.core.domain.editing import Translation
from app.core.domain.errors import Unreachable
from app.core.domain.events import TextDelta, TurnFinished
from app.core.domain.settings import Settings
from app.core.domain.sources import Source
from app.core.domain.turn.turn import State, Turn
from app.core.secrecy import in_private
from app.ui.transcript.actions import TranscriptAction
from tests.fakes import FakeModel
from tests.qt import Runner
from tests.ui.fakes import FakeConversations, FakeServices, FakeSettings
from tests.ui.samples import answered
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

CHOICE = ModelChoice("openai", "small-1")
SETTINGS = Settings(providers=(Provider("openai", "OpenAI", "https://x.example", ("small-1",)),))
ANSWER = "Ice melts at 0 °C [1].\n\nIt was measured in 1742 [1]."


def turn(**more: Any) -> Turn:
    return replace(
        answered(), text_parts=[ANSWER], citations=place_citations(ANSWER, {1}), model=CHOICE, **more
    )  # fmt: skip


def services(folder: Path, model: FakeModel, *turns: Turn) -> FakeServices:
    conversation = Conversation("c1", "Ice", turns=turns or (turn(),), current_leaf="t1")
    made = FakeServices(folder, FakeConversations([conversation]), FakeSettings(SETTINGS))
    made.models.directory.model = lambda _: model  # type: ignore[method-assign, assignment, return-value]
    return made


def choose(window: Any, *names: str) -> None:
    """By the keyboard's way: the menu of the answer, its entries by their words."""
    window.transcript.command_requested.emit(TranscriptAction.MORE, "t1", "")
    menu = window.turn_menu.menu
    for name in names[:-1]:
        menu = next(one.menu() for one in menu.actions() if one.text() == name)
    menu.popup(window.pos())
    action = next(one for one in menu.actions() if one.text() == names[-1])
    menu.setActiveAction(action)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    window.turn_menu.menu and window.turn_menu.menu.close()


def text_of(d: Desk) -> str:
    return str(d.window.transcript.toPlainText())


def test_an_answer_is_translated_kept_and_shown_as_written_again(run: Runner[Any], tmp_path: Path) -> None:
    gate = asyncio.Event()
    model = FakeModel(
        [[TextPart('<p n="1">Eis schmilzt bei 0 °C ⟦1⟧.</p>\n'), TextPart('<p n="2">Gemessen wurde 1742 ⟦1⟧.</p>')]],
        gate=gate,
    )

    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, model)) as d:
            await d.opened("c1")
            choose(d.window, "Translate", "German")
            await until(lambda: "Translating into German with" in text_of(d))
            assert "Ice melts" in text_of(d)
            gate.set()
            await until(lambda: "Translated into German · Show original" in text_of(d))
            assert "Eis schmilzt bei 0 °C [1]." in text_of(d)
            assert "Ice melts" not in text_of(d)
            stored = (await d.services.conversations.conversation("c1")).turns[0]  # type: ignore[union-attr]
            assert [one.language for one in stored.translations] == ["de"]
            assert stored.text == ANSWER
            d.window.transcript.copy_answer("t1")
            for name, words in (("ice.md", "Eis schmilzt bei 0 °C"), ("ice.html", "Gemessen wurde 1742")):
                d.window.conversation_export.write("c1", str(tmp_path / name))
                await until((tmp_path / name).is_file)
                assert words in (tmp_path / name).read_text(encoding="utf-8")
                assert "Ice melts" not in (tmp_path / name).read_text(encoding="utf-8")
            choose(d.window, "Translate", "Original")
            await until(lambda: "Ice melts at 0 °C [1]." in text_of(d))
            d.window.conversation_export.write("c1", str(tmp_path / "original.md"))
            await until((tmp_path / "original.md").is_file)
            assert "Ice melts" in (tmp_path / "original.md").read_text(encoding="utf-8")
            assert "Show translation (German)" in text_of(d)
            choose(d.window, "Translate", "German")
            await until(lambda: "Eis schmilzt" in text_of(d))
            assert len(model.requests) == 1

    run(story())


def test_a_chip_of_the_translation_opens_the_same_passage(run: Runner[Any], tmp_path: Path) -> None:
    model = FakeModel(['<p n="1">冰在 0 °C 融化⟦1⟧。</p><p n="2">1742 年测得⟦1⟧。</p>'])

    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, model)) as d:
            await d.opened("c1")
            d.window.commands.run("answer.translate")
            await until(lambda: "Translated into Simplified Chinese" in text_of(d))
            assert "1742 年测得[1]。" in text_of(d)
            d.window.transcript.citation_activated.emit("t1", 1, 1)
            await until(lambda: d.window.panel.isVisible())
            assert d.window.panel.turn_id == "t1"

    run(story())


def test_stop_leaves_the_answer_as_it_was_written(run: Runner[Any], tmp_path: Path) -> None:
    model = FakeModel(["never"], gate=asyncio.Event())

    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, model)) as d:
            await d.opened("c1")
            choose(d.window, "Translate", "Japanese")
            await until(lambda: "Translating into Japanese" in text_of(d))
            d.window.transcript.command_requested.emit(TranscriptAction.TRANSLATION_STOP, "t1", "")
            await until(lambda: "Translating" not in text_of(d))
            assert "Ice melts" in text_of(d)
            stored = (await d.services.conversations.conversation("c1")).turns[0]  # type: ignore[union-attr]
            assert not stored.translations

    run(story())


def test_a_failure_is_told_and_the_answer_stays(run: Runner[Any], tmp_path: Path) -> None:
    model = FakeModel([Unreachable("OpenAI")])

    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, model)) as d:
            await d.opened("c1")
            choose(d.window, "Translate", "French")
            await until(lambda: d.window.bar.isVisible())
            assert "OpenAI" in d.window.bar.words
            await until(lambda: "Translating" not in text_of(d))
            assert "Ice melts" in text_of(d)

    run(story())


def test_without_any_model_it_says_what_to_do(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        made = services(tmp_path, FakeModel([]), turn())
        made.settings.file.saved = Settings()
        async with desk(tmp_path, made) as d:
            await d.opened("c1")
            choose(d.window, "Translate", "French")
            await until(lambda: d.window.bar.isVisible())
            assert "needs a model" in d.window.bar.words

    run(story())


def test_the_languages_begin_with_the_likeliest_and_leave_out_the_answers_own(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, FakeModel([]))) as d:
            await d.opened("c1")
            one = turn()
            made = d.window.translations()  # type: ignore[attr-defined]
            assert "en" not in made.languages(one)
            assert len(made.languages(one)) == 8
            assert made.default_language(one) == "zh-CN"
            assert made.default_language(replace(one, text_parts=["冰在零度融化。这是很久以前测量的。"])) == "en"
            d.window.memory.setValue("translation/language", "ja")
            assert made.languages(one)[0] == "ja"

    run(story())


def two_paragraphs(gate: asyncio.Event | None = None) -> FakeModel:
    reply = '<p n="1">Eis schmilzt bei 0 °C ⟦1⟧.</p><p n="2">Gemessen wurde 1742 ⟦1⟧.</p>'
    return FakeModel([reply], gate=gate)


async def go_on(d: Desk) -> None:
    ask = d.services.ask
    ask.tell("t1", TextDelta, text=" AND THE REST OF IT.")
    ask.tell("t1", TurnFinished)
    await until(lambda: not d.window.chat.running.conversations)


def test_an_answer_that_goes_on_is_shown_whole_and_not_as_the_half_that_was_translated(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, two_paragraphs(), turn(state=State.STOPPED))) as d:
            await d.opened("c1")
            choose(d.window, "Translate", "German")
            await until(lambda: "Translated into German" in text_of(d))
            d.window.chat.resume("t1")
            await until(lambda: bool(d.services.ask.resumed))
            await go_on(d)
            await until(lambda: "AND THE REST OF IT." in text_of(d))
            assert "Eis schmilzt" not in text_of(d)
            assert d.window.translations().languages_in_view() == {}  # type: ignore[attr-defined]
            d.window.chat.new()
            await d.opened("c1")
            await until(lambda: "AND THE REST OF IT." in text_of(d))

    run(story())


def test_an_answer_that_goes_on_elsewhere_ends_its_translation(run: Runner[Any], tmp_path: Path) -> None:
    gate = asyncio.Event()

    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, two_paragraphs(gate), turn(state=State.STOPPED))) as d:
            await d.opened("c1")
            choose(d.window, "Translate", "German")
            await until(lambda: "Translating into German" in text_of(d))
            d.window.chat.resume("t1")
            d.window.chat.new()
            await until(lambda: bool(d.services.ask.resumed))
            await go_on(d)
            gate.set()
            await d.opened("c1")
            await until(lambda: "AND THE REST OF IT." in text_of(d))
            assert "Translat" not in text_of(d)
            assert not d.window.chat.turn("t1").translations
            stored = (await d.services.conversations.conversation("c1")).turns[0]  # type: ignore[union-attr]
            assert not stored.translations

    run(story())


def test_a_translation_in_a_private_conversation_leaves_nothing_behind(run: Runner[Any], tmp_path: Path) -> None:
    masked: list[bool] = []

    class Listening(FakeModel):
        async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
            masked.append(in_private.get())
            async for part in super().stream(request):
                yield part

    async def story() -> None:
        model = Listening(list(two_paragraphs().answers))
        async with desk(tmp_path, services(tmp_path, model)) as d:
            d.window.chat.new_private()
            private = d.window.chat.current
            private.stored = True
            private.put(turn(conversation=private.id))
            private.show("t1")
            d.window.chat.current_changed.emit()
            d.window.translations().show_in("t1", "de")  # type: ignore[attr-defined]
            await until(lambda: "Translated into German" in text_of(d))
            assert masked == [True]
            assert d.window.memory.value("translation/language") is None
            assert not in_private.get()

    run(story())


def test_the_language_of_an_answer_survives_a_restart(run: Runner[Any], tmp_path: Path) -> None:
    made = services(tmp_path, two_paragraphs())

    async def story() -> None:
        async with desk(tmp_path, made) as d:
            await d.opened("c1")
            choose(d.window, "Translate", "German")
            await until(lambda: "Translated into German" in text_of(d))
        async with desk(tmp_path, made) as d:
            await d.opened("c1")
            await until(lambda: "Translated into German · Show original" in text_of(d))
            assert "Eis schmilzt bei 0 °C [1]." in text_of(d)
            assert d.window.panel._turn.text.startswith("Eis")  # type: ignore[union-attr]
            d.window.conversation_export.write("c1", str(tmp_path / "ice.md"))
            await until((tmp_path / "ice.md").is_file)
            assert "Eis schmilzt" in (tmp_path / "ice.md").read_text(encoding="utf-8")
            choose(d.window, "Translate", "Original")
            await until(lambda: "Ice melts at 0 °C [1]." in text_of(d))
        async with desk(tmp_path, made) as d:
            await d.opened("c1")
            await until(lambda: "Show translation (German)" in text_of(d))
            assert "Ice melts at 0 °C [1]." in text_of(d)
            d.window.transcript.command_requested.emit(TranscriptAction.TRANSLATION, "t1", "de")
            await until(lambda: "Eis schmilzt" in text_of(d))
        async with desk(tmp_path, made) as d:
            await d.opened("c1")
            await until(lambda: "Eis schmilzt" in text_of(d))

    run(story())


def test_one_that_is_stopped_or_fails_gives_back_the_language_that_stood_there(
    run: Runner[Any], tmp_path: Path
) -> None:
    german = Translation("de", "Eis schmilzt bei 0 °C.", current=True)
    model = FakeModel([Unreachable("OpenAI")] * 2, gate=asyncio.Event())  # the first is stopped

    async def story() -> None:
        async with desk(tmp_path, services(tmp_path, model, turn(translations=(german,)))) as d:
            await d.opened("c1")
            d.window.translations()  # type: ignore[attr-defined]
            await until(lambda: "Eis schmilzt" in text_of(d))
            choose(d.window, "Translate", "Japanese")
            await until(lambda: "Translating into Japanese" in text_of(d))
            d.window.transcript.command_requested.emit(TranscriptAction.TRANSLATION_STOP, "t1", "")
            await until(lambda: "Translated into German" in text_of(d))
            assert "Eis schmilzt" in text_of(d)
            choose(d.window, "Translate", "Japanese")
            await until(lambda: "OpenAI" in d.window.bar.words)
            await until(lambda: "Translated into German" in text_of(d))

    run(story())


def test_a_language_chosen_while_a_translation_is_being_saved_does_not_lose_it(
    run: Runner[Any], tmp_path: Path
) -> None:
    class Slow(FakeConversations):
        """Its disk takes a while."""

        async def save(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
            for _ in range(20):
                await asyncio.sleep(0)
            await super().save(turn, sources)
            saved.append(tuple(one.language for one in turn.translations))

    saved: list[tuple[str, ...]] = []

    async def story() -> None:
        made = services(tmp_path, two_paragraphs())
        made.conversations = Slow([Conversation("c1", "Ice", turns=(turn(),), current_leaf="t1")])
        async with desk(tmp_path, made) as d:
            await d.opened("c1")
            translations: Any = d.window.translations()  # type: ignore[attr-defined]
            translations.show_in("t1", "de")
            await until(lambda: bool(d.window.chat.turn("t1").translations))
            translations.show_in("t1", "")
            await until(lambda: len(saved) == 2)
            assert saved == [("de",), ("de",)]

    run(story())
