"""Assistants and prompts of two machines, merged both ways: nothing that was written is lost, and nothing doubled."""

from collections.abc import Sequence
from dataclasses import replace
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
    at: str = "2026-11-20T12:00:00.000000+00:00",
) -> tuple[int, int]:
    """at: when all of them were saved there."""
    theirs = [(one, at) for one in assistants], [(one, at) for one in prompts]
    return await store.database.write(lambda db: add_library(db, *theirs, "", origin))


async def fetched(store: SqliteConversations, other: SqliteConversations, origin: str) -> tuple[int, int]:
    """What a merge of the other's backup brings."""
    library = SqliteLibrary(other.database)
    assistants, prompts = await library.saved_assistants(), await library.saved_prompts()
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


TERSE = replace(POET, instructions="Write haiku.")
EPIC = replace(POET, instructions="Write an epic.")
BRIEF = replace(PROMPT, text="Hi {{name}}")


async def written(store: SqliteConversations, assistant: Assistant, prompt: Prompt) -> None:
    library = SqliteLibrary(store.database)
    await library.save_assistants([assistant])
    await library.save_prompts([prompt])


async def test_an_earlier_state_of_ours_does_not_come_back_from_a_machine_that_left_it_so(tmp_path: Path) -> None:
    async with opened(tmp_path / "one") as one, opened(tmp_path / "two") as two:
        await written(one, POET, PROMPT)
        assert await fetched(two, one, "one") == (1, 1)
        await written(one, TERSE, BRIEF)
        await SqliteLibrary(two.database).save_prompts(
            [replace(PROMPT, uses=9, folder="home")]
        )  # which changes no word
        assert await fetched(one, two, "two") == (0, 0)
        await written(one, EPIC, OTHER)
        assert await fetched(one, two, "two") == (0, 0)
        assert await fetched(two, one, "one") == (1, 1), "the later one stands beside theirs, which nobody changes"
        assert await SqliteLibrary(one.database).assistants() == [EPIC]


async def test_a_version_that_was_written_there_again_comes_though_ours_read_so_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "one") as one, opened(tmp_path / "two") as two:
        await written(one, POET, PROMPT)
        await fetched(two, one, "one")
        await written(one, TERSE, BRIEF)
        for assistant, prompt in ((EPIC, OTHER), (POET, PROMPT)):
            await written(two, assistant, prompt)
        assert await fetched(one, two, "two") == (1, 1)
        assert [p.text for p in await SqliteLibrary(one.database).prompts()] == [BRIEF.text, PROMPT.text]


async def test_what_read_alike_on_both_machines_at_a_merge_is_known_from_then_on(store: SqliteConversations) -> None:
    await written(store, POET, PROMPT)
    assert await merged(store, [POET], [PROMPT]) == (0, 0)
    await written(store, TERSE, BRIEF)
    assert await merged(store, [POET], [PROMPT]) == (0, 0)
    assert await merged(store, [POET], [PROMPT], at="2026-11-20T13:00:00.000000+00:00") == (1, 1)


async def test_what_stands_beside_theirs_comes_back_only_where_it_was_changed_there(tmp_path: Path) -> None:
    async with opened(tmp_path / "one") as one, opened(tmp_path / "two") as two:
        await written(one, POET, PROMPT)
        await fetched(two, one, "one")
        await written(one, TERSE, BRIEF)
        assert await fetched(two, one, "one") == (1, 1)
        there = SqliteLibrary(two.database)
        (_, assistant), (_, prompt) = await there.assistants(), await there.prompts()
        assert (assistant.name, prompt.title) == ("Poet (one)", "Letter (one)")
        assert await fetched(one, two, "two") == (0, 0), "ours reads so"
        await written(one, EPIC, OTHER)
        assert await fetched(one, two, "two") == (0, 0), "ours read so"
        await written(two, replace(assistant, instructions="Rhyme."), replace(prompt, text="Good day {{name}}"))
        assert await fetched(one, two, "two") == (1, 1)
        assert [a.instructions for a in await SqliteLibrary(one.database).assistants()] == [EPIC.instructions, "Rhyme."]


async def test_a_copy_there_that_was_changed_comes_though_ours_is_what_it_was_copied_from(tmp_path: Path) -> None:
    async with opened(tmp_path / "one") as one, opened(tmp_path / "two") as two:
        await written(one, POET, PROMPT)
        await written(two, TERSE, BRIEF)
        await fetched(two, one, "one")
        (_, assistant), (_, prompt) = (
            await SqliteLibrary(two.database).assistants(), await SqliteLibrary(two.database).prompts(),
        )  # fmt: skip
        await written(two, replace(assistant, instructions="Rhyme."), replace(prompt, text="Good day {{name}}"))
        assert await fetched(one, two, "two") == (2, 2)
        texts = [p.text for p in await SqliteLibrary(one.database).prompts()]
        assert texts == [PROMPT.text, BRIEF.text, "Good day {{name}}"]
