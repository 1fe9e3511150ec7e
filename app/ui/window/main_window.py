"""The main window: conversations, transcript with composer, sources; and what leads from one to the other."""

from collections.abc import Awaitable, Callable
from typing import Any

from PySide6.QtCore import QEvent, QSettings, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from app.core.domain.events import Failure
from app.core.domain.evidence import Page
from app.core.domain.settings import Settings
from app.core.services import Services
from app.ui.commands.registry import Commands
from app.ui.composer.composer import Composer
from app.ui.composer.controller import QuestionController
from app.ui.conversations.export import ConversationExport
from app.ui.conversations.list import ConversationList
from app.ui.settings.controller import SettingsController
from app.ui.sources.panel import SourcesPanel
from app.ui.sources.refresh import SourceRefresh
from app.ui.tasks.chat import Chat
from app.ui.tasks.turn_runner import Tasks
from app.ui.transcript.actions import Remedy
from app.ui.transcript.markdown.links import safe_link
from app.ui.widgets.bars import Bar
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.window.appearance import AppearanceController
from app.ui.window.commands import add_commands
from app.ui.window.connections import connect_list, connect_transcript
from app.ui.window.controllers.answer_tools import AnswerTools
from app.ui.window.controllers.close_guard import CloseGuard
from app.ui.window.controllers.command_windows import CommandWindows
from app.ui.window.controllers.composer_choices import ComposerChoices
from app.ui.window.controllers.conversation_presenter import ConversationPresenter
from app.ui.window.controllers.key_unlocker import KeyUnlocker
from app.ui.window.controllers.knowledge_controller import KnowledgeController
from app.ui.window.controllers.research_controller import ResearchController
from app.ui.window.controllers.settings_opener import SettingsOpener
from app.ui.window.desktop import application, open_in_browser
from app.ui.window.header import Header
from app.ui.window.layout import WindowLayout, transcript_for
from app.ui.window.problems import problems_sentence
from app.ui.window.style import window_style
from app.ui.window.window_state import WindowState
from app.ui.wording.failures import failure_sentence
from app.ui.wording.notices import aside_sentence


