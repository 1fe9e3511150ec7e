"""What is typed and not sent: kept with its conversation, and for the next new one where there is none yet."""

from PySide6.QtCore import QObject, Signal

from app.core.domain.errors import AppError
from app.core.domain.events import Failure
from app.core.ports import ConversationStore
from app.ui.tasks.open_conversation import Change, OpenConversation, PendingQuestion, joined
from app.ui.tasks.turn_runner import Tasks


class Drafts(QObject):
    new_changed = Signal(str)  # the text that waits for a new conversation
    saved = Signal()  # a store has what it was given

    def __init__(self, store: ConversationStore, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store, self._tasks = store, tasks
        self.new = ""
        self.new_pending: list[PendingQuestion] = []
        self._home: OpenConversation | None = None  # where that text is typed: a new conversation that is shown

    def keep(self, opened: OpenConversation) -> None:
        """Give the store what is typed there, unless it has that; what it does not take is given again next time."""
        text = opened.draft_to_keep
        if opened.stored and text != opened.sent:
            opened.sent = text
            call = self._store.keep_draft(opened.id, text)
            self._tasks.run(call, lambda _: self._taken(opened, text), lambda why: self._refused(opened, why))
        elif opened is self._home:
            self._keep_new(text)

    async def keep_last(self, opened: OpenConversation) -> None:
        """At the window's end: also what a store is just refusing is given once more, and waited for."""
        text = opened.draft_to_keep
        if opened.stored and text != opened.saved:
            try:
                await self._store.keep_draft(opened.id, text)
            except AppError as error:
                self._refused(opened, Failure.of(error))

    def enter(self, opened: OpenConversation) -> None:
        """It comes into view: what waits for a new conversation is typed there from now on, if it is one."""
        if opened.stored or opened.private or opened is self._home:
            return
        waiting, self.new_pending = self.new_pending, []
        opened.pending += waiting
        opened.draft, self._home = joined(self.new, opened.draft), opened
        self._keep_new(opened.draft_to_keep)

    def leave(self, opened: OpenConversation) -> None:
        """Another one comes into view: what is typed in one that is not stored waits for the next new one."""
        if opened is self._home:
            self._keep_new(opened.draft)
            self.new_pending += opened.pending
            opened.draft, opened.pending, self._home = "", [], None

    def take(self, opened: OpenConversation) -> None:
        """It is stored now, and what is typed there goes with it."""
        if opened is self._home:
            self._home = None
            self._keep_new("")

    def put_back(self, opened: OpenConversation | None, pending: PendingQuestion) -> None:
        """What could not be asked stands again before what was typed since; None: in the next new conversation."""
        if opened is None:
            self.new_pending.append(pending)
            self._keep_new(joined(pending.text, self.new))
            return
        opened.pending.append(pending)
        if pending.changed in opened.tree and opened.change is None:
            opened.change = Change(pending.changed, pending.text)
        else:
            opened.draft = joined(pending.text, opened.draft)
        self.keep(opened)

    def _keep_new(self, text: str) -> None:
        if self.new != text:
            self.new = text
            self.new_changed.emit(text)

    def _taken(self, opened: OpenConversation, text: str) -> None:
        opened.saved = text
        self.saved.emit()

    def _refused(self, opened: OpenConversation, failure: Failure) -> None:
        opened.sent = None
        self._tasks.failed.emit(failure)
