"""The whole window over a small core: asking, citations, conversations, settings, what it remembers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.core.domain import events as e
from app.core.domain.conversation import Conversation
from app.core.domain.settings import Appearance, SearchSettings, Settings, Theme
from app.ui.window.main_window import MainWindow
from tests.qt import Runner
from tests.ui.fakes import FakeConversations, FakeServices, FakeSettings
from tests.ui.samples import OPENING, answered
from tests.waiting import until


class Desk:
    """A window in use."""

    def __init__(self, services: FakeServices) -> None:
        self.services = services
        self.links: list[str] = []
        self.window = MainWindow(services.data_dir, services.settings.file.load().appearance)
        self.window.furnish(services, web=False, open_url=self.links.append)  # type: ignore[arg-type]

    async def asked(self, text: str) -> str:
        """Type a question and press Enter; gives the conversation once its turn has begun."""
        self.window.composer.set_text(text)
        self.window.composer.submit()
        await until(lambda: self.window.chat.current.turns)
        return self.window.chat.current.id

    async def opened(self, conversation: str) -> None:
        self.window.list.selected.emit(conversation)
        await until(lambda: self.window.chat.current.id == conversation)


@asynccontextmanager
async def desk(
    folder: Path, services: FakeServices | None = None, size: tuple[int, int] | None = (1280, 820)
) -> AsyncIterator[Desk]:
    """`size` in pixels, None: its own. A window keeps to its screen, and that of the tests is a small one."""
    made = Desk(services or FakeServices(folder))
    if size is not None:
        made.window.resize(*size)
    made.window.show()
    await until(lambda: made.window.transcript is not None)
    try:
        yield made
    finally:
        made.window.close()
        await made.window.close_down()
        made.window.deleteLater()


def with_old(folder: Path) -> FakeServices:
    old = Conversation("c1", "Bridges", turns=(answered(),), current_leaf="t1")
    return FakeServices(folder, FakeConversations([old]))


def test_a_question_is_asked_answered_and_listed(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            conversation = await d.asked("why is the sky blue?")
            assert d.window.composer._busy
            d.services.ask.say(conversation, e.TextDelta, text="Because.")
            d.services.ask.say(conversation, e.TurnFinished)
            await until(lambda: not d.window.composer._busy)
            await until(lambda: d.window.list.rows.ids() == [conversation])
            assert d.window.windowTitle() == "why is the sky blue? – Citewise"

    run(story())


def test_escape_stops_the_running_turn(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            await d.asked("why?")
            d.window.question_controller.escape()
            await until(lambda: not d.window.composer._busy)
            assert d.services.ask.stopped == ["t1"]

    run(story())


def test_the_headers_menu_exports_and_renames_what_is_open(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            header, list_ = d.window.header, d.window.list
            assert not header.more.isVisible()  # a new conversation has nothing in it
            await d.opened("c1")
            d.window.toggle_list()
            QTest.mouseClick(header.more, Qt.MouseButton.LeftButton)
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu)
            actions = {action.text(): action for action in menu.actions()}
            actions["Export conversation…"].trigger()
            export: Any = d.window.conversation_export
            assert export.dialog.windowTitle() == "Export conversation"
            export.dialog.close()
            actions["Rename"].trigger()
            assert list_.isVisible()
            assert list_.view.state() is QAbstractItemView.State.EditingState
            menu.close()
            d.window.question_controller.new_conversation()
            assert not header.more.isVisible()

    run(story())


def test_the_headers_menu_exports_what_has_no_row(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            menu = d.window.list.menus.conversation_menu("elsewhere", "Bridges")
            assert [action.text() for action in menu.actions()] == ["Export conversation…"]
            menu.deleteLater()

    run(story())


def test_a_citation_opens_the_panel_at_its_passage(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            d.window.toggle_panel()
            d.window.transcript.citation_activated.emit("t1", 0, 1)
            assert d.window.panel.isVisible()
            assert d.window.panel.passages.cited_text == OPENING

    run(story())


def test_only_web_and_mail_addresses_leave_the_window(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            for url in (
                "https://a.example",
                "mailto:x@a.example?attach=/etc/passwd&body=x",
                "file:///etc/passwd",
                "javascript:alert(1)",
                "",
                "x",
            ):
                d.window.transcript.link_activated.emit(url)
            assert d.links == ["https://a.example", "mailto:x@a.example"]

    run(story())


def test_a_private_address_is_asked_about_once_and_then_read(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            question = "sum up http://wiki.local:8080/page"
            d.window.composer.set_text(question)
            d.window.composer.submit()
            assert "wiki.local:8080" in d.window.composer.allow_bar.words
            assert (d.window.composer.text(), d.services.ask.asked) == (question, [])
            d.window.composer.allow_bar.buttons[0].click()
            await until(lambda: d.window.chat.current.turns)
            assert d.services.settings.file.saved.search.allowed_hosts == ("wiki.local:8080",)
            assert (d.services.ask.asked[0].text, d.window.composer.text()) == (question, "")

    run(story())


def test_without_leave_the_question_is_sent_all_the_same(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.composer.set_text("what is on http://localhost/?")
            d.window.composer.submit()
            d.window.composer.allow_bar.buttons[1].click()
            await until(lambda: d.services.ask.asked)
            assert d.services.settings.file.saved.search.allowed_hosts == ()

    run(story())


def test_allowed_places_and_public_ones_are_not_asked_about(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        settings = Settings(search=SearchSettings(allowed_hosts=("127.0.0.1:8000",)))
        async with desk(tmp_path, FakeServices(tmp_path, settings=FakeSettings(settings))) as d:
            await d.asked("compare http://127.0.0.1:8000/a with https://example.org/b")
            assert d.window.composer.allow_bar.isHidden()

    run(story())


def test_retry_asks_again_and_editing_asks_in_other_words(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            d.window.transcript.edit_requested.emit("t1")
            assert d.window.composer.text() == answered().question
            d.window.composer.set_text("When was it closed?")
            d.window.composer.submit()
            await until(lambda: [t.question for t in d.window.chat.current.turns] == ["When was it closed?"])
            assert d.services.ask.asked[0].parent is None

    run(story())


def test_changing_a_question_does_not_cost_the_draft(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            d.window.composer.question.insertPlainText("half a thought")
            d.window.transcript.edit_requested.emit("t1")
            d.window.question_controller.escape()
            assert d.window.composer.text() == "half a thought"
            d.window.transcript.edit_requested.emit("t1")
            d.window.composer.submit()
            await until(lambda: d.services.ask.asked)
            assert d.window.composer.text() == "half a thought"

    run(story())


def test_drafts_wait_in_their_conversations(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = with_old(tmp_path)
        async with desk(tmp_path, services) as d:
            d.window.composer.question.insertPlainText('for later, "quoted", 中文')
            await d.opened("c1")
            assert d.window.composer.text() == ""
            d.window.composer.question.insertPlainText("half a thought")
            d.window.question_controller.new_conversation()
            assert d.window.composer.text() == 'for later, "quoted", 中文'
        async with desk(tmp_path, services) as d:
            assert d.window.composer.text() == 'for later, "quoted", 中文'
            await d.opened("c1")
            assert d.window.composer.text() == "half a thought"

    run(story())


def test_actions_of_the_transcript_open_the_settings_at_their_page(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            for action, row in (("add_model", 0), ("settings_search", 1)):
                d.window.transcript.action_requested.emit(action)
                assert d.window.settings_opener.dialog.names.currentRow() == row
            dialog = d.window.settings_opener.dialog
            dialog.accept()
            await until(lambda: d.window.settings_opener.dialog is None)

    run(story())


def test_colours_and_language_change_while_the_window_is_open(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.open_settings("appearance")
            d.window.settings_controller.change_appearance(theme=Theme.DARK, language="zh-CN")
            await until(lambda: d.window.settings_opener.dialog.windowTitle() == "设置")
            assert d.window.colours.dark
            assert d.window.composer.question.placeholderText() != "Ask anything"
            d.window.settings_controller.change_appearance(theme=Theme.LIGHT, language="en")
            await until(lambda: d.window.settings_opener.dialog.windowTitle() == "Settings")
            assert not d.window.colours.dark
            d.window.settings_opener.dialog.accept()

    run(story())


def test_questions_and_sources_follow_the_size_of_the_text(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            d.window.open_citation("t1", 0, 1)
            texts = (d.window.composer.question, d.window.panel.passages.text, d.window.panel.view)
            for size, source_size in ((12, 11), (24, 22)):
                d.window.settings_controller.change_appearance(font_size=size)
                assert [text.fontInfo().pixelSize() for text in texts] == [size, source_size, source_size]
            assert d.window.composer.question.height() > 24
            assert d.window.panel.passages.text.document().toHtml().count("font-size:0") == 0

    run(story())


def test_the_window_remembers_its_size_and_panes(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            d.window.resize(1000, 640)
            d.window.toggle_panel()
        async with desk(tmp_path, with_old(tmp_path), size=None) as d:
            await d.opened("c1")
            assert d.window.height() == 640
            assert d.window.side.isHidden()
            d.window.toggle_panel()

    run(story())


def shown_panes(window: MainWindow, width: int) -> tuple[bool, bool]:
    """(whether the list, whether the sources are shown) at a window width."""
    window.resize(width, 640)
    return window.list.isVisible(), window.panel.isVisible()


def test_panes_go_where_the_window_is_narrow_and_come_back(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            seen = [shown_panes(d.window, width) for width in (1200, 900, 700, 420, 900, 1200)]
            assert seen == [(True, True), (True, False), (False, False), (False, False), (True, False), (True, True)]
            assert d.window.minimumWidth() <= 430  # about 420, more where the font is larger
            shown_panes(d.window, 420)
            assert d.window.width() == 420
            await until(lambda: d.window.composer.width() < 420)

    run(story())


def cut_words(window: MainWindow) -> list[str]:
    return [b.text() for b in window.composer.switch.buttons.values() if b.width() < b.sizeHint().width()]


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_the_search_switch_keeps_its_words_at_any_width(run: Runner[Any], tmp_path: Path, language: str) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.settings_controller.change_appearance(language=language)
            for width in (1280, 1000, 960, 900, 720, 420):
                d.window.resize(width, 640)
                d.window.window_layout.split.setSizes([400, 1, 400])
                await until(lambda: cut_words(d.window) == [])
            assert d.window.width() <= 430
            d.window.settings_controller.change_appearance(language="en")

    run(story())


def test_panes_give_up_their_width_before_the_name_of_the_model(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            d.window.resize(1280, 640)
            d.window.window_layout.split.setSizes([300, 680, 300])
            d.window.resize(1000, 640)
            models = d.window.composer.models
            await until(lambda: models.width() == models.sizeHint().width())
            assert d.window.panel.isVisible()

    run(story())


def test_a_pane_the_user_hid_stays_away_in_a_wide_window(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            d.window.resize(1200, 640)
            d.window.toggle_list()
            d.window.resize(600, 640)
            assert shown_panes(d.window, 1200) == (False, True)

    run(story())


def test_a_narrow_window_shows_panes_on_demand(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            assert shown_panes(d.window, 700) == (False, False)
            d.window.toggle_panel()
            assert shown_panes(d.window, 690) == (False, True)
            d.window.toggle_list()
            assert shown_panes(d.window, 690) == (True, False)
            assert shown_panes(d.window, 500) == (False, False)

    run(story())


def test_hiding_what_was_shown_on_demand_is_not_for_good(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            shown_panes(d.window, 700)
            d.window.toggle_panel()
            d.window.toggle_panel()
            assert shown_panes(d.window, 1200) == (True, True)

    run(story())


def test_a_settings_file_that_could_not_be_read_is_told(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = FakeServices(tmp_path, settings=FakeSettings(problem="no JSON"))
        async with desk(tmp_path, services) as d:
            assert "no JSON" in d.window.bar.words

    run(story())


def test_a_chromium_that_cannot_start_is_told(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services: Any = FakeServices(tmp_path)
        window = MainWindow(services.data_dir, Appearance())
        window.furnish(services, web=False, browser_problem="Allow user namespaces.")
        window._add_transcript()
        assert "Allow user namespaces." in window.bar.words
        await window.close_down()

    run(story())


def test_shortcuts_reach_their_places(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            d.window.activateWindow()
            await until(d.window.isActiveWindow)
            await d.opened("c1")
            d.window.resize(1200, 800)  # with room for all panes
            qtbot.keyClick(d.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
            await until(d.window.list.search.hasFocus)
            qtbot.keyClick(d.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
            await until(lambda: d.window.find_controller.bar.field.hasFocus())
            qtbot.keyClick(d.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
            await until(d.window.composer.question.hasFocus)
            qtbot.keyClick(d.window, Qt.Key.Key_F9)
            await until(d.window.side.isHidden)
            qtbot.keyClick(d.window, Qt.Key.Key_F9)
            qtbot.keyClick(d.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
            await until(lambda: d.window.chat.current.id != "c1")

    run(story())


def test_closing_the_window_in_mid_answer_ends_everything(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            conversation = await d.asked("why?")
        assert d.services.ask.closed == [conversation]

    run(story())


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_the_window_paints_in_both_themes(run: Runner[Any], tmp_path: Path, theme: Theme) -> None:
    async def story() -> None:
        settings = Settings(appearance=Appearance(theme))
        services = with_old(tmp_path)
        services.settings.file = FakeSettings(settings)
        async with desk(tmp_path, services) as d:
            await d.opened("c1")
            assert d.window.grab().toImage().pixelColor(5, 300).name() == d.window.colours.window

    run(story())


def test_who_is_offline_gets_to_the_network_settings(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.transcript.action_requested.emit("settings_network")
            dialog = d.window.settings_opener.dialog
            assert dialog.names.currentItem().text() == "Network"
            assert dialog.stack.currentWidget().kind.isVisible()
            dialog.close()

    run(story())


def test_an_archived_conversation_comes_back_to_the_list_with_a_new_question(
    run: Runner[Any], tmp_path: Path, qtbot: QtBot
) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            d.window.list.archived.emit(["c1"], True)
            await until(lambda: d.window.list.rows.ids() == [])
            qtbot.keyClicks(d.window.composer.question, "And who built it?")
            qtbot.keyClick(d.window.composer.question, Qt.Key.Key_Return)
            await until(lambda: d.window.list.rows.ids() == ["c1"])

    run(story())


def test_copying_a_passage_says_so(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            d.window.transcript.citation_activated.emit("t1", 0, 1)
            await until(lambda: d.window.transcript.isVisible() and d.window.panel.passages._copy.isVisible())
            d.window.panel.passages._copy.setFocus()
            qtbot.keyClick(d.window.panel.passages._copy, Qt.Key.Key_Space)
            assert d.window.transcript._toast.text() == "Passage copied"
            assert d.window.transcript._toast.isVisible()

    run(story())


def test_a_number_opens_the_conversation_at_that_place_of_the_list(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        rows = [Conversation(f"c{number}", f"Talk {number}") for number in range(3)]
        async with desk(tmp_path, FakeServices(tmp_path, FakeConversations(rows))) as d:
            await until(lambda: len(d.window.list.rows.ids()) == 3)
            second = d.window.list.rows.ids()[1]
            d.window.commands.run("conversation.2")
            await until(lambda: d.window.chat.current.id == second)
            d.window.commands.run("conversation.9")
            assert d.window.chat.current.id == second
            assert d.window.commands.keys("conversation.2") == ("Ctrl+2",)

    run(story())
