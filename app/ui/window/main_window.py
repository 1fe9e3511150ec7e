"""The main window: conversations, transcript with composer, sources; and what leads from one to the other."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QMainWindow, QSplitter, QVBoxLayout, QWidget

from app.core.domain.chat import ModelChoice
from app.core.domain.events import Event, Failure
from app.core.domain.evidence import Page
from app.core.domain.settings import Overrides, Settings, Theme, resolve
from app.core.services import Services
from app.ui.composer.composer import Composer
from app.ui.composer.controller import QuestionController
from app.ui.conversations.export import ConversationExport
from app.ui.conversations.list import ConversationList
from app.ui.settings.controller import SettingsController
from app.ui.sources.panel import SourcesPanel
from app.ui.sources.refresh import SourceRefresh
from app.ui.tasks.chat import Chat
from app.ui.tasks.turn_runner import Tasks
from app.ui.transcript.markdown.links import safe_link
from app.ui.widgets import theme
from app.ui.widgets.bars import Bar
from app.ui.widgets.icons import icon
from app.ui.window.answer_tools import AnswerTools
from app.ui.window.close_guard import CloseGuard
from app.ui.window.header import Header
from app.ui.window.knowledge_room import KnowledgeRoom
from app.ui.window.panes import Pane, Panes
from app.ui.window.parts import MARGIN, application, connect_list, narrow, stored_words, transcript_for
from app.ui.window.parts import open_in_browser as open_in_browser
from app.ui.window.research_room import ResearchController
from app.ui.window.style import window_style
from app.ui.window.translation import install_language
from app.ui.wording.failures import failure_sentence
from app.ui.wording.notices import aside_sentence, sandbox_words
from app.ui.wording.sentences import shortened

_NARROWEST, _ROOM_FOR_LIST, _ROOM_FOR_SOURCES = 420, 720, 960  # pixels of the window's width
_COMFORT = 480  # pixels that the transcript keeps beside both panes; they give up theirs first


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
        self.settings_controller = SettingsController(services, self)
        self.settings = self.settings_controller.settings  # those in force
        self.transcript: Any = None  # Transcript or PlainTranscript, from the first paint on
        self._web, self._open_url = web, open_url
        self._browser_problem = browser_problem  # see `browser.chromium.sandbox_problem`
        self._check_bar = check_bar or Bar()
        self._dialog: Any = None
        self._memory = QSettings(str(services.data_dir / "window.ini"), QSettings.Format.IniFormat)
        self._app = application()
        install_language(self._app, self.settings.appearance.language)
        self.colours = theme.apply(self._app, self.settings.appearance)
        self.tasks = Tasks(self)
        self.chat = Chat(services.ask, services.conversations, self.tasks, self)
        self._build()
        self._connect()
        self._add_shortcuts()
        self._dress()
        self._restore()

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
        from app.ui.settings.dialog import SettingsDialog  # half of its widgets are never needed

        if self._dialog is None:
            self._dialog = SettingsDialog(self.settings_controller, self.tasks, self.colours, self)
            self._dialog.open_requested.connect(self.open_link)
            self._dialog.finished.connect(self._forget_dialog)
            self._dialog.open()
        self._dialog.show_page(page)

    def _build(self) -> None:
        self.list = ConversationList(self.colours)
        self.composer = Composer(self.colours, self.services.search.channel_states)
        self.question_controller = QuestionController(
            self.chat, self.composer, lambda: self.settings.search.allowed_hosts, self._memory
        )
        self.panel = SourcesPanel(self.colours, self._web, icon=self.services.web.icons.icon)
        self.research_controller = ResearchController(self.chat, self.composer, self.panel, self.colours, self)
        self.research, self.side = self.research_controller.view, self.research_controller.side
        self.source_refreshes = [SourceRefresh(pane, self._reread, self) for pane in (self.panel, self.research.node)]
        self.tools = AnswerTools(self.services, self.chat, self.panel, self)
        self.knowledge = KnowledgeRoom(
            self.services, self.list, self.composer, self.panel, self.tasks, self._open_url, self, self.colours
        )
        self.conversation_export = ConversationExport(self.services.conversations, self.tasks, self)
        self.header, self.bar = Header(self.colours), Bar()
        self.closing = CloseGuard(self.chat.runner, self.services.conversations, self.tasks, self.bar, self.close)
        self._stage = QVBoxLayout()
        self._stage.setContentsMargins(0, 0, 0, 0)
        centre = self._centre = QWidget()
        centre.setObjectName("centre")
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addLayout(narrow(self.bar, 8, 0))
        column.addLayout(narrow(self._check_bar, 8, 0))
        column.addLayout(self._stage, 1)
        column.addLayout(narrow(self.composer, 8, 16))
        self.split = QSplitter(Qt.Orientation.Horizontal)
        for number, pane in enumerate((self.list, centre, self.side)):
            self.split.addWidget(pane)
            self.split.setCollapsible(number, number != 1)
            self.split.setStretchFactor(number, int(number == 1))
        self.split.setHandleWidth(1)
        self.setCentralWidget(self.split)
        self.panes = Panes(self, centre, (Pane(self.side, _ROOM_FOR_SOURCES), Pane(self.list, _ROOM_FOR_LIST)))

    def _connect(self) -> None:
        questions, settings = self.question_controller, self.settings_controller
        self.chat.current_changed.connect(self._show_conversation)
        self.chat.happened.connect(self._show_event)
        self.chat.title_changed.connect(self._show_title)
        self.chat.summaries_changed.connect(self.list.show_summaries)
        self.chat.marks_changed.connect(self.list.mark)
        questions.allowed.connect(self._allow)
        self.composer.overrides_changed.connect(self._set_overrides)
        self.composer.add_model_requested.connect(self.open_settings)
        self.composer.favourite_toggled.connect(self._toggle_favourite)
        self.composer.search_set_up_requested.connect(lambda: self.open_settings("search"))
        connect_list(self.list, self.chat, questions)
        self.list.settings_requested.connect(self.open_settings)
        self.header.list_toggled.connect(self.toggle_list)
        self.header.panel_toggled.connect(self.toggle_panel)
        for pane in (self.panel, self.research):
            pane.open_requested.connect(self.open_link)
            pane.close_requested.connect(self.toggle_panel)
        self.list.export_requested.connect(self.conversation_export.ask)
        for signal in (self.research_controller.notified, self.conversation_export.notified, questions.notified):
            signal.connect(self._notify)
        settings.saved.connect(self._take_settings)
        for failed in (questions.failed, settings.failed, self.tasks.failed, self.tools.failed):
            failed.connect(self._show_failure)
        settings.set_aside.connect(lambda saved: self._notify(aside_sentence(saved)))
        self._app.applicationStateChanged.connect(settings.look_again)
        settings.forgotten.connect(self.tools.follow)
        self.tools.memory_requested.connect(lambda: self.open_settings("memory"))
        self._app.styleHints().colorSchemeChanged.connect(self._follow_system)

    def _add_shortcuts(self) -> None:
        keys: dict[str, Callable[[], object]] = {
            "Ctrl+N": self.question_controller.new_conversation,
            "Ctrl+Shift+N": self.question_controller.new_private,
            "Ctrl+F": self._search_conversations,
            "Ctrl+K": self._search_conversations,
            "Ctrl+L": self.composer.question.setFocus,
            "Ctrl+E": self.composer.switch.next,
            "Ctrl+,": self.open_settings,
            "Ctrl+B": self.toggle_list,
            "Ctrl+Shift+B": self.toggle_panel,
            "F9": self.toggle_panel,
            "F2": self.list.rename_current,
            "Ctrl+Shift+C": self.copy_answer,
            "Ctrl+Tab": lambda: self.list.step(1),
            "Ctrl+Shift+Tab": lambda: self.list.step(-1),
            "Ctrl+Q": self.close,
            "Esc": self._escape,
        }
        for key, act in keys.items():
            QShortcut(QKeySequence(key), self).activated.connect(act)

    def toggle_panel(self) -> None:
        self.panes.toggle(self.side)

    def toggle_list(self) -> None:
        self.panes.toggle(self.list)

    def _search_conversations(self) -> None:
        self.panes.show(self.list)
        self.list.focus_search()

    def copy_answer(self) -> None:
        if self.transcript is not None and self.chat.current.leaf:
            self.transcript.copy_answer(self.chat.current.leaf)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_room()
        self.panes.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.transcript is None:
            QTimer.singleShot(0, self._add_transcript)  # the frame is painted before Chromium is loaded

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.closing.may():
            event.ignore()
            return
        state: dict[str, Any] = {"panes": self.split.saveState(), "passages": self.panel.split.saveState()}
        state |= {"sources": self.panes.enabled(self.side), "conversations": self.panes.enabled(self.list)}
        for name, value in {**state, "geometry": self.saveGeometry(), "folded": sorted(self.list.rows.folded)}.items():
            self._memory.setValue(name, value)
        super().closeEvent(event)
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._show_title(self.chat.current.title)
        super().changeEvent(event)

    def _restore(self) -> None:
        self.resize(1280, 820)
        if geometry := self._memory.value("geometry"):
            self.restoreGeometry(geometry)
        self.split.setSizes([260, 680, 340])
        for splitter, name in ((self.split, "panes"), (self.panel.split, "passages")):
            if state := self._memory.value(name):
                splitter.restoreState(state)
        self.list.rows.folded = set(stored_words(self._memory.value("folded")))
        self.panes.enable(self.side, self._memory.value("sources", "true") in ("true", True))
        self.panes.enable(self.list, self._memory.value("conversations", "true") in ("true", True))
        self.panes.fit()

    def _add_transcript(self) -> None:
        """The heavy part, after the first paint."""
        if self.transcript is not None:
            return
        transcript = self.transcript = transcript_for(self._web, self.colours, self.settings.appearance.font_size, self)
        transcript.citation_activated.connect(self._open_citation)
        transcript.link_activated.connect(self.open_link)
        transcript.retry_requested.connect(self.chat.retry)
        transcript.continue_requested.connect(self.chat.resume)
        transcript.search_again_requested.connect(self.chat.search_again)
        transcript.edit_requested.connect(self.question_controller.edit)
        transcript.action_requested.connect(self._act)
        transcript.suggestion_selected.connect(self.question_controller.suggest)
        self.tools.serve(transcript)
        self.research_controller.serve(transcript, self.panes)
        self._stage.addWidget(transcript)
        self.chat.refresh()
        self.knowledge.begin()
        self.question_controller.new_conversation()
        self._show_problems()
        self.ready.emit()

    def _show_problems(self) -> None:
        """What the user should know from the start: settings that were set aside, a Chromium that cannot run."""
        broken, browser = "; ".join(self.services.problems), self._browser_problem
        words = [
            self.tr("Something could not be read and was set aside: {problem}").format(problem=shortened(broken, 400))
            if broken
            else "",
            self.tr("Answers are shown as plain text, and pages that need scripts are not read: {problem}").format(
                problem=sandbox_words(browser)
            )
            if browser
            else "",
        ]
        if sentence := "\n".join(filter(None, words)):
            self.bar.announce(sentence, (self.tr("Settings"), self.open_settings), (self.tr("Close"), lambda: None))

    def _show_conversation(self) -> None:
        current = self.chat.current
        if self.transcript is not None:
            self.transcript.show_conversation(current.turns, current.private, current.places())
            self.tools.show()
        self.panel.show_turn(current.turns[-1] if current.turns else None, current.turns)
        self.list.set_current(current.id)
        self.question_controller.show_draft()
        self._show_choices()

    def _show_event(self, event: Event) -> None:
        if (turn := self.chat.turn(event.turn)) is not None:
            for view in filter(None, (self.transcript, self.panel)):
                view.show_event(event, turn)
        self.list.set_current(self.chat.current.id)

    def _show_title(self, title: str) -> None:
        if self.chat.private:
            title = " · ".join(filter(None, (self.tr("Private"), title)))
        self.header.show_title(title)
        self.setWindowTitle(f"{title} – Citewise" if title else "Citewise")

    def _show_choices(self) -> None:
        overrides = self.chat.current.overrides
        settings = self.services.settings.in_force()  # with what the environment adds
        choices = resolve(Overrides(), overrides, settings, self.services.settings.environment)
        self.composer.set_choices(choices, overrides, settings.providers)

    def _set_overrides(self, overrides: Overrides) -> None:
        self.chat.set_overrides(overrides)
        self._show_choices()

    def _show_failure(self, failure: Failure) -> None:
        self._notify(failure_sentence(failure))

    def _notify(self, words: str) -> None:
        self.bar.announce(words, (self.tr("Close"), lambda: None))

    def _escape(self) -> None:
        if self.list.search.hasFocus() and self.list.search.text():
            self.list.search.clear()
        else:
            self.question_controller.escape()

    def _open_citation(self, turn_id: str, index: int, number: int) -> None:
        if (turn := self.chat.turn(turn_id)) is not None:
            self.panes.show(self.side)
            self.side.show_sources()
            self.panel.open_citation(turn, number, index, self.chat.current.turns)

    def _act(self, action: str) -> None:
        self.open_settings("search" if action == "settings_search" else "models")

    def _reread(self, url: str) -> Awaitable[Page]:
        return self.services.web.reread(url, not self.chat.private)

    def _toggle_favourite(self, choice: ModelChoice) -> None:
        provider = self.settings.provider(choice.provider)
        if provider is not None:  # one that the environment names is in no file that could keep it
            others = tuple(name for name in provider.favourites if name != choice.model)
            now = others if choice.model in provider.favourites else (*others, choice.model)
            self.settings_controller.change_provider(replace(provider, favourites=now))

    def _allow(self, places: tuple[str, ...]) -> None:
        self.settings_controller.change_search(allowed_hosts=(*self.settings.search.allowed_hosts, *places))

    def _take_settings(self, settings: Settings) -> None:
        """Settings that were saved come into force."""
        old, self.settings = self.settings, settings
        if settings.appearance.language != old.appearance.language:
            install_language(self._app, settings.appearance.language)
        if settings.appearance != old.appearance:
            self._redress()
        self._show_choices()

    def _follow_system(self) -> None:
        if (
            self.settings.appearance.theme is Theme.SYSTEM
            and theme.is_dark(self._app, Theme.SYSTEM) != self.colours.dark
        ):
            self._redress()

    def _redress(self) -> None:
        self.colours = theme.apply(self._app, self.settings.appearance)
        self._dress()
        if self.transcript is not None:
            self.transcript.set_colours(self.colours, self.settings.appearance.font_size)

    def _dress(self) -> None:
        self.setStyleSheet(window_style(self.colours, self.settings.appearance.font_size))
        self.setWindowIcon(icon("quote", self.colours.accent))
        for part in (self.list, self.header, self.composer, self.panel, self.research, self.knowledge):
            part.set_colours(self.colours)
        if self._dialog is not None:
            self._dialog.set_colours(self.colours)
        self._keep_room()

    def _keep_room(self) -> None:
        narrowest = max(_NARROWEST, self.composer.narrowest() + 2 * MARGIN)  # larger where the system's font is
        self.setMinimumWidth(narrowest)  # without the panes, which go by themselves
        self._centre.setMinimumWidth(max(narrowest, _COMFORT if self.width() >= _ROOM_FOR_SOURCES else 0))

    def _forget_dialog(self) -> None:
        self._dialog = None
