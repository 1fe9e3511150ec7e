"""What of the main window needs the services: the list, the panes, who controls them, and what leads where."""

import os
from functools import cache, partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QWidget

from app.core.domain.events import Event, ToolPermissionRequested
from app.core.services import Services
from app.ui.commands.registry import Commands
from app.ui.composer.controller import QuestionController
from app.ui.composer.retry_menu import RetryMenu
from app.ui.conversations.export import ConversationExport
from app.ui.conversations.list import ConversationList
from app.ui.settings.controller import SettingsController
from app.ui.sources.archived.controller import ArchivedPageController
from app.ui.sources.panel import SourcesPanel
from app.ui.sources.reading_follower import ReadingFollower
from app.ui.sources.refresh import SourceRefresh
from app.ui.tasks.chat import Chat
from app.ui.tasks.rest import Rest
from app.ui.tasks.turn_deletion import TurnDeletion
from app.ui.tasks.turn_runner import Tasks
from app.ui.transcript.actions import Remedy
from app.ui.transcript.find.controller import FindController
from app.ui.transcript.find.question_walk import QuestionWalk
from app.ui.window.commands import add_commands
from app.ui.window.connections import connect_conversation, connect_list, connect_transcript
from app.ui.window.controllers.answer_tools import AnswerTools
from app.ui.window.controllers.close_guard import CloseGuard
from app.ui.window.controllers.command_windows import CommandWindows
from app.ui.window.controllers.composer_choices import ComposerChoices
from app.ui.window.controllers.conversation_presenter import ConversationPresenter
from app.ui.window.controllers.desktop_controller import DesktopController
from app.ui.window.controllers.file_drop import FileDrop
from app.ui.window.controllers.knowledge_controller import KnowledgeController
from app.ui.window.controllers.research_controller import ResearchController
from app.ui.window.controllers.settings_opener import SettingsOpener
from app.ui.window.controllers.turns.block_tools import BlockTools
from app.ui.window.controllers.turns.comparisons import ComparisonController
from app.ui.window.controllers.turns.evidence_checks import EvidenceChecks
from app.ui.window.controllers.turns.question_extras import QuestionExtras
from app.ui.window.controllers.turns.turn_menu import TurnMenu
from app.ui.window.desktop import application
from app.ui.window.problems import problems_sentence
from app.ui.wording.notices import aside_sentence

translate = QCoreApplication.translate

_REMEDIES: dict[str, str] = {Remedy.SEARCH_SETTINGS: "search", Remedy.NETWORK_SETTINGS: "network"}  # → page


def furnish(window: Any, services: Services, check_bar: QWidget, *, web: bool) -> None:
    """`window`: the `MainWindow`; its composer is there already."""
    window.services = services
    _make_parts(window, services, check_bar, web)
    _make_controllers(window, services)
    window.archived_pages = ArchivedPageController(services, window, web)
    _connect_parts(window)
    _connect_controllers(window)
    add_commands(window)


def _make_parts(window: Any, services: Services, check_bar: QWidget, web: bool) -> None:
    settings = window.settings_controller = SettingsController(services, window)
    window.appearance.put_in_force(settings.settings.appearance)
    window.tasks = Tasks(window)
    chat = window.chat = Chat(services.ask, services.conversations, window.tasks, window)
    colours, composer = window.colours, window.composer
    window.list = ConversationList(colours)
    window.question_controller = QuestionController(
        chat, composer, lambda: settings.settings.search.allowed_hosts, window.memory
    )
    window.panel = SourcesPanel(colours, web, icon=services.web.icons.icon)
    research = window.research_controller = ResearchController(chat, composer, window.panel, colours, window)
    window.research, window.side = research.view, research.side
    window.window_layout.put_list(window.list)
    window.window_layout.put_side(window.side)
    window.window_layout.add_bar(check_bar)
    window.tool_bar = None
    chat.running.happened.connect(partial(_ask_about_tools, window))


def _ask_about_tools(window: Any, conversation: object, event: Event) -> None:
    """The bar is made when a model first wants to call a tool that the user is to be asked about."""
    if isinstance(event, ToolPermissionRequested) and window.tool_bar is None:
        from app.ui.window.checks.tool_bar import ToolBar

        window.tool_bar = ToolBar(window.services.ask)
        window.window_layout.add_bar(window.tool_bar)
    if window.tool_bar is not None:
        window.tool_bar.follow(event)


