"""What is saved of a turn while it runs. A disk that fails or is slow holds nothing up, and nothing is given up."""

import asyncio
import logging
import time
from collections.abc import Callable

from app.core.domain import events as e
from app.core.domain.errors import AppError
from app.core.domain.reasons import DiskReason
from app.core.domain.turn.fold import fold
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import ConversationStore
from app.core.streams import Started

_TIMEOUT = 0.1  # seconds for which a turn waits for the disk, that what it tells is mostly saved already
_LAST_TIMEOUT = 2.0  # and at its end; what is not saved then is held, and tried while the program lives
_SHORT_TIMEOUT = 0.2  # where the disk was known to refuse before: the user's Stop does not wait for it
_LAST_PAUSES = (0.05, 0.1, 0.2, 0.0)  # behind each try
_WHOLE_AFTER = (
    *(e.QueriesPlanned, e.SourcesCollected, e.ReadingFinished, e.ReferencesBuilt, e.CitationsChecked),
    *(e.ChannelFellBack, e.AnswerWithdrawn, e.MessageAppended, e.AnswerWritten, e.AnswerEdited, e.EditingFinished),
    *(e.GraphGrown, e.NodeFinished, e.ClarificationRequested, e.ResearchFinished),
)

log = logging.getLogger(__name__)


class TurnSaver:
    """Writes one turn, one write at a time, and says once where that fails and once where it succeeds again.

    The events that it gives are folded already. `ended_unsaved` is called where the turn's end could not be saved.
    """

    def __init__(self, store: ConversationStore, turn: RunningTurn, ended_unsaved: Callable[[str], None]) -> None:
        self._store = store
        self._turn = turn
        self._ended_unsaved = ended_unsaved
        self._text_due = False  # the answer has grown
        self._whole_due = False  # more than the answer has changed
        self._writing: Started[None] | None = None
        self._writes_whole = False

    async def mark_due(self, event: e.Event) -> list[e.Event]:
        """What this event changed is due now, or with the clock's next stroke."""
        if isinstance(event, e.TextDelta | e.ReasoningDelta):
            self._text_due = True
        elif isinstance(event, e.CitationsPlaced):
            self._whole_due = True  # they come with the text, or right before the answer's last word
        elif isinstance(event, _WHOLE_AFTER):
            self._whole_due = True
            return await self.write()
        return []

    async def write(self, timeout_seconds: float = _TIMEOUT) -> list[e.Event]:
        """Write what is due; by the clock and not by the deltas, for a model that falls silent must not keep its last
        words off the disk. Whoever waits for an older write waits no second time.
        """
        events: list[e.Event] = []
        if self._writing is not None:
            if not await self._writing_ends(0):
                return []
            events = await self._outcome()
            if self._turn.unsaved is not None:
                return events  # a disk that failed just now is left alone for a while
        if not (self._text_due or self._whole_due):
            return events
        self._begin()
        return [*events, *(await self._outcome() if await self._writing_ends(timeout_seconds) else ())]

    async def last(self) -> list[e.Event]:
        """The turn as it ended: tried several times, and held by the store from the start, whatever comes."""
        turn, events = self._turn, list[e.Event]()
        until = time.monotonic() + (_LAST_TIMEOUT if turn.unsaved is None else _SHORT_TIMEOUT)
        self._store.hold(turn, list(turn.sources.values()))
        self._whole_due = True
        for pause in _LAST_PAUSES:
            if self._writing is not None and await self._writing_ends(until - time.monotonic()):
                events += await self._outcome()  # of what was under way: an older state
            if self._writing is None:
                events += await self.write(until - time.monotonic())
            if not self._whole_due and self._writing is None:
                return events
            if time.monotonic() + pause > until:
                break
            await asyncio.sleep(pause)
        self._ended_unsaved(turn.id)
        return (
            events
            if turn.unsaved is not None
            else [*events, self._failed(e.Failure(e.FailureKind.UNAVAILABLE, data=_SLOW))]
        )

    async def close(self) -> None:
        """Wait for nothing; a write under way is left to the store."""
        if self._writing is not None:
            await self._writing.cancel()

    def _begin(self) -> None:
        turn, self._writes_whole = self._turn, self._whole_due
        call = self._store.save(turn, list(turn.sources.values())) if self._whole_due else self._store.checkpoint(turn)
        self._text_due = self._whole_due = False
        self._writing = Started(call)

    async def _writing_ends(self, seconds: float) -> bool:
        return self._writing is not None and await self._writing.done_within(max(0.0, seconds))

    async def _outcome(self) -> list[e.Event]:
        """Of the write that has ended."""
        assert self._writing is not None
        writing, self._writing = self._writing, None
        try:
            await writing.result()
        except AppError as error:
            failure = e.Failure.of(error)
        except Exception as error:  # a bug: the turn goes on, and the log has the whole of it
            log.exception("turn %s could not be saved", self._turn.id)
            failure = e.Failure(e.FailureKind.INTERNAL_ERROR, "", type(error).__name__)
        else:
            return [self._took(e.TurnSaved(self._turn.id))] if self._turn.unsaved is not None else []
        self._text_due, self._whole_due = True, self._whole_due or self._writes_whole
        if self._turn.unsaved is not None:
            return []
        log.warning("turn %s is not saved yet: %s %s", self._turn.id, failure.kind, failure.detail)
        return [self._failed(failure)]

    def _failed(self, failure: e.Failure) -> e.Event:
        return self._took(e.SavingFailed(self._turn.id, failure))

    def _took(self, event: e.Event) -> e.Event:
        fold(self._turn, event)
        return event


_SLOW: dict[str, str] = {"reason": DiskReason.LOCKED}  # nothing else keeps a write waiting for so long
