"""An undo that was killed on its way is finished by the next one, or at the next start."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.transfer.attachments import AttachmentFolder
from app.bootstrap.importing import conversation_imports
from app.core.domain.conversation import Conversation
from app.core.domain.transfer import ForeignFile
from app.core.domain.transfer.course import ImportReport
from app.core.domain.transfer.whole import AttachedFile, WholeConversation
from app.core.domain.turn.turn import State, Turn
from app.core.export.json_format.document import document
from app.core.transfer.importing import ConversationImports
from tests.core.transfer.test_importing import export, export_with_a_file, files_below, run, talk


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteConversations]:
    store = await SqliteConversations.open(tmp_path / "data")
    yield store
    await store.close()


@pytest.fixture
def imports(store: SqliteConversations, tmp_path: Path) -> ConversationImports:
    return conversation_imports(store, tmp_path / "data")


async def imported_in_two_parts(imports: ConversationImports, folder: Path) -> ImportReport:
    """One turn with a document, then another behind it and a conversation of its own, in a second batch."""
    turns = tuple(
        Turn(f"t{n}", "c1", "What is in it?", state=State.FINISHED, files=(f"/there/{n}.txt",), parent=parent)
        for n, parent in ((1, None), (2, "t1"))
    )
    other = Turn("t3", "c2", "And in this?", state=State.FINISHED, files=("/there/3.txt",))
    path = folder / "conversations.json"
    for count in (1, 2):
        documents = tuple(AttachedFile(turn.files[0], turn.id.encode()) for turn in turns[:count])
        shown = Conversation("c1", current_leaf=f"t{count}", turns=turns[:count])
        ones = [WholeConversation(shown, documents=documents)]
        if count == 2:
            second = Conversation("c2", current_leaf="t3", turns=(other,))
            ones.append(WholeConversation(second, documents=(AttachedFile("/there/3.txt", b"t3"),)))
        path.write_text("".join(document(ones, "1.0", datetime.now(UTC))), encoding="utf-8")
        report = await run(imports, path)
    return report


async def killed_undo(imports: ConversationImports, batch: str, cleared: bool) -> None:
    """As it leaves the store: before what was taken back is out of the file, or behind that."""
    await imports.store.undo(batch)
    while cleared and await imports.store.clear_undone():
        pass


class SlowAttachments(AttachmentFolder):
    """`write` has written, and does not come back before it may."""

    def __init__(self, data_dir: Path) -> None:
        super().__init__(data_dir)
        self.written, self.may_end = asyncio.Event(), asyncio.Event()

    async def write(self, path: str, file: ForeignFile) -> None:
        await super().write(path, file)
        self.written.set()
        await self.may_end.wait()


async def test_an_undo_beside_an_import_leaves_the_files_of_what_is_just_being_written(
    imports: ConversationImports, tmp_path: Path
) -> None:
    earlier = await run(imports, export(tmp_path, [talk("0")]))
    slow = SlowAttachments(tmp_path / "data")
    imports.attachments = slow
    importing = asyncio.create_task(run(imports, export_with_a_file(tmp_path)))
    await slow.written.wait()
    undoing = asyncio.create_task(imports.undo(earlier.batch))
    await asyncio.wait([undoing], timeout=0.3)  # it would be done, if it did not wait
    slow.may_end.set()
    assert (await undoing).conversations == 1
    assert (await importing).counts.files == 1
    assert list(files_below(slow.folder).values()) == [b"%PDF-1"]


@pytest.mark.parametrize("cleared", [False, True])
async def test_an_undo_that_was_killed_before_it_came_to_the_files_goes_on_at_the_next_start(
    imports: ConversationImports, store: SqliteConversations, tmp_path: Path, cleared: bool
) -> None:
    report = await imported_in_two_parts(imports, tmp_path)
    folder = tmp_path / "data" / "attachments"
    assert sorted(files_below(folder).values()) == [b"t1", b"t2", b"t3"]
    await killed_undo(imports, report.batch, cleared)
    assert await store.has_undone_imports()
    await imports.finish_undo()
    assert list(files_below(folder).values()) == [b"t1"]
    assert not await store.has_undone_imports()
    assert len(await imports.batches()) == 1


async def test_the_next_undo_takes_along_what_a_killed_one_left(imports: ConversationImports, tmp_path: Path) -> None:
    report = await imported_in_two_parts(imports, tmp_path)
    await killed_undo(imports, report.batch, cleared=True)
    later = await run(imports, export(tmp_path, [talk("0")]))
    await imports.undo(later.batch)
    assert list(files_below(tmp_path / "data" / "attachments").values()) == [b"t1"]