def _make_controllers(window: Any, services: Services) -> None:
    chat, composer, tasks = window.chat, window.composer, window.tasks
    window.presenter = ConversationPresenter(chat, window.list, window.panel, window.header, window)
    window.reading_follower = ReadingFollower(chat, window.panel, window)
    panes = window.panel, window.research.node
    window.source_refreshes = [SourceRefresh(pane, window.reread, window) for pane in panes]
    window.retry_menu = RetryMenu(services, chat, window)
    window.comparisons = ComparisonController(window)
    window.tools = AnswerTools(services, chat, window.panel, window)
    deletion = TurnDeletion(chat, services.conversations, tasks, window)
    deletion.failed.connect(window.show_failure)
    window.turn_menu = TurnMenu(deletion, composer.question, window.bar, window)
    window.turn_menu.reading = window.reading_aloud = cache(partial(_reading_aloud, window))
    window.turn_menu.translations = window.translations = cache(partial(_translations, window))
    window.turn_menu.going_on = window.going_on = cache(partial(_going_on, window))
    window.list.menus.retitle = lambda conversation: window.going_on().rename(conversation)
    chat.finished.connect(partial(_go_on, window))
    window.turn_menu.checks = window.evidence_checks = EvidenceChecks(window)
    window.file_drop = FileDrop(window)
    window.block_tools, window.extras = BlockTools(chat, window), QuestionExtras(chat, window)
    window.knowledge = KnowledgeController(
        services.knowledge,
        services.settings,
        window.list,
        composer,
        window.panel,
        tasks,
        window.open_url,
        window,
        window.colours,
    )
    window.import_conversations = partial(_import, window)
    composer.own.divert = partial(_divert, window)
    window.conversation_export = ConversationExport(services.exporter, services.conversations, tasks, window)
    window.settings_opener = SettingsOpener(window.settings_controller, tasks, window)
    window.choices = ComposerChoices(
        services.settings, chat, composer, window.question_controller, window.settings_controller
    )
    window.commands = Commands(window, window.memory)
    window.command_windows = CommandWindows(window.commands, window.colours, window)
    window.unlocker = _unlocker(window) if services.vault.locked_ids() else None
    window.find_controller = FindController(window)
    window.question_walk = QuestionWalk(window)
    window.closing = CloseGuard(chat.runner, services.conversations, tasks, window.bar, window.close)
    window.desktop = DesktopController(window)
    window.closing.stay = window.desktop.stay
    window.assistants = window.prompts = None  # an AssistantsController, a PromptsController
    if services.library is not None:
        window.ready.connect(lambda: QTimer.singleShot(0, window, partial(_add_library, window)))


def _add_library(window: Any) -> None:
    """Behind the first picture of the window, which does without them."""
    from app.ui.assistants.controller import AssistantsController
    from app.ui.prompts.controller import PromptsController

    window.assistants = AssistantsController(window)
    window.prompts = PromptsController(window)


def _translations(window: Any) -> Any:
    from app.ui.window.controllers.turns.translations import Translations  # few answers are translated

    return Translations(window)


def _reading_aloud(window: Any) -> Any:
    from app.ui.window.reading.controller import ReadingAloud  # with a part of Qt that nothing else needs

    return ReadingAloud(window)


def _going_on(window: Any) -> Any:
    from app.ui.window.controllers.turns.going_on import GoingOn  # both of what it does are off at first

    return GoingOn(window)


def _go_on(window: Any, turn: Any) -> None:
    settings = window.services.settings.in_force().going_on
    if settings.follow_ups or settings.titles:
        window.going_on().follow(turn)


def _importer(window: Any) -> Any:
    """Made when something is first imported."""
    if getattr(window, "conversation_import", None) is None:
        from app.ui.imports.conversation_import import ConversationImport

        window.conversation_import = ConversationImport(window.services.imports(), window)
    return window.conversation_import


def _import(window: Any) -> None:
    if window.services.imports is not None:
        _importer(window).open()


def _divert(window: Any, paths: list[str], otherwise: Any) -> bool:
    """A dropped file or folder that may be another program's export is looked at first."""
    endings = (".json", ".zip", ".cherrybackup", ".bak", ".gz")
    is_worth_it = len(paths) == 1 and (os.path.isdir(paths[0]) or paths[0].lower().endswith(endings))
    return is_worth_it and window.services.imports is not None and _importer(window).offer(paths, otherwise)


