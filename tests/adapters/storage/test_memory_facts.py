"""Facts about the user, in the file of the conversations."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.memory_facts import SqliteFacts
from app.core.domain.memory import Fact
from tests.adapters.storage.conftest import opened
from tests.adapters.storage.samples import NOON, moments, texts

LIVES = Fact("f1", "", "Lives in Graz.", NOON, NOON, "t1", "c1")
WORKS = Fact("f2", "work", "在维也纳工作。", NOON, NOON + timedelta(hours=1))


def holds(directory: Path, words: bytes) -> bool:
    return any(words in path.read_bytes() for path in directory.iterdir())


@pytest.fixture
async def facts(store: SqliteConversations) -> SqliteFacts:
    facts = SqliteFacts(store.database)
    await facts.keep_fact(WORKS)
    await facts.keep_fact(LIVES)
    return facts


async def test_facts_come_newest_first_and_by_group(facts: SqliteFacts) -> None:
    assert await facts.facts() == [WORKS, LIVES]
    assert await facts.facts("") == [LIVES]
    assert await facts.facts("work") == [WORKS]
    assert await facts.facts("other") == []


async def test_a_changed_fact_keeps_the_time_of_its_making(facts: SqliteFacts) -> None:
    later = NOON + timedelta(days=1)
    await facts.keep_fact(replace(LIVES, text="Lives in Linz.", created=later, updated=later))
    assert await facts.facts() == [replace(LIVES, text="Lives in Linz.", updated=later), WORKS]


async def test_one_fact_is_forgotten(facts: SqliteFacts) -> None:
    await facts.forget("f1")
    await facts.forget("never known")
    assert await facts.facts() == [WORKS]


@pytest.mark.parametrize(("group", "left"), [("work", [LIVES]), ("", [WORKS]), (None, [])])
async def test_a_group_or_all_is_forgotten(facts: SqliteFacts, group: str | None, left: list[Fact]) -> None:
    await facts.forget_all(group)
    assert await facts.facts() == left


async def test_facts_outlive_the_program_and_the_conversation(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.create("c1", "Where I live")
        await SqliteFacts(store.database).keep_fact(LIVES)
        await store.delete("c1")
    async with opened(tmp_path) as store:
        assert await SqliteFacts(store.database).facts() == [LIVES]


async def test_a_forgotten_fact_leaves_the_file(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        facts = SqliteFacts(store.database)
        await facts.keep_fact(LIVES)
        assert holds(tmp_path, b"Graz")
        await facts.forget("f1")
    assert not holds(tmp_path, b"Graz")


@given(text=texts | st.just("half \ud83d of a pair, NUL \0"), moment=moments)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25, deadline=None)
async def test_any_text_is_kept(store: SqliteConversations, text: str, moment: object) -> None:
    facts = SqliteFacts(store.database)
    fact = Fact("f1", text, text, moment, moment)  # type: ignore[arg-type]
    await facts.forget_all()
    await facts.keep_fact(fact)
    safe = text.replace("\ud83d", "\ufffd")
    assert await facts.facts(text) == [replace(fact, group=safe, text=safe)]
