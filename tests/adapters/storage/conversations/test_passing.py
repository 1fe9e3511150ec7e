"""Conversations of other programs pass: they are kept for an hour, and nowhere but in memory."""

from dataclasses import replace

from app.adapters.storage.conversations.passing import HOUR, PassingConversations
from app.adapters.storage.conversations.private import ConversationsWithPrivate
from app.core.domain.chat import ImageBlock
from app.core.domain.conversation import PASSING
from app.core.domain.evidence import Passage, Reference
from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn
from app.core.ports import CachedSearch
from tests.fakes import FakeConversations

ONE = f"{PASSING}1"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def turn(id: str, parent: str | None = None, conversation: str = ONE) -> Turn:
    reference = Reference(1, "s", (Passage("s", "The words.", 0, 10),))
    return Turn(id, conversation, f"question {id}", parent, references=[reference])


async def test_a_follow_up_finds_what_was_said_before() -> None:
    store = PassingConversations()
    await store.create(ONE, "Title")
    await store.save(turn("a"), [Source("s", "key", "https://s.example", number=1)])
    await store.save(turn("b", "a"))
    branch = await store.branch(ONE, "b")
    assert branch is not None
    assert branch.private
    assert [one.id for one in branch.turns] == ["a", "b"]
    assert [source.number for source in await store.book(ONE)] == [1]
    assert await store.passages(ONE, "s") == [("b", "The words."), ("a", "The words.")]


async def test_it_is_forgotten_after_an_hour_without_use() -> None:
    clock = Clock()
    store = PassingConversations(clock)
    await store.create(ONE, "Title")
    clock.now = HOUR - 1
    assert await store.conversation(ONE) is not None
    await store.save(turn("a"))
    clock.now = 2 * HOUR - 2
    assert await store.conversation(ONE) is not None
    clock.now = 2 * HOUR
    assert await store.conversation(ONE) is None
    await store.save(turn("b"))
    assert len(store) == 0


async def test_no_more_than_two_hundred_are_kept() -> None:
    store = PassingConversations()
    for number in range(250):
        await store.create(f"{PASSING}{number}", "Title")
    assert len(store) == 200
    assert await store.conversation(f"{PASSING}49") is None
    assert await store.conversation(f"{PASSING}50") is not None


async def test_it_is_in_no_list_and_on_no_disk() -> None:
    on_disk, in_memory = FakeConversations(), FakeConversations()
    store = ConversationsWithPrivate(on_disk, in_memory)
    await store.create(ONE, "Title")
    await store.save(turn("a"))
    await store.cache_search(ONE, "key", CachedSearch("local", ()))
    assert await store.summaries() == []
    assert not on_disk.turns
    assert not in_memory.turns
    await store.delete(ONE)
    assert await store.conversation(ONE) is None


async def test_requests_of_many_megabytes_push_each_other_out() -> None:
    store, image = PassingConversations(), ImageBlock(bytes(60_000_000))
    for number in range(6):
        conversation = f"{PASSING}{number}"
        await store.create(conversation, "Title")
        await store.save(replace(turn("a", None, conversation), images=(image,)))
        await store.save(replace(turn("a", None, conversation), images=(image,)))  # the same turn, further on
    there = [number for number in range(6) if await store.conversation(f"{PASSING}{number}") is not None]
    assert there == [2, 3, 4, 5]
