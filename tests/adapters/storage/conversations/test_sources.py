"""The source book on disk."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.evidence import Finding, Passage, Reference
from app.core.domain.sources import Source
from tests.adapters.storage.conftest import kept, opened
from tests.adapters.storage.samples import NOON, source, turn


async def test_passages_of_a_source_come_newest_turn_first(store: SqliteConversations) -> None:
    one = source("s", 1)
    for n in (1, 2):
        passages = tuple(Passage("s", f"turn {n}, passage {i}") for i in (1, 2))
        created = NOON + timedelta(minutes=n)
        await store.save(turn(f"t{n}", created=created, references=[Reference(1, "s", passages)]), [one])
    found = await store.passages("c1", "s")
    assert [text for _, text in found] == [
        "turn 2, passage 1",
        "turn 2, passage 2",
        "turn 1, passage 1",
        "turn 1, passage 2",
    ]
    assert await store.passages("c2", "s") == []


async def test_the_book_goes_on_where_it_stopped(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.create("c1", "")
        book = await store.book("c1")
        page = book.upsert("https://example.org/short", title="Page")
        book.describe(page.id, resolved="https://www.example.org/long/")
        await store.save(turn(), [book.assign_number(page.id), book.upsert("https://example.org/other")])
    async with opened(tmp_path) as store:
        book = await store.book("c1")
        assert book.upsert("http://example.org/long").id == page.id
        assert book.assign_number(book.upsert("https://example.org/other").id).number == 2
        assert len(book) == 2


async def test_a_source_keeps_what_a_later_turn_does_not_know(store: SqliteConversations) -> None:
    await store.save(turn(), [source("s", 1, date="2026-01-01", author="Ada")])
    await store.save(turn("t2"), [replace(source("s"), title="Better")])
    (known,) = await store.book("c1")
    assert known == replace(source("s", 1, date="2026-01-01", author="Ada"), title="Better")


async def test_two_instances_that_number_at_once_lose_no_answer(store: SqliteConversations) -> None:
    mine, yours, shared = source("a", 1), source("b", 1), replace(source("c"), key=source("a").key)
    await store.save(turn("t1"), [mine])
    given = [Reference(1, "b", (Passage("b", "text"),)), Reference(2, "c", ())]
    later = turn("t2", references=given, findings={"c": Finding("c")}, created=NOON + timedelta(minutes=1))
    await store.save(later, [yours, shared])
    book = await store.book("c1")
    assert sorted((s.id, s.number or 0) for s in book) == [("a", 1), ("b", 3)]
    second = (await kept(store)).turns[1]
    assert [(r.number, r.source) for r in second.references or ()] == [(1, "b"), (2, "a")]
    assert list(second.findings) == ["a"]


async def test_turns_that_run_at_once_share_one_row_per_source(store: SqliteConversations) -> None:
    await store.create("c1", "")
    book = await store.book("c1")
    async with asyncio.TaskGroup() as group:
        for n in range(8):
            page = book.assign_number(book.upsert(f"https://example.org/{n % 3}").id)
            group.create_task(store.save(turn(f"t{n}", references=[Reference(page.number or 0, page.id, ())]), [page]))
    assert sorted(s.number or 0 for s in await store.book("c1")) == [1, 2, 3]


async def test_opaque_provider_data_is_kept_verbatim(store: SqliteConversations) -> None:
    data = {"index": [1, {"x": None}], "signature": "Ab+/=", "text": "\x00😀"}
    await store.save(turn(), [source("s", provider_data=data)])
    (known,) = await store.book("c1")
    assert isinstance(known, Source)
    assert known.provider_data == data


async def test_an_address_that_a_search_gave_is_not_replaced_by_one_that_only_an_answer_told(
    store: SqliteConversations,
) -> None:
    """Two turns ran at once; the one that knows no better is saved last."""
    told = replace(source("s", 1), url="https://example.org/?utm_source=secret", from_text=True)
    given = replace(told, url="https://example.org/", from_text=False)
    for turn_id, one in (("t1", told), ("t2", given), ("t1", told)):
        await store.save(turn(turn_id), [one])
    assert list(await store.book("c1")) == [given]
