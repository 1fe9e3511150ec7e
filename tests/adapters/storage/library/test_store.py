"""Assistants and prompts, in the file of the conversations."""

from dataclasses import replace
from pathlib import Path

import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.library.store import SqliteLibrary
from app.core.domain.assistants import Assistant
from app.core.domain.chat import ModelChoice, Sampling
from app.core.domain.prompts import Prompt
from app.core.domain.settings import Overrides, SearchMode
from tests.adapters.storage.conftest import opened

CHOICES = Overrides(SearchMode.ALWAYS, "local", ModelChoice("p", "m"), bases=("b1",), tools=False)
REVIEWER = Assistant(
    "a1", "审稿人", "🔎", "Reads papers", "Be strict.\n{x}", CHOICES, Sampling(900, 0.2, 0.9, effort="low")
)
POET = Assistant("a2", "Poet")
LETTER = Prompt("p1", "Letter", "Dear {{name}}", "work/letters")
IDEAS = Prompt("p2", "想法", "关于 {{topic}} 的想法")


@pytest.fixture
def library(store: SqliteConversations) -> SqliteLibrary:
    return SqliteLibrary(store.database)


async def test_assistants_come_back_as_they_were_saved_in_their_order(library: SqliteLibrary) -> None:
    await library.save_assistants([REVIEWER, POET])
    assert await library.assistants() == [REVIEWER, POET]
    assert await library.assistant("a1") == REVIEWER
    assert await library.assistant("never") is None


async def test_a_changed_assistant_stays_where_it_stands(library: SqliteLibrary) -> None:
    await library.save_assistants([REVIEWER, POET])
    changed = replace(REVIEWER, name="Reviewer")
    await library.save_assistants([changed])
    assert await library.assistants() == [changed, POET]


async def test_assistants_are_put_in_another_order_and_deleted(library: SqliteLibrary) -> None:
    await library.save_assistants([REVIEWER, POET])
    await library.order_assistants(["a2", "a1"])
    assert await library.assistants() == [POET, REVIEWER]
    await library.delete_assistant("a2")
    assert await library.assistants() == [REVIEWER]


async def test_prompts_outlive_the_program(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await SqliteLibrary(store.database).save_prompts([LETTER, IDEAS])
    async with opened(tmp_path) as store:
        library = SqliteLibrary(store.database)
        assert await library.prompts() == [LETTER, IDEAS]
        await library.delete_prompts(["p1"])
        assert await library.prompts() == [IDEAS]


async def test_a_damaged_row_hides_no_other(library: SqliteLibrary, store: SqliteConversations) -> None:
    await library.save_prompts([LETTER, IDEAS])
    await store.database.write(lambda db: db.execute("UPDATE prompts SET value = '{' WHERE id = 'p1'"))
    assert await library.prompts() == [IDEAS]
