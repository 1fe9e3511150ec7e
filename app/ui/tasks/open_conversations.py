"""The conversations that are open here, and which of them is shown."""

from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from app.core.domain.conversation import PRIVATE, Conversation
from app.core.ports import ConversationStore
from app.ui.tasks.draft_saver import DraftSaver
from app.ui.tasks.open_conversation import OpenConversation
from app.ui.tasks.summary_loader import SummaryLoader
from app.ui.tasks.turn_runner import Tasks


class OpenConversations(QObject):
    """One stays open while it is shown, while something runs in it, and while something is typed there that no store
    has."""

    leaving = Signal()  # another may be shown next
    switched = Signal()  # another is shown

    def __init__(
        self, store: ConversationStore, tasks: Tasks, draft_saver: DraftSaver, summaries: SummaryLoader, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.current = OpenConversation()
        self._open = {self.current.id: self.current}
        self._opening = ""  # the conversation that is being loaded
        self._store, self._tasks = store, tasks
        self._draft_saver, self._summaries = draft_saver, summaries
        draft_saver.saved.connect(self.drop_idle)

    def new(self, group: str = "") -> None:
        self._opening = ""
        self.show(OpenConversation(group=group))

    def new_private(self) -> None:
        """One of which nothing is kept; where a question is half typed in one already, that."""
        self._opening = ""
        self.leaving.emit()
        half_written = (one for one in self._open.values() if one.private and one.draft and not (one.stored or one.run))
        self.show(next(half_written, None) or OpenConversation(f"{PRIVATE}{uuid4().hex}"))

    def open(self, conversation_id: str) -> None:
        self._opening = ""  # a click elsewhere that still loads is taken back
        if conversation_id == self.current.id:
            return
        conversation = self._open.get(conversation_id)
        if conversation is not None and not conversation.deleted:
            self.show(conversation)
            return
        self._opening = conversation_id
        call = self._store.conversation(conversation_id)
        self._tasks.run(call, lambda record: self._show_loaded(conversation_id, record))

    def look_again(self) -> None:
        """Somebody else has written to the store, such as a command in a terminal."""
        current = self.current
        self._summaries.refresh()
        if current.stored and current.idle:
            self._tasks.run(self._store.conversation(current.id), lambda record: self._renew(current, record))

    def show(self, conversation: OpenConversation) -> None:
        self.leaving.emit()
        self._draft_saver.leave(self.current)
        self._draft_saver.enter(conversation)
        self.current = self._open[conversation.id] = conversation
        self.drop_idle()
        self.switched.emit()

    def get(self, conversation_id: str) -> OpenConversation | None:
        return self._open.get(conversation_id)

    def all(self) -> list[OpenConversation]:
        return list(self._open.values())

    def home_of(self, unasked: OpenConversation) -> OpenConversation | None:
        """Where a question stands again that could not be asked; None: in the next new conversation."""
        if unasked.stored or unasked.private:
            return unasked
        return None if self.current.stored or self.current.private else self.current

    def cancel_opening(self, conversation_id: str) -> None:
        """What is deleted while it loads is not shown."""
        if conversation_id == self._opening:
            self._opening = ""

    def drop_idle(self) -> None:
        self._open = {key: one for key, one in self._open.items() if one is self.current or not one.idle}

    def _renew(self, current: OpenConversation, record: Conversation | None) -> None:
        if record is None or self.current is not current or not current.idle:
            return
        now = OpenConversation.of(record)
        if [(t.id, t.state, len(t.text)) for t in now.turns] != [(t.id, t.state, len(t.text)) for t in current.turns]:
            self.show(now)

    def _show_loaded(self, conversation_id: str, record: Conversation | None) -> None:
        if self._opening != conversation_id:
            return
        self._opening = ""
        if record is None:
            self._summaries.refresh()
        else:
            conversation = self._open.get(record.id) or OpenConversation.of(record)
            conversation.deleted = False  # it is there, whether deleting it failed or it came back
            self.show(conversation)
