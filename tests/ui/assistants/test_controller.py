"""Assistants in the whole window."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from app.core.domain.assistants import Assistant
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.conversation import Conversation
from app.core.domain.settings import Overrides, SearchMode, Settings, SettingSource
from app.ui.composer.retry_menu import RetryMenu
from app.ui.transcript.actions import TranscriptAction
from tests.fakes import FakeLibrary
from tests.qt import Runner
from tests.ui.fakes import FakeConversations, FakeServices, FakeSettings
from tests.ui.samples import answered
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

SERVICE = Provider("ollama", "Ollama", "http://127.0.0.1:11434", ("qwen3", "think-1"), local=True)
POET = Assistant(
    "poet", "Poet", "★", "Writes verse", "Answer in verse.",
    Overrides(mode=SearchMode.OFF, model=ModelChoice("ollama", "qwen3")),
)  # fmt: skip
CRITIC = Assistant("critic", "A & <b>", "", "", "Be strict.")


@asynccontextmanager
async def scene(folder: Path, *assistants: Assistant, conversation: Overrides = Overrides()) -> AsyncIterator[Desk]:
    """A window with these; `c1` is an old conversation that keeps `conversation`."""
    old = Conversation("c1", "Bridges", overrides=conversation, turns=(answered(),), current_leaf="t1")
    settings = FakeSettings(Settings(providers=(SERVICE,)))
    services = FakeServices(folder, FakeConversations([old]), settings)
    library = FakeLibrary(list(assistants))
    services.library = lambda: library
    async with desk(folder, services) as made:
        await until(lambda: made.window.assistants is not None and made.window.assistants.list.loaded)
        yield made


def actions(menu: QMenu | None) -> dict[str, QAction]:
    """Of a menu and those in it, by their words."""
    made = {}
    for action in menu.actions() if menu is not None else []:
        made[action.text()] = action
        if (inner := action.menu()) is not None:
            made |= actions(inner)  # type: ignore[arg-type]
    return made


def named(menu: QMenu | None, name: str) -> QAction:
    """The one that ends so; before it there may be an icon, where a font here has it."""
    return next(action for words, action in actions(menu).items() if words.endswith(name))


def test_the_header_shows_nothing_until_one_is_picked_by_keyboard(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, POET, CRITIC) as d:
            window = d.window
            assert window.header.assistant is None
            QTest.keyClick(
                window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
            )
            menu = window.assistants.menu
            QTest.keyClick(menu, Qt.Key.Key_Down)
            QTest.keyClick(menu, Qt.Key.Key_Return)
            button = window.header.assistant
            assert button is not None
            assert button.text() == "★ Poet"
            assert button.isVisible()
            assert button.accessibleName() == "Assistant: Poet"
            assert window.chat.current.overrides == Overrides(assistant="poet")
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            menu = window.assistants.menu
            assert actions(menu)["★ Poet"].isChecked()
            assert "A && <b>" in actions(menu)
            actions(menu)["No assistant"].trigger()
            assert not button.isVisible()
            assert window.chat.current.overrides == Overrides()

    run(story())


def test_the_composer_shows_what_the_assistant_asks_for_and_says_where_it_is_from(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, POET) as d:
            composer = d.window.composer
            d.window.assistants.choose("poet")
            assert composer.switch.mode() is SearchMode.OFF
            assert composer.models.text() == "qwen3"
            assert composer.models.accessibleName() == "Model: qwen3\nFrom the assistant"
            assert "From the assistant" in composer.switch.buttons[SearchMode.OFF].toolTip()
            assert "From the assistant" not in composer.switch.buttons[SearchMode.AUTO].toolTip()
            composer.switch.buttons[SearchMode.ALWAYS].click()
            assert d.window.chat.current.overrides.mode is SearchMode.ALWAYS
            assert composer.switch.mode() is SearchMode.ALWAYS
            assert "From the assistant" not in composer.switch.buttons[SearchMode.ALWAYS].toolTip()

    run(story())


def test_what_the_conversation_had_picked_gives_way_and_comes_back(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        picked = Overrides(mode=SearchMode.ALWAYS, channel="tavily")
        async with scene(tmp_path, POET, conversation=picked) as d:
            await d.opened("c1")
            d.window.assistants.choose("poet")
            chat, bar = d.window.chat, d.window.bar
            assert chat.current.overrides == Overrides(channel="tavily", assistant="poet")
            await until(lambda: d.services.conversations.kept["c1"].overrides.assistant == "poet")
            assert bar.words == "“Poet” replaces what you had picked for this conversation: web search."
            QTest.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
            assert chat.current.overrides == picked
            assert not d.window.header.assistant.isVisible()

    run(story())


def test_a_deleted_one_is_told_of_and_the_conversation_goes_on(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, conversation=Overrides(assistant="gone")) as d:
            await d.opened("c1")
            button = d.window.header.assistant
            assert button.text() == "Assistant deleted"
            assert "goes on without one" in button.toolTip()
            await d.asked("and now?")
            await until(lambda: d.services.ask.asked)
            assert d.services.ask.asked[-1].overrides.assistant == "gone"
            d.window.assistants.choose("")
            assert not button.isVisible()

    run(story())


def test_a_question_goes_with_the_assistant_of_its_conversation(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path, POET) as d:
            await d.opened("c1")
            d.window.commands.run("conversation.assistant")
            actions(d.window.assistants.menu)["★ Poet"].trigger()
            assert d.window.chat.current.id != "c1"
            await d.asked("roses?")
            assert d.services.ask.asked[-1].overrides == Overrides(assistant="poet")
            d.window.question_controller.new_conversation()
            assert d.window.chat.current.overrides == Overrides()

    run(story())


def test_the_greeting_offers_some_and_shows_the_one_that_is_picked(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, POET) as d:
            transcript = d.window.transcript
            await until(lambda: "★ Poet" in transcript.toPlainText())
            text = transcript.toPlainText()
            assert text.index("Research") < text.index("Fact check") < text.index("Translator") < text.index("More…")
            transcript.command_requested.emit(TranscriptAction.ASSISTANT, "", "template-research")
            assert d.window.chat.current.overrides.assistant == "template-research"
            await until(lambda: "A thorough answer" in transcript.toPlainText())
            assert d.services.library is not None
            library: Any = d.services.library()
            await until(lambda: [one.id for one in library.items] == ["poet", "template-research"])
            d.window.question_controller.new_conversation()
            await until(lambda: "What would you like to know?" in transcript.toPlainText())
            transcript.command_requested.emit(TranscriptAction.ASSISTANT, "", "")
            assert named(d.window.assistants.menu, "Research").isEnabled()

    run(story())


def test_the_menu_of_a_conversation_leads_to_them(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, POET) as d:
            await d.opened("c1")
            menu = QMenu()
            menu.addAction("Delete")
            d.window.assistants.fill(menu)
            assert [(row.text(), row.icon().isNull()) for row in menu.actions()] == [
                ("Assistant", False),
                ("Delete", True),
            ]
            assert actions(menu)["No assistant"].isChecked()
            actions(menu)["★ Poet"].trigger()
            assert d.window.chat.current.overrides.assistant == "poet"

    run(story())


def test_the_model_of_a_service_that_is_gone_leaves_it_to_the_settings(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        elsewhere = replace(POET, choices=Overrides(model=ModelChoice("gone", "m")))
        async with scene(tmp_path, elsewhere) as d:
            d.window.assistants.choose("poet")
            assert d.window.composer.models.text() == "No model"
            assert d.window.composer.models._origin is SettingSource.SETTINGS

    run(story())


def test_a_retry_keeps_the_assistant_of_its_turn_or_takes_another(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, POET, CRITIC, conversation=Overrides(assistant="critic")) as d:
            await d.opened("c1")
            turn = d.window.chat.turn("t1")
            assert turn is not None
            turn.assistant = POET.use()
            menu, window = QMenu(), d.window
            retry_menu: RetryMenu = window.retry_menu  # type: ignore[attr-defined]
            retry_menu._add_channels(menu, turn)
            retry_menu._add_assistants(menu, turn)
            assert actions(menu)["★ Poet"].isChecked()
            actions(menu)["Without searching"].trigger()
            await until(lambda: d.services.ask.asked)
            kept = d.services.ask.asked[-1].overrides
            assert (kept.assistant, kept.mode) == ("poet", SearchMode.OFF)
            d.window.chat.stop()
            await until(lambda: not d.window.chat.busy)
            actions(menu)["A && <b>"].trigger()
            await until(lambda: len(d.services.ask.asked) == 2)
            assert d.services.ask.asked[-1].overrides.assistant == "critic"
            d.window.chat.stop()
            await until(lambda: not d.window.chat.busy)
            actions(menu)["No assistant"].trigger()
            await until(lambda: len(d.services.ask.asked) == 3)
            assert d.services.ask.asked[-1].overrides.assistant == ""

    run(story())


def test_undoing_a_choice_leaves_what_was_picked_since(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, POET) as d:
            window, thinker = d.window, ModelChoice("ollama", "think-1")
            window.chat.set_overrides(Overrides(model=thinker))
            window.assistants.choose("poet")
            window.chat.set_overrides(replace(window.chat.current.overrides, site="example.org"))
            window.bar.buttons[0].click()
            assert window.chat.current.overrides == Overrides(model=thinker, site="example.org")

    run(story())


def test_the_palette_begins_a_conversation_with_one_of_the_users_own(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, POET, CRITIC, conversation=Overrides(assistant="critic")) as d:
            await d.opened("c1")
            for _ in range(2):  # the second time it comes first, as what was run last
                d.window.commands.run("program.palette")
                palette = d.window.command_windows.palette
                rows = [palette.list.item(number).text() for number in range(palette.list.count())]
                assert "New conversation with A & <b>" in rows
                QTest.keyClicks(palette.filter, "with poet")
                QTest.keyClick(palette.filter, Qt.Key.Key_Return)
                assert d.window.chat.current.id != "c1"
                assert d.window.chat.current.overrides == Overrides(assistant="poet")
            assert rows[0] == "New conversation with ★ Poet"
            assert not any(one.id.startswith("assistant:") for one in d.window.commands.all())

    run(story())


def test_signs_that_turn_words_around_do_not_turn_the_greeting(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, replace(POET, name="\u202eteoP", description="a\u2066b")) as d:
            d.window.assistants.choose("poet")
            greeting = d.window.transcript.greeting
            assert (greeting.title, greeting.description) == ("★ teoP", "a b")

    run(story())
