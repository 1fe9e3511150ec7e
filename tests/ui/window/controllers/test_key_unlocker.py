"""The first question that needs a key of the locked file asks for the passphrase, and is sent afterwards."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.core.domain.chat import ModelChoice
from app.core.domain.settings import Settings
from app.core.ports import KeyPlace
from tests.qt import Runner
from tests.ui.fakes import OPENAI, FakeServices, FakeSettings
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")


def locked(folder: Path, key_id: str = "openai") -> FakeServices:
    services = FakeServices(folder, settings=FakeSettings(Settings((OPENAI,), ModelChoice("openai", "gpt"))))
    services.vault.place, services.vault.passphrase, services.vault.ids = KeyPlace.LOCKED, "open sesame", {key_id}
    return services


def enter(d: Desk, qtbot: QtBot, text: str) -> Any:
    """Type a question and press Enter; gives the dialog of the passphrase, if one opened."""
    qtbot.keyClicks(d.window.composer.question, text)
    qtbot.keyClick(d.window.composer.question, Qt.Key.Key_Return)
    return d.window.unlocker.dialog if d.window.unlocker else None


def test_the_question_waits_in_sight_and_goes_once_the_passphrase_is_right(
    run: Runner[Any], tmp_path: Path, qtbot: QtBot
) -> None:
    async def story() -> None:
        async with desk(tmp_path, locked(tmp_path)) as d:
            dialog = enter(d, qtbot, "why?")
            assert d.window.composer.text() == "why?"
            assert not d.services.ask.asked
            qtbot.keyClicks(dialog.old, "open sesame")
            qtbot.keyClick(dialog.old, Qt.Key.Key_Return)
            await until(lambda: d.services.ask.asked)
            assert d.services.ask.asked[0].text == "why?"
            assert d.window.composer.text() == ""
            await until(lambda: d.window.chat.current.turns)

    run(story())


def test_who_declines_is_not_asked_again_and_the_question_goes(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        async with desk(tmp_path, locked(tmp_path)) as d:
            dialog = enter(d, qtbot, "why?")
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)
            await until(lambda: d.services.ask.asked)
            assert d.window.unlocker
            assert not d.window.unlocker.holds(lambda: None)
            assert d.services.vault.place is KeyPlace.LOCKED
            await until(lambda: d.window.chat.current.turns)

    run(story())


def test_nobody_is_asked_for_a_key_that_is_not_needed(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        async with desk(tmp_path, locked(tmp_path, "elsewhere")) as d:
            assert enter(d, qtbot, "why?") is None
            await until(lambda: d.services.ask.asked)
            await until(lambda: d.window.chat.current.turns)

    run(story())
