"""Turns that were read are given again until somebody writes them, and never as they were before that."""

import random
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from sqlite3 import Connection, IntegrityError
from typing import Any

import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.conversations.stored_turns import turns_by_id, turns_of
from app.adapters.storage.conversations.turn_cache import TurnCache
from app.adapters.storage.memory_facts import SqliteFacts
from app.core.domain.conversation import branch_of
from app.core.domain.evidence import Passage, Reference
from app.core.domain.memory import Fact, key_of
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.sources import Origin, Source
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import State, Turn
from tests.adapters.storage.conftest import opened
from tests.adapters.storage.samples import NOON, answered, source, turn
from tests.core.world import World
from tests.fakes import FakeModel

_VALUE = re.compile(r"'[^']*'|\b\d[\d.]*\b")


async def branch(store: SqliteConversations, leaf: str) -> list[Turn]:
    conversation = await store.branch("c1", leaf)
    assert conversation is not None
    return list(conversation.turns)


async def written(store: SqliteConversations, count: int) -> None:
    for n in range(count):
        parent = f"t{n - 1}" if n else None
        one = answered(f"t{n}", parent=parent, created=NOON + timedelta(minutes=n))
        await store.save(one, list(one.sources.values()))


async def statements(store: SqliteConversations, world: World, parent: str | None) -> tuple[str, list[str]]:
    """The turn that was run, and all that the database was asked meanwhile, without what was filled in."""
    run: list[str] = []
    await store.database.alone(lambda db: db.set_trace_callback(run.append))
    turn_id = [event async for event in world.ask.run(Question("c1", "And then?", parent))][-1].turn
    await store.database.alone(lambda db: db.set_trace_callback(None))
    return turn_id, [_VALUE.sub("?", one) for one in run]


async def test_a_late_question_asks_the_database_no_more_than_an_early_one(store: SqliteConversations) -> None:
    world = World(FakeModel(["Because."] * 50), store=store)  # type: ignore[arg-type]
    world.settings = replace(world.settings, search=replace(world.settings.search, mode=SearchMode.OFF))
    asked: list[list[str]] = []
    last: str | None = None
    for _ in range(50):
        last, run = await statements(store, world, last)
        asked.append(run)
    assert any("FROM turns" in one for one in asked[2])
    assert sorted(asked[49]) == sorted(asked[2])


async def test_a_turn_is_read_once_and_given_to_all(store: SqliteConversations) -> None:
    await written(store, 3)
    first = await branch(store, "t2")
    await store.keep_draft("c1", "half a question")
    assert [one is other for one, other in zip(first, await branch(store, "t2"), strict=True)] == [True] * 3
    assert [one.id for one in await branch(store, "t1")] == ["t0", "t1"]
    assert await branch(store, "nowhere") == []


async def test_who_loads_a_conversation_may_let_its_turns_grow(store: SqliteConversations) -> None:
    await written(store, 1)
    conversation = await store.conversation("c1")
    assert conversation is not None
    (loaded,) = conversation.turns
    loaded.text_parts.append("More.")
    loaded.sources.clear()
    loaded.state = State.RUNNING
    (shared,) = await branch(store, "t0")
    assert (shared.text, shared.state, len(shared.sources)) == ("It is 2962 [1] metres high.", State.FINISHED, 2)


async def test_what_another_process_wrote_is_read(tmp_path: Path) -> None:
    async with opened(tmp_path) as ours, opened(tmp_path) as theirs:
        await written(ours, 2)
        await branch(ours, "t1")
        await theirs.save(turn("t0", text_parts=["Theirs."]))
        assert [one.text for one in await branch(ours, "t1")] == ["Theirs.", "It is 2962 [1] metres high."]


async def test_a_checkpoint_and_the_end_of_a_killed_turn_are_read(store: SqliteConversations) -> None:
    await store.save(turn("t0"))
    await branch(store, "t0")
    await store.checkpoint(turn("t0", text_parts=["So far"]))
    (grown,) = await branch(store, "t0")
    assert (grown.text, grown.state) == ("So far", State.RUNNING)
    await store.mark_interrupted()
    assert [one.state for one in await branch(store, "t0")] == [State.STOPPED]


async def test_what_a_later_turn_learned_of_a_source_is_known_in_earlier_ones(store: SqliteConversations) -> None:
    await written(store, 2)
    before = await branch(store, "t1")
    later = turn("t2", parent="t1", created=NOON + timedelta(hours=1))
    await store.save(later, [replace(source("t0-high", 1), title="Better")])
    after = await branch(store, "t1")
    assert after[0].sources["t0-high"].title == "Better"
    assert after[1] is before[1]


