"""The commands of the main window, with their usual keys, and where all other keys go."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence, QShortcut

from app.core.domain.settings import Theme
from app.ui.commands.command import Command, Group, always
from app.ui.window.controllers.type_ahead import TypeAhead
from app.ui.window.controllers.zoom import Zoom

translate = QCoreApplication.translate


def add_commands(window: Any) -> None:
    """`window`: the `MainWindow`. What is in a room of its own asks for that room when it is run."""
    for commands in (_conversations, _answers, _questions, _views, _program):
        window.commands.add(*commands(window))
    _name_keys(window)
    TypeAhead(window.composer.question, window)
    QShortcut(QKeySequence("Esc"), window).activated.connect(lambda: _escape(window))  # nobody wants another key


def control_key(platform: str = sys.platform) -> str:
    """The key that says Control. What Qt calls Ctrl is Command on macOS, and Command+Tab is the system's own there."""
    return "Meta" if platform == "darwin" else "Ctrl"


def _name_keys(window: Any) -> None:
    """In the tool tips of what does the same by a click."""
    listing, composer, header = window.list, window.composer, window.header
    for widget, command_id in (
        (listing._new, "conversation.new"),
        (listing._private, "conversation.private"),
        (listing._settings, "settings.models"),
        (listing._knowledge, "program.knowledge"),
        (listing.search, "conversation.search"),
        (header._list, "view.list"),
        (header._panel, "view.sources"),
        (window.panel._close, "view.sources"),
        (window.research._close, "view.sources"),
        (composer.mode.research, "question.research"),
        (composer.models, "question.model"),
        (composer.own.button, "question.attach"),
        *((button, "question.web") for button in composer.switch.buttons.values()),
    ):
        window.commands.tips.add(widget, command_id)


def _escape(window: Any) -> None:
    """One thing at a time."""
    if not window.find_controller.close() and not window.list.escape():
        window.question_controller.escape()


def _conversations(window: Any) -> Iterator[Command]:
    group, questions, listing = Group.CONVERSATION, window.question_controller, window.list
    find = window.find_controller

    def stored() -> bool:
        return bool(window.chat.current.turns) and not window.chat.private

    yield Command("conversation.new", group, lambda: translate("Commands", "New conversation"),
                  questions.new_conversation, ("Ctrl+N",))  # fmt: skip
    yield Command("conversation.private", group, lambda: translate("Commands", "New private conversation"),
                  questions.new_private, ("Ctrl+Shift+N",))  # fmt: skip
    yield Command("conversation.assistant", group,
                  lambda: translate("Commands", "New conversation with an assistant…"),
                  lambda: _assistants(window, "open_menu_for_new"), (), lambda: _has_assistants(window))  # fmt: skip
    yield Command("conversation.search", group, lambda: translate("Commands", "Search conversations"),
                  window.search_conversations, ("Ctrl+K",))  # fmt: skip
    yield Command("conversation.find", group, lambda: translate("Commands", "Find in conversation"),
                  find.open, ("Ctrl+F",))  # fmt: skip
    yield Command("conversation.find_next", group, lambda: translate("Commands", "Next match"),
                  lambda: find.step(1), ("F3",))  # fmt: skip
    yield Command("conversation.find_previous", group, lambda: translate("Commands", "Previous match"),
                  lambda: find.step(-1), ("Shift+F3",))  # fmt: skip
    yield Command("conversation.rename", group, lambda: translate("Commands", "Rename conversation"),
                  listing.rename_current, ("F2",), stored)  # fmt: skip
    yield Command("conversation.pin", group, lambda: translate("Commands", "Pin or unpin conversation"),
                  listing.pin_selected, (), stored)  # fmt: skip
    yield Command("conversation.archive", group, lambda: translate("Commands", "Archive conversation"),
                  listing.archive_selected, (), stored)  # fmt: skip
    yield Command("conversation.import", group, lambda: translate("Commands", "Import conversations…"),
                  window.import_conversations)  # fmt: skip
    yield Command("conversation.export", group, lambda: translate("Commands", "Export conversation…"),
                  lambda: _export(window, False), (), lambda: bool(window.chat.current.turns))  # fmt: skip
    yield Command("conversation.export_branches", group,
                  lambda: translate("Commands", "Export conversation with all branches…"),
                  lambda: _export(window, True), (), lambda: bool(window.chat.current.turns))  # fmt: skip
    yield Command("conversation.export_all", group, lambda: translate("Commands", "Export all conversations (JSON)…"),
                  lambda: window.conversation_export.ask([], "json"))  # fmt: skip
    yield Command("conversation.delete", group, lambda: translate("Commands", "Delete conversation"),
                  listing.delete_selected, (), lambda: bool(listing.view.selection_ids))  # fmt: skip
    yield Command("conversation.next", group, lambda: translate("Commands", "Next conversation"),
                  lambda: listing.step(1), (f"{control_key()}+Tab",))  # fmt: skip
    yield Command("conversation.previous", group, lambda: translate("Commands", "Previous conversation"),
                  lambda: listing.step(-1), (f"{control_key()}+Shift+Tab",))  # fmt: skip
    for number in range(1, 10):
        yield Command(f"conversation.{number}", group, partial(_nth_title, number),
                      partial(_open_nth, window, number), (f"Ctrl+{number}",))  # fmt: skip


