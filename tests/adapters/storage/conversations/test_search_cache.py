"""Search answers that are kept with their conversation."""

from datetime import timedelta
from pathlib import Path

from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.evidence import Hit
from app.core.ports import CachedSearch
from tests.adapters.storage.conftest import Clock, opened
from tests.adapters.storage.samples import NOON, turn

HITS = (Hit(1, "标题", "https://a.example/1", "snippet", "a.example", "today"), Hit(2, "b", "https://b.example"))
SEARCH = CachedSearch("tavily", HITS, "An answer.", "2026-03-01T12:00:00.000000+00:00")


async def test_what_was_found_is_there_after_reopening(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.save(turn())
        await store.cache_search("c1", "key", SEARCH)
    async with opened(tmp_path) as store:
        assert await store.cached_search("c1", "key", NOON) == SEARCH


async def test_it_is_found_for_its_key_its_conversation_and_its_age_alone(store: SqliteConversations) -> None:
    for name in ("c1", "c2"):
        await store.create(name, "Title")
    await store.cache_search("c1", "key", SEARCH)
    assert await store.cached_search("c1", "other", NOON) is None
    assert await store.cached_search("c2", "key", NOON) is None
    assert await store.cached_search("c1", "key", NOON + timedelta(microseconds=1)) is None


async def test_a_newer_answer_replaces_the_older_one(store: SqliteConversations) -> None:
    await store.create("c1", "Title")
    await store.cache_search("c1", "key", SEARCH)
    await store.cache_search("c1", "key", CachedSearch("local", (), "", "2026-03-01T14:30:00+02:00"))
    assert await store.cached_search("c1", "key", NOON) == CachedSearch(
        "local", (), "", "2026-03-01T12:30:00.000000+00:00"
    )


async def test_an_answer_that_tells_no_time_is_of_now(store: SqliteConversations, clock: Clock) -> None:
    await store.create("c1", "Title")
    for n, asked in enumerate(("", "yesterday", "2026-03-01T12:30:00")):
        await store.cache_search("c1", f"{n}", CachedSearch("local", HITS, "", asked))
        assert await store.cached_search("c1", f"{n}", NOON) is not None
        assert await store.cached_search("c1", f"{n}", NOON + timedelta(hours=1)) is None


async def test_old_answers_go_when_a_new_one_is_kept(store: SqliteConversations, clock: Clock) -> None:
    await store.create("c1", "Title")
    await store.cache_search("c1", "old", SEARCH)
    clock.time += timedelta(days=2)
    await store.cache_search("c1", "new", CachedSearch("local", HITS))
    assert await store.cached_search("c1", "old", NOON - timedelta(days=1)) is None
    assert await store.cached_search("c1", "new", NOON) is not None


async def test_a_conversation_that_is_not_on_disk_keeps_nothing(store: SqliteConversations) -> None:
    await store.cache_search("nowhere", "key", SEARCH)
    assert await store.cached_search("nowhere", "key", NOON) is None


async def test_what_was_found_goes_with_its_conversation(tmp_path: Path, clock: Clock) -> None:
    async with opened(tmp_path, clock) as store:
        await store.create("c1", "Title")
        await store.cache_search("c1", "key", SEARCH)
        await store.delete("c1")
    clock.time += timedelta(days=8)
    async with opened(tmp_path, clock) as store:
        await store.create("c1", "Title")
        assert await store.cached_search("c1", "key", NOON) is None
