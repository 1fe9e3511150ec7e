"""The first start: three steps that can be skipped, by mouse and keyboard, and a way back."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.core.domain.settings import Theme
from tests.qt import Runner
from tests.ui.fakes import OLLAMA
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until


def opened(d: Desk) -> Any:
    d.window.commands.run("program.welcome")
    return d.window.desktop.guide.welcome


def test_every_step_can_be_skipped_and_changes_nothing(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            before = d.window.settings_controller.settings
            welcome = opened(d)
            for _ in range(2):
                QTest.mouseClick(welcome.skip_button, Qt.MouseButton.LeftButton)
            assert welcome.skip_button.isHidden()
            QTest.mouseClick(welcome.next_button, Qt.MouseButton.LeftButton)
            assert d.window.desktop.guide.welcome is None
            assert d.window.settings_controller.settings == before

    run(story())


def test_a_model_on_this_computer_answers_from_then_on(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.services.models.directory.local = [OLLAMA]
            welcome = opened(d)
            await until(lambda: welcome.model.local)
            assert welcome.model.local[0].isChecked()
            assert "on this computer" in welcome.model.local[0].text()
            for _ in range(3):
                QTest.keyClick(welcome.next_button, Qt.Key.Key_Return)
            settings = d.window.settings_controller.settings
            assert settings.model is not None
            assert settings.model.model == OLLAMA.models[0]

    run(story())


def test_a_key_leads_to_the_settings(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            welcome = opened(d)
            welcome.next()
            QTest.mouseClick(welcome.model.key, Qt.MouseButton.LeftButton)
            welcome.model.key.click()
            welcome.next()
            assert d.window.settings_opener.dialog is None
            welcome.next()
            assert d.window.settings_opener.dialog is not None
            d.window.settings_opener.dialog.close()

    run(story())


def test_language_and_theme_are_in_force_at_once(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            welcome = opened(d)
            welcome.look.language.setCurrentIndex(2)
            welcome.look.language.activated.emit(2)
            await until(lambda: welcome.windowTitle() == "欢迎")
            welcome.look.theme.setCurrentIndex(2)
            welcome.look.theme.activated.emit(2)
            assert d.window.colours.dark
            appearance = d.window.settings_controller.settings.appearance
            assert (appearance.language, appearance.theme) == ("zh-CN", Theme.DARK)
            QTest.keyClick(welcome, Qt.Key.Key_Escape)
            assert d.window.desktop.guide.welcome is None

    run(story())


@pytest.mark.parametrize("was_done", [False, True])
def test_a_newcomer_is_welcomed_once(run: Runner[Any], tmp_path: Path, was_done: bool) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            if was_done:
                d.window.memory.setValue("welcomed", "yes")
            d.window.desktop.guide.welcome_newcomer()
            assert (d.window.desktop.guide.welcome is None) is was_done
            if not was_done:
                d.window.desktop.guide.welcome.reject()
                d.window.desktop.guide.welcome_newcomer()
                assert d.window.desktop.guide.welcome is None

    run(story())


def test_every_control_has_a_name(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            welcome = opened(d)
            for box in (welcome.look.language, welcome.look.theme):
                assert box.accessibleName()
            for button in (welcome.skip_button, welcome.back_button, welcome.next_button, welcome.model.none):
                assert button.text()
            welcome.reject()

    run(story())


def test_the_settings_lead_back_to_it(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.open_settings("data")
            page = d.window.settings_opener.dialog.page("data")
            again = next(button for button in page.findChildren(QPushButton) if button.text() == "Show again")
            QTest.mouseClick(again, Qt.MouseButton.LeftButton)
            assert d.window.settings_opener.dialog is None
            assert d.window.desktop.guide.welcome is not None
            d.window.desktop.guide.welcome.reject()

    run(story())