def _export(window: Any, all_branches: bool) -> None:
    current = window.chat.current
    if current.turns:
        window.conversation_export.ask([(current.id, current.title)], all_branches=all_branches)


def _open_nth(window: Any, number: int) -> None:
    if number <= len(ids := window.list.rows.ids()):
        window.question_controller.open_conversation(ids[number - 1])


def _nth_title(number: int) -> str:
    return translate("Commands", "Conversation {number} of the list").format(number=number)


def _answers(window: Any) -> Iterator[Command]:
    group, chat = Group.ANSWER, window.chat

    def answered() -> bool:
        return bool(chat.current.leaf) and not chat.busy

    def of_last(act: Callable[[str], object]) -> Callable[[], None]:
        def run() -> None:
            if answered():
                act(chat.current.leaf)

        return run

    yield Command("answer.copy", group, lambda: translate("Commands", "Copy answer"),
                  window.copy_answer, ("Ctrl+Shift+C",), lambda: bool(chat.current.leaf))  # fmt: skip
    yield Command("answer.copy_sources", group, lambda: translate("Commands", "Copy answer with sources"),
                  of_last(lambda turn: window.transcript.copy_with_sources(turn)), (), answered)  # fmt: skip
    yield Command("answer.check_sources", group, lambda: translate("Commands", "Check sources again"),
                  of_last(window.evidence_checks.check), (),
                  lambda: answered() and window.evidence_checks.is_possible(chat.current.leaf))  # fmt: skip
    yield Command("answer.translate", group, lambda: translate("Commands", "Translate answer"),
                  of_last(lambda turn: window.translations().translate_last(turn)), (), answered)  # fmt: skip
    yield Command("answer.read_aloud", group, lambda: translate("Commands", "Read answer aloud or stop"),
                  of_last(lambda turn: window.reading_aloud().toggle(turn)), (), answered)  # fmt: skip
    yield Command("answer.read_pause", group, lambda: translate("Commands", "Pause or resume reading"),
                  lambda: window.reading_aloud().pause())  # fmt: skip
    yield Command("answer.read_next", group, lambda: translate("Commands", "Read next sentence"),
                  lambda: window.reading_aloud().step(1))  # fmt: skip
    yield Command("answer.read_previous", group, lambda: translate("Commands", "Read previous sentence"),
                  lambda: window.reading_aloud().step(-1))  # fmt: skip
    yield Command("answer.quote", group, lambda: translate("Commands", "Quote selection"),
                  window.turn_menu.quote, ())  # fmt: skip
    yield Command("answer.restore", group, lambda: translate("Commands", "Undo deletion"),
                  window.turn_menu.undo, ("Ctrl+Z",), window.turn_menu.can_undo)  # fmt: skip
    yield Command("answer.retry", group, lambda: translate("Commands", "Retry"),
                  of_last(chat.retry), ("Ctrl+R",), answered)  # fmt: skip
    beside = window.comparisons
    yield Command("answer.compare", group, lambda: translate("Commands", "Compare answer with…"),
                  of_last(beside.choose_beside), (),
                  lambda: answered() and chat.current.turns[-1].model is not None)  # fmt: skip
    yield Command("answer.keep", group, lambda: translate("Commands", "Keep this answer"),
                  beside.keep, (), lambda: beside.is_open)  # fmt: skip
    yield Command("answer.previous_column", group, lambda: translate("Commands", "Previous answer, side by side"),
                  lambda: beside.step(-1), ("Ctrl+PgUp",), lambda: beside.is_open)  # fmt: skip
    yield Command("answer.next_column", group, lambda: translate("Commands", "Next answer, side by side"),
                  lambda: beside.step(1), ("Ctrl+PgDown",), lambda: beside.is_open)  # fmt: skip
    yield Command("answer.stop", group, lambda: translate("Commands", "Stop"),
                  lambda: chat.stop(), (), lambda: chat.busy)  # fmt: skip


