"""Step: hold each cited sentence against the passages that it names."""

import asyncio
import logging
from collections.abc import Collection
from dataclasses import dataclass, replace

from app.core.citing.checking import checked_citations
from app.core.citing.markers import place_citations
from app.core.domain.citation import Citation
from app.core.domain.events import CitationsChecked, Events, Notice, NoticeAdded, NoticeKind
from app.core.domain.turn.running_turn import RunningTurn
from app.core.prompt.passages import passages_of

_MOST_STRAY = 1000
_BESIDE = 100

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Check:
    async def run(self, turn: RunningTurn) -> Events:
        citations = turn.citations
        if turn.graph is not None:
            stray, count = await asyncio.to_thread(stray_markers, turn.text, turn.citable_numbers())
            if count:
                yield NoticeAdded(turn.id, Notice(NoticeKind.STRAY_NUMBERS, {"count": str(count)}))
                citations = tuple(sorted([*citations, *stray], key=lambda one: one.place or (0, 0)))
        try:
            checked = await asyncio.to_thread(checked_citations, turn.text, citations, passages_of(turn))
        except Exception:  # a bug here must not cost an answer that is written
            log.exception("the citations of turn %s could not be checked", turn.id)
            checked = citations
        yield CitationsChecked(turn.id, checked)


def stray_markers(text: str, citable_numbers: Collection[int]) -> tuple[list[Citation], int]:
    """Markers of which no number is known, as citations of nothing: they are not shown. And how many are unknown.

    Only numbers such as a model makes up beside the known ones: `[2024]` is a year, `row[500]` is code.
    """
    markers = place_citations(text, range(1, min(max(citable_numbers, default=0) + _BESIDE, _MOST_STRAY)))
    count = sum(len(set(one.numbers).difference(citable_numbers)) for one in markers)
    return [
        replace(one, numbers=(), claim=None) for one in markers if not set(one.numbers).intersection(citable_numbers)
    ], count
