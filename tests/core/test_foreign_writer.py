"""Somebody else writes into a conversation while a turn of ours runs: no chip ever points to another page."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AsyncExitStack, aclosing, closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.chat import FinishPart, TextBlock, TextPart
from app.core.domain.errors import Unreachable
from app.core.domain.evidence import Query, Report
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import State, Turn
from tests.core.world import PAGES, REWRITE, SEA, SKY, World
from tests.fakes import FakeChannel, FakeModel, FakeReader, hit

ICE = "https://ice.example/blue"
JAY = "https://jay.example/blue"
OURS = {SKY: PAGES[SKY], SEA: PAGES[SEA]}
THEIRS = {SKY: PAGES[SKY], ICE: "Ice is blue because it absorbs red light.", JAY: "The jay is blue by structure."}


@dataclass
class Late(FakeChannel):
    """Answers when the gate is opened."""

    gate: asyncio.Event | None = None

    async def search(self, query: Query) -> AsyncGenerator[Report, None]:
        if self.gate is not None:
            await self.gate.wait()
        async for report in super().search(query):
            yield report


OLD = Path(__file__).parent.parent / "adapters" / "storage" / "two_writers.sql"


@pytest.fixture
async def stores(tmp_path: Path) -> AsyncIterator[list[SqliteConversations]]:
    async with AsyncExitStack() as stack:
        found = [await SqliteConversations.open(tmp_path) for _ in range(2)]
        for store in found:
            stack.push_async_callback(store.close)
        yield found


def world(
    store: SqliteConversations, pages: dict[str, str], *answers: object, gate: asyncio.Event | None = None
) -> World:
    hits = [hit(place, url, text) for place, (url, text) in enumerate(pages.items(), start=1)]
    channel = Late({"*": hits}, gate=gate)
    reader = FakeReader({**OURS, **THEIRS})
    rewrite = REWRITE.replace("the sky", " ".join(pages))  # another query: what was found is kept for a while
    model = FakeModel([rewrite, *answers])  # type: ignore[list-item]
    return World(model, channel, reader=reader, store=store)  # type: ignore[arg-type]


async def run(one: World, question: Question) -> str:
    async with aclosing(one.ask.run(question)) as events:
        return [event async for event in events][-1].turn


async def loaded(store: SqliteConversations, turn_id: str) -> Turn:
    conversation = await store.conversation("c")
    assert conversation is not None
    return next(turn for turn in conversation.turns if turn.id == turn_id)


def evidence(turn: Turn) -> dict[int, tuple[str, str]]:
    """Number → (address of the chip, the passage behind it) of all that the turn cites."""
    found = {}
    for number in turn.cited_numbers():
        source, reference = turn.source_numbered(number), turn.reference(number)
        passage = " ".join(one.text for one in reference.passages) if reference else ""
        found[number] = (source.url if source else "", passage)
    return found


def names(number: int) -> str:
    return f"It is blue for a reason [{number}]."


async def two_at_once(stores: list[SqliteConversations], *theirs: object) -> tuple[str, str]:
    """Both begin with the empty book; ours ends first. Ids of our turn and of theirs."""
    ours, other = stores
    gate = asyncio.Event()
    foreign = world(other, THEIRS, *theirs, gate=gate)
    await ours.create("c", "Blue")
    async with aclosing(foreign.ask.run(Question("c", "Why is ice blue?"))) as events:
        first = await anext(events)
        done = await run(world(ours, OURS, names(1) + names(2)), Question("c", "Why is the sky blue?"))
        gate.set()
        async for _ in events:
            pass
    return done, first.turn


async def test_a_chip_of_each_writers_turn_opens_the_page_that_this_turn_was_given(
    stores: list[SqliteConversations],
) -> None:
    ours, theirs = await two_at_once(stores, names(1) + names(2) + names(3))
    mine, other = evidence(await loaded(stores[0], ours)), evidence(await loaded(stores[0], theirs))
    assert {url for url, _ in mine.values()} == set(OURS)
    assert {url for url, _ in other.values()} == set(THEIRS)
    for url, passage in (*mine.values(), *other.values()):
        assert passage
        assert passage in {**OURS, **THEIRS}[url]


async def test_a_later_turn_takes_the_numbers_of_the_one_before_it_and_none_twice(
    stores: list[SqliteConversations],
) -> None:
    ours, theirs = await two_at_once(stores, names(1) + names(2) + names(3))
    before = await loaded(stores[0], theirs)
    book = await stores[0].book("c")
    by_url = {source.url: source.number for source in book}
    assert None not in by_url.values()
    assert len(set(by_url.values())) == len(by_url) == 4
    later = world(stores[0], {}, "".join(names(by_url[url] or 0) for url in THEIRS))
    after = await loaded(stores[0], await run(later, Question("c", "And why is that?", before.id)))
    assert later.model is not None
    history = [b.text for m in later.model.requests[-1].messages for b in m.blocks if isinstance(b, TextBlock)]
    for number, (url, _) in evidence(before).items():
        assert any(f"[{by_url[url]}]" in text for text in history), (number, url)
    assert {url for url, _ in evidence(after).values()} == set(THEIRS)
    mine = await loaded(stores[0], ours)
    assert {url for url, _ in evidence(mine).values()} == set(OURS)


async def test_an_answer_that_goes_on_keeps_what_its_own_numbers_mean(stores: list[SqliteConversations]) -> None:
    broken = [TextPart(names(1) + names(2) + names(3)), Unreachable("model")]
    _, theirs = await two_at_once(stores, broken)
    cut = await loaded(stores[0], theirs)
    assert cut.state is State.FAILED
    on = world(stores[0], {})
    assert on.model is not None
    on.model.answers[:] = [[TextPart(" " + names(2)), FinishPart("stop")]]
    async for _ in on.ask.resume("c", theirs):
        pass
    whole = evidence(await loaded(stores[0], theirs))
    assert {url for url, _ in whole.values()} == set(THEIRS)
    for url, passage in whole.values():
        assert passage
        assert passage in THEIRS[url]


async def test_a_book_goes_on_above_the_highest_number_that_was_ever_used(stores: list[SqliteConversations]) -> None:
    _, theirs = await two_at_once(stores, names(1) + names(2) + names(3))
    used = [reference.number for reference in (await loaded(stores[0], theirs)).references or ()]
    book = await stores[0].book("c")
    assert (book.assign_number(book.upsert("https://new.example/").id).number or 0) > max(used)


async def test_what_two_older_programs_wrote_at_once_is_read_as_each_of_them_meant_it(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "citewise.db")) as db:
        db.executescript(OLD.read_text(encoding="utf-8"))
    store = await SqliteConversations.open(tmp_path)
    mine, other = evidence(await loaded(store, "ours")), evidence(await loaded(store, "theirs"))
    await store.close()
    assert {number: url for number, (url, _) in mine.items()} == {1: SEA, 2: SKY}
    assert {number: url for number, (url, _) in other.items()} == {1: ICE, 2: SKY, 3: JAY}
    assert all(passage and passage in {**OURS, **THEIRS}[url] for url, passage in (*mine.values(), *other.values()))