def _questions(window: Any) -> Iterator[Command]:
    group, composer, chat = Group.QUESTION, window.composer, window.chat

    def elsewhere() -> bool:
        return len(chat.current.turns) > 1

    def edit() -> None:
        if chat.current.leaf and not chat.busy:
            window.question_controller.edit(chat.current.leaf)

    yield Command("question.focus", group, lambda: translate("Commands", "Go to the question"),
                  composer.question.setFocus, ("Ctrl+L",))  # fmt: skip
    yield Command("question.quick", group, lambda: translate("Commands", "Quick ask"),
                  window.desktop.open_quick_ask, ("Ctrl+Shift+Space",))  # fmt: skip
    yield Command("question.edit", group, lambda: translate("Commands", "Edit last question"),
                  edit, (), lambda: bool(chat.current.leaf) and not chat.busy)  # fmt: skip
    yield Command("question.previous", group, lambda: translate("Commands", "Previous question"),
                  lambda: window.question_walk.step(-1), ("Alt+Up",), elsewhere)  # fmt: skip
    yield Command("question.next", group, lambda: translate("Commands", "Next question"),
                  lambda: window.question_walk.step(1), ("Alt+Down",), elsewhere)  # fmt: skip
    yield Command("question.web", group, lambda: translate("Commands", "Web: Off, Auto, Always"),
                  composer.switch.next, ("Ctrl+E",))  # fmt: skip
    yield Command("question.research", group, lambda: translate("Commands", "Answer or Research"),
                  composer.mode.toggle, ("Ctrl+Shift+E",))  # fmt: skip
    yield Command("question.model", group, lambda: translate("Commands", "Choose model"),
                  composer.models.open, ("Ctrl+M",))  # fmt: skip
    yield Command("question.assistant", group, lambda: translate("Commands", "Choose assistant…"),
                  lambda: _assistants(window, "open_menu"), ("Ctrl+Shift+A",),
                  lambda: _has_assistants(window))  # fmt: skip
    yield Command("question.prompt", group, lambda: translate("Commands", "Insert prompt"),
                  lambda: window.prompts.offer(), (), lambda: window.prompts is not None)  # fmt: skip
    yield Command("question.save_prompt", group, lambda: translate("Commands", "Save question as prompt…"),
                  lambda: window.prompts.save_question(), (),
                  lambda: window.prompts is not None and bool(composer.text().strip()))  # fmt: skip
    yield Command("question.compare", group, lambda: translate("Commands", "Compare models…"),
                  window.comparisons.choose, (), window.comparisons.can_choose)  # fmt: skip
    yield Command("question.manage_assistants", group, lambda: translate("Commands", "Manage assistants…"),
                  lambda: _assistants(window, "manage"), (), lambda: _has_assistants(window))  # fmt: skip
    yield Command("question.attach", group, lambda: translate("Commands", "Attach files"),
                  composer.own.choose, ("Ctrl+O",))  # fmt: skip


def _has_assistants(window: Any) -> bool:
    return getattr(window, "assistants", None) is not None


def _assistants(window: Any, act: str) -> None:
    """They come a moment after the window."""
    if _has_assistants(window):
        getattr(window.assistants, act)()


