"""What is typed and not sent: kept with its conversation, and for the next new one where there is none yet."""

from PySide6.QtCore import QObject, Signal

from app.core.domain.errors import AppError
from app.core.domain.events import Failure
from app.core.ports import ConversationStore
from app.ui.tasks.open_conversation import Change, OpenConversation, PendingQuestion, joined
from app.ui.tasks.turn_runner import Tasks


class DraftSaver(QObject):
    new_changed = Signal(str)  # the text that waits for a new conversation
    saved = Signal()  # a store has what it was given

    def __init__(self, store: ConversationStore, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store, self._tasks = store, tasks
        self.new = ""
        self.new_pending: list[PendingQuestion] = []
        self._home: OpenConversation | None = None  # where that text is typed: a new conversation that is shown

    def keep(self, conversation: OpenConversation) -> None:
        """Give the store what is typed there, unless it has that; what it does not take is given again next time."""
        text = conversation.draft_to_keep
        if conversation.stored and text != conversation.written_draft:
            conversation.written_draft = text
            call = self._store.keep_draft(conversation.id, text)
            self._tasks.run(
                call,
                lambda _: self._mark_saved(conversation, text),
                lambda sentence: self._refused(conversation, sentence),
            )
        elif conversation is self._home:
            self._keep_new(text)

    async def keep_last(self, conversation: OpenConversation) -> None:
        """At the window's end: also what a store is just refusing is given once more, and waited for."""
        text = conversation.draft_to_keep
        if conversation.stored and text != conversation.saved:
            try:
                await self._store.keep_draft(conversation.id, text)
            except AppError as error:
                self._refused(conversation, Failure.of(error))

    def enter(self, conversation: OpenConversation) -> None:
        """It comes into view: what waits for a new conversation is typed there from now on, if it is one."""
        if conversation.stored or conversation.private or conversation is self._home:
            return
        waiting, self.new_pending = self.new_pending, []
        conversation.pending += waiting
        conversation.draft, self._home = joined(self.new, conversation.draft), conversation
        self._keep_new(conversation.draft_to_keep)

    def leave(self, conversation: OpenConversation) -> None:
        """Another one comes into view: what is typed in one that is not stored waits for the next new one."""
        if conversation is self._home:
            self._keep_new(conversation.draft)
            self.new_pending += conversation.pending
            conversation.draft, conversation.pending, self._home = "", [], None

    def take(self, conversation: OpenConversation) -> None:
        """It is stored now, and what is typed there goes with it."""
        if conversation is self._home:
            self._home = None
            self._keep_new("")

    def put_back(self, conversation: OpenConversation | None, pending: PendingQuestion) -> None:
        """What could not be asked stands again before what was typed since; None: in the next new conversation."""
        if conversation is None:
            self.new_pending.append(pending)
            self._keep_new(joined(pending.text, self.new))
            return
        conversation.pending.append(pending)
        if pending.changed in conversation.tree and conversation.change is None:
            conversation.change = Change(pending.changed, pending.text)
        else:
            conversation.draft = joined(pending.text, conversation.draft)
        self.keep(conversation)

    def _keep_new(self, text: str) -> None:
        if self.new != text:
            self.new = text
            self.new_changed.emit(text)

    def _mark_saved(self, conversation: OpenConversation, text: str) -> None:
        conversation.saved = text
        self.saved.emit()

    def _refused(self, conversation: OpenConversation, failure: Failure) -> None:
        conversation.written_draft = None
        self._tasks.failed.emit(failure)
