"""The main window: its frame and the composer before any service is open; `furnish` brings all that needs one."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QSettings, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from app.core.domain.appearance import Appearance
from app.ui.widgets.bars import Bar
from app.ui.widgets.icons import program_icon
from app.ui.widgets.theme import Colours
from app.ui.window.appearance import AppearanceController
from app.ui.window.desktop import application, open_in_browser
from app.ui.window.header import Header
from app.ui.window.layout import WindowLayout, transcript_for
from app.ui.window.style import window_style
from app.ui.window.window_state import WindowState

if TYPE_CHECKING:  # the first frame waits for every module that is loaded here
    from app.core.domain.errors import Failure
    from app.core.domain.evidence import Page
    from app.core.domain.settings import Settings
    from app.core.services import Services
    from app.ui.commands.registry import Commands
    from app.ui.composer.composer import Composer
    from app.ui.composer.controller import QuestionController
    from app.ui.conversations.export import ConversationExport
    from app.ui.conversations.list import ConversationList
    from app.ui.research.side_pane import SidePane
    from app.ui.research.view import ResearchView
    from app.ui.settings.controller import SettingsController
    from app.ui.sources.panel import SourcesPanel
    from app.ui.sources.refresh import SourceRefresh
    from app.ui.tasks.chat import Chat
    from app.ui.tasks.turn_runner import Tasks
    from app.ui.transcript.early_page import EarlyPage
    from app.ui.transcript.find.controller import FindController
    from app.ui.transcript.find.question_walk import QuestionWalk
    from app.ui.window.controllers.answer_tools import AnswerTools
    from app.ui.window.controllers.close_guard import CloseGuard
    from app.ui.window.controllers.command_windows import CommandWindows
    from app.ui.window.controllers.composer_choices import ComposerChoices
    from app.ui.window.controllers.conversation_presenter import ConversationPresenter
    from app.ui.window.controllers.key_unlocker import KeyUnlocker
    from app.ui.window.controllers.knowledge_controller import KnowledgeController
    from app.ui.window.controllers.research_controller import ResearchController
    from app.ui.window.controllers.settings_opener import SettingsOpener


class MainWindow(QMainWindow):
    """Shown at once; `add_composer`, `add_page`, `furnish` follow. `close_down` is awaited before the loop ends."""

    ready = Signal()  # the transcript is there
    closed = Signal()

    composer: "Composer"  # by `add_composer`, and what follows by `app.ui.window.furnishing`
    services: "Services"
    settings_controller: "SettingsController"
    tasks: "Tasks"
    chat: "Chat"
    list: "ConversationList"
    question_controller: "QuestionController"
    panel: "SourcesPanel"
    research_controller: "ResearchController"
    research: "ResearchView"
    side: "SidePane"
    presenter: "ConversationPresenter"
    source_refreshes: "Sequence[SourceRefresh]"
    tools: "AnswerTools"
    knowledge: "KnowledgeController"
    conversation_export: "ConversationExport"
    settings_opener: "SettingsOpener"
    choices: "ComposerChoices"
    commands: "Commands"
    command_windows: "CommandWindows"
    unlocker: "KeyUnlocker | None"
    find_controller: "FindController"
    question_walk: "QuestionWalk"
    closing: "CloseGuard"
    desktop: Any  # DesktopController
    assistants: Any  # an AssistantsController, a moment after the window; None: not yet
    prompts: Any  # a PromptsController, likewise

    def __init__(self, data_dir: Path, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.data_dir = data_dir
        self.furnished = False
        self.transcript: Any = None  # Transcript or PlainTranscript, once the services are there
        self._page: EarlyPage | None = None  # that the transcript takes over
        self._web, self._browser_problem = True, ""
        self.open_url: Callable[[str], None] = open_in_browser
        self.memory = QSettings(str(data_dir / "window.ini"), QSettings.Format.IniFormat)
        self.appearance = AppearanceController(application(), appearance, self)
        self.header, self.bar = Header(self.colours), Bar()
        self.window_layout = WindowLayout(self, self.header, self.bar)
        self.panes = self.window_layout.panes
        self.header.list_toggled.connect(self.toggle_list)
        self.header.panel_toggled.connect(self.toggle_panel)
        self.appearance.changed.connect(self._redress)
        self._dress()
        self.setWindowTitle("Citewise")
        self.setWindowIcon(program_icon())
        self.state = WindowState(self.memory, self, self.window_layout)
        self.state.restore()

    @property
    def colours(self) -> Colours:
        return self.appearance.colours

    def add_composer(self) -> None:
        """From now on a question can be typed; what is sent waits, in sight, until the window is furnished."""
        from app.ui.composer.composer import Composer
        from app.ui.composer.question_text import DRAFT

        self.composer = Composer(self.colours, lambda: self.services.search.channel_states())
        self.composer.hold()
        self.composer.set_text(str(self.memory.value(DRAFT, "")))
        self.composer.draft_changed.connect(self._keep_early_draft)
        self.window_layout.put_composer(self.composer)
        self.window_layout.keep_room()
        self.composer.question.setFocus()

    def add_page(self) -> None:
        """Chromium starts, and shows what a new conversation shows."""
        from app.ui.transcript.scheme import register_scheme

        register_scheme()  # before Chromium's first object
        from app.ui.transcript.early_page import EarlyPage

        self._page = EarlyPage(self.colours, self.appearance.font_size, self)
        self.window_layout.put_transcript(self._page)

    def furnish(
        self,
        services: "Services",
        *,
        web: bool,
        open_url: Callable[[str], None] = open_in_browser,
        browser_problem: str = "",
        check_bar: QWidget | None = None,
    ) -> None:
        """Everything else. The transcript comes with it, or when the window is shown."""
        from app.ui.window.furnishing import furnish

        self._web, self.open_url, self._browser_problem = web, open_url, browser_problem
        if not self.window_layout.composer:
            self.add_composer()
        self.composer.flush_draft()
        furnish(self, services, check_bar or Bar(), web=web)
        self.furnished = True
        self._dress()
        self.state.restore_parts(self.list, self.panel.split)
        if self.isVisible():
            self._add_transcript()

    async def close_down(self) -> None:
        """Stop what runs, save what is typed, let the page go. Only then may its profile and the services go."""
        if self.window_layout.composer:
            self.composer.flush_draft()
        if self.furnished:
            await self._stop()
        self.memory.sync()
        if self.transcript is not None:
            self.transcript.close_page()
        elif self._page is not None:
            self._page.close_page()

    async def _stop(self) -> None:
        self.desktop.close()
        await self.chat.close()
        for refresh in self.source_refreshes:
            await refresh.cancel()
        await self.tools.close()
        await self.knowledge.close()
        await self.panel.icons.cancel()
        await self.tasks.close()
        self.panel.close_page()

    def open_link(self, url: str) -> None:
        """Hand an address of the web or of mail to the system; no other kind ever leaves the window."""
        from app.ui.transcript.markdown.links import safe_link

        if link := safe_link(url):
            self.open_url(link)

    def open_settings(self, page: str = "models") -> None:
        """Open the settings, or bring them to the front: `models`, `search`, `appearance` or `data`."""
        self.settings_opener.open(page, self.colours)

    # Actions

    def toggle_panel(self) -> None:
        self.panes.toggle(self.window_layout.side)

    def toggle_list(self) -> None:
        self.panes.toggle(self.window_layout.listing)

    def copy_answer(self) -> None:
        if self.transcript is not None and self.chat.current.leaf:
            self.transcript.copy_answer(self.chat.current.leaf)

    def open_citation(self, turn_id: str, index: int, number: int) -> None:
        if (turn := self.chat.turn(turn_id)) is not None:
            self.panes.show(self.side)
            self.side.show_sources()
            self.panel.open_citation(self.presenter.version(turn), number, index, self.chat.current.turns)

    def search_conversations(self) -> None:
        self.panes.show(self.list)
        self.list.focus_search()

    def reread(self, url: str) -> "Awaitable[Page]":
        return self.services.web.reread(url, not self.chat.private)

    # What is shown

    def show_conversation(self) -> None:
        self.presenter.show_conversation()
        self.tools.show()
        self.question_controller.show_draft()
        self.choices.show()

    def show_failure(self, failure: "Failure") -> None:
        from app.ui.wording.failures import failure_sentence

        self.notify(failure_sentence(failure))

    def notify(self, words: str) -> None:
        self.bar.announce(words, (self.tr("Close"), lambda: None))

    def take_settings(self, settings: "Settings") -> None:
        """Settings that were saved come into force."""
        self.appearance.put_in_force(settings.appearance)
        self.choices.show()

    def _keep_early_draft(self, text: str) -> None:
        """Where `QuestionController` finds it."""
        from app.ui.composer.question_text import DRAFT

        if not self.furnished:
            self.memory.setValue(DRAFT, text)

    def _redress(self) -> None:
        self._dress()
        if view := self.transcript or self._page:
            view.set_colours(self.colours, self.appearance.font_size)

    def _dress(self) -> None:
        self.setStyleSheet(window_style(self.colours, self.appearance.font_size))
        parts: Any = [self.header, *([self.composer] if self.window_layout.composer else [])]
        if self.furnished:
            parts += self.list, self.panel, self.research, self.knowledge, self.settings_opener, self.command_windows
        for part in parts:
            part.set_colours(self.colours)
        self.window_layout.keep_room()

    # The window's own events

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.furnished and self.transcript is None:
            QTimer.singleShot(0, self._add_transcript)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.window_layout.keep_room()
        self.panes.fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and self.furnished:
            self.presenter.show_title(self.chat.current.title)
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.furnished and not self.closing.may():
            event.ignore()
            return
        self.state.save()
        super().closeEvent(event)
        self.closed.emit()

    def _add_transcript(self) -> None:
        """Where the page was begun already, it is taken over."""
        from app.ui.window.furnishing import serve_transcript, show_problems

        if self.transcript is not None:
            return
        page, self._page = self._page, None
        transcript = self.transcript = transcript_for(self._web, self.colours, self.appearance.font_size, self, page)
        serve_transcript(self, transcript)
        self.window_layout.put_transcript(transcript)
        self.chat.refresh()
        self.knowledge.begin()
        self.question_controller.new_conversation()
        show_problems(self, self._browser_problem)
        self.composer.release()
        self.ready.emit()