class MainWindow(QMainWindow):
    """Everything visible. Made inside the running loop or before it; `close_down` is awaited before the loop ends."""

    ready = Signal()  # the transcript is there
    closed = Signal()

    def __init__(
        self,
        services: Services,
        *,
        web: bool,
        open_url: Callable[[str], None] = open_in_browser,
        browser_problem: str = "",
        check_bar: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.services = services
        self.transcript: Any = None  # Transcript or PlainTranscript, from the first paint on
        self._web, self._open_url, self._browser_problem = web, open_url, browser_problem
        self._memory = QSettings(str(services.data_dir / "window.ini"), QSettings.Format.IniFormat)
        self.settings_controller = SettingsController(services, self)
        self.appearance = AppearanceController(application(), self.settings_controller.settings.appearance, self)
        self.tasks = Tasks(self)
        self.chat = Chat(services.ask, services.conversations, self.tasks, self)
        self._make_parts(check_bar or Bar())
        self._make_controllers()
        self._connect_parts()
        self._connect_controllers()
        add_commands(self)
        self._dress()
        layout = self.window_layout
        self.state = WindowState(self._memory, self, layout, self.list, self.side, self.panel.split)
        self.state.restore()

    @property
    def colours(self) -> Colours:
        return self.appearance.colours

    async def close_down(self) -> None:
        """Stop what runs, save what is typed, let the page go. Only then may its profile and the services go."""
        self.composer.flush_draft()
        await self.chat.close()
        for refresh in self.source_refreshes:
            await refresh.cancel()
        await self.tools.close()
        await self.knowledge.close()
        await self.panel.icons.cancel()
        await self.tasks.close()
        self._memory.sync()
        self.panel.close_page()
        if self.transcript is not None:
            self.transcript.close_page()

    def open_link(self, url: str) -> None:
        """Hand an address of the web or of mail to the system; no other kind ever leaves the window."""
        if link := safe_link(url):
            self._open_url(link)

    def open_settings(self, page: str = "models") -> None:
        """Open the settings, or bring them to the front: `models`, `search`, `appearance` or `data`."""
        self.settings_opener.open(page, self.colours)

    # Parts

    def _make_parts(self, check_bar: QWidget) -> None:
        settings = self.settings_controller
        self.list = ConversationList(self.colours)
        self.header, self.bar = Header(self.colours), Bar()
        self.composer = Composer(self.colours, self.services.search.channel_states)
        self.question_controller = QuestionController(
            self.chat, self.composer, lambda: settings.settings.search.allowed_hosts, self._memory
        )
        self.panel = SourcesPanel(self.colours, self._web, icon=self.services.web.icons.icon)
        self.research_controller = ResearchController(self.chat, self.composer, self.panel, self.colours, self)
        self.research, self.side = self.research_controller.view, self.research_controller.side
        bars = (self.bar, check_bar)
        self.window_layout = WindowLayout(self, self.list, self.header, bars, self.composer, self.side)
        self.panes = self.window_layout.panes

    def _make_controllers(self) -> None:
        services, chat = self.services, self.chat
        self.presenter = ConversationPresenter(chat, self.list, self.panel, self.header, self)
        self.source_refreshes = [SourceRefresh(pane, self._reread, self) for pane in (self.panel, self.research.node)]
        self.tools = AnswerTools(services, chat, self.panel, self)
        self.knowledge = KnowledgeController(
            services.knowledge,
            services.settings,
            self.list,
            self.composer,
            self.panel,
            self.tasks,
            self._open_url,
            self,
            self.colours,
        )
        self.conversation_export = ConversationExport(services.conversations, self.tasks, self)
        self.settings_opener = SettingsOpener(self.settings_controller, self.tasks, self)
        self.choices = ComposerChoices(
            services.settings, chat, self.composer, self.question_controller, self.settings_controller
        )
        self.commands = Commands(self, self._memory)
        self.command_windows = CommandWindows(self.commands, self.colours, self)
        self.unlocker = KeyUnlocker(services, self.settings_controller, chat, self.question_controller, self)
        self.closing = CloseGuard(chat.runner, services.conversations, self.tasks, self.bar, self.close)

    # Connections

    def _connect_parts(self) -> None:
        self.chat.current_changed.connect(self._show_conversation)
        connect_list(self.list, self.chat, self.question_controller)
        self.list.settings_requested.connect(self.open_settings)
        self.list.export_requested.connect(self.conversation_export.ask)
        self.composer.add_model_requested.connect(self.open_settings)
        self.composer.search_set_up_requested.connect(lambda: self.open_settings("search"))
        self.header.list_toggled.connect(self.toggle_list)
        self.header.panel_toggled.connect(self.toggle_panel)
        for pane in (self.panel, self.research):
            pane.open_requested.connect(self.open_link)
            pane.close_requested.connect(self.toggle_panel)

    def _connect_controllers(self) -> None:
        questions, settings = self.question_controller, self.settings_controller
        for notified in (self.research_controller.notified, self.conversation_export.notified, questions.notified):
            notified.connect(self._notify)
        for failed in (questions.failed, settings.failed, self.tasks.failed, self.tools.failed):
            failed.connect(self._show_failure)
        settings.saved.connect(self._take_settings)
        settings.set_aside.connect(lambda saved: self._notify(aside_sentence(saved)))
        settings.forgotten.connect(self.tools.follow)
        application().applicationStateChanged.connect(settings.look_again)
        self.tools.memory_requested.connect(lambda: self.open_settings("memory"))
        self.settings_opener.link_requested.connect(self.open_link)
        self.appearance.changed.connect(self._redress)

    # Actions

    def toggle_panel(self) -> None:
        self.panes.toggle(self.side)

    def toggle_list(self) -> None:
        self.panes.toggle(self.list)

    def copy_answer(self) -> None:
        if self.transcript is not None and self.chat.current.leaf:
            self.transcript.copy_answer(self.chat.current.leaf)

    def open_citation(self, turn_id: str, index: int, number: int) -> None:
        if (turn := self.chat.turn(turn_id)) is not None:
            self.panes.show(self.side)
            self.side.show_sources()
            self.panel.open_citation(turn, number, index, self.chat.current.turns)

    def search_conversations(self) -> None:
        self.panes.show(self.list)
        self.list.focus_search()

    def escape(self) -> None:
        if self.list.search.hasFocus() and self.list.search.text():
            self.list.search.clear()
        else:
            self.question_controller.escape()

    def _act(self, action: str) -> None:
        self.open_settings("search" if action == Remedy.SEARCH_SETTINGS else "models")

    def _reread(self, url: str) -> Awaitable[Page]:
        return self.services.web.reread(url, not self.chat.private)

    # What is shown

    def _show_conversation(self) -> None:
        self.presenter.show_conversation()
        self.tools.show()
        self.question_controller.show_draft()
        self.choices.show()

    def _show_failure(self, failure: Failure) -> None:
        self._notify(failure_sentence(failure))

    def _notify(self, words: str) -> None:
        self.bar.announce(words, (self.tr("Close"), lambda: None))

    def _show_problems(self) -> None:
        if sentence := problems_sentence(self.services.problems, self._browser_problem):
            self.bar.announce(sentence, (self.tr("Settings"), self.open_settings), (self.tr("Close"), lambda: None))

    def _take_settings(self, settings: Settings) -> None:
        """Settings that were saved come into force."""
        self.appearance.put_in_force(settings.appearance)
        self.choices.show()

    def _redress(self) -> None:
        self._dress()
        if self.transcript is not None:
            self.transcript.set_colours(self.colours, self.appearance.font_size)

    def _dress(self) -> None:
        self.setStyleSheet(window_style(self.colours, self.appearance.font_size))
        self.setWindowIcon(icon("quote", self.colours.accent))
        for part in (
            *(self.list, self.header, self.composer, self.panel, self.research),
            *(self.knowledge, self.settings_opener, self.command_windows),
        ):
            part.set_colours(self.colours)
        self.window_layout.keep_room()

    # The window's own events

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.transcript is None:
            QTimer.singleShot(0, self._add_transcript)  # the frame is painted before Chromium is loaded

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.window_layout.keep_room()
        self.panes.fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.presenter.show_title(self.chat.current.title)
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.closing.may():
            event.ignore()
            return
        self.state.save()
        super().closeEvent(event)
        self.closed.emit()

    def _add_transcript(self) -> None:
        """The heavy part, after the first paint."""
        if self.transcript is not None:
            return
        transcript = self.transcript = transcript_for(self._web, self.colours, self.appearance.font_size, self)
        transcript.citation_activated.connect(self.open_citation)
        transcript.link_activated.connect(self.open_link)
        transcript.action_requested.connect(self._act)
        connect_transcript(transcript, self.chat, self.question_controller)
        self.presenter.serve(transcript)
        self.tools.serve(transcript)
        self.research_controller.serve(transcript, self.panes)
        self.window_layout.stage.addWidget(transcript)
        self.chat.refresh()
        self.knowledge.begin()
        self.question_controller.new_conversation()
        self._show_problems()
        self.ready.emit()
