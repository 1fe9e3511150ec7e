"""Assistants and prompts of two machines, merged both ways: nothing that was written is lost, and nothing doubled."""

from collections.abc import Sequence
from pathlib import Path

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.library.store import SqliteLibrary
from app.adapters.storage.transfer.library import add_library
from app.core.domain.assistants import LONGEST_NAME, Assistant
from app.core.domain.prompts import Prompt
from app.core.domain.settings import Overrides, SearchMode
from tests.adapters.storage.conftest import opened

PROMPT = Prompt("p", "Letter", "Dear {{name}}", "work", 5)
OTHER = Prompt("p", "Letter", "Hello {{name}}", "home", 2)
POET = Assistant("a", "Poet", instructions="Write verses.")


async def merged(
    store: SqliteConversations,
    assistants: Sequence[Assistant] = (),
    prompts: Sequence[Prompt] = (),
    origin: str = "two",
) -> tuple[int, int]:
    return await store.database.write(lambda db: add_library(db, assistants, prompts, "", origin))


async def test_a_prompt_that_reads_otherwise_there_comes_beside_ours(store: SqliteConversations) -> None:
    library = SqliteLibrary(store.database)
    await library.save_prompts([PROMPT])
    assert await merged(store, prompts=[OTHER]) == (0, 1)
    ours, theirs = await library.prompts()
    assert ours == PROMPT
    assert (theirs.title, theirs.text, theirs.folder, theirs.uses) == ("Letter (two)", OTHER.text, "home", 0)
    assert await merged(store, prompts=[OTHER]) == (0, 0), "and once"


async def test_a_folder_or_how_often_it_was_used_makes_no_second_prompt(store: SqliteConversations) -> None:
    await SqliteLibrary(store.database).save_prompts([PROMPT])
    assert await merged(store, prompts=[Prompt("p", PROMPT.title, PROMPT.text, "elsewhere", 77)]) == (0, 0)


async def test_an_assistant_whose_instructions_or_choices_differ_comes_beside_ours(store: SqliteConversations) -> None:
    library = SqliteLibrary(store.database)
    await library.save_assistants([POET])
    terse = Assistant("a", "Poet", instructions="Write haiku.")
    offline = Assistant("a", "Poet", instructions=POET.instructions, choices=Overrides(SearchMode.OFF))
    assert await merged(store, [terse]) == (1, 0)
    assert await merged(store, [offline, terse, POET]) == (1, 0)
    assert [one.name for one in await library.assistants()] == ["Poet", "Poet (two)", "Poet (two)"]
    assert (await library.assistants())[0] == POET


async def test_merging_both_ways_ends_with_the_same_two_versions_on_both_machines(tmp_path: Path) -> None:
    async with opened(tmp_path / "one") as one, opened(tmp_path / "two") as two:
        here, there = SqliteLibrary(one.database), SqliteLibrary(two.database)
        await here.save_prompts([PROMPT])
        await there.save_prompts([OTHER])
        for _ in range(2):
            await merged(one, prompts=await there.prompts(), origin="two")
            await merged(two, prompts=await here.prompts(), origin="one")
        assert [(a.title, a.text) for a in await here.prompts()] == [
            ("Letter", PROMPT.text),
            ("Letter (two)", OTHER.text),
        ]
        assert [(a.title, a.text) for a in await there.prompts()] == [
            ("Letter", OTHER.text),
            ("Letter (one)", PROMPT.text),
        ]


async def test_a_long_name_leaves_room_for_where_it_comes_from(store: SqliteConversations) -> None:
    library = SqliteLibrary(store.database)
    await library.save_assistants([Assistant("a", "n" * LONGEST_NAME)])
    await merged(store, [Assistant("a", "m" * LONGEST_NAME)], origin="o" * 200)
    name = (await library.assistants())[1].name
    assert len(name) == LONGEST_NAME
    assert name.startswith("mmm")
    assert name.endswith("ooo)")
