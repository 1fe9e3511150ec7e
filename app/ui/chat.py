"""The conversation that is shown, and the turns that run: what the window asks of the core, and hears from it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from uuid import uuid4

from PySide6.QtCore import QLocale, QObject, Signal

from app.core.domain import events as e
from app.core.domain.chat import ImageBlock
from app.core.domain.conversation import PRIVATE, Conversation, Summary, branch_of, is_private
from app.core.domain.events import Failure
from app.core.domain.graph import Depth
from app.core.domain.settings import Wishes
from app.core.domain.turn import Question, Turn, begun, fold
from app.core.ports import ConversationStore
from app.ui.turn_runner import Asking, Tasks, TurnRunner


@dataclass
class Shown:
    """What the window shows. `stored` is False until the first question made the conversation."""

    id: str = field(default_factory=lambda: uuid4().hex)
    title: str = ""
    wishes: Wishes = Wishes()
    draft: str = ""
    stored: bool = False
    group: str = ""
    turns: list[Turn] = field(default_factory=list)  # the branch, oldest first

    @property
    def private(self) -> bool:
        return is_private(self.id)

    @property
    def leaf(self) -> str | None:
        return self.turns[-1].id if self.turns else None


class Chat(QObject):
    shown_changed = Signal()  # another conversation, or another branch of it, is to be shown
    happened = Signal(object)  # an event of the conversation that is shown
    busy_changed = Signal(bool)  # a turn runs in the conversation that is shown
    title_changed = Signal(str)
    summaries_changed = Signal(object)  # list[Summary]: what the list should show
    marks_changed = Signal(object, object)  # frozensets of conversations: running, unread
    finished = Signal(object)  # a Turn that came to its good end, in whatever conversation
    not_asked = Signal(str, object)  # a question of the conversation shown that could not be taken, Failure

    def __init__(self, ask: Asking, store: ConversationStore, tasks: Tasks, parent: QObject | None = None):
        super().__init__(parent)
        self.shown = Shown()
        self.runner = TurnRunner(ask, self)
        self._store = store
        self._tasks = tasks
        self._live: dict[str, Turn] = {}  # turns that run, by id
        self._running: dict[str, str] = {}  # conversation → its running turn; empty until the turn has begun
        self._asked: dict[str, str] = {}  # conversation → the question under way
        self._images: dict[str, tuple[ImageBlock, ...]] = {}  # conversation → the pictures that go with it
        self._unread: set[str] = set()
        self._stopping: set[str] = set()  # conversations whose turn is to be stopped as soon as it has begun
        self._search = ""
        self._opening = ""  # the conversation that is being loaded
        self.runner.happened.connect(self._hear)
        self.runner.ended.connect(self._end)
        self.runner.failed.connect(self._fail)

    @property
    def busy(self) -> bool:
        return self.shown.id in self._running

    @property
    def private(self) -> bool:
        """The conversation shown leaves nothing."""
        return self.shown.private

    def new(self, draft: str = "", group: str = "") -> None:
        self._opening = ""
        self._show(Shown(draft=draft, group=group))

    def new_private(self) -> None:
        self._opening = ""
        self._show(Shown(f"{PRIVATE}{uuid4().hex}"))

    def open(self, conversation_id: str) -> None:
        if conversation_id == self.shown.id:
            self._opening = ""  # a click elsewhere that still loads is taken back
            return
        self._opening = conversation_id
        self._tasks.run(self._store.conversation(conversation_id), lambda found: self._opened(conversation_id, found))

    def ask(
        self,
        text: str,
        parent: str | None = None,
        *,
        sibling: bool = False,
        fresh: bool = False,
        images: tuple[ImageBlock, ...] = (),
        files: tuple[str, ...] = (),
        once: Wishes = Wishes(),
        depth: Depth | None = None,
        clarify: bool = True,
    ) -> None:
        """Ask in the conversation shown: after its last turn, or with `sibling` after `parent`, beside what is.

        once: what is wished for this message alone; depth and clarify as in `Question`.
        """
        if self.busy:
            return
        shown = self.shown
        self._running[shown.id], self._asked[shown.id], self._images[shown.id] = "", text, images
        language = QLocale().name().replace("_", "-")
        question = Question(
            shown.id,
            text,
            parent if sibling else shown.leaf,
            replace(once.over(shown.wishes), fresh=fresh),
            language if "-" in language else "en-US",
            images,
            files,
            depth=depth,
            clarify=clarify,
            group=shown.group,
        )
        self.runner.start(question)
        self.busy_changed.emit(True)
        self._tell_marks()

    def retry(self, turn_id: str, *, fresh: bool = False) -> None:
        """Ask the same question again, beside the old answer; `fresh`: and search again, whatever is kept."""
        if (turn := self.turn(turn_id)) is not None:
            once = self._asked_bases(turn)
            self.ask(
                turn.question, turn.parent, sibling=True, fresh=fresh, images=turn.images, files=turn.files, once=once,
                depth=turn.depth,
            )  # fmt: skip

    def _asked_bases(self, turn: Turn) -> Wishes:
        """Those of the conversation and those of that message alone."""
        asked = dict.fromkeys((*(self.shown.wishes.bases or ()), *turn.bases))
        return Wishes(bases=tuple(asked)) if turn.bases else Wishes()

    def search_again(self, turn_id: str) -> None:
        self.retry(turn_id, fresh=True)

    def skip_clarifying(self, turn_id: str) -> None:
        """Have a research begin as it is, which asked the user something in return."""
        if (turn := self.turn(turn_id)) is not None:
            once = self._asked_bases(turn)
            self.ask(
                turn.question, turn.parent, sibling=True, images=turn.images, files=turn.files, once=once,
                depth=turn.depth, clarify=False,
            )  # fmt: skip

    def answer_now(self, turn_id: str) -> None:
        """Have the report of a running research written from what there is."""
        self.runner.answer_now(turn_id)

    def resume(self, turn_id: str) -> None:
        """Have an answer go on that broke off."""
        turn = self.turn(turn_id)
        if turn is None or self.busy:
            return
        self._running[self.shown.id], self._asked[self.shown.id] = "", ""
        self.runner.resume(self.shown.id, turn_id)
        self.busy_changed.emit(True)
        self._tell_marks()

    def stop(self, conversation_id: str = "") -> None:
        conversation = conversation_id or self.shown.id
        if turn := self._running.get(conversation):
            self.runner.stop(turn)
        elif conversation in self._running:
            self._stopping.add(conversation)

    def turn(self, turn_id: str) -> Turn | None:
        return next((t for t in self.shown.turns if t.id == turn_id), None)

    def wish(self, wishes: Wishes) -> None:
        self.shown.wishes = wishes
        if self.shown.stored:
            self._tasks.run(self._store.keep_wishes(self.shown.id, wishes))

    def keep_draft(self, text: str) -> None:
        if self.shown.draft != text:
            self.shown.draft = text
            if self.shown.stored:
                self._tasks.run(self._store.keep_draft(self.shown.id, text))

    def rename(self, conversation_id: str, title: str) -> None:
        self._tasks.run(self._store.rename(conversation_id, title), lambda _: self.refresh())
        if conversation_id == self.shown.id:
            self.shown.title = title
            self.title_changed.emit(title)

    def move(self, conversation_id: str, group: str) -> None:
        """Into the group of that name; empty: into none."""
        self._tasks.run(self._store.move(conversation_id, group), lambda _: self.refresh())
        if conversation_id == self.shown.id:
            self.shown.group = group

    def delete(self, conversation_id: str) -> None:
        self.stop(conversation_id)
        self._unread.discard(conversation_id)
        self._tasks.run(self._store.delete(conversation_id), lambda _: self.refresh())
        if conversation_id == self.shown.id:
            self.new()

    def restore(self, conversation_id: str) -> None:
        def back(_: None) -> None:
            self.refresh()
            self.open(conversation_id)

        self._tasks.run(self._store.restore(conversation_id), back)

    def search(self, text: str) -> None:
        self._search = text
        self.refresh()

    def refresh(self) -> None:
        """Load the list again; of several answers only the one to the newest search is shown."""
        text = self._search
        self._tasks.run(self._store.summaries(text), lambda rows: self._list(text, rows))

    async def close(self) -> None:
        await self.runner.close()

    def _list(self, text: str, rows: Sequence[Summary]) -> None:
        if text == self._search:
            self.summaries_changed.emit(rows)

    def _opened(self, conversation_id: str, found: Conversation | None) -> None:
        if self._opening != conversation_id:
            return
        self._opening = ""
        if found is None:
            self.refresh()
            return
        branch = [self._live.get(t.id, t) for t in found.branch()]
        self._unread.discard(found.id)
        self._show(Shown(found.id, found.title, found.wishes, found.draft, True, found.group, branch))

    def _show(self, shown: Shown) -> None:
        self.shown = shown
        self.shown_changed.emit()
        self.busy_changed.emit(self.busy)
        self.title_changed.emit(shown.title)
        self._tell_marks()

    def _hear(self, event: e.Event) -> None:
        if isinstance(event, e.TurnStarted):
            self._began(event)
            return
        if isinstance(event, e.TurnResumed):
            self._resumed(event)
        turn = self._live.get(event.turn)
        if isinstance(event, e.TurnSaved):
            turn = turn or self.turn(event.turn)  # it may come behind the turn's end
        if turn is None:
            return  # resumed after its conversation left the view: it is loaded again when that is opened
        fold(turn, event)
        if turn.conversation == self.shown.id:
            self.happened.emit(event)
        elif turn.ended:
            self._unread.add(turn.conversation)
        if isinstance(event, e.TurnFinished):
            self.finished.emit(turn)

    def _began(self, event: e.TurnStarted) -> None:
        turn = self._live[event.turn] = begun(event)
        turn.images = self._images.pop(event.conversation, ())
        self._running[event.conversation] = event.turn
        if event.conversation == self.shown.id:
            self._join(turn)
            self.happened.emit(event)
        if event.conversation in self._stopping:
            self._stopping.discard(event.conversation)
            self.runner.stop(event.turn)
        self.refresh()

    def _resumed(self, event: e.TurnResumed) -> None:
        turn = self.turn(event.turn)
        if turn is not None:
            self._live[turn.id] = turn
            self._running[turn.conversation] = turn.id

    def _join(self, turn: Turn) -> None:
        """The new turn is the shown branch's end; what stood beside it leaves the view, not the disk."""
        shown = self.shown
        kept = branch_of(shown.turns, turn.parent)
        if len(kept) != len(shown.turns):
            shown.turns = kept
            self.shown_changed.emit()
        shown.turns.append(turn)
        if not shown.stored:
            shown.stored = True
            if shown.wishes != Wishes():
                self._tasks.run(self._store.keep_wishes(shown.id, shown.wishes))
            self._tasks.run(self._store.conversation(shown.id), self._name)

    def _name(self, found: Conversation | None) -> None:
        if found is not None and found.id == self.shown.id:
            self.shown.title = found.title
            self.title_changed.emit(found.title)

    def _end(self, conversation: str) -> None:
        turn = self._running.pop(conversation, "")
        self._live.pop(turn, None)
        self._asked.pop(conversation, None)
        self._stopping.discard(conversation)
        if conversation == self.shown.id:
            self.busy_changed.emit(False)
        self._tell_marks()
        self.refresh()

    def _fail(self, conversation: str, failure: Failure) -> None:
        text = self._asked.get(conversation, "")
        if conversation == self.shown.id:
            self.not_asked.emit(text, failure)

    def _tell_marks(self) -> None:
        self.marks_changed.emit(frozenset(self._running), frozenset(self._unread))
