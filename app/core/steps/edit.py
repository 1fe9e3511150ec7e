"""Step: do with a checked answer what a careful editor would do, and tell what was done."""

import asyncio
import logging
from contextlib import aclosing
from dataclasses import dataclass
from typing import Protocol

from app.core.domain.editing import EditingMode
from app.core.domain.events import EditingFinished, Events
from app.core.domain.turn.running_turn import RunningTurn
from app.core.editing.edited_answer import EditedAnswer, edited

log = logging.getLogger(__name__)


class Repair(Protocol):
    """What needs a model or the network.

    answer: as it is now; the turn may not know of it yet, for events are folded later than they are made.
    """

    def run(self, turn: RunningTurn, answer: EditedAnswer) -> Events: ...


@dataclass(frozen=True)
class EditAnswer:
    repair: Repair | None = None

    async def run(self, turn: RunningTurn) -> Events:
        """A bug here must not cost an answer that is written: it stays as it is then."""
        try:
            async for event in self._edits(turn):
                yield event
        except Exception:
            log.exception("the answer of turn %s could not be edited", turn.id)
        yield EditingFinished(turn.id)

    async def _edits(self, turn: RunningTurn) -> Events:
        before = EditedAnswer(turn.text, turn.citations, turn.edits, tuple(turn.references or ()))
        answer = await _marked(turn, before)
        if answer is not before:
            yield edited(turn, answer)
        is_cut = turn.finish in ("length", "pause")  # it may go on, and is edited again then
        if turn.editing is EditingMode.REPAIR and self.repair is not None and not is_cut:
            async with aclosing(self.repair.run(turn, answer)) as events:
                async for event in events:
                    yield event


async def _marked(turn: RunningTurn, before: EditedAnswer) -> EditedAnswer:
    """The very same where nothing was to be done, or that failed."""
    # Its word lists take a moment: the first answer loads them, and no start does.
    from app.core.editing.marking import after_marks, after_moves
    from app.core.editing.marks.dating import oldest_day
    from app.core.editing.marks.reanchoring import moves
    from app.core.editing.marks.sources import evidence_of

    answer = before
    try:
        evidence = evidence_of(turn)
        results = await asyncio.to_thread(moves, before.text, before.citations, evidence)
        answer, evidence = after_moves(before, evidence, results, lambda source: _number(turn, source))
        oldest = oldest_day(turn.created.date(), turn.question, turn.plan)
        answer = await asyncio.to_thread(after_marks, answer, evidence, oldest)
    except Exception:
        log.exception("the citations of turn %s could not be marked", turn.id)
    return before if answer == before else answer


def _number(turn: RunningTurn, source: str) -> int:
    number = turn.book.assign_number(source).number
    assert number is not None
    return number
