"""Pages read side by side, as events: for the step that reads hits and for the tools that a model calls."""

from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import aclosing
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.core.domain.addresses import addresses_in, url_key
from app.core.domain.errors import AppError
from app.core.domain.events import (
    Event,
    Events,
    Failure,
    FailureKind,
    PageRead,
    ReadingFailed,
    ReadingFinished,
    ReadingStarted,
)
from app.core.domain.evidence import Page
from app.core.domain.rules import DomainRules
from app.core.domain.settings import SearchSettings
from app.core.domain.sources import OWN, TOOL, Source
from app.core.domain.turn.client_request import ClientRequest
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import PageReader
from app.core.streams import Running, after

if TYPE_CHECKING:
    from app.core.domain.archive import PageSlot

# Unicode's tag characters are seen by models and not by people: a page has no honest use for them in its text.
_INVISIBLE = dict.fromkeys(range(0xE0000, 0xE0080))
_LATE = "late"  # no source's id: those are hexadecimal


async def read_side_by_side(
    turn: RunningTurn, sources: Sequence[str], reader: PageReader, grace: float, rules: DomainRules | None = None
) -> Events:
    """Each source ends in PageRead or ReadingFailed. One that goes on on further pages may be told several times, each
    time with one page more; rules: for those pages, None: they are not read.

    grace: seconds that the last pages get once half of them are there: no answer waits for one slow site.
    """
    sources = [source for source in sources if _is_vouched_for(turn, turn.book.get(source))]
    waiting, read, more = set(sources), set[str](), _FollowUps(turn, reader, rules)
    running: Running[Event] = Running()
    for source in dict.fromkeys(sources):
        running.add(source, _read(turn, source, reader, more))
    try:
        while waiting:
            name, event = await running.next()
            if name == _LATE:
                break
            if event is None:
                waiting.discard(name)
            else:
                if isinstance(event, PageRead):
                    read.add(name)
                yield event
            if read and 2 * len(waiting - read) <= len(sources) and _LATE not in running:
                running.add(_LATE, after(grace, ReadingFinished(turn.id)))
    finally:
        await running.close()
    for source in sources:
        if source in waiting - read:
            yield ReadingFailed(turn.id, source, turn.book.get(source).address, Failure(FailureKind.TIMED_OUT))


async def _read(turn: RunningTurn, source: str, reader: PageReader, more: "_FollowUps") -> Events:
    """A page that cannot be read costs the answer its body, never its snippet, and never the turn."""
    url = turn.book.get(source).address
    yield ReadingStarted(turn.id, source, url)
    try:
        page = await reader.read(url, fresh=turn.fresh, keep=not turn.private, slot=_slot(turn, source))
    except AppError as error:
        yield ReadingFailed(turn.id, source, url, Failure.of(error))
        return
    page = replace(page, text=without_invisible(page.text))
    described = turn.book.describe(
        source, title=page.title, author=page.author, date=page.date, site=page.site, resolved=page.url
    )
    yield PageRead(turn.id, described, page)
    if page.follow_up:
        async with aclosing(more.of(page, source)) as pages:
            async for page in pages:
                yield PageRead(turn.id, described, page)


@dataclass
class _FollowUps:
    """Pages that go on where another one ends, as far as the question is still open."""

    turn: RunningTurn
    reader: PageReader
    rules: DomainRules | None
    left: int = 6  # that may be read, of all sources together

    async def of(self, page: Page, source: str) -> AsyncGenerator[Page, None]:
        if self.rules is None:
            return
        from app.core.follow_ups import leaves_open, read_on  # few pages need it

        queries = (self.turn.question, *(self.turn.plan.queries if self.turn.plan else ()))

        async def wants(page: Page) -> bool:
            others = (text.text for id, text in self.turn.pages.items() if id != source)
            if self.left <= 0 or not await leaves_open(queries[:4], [page.text, *others]) or self.left <= 0:
                return False
            self.left -= 1  # others have read on meanwhile
            return True

        async def read(url: str, part: int) -> Page:
            slot = _slot(self.turn, source, part)
            more = await self.reader.read(url, fresh=self.turn.fresh, keep=not self.turn.private, slot=slot)
            return replace(more, text=more.text.translate(_INVISIBLE))

        rules = self.rules
        if not rules.permits(page.url):  # the user asked about it
            rules = DomainRules(blocked=rules.blocked)
        async with aclosing(read_on(page, read, wants, rules.permits)) as pages:
            async for longer in pages:
                yield longer


def _slot(turn: RunningTurn, source: str, part: int = 0) -> "PageSlot | None":
    if not turn.archives_pages or turn.private:
        return None
    from app.core.domain.archive import PageSlot  # rarely needed

    whole_turn, _, _ = turn.id.partition("/")  # of a research: its sub-questions are no turns of the conversation
    return PageSlot(turn.conversation, whole_turn, source, part)


def without_invisible(text: str) -> str:
    return text.translate(_INVISIBLE)


def rules_of(turn: RunningTurn, settings: SearchSettings) -> DomainRules:
    client = turn.client or ClientRequest()
    return DomainRules(settings.allowed, (*settings.blocked, *client.blocked_hosts), turn.site, client.allowed_hosts)


def may_read(turn: RunningTurn, source_id: str, rules: DomainRules) -> bool:
    """What the user asked about is read, unless it is on the block list; other pages follow all rules.

    A page whose address only an answer's text has told is never read, whoever wishes it.
    """
    source = turn.book.get(source_id)
    if source.kind == TOOL:
        return False  # there is no page
    if url_key(source.address) in addresses_of(turn.user_words()[:1]):
        rules = DomainRules(blocked=rules.blocked)
    return rules.permits(source.address) and _is_vouched_for(turn, source)


def fetchable_addresses(turn: RunningTurn) -> dict[str, str]:
    """The addresses that may be fetched without a click, by their key: those in the user's own words, and those of
    sources that a search's own field or a result page gave. Each is fetched as it was given there, and no other way.
    """
    sources = [source for source in turn.book if source.url and source.origin not in OWN and not source.from_text]
    addresses = {url_key(source.url): source.address for source in sources}
    resolved = {url_key(source.address): source.address for source in sources}
    return {**resolved, **addresses, **addresses_of(turn.user_words())}


def addresses_of(texts: Iterable[str]) -> dict[str, str]:
    """The addresses in texts, by their key."""
    return {url_key(url): url for text in texts for url in addresses_in(text)}


def _is_vouched_for(turn: RunningTurn, source: Source) -> bool:
    """Word for word: what the key of an address leaves out, an answer may have put there."""
    return not source.from_text or any(source.url in addresses_in(text) for text in turn.user_words())
