"""The conversations in which something runs, each with its own turns: nothing here knows which one is shown."""

from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from app.core.domain import events as e
from app.core.domain.events import Failure
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.question import Question
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import Turn
from app.ui.tasks.open_conversation import OpenConversation, PendingQuestion, Run
from app.ui.tasks.turn_runner import TurnRunner, TurnService


class TurnRouter(QObject):
    """Starts turns, and takes what happens in each into its own conversation before it is told."""

    began = Signal(object, object, bool)  # OpenConversation, TurnStarted, more of its branch changed than this turn
    happened = Signal(object, object)  # OpenConversation, Event of a turn that began
    happened_after = Signal(object)  # Event of a turn that does not run here any more
    ended = Signal(object, object)  # OpenConversation, Run: over, or never begun

    def __init__(self, ask: TurnService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.runner = TurnRunner(ask, self)
        self._ask = ask
        self._open: dict[str, OpenConversation] = {}  # key of what runs → where
        self._turns: dict[str, OpenConversation] = {}  # turn that runs → where
        self.runner.happened.connect(self._handle)
        self.runner.ended.connect(self._end)
        self.runner.failed.connect(self._fail)

    @property
    def conversations(self) -> frozenset[str]:
        return frozenset(conversation.id for conversation in self._open.values())

    def start(self, conversation: OpenConversation, question: Question, pending: PendingQuestion | None) -> None:
        key = _key(conversation, question.comparison)
        self._open[key] = conversation
        conversation.runs[key] = Run(question, pending)
        self.runner.start(question, key)

    def resume(self, conversation: OpenConversation, turn_id: str) -> None:
        """Have an answer go on that broke off."""
        key = _key(conversation, conversation.tree[turn_id].comparison)
        self._open[key] = self._turns[turn_id] = conversation
        conversation.runs[key] = Run(turn=turn_id)
        self.runner.resume(conversation.id, turn_id, key)

    def stop(self, conversation_id: str) -> None:
        """All that runs there: now, or as soon as it has begun."""
        for key, conversation in list(self._open.items()):
            if conversation.id == conversation_id:
                self._stop(conversation.runs[key])

    def stop_turn(self, turn_id: str) -> None:
        """One of several that run side by side."""
        if (conversation := self._turns.get(turn_id)) is not None:
            for run in list(conversation.runs.values()):
                if run.turn == turn_id:
                    self._stop(run)

    def stop_beside(self, conversation: OpenConversation, turn: Turn) -> None:
        """What runs of its comparison and is another, whether it has begun or not."""
        for run in list(conversation.runs.values()):
            others = run.turn != turn.id and _comparison_of(run, conversation) == turn.comparison
            if others and not conversation.has_ended(run):
                self._stop(run)

    def stop_after(self, conversation: OpenConversation, turn_id: str) -> None:
        """What was asked after that turn and runs."""
        for run in list(conversation.runs.values()):
            if run.question is not None and run.question.parent == turn_id:
                self._stop(run)

    def _stop(self, run: Run) -> None:
        run.stop = True
        if run.is_started:
            self.runner.stop(run.turn)

    async def close(self) -> None:
        await self.runner.close()

    def _handle(self, event: e.Event) -> None:
        if isinstance(event, e.TurnStarted):
            self._begin(event)
        elif conversation := self._turns.get(event.turn):
            running = self._ask.turn(event.turn)
            turn = running or RunningTurn.of(conversation.tree[event.turn])
            if running is None:  # its stream broke off, and nobody else folds what is said of that
                fold(turn, event)
            if conversation.tree[event.turn] is not turn:
                conversation.put(turn)
            run = conversation.runs.get(self.runner.key_of(event.turn))
            if isinstance(event, e.TurnResumed) and run is not None:
                run.is_started = True
            self.happened.emit(conversation, event)
            if isinstance(event, e.TurnResumed):
                self._stop_if_requested(run)
        else:
            self.happened_after.emit(event)

    def _begin(self, event: e.TurnStarted) -> None:
        key = self.runner.key_of(event.turn)
        conversation = self._open.get(key)
        if conversation is None or (run := conversation.runs.get(key)) is None:
            return
        turn = self._ask.turn(event.turn) or new_turn(event)
        self._turns[turn.id] = conversation
        more = conversation.add(turn)
        run.turn, run.is_started = turn.id, True
        self.began.emit(conversation, event, more)
        self._stop_if_requested(run)

    def _stop_if_requested(self, run: Run | None) -> None:
        if run is not None and run.stop:
            self.runner.stop(run.turn)

    def _fail(self, key: str, failure: Failure) -> None:
        conversation = self._open.get(key)
        if conversation is not None and key in conversation.runs:
            conversation.runs[key].failure = failure

    def _end(self, key: str) -> None:
        conversation = self._open.get(key)
        if conversation is None or (run := conversation.runs.get(key)) is None:
            return
        if run.is_started and not conversation.tree[run.turn].ended:
            self._handle(e.TurnStopped(run.turn))  # its stream broke off without a word
        self._turns.pop(run.turn, None)
        if isinstance(turn := conversation.tree.get(run.turn), RunningTurn) and not turn.nodes:
            conversation.put(turn.stored())  # pages and hits are of no use any more; what sub-questions came to is
        del self._open[key], conversation.runs[key]
        self.ended.emit(conversation, run)


def _comparison_of(run: Run, conversation: OpenConversation) -> str:
    return run.question.comparison if run.question is not None else conversation.tree[run.turn].comparison


def _key(conversation: OpenConversation, comparison: str) -> str:
    """Several run at once in a comparison alone."""
    return f"{conversation.id}/{uuid4().hex}" if comparison else conversation.id
