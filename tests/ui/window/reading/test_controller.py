"""An answer is read aloud by Qt's mock engine, in the real window."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.citing.markers import place_citations
from app.core.domain.conversation import Conversation
from app.core.domain.editing import Translation
from app.ui.transcript.actions import TranscriptAction
from app.ui.transcript.parts.translated import TranslationView
from app.ui.window.reading.controller import ReadingAloud
from app.ui.window.translation import install_language
from tests.qt import Runner
from tests.ui.fakes import FakeConversations, FakeServices
from tests.ui.samples import answered
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

pytest.importorskip("PySide6.QtTextToSpeech", exc_type=ImportError)  # its library may lack libpulse
ANSWER = "Ice melts [1]. Water boils [1].\n\n```\ncode\n```\n\nThe end comes."


def services(folder: Path) -> FakeServices:
    turn = replace(answered(), text_parts=[ANSWER], citations=place_citations(ANSWER, {1}))
    other = Conversation("c2", "Other", turns=(answered("t9", "c2"),), current_leaf="t9")
    return FakeServices(folder, FakeConversations([Conversation("c1", "Ice", turns=(turn,), current_leaf="t1"), other]))


def reading(d: Desk, engine: str = "mock") -> ReadingAloud:
    made = ReadingAloud(d.window, lambda: engine)
    d.window.turn_menu.reading = lambda: made  # type: ignore[attr-defined]
    d.window.reading_aloud = lambda: made  # type: ignore[attr-defined]
    return made


def marked(d: Desk) -> str:
    selections = d.window.transcript.extraSelections()
    return str(selections[0].cursor.selectedText()) if selections else ""


def test_sentences_are_marked_one_after_the_other_until_the_end(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, services(tmp_path)) as d:
            await d.opened("c1")
            made = reading(d)
            steps: list[str] = []
            d.window.commands.run("answer.read_aloud")
            player: Any = made.player
            assert made.bar is not None
            assert made.bar.isVisible()
            assert made.bar.words.text() == "Reading aloud: 1 of 4"
            assert marked(d) == "Ice melts"
            player.moved.connect(lambda index: steps.append(made._sentences[index].text))
            await until(lambda: not made.turn)
            assert steps == ["Water boils.", "Code.", "The end comes."]
            assert not made.bar.isVisible()

    run(story())


def test_it_is_paused_stepped_and_stopped_by_the_bar(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, services(tmp_path)) as d:
            await d.opened("c1")
            made = reading(d)
            made.read("t1")
            bar: Any = made.bar
            await until(lambda: made.player is not None and made.player.speech.state().name == "Speaking")
            QTest.mouseClick(bar.pause, Qt.MouseButton.LeftButton)
            await until(lambda: bar.pause.text() == "Resume")
            QTest.mouseClick(bar.pause, Qt.MouseButton.LeftButton)
            await until(lambda: bar.pause.text() == "Pause")
            QTest.keyClick(bar.on, Qt.Key.Key_Space)
            await until(lambda: bar.words.text() == "Reading aloud: 2 of 4")
            QTest.mouseClick(bar.back, Qt.MouseButton.LeftButton)
            await until(lambda: bar.words.text() == "Reading aloud: 1 of 4")
            for _ in range(3):
                bar.on.click()
                d.window.repaint()
            await until(lambda: marked(d) == "The end comes")
            QTest.mouseClick(bar.stop, Qt.MouseButton.LeftButton)
            assert not made.turn
            assert not bar.isVisible()
            assert marked(d) == ""

    run(story())


def test_it_stops_where_another_conversation_is_opened(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, services(tmp_path)) as d:
            await d.opened("c1")
            made = reading(d)
            made.read("t1")
            assert made.turn == "t1"
            await d.opened("c2")
            assert not made.turn

    run(story())


def test_without_a_voice_the_menu_says_so_and_the_command_what_to_install(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, services(tmp_path)) as d:
            await d.opened("c1")
            reading(d, "")
            d.window.transcript.command_requested.emit(TranscriptAction.MORE, "t1", "")
            menu: Any = d.window.turn_menu.menu  # type: ignore[attr-defined]
            action = next(one for one in menu.actions() if one.text().startswith("Read aloud"))
            assert action.text() == "Read aloud (no voice is installed)"
            assert not action.isEnabled()
            menu.close()
            d.window.commands.run("answer.read_aloud")
            assert "speech-dispatcher" in d.window.bar.words

    run(story())


def test_it_stops_where_the_answer_comes_to_stand_in_another_language(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, services(tmp_path)) as d:
            await d.opened("c1")
            made = reading(d)
            made.read("t1")
            view = TranslationView(Translation("de", "Eis schmilzt. Wasser kocht."))
            d.window.transcript.show_translation("t1", view)
            player: Any = made.player
            player.step(1)
            await until(lambda: not made.turn)
            assert player.speech.state().name == "Ready"
            made.read("t1")
            assert made._sentences[0].text == "Eis schmilzt."

    run(story())


def test_its_bar_changes_the_language_with_the_window(run: Runner[Any], tmp_path: Path, qapp: QApplication) -> None:
    async def story() -> None:
        async with desk(tmp_path, services(tmp_path)) as d:
            await d.opened("c1")
            made = reading(d)
            made.read("t1")
            made.pause()
            bar: Any = made.bar
            await until(lambda: bar.pause.text() == "Resume")
            try:
                install_language(qapp, "de")
                await until(lambda: bar.stop.text() != "Stop")
                assert bar.pause.text() not in ("Resume", "Pause")
                assert not bar.words.text().startswith("Reading")
                assert "1" in bar.words.text()
                assert bar.back.accessibleName() == bar.back.toolTip() != "Previous sentence"
            finally:
                install_language(qapp, "en")
            await until(lambda: bar.pause.text() == "Resume")

    run(story())
