"""The conversation that is shown, and the turns that run: what the window asks of the core, and hears from it."""

from PySide6.QtCore import QObject, Signal

from app.core.domain import events as e
from app.core.domain.chat import ImageBlock, ModelChoice
from app.core.domain.conversation import Conversation
from app.core.domain.graph import Depth
from app.core.domain.settings import Overrides
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import Turn
from app.core.ports import ConversationStore
from app.ui.tasks.draft_saver import DraftSaver
from app.ui.tasks.open_conversation import Change, OpenConversation, PendingQuestion, Run
from app.ui.tasks.open_conversations import OpenConversations
from app.ui.tasks.organizer import Organizer
from app.ui.tasks.questions import Rewrite, in_conversation, repeated, unchanged
from app.ui.tasks.summary_loader import SummaryLoader
from app.ui.tasks.turn_router import TurnRouter
from app.ui.tasks.turn_runner import Tasks, TurnService
from app.ui.tasks.versions import Versions


class Chat(QObject):
    """What happens in a turn goes to its own conversation, whichever is shown."""

    draft_requested = Signal()  # what is typed goes to the conversation that is shown, for another may be shown next
    draft_changed = Signal()  # what is typed in the conversation that is shown is to be read again
    current_changed = Signal()  # another conversation, or another branch of it, is to be shown
    happened = Signal(object)  # an event of a turn that is shown
    busy_changed = Signal(bool)  # a turn runs in the conversation that is shown
    title_changed = Signal(str)
    marks_changed = Signal(object, object)  # frozensets of conversations: running, unread
    finished = Signal(object)  # a Turn that came to its good end, in whatever conversation
    failed = Signal(object)  # a Failure: what was wished could not begin, and is as it was
    # where a question stands again that could not be asked, None: in the next new conversation; Failure
    question_returned = Signal(object, object)

    def __init__(self, ask: TurnService, store: ConversationStore, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.running = TurnRouter(ask, self)
        self.runner = self.running.runner
        self.draft_saver = DraftSaver(store, tasks, self)
        self.summaries = SummaryLoader(store, tasks, self)
        # What is asked of the chat, and done there:
        opening = self.conversations = OpenConversations(store, tasks, self.draft_saver, self.summaries, self)
        self.new, self.new_private, self.open = opening.new, opening.new_private, opening.open
        self.look_again = opening.look_again
        self.search, self.refresh = self.summaries.search, self.summaries.refresh
        self.summaries_changed = self.summaries.loaded
        self.organizer = Organizer(store, tasks, opening, self.refresh, self)
        self._store, self._tasks = store, tasks
        self.versions = Versions(self, store, tasks, self)
        self.show_version, self.step_version = self.versions.show_version, self.versions.step
        self._unread: set[str] = set()
        self.running.began.connect(self._began)
        self.running.happened.connect(self._handle)
        self.running.ended.connect(self._end)
        self.running.happened_after.connect(self._handle_late)
        self.conversations.leaving.connect(self.draft_requested)
        self.conversations.switched.connect(self._announce_current)

    @property
    def current(self) -> OpenConversation:
        """The conversation that is shown."""
        return self.conversations.current

    @property
    def busy(self) -> bool:
        return self.current.run is not None

    @property
    def private(self) -> bool:
        """The conversation shown leaves nothing."""
        return self.current.private

    # What is shown

    def turn(self, turn_id: str) -> Turn | None:
        """Of the conversation that is shown, in whatever branch."""
        return self.current.tree.get(turn_id)

    # What is asked

    def ask(
        self,
        text: str,
        parent: str | None = None,
        *,
        sibling: bool = False,
        images: tuple[ImageBlock, ...] = (),
        files: tuple[str, ...] = (),
        once: Overrides = Overrides(),
        depth: Depth | None = None,
        changed: str = "",
        models: tuple[ModelChoice, ...] = (),
    ) -> bool:
        """Ask in the conversation shown: after its last turn, or with `sibling` after `parent`, beside what is.

        once: what is wished for this message alone; depth as in `Question`; changed: the turn whose question this was;
        models: several that answer side by side.
        False where a turn runs: then nothing was asked. One that cannot begin stands again where it was typed.
        """
        parent = parent if sibling else self.current.leaf
        question = Question(self.current.id, text, parent, once, images=images, files=files, depth=depth)
        pending = PendingQuestion(text, images, files, once, changed, models)
        if self.busy:
            return False
        if not sibling and self.current.columns():
            self.versions.go_on(text)
        if len(models) > 1:
            return self.versions.start(question, models, pending)
        return self.start(question, pending)

    def retry(self, turn_id: str, *, fresh: bool = False, clarify: bool = True, otherwise: Rewrite = unchanged) -> None:
        """Ask the same question again, beside the old answer; `fresh`: and search again, whatever is cached."""
        if (turn := self.turn(turn_id)) is not None:
            question = otherwise(repeated(turn, self.current, fresh=fresh, clarify=clarify))
            self.start(self.versions.fitting(question), None)

    def search_again(self, turn_id: str) -> None:
        self.retry(turn_id, fresh=True)

    def skip_clarifying(self, turn_id: str) -> None:
        """Have a research begin as it is, which asked the user something in return."""
        self.retry(turn_id, clarify=False)

    def answer_now(self, turn_id: str) -> None:
        """Have the report of a running research written from what there is."""
        self.runner.answer_now(turn_id)

    def resume(self, turn_id: str) -> None:
        """Have an answer go on that broke off."""
        turn = self.turn(turn_id)
        if turn is not None and turn.ended and self.current.has_room_for(turn.comparison, turn.model, turn_id):
            self.running.resume(self.current, turn_id)
            self._emit_busy()

    def stop(self, conversation_id: str = "") -> None:
        self.running.stop(conversation_id or self.current.id)

    def start(self, question: Question, pending: PendingQuestion | None, *, beside: bool = False) -> bool:
        """beside: others of its comparison began a moment ago."""
        if not (beside or self.current.has_room_for(question.comparison, question.overrides.model)):
            return False
        self.running.start(self.current, in_conversation(question, self.current), pending)
        self._emit_busy()
        return True

    def _emit_busy(self) -> None:
        self.busy_changed.emit(True)
        self._emit_marks()

    # What is kept of a conversation

    def set_overrides(self, overrides: Overrides) -> None:
        self.current.overrides = overrides
        if self.current.stored:
            self._tasks.run(self._store.keep_overrides(self.current.id, overrides))

    def keep_draft(self, text: str) -> None:
        """What is typed in the conversation shown and not sent yet."""
        self.current.draft = text
        self.draft_saver.keep(self.current)

    def keep_change(self, change: Change | None) -> None:
        """An earlier question of it that is being put in other words; what else is typed waits meanwhile."""
        self.current.change = change
        self.draft_saver.keep(self.current)

    def rename(self, conversation_id: str, title: str) -> None:
        self._tasks.run(self._store.rename(conversation_id, title), lambda _: self.refresh())
        self._entitle(conversation_id, title)

    def delete(self, conversation_id: str) -> None:
        self.conversations.cancel_opening(conversation_id)
        self.stop(conversation_id)
        self._unread.discard(conversation_id)
        self._tasks.run(self._store.delete(conversation_id), lambda _: self.refresh())
        if conversation := self.conversations.get(conversation_id):
            conversation.deleted, conversation.delete_undone = True, False
        if conversation_id == self.current.id:
            self.conversations.new()
        self._emit_marks()

    def restore(self, conversation_id: str) -> None:
        def back(_: None) -> None:
            if (conversation := self.conversations.get(conversation_id)) and conversation.delete_undone:
                conversation.deleted = False
            self.refresh()
            self.conversations.open(conversation_id)  # where it was deleted again meanwhile, the store has none

        if conversation := self.conversations.get(conversation_id):
            conversation.delete_undone = True  # at once: what begins there until the store has it back deletes nothing
        self._tasks.run(self._store.restore(conversation_id), back)

    async def close(self) -> None:
        """What still runs is stopped; a question that never began is a draft again."""
        self.summaries.close()
        await self.running.close()
        for conversation in self.conversations.all():
            await self.draft_saver.keep_last(conversation)

    def _announce_current(self) -> None:
        """Another conversation is shown."""
        self._unread.discard(self.current.id)
        self.current_changed.emit()
        self.busy_changed.emit(self.busy)
        self.title_changed.emit(self.current.title)
        self._emit_marks()

    def _entitle(self, conversation_id: str, title: str) -> None:
        if conversation := self.conversations.get(conversation_id):
            conversation.title = title
            if conversation is self.current:
                self.title_changed.emit(title)

    # What happens

    def _began(self, conversation: OpenConversation, event: e.TurnStarted, more: bool) -> None:
        """It is shown from now on in its conversation; what stood beside it leaves the view, not the disk."""
        self.versions.settle(conversation, event.turn)
        if not conversation.stored:
            self._is_stored(conversation)
        self.draft_saver.keep(conversation)  # its question is on disk now, and no draft any more
        if conversation is self.current:
            if more:
                self.current_changed.emit()
            if conversation.shows(event.turn):
                self.happened.emit(event)
        if conversation.is_deleted:
            self._tasks.run(self._store.delete(conversation.id), lambda _: self.refresh())  # it brought it back
        self.refresh()

    def _handle(self, conversation: OpenConversation, event: e.Event) -> None:
        turn = conversation.tree[event.turn]
        if conversation is not self.current:
            if turn.ended and not conversation.is_deleted:
                self._unread.add(conversation.id)
        elif conversation.shows(turn.id):
            self.happened.emit(event)
        if isinstance(event, e.TurnFinished):
            self.finished.emit(turn)

    def _handle_late(self, event: e.Event) -> None:
        """Of a turn that has ended: it is saved at last."""
        for conversation in self.conversations.all():
            if (turn := conversation.tree.get(event.turn)) is not None:
                if isinstance(event, e.TurnSaved):
                    turn.unsaved = None
                if conversation is self.current and conversation.shows(turn.id):
                    self.happened.emit(event)
            if isinstance(event, e.TurnSaved) and conversation.written_draft is None:
                self.draft_saver.keep(conversation)  # the disk takes this again, too

    def _is_stored(self, conversation: OpenConversation) -> None:
        """The first question made it: what was wished and typed before that goes with it."""
        conversation.stored = True
        if conversation.overrides != Overrides():
            self._tasks.run(self._store.keep_overrides(conversation.id, conversation.overrides))
        self.draft_saver.take(conversation)
        self._tasks.run(self._store.conversation(conversation.id), self._name)

    def _name(self, record: Conversation | None) -> None:
        if record is not None:
            self._entitle(record.id, record.title)

    def _end(self, conversation: OpenConversation, run: Run) -> None:
        if not run.is_started:
            self._return_question(conversation, run)
        if conversation is self.current:
            self.busy_changed.emit(self.busy)
        self.conversations.drop_idle()
        self._emit_marks()
        self.refresh()

    def _return_question(self, conversation: OpenConversation, run: Run) -> None:
        """All is as it was before the button was pressed; what was typed stands again where it was typed."""
        if run.pending is not None and self.versions.reassign(conversation, run):
            if run.failure is not None and conversation is self.current:
                self.failed.emit(run.failure)
            return
        if run.pending is None:
            if run.failure is not None:
                self.failed.emit(run.failure)
            return
        home = self.conversations.home_of(conversation)
        if home is self.current:
            self.draft_requested.emit()
        self.draft_saver.put_back(home, run.pending)
        if home is self.current:
            self.draft_changed.emit()
        elif home is not None and not home.is_deleted:
            self._unread.add(home.id)
        if run.failure is not None and not (home is not None and home.is_deleted):
            self.question_returned.emit(home, run.failure)

    def _emit_marks(self) -> None:
        self.marks_changed.emit(self.running.conversations, frozenset(self._unread))