def _views(window: Any) -> Iterator[Command]:
    group, settings = Group.VIEW, window.settings_controller

    def theme(which: Theme) -> Callable[[], None]:
        return lambda: settings.change_appearance(theme=which)

    yield Command("view.list", group, lambda: translate("Commands", "Show or hide conversations"),
                  window.toggle_list, ("Ctrl+B",))  # fmt: skip
    yield Command("view.sources", group, lambda: translate("Commands", "Show or hide sources"),
                  window.toggle_panel, ("Ctrl+Shift+B", "F9"))  # fmt: skip
    yield Command("view.research", group, lambda: translate("Commands", "Research graph"),
                  window.research_controller.show_last, ("Ctrl+Shift+G",),
                  lambda: window.research.turn is not None)  # fmt: skip
    zoom = Zoom(settings, window)
    window.ready.connect(lambda: zoom.watch(window, window.transcript))
    yield Command("view.larger", group, lambda: translate("Commands", "Larger text"),
                  zoom.larger, ("Ctrl++", "Ctrl+="))  # fmt: skip
    yield Command("view.smaller", group, lambda: translate("Commands", "Smaller text"), zoom.smaller, ("Ctrl+-",))
    yield Command("view.usual", group, lambda: translate("Commands", "Reset text size"), zoom.reset, ("Ctrl+0",))
    yield Command("view.light", group, lambda: translate("Commands", "Theme: Light"), theme(Theme.LIGHT))
    yield Command("view.dark", group, lambda: translate("Commands", "Theme: Dark"), theme(Theme.DARK))
    yield Command("view.system", group, lambda: translate("Commands", "Theme: System"), theme(Theme.SYSTEM))


def _program(window: Any) -> Iterator[Command]:
    group, pages = Group.PROGRAM, _settings_pages()

    def settings(page: str) -> Callable[[], None]:
        return lambda: window.open_settings(page)

    yield Command("program.palette", group, lambda: translate("Commands", "Command palette"),
                  window.command_windows.open_palette, ("Ctrl+Shift+P",), lambda: False)  # fmt: skip
    yield Command("program.shortcuts", group, lambda: translate("Commands", "Keyboard shortcuts"),
                  window.command_windows.open_shortcuts, ("Ctrl+/", "Ctrl+?"))  # fmt: skip
    for number, (page, title) in enumerate(pages.items()):
        opening = Command(f"settings.{page}", group, title, settings(page))
        yield opening if number else replace(opening, keys=("Ctrl+,",))
    yield Command("program.knowledge", group, lambda: translate("Commands", "Knowledge bases"),
                  window.knowledge.open, ("Ctrl+Shift+K",))  # fmt: skip
    yield Command("program.prompts", group, lambda: translate("Commands", "Prompts"),
                  lambda: window.prompts.open(), (), lambda: window.prompts is not None)  # fmt: skip
    yield Command("program.welcome", group, lambda: translate("Commands", "Welcome"), window.desktop.guide.open_welcome)
    yield Command("program.news", group, lambda: translate("Commands", "What's new"), window.desktop.guide.open_news)
    yield Command(
        "program.about", group, lambda: translate("Commands", "About Citewise"), window.desktop.guide.open_about
    )
    yield Command("program.quit", group, lambda: translate("Commands", "Quit"),
                  window.closing.quit, ("Ctrl+Q",), always)  # fmt: skip


def _settings_pages() -> dict[str, Callable[[], str]]:
    return {
        "models": lambda: translate("Commands", "Settings: Models"),
        "search": lambda: translate("Commands", "Settings: Search"),
        "ranking": lambda: translate("Commands", "Settings: Retrieval"),
        "memory": lambda: translate("Commands", "Settings: Memory"),
        "tools": lambda: translate("Commands", "Settings: Tools (MCP)"),
        "network": lambda: translate("Commands", "Settings: Network"),
        "local_api": lambda: translate("Commands", "Settings: Local API"),
        "appearance": lambda: translate("Commands", "Settings: Appearance"),
        "data": lambda: translate("Commands", "Settings: Data"),
    }
