"""A second machine's backup: what is new comes, once, and nothing that was here changes."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from app.adapters.backup.merging import MergeTarget, merge, undo_merge
from app.adapters.backup.writing import UNPACKED, write_backup
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.documents.store import SqliteDocuments
from app.adapters.storage.library.store import SqliteLibrary
from app.adapters.storage.memory_facts import SqliteFacts
from app.adapters.storage.transfer.attachments import AttachmentFolder
from app.adapters.storage.transfer.transfer import SqliteTransfer
from app.bootstrap.importing import conversation_imports
from app.core.domain.assistants import Assistant
from app.core.domain.errors import Unavailable
from app.core.domain.knowledge import Chunk, Document, DocumentState, DocumentText, Item, ItemKind
from app.core.domain.memory import Fact
from app.core.domain.prompts import Prompt
from app.core.domain.transfer.whole import ImportBatch, Undone
from tests.adapters.backup.places import both, files_of, filled, with_attachment
from tests.adapters.storage.samples import NOON, answered
from tests.core.transfer.test_importing import export, export_with_a_file, files_below, run, talk
from tests.core.transfer.test_undoing import SlowAttachments


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[MergeTarget]:
    target = MergeTarget(folder, await SqliteConversations.open(folder), await SqliteDocuments.open(folder))
    try:
        yield target
    finally:
        await target.bases.close()
        await target.conversations.close()


@pytest.fixture
async def machines(tmp_path: Path) -> tuple[Path, Path]:
    """Both know `shared`; each has one of its own."""
    return await filled(tmp_path / "one", "shared", "one"), await filled(tmp_path / "two", "shared", "two")


def packed(folder: Path) -> Path:
    write_backup(folder, folder.with_suffix(".zip"))
    return folder.with_suffix(".zip")


async def questions_in(target: MergeTarget) -> dict[str, list[str]]:
    found = [await target.conversations.conversation(row.id) for row in await target.conversations.summaries()]
    return {one.id: sorted(turn.question for turn in one.turns) for one in found if one is not None}


async def test_new_conversations_and_newer_turns_come_and_all_else_stays(machines: tuple[Path, Path]) -> None:
    one, two = machines
    async with opened(two) as there:
        turn = answered("later", "shared", question="Later?", parent="shared-2", created=NOON + timedelta(hours=1))
        await there.conversations.save(turn, [])
        await there.conversations.rename("shared", "Another title")
    async with opened(one) as here:
        before = {row.id: row.title for row in await here.conversations.summaries()}
        merged = await merge(packed(two), here)
        assert (merged.conversations, merged.turns, merged.skipped) == (1, 3, 0)
        assert await questions_in(here) == {
            "shared": sorted([*both("shared"), "Later?"]), "one": both("one"), "two": both("two")
        }  # fmt: skip
        assert {row.id: row.title for row in await here.conversations.summaries()}.items() >= before.items()
        shared = await here.conversations.conversation("shared")
        assert shared is not None
        assert shared.current_leaf == "later", "it goes on where it was left"
        assert [row.id for row in await here.conversations.summaries("二 of two")] == ["two"], "it can be found"
        book = await here.conversations.book("two")
        assert [source.number for source in book if source.number] == [1, 2]
    assert not list(one.glob(f"{UNPACKED}*"))


async def test_twice_brings_nothing_twice_and_an_undo_takes_it_back(machines: tuple[Path, Path]) -> None:
    one, two = machines
    async with opened(one) as here:
        await SqliteFacts(here.conversations.database).keep_fact(Fact("f0", "", "Lives in Oslo.", NOON, NOON))
        async with opened(two) as there:
            for id, text in (("f1", "Likes tea."), ("f2", "lives in  OSLO.")):
                await SqliteFacts(there.conversations.database).keep_fact(Fact(id, "", text, NOON, NOON))
        merged = await merge(packed(two), here)
        assert (merged.conversations, merged.facts) == (1, 1)
        again = await merge(packed(two), here)
        assert (again.conversations, again.turns, again.facts) == (0, 0, 0)
        transfer = SqliteTransfer(here.conversations.database)
        assert [(batch.id, batch.format) for batch in await transfer.batches()] == [(merged.batch, "merge")]
        await transfer.undo(merged.batch)
        assert await questions_in(here) == {"shared": both("shared"), "one": both("one")}
        assert [fact.id for fact in await SqliteFacts(here.conversations.database).facts()] == ["f0"]


async def test_assistants_and_prompts_that_are_missing_come_and_go_with_an_undo(machines: tuple[Path, Path]) -> None:
    one, two = machines
    async with opened(two) as there:
        library = SqliteLibrary(there.conversations.database)
        await library.save_assistants([Assistant("poet", "Bard"), Assistant("c", "Critic"), Assistant("t", "Twin")])
        await library.save_prompts([Prompt("p", "Hello", "Hi {{name}}"), Prompt("q", "Same", "Words")])
    async with opened(one) as here:
        library = SqliteLibrary(here.conversations.database)
        await library.save_assistants([Assistant("poet", "Poet"), Assistant("mine", "Twin")])
        await library.save_prompts([Prompt("r", "Same", "Words")])
        merged = await merge(packed(two), here)
        assert (merged.assistants, merged.prompts) == (3, 1)
        names = ["Poet", "Twin", "Bard (two)", "Critic", "Twin"]
        assert [one.name for one in await library.assistants()] == names, (
            "what reads otherwise there stands beside ours"
        )
        assert [one.id for one in await library.assistants()][:2] == ["poet", "mine"]
        assert [p.id for p in await library.prompts()] == ["r", "p"]
        again = await merge(packed(two), here)
        assert (again.assistants, again.prompts) == (0, 0)
        await undo_merge(merged.batch, here)
        assert [a.id for a in await library.assistants()] == ["poet", "mine"]
        assert [p.id for p in await library.prompts()] == ["r"]


async def test_an_assistant_that_the_other_machine_has_as_ours_was_does_not_come_back(tmp_path: Path) -> None:
    one, two = await filled(tmp_path / "one", "shared"), await filled(tmp_path / "two", "shared")
    async with opened(one) as here:
        await SqliteLibrary(here.conversations.database).save_assistants([Assistant("c", "Critic")])
    async with opened(two) as there:
        assert (await merge(packed(one), there)).assistants == 1
    async with opened(one) as here:
        library = SqliteLibrary(here.conversations.database)
        await library.save_assistants([Assistant("c", "Critic", instructions="Be kind.")])
        assert (await merge(packed(two), here)).assistants == 0
        assert [one.instructions for one in await library.assistants()] == ["Be kind."]


async def test_a_merge_of_nothing_but_an_assistant_can_be_taken_back(tmp_path: Path) -> None:
    one, two = await filled(tmp_path / "one", "shared"), await filled(tmp_path / "two", "shared")
    async with opened(two) as there:
        await SqliteLibrary(there.conversations.database).save_assistants([Assistant("c", "Critic")])
    async with opened(one) as here:
        merged = await merge(packed(two), here)
        transfer = SqliteTransfer(here.conversations.database)
        assert [batch.id for batch in await transfer.batches()] == [merged.batch]


async def test_what_was_deleted_or_forgotten_here_stays_so(machines: tuple[Path, Path]) -> None:
    one, two = machines
    async with opened(two) as there:
        await SqliteFacts(there.conversations.database).keep_fact(Fact("f1", "", "Likes tea.", NOON, NOON))
    async with opened(one) as here:
        facts = SqliteFacts(here.conversations.database)
        await facts.keep_fact(Fact("f1", "", "Likes tea.", NOON, NOON))
        await facts.forget("f1")
        await here.conversations.delete("shared")
        merged = await merge(packed(two), here)
        assert (merged.conversations, merged.facts) == (1, 0)
        assert set(await questions_in(here)) == {"one", "two"}


async def test_one_that_was_stopped_goes_on_as_the_same_batch(tmp_path: Path) -> None:
    one = await filled(tmp_path / "one", "own")
    two = await filled(tmp_path / "two", *(f"c{n}" for n in range(6)))
    seen: list[int] = []
    async with opened(one) as here:
        stopped = await merge(packed(two), here, lambda done, total: seen.append(done), lambda: len(seen) >= 2)
        assert (stopped.stopped, stopped.conversations) == (True, 2)
        rest = await merge(packed(two), here)
        assert (rest.stopped, rest.conversations, rest.batch) == (False, 4, stopped.batch)
        await SqliteTransfer(here.conversations.database).undo(rest.batch)
        assert set(await questions_in(here)) == {"own"}


async def with_document(folder: Path, base: str, address: str, text: str) -> None:
    store = await SqliteDocuments.open(folder)
    made = await store.create(base)
    item = await store.add_item(Item(f"i-{address}", made.id, ItemKind.NOTE, address, address, text))
    document = Document(f"d-{address}", made.id, item.id, ItemKind.NOTE, address, address, DocumentState.READY)
    await store.settle(item.id, [document])
    await store.keep(document, DocumentText(text, (Chunk(text, 0, len(text)),)))
    await store.close()


async def test_bases_of_a_name_become_one_and_no_document_is_doubled(machines: tuple[Path, Path]) -> None:
    one, two = machines
    await with_document(one, "Papers", "common", "Glaciers retreat.")
    await with_document(two, "papers", "common", "Glaciers retreat.")
    await with_document(two, "papers", "theirs", "Permafrost thaws.")
    await with_document(two, "Recipes", "soup", "Leek and potato.")
    async with opened(one) as here:
        merged = await merge(packed(two), here)
        assert (merged.bases, merged.documents) == (1, 2)
        bases = {base.name: base for base in await here.bases.bases()}
        assert {name: base.ready for name, base in bases.items()} == {"Papers": 2, "Recipes": 1}
        (match,) = await here.bases.search([bases["Papers"].id], "permafrost")
        assert (match.chunk.text, match.document.id) == ("Permafrost thaws.", "d-theirs")
        again = await merge(packed(two), here)
        assert (again.bases, again.documents) == (0, 0)


async def test_a_conversation_that_nobody_understands_costs_itself(machines: tuple[Path, Path]) -> None:
    one, two = machines
    with closing(sqlite3.connect(two / "citewise.db")) as db:
        db.execute("UPDATE turns SET created = 'yesterday' WHERE conversation = 'two'")
        db.commit()
    async with opened(one) as here:
        merged = await merge(packed(two), here)
        assert (merged.conversations, merged.skipped) == (0, 1)
        assert set(await questions_in(here)) == {"shared", "one"}


async def test_a_damaged_backup_changes_nothing(machines: tuple[Path, Path]) -> None:
    one, two = machines
    file = packed(two)
    file.write_bytes(file.read_bytes()[:5000])
    async with opened(one) as here:
        with pytest.raises(Unavailable):
            await merge(file, here)
        assert set(await questions_in(here)) == {"shared", "one"}
        assert await SqliteTransfer(here.conversations.database).batches() == []


async def test_a_backup_that_is_written_meanwhile_takes_nothing_from_a_merge(machines: tuple[Path, Path]) -> None:
    one, two = machines
    await with_document(two, "Recipes", "soup", "Leek and potato.")

    def back_up(done: int, total: int) -> None:
        write_backup(one, one.with_name("scheduled.zip"))

    async with opened(one) as here:
        merged = await merge(packed(two), here, back_up)
        assert (merged.conversations, merged.bases, merged.documents) == (1, 1, 1)
        assert {base.name: base.ready for base in await here.bases.bases()} == {"Recipes": 1}
    assert not list(one.glob(".*-*"))


async def test_a_merge_brings_no_path_of_another_file_of_this_machine(machines: tuple[Path, Path]) -> None:
    one, two = machines
    async with opened(two) as there:
        await there.conversations.save(answered("later", "fresh", files=("/home/u/secret.txt",)), [])
    async with opened(one) as here:
        await merge(packed(two), here)
        (turn,) = (await here.conversations.conversation("fresh")).turns  # type: ignore[union-attr]
    assert turn.files == ()
    assert turn.notices[-1].data["names"] == "secret.txt"


async def test_attached_files_come_along_and_stay_when_their_machine_is_gone(machines: tuple[Path, Path]) -> None:
    one, two = machines
    id = await with_attachment(two)
    file = packed(two)
    shutil.rmtree(two)
    async with opened(one) as here:
        await merge(file, here)
        ((path, data),) = await files_of(here.conversations, id)
        assert (Path(path).parents[3], data) == (one, b"%PDF-1")
        (stored,) = await here.conversations.database.read(
            lambda db: db.execute("SELECT files FROM turns WHERE conversation = ?", (id,)).fetchall()
        )
        assert UNPACKED not in stored["files"]


async def test_files_of_what_was_deleted_here_do_not_come(machines: tuple[Path, Path]) -> None:
    one, two = machines
    id = await with_attachment(two)
    async with opened(one) as here:
        await merge(packed(two), here)
        await here.conversations.delete(id)
        shutil.rmtree(one / "attachments")
        await merge(packed(two), here)
    assert not (one / "attachments").exists()


async def gone_for_good(folder: Path, id: str) -> None:
    """Deleted, and purged by the start of the program after that."""
    store = await SqliteConversations.open(folder)
    await store.delete(id)
    await store.close()
    store = await SqliteConversations.open(folder, lambda: datetime.now(UTC) + timedelta(days=8))
    assert await store.conversation(id) is None
    await store.close()


async def test_what_was_deleted_here_long_ago_stays_so_until_it_goes_on_there(machines: tuple[Path, Path]) -> None:
    one, two = machines
    await gone_for_good(one, "shared")
    async with opened(one) as here:
        assert (await merge(packed(two), here)).conversations == 1
        assert set(await questions_in(here)) == {"one", "two"}
        async with opened(two) as there:
            later = answered("later", "shared", question="Later?", parent="shared-2", created=datetime.now(UTC))
            await there.conversations.save(later, [])
        assert (await merge(packed(two), here)).conversations == 1
        assert (await questions_in(here))["shared"] == sorted([*both("shared"), "Later?"])


async def test_what_was_deleted_long_ago_and_brought_back_on_purpose_is_merged_again(
    machines: tuple[Path, Path],
) -> None:
    one, two = machines
    await gone_for_good(one, "shared")
    async with opened(two) as there:
        turn = answered("earlier", "shared", question="Earlier?", parent="shared-2", created=NOON)
        whole = await SqliteTransfer(there.conversations.database).whole("shared")
        await there.conversations.save(turn, [])
    assert whole is not None
    async with opened(one) as here:
        await SqliteTransfer(here.conversations.database).add(whole)
        assert (await questions_in(here))["shared"] == both("shared"), "an import asks nobody"
        assert (await merge(packed(two), here)).turns == 3
        assert (await questions_in(here))["shared"] == sorted([*both("shared"), "Earlier?"])
        assert await SqliteTransfer(here.conversations.database).purged() == {}


async def test_a_merge_taken_back_is_nothing_that_was_deleted_by_hand(machines: tuple[Path, Path]) -> None:
    one, two = machines
    async with opened(one) as here:
        merged = await merge(packed(two), here)
        await SqliteTransfer(here.conversations.database).undo(merged.batch)  # and killed before it was cleared
    await (await SqliteConversations.open(one, lambda: datetime.now(UTC) + timedelta(days=8))).close()
    async with opened(one) as here:
        assert (await merge(packed(two), here)).conversations == 1
        assert set(await questions_in(here)) == {"shared", "one", "two"}


@pytest.mark.parametrize("among_imports", [False, True])
async def test_an_undo_takes_back_files_and_bases_too_but_nothing_of_the_users(
    machines: tuple[Path, Path], among_imports: bool
) -> None:
    one, two = machines
    theirs = await with_attachment(two)
    await with_document(one, "Papers", "mine", "Glaciers retreat.")
    for base, address in (("papers", "theirs"), ("Recipes", "soup"), ("Letters", "letter")):
        await with_document(two, base, address, f"Words of {address}.")
    async with opened(one) as here:
        merged = await merge(packed(two), here)
        assert (merged.bases, merged.documents) == (2, 3)
        assert [path.name for path in (one / "attachments").iterdir()] == [theirs]
        letters = next(base for base in await here.bases.bases() if base.name == "Letters")
        await here.bases.add_item(Item("own", letters.id, ItemKind.NOTE, "own", "Own", "A letter."))
        if among_imports:  # in the list of imports, or in the terminal
            imports = conversation_imports(here.conversations, one, here.writing, here.bases)
            undone = await imports.undo(merged.batch)
        else:
            undone = await undo_merge(merged.batch, here)
        assert undone.conversations == 2
        assert list((one / "attachments").iterdir()) == []
        bases = {base.name: await here.bases.items(base.id) for base in await here.bases.bases()}
        assert {name: [item.address for item in items] for name, items in bases.items()} == {
            "Papers": ["mine"], "Letters": ["own"]
        }  # fmt: skip
        assert await here.bases.search([base.id for base in await here.bases.bases()], "soup") == []
        transfer = SqliteTransfer(here.conversations.database)
        assert (await transfer.batches(), await transfer.stored([theirs])) == ([], {}), "nothing is left of it"
        again = await merge(packed(two), here)
        assert (again.conversations, again.bases, again.documents) == (2, 1, 3)


def place_of(folder: Path, name: str) -> str:
    """A file that came with `shared`."""
    path = folder / "attachments" / "shared" / "ab12" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"%PDF-1")
    return str(path)


async def test_an_undo_takes_back_files_of_turns_in_a_conversation_that_stays(machines: tuple[Path, Path]) -> None:
    one, two = machines
    own = place_of(one, "mine.pdf")
    mine = answered("mine", "shared", parent="shared-2", files=(own,))
    theirs = answered("theirs", "shared", parent="shared-2", files=(place_of(two, "theirs.pdf"),))
    async with opened(two) as there:
        await there.conversations.save(theirs, [])
    async with opened(one) as here:
        await here.conversations.save(mine, [])
        merged = await merge(packed(two), here)
        assert sorted(path.name for path in named(one, "*.pdf")) == ["mine.pdf", "theirs.pdf"]
        await undo_merge(merged.batch, here)
        assert await files_of(here.conversations, "shared") == [(own, b"%PDF-1")]
        assert [path.name for path in named(one, "*.pdf")] == ["mine.pdf"]


def named(folder: Path, pattern: str) -> list[Path]:
    return sorted((folder / "attachments").rglob(pattern))


async def test_an_undo_beside_an_import_leaves_the_files_of_what_is_just_being_written(
    machines: tuple[Path, Path], tmp_path: Path
) -> None:
    one, two = machines
    async with opened(one) as here:
        merged = await merge(packed(two), here)
        imports = conversation_imports(here.conversations, one, here.writing)
        imports.attachments = slow = SlowAttachments(one)
        importing = asyncio.create_task(run(imports, export_with_a_file(tmp_path)))
        await slow.written.wait()
        undoing = asyncio.create_task(undo_merge(merged.batch, here))
        await asyncio.wait([undoing], timeout=0.3)  # it would be done, if it did not wait
        slow.may_end.set()
        assert (await undoing).conversations == 1
        assert (await importing).counts.files == 1
        assert list(files_below(slow.folder).values()) == [b"%PDF-1"]


class SlowListing(AttachmentFolder):
    """`conversation_ids` comes to nothing before it may."""

    def __init__(self, data_dir: Path) -> None:
        super().__init__(data_dir)
        self.begun, self.may_end = asyncio.Event(), asyncio.Event()

    async def conversation_ids(self) -> list[str]:
        self.begun.set()
        await self.may_end.wait()
        return await super().conversation_ids()


@pytest.mark.parametrize("done", [1, 3])
async def test_a_merge_writes_no_conversation_and_no_base_while_an_import_is_taken_back(
    machines: tuple[Path, Path], tmp_path: Path, done: int
) -> None:
    one, two = machines
    theirs = await with_attachment(two)
    await with_document(two, "Recipes", "soup", "Leek and potato.")
    async with opened(two) as there:
        in_order = [row.id for row in await there.conversations.summaries()]
    async with opened(one) as here:
        imports = conversation_imports(here.conversations, one, here.writing)
        imports.attachments = slow = SlowListing(one)
        earlier = await run(imports, export(tmp_path, [talk("0")]))
        undoing: list[asyncio.Task[Undone]] = []

        def progress(number: int, total: int) -> None:
            if number == done:
                undoing.append(asyncio.create_task(imports.undo(earlier.batch)))

        merging = asyncio.create_task(merge(packed(two), here, progress))
        await slow.begun.wait()
        await asyncio.wait([merging], timeout=0.5)  # it would be done, if it did not wait
        assert await here.bases.bases() == []
        assert set(await questions_in(here)) == {"shared", "one", *in_order[:done]}
        slow.may_end.set()
        assert (await undoing[0]).conversations == 1
        assert ((await merging).conversations, (await merging).documents) == (2, 1)
        assert [data for _, data in await files_of(here.conversations, theirs)] == [b"%PDF-1"]


async def test_documents_that_a_killed_merge_had_only_begun_come_with_the_next(machines: tuple[Path, Path]) -> None:
    one, two = machines
    await with_document(two, "Recipes", "soup", "Leek and potato.")
    async with opened(one) as here:  # as far as the killed one came
        transfer = SqliteTransfer(here.conversations.database)
        await transfer.begin(ImportBatch("b", "merge", "two.zip", NOON))
        base = await here.bases.create("Recipes")
        await transfer.own_item("i-soup", "b")
        await here.bases.add_item(Item("i-soup", base.id, ItemKind.NOTE, "soup", "soup", "Leek and potato."))
        merged = await merge(packed(two), here)
        assert (merged.batch, merged.documents) == ("b", 1)
        (match,) = await here.bases.search([base.id], "leek")
        assert match.document.id == "d-soup"
        assert (await merge(packed(two), here)).documents == 0
