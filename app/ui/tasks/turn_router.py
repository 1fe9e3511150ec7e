"""The conversations in which something runs, each with its own turns: nothing here knows which one is shown."""

from PySide6.QtCore import QObject, Signal

from app.core.domain import events as e
from app.core.domain.events import Failure
from app.core.domain.turn.turn import Question, begun, fold
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
        self._open: dict[str, OpenConversation] = {}  # those in which something runs
        self._turns: dict[str, OpenConversation] = {}  # turn that runs → where
        self.runner.happened.connect(self._hear)
        self.runner.ended.connect(self._end)
        self.runner.failed.connect(self._fail)

    @property
    def conversations(self) -> frozenset[str]:
        return frozenset(self._open)

    def start(self, opened: OpenConversation, question: Question, pending: PendingQuestion | None) -> None:
        self._open[opened.id] = opened
        opened.run = Run(question, pending)
        self.runner.start(question)

    def resume(self, opened: OpenConversation, turn_id: str) -> None:
        """Have an answer go on that broke off."""
        self._open[opened.id] = self._turns[turn_id] = opened
        opened.run = Run(turn=turn_id)
        self.runner.resume(opened.id, turn_id)

    def stop(self, conversation_id: str) -> None:
        """Now, or as soon as it has begun."""
        opened = self._open.get(conversation_id)
        if opened is not None and opened.run is not None:
            opened.run.stop = True
            if opened.run.begun:
                self.runner.stop(opened.run.turn)

    async def close(self) -> None:
        await self.runner.close()

    def _hear(self, event: e.Event) -> None:
        if isinstance(event, e.TurnStarted):
            self._begin(event)
        elif opened := self._turns.get(event.turn):
            fold(opened.tree[event.turn], event)
            if isinstance(event, e.TurnResumed) and opened.run is not None:
                opened.run.begun = True
            self.happened.emit(opened, event)
            if isinstance(event, e.TurnResumed):
                self._stop_if_requested(opened)
        else:
            self.happened_after.emit(event)

    def _begin(self, event: e.TurnStarted) -> None:
        opened = self._open.get(event.conversation)
        if opened is None or opened.run is None:
            return
        turn = begun(event)
        turn.images = opened.run.question.images if opened.run.question else ()
        self._turns[turn.id] = opened
        more = opened.add(turn)
        opened.run.turn, opened.run.begun = turn.id, True
        self.began.emit(opened, event, more)
        self._stop_if_requested(opened)

    def _stop_if_requested(self, opened: OpenConversation) -> None:
        if opened.run is not None and opened.run.stop:
            self.runner.stop(opened.run.turn)

    def _fail(self, conversation: str, failure: Failure) -> None:
        opened = self._open.get(conversation)
        if opened is not None and opened.run is not None:
            opened.run.failure = failure

    def _end(self, conversation: str) -> None:
        opened = self._open.get(conversation)
        if opened is None or opened.run is None:
            return
        run = opened.run
        if run.begun and not opened.tree[run.turn].ended:
            self._hear(e.TurnStopped(run.turn))  # its stream broke off without a word
        self._turns.pop(run.turn, None)
        self._open.pop(conversation)
        opened.run = None
        self.ended.emit(opened, run)
