"""Step: read the best hits in full, side by side."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from app.core.domain.errors import AppError
from app.core.domain.events import (
    Event,
    Events,
    Failure,
    Notice,
    NoticeGiven,
    PageRead,
    ReadingFailed,
    ReadingFinished,
    ReadingStarted,
)
from app.core.domain.evidence import Found, Hit
from app.core.domain.settings import SearchSettings
from app.core.domain.turn import Turn
from app.core.ports import PageReader
from app.core.streams import Running, after

# Unicode's tag characters are seen by models and not by people: a page has no honest use for them in its text.
_INVISIBLE = dict.fromkeys(range(0xE0000, 0xE0080))
_LATE = "late"  # no source's id: those are hexadecimal


@dataclass(frozen=True)
class ReadPages:
    reader: PageReader
    settings: Callable[[], SearchSettings]
    grace: float = 3.0  # seconds that the last pages get once half of them are there: no answer waits for one slow site

    async def run(self, turn: Turn) -> Events:
        unread = [source for source, _ in self._wanted(turn) if turn.findings[source].state is Found.FOUND]
        waiting, read = set(unread), 0
        running: Running[Event] = Running()
        for source in unread:
            running.add(source, self._read(turn, source))
        try:
            while waiting:
                name, event = await running.next()
                if name == _LATE:
                    break
                if event is None:
                    waiting.discard(name)
                else:
                    read += isinstance(event, PageRead)
                    yield event
                if read and 2 * len(waiting) <= len(unread) and _LATE not in running:
                    running.add(_LATE, after(self.grace, ReadingFinished(turn.id)))
        finally:
            await running.close()
        for source in unread:
            if source in waiting:
                yield ReadingFailed(turn.id, source, turn.book.get(source).address, Failure("TimedOut"))
        if unread and not read:
            yield NoticeGiven(turn.id, Notice("pages_failed", {"count": str(len(unread))}))
        yield ReadingFinished(turn.id)

    def _wanted(self, turn: Turn) -> list[tuple[str, Hit]]:
        """All links that the user gave, and the best hits."""
        links = len(turn.plan.links) if turn.plan else 0
        return turn.hits[: links + min(max(self.settings().max_pages, 0), 30)]

    async def _read(self, turn: Turn, source: str) -> Events:
        """A page that cannot be read costs the answer its body, never its snippet, and never the turn."""
        url = turn.book.get(source).address
        yield ReadingStarted(turn.id, source, url)
        try:
            page = await self.reader.read(url)
        except AppError as error:
            yield ReadingFailed(turn.id, source, url, Failure.of(error))
            return
        page = replace(page, text=page.text.translate(_INVISIBLE))
        described = turn.book.describe(source, title=page.title, date=page.date, site=page.site, resolved=page.url)
        yield PageRead(turn.id, described, page)
