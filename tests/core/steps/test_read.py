"""Reading pages side by side."""

import asyncio
from dataclasses import replace

from app.core.domain.archive import PageSlot
from app.core.domain.errors import Unreadable
from app.core.domain.events import Event, NoticeAdded, PageRead, ReadingFailed, ReadingFinished
from app.core.domain.evidence import FindingState, Page
from app.core.domain.plan import Plan
from app.core.domain.reasons import UnreadableReason
from app.core.domain.settings import SearchSettings
from app.core.domain.turn.fold import fold
from app.core.domain.turn.running_turn import RunningTurn
from app.core.steps.read import ReadPages
from app.core.steps.search import sources_collected
from tests.fakes import FakeReader, hit

URLS = [f"https://{name}.example/" for name in "abcdefgh"]


def turn_with(count: int, links: tuple[str, ...] = ()) -> RunningTurn:
    turn = RunningTurn("t", "c", "q", plan=Plan(("q",), links))
    fold(turn, sources_collected(turn, {"q": tuple(hit(n, url) for n, url in enumerate(URLS[:count], start=1))}))
    return turn


async def read(turn: RunningTurn, reader: FakeReader, grace: float = 3.0) -> list[Event]:
    events = []
    async for event in ReadPages(reader, lambda: SearchSettings(max_pages=4), grace).run(turn):
        fold(turn, event)
        events.append(event)
    return events


async def test_the_best_hits_are_read_up_to_the_limit() -> None:
    reader = FakeReader(dict.fromkeys(URLS, "text"))
    events = await read(turn_with(8), reader)
    assert reader.read_urls == URLS[:4]
    assert isinstance(events[-1], ReadingFinished)


async def test_links_of_the_question_are_read_besides_the_hits() -> None:
    reader = FakeReader(dict.fromkeys([*URLS, "https://own.example/"], "text"))
    await read(turn_with(8, ("https://own.example/",)), reader)
    assert reader.read_urls == ["https://own.example/", *URLS[:4]]


async def test_a_failed_page_is_told_with_its_reason() -> None:
    turn = turn_with(2)
    events = await read(turn, FakeReader({URLS[0]: "text", URLS[1]: Unreadable(URLS[1], UnreadableReason.EMPTY)}))
    failed = next(event for event in events if isinstance(event, ReadingFailed))
    finding = turn.findings[failed.source]
    assert (finding.state, finding.reason, finding.detail) == (FindingState.FAILED, "Unreadable", "empty")
    assert not any(isinstance(event, NoticeAdded) for event in events)


async def test_a_source_is_what_its_page_says_of_itself() -> None:
    class Signed(FakeReader):
        async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: object = None) -> Page:
            return replace(await super().read(url), author="Ada Byron", date="2026-09-02", url=f"{url}moved")

    turn = turn_with(1)
    await read(turn, Signed({URLS[0]: "text"}))
    (source,) = turn.sources.values()
    assert (source.author, source.date, source.address) == ("Ada Byron", "2026-09-02", f"{URLS[0]}moved")


async def test_when_no_page_can_be_read_that_is_a_notice() -> None:
    events = await read(turn_with(2), FakeReader({}))
    assert [event.notice.kind for event in events if isinstance(event, NoticeAdded)] == ["pages_failed"]


async def test_once_half_of_the_pages_are_there_the_rest_gets_a_moment_and_no_more() -> None:
    class Slow(FakeReader):
        async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: object = None) -> Page:
            if url == URLS[3]:
                await asyncio.Event().wait()
            return await super().read(url)

    events = await read(turn_with(4), Slow(dict.fromkeys(URLS, "text")), grace=0.01)
    assert len([event for event in events if isinstance(event, PageRead)]) == 3
    assert [event.failure.kind for event in events if isinstance(event, ReadingFailed)] == ["TimedOut"]


async def test_a_lone_slow_page_is_waited_for() -> None:
    class Slow(FakeReader):
        async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: object = None) -> Page:
            for _ in range(20):
                await asyncio.sleep(0)
            return await super().read(url)

    events = await read(turn_with(1), Slow(dict.fromkeys(URLS, "text")), grace=0.0)
    assert any(isinstance(event, PageRead) for event in events)


async def test_what_was_read_before_is_not_read_again() -> None:
    turn, reader = turn_with(2), FakeReader(dict.fromkeys(URLS, "text"))
    await read(turn, reader)
    await read(turn, reader)
    assert len(reader.read_urls) == 2


async def read_under(settings: SearchSettings, turn: RunningTurn) -> tuple[FakeReader, list[Event]]:
    reader = FakeReader(dict.fromkeys([*URLS, "https://own.example/"], "text"))
    return reader, [event async for event in ReadPages(reader, lambda: settings).run(turn)]


async def test_pages_that_the_rules_forbid_are_not_read() -> None:
    rules = SearchSettings(max_pages=4, blocked=("b.example",))
    reader, _ = await read_under(rules, turn_with(4))
    assert reader.read_urls == [URLS[0], *URLS[2:4]]
    reader, _ = await read_under(replace(rules, allowed=("*://c.example/*",)), turn_with(4))
    assert reader.read_urls == [URLS[2]]
    narrow = turn_with(4)
    narrow.site = "d.example"
    reader, _ = await read_under(rules, narrow)
    assert reader.read_urls == [URLS[3]]


async def test_a_link_that_the_user_wrote_is_only_held_off_the_block_list() -> None:
    own = "https://own.example/"
    turn = turn_with(0, (own,))
    turn.question = f"What says {own}?"
    reader, _ = await read_under(SearchSettings(allowed=("a.example",)), turn)
    assert reader.read_urls == [own]
    reader, events = await read_under(SearchSettings(blocked=("own.example",)), turn)
    assert reader.read_urls == []
    assert [event.failure.data for event in events if isinstance(event, ReadingFailed)] == [{"reason": "rules"}]


async def test_a_link_that_only_the_plan_names_follows_all_rules() -> None:
    reader, _ = await read_under(SearchSettings(allowed=("a.example",)), turn_with(0, ("https://own.example/",)))
    assert reader.read_urls == []


async def test_pages_are_archived_for_the_turn_of_the_conversation_where_that_is_asked_for() -> None:
    class Slots(FakeReader):
        async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: object = None) -> Page:
            slots.append(slot)
            return await super().read(url)

    slots: list[object] = []
    for id, archives, private in (("t", False, False), ("t", True, False), ("t/n1", True, False), ("t", True, True)):
        turn = turn_with(1)
        turn.id, turn.archives_pages, turn.private = id, archives, private
        await read(turn, Slots(dict.fromkeys(URLS, "text")))
    assert [slot is None for slot in slots] == [True, False, False, True]
    assert {slot.turn for slot in slots if isinstance(slot, PageSlot)} == {"t"}
