"""Whatever needs a key of the locked file first asks for its passphrase, and goes on afterwards."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.core.domain.chat import ModelChoice
from app.core.domain.chat.tool_servers import McpServerSettings
from app.core.domain.conversation import Conversation
from app.core.domain.knowledge import Base
from app.core.domain.settings import SearchMode, SearchSettings, Settings
from app.core.domain.turn.turn import State
from app.core.ports import KeyPlace
from app.ui.settings.models.provider_card import ProviderCard
from tests.qt import Runner
from tests.ui.fakes import OPENAI, FakeAsk, FakeConversations, FakeServices, FakeSettings
from tests.ui.samples import answered
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


def old_turn(**news: Any) -> Any:
    turn = answered()
    for name, value in news.items():
        setattr(turn, name, value)
    return turn


def with_turn(folder: Path, **news: Any) -> FakeServices:
    turn = old_turn(model=ModelChoice("openai", "gpt"), **news)
    services = locked(folder)
    services.conversations = FakeConversations([Conversation("c1", "Bridges", turns=(turn,), current_leaf="t1")])
    services.ask = FakeAsk(services.conversations)
    return services


Step = Callable[[Desk], object]

ASKING: dict[str, Step] = {
    "Retry": lambda d: d.window.transcript.retry_requested.emit("t1"),
    "Search again": lambda d: d.window.transcript.search_again_requested.emit("t1"),
    "a suggestion": lambda d: d.window.transcript.suggestion_selected.emit("and then?"),
    "quick ask": lambda d: (d.window.desktop.open_quick_ask(), d.window.desktop._ask("and then?")),
    "the command": lambda d: d.window.commands.run("answer.retry"),
}


@pytest.mark.parametrize("step", ASKING.values(), ids=ASKING)
def test_whatever_asks_waits_for_the_passphrase(step: Step, run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_turn(tmp_path)) as d:
            await d.opened("c1")
            step(d)
            await until(lambda: d.window.unlocker.dialog)  # type: ignore[union-attr]
            dialog = d.window.unlocker.dialog  # type: ignore[union-attr]
            assert not d.services.ask.asked
            qtbot.keyClicks(dialog.old, "open sesame")
            qtbot.keyClick(dialog.old, Qt.Key.Key_Return)
            await until(lambda: d.services.ask.asked)
            assert d.services.vault.place is KeyPlace.FILE
            await until(lambda: d.window.chat.busy)

    run(story())


def test_an_answer_goes_on_once_the_passphrase_is_right(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_turn(tmp_path, state=State.STOPPED)) as d:
            await d.opened("c1")
            d.window.transcript.continue_requested.emit("t1")
            await until(lambda: d.window.unlocker.dialog)  # type: ignore[union-attr]
            dialog = d.window.unlocker.dialog  # type: ignore[union-attr]
            assert not d.services.ask.resumed
            qtbot.keyClicks(dialog.old, "open sesame")
            qtbot.keyClick(dialog.old, Qt.Key.Key_Return)
            await until(lambda: d.services.ask.resumed == [("c1", "t1")])

    run(story())


def test_a_research_needs_the_key_of_its_search_even_where_the_web_is_off(
    run: Runner[Any], tmp_path: Path, qtbot: QtBot
) -> None:
    async def story() -> None:
        search = SearchSettings(mode=SearchMode.OFF, channel="tavily")
        services = FakeServices(tmp_path, settings=FakeSettings(Settings(search=search)))
        services.vault.place, services.vault.passphrase = KeyPlace.LOCKED, "open sesame"
        services.vault.ids = {"tavily"}
        async with desk(tmp_path, services) as d:
            d.window.composer.mode.toggle()
            dialog = enter(d, qtbot, "why?")
            assert not d.services.ask.asked
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)
            await until(lambda: d.services.ask.asked)

    run(story())


def test_a_test_in_the_settings_asks_each_time_and_goes_on(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        services = locked(tmp_path)
        services.settings.file.saved = Settings((replace(OPENAI, models=("small-1",)),))
        services.secrets.origin = lambda key_id: "file"  # type: ignore[method-assign,assignment]
        async with desk(tmp_path, services) as d:
            d.window.open_settings("models")
            dialog = d.window.settings_opener.dialog
            card = dialog.findChild(ProviderCard)
            card.open()
            card.models.show_models(("small-1",), (), "small-1")
            for _ in range(2):
                card.test()
                asked = d.window.unlocker.dialog  # type: ignore[union-attr]
                qtbot.keyClick(asked, Qt.Key.Key_Escape)
                assert card.status.text() == ""
            card.test()
            asked = d.window.unlocker.dialog  # type: ignore[union-attr]
            qtbot.keyClicks(asked.old, "open sesame")
            qtbot.keyClick(asked.old, Qt.Key.Key_Return)
            await until(lambda: card.status.text())
            assert services.vault.place is KeyPlace.FILE
            dialog.close()

    run(story())


def test_an_import_waits_until_its_embedding_model_has_its_key(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        services = locked(tmp_path)
        services.knowledge.bases.kept["b1"] = Base("b1", "Papers", embedding=ModelChoice("openai", "embed"))
        async with desk(tmp_path, services) as d:
            d.window.knowledge.runner.start("b1")
            await until(lambda: d.window.unlocker.dialog is not None)  # type: ignore[union-attr]
            assert not services.knowledge.imports.runs
            asked = d.window.unlocker.dialog  # type: ignore[union-attr]
            qtbot.keyClicks(asked.old, "open sesame")
            qtbot.keyClick(asked.old, Qt.Key.Key_Return)
            await until(lambda: services.knowledge.imports.runs == ["b1"])

    run(story())


@pytest.mark.parametrize(("enabled", "asks"), [(True, True), (False, False)])
def test_the_secrets_of_tool_servers_are_asked_for_where_a_question_may_use_them(
    enabled: bool, asks: bool, run: Runner[Any], tmp_path: Path, qtbot: QtBot
) -> None:
    async def story() -> None:
        services = locked(tmp_path, "mcp:files:TOKEN")
        server = McpServerSettings("files", command="files", env=("TOKEN",), enabled=enabled)
        services.settings.file.saved = replace(services.settings.file.saved, mcp_servers=(server,))
        async with desk(tmp_path, services) as d:
            dialog = enter(d, qtbot, "why?")
            assert (dialog is not None) == asks
            if dialog is not None:
                qtbot.keyClick(dialog, Qt.Key.Key_Escape)
            await until(lambda: d.services.ask.asked)
            await until(lambda: d.window.chat.current.turns)

    run(story())
