"""The conversations in which something runs, each with its own turns: nothing here knows which one is shown."""

from PySide6.QtCore import QObject, Signal

from app.core.domain import events as e
from app.core.domain.events import Failure
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.question import Question
from app.core.domain.turn.running_turn import RunningTurn
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
        self._open: dict[str, OpenConversation] = {}  # those in which something runs
        self._turns: dict[str, OpenConversation] = {}  # turn that runs → where
        self.runner.happened.connect(self._handle)
        self.runner.ended.connect(self._end)
        self.runner.failed.connect(self._fail)

    @property
    def conversations(self) -> frozenset[str]:
        return frozenset(self._open)

    def start(self, conversation: OpenConversation, question: Question, pending: PendingQuestion | None) -> None:
        self._open[conversation.id] = conversation
        conversation.run = Run(question, pending)
        self.runner.start(question)

    def resume(self, conversation: OpenConversation, turn_id: str) -> None:
        """Have an answer go on that broke off."""
        self._open[conversation.id] = self._turns[turn_id] = conversation
        conversation.run = Run(turn=turn_id)
        self.runner.resume(conversation.id, turn_id)

    def stop(self, conversation_id: str) -> None:
        """Now, or as soon as it has begun."""
        conversation = self._open.get(conversation_id)
        if conversation is not None and conversation.run is not None:
            conversation.run.stop = True
            if conversation.run.is_started:
                self.runner.stop(conversation.run.turn)

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
            if isinstance(event, e.TurnResumed) and conversation.run is not None:
                conversation.run.is_started = True
            self.happened.emit(conversation, event)
            if isinstance(event, e.TurnResumed):
                self._stop_if_requested(conversation)
        else:
            self.happened_after.emit(event)

    def _begin(self, event: e.TurnStarted) -> None:
        conversation = self._open.get(event.conversation)
        if conversation is None or conversation.run is None:
            return
        turn = self._ask.turn(event.turn) or new_turn(event)
        self._turns[turn.id] = conversation
        more = conversation.add(turn)
        conversation.run.turn, conversation.run.is_started = turn.id, True
        self.began.emit(conversation, event, more)
        self._stop_if_requested(conversation)

    def _stop_if_requested(self, conversation: OpenConversation) -> None:
        if conversation.run is not None and conversation.run.stop:
            self.runner.stop(conversation.run.turn)

    def _fail(self, conversation_id: str, failure: Failure) -> None:
        conversation = self._open.get(conversation_id)
        if conversation is not None and conversation.run is not None:
            conversation.run.failure = failure

    def _end(self, conversation_id: str) -> None:
        conversation = self._open.get(conversation_id)
        if conversation is None or conversation.run is None:
            return
        run = conversation.run
        if run.is_started and not conversation.tree[run.turn].ended:
            self._handle(e.TurnStopped(run.turn))  # its stream broke off without a word
        self._turns.pop(run.turn, None)
        if isinstance(turn := conversation.tree.get(run.turn), RunningTurn) and not turn.nodes:
            conversation.put(turn.stored())  # pages and hits are of no use any more; what sub-questions came to is
        self._open.pop(conversation_id)
        conversation.run = None
        self.ended.emit(conversation, run)
