"""One question with its answer goes from the conversation that is shown, and may come back."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.core.domain.conversation import DeletedTurn
from app.core.domain.events import Failure
from app.core.domain.turn.turn import Turn
from app.core.ports import ConversationStore
from app.ui.tasks.chat import Chat
from app.ui.tasks.open_conversation import OpenConversation, joined
from app.ui.tasks.turn_runner import Tasks


class TurnDeletion(QObject):
    """What runs cannot be deleted, nor anything while something runs in the same conversation."""

    deleted = Signal(object)  # how to take it back
    failed = Signal(object)  # a Failure

    def __init__(self, chat: Chat, store: ConversationStore, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chat, self._store, self._tasks = chat, store, tasks
        self.undo: Callable[[], None] | None = None  # of the last one

    def is_possible(self, turn_id: str) -> bool:
        turn = self._chat.turn(turn_id)
        return turn is not None and turn.ended and not self._chat.busy

    def delete(self, turn_id: str) -> None:
        if not self.is_possible(turn_id):
            return
        conversation = self._chat.current
        turn, leaf = conversation.tree[turn_id], conversation.leaf
        side_by_side = conversation.side_by_side
        self._put_aside(conversation, turn_id)
        followers = conversation.take_out(turn_id)
        self._chat.current_changed.emit()

        def done(deleted: DeletedTurn | None) -> None:
            if deleted is not None:
                self._offer(conversation, turn, deleted)
            else:
                back()

        def back() -> None:
            conversation.put_back(turn, followers, leaf, side_by_side)
            self._show(conversation)

        def failed(failure: Failure) -> None:
            back()
            self.failed.emit(failure)

        self._tasks.request(self._delete(conversation.id, turn_id), done, failed)

    def _put_aside(self, conversation: OpenConversation, turn_id: str) -> None:
        """Other words for its question stay in the composer, as words that are new."""
        if conversation.change is None or conversation.change.turn != turn_id:
            return
        self._chat.draft_requested.emit()
        draft = joined(conversation.changed_text, conversation.draft)
        self._chat.keep_change(None)
        self._chat.keep_draft(draft)
        self._chat.draft_changed.emit()

    async def _delete(self, conversation_id: str, turn_id: str) -> DeletedTurn | None:
        async with self._tasks.rewriting:  # what is just being added to it does not bring it back
            return await self._store.delete_turn(conversation_id, turn_id)

    def _offer(self, conversation: OpenConversation, turn: Turn, deleted: DeletedTurn) -> None:
        self._chat.refresh()

        def undo() -> None:
            if self.undo is undo:
                self.undo = None
                restoring = self._store.restore_turn(deleted)
                self._tasks.run(restoring, lambda _: self._restored(conversation, turn, deleted))

        self.undo = undo
        self.deleted.emit(undo)

    def _restored(self, conversation: OpenConversation, turn: Turn, deleted: DeletedTurn) -> None:
        self._chat.refresh()
        home = self._chat.conversations.get(conversation.id)
        if home is not None and turn.id not in home.tree:  # else it was loaded anew meanwhile
            home.put_back(turn, deleted.followers, deleted.leaf, deleted.side_by_side)
            self._show(home)

    def _show(self, conversation: OpenConversation) -> None:
        self._chat.versions.store_view(conversation)  # a question may have begun there meanwhile
        if conversation is self._chat.current:
            self._chat.current_changed.emit()
