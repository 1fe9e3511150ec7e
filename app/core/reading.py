"""Pages read side by side, as events: for the step that reads hits and for the tools that a model calls."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.core.domain.addresses import addresses_in, page_key
from app.core.domain.errors import AppError
from app.core.domain.events import Event, Events, Failure, PageRead, ReadingFailed, ReadingFinished, ReadingStarted
from app.core.domain.rules import DomainRules
from app.core.domain.settings import SearchSettings
from app.core.domain.turn import Turn
from app.core.ports import PageReader
from app.core.streams import Running, after

# Unicode's tag characters are seen by models and not by people: a page has no honest use for them in its text.
_INVISIBLE = dict.fromkeys(range(0xE0000, 0xE0080))
_LATE = "late"  # no source's id: those are hexadecimal


async def read_side_by_side(turn: Turn, sources: Sequence[str], reader: PageReader, grace: float) -> Events:
    """Each source ends in PageRead or ReadingFailed.

    grace: seconds that the last pages get once half of them are there: no answer waits for one slow site.
    """
    waiting, read = set(sources), 0
    running: Running[Event] = Running()
    for source in dict.fromkeys(sources):
        running.add(source, _read(turn, source, reader))
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
            if read and 2 * len(waiting) <= len(sources) and _LATE not in running:
                running.add(_LATE, after(grace, ReadingFinished(turn.id)))
    finally:
        await running.close()
    for source in sources:
        if source in waiting:
            yield ReadingFailed(turn.id, source, turn.book.get(source).address, Failure("TimedOut"))


async def _read(turn: Turn, source: str, reader: PageReader) -> Events:
    """A page that cannot be read costs the answer its body, never its snippet, and never the turn."""
    url = turn.book.get(source).address
    yield ReadingStarted(turn.id, source, url)
    try:
        page = await reader.read(url, fresh=turn.fresh, keep=not turn.private)
    except AppError as error:
        yield ReadingFailed(turn.id, source, url, Failure.of(error))
        return
    page = replace(page, text=page.text.translate(_INVISIBLE))
    described = turn.book.describe(
        source, title=page.title, author=page.author, date=page.date, site=page.site, resolved=page.url
    )
    yield PageRead(turn.id, described, page)


def rules_of(turn: Turn, settings: SearchSettings) -> DomainRules:
    return DomainRules(settings.allowed, settings.blocked, turn.site)


def may_read(turn: Turn, url: str, rules: DomainRules) -> bool:
    """What the user asked about is read, unless it is on the block list; other pages follow all rules."""
    if url_key(url) in asked_about(turn.question):
        rules = DomainRules(blocked=rules.blocked)
    return rules.permits(url)


def asked_about(question: str) -> Mapping[str, str]:
    """The addresses in a question, by their key."""
    return {url_key(url): url for url in addresses_in(question)}


def url_key(url: str) -> str:
    """`page_key`, or the text itself where it is no address."""
    try:
        return page_key(url)
    except ValueError:
        return url