def _unlocker(window: Any) -> Any:
    from app.ui.window.controllers.key_unlocker import KeyUnlocker  # few have such a file

    return KeyUnlocker(window)


def _connect_parts(window: Any) -> None:
    connect_conversation(window)
    connect_list(window.list, window.chat, window.question_controller)
    window.list.show_pane = lambda: None if window.list.isVisible() else window.toggle_list()
    window.header.menu_requested.connect(partial(_open_menu, window))
    window.list.settings_requested.connect(window.open_settings)
    window.list.import_requested.connect(window.import_conversations)
    window.list.export_requested.connect(window.conversation_export.ask)
    window.composer.add_model_requested.connect(window.open_settings)
    window.composer.search_set_up_requested.connect(lambda: window.open_settings("search"))
    window.panel.occupied_changed.connect(window.side.offer_sources)
    window.side.occupied_changed.connect(lambda occupied: window.panes.occupy(window.side, occupied))
    for pane in (window.panel, window.research):
        pane.open_requested.connect(window.open_link)
        pane.close_requested.connect(window.toggle_panel)


def _connect_controllers(window: Any) -> None:
    questions, settings = window.question_controller, window.settings_controller
    for pane in (window.panel, window.research.node):
        pane.passages.copied.connect(lambda words: window.transcript.confirm(words))
        window.archived_pages.watch(pane.passages)
    for notified in (
        window.research_controller.notified,
        window.conversation_export.notified,
        window.block_tools.notified,
        questions.notified,
    ):
        notified.connect(window.notify)
    for failed in (questions.failed, settings.failed, window.tasks.failed, window.tools.failed):
        failed.connect(window.show_failure)
    settings.saved.connect(window.take_settings)
    settings.set_aside.connect(lambda saved: window.notify(aside_sentence(saved)))
    settings.forgotten.connect(window.tools.follow)
    application().applicationStateChanged.connect(settings.look_again)
    window.knowledge.loaded.connect(window.extras.know)
    window.tools.memory_requested.connect(lambda: window.open_settings("memory"))
    window.settings_opener.link_requested.connect(window.open_link)
    window.settings_opener.erase_requested.connect(window.closing.erase)
    window.settings_opener.restore_requested.connect(window.closing.restore)
    window.settings_opener.merged.connect(partial(_look_again, window))
    window.settings_opener.import_requested.connect(window.import_conversations)


def _open_menu(window: Any) -> None:
    """Of the conversation, below the header's button."""
    current, button = window.chat.current, window.header.more
    menu = window.list.menus.conversation_menu(current.id, current.title)
    if window.assistants is not None:
        window.assistants.fill(menu)
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))


def _look_again(window: Any) -> None:
    """Conversations came or went: the one that is open may be among them."""
    from app.ui.window.second_instance import show_news

    show_news(window)
    current = window.chat.current

    def leave(record: Any) -> None:
        if record is None and window.chat.current is current:
            window.question_controller.new_conversation()

    if current.stored and current.idle:
        window.tasks.run(window.services.conversations.conversation(current.id), leave)


def serve_transcript(window: Any, transcript: Any) -> None:
    """`Transcript` or `PlainTranscript`, once it is there."""
    transcript.citation_activated.connect(window.open_citation)
    transcript.link_activated.connect(window.open_link)
    transcript.action_requested.connect(lambda action: window.open_settings(_REMEDIES.get(action, "models")))
    connect_transcript(transcript, window.chat, window.question_controller)
    window.presenter.serve(transcript)
    window.reading_follower.serve(transcript)
    window.tools.serve(transcript)
    window.retry_menu.serve(transcript)
    for tools in (window.block_tools, window.extras, window.turn_menu, window.comparisons):
        tools.serve(transcript)
    window.research_controller.serve(transcript, window.panes)
    Rest(window.chat, transcript, window)


def show_problems(window: Any, browser_problem: str) -> None:
    """What was wrong with the start, in the window's bar."""
    if sentence := problems_sentence(window.services.problems, browser_problem):
        settings, close = translate("MainWindow", "Settings"), translate("MainWindow", "Close")
        window.bar.announce(sentence, (settings, window.open_settings), (close, lambda: None))
