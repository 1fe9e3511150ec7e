"""One turn under way: its steps run, their events become part of it, what is due is saved."""

import logging
import time
from collections.abc import Callable
from dataclasses import replace

from app.core.domain import events as e
from app.core.domain.errors import AppError, TimedOut, Unreachable, shuts_out
from app.core.domain.settings import BUILTIN
from app.core.domain.turn.fold import fold
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import Channels, ConversationStore
from app.core.prompt.earlier_turns import own_search
from app.core.running.saving import TurnSaver
from app.core.running.step_order import Steps, next_step
from app.core.secrecy import REPORTED
from app.core.streams import Running, Signal, every

_CHECKPOINT = 0.5  # seconds between two checkpoints of a growing answer; a killed process loses less than a second
STOP_LIMIT = 0.15  # seconds that a cancelled step may take to clear up before it is left behind
_MOST_STEPS = 40
_ENDS_PLANNING = (e.StepName.REFER, e.StepName.WRITE, e.StepName.QUOTE, e.StepName.CHECK, None)

log = logging.getLogger(__name__)


class Stopped(Exception):
    """The user's wish."""


class TurnRun:
    """One turn under way: which step runs, when it was saved, how it ended."""

    def __init__(
        self,
        turn: RunningTurn,
        steps: Steps,
        conversations: ConversationStore,
        channels: Channels | None,
        ended_unsaved: Callable[[str], None],
    ) -> None:
        self.turn = turn
        self.running: Running[e.Event] = Running()
        self.stop = Signal()
        self.saving = TurnSaver(conversations, turn, ended_unsaved)
        self._steps = steps
        self._channels = channels
        self._step: e.StepName | None = None
        self._step_count = 0
        self._step_started_at = time.monotonic()

    @property
    def editing(self) -> bool:
        """The answer is whole, and only the editor is at work."""
        return self._step is e.StepName.EDIT

    async def events(self) -> e.Events:
        """All events but the first and the last."""
        self.running.add("stop", self.stop.wait())
        self.running.add("clock", every(_CHECKPOINT, e.Event(self.turn.id)))
        for fallback in self._initial_fallback():
            fold(self.turn, fallback)
            yield fallback
        while await self._advance():
            try:
                name, event = await self.running.next()
            except AppError as error:
                for save_event in await self._fallen_back(error):
                    fold(self.turn, save_event)
                    more = await self.saving.mark_due(save_event)
                    yield save_event
                    for event in more:
                        yield event
                continue
            if name == "stop" or self.stop.is_set():  # not behind all that thirty searchers have said already
                raise Stopped
            if name == "clock":
                for save_event in await self.saving.write():
                    yield save_event
                continue
            if event is None and self._step is not None and name == self._step:
                event = e.StepFinished(self.turn.id, self._step, round(time.monotonic() - self._step_started_at, 3))
                self._step = None
            if event is not None:
                event = self._with_waiting(name, event)
                fold(self.turn, event)
                more = await self.saving.mark_due(event)
                yield event
                for save_event in more:
                    yield save_event

    def _with_waiting(self, name: str, event: e.Event) -> e.Event:
        """Words together with those that came behind them meanwhile: all that follows costs as much as for one."""
        if isinstance(event, e.TextDelta | e.ReasoningDelta) and self.turn.batch_seconds:
            more = self.running.waiting(name, type(event))
            texts = [one.text for one in more if isinstance(one, e.TextDelta | e.ReasoningDelta)]
            return replace(event, text="".join((event.text, *texts))) if texts else event
        return event

    async def _advance(self) -> bool:
        """Start the step that is due, if one is; False when nothing is left to do."""
        planning = e.StepName.UNDERSTAND in self.running
        planned = self.turn.plan is not None and not self.turn.offer_due
        if self._step is not None and not (self._step is e.StepName.UNDERSTAND and planned):
            return True
        due = next_step(self.turn)
        if due is e.StepName.REFER and planning and not self.turn.hits:
            self._step = e.StepName.UNDERSTAND  # nothing was found: what the late rewrite asks is the last hope
            return True
        if due in _ENDS_PLANNING:
            await self.running.close(e.StepName.UNDERSTAND, STOP_LIMIT)  # too late for a late rewrite
        if due is None:
            return False
        self._step_count += 1
        assert self._step_count < _MOST_STEPS, f"{due} makes no progress"
        self._step, self._step_started_at = due, time.monotonic()
        self.running.add(due, self._steps.step(due).run(self.turn))
        return True

    def _initial_fallback(self) -> list[e.Event]:
        """The model's own search failed a moment ago: the next channel is asked right away."""
        turn, channels = self.turn, self._channels
        if (
            not turn.builtin
            or turn.resumed_at is not None
            or channels is None
            or not channels.cooldown(own_search(turn))
        ):
            return []
        failure = channels.cooldown_reason(own_search(turn)) or e.Failure(e.FailureKind.UNAVAILABLE, BUILTIN)
        return [e.ChannelFellBack(turn.id, "", BUILTIN, channels.fallback_for(BUILTIN), failure)]

    async def _fallen_back(self, error: AppError) -> list[e.Event]:
        """The turn goes on with another channel where the model's own search failed; else the error is raised.

        An answer whose connection breaks in the middle is kept, for the user may have it continued. Without a good
        key or money no other channel helps the model to write.
        """
        turn, channels = self.turn, self._channels
        broken = bool(turn.text.strip()) and isinstance(error, Unreachable | TimedOut)
        final = broken or shuts_out(error) or turn.resumed_at is not None or turn.depth is not None
        if not turn.builtin or channels is None or self._step is None or final:
            raise error
        await self.running.close(self._step)
        self._step = None
        failure = e.Failure.of(error)
        channels.failed(own_search(turn), failure)
        log.warning("the model's own search failed: %s", error, extra=REPORTED)
        to = channels.fallback_for(BUILTIN)
        events: list[e.Event] = []
        if turn.text or turn.reasoning:
            events.append(e.AnswerWithdrawn(turn.id, failure.data.get("reason") or failure.kind))
        reasons = {"channel": to, "reasons": f"{failure.where}={failure.kind}"}
        notice = e.Notice(e.NoticeKind.BUILTIN_FAILED, reasons)
        return [*events, e.ChannelFellBack(turn.id, "", BUILTIN, to, failure), e.NoticeAdded(turn.id, notice)]
