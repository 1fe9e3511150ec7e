"""The course of an import over a real file and a real store: stop, cut off, files, undo, what is there already."""

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from app.adapters.export.documents import attached_files
from app.adapters.storage.conversations.store import SqliteConversations
from app.bootstrap.importing import conversation_imports
from app.core.domain.conversation import Conversation
from app.core.domain.errors import Unreadable
from app.core.domain.events.notices import Notice, NoticeKind
from app.core.domain.transfer import SkipReason
from app.core.domain.transfer.course import ImportProgress, ImportReport
from app.core.domain.transfer.whole import AttachedFile, BatchState, WholeConversation
from app.core.domain.turn.turn import State, Turn
from app.core.export.json_format.document import document
from app.core.transfer.importing import ConversationImports
from tests.adapters.imports.formats.chatgpt.test_reader import conversation, node
from tests.adapters.imports.formats.reading import written


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteConversations]:
    store = await SqliteConversations.open(tmp_path / "data")
    yield store
    await store.close()


@pytest.fixture
def imports(store: SqliteConversations, tmp_path: Path) -> ConversationImports:
    return conversation_imports(store, tmp_path / "data")


def talk(id: str, *more: dict[str, Any]) -> dict[str, Any]:
    one = node("u", None, "user", f"question of {id}", second=1), node("a", "u", "assistant", "answer", second=2)
    return conversation(*one, *more, id=id)


def export(folder: Path, conversations: Sequence[Any]) -> Path:
    path = folder / "conversations.json"
    path.write_text(json.dumps(conversations), encoding="utf-8")
    return path


def export_with_a_file(folder: Path) -> Path:
    about = [{"id": "file-paper", "name": "报告.pdf", "mime_type": "application/pdf"}]
    one = node("u", None, "user", "x", metadata={"attachments": about})
    return written(folder, {"conversations.json": [conversation(one)], "file-paper": b"%PDF-1"}, "export.zip")


async def run(imports: ConversationImports, path: Path) -> ImportReport:
    report = None
    async for step in imports.run(path, "en-US"):
        report = step
    assert isinstance(report, ImportReport)
    return report


