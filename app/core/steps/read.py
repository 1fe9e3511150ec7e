"""Step: read the best hits in full, side by side."""

from collections.abc import Callable
from contextlib import aclosing
from dataclasses import dataclass

from app.core.domain.events import (
    Events,
    Failure,
    FailureKind,
    Notice,
    NoticeAdded,
    NoticeKind,
    PageRead,
    ReadingFailed,
    ReadingFinished,
)
from app.core.domain.evidence import FindingState, Hit
from app.core.domain.reasons import UnreadableReason
from app.core.domain.settings import SearchSettings
from app.core.domain.sources import OWN
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import PageReader
from app.core.reading import may_read, read_side_by_side, rules_of


@dataclass(frozen=True)
class ReadPages:
    reader: PageReader
    settings: Callable[[], SearchSettings]
    grace: float = 3.0  # seconds that the last pages get once half of them are there: no answer waits for one slow site

    async def run(self, turn: RunningTurn) -> Events:
        rules, links = rules_of(turn, self.settings()), len(turn.plan.links) if turn.plan else 0
        unread, read = [], 0
        for place, (source, _) in enumerate(self._hits_to_read(turn, links)):
            url = turn.book.get(source).address
            if turn.findings[source].state is not FindingState.LISTED:
                continue
            if may_read(turn, source, rules):
                unread.append(source)
            elif place < links:  # asked for by name: the user is told why it is not there
                yield ReadingFailed(
                    turn.id, source, url, Failure(FailureKind.UNREADABLE, url, data={"reason": UnreadableReason.RULES})
                )
        async with aclosing(read_side_by_side(turn, unread, self.reader, self.grace, rules)) as events:
            async for event in events:
                read += isinstance(event, PageRead)
                yield event
        if unread and not read:
            yield NoticeAdded(turn.id, Notice(NoticeKind.PAGES_FAILED, {"count": str(len(unread))}))
        yield ReadingFinished(turn.id)

    def _hits_to_read(self, turn: RunningTurn, links: int) -> list[tuple[str, Hit]]:
        """All links that the user gave, and the best hits."""
        if turn.selected is not None:
            by_source = dict(turn.hits)
            return [(source, by_source[source]) for source in turn.selected if source in by_source]
        hits = turn.hits[: links + min(max(self.settings().max_pages, 0), 30)]
        return [(source, hit) for source, hit in hits if turn.book.get(source).origin not in OWN]
