"""Where the window starts tasks, and nowhere else: one per running turn, one per call that a slot makes."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import aclosing, suppress
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from app.core.domain.errors import AppError
from app.core.domain.events import (
    Event,
    Events,
    Failure,
    FailureKind,
    SavingFailed,
    TurnFailed,
    TurnFinished,
    TurnResumed,
    TurnSaved,
    TurnStarted,
    TurnStopped,
)
from app.core.domain.reasons import ResumeReason
from app.core.domain.turn.question import Question
from app.core.domain.turn.running_turn import RunningTurn

T = TypeVar("T")
Preparation = Callable[[str, Question | None, str], Awaitable[None]]  # conversation, what is asked or the turn

_GRACE = 2.0  # seconds that stopped turns get to be saved when the window closes
_SAVING = 10.0  # seconds that saves get: a database that another program locks is waited for five, a keychain as well


class TurnService(Protocol):
    """What this room needs of `core.ask.Ask`."""

    def run(self, question: Question) -> Events: ...

    def resume(self, conversation_id: str, turn_id: str) -> Events: ...

    def turn(self, turn_id: str) -> RunningTurn | None:
        """A turn that runs, which folds its events by itself."""
        ...

    def stop(self, turn_id: str) -> object: ...

    def answer_now(self, turn_id: str) -> object: ...

    def saved(self) -> Events: ...


class TurnRunner(QObject):
    """Runs turns, several at once, and passes on what happens in them."""

    happened = Signal(object)  # an Event
    ended = Signal(str)  # the key of a turn whose stream is over, however it ended
    failed = Signal(str, object)  # key, Failure: the stream broke before it could say so itself

    def __init__(self, ask: TurnService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ask = ask
        self._tasks: set[asyncio.Task[None]] = set()
        self._turns: dict[str, str] = {}  # key → the turn that runs
        self._catching_up: asyncio.Task[None] | None = None
        self._catch_up_again = False
        self._closed = False
        self.prepare: Preparation | None = None  # awaited before anything of a turn: keys may be locked
        self.unsaved: set[str] = set()  # turns of which the disk has not got the last state

    def start(self, question: Question, key: str = "") -> None:
        """key: by which this turn's end is told, where several run in its conversation; else the conversation's id."""
        self._begin(question.conversation, self._ask.run(question), key, question)

    def resume(self, conversation_id: str, turn_id: str, key: str = "") -> None:
        """Have an answer go on that broke off."""
        self._begin(conversation_id, self._ask.resume(conversation_id, turn_id), key, turn_id=turn_id)

    def key_of(self, turn_id: str) -> str:
        """Under which a turn runs that has begun."""
        return next((key for key, turn in self._turns.items() if turn == turn_id), "")

    def stop(self, turn_id: str) -> None:
        self._ask.stop(turn_id)

    def answer_now(self, turn_id: str) -> None:
        """Have the report of a running research written from what there is."""
        self._ask.answer_now(turn_id)

    async def close(self) -> None:
        """Stop all turns, so that each is saved with its last words; cancel those that do not end in time."""
        self._closed = True
        for turn_id in list(self._turns.values()):
            self._ask.stop(turn_id)
        if self._catching_up is not None:
            self._catching_up.cancel()  # the store tries once more when it is closed
        if running := self._tasks - {self._catching_up}:
            await asyncio.wait(running, timeout=_GRACE)
        await _cancelled(self._tasks)

    def _begin(
        self, conversation: str, events: Events, key: str, question: Question | None = None, turn_id: str = ""
    ) -> None:
        ready = self.prepare(conversation, question, turn_id) if self.prepare is not None else None
        task = asyncio.create_task(self._run(key or conversation, events, ready))
        self._tasks.add(task)
        task.add_done_callback(self._forget)

    async def _run(self, key: str, stream: Events, ready: Awaitable[None] | None) -> None:
        turn = ""  # that has begun and not ended
        try:
            async with aclosing(stream) as events:
                if ready is not None:
                    await ready
                async for event in events:
                    if isinstance(event, TurnStarted | TurnResumed):
                        turn = self._turns[key] = event.turn
                    elif isinstance(event, TurnFinished | TurnStopped | TurnFailed):
                        turn = ""
                    self._publish(event)
        except AppError as error:
            if turn:
                raise  # a stream that began tells its failures as events: this is a bug
            self.failed.emit(key, Failure.of(error))
        except LookupError:
            if turn:
                raise
            self.failed.emit(key, Failure(FailureKind.UNAVAILABLE, data={"reason": ResumeReason.CANNOT_GO_ON}))
        except asyncio.CancelledError:
            if turn:
                self._publish(TurnStopped(turn))
                turn = ""
            raise
        except Exception as error:
            if not turn:
                self.failed.emit(key, Failure(FailureKind.INTERNAL_ERROR, "", type(error).__name__))
            raise
        finally:
            if turn:  # it broke off: nothing runs any more, and nobody else would say so
                self._publish(TurnFailed(turn, Failure(FailureKind.INTERNAL_ERROR, "", "broken off")))
            self._turns.pop(key, None)
            self.ended.emit(key)
            self._catch_up()

    def _publish(self, event: Event) -> None:
        if isinstance(event, SavingFailed):
            self.unsaved.add(event.turn)
        elif isinstance(event, TurnSaved | TurnResumed):
            self.unsaved.discard(event.turn)
        self.happened.emit(event)

    def _catch_up(self) -> None:
        """Have saved what could not be, for as long as the window is open."""
        self._catch_up_again = bool(self.unsaved)
        if self.unsaved and self._catching_up is None and not self._closed:
            self._catching_up = asyncio.create_task(self._save_rest())
            self._tasks.add(self._catching_up)
            self._catching_up.add_done_callback(self._forget)

    async def _save_rest(self) -> None:
        try:
            while self._catch_up_again:
                self._catch_up_again = False
                async with aclosing(self._ask.saved()) as events:
                    async for event in events:
                        self._publish(event)
        finally:
            self._catching_up = None

    def _forget(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        _report_bug(task)


class Tasks(QObject):
    """Coroutine calls from slots: `run(store.rename(…), then=self.refresh)`. No error is lost.

    What saves or loads is `run`; what waits for somebody else, as for a server, is a `request`.
    """

    failed = Signal(object)  # a Failure: the call's own `AppError`, for a sentence on the screen
    closing = Signal()  # what takes long and can stop by itself does

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks: set[asyncio.Task[None]] = set()
        self._requests: set[asyncio.Task[None]] = set()  # some of the tasks
        self.rewriting = asyncio.Lock()  # turns that have ended: each reads what the one before it wrote
        self._closing = False

    def run(
        self,
        call: Coroutine[Any, Any, T],
        then: Callable[[T], object] | None = None,
        failed: Callable[[Failure], object] | None = None,
    ) -> None:
        """Start `call`; give its result to `then`, an `AppError` to `failed` (else to the signal), bugs to the loop."""
        self._start(call, then, failed)

    def request(
        self,
        call: Coroutine[Any, Any, T],
        then: Callable[[T], object] | None = None,
        failed: Callable[[Failure], object] | None = None,
    ) -> None:
        """As `run`, for a call that saves nothing: `close` does not wait for its end."""
        if self._closing:
            call.close()
            return
        task = self._start(call, then, failed)
        self._requests.add(task)
        task.add_done_callback(self._requests.discard)

    async def close(self) -> None:
        """Cancel the requests and wait for all else: these calls are short, and some of them save something."""
        self._closing = True
        self.closing.emit()
        try:
            await _cancelled(self._requests)
            with suppress(TimeoutError):
                async with asyncio.timeout(_SAVING):
                    await self.done()
            await _cancelled(self._tasks)
        finally:
            self._closing = False

    async def done(self) -> None:
        """When nothing runs any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def cancel(self) -> None:
        await _cancelled(self._tasks)

    def _start(
        self,
        call: Coroutine[Any, Any, T],
        then: Callable[[T], object] | None,
        failed: Callable[[Failure], object] | None,
    ) -> asyncio.Task[None]:
        task = asyncio.create_task(self._run(call, then, failed or self.failed.emit))
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        task.add_done_callback(lambda _: call.close())  # cancelled before its first step, it would be missed
        return task

    async def _run(
        self,
        call: Coroutine[Any, Any, T],
        then: Callable[[T], object] | None,
        failed: Callable[[Failure], object],
    ) -> None:
        try:
            result = await call
        except AppError as error:
            failed(Failure.of(error))
        else:
            if then is not None:
                then(result)

    def _forget(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        _report_bug(task)


async def _cancelled(tasks: set[asyncio.Task[None]]) -> None:
    waiting = list(tasks)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)  # bugs were reported by `_forget`


def _report_bug(task: asyncio.Task[None]) -> None:
    """A bug goes to the loop's exception handler at once, not when the garbage collector finds the task."""
    if not task.cancelled() and (error := task.exception()) is not None:
        context = {"message": "A task of the window failed", "exception": error, "task": task}
        task.get_loop().call_exception_handler(context)
