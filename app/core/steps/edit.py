"""Step: do with a checked answer what a careful editor would do, and tell what was done."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import aclosing
from dataclasses import dataclass
from typing import Protocol

from app.core.domain.citation import Citation
from app.core.domain.editing import Edit, EditingMode
from app.core.domain.events import AnswerEdited, EditingFinished, Events
from app.core.domain.turn.running_turn import RunningTurn
from app.core.prompt.passages import passages_of

log = logging.getLogger(__name__)


class Repair(Protocol):
    """What needs a model or the network.

    citations, edits: as they are now; the turn may not know them yet, for events are folded later than they are made.
    """

    def run(self, turn: RunningTurn, citations: Sequence[Citation], edits: Sequence[Edit]) -> Events: ...


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
        # Its word lists take a moment: the first answer loads them, and no start does.
        from app.core.editing.marking import marked

        result = await asyncio.to_thread(marked, turn.text, turn.citations, passages_of(turn))
        edits = (*turn.edits, *result.edits)
        if result.edits:
            yield AnswerEdited(turn.id, turn.text, result.citations, edits)
        is_cut = turn.finish in ("length", "pause")  # it may go on, and is edited again then
        if turn.editing is EditingMode.REPAIR and self.repair is not None and not is_cut:
            async with aclosing(self.repair.run(turn, result.citations, edits)) as events:
                async for event in events:
                    yield event
