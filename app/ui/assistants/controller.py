"""Where assistants meet the rest of the window: header, greeting, composer, menus, the manager."""

from dataclasses import fields, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from app.core.domain.assistants import Assistant
from app.core.domain.settings import Overrides
from app.ui.assistants.assistant_list import AssistantList
from app.ui.assistants.labels import assistant_label
from app.ui.commands.command import Command, Group
from app.ui.transcript.actions import TranscriptAction
from app.ui.transcript.parts.greeting import Starter
from app.ui.widgets.emoji import with_icon
from app.ui.widgets.icons import icon
from app.ui.wording.language import listed
from app.ui.wording.sentences import shortened

_NAME = 60  # characters of one in the palette
_LONGEST = 28  # characters of a name in the header
_STARTERS = 4  # in the greeting


class AssistantsController(QObject):
    """Made once the window stands. `window`: the `MainWindow`."""

    def __init__(self, window: Any) -> None:
        super().__init__(window)
        self._window, self._chat = window, window.chat
        self.list = AssistantList(window.services.library(), window.tasks, self)
        self.dialog: Any = None  # an AssistantDialog while it is open
        self.menu: QMenu | None = None  # the one that was opened last
        self._greeting: tuple[object, ...] = ()  # what it shows
        window.choices.assistant = lambda: self.choices
        window.choices.refreshed.connect(self.show)
        window.retry_menu.assistants = lambda: self.list.items
        self.list.changed.connect(self._follow)
        self.list.failed.connect(window.show_failure)
        window.header.assistant_requested.connect(self.open_menu)
        window.transcript.command_requested.connect(self._do)
        window.appearance.changed.connect(self._dress)
        window.closed.connect(lambda: self.dialog.flush() if self.dialog is not None else None)
        window.commands.sources.append(self._commands)
        self.list.load()

    @property
    def current(self) -> Assistant | None:
        """The assistant of the conversation that is shown; None, too, where it was deleted."""
        return self.list.get(self._chat.current.overrides.assistant or "")

    @property
    def choices(self) -> Overrides:
        return self.current.choices if self.current is not None else Overrides()

    def show(self) -> None:
        """What the conversation that is shown is asked with."""
        header, current = self._window.header, self.current
        if current is not None:
            header.show_assistant(*assistant_label(current, _LONGEST))
        elif self._chat.current.overrides.assistant and self.list.loaded:
            sentence = self.tr("This conversation's assistant was deleted; it goes on without one.")
            header.show_assistant(self.tr("Assistant deleted"), sentence, sentence)
        else:
            header.show_assistant("")
        self._greet()

    def choose(self, assistant_id: str) -> None:
        """For the conversation that is shown. What it says itself of the same things gives way, and may come back."""
        assistant = self._own(assistant_id) if assistant_id else None
        if assistant is None and assistant_id:
            return
        before, conversation = self._chat.current.overrides, self._chat.current
        conflicting = _fields_in(assistant.choices) & _fields_in(before) if assistant is not None else set()
        overrides = replace(before, assistant=assistant_id or None, **dict.fromkeys(conflicting))
        if overrides == before:
            return
        self._put(overrides)
        if assistant is not None and conflicting:

            def undo() -> None:
                if self._chat.current is conversation:  # what was picked of other things since stays
                    old = {name: getattr(before, name) for name in (*conflicting, "assistant")}
                    self._put(replace(conversation.overrides, **old))

            words = self.tr("“{name}” replaces what you had picked for this conversation: {things}.")
            sentence = words.format(name=shortened(assistant.name, 60), things=self._field_words(conflicting))
            self._window.bar.offer_undo(sentence, self.tr("Undo"), undo)

    def begin(self, assistant_id: str) -> None:
        """A new conversation with this one."""
        self._window.question_controller.new_conversation()
        self.choose(assistant_id)

    def open_menu(self) -> None:
        """Of the conversation that is shown; below the header's button where it has one."""
        self._open(self.choose)

    def open_menu_for_new(self) -> None:
        self._open(self.begin, current="")

    def fill(self, menu: QMenu) -> None:
        """*Assistant ▸* in the menu of the conversation that is shown, above the last row, which deletes it."""
        room = QMenu(self.tr("Assistant"), menu)
        room.setIcon(icon("person", self._window.colours.muted))
        menu.insertMenu(menu.actions()[-1], room)
        self._fill(room, self._chat.current.overrides.assistant or "", self.choose)

    def manage(self) -> None:
        """Open the manager, or bring it to the front."""
        if self.dialog is None:
            self._open_dialog()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def _open_dialog(self) -> None:
        from app.ui.assistants.dialog import AssistantDialog  # a start can do without
        from app.ui.widgets.focus_return import return_focus

        window = self._window
        dialog = self.dialog = AssistantDialog(self.list, self._context, window.colours, window)
        if (files := window.services.assistant_files) is not None:
            from app.ui.assistants.transfer import AssistantTransfer

            self.transfer = AssistantTransfer(
                files(),
                self.list,
                lambda: window.services.settings.in_force().providers,
                lambda: window.knowledge.bases,
                window.tasks,
                dialog,
            )
        dialog.begin_requested.connect(self.begin)
        dialog.finished.connect(lambda _: self._forget())
        return_focus(dialog, window)
        dialog.show()
        if current := self._chat.current.overrides.assistant:
            dialog.select(current)

    def _forget(self) -> None:
        self.dialog = None

    def _context(self) -> Any:
        from app.ui.assistants.form_context import FormContext

        services = self._window.services
        usable = [state.id for state in services.search.channel_states() if state.usable]
        bases = tuple(self._window.knowledge.bases)
        return FormContext(services.settings.in_force(), tuple(usable), bases, services.models.directory.ignored)

    def _dress(self) -> None:
        if self.dialog is not None:
            self.dialog.set_colours(self._window.colours)

    def _open(self, choose: Any, current: str | None = None) -> None:
        window, button = self._window, self._window.header.assistant
        menu = self._new_menu(window)
        self._fill(menu, self._chat.current.overrides.assistant or "" if current is None else current, choose)
        if button is not None and button.isVisible():
            menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
            return
        room, hint = window.transcript, menu.sizeHint()
        above = max(0, (room.height() - hint.height()) // 2)
        menu.popup(room.mapToGlobal(QPoint((room.width() - hint.width()) // 2, above)))

    def open_below(self, button: QWidget, current: str, choose: Any, manage: Any) -> None:
        """The menu where something else than a conversation has an assistant. choose: is given an `Assistant` or None;
        manage: what opens the manager."""
        menu = self._new_menu(button)
        self._fill(menu, current, lambda assistant_id: choose(self._own(assistant_id)), manage)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _new_menu(self, parent: QWidget) -> QMenu:
        menu = self.menu = QMenu(parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    def _fill(self, menu: QMenu, current: str, choose: Any, manage: Any = None) -> None:
        from app.ui.assistants.menu import fill
        from app.ui.assistants.templates import templates

        fill(menu, self.list.items, [one for one in templates() if not self.list.get(one.id)], current, choose,
             manage or self.manage)  # fmt: skip

    def _commands(self) -> list[Command]:
        """In the palette: a new conversation with each of the user's own."""
        words = self.tr("New conversation with {name}")
        return [
            Command(
                f"assistant:{one.id}",
                Group.CONVERSATION,
                partial(words.format, name=shortened(with_icon(one.icon, one.name), _NAME)),
                partial(self.begin, one.id),
            )
            for one in self.list.items
        ]

    def _own(self, assistant_id: str) -> Assistant | None:
        """The user's; a template becomes one."""
        from app.ui.assistants.templates import template_of

        if (assistant := self.list.get(assistant_id)) is None and (assistant := template_of(assistant_id)) is not None:
            self.list.save((assistant,))
        return assistant

    def _put(self, overrides: Overrides) -> None:
        self._chat.set_overrides(overrides)
        self._window.choices.show()

    def _follow(self) -> None:
        self._window.choices.show()

    def _do(self, action: TranscriptAction, _turn: str, value: str) -> None:
        if action is TranscriptAction.ASSISTANT and value:
            self.choose(value)
        elif action is TranscriptAction.ASSISTANT:
            self.open_menu()

    def _greet(self) -> None:
        """The greeting of an empty conversation offers some; it is drawn anew only where it changes."""
        chat, transcript, current = self._chat, self._window.transcript, self.current
        if not self.list.loaded:
            return
        title, description = (
            (with_icon(current.icon, shortened(current.name, 80)), shortened(current.description, 300))
            if current is not None
            else ("", "")
        )
        new = title, description, self._starters()
        if new == self._greeting:
            return
        self._greeting = new
        greeting = transcript.greeting
        greeting.title, greeting.description, greeting.starters = new
        if not chat.current.turns:
            transcript.show_conversation([], chat.private)

    def _starters(self) -> tuple[Starter, ...]:
        some = self.list.items[:_STARTERS]
        if len(some) < _STARTERS:
            from app.ui.assistants.templates import templates

            some = (*some, *(one for one in templates() if not self.list.get(one.id)))[:_STARTERS]
        return tuple(Starter(one.id, shortened(with_icon(one.icon, one.name), 24)) for one in some)

    def _field_words(self, names: set[str]) -> str:
        words = {
            "model": self.tr("model"),
            "mode": self.tr("web search"),
            "channel": self.tr("search source"),
            "planner": self.tr("search planning"),
            "bases": self.tr("knowledge bases"),
            "tools": self.tr("tools"),
            "editing": self.tr("checking of answers"),
        }
        return listed(text for name, text in words.items() if name in names)


def _fields_in(overrides: Overrides) -> set[str]:
    """What one level says something about, but for the assistant itself."""
    names = {one.name for one in fields(Overrides)} - {"assistant", "fresh"}
    return {name for name in names if getattr(overrides, name) is not None}