async def test_a_forgotten_fact_is_gone_from_what_was_read(store: SqliteConversations) -> None:
    fact = Fact("f1", "", "Collects hedgehogs.", NOON, NOON, "t0")
    facts = SqliteFacts(store.database)
    await facts.keep_fact(fact)
    known = Source("s", key_of("f1"), title=fact.text, number=1, origin=Origin.MEMORY)
    reference = Reference(1, "s", (Passage("s", fact.text),))
    await store.save(turn("t0", references=[reference], sources={"s": known}, state=State.FINISHED), [known])
    assert fact.text in str(await branch(store, "t0"))
    await facts.forget("f1")
    assert fact.text not in str(await branch(store, "t0"))


async def test_a_write_that_is_undone_leaves_what_was_there(store: SqliteConversations) -> None:
    await written(store, 1)
    (before,) = await branch(store, "t0")

    def broken(db: Connection) -> None:
        db.execute("UPDATE answers SET text = 'Never.'")
        raise IntegrityError

    with suppress(IntegrityError):
        await store.database.write(broken)
    assert await branch(store, "t0") == [before]


async def test_a_deleted_conversation_is_gone_and_comes_back_whole(store: SqliteConversations) -> None:
    await written(store, 2)
    before = await branch(store, "t1")
    await store.delete("c1")
    assert await store.branch("c1", "t1") is None
    await store.restore("c1")
    assert await branch(store, "t1") == before


async def test_a_damaged_tree_ends_the_branch(store: SqliteConversations) -> None:
    await store.save(turn("a", parent="b"))
    await store.save(turn("b", parent="a"))
    assert [one.id for one in await branch(store, "b")] == ["a", "b"]
    assert [one.id for one in await branch(store, "b")] == ["a", "b"]


async def test_what_is_kept_is_bounded_and_what_is_given_is_whole(store: SqliteConversations) -> None:
    await written(store, 20)
    read: list[int] = []

    def counted(db: Connection, conversation: str, ids: Any) -> tuple[list[Turn], list[Turn]]:
        read.append(len(ids))
        return turns_by_id(db, conversation, ids)

    cache = TurnCache(limit=50_000, read=counted)
    for _ in range(2):
        conversation = await store.database.read(lambda db: cache.branch(db, "c1", "t19"))
        assert conversation is not None
        assert len(conversation.turns) == 20
    assert read[0] == 20
    assert 0 < read[1] < 20  # those at the end of the branch were kept, and no more than that


async def test_turns_of_a_few_conversations_are_held_whatever_they_weigh(store: SqliteConversations) -> None:
    read: list[str] = []

    def counted(db: Connection, conversation: str, ids: Any) -> tuple[list[Turn], list[Turn]]:
        read.extend([conversation] * bool(ids))
        return turns_by_id(db, conversation, ids)

    for number in range(12):
        one = answered(f"t{number}", f"c{number}")
        await store.save(one, list(one.sources.values()))
    cache = TurnCache(read=counted)
    for number in (*range(12), 11, 10, 0):
        await store.database.read(partial(cache.branch, conversation_id=f"c{number}", leaf=f"t{number}"))
    assert read == [*(f"c{number}" for number in range(12)), "c0"]


@pytest.mark.parametrize("seed", range(4))
async def test_what_is_given_is_what_is_on_disk_whoever_wrote_it(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    async with opened(tmp_path) as one, opened(tmp_path) as other:
        await written(one, 3)
        ids = ["t0", "t1", "t2"]
        for n in range(60):
            store = one if chance.random() < 0.8 else other
            await _something(store, chance, ids, n)
            for reader in (one, other) if n % 3 == 0 else (one,):
                stored = await reader.database.read(lambda db: turns_of(db, "c1"))
                leaf = chance.choice(ids)
                assert await branch(reader, leaf) == branch_of(stored, leaf)
                conversation = await reader.conversation("c1")
                assert conversation is not None
                assert list(conversation.turns) == stored


async def _something(store: SqliteConversations, chance: random.Random, ids: list[str], n: int) -> None:
    match chance.randrange(6):
        case 0:
            ids.append(f"n{n}")
            new = answered(ids[-1], parent=chance.choice(ids[:-1]), created=NOON + timedelta(hours=n))
            await store.save(new, _changed(new.sources.values(), chance))
        case 1:
            old = chance.choice(ids)
            await store.save(answered(old, finish=f"again {n}"), _changed([source(f"{old}-high", 1)], chance))
        case 2:
            await store.checkpoint(turn(chance.choice(ids), text_parts=[f"Grown {n}"]))
        case 3:
            await store.show_branch("c1", chance.choice(ids))
        case 4:
            await store.keep_overrides("c1", Overrides())
        case _:
            await store.mark_interrupted()


def _changed(sources: Any, chance: random.Random) -> Sequence[Source]:
    return [replace(one, title=chance.choice(["", "Better", one.title]), from_text=False) for one in sources]
