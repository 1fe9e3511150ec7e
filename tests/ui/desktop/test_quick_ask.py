"""The small window for one question, and questions that come from outside, in the real window."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QImage, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.domain.assistants import Assistant
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.graph import Depth
from app.core.domain.settings import Overrides, SearchMode, Settings
from app.core.domain.window_request import LONGEST, WindowRequest
from app.ui.window.second_instance import bring_forward, take
from tests.fakes import FakeLibrary
from tests.qt import Runner
from tests.ui.fakes import FakeServices
from tests.ui.window.test_main_window import Desk, desk, with_old
from tests.waiting import until


def quick(d: Desk) -> Any:
    d.window.commands.run("question.quick")
    return d.window.desktop.quick_ask


def test_enter_opens_the_answer_in_a_new_conversation(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            d.window.composer.question.insertPlainText("half a thought")
            d.window.composer.mode.show_depth(Depth.STANDARD)
            small = quick(d)
            await until(small.isVisible)
            d.window.showMinimized()
            QTest.keyClicks(small.question, "why is the sky blue?")
            QTest.keyClick(small.question, Qt.Key.Key_Return)
            await until(lambda: d.services.ask.asked)
            assert (d.services.ask.asked[0].text, d.services.ask.asked[0].depth) == ("why is the sky blue?", None)
            assert not small.isVisible()
            assert not d.window.isMinimized()
            assert d.window.chat.current.id != "c1"
            await d.opened("c1")
            assert d.window.composer.text() == "half a thought"

    run(story())


def test_escape_hides_the_small_window_and_keeps_what_was_typed(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            small = quick(d)
            QTest.keyClicks(small.question, "half")
            QTest.keyClick(small.question, Qt.Key.Key_Escape)
            assert not small.isVisible()
            assert quick(d) is small
            assert (small.isVisible(), small.question.toPlainText()) == (True, "half")
            assert not d.services.ask.asked

    run(story())


def test_enter_that_ends_a_composition_asks_nothing(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            small = quick(d)
            QApplication.sendEvent(small.question, QInputMethodEvent("tian", []))
            QTest.keyClick(small.question, Qt.Key.Key_Return)
            assert small.isVisible()
            done = QInputMethodEvent()
            done.setCommitString("天空")
            QApplication.sendEvent(small.question, done)
            QTest.keyClick(small.question, Qt.Key.Key_Return)
            await until(lambda: d.services.ask.asked)
            assert "天空" in d.services.ask.asked[0].text

    run(story())


def test_a_picture_that_is_pasted_goes_to_the_composer_with_what_was_typed(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            small = quick(d)
            QTest.keyClicks(small.question, "what is this?")
            pasted = QMimeData()
            pasted.setImageData(QImage(8, 8, QImage.Format.Format_RGB32))
            small.question.insertFromMimeData(pasted)
            assert not small.isVisible()
            assert d.window.composer.text() == "what is this?"
            assert len(d.window.composer.pictures.take()) == 1

    run(story())


def test_the_small_window_names_the_model_and_the_web_switch(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            small = quick(d)
            assert (small.models.text(), small.switch.mode()) == ("No model", SearchMode.AUTO)
            assert small.switch.name.isVisible()

    run(story())


def with_models(folder: Path) -> FakeServices:
    services = FakeServices(folder)
    provider = Provider("openai", "OpenAI", "https://api.openai.com/v1", ("large", "small"))
    services.settings.file.saved = Settings((provider,), ModelChoice("openai", "large"))
    return services


def test_model_and_web_switch_of_the_small_window_are_its_own(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        services = with_models(tmp_path)
        async with desk(tmp_path, services) as d:
            small = quick(d)
            assert small.models.text() == "large"
            QTest.keyClicks(small.question, "why is the sky blue?")
            QTest.mouseClick(small.models, Qt.MouseButton.LeftButton)
            popup = small.models.popup
            assert popup.isVisible()
            QTest.keyClick(popup.list, Qt.Key.Key_Down)
            QTest.keyClick(popup.list, Qt.Key.Key_Return)
            QTest.mouseClick(small.switch.buttons[SearchMode.OFF], Qt.MouseButton.LeftButton)
            assert (small.models.text(), small.switch.mode()) == ("small", SearchMode.OFF)
            QTest.keyClick(small.question, Qt.Key.Key_Return)
            await until(lambda: d.services.ask.asked)
            asked = d.services.ask.asked[0].overrides
            assert (asked.model, asked.mode) == (ModelChoice("openai", "small"), SearchMode.OFF)
            assert d.window.composer.models.text() == "small", "what is asked next there goes on with it"
            d.window.question_controller.new_conversation()
            assert d.window.composer.models.text() == "large", "other conversations are as before"
        async with desk(tmp_path, services) as d:
            small = quick(d)
            assert (small.models.text(), small.switch.mode()) == ("small", SearchMode.OFF), "it is kept with the window"
            small.models.selected.emit(ModelChoice("openai", "large"))
            services.settings.file.saved = replace(services.settings.file.saved, model=ModelChoice("openai", "small"))
            assert quick(d).models.text() == "small", "what the settings say anyway follows them"

    run(story())


def test_the_list_of_models_opens_below_where_the_screen_ends_above(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_models(tmp_path)) as d:
            small = quick(d)
            small.move(small.screen().availableGeometry().topLeft())
            small.models.open()
            assert small.models.popup.y() > small.models.mapToGlobal(QPoint(0, 0)).y()
            small.models.popup.close()

    run(story())


def test_a_question_from_outside_stands_in_the_composer_and_is_not_sent(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            bring_forward(d.window, WindowRequest("see http://10.0.0.1/x #papers"))
            assert d.window.chat.current.turns == []
            assert d.window.composer.text() == "see http://10.0.0.1/x #papers"
            bring_forward(d.window, WindowRequest("another"))
            assert d.window.composer.text() == "another\n\nsee http://10.0.0.1/x #papers", (
                "nothing that was there is lost"
            )
            assert not d.services.ask.asked
            assert d.window.bar.isHidden()

    run(story())


def test_a_new_conversation_that_is_asked_for_from_outside_is_shown(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            assert d.window.chat.current.turns
            bring_forward(d.window, WindowRequest(new=True))
            assert d.window.chat.current.turns == []
            assert not d.services.ask.asked

    run(story())


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        (WindowRequest(refused=True), "The link was ignored"),
        (WindowRequest("x" * (LONGEST + 1)), "cut at 20,000 characters"),
        (WindowRequest("pay \u202eem\u202c"), "Invisible characters were removed"),
    ],
)
def test_what_is_not_taken_over_is_told(
    run: Runner[Any], tmp_path: Path, english: None, request_: WindowRequest, words: str
) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            take(d.window, request_)
            assert words in d.window.bar.words
            assert "\u202e" not in d.window.composer.text()
            assert not d.services.ask.asked

    run(story())


def test_the_small_window_has_an_assistant_of_its_own(run: Runner[Any], tmp_path: Path, english: None) -> None:
    poet = Assistant("poet", "Poet", "", "Writes verse", "In verse.", Overrides(SearchMode.OFF))
    chemist = Assistant("chemist", "A & B", choices=Overrides(model=ModelChoice("openai", "small")))
    services = with_models(tmp_path)
    library = FakeLibrary([poet, chemist])
    services.library = lambda: library

    def choose(d: Desk, name: str) -> None:
        small = d.window.desktop.quick_ask
        QTest.mouseClick(small.assistant, Qt.MouseButton.LeftButton)
        menu = d.window.assistants.menu
        menu.setActiveAction(next(one for one in menu.actions() if one.text() == name))
        QTest.keyClick(menu, Qt.Key.Key_Return)
        menu.close()

    async def story() -> None:
        async with desk(tmp_path, services) as d:
            await until(lambda: d.window.assistants is not None and d.window.assistants.list.loaded)
            small = quick(d)
            assert small.assistant.isVisible()
            assert (small.assistant.text(), small.assistant.accessibleName()) == ("Assistant", "No assistant")
            choose(d, "Poet")
            assert (small.assistant.text(), small.assistant.accessibleName()) == ("Poet", "Assistant: Poet")
            assert small.switch.mode() is SearchMode.OFF
            QTest.keyClicks(small.question, "why is the sky blue?")
            QTest.keyClick(small.question, Qt.Key.Key_Return)
            await until(lambda: d.services.ask.asked)
            assert d.services.ask.asked[0].overrides.assistant == "poet"
            assert d.window.chat.current.overrides == Overrides(assistant="poet")
            assert d.window.header.assistant.text() == "Poet"
        async with desk(tmp_path, services) as d:  # it is there after a restart, and another one takes its place
            await until(lambda: d.window.assistants is not None and d.window.assistants.list.loaded)
            small = quick(d)
            assert small.assistant.text() == "Poet"
            small.models.selected.emit(ModelChoice("openai", "large"))
            choose(d, "A && B")
            assert (small.assistant.text(), small.models.text()) == ("A && B", "small")
            d.window.assistants.list.delete("chemist")
            assert (small.assistant.text(), small.models.text()) == ("Assistant", "large")
            choose(d, "Manage assistants…")
            assert not small.isVisible()
            assert d.window.assistants.dialog is not None

    run(story())
