"""Claims are searched for side by side, within a time, and what is found is judged."""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field

from app.core.domain import events as e
from app.core.domain.citation import Verdict
from app.core.domain.evidence import Outcome, Page, Query, Report
from app.core.domain.settings import SearchSettings
from app.core.domain.turn.fold import fold
from app.core.domain.turn.running_turn import RunningTurn
from app.core.editing.claim_searches import ClaimPlace, ClaimSearch
from app.core.editing.looking_up import ANSWER, Limits, LookUp
from app.core.search.query_cache import Searches
from app.core.search.router import Router
from tests.fakes import FakeChannel, FakeConversations, FakeReader, hit

BRIDGE, TOWER = "https://bridge.example/", "https://tower.example/"
CLAIM = ClaimSearch("The Severn Bridge was opened in September 1966", "severn bridge 1966", (ClaimPlace((0, 46)),))
PAGE = "The Severn Bridge was opened in September 1966 by the Queen. It is long."


def look_up(channel: FakeChannel, reader: FakeReader, *claims: ClaimSearch, limits: Limits = ANSWER) -> LookUp:
    searches = Searches(Router({"local": channel}), FakeConversations())
    return LookUp(RunningTurn("t", "c", "Q"), claims or (CLAIM,), searches, reader, SearchSettings(), limits)


async def run(work: LookUp) -> list[e.Event]:
    events = []
    async for event in work.run():
        fold(work.turn, event)
        events.append(event)
    return events


async def test_the_page_that_holds_a_claim_is_found_and_told_of() -> None:
    work = look_up(FakeChannel({"*": [hit(1, TOWER, "A tower."), hit(2, BRIDGE, "A bridge.")]}), FakeReader({
        BRIDGE: PAGE, TOWER: "Nothing of it stands here.",
    }))  # fmt: skip
    events = await run(work)
    (evidence,) = work.evidence
    assert work.turn.book.get(evidence.source).url == BRIDGE
    assert evidence.support.verdict is Verdict.SUPPORTED
    assert evidence.passages[0].text == PAGE
    told = {type(event) for event in events}
    assert {e.SearchStarted, e.SearchFinished, e.SourcesCollected, e.PageRead} <= told
    assert evidence.source in work.turn.findings


async def test_a_page_that_cannot_be_read_still_has_its_snippet() -> None:
    work = look_up(FakeChannel({"*": [hit(1, BRIDGE, PAGE)]}), FakeReader({}))
    await run(work)
    assert work.evidence[0].passages[0].from_snippet


async def test_another_figure_is_a_contradiction_and_nothing_at_all_is_none() -> None:
    work = look_up(FakeChannel({"*": [hit(1, BRIDGE, "x")]}), FakeReader({BRIDGE: PAGE.replace("1966", "1956")}))
    await run(work)
    assert work.evidence[0].contradicts
    assert work.evidence[0].support.verdict is Verdict.NOT_FOUND
    work = look_up(FakeChannel({"*": [hit(1, BRIDGE, "x")]}), FakeReader({BRIDGE: "The sea is blue."}))
    await run(work)
    assert work.evidence == []


async def test_no_more_pages_are_read_than_allowed_and_none_twice() -> None:
    hits = [hit(n, f"https://{n}.example/", "x") for n in range(1, 7)]
    reader = FakeReader({one.url: PAGE for one in hits})
    claims = [ClaimSearch(f"Claim {n} is of 1966", f"query {n}", (ClaimPlace((n, n + 1)),)) for n in range(4)]
    work = look_up(FakeChannel({"*": hits}), reader, *claims, limits=Limits(pages=5, pages_of_claim=2))
    await run(work)
    assert sorted(reader.read_urls) == ["https://1.example/", "https://2.example/"]


async def test_a_search_that_fails_says_why() -> None:
    work = look_up(FakeChannel({"*": Outcome.REFUSED}), FakeReader({}))
    await run(work)
    assert work.failure is not None
    assert work.evidence == []


@dataclass
class _Slow:
    """Never answers but for one query."""

    name: str = "local"
    usable: bool = True
    is_fallback: bool = True
    left: list[str] = field(default_factory=list)

    async def search(self, query: Query) -> AsyncGenerator[Report, None]:
        if query.text == "quick":
            yield Report("e", query.text, Outcome.HITS, (hit(1, BRIDGE, PAGE),))
            return
        try:
            await asyncio.Event().wait()
        finally:
            self.left.append(query.text)
        yield Report("e", query.text, Outcome.NO_RESULTS)


async def test_what_is_too_slow_is_left_and_what_came_counts() -> None:
    channel = _Slow()
    searches = Searches(Router({"local": channel}), FakeConversations())
    claims = [ClaimSearch("x of 1966", "slow", (ClaimPlace((0, 1)),)), ClaimSearch(CLAIM.claim, "quick", CLAIM.places)]
    work = LookUp(RunningTurn("t", "c", "Q"), claims, searches, FakeReader({}), SearchSettings(), Limits(seconds=0.05))
    await run(work)
    assert channel.left == ["slow"]
    assert [one.search.query for one in work.evidence] == ["quick"], "its snippet holds it"


async def test_a_page_that_was_read_already_is_not_read_again() -> None:
    reader = FakeReader({BRIDGE: "other words"})
    work = look_up(FakeChannel({"*": [hit(1, BRIDGE, "x")]}), reader)
    source = work.turn.book.upsert(BRIDGE)
    work.turn.pages[source.id] = Page(BRIDGE, "T", PAGE)
    await run(work)
    assert reader.read_urls == []
    assert work.evidence[0].source == source.id