def files_below(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


async def titles(store: SqliteConversations) -> list[str]:
    return sorted(
        [(one.branch()[0].question) for s in await store.summaries() if (one := await store.conversation(s.id))]
    )


async def test_it_stops_behind_a_conversation_and_the_next_run_completes_it(
    imports: ConversationImports, store: SqliteConversations, tmp_path: Path
) -> None:
    path = export(tmp_path, [talk(str(n)) for n in range(30)])
    steps: list[Any] = []
    async for step in imports.run(path, "en-US"):
        steps.append(step)
        imports.stop()
    assert isinstance(steps[0], ImportProgress)
    report = steps[-1]
    assert (report.state, report.counts.created) == (BatchState.STOPPED, 1)
    again = await run(imports, path)
    assert (again.state, again.counts.created, again.counts.unchanged) == (BatchState.FINISHED, 29, 1)
    assert len(await store.summaries()) == 30


async def test_a_run_that_was_cut_off_goes_on_in_its_batch_and_one_undo_takes_all(
    imports: ConversationImports, store: SqliteConversations, tmp_path: Path
) -> None:
    path = export(tmp_path, [talk(str(n)) for n in range(3)])
    first = export(tmp_path, [talk("0")])
    report = await run(imports, first)
    await imports.store.end(report.batch, BatchState.RUNNING)  # as a kill leaves it
    path = export(tmp_path, [talk(str(n)) for n in range(3)])
    again = await run(imports, path)
    assert again.batch == report.batch
    (batch,) = await imports.batches()
    assert (batch.conversations, batch.turns, batch.state) == (3, 3, BatchState.FINISHED)
    undone = await imports.undo(again.batch)
    assert (undone.conversations, undone.turns) == (3, 3)
    assert await store.summaries() == []


async def test_a_later_export_adds_what_grew_and_numbers_stay(
    imports: ConversationImports, store: SqliteConversations, tmp_path: Path
) -> None:
    await run(imports, export(tmp_path, [talk("0"), talk("1")]))
    more = node("u2", "a", "user", "and then?", second=3), node("a2", "u2", "assistant", "more", second=4)
    path = export(tmp_path, [talk("0", *more), talk("1"), talk("2")])
    report = await run(imports, path)
    counts = report.counts
    assert (counts.created, counts.grown, counts.unchanged, counts.new_turns) == (1, 1, 1, 2)
    await imports.undo(report.batch)
    assert await titles(store) == ["question of 0", "question of 1"]


async def test_files_are_kept_below_the_data_directory_and_go_with_the_undo(
    imports: ConversationImports, store: SqliteConversations, tmp_path: Path
) -> None:
    report = await run(imports, export_with_a_file(tmp_path))
    assert report.counts.files == 1
    (summary,) = await store.summaries()
    conversation_ = await store.conversation(summary.id)
    assert conversation_ is not None
    (name,) = conversation_.turns[0].files
    folder = tmp_path / "data" / "attachments" / summary.id
    assert files_below(folder) == {name: b"%PDF-1"}
    assert name.endswith("/报告.pdf")
    await imports.undo(report.batch)
    assert files_below(folder) == {}


async def test_a_file_that_the_disk_does_not_take_costs_itself_alone(
    imports: ConversationImports, tmp_path: Path
) -> None:
    path = export_with_a_file(tmp_path)
    report = await run(imports, path)
    (place,) = map(Path, files_below(tmp_path / "data" / "attachments"))
    await imports.undo(report.batch)
    (place / "in the way").mkdir(parents=True)
    report = await run(imports, path)
    assert (report.state, report.counts.conversations) == (BatchState.FINISHED, 1)
    (skipped,) = report.counts.skipped
    assert (skipped.reason, skipped.detail) == (SkipReason.UNWRITTEN, "报告.pdf")
    (place / "in the way").rmdir()
    place.rmdir()
    await run(imports, path)
    assert place.read_bytes() == b"%PDF-1", "and comes with the next import"


async def test_what_is_imported_is_found_at_once(
    imports: ConversationImports, store: SqliteConversations, tmp_path: Path
) -> None:
    await run(imports, export(tmp_path, [talk(str(n)) for n in range(60)]))
    assert not await store.index_more()
    assert len(await store.summaries("answer")) == 60


async def test_a_file_that_cannot_be_used_is_refused_before_anything_is_written(
    imports: ConversationImports, tmp_path: Path
) -> None:
    (tmp_path / "x.zip").write_bytes(b"PK\x03\x04 no zip")
    for name in ("none.json", "x.zip"):
        with pytest.raises(Unreadable):
            await run(imports, tmp_path / name)
    assert await imports.batches() == []


async def test_a_path_in_our_own_format_brings_no_other_file_of_this_machine(
    imports: ConversationImports, store: SqliteConversations, tmp_path: Path
) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("a blue elephant", encoding="utf-8")
    place = tmp_path / "data" / "attachments"
    own = str(place / "c1" / "12" / "report.pdf")
    paths = [str(secret), own, str(place / "c2" / "12" / "x.pdf"), str(place / "c1" / ".." / ".." / "keys")]
    asked = Turn("t1", "c1", "What is in it?", state=State.FINISHED, files=(*paths, r"C:\Users\u\y.txt", "z.txt"))
    one = WholeConversation(Conversation("c1", current_leaf="t1", turns=(asked,)))
    path = tmp_path / "conversations.json"
    path.write_text("".join(document([one], "1.0", datetime.now(UTC))), encoding="utf-8")
    report = await run(imports, path)
    (turn,) = (await store.conversation("c1")).turns  # type: ignore[union-attr]
    assert turn.files == (own,)
    names = "secret.txt, x.pdf, keys, y.txt, z.txt"
    assert turn.notices == [Notice(NoticeKind.FILES_NOT_EXPORTED, {"program": "Citewise", "names": names})]
    assert [(one.reason, one.detail) for one in report.counts.skipped] == [(SkipReason.MISSING_FILE, names)]


def content_of(path: str) -> bytes:
    return Path(path).read_bytes()


def named(folder: Path, pattern: str) -> list[Path]:
    return list(folder.rglob(pattern))


async def test_documents_go_along_in_our_own_format_and_are_put_in_place(
    imports: ConversationImports, store: SqliteConversations, tmp_path: Path
) -> None:
    there = tmp_path / "another machine"
    there.mkdir()
    report, large = there / "报告 2026.pdf", there / "large.txt"
    report.write_bytes(b"%PDF-1.7 tea")
    large.write_bytes(b"x" * 2000)
    paths = (str(report), str(large), str(there / "gone.txt"))
    asked = Turn("t1", "c1", "What is in it?", state=State.FINISHED, files=paths)
    one = WholeConversation(Conversation("c1", current_leaf="t1", turns=(asked,)))
    one = replace(one, documents=await attached_files(paths, most=1000))
    path = tmp_path / "conversations.json"
    path.write_text("".join(document([one], "1.0", datetime.now(UTC))), encoding="utf-8")
    counts = (await run(imports, path)).counts
    (turn,) = (await store.conversation("c1")).turns  # type: ignore[union-attr]
    (place,) = turn.files
    assert Path(place).is_relative_to(tmp_path / "data/attachments/c1")
    assert (Path(place).name, content_of(place)) == (report.name, b"%PDF-1.7 tea")
    assert counts.files == 1
    assert [one.detail for one in counts.skipped] == ["large.txt, gone.txt"]
    again = await run(imports, path)
    assert again.counts.unchanged == 1


async def test_documents_of_turns_in_a_conversation_that_stays_go_with_the_undo(
    imports: ConversationImports, tmp_path: Path
) -> None:
    path = tmp_path / "conversations.json"
    turns = tuple(
        Turn(f"t{n}", "c1", "What is in it?", state=State.FINISHED, files=(f"/there/{n}.txt",), parent=parent)
        for n, parent in ((1, None), (2, "t1"))
    )
    for count in (1, 2):
        documents = tuple(AttachedFile(turn.files[0], turn.id.encode()) for turn in turns[:count])
        shown = Conversation("c1", current_leaf=f"t{count}", turns=turns[:count])
        one = WholeConversation(shown, documents=documents)
        path.write_text("".join(document([one], "1.0", datetime.now(UTC))), encoding="utf-8")
        report = await run(imports, path)
    folder = tmp_path / "data" / "attachments"
    assert sorted(files_below(folder).values()) == [b"t1", b"t2"]
    await imports.undo(report.batch)
    assert list(files_below(folder).values()) == [b"t1"]


@pytest.mark.parametrize("id", ["../../up", "a/b", "..", "C:"])
async def test_no_document_is_written_outside_of_its_place(
    imports: ConversationImports, tmp_path: Path, id: str
) -> None:
    asked = Turn("t1", id, "What is in it?", state=State.FINISHED, files=("../x.txt",))
    one = WholeConversation(
        Conversation(id, current_leaf="t1", turns=(asked,)), documents=(AttachedFile("../x.txt", b"x"),)
    )
    path = tmp_path / "conversations.json"
    path.write_text("".join(document([one], "1.0", datetime.now(UTC))), encoding="utf-8")
    await run(imports, path)
    assert named(tmp_path, "*x.txt") == []
