"""The process that reads documents: real children, really killed."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from app.adapters.documents.chunking import divided
from app.adapters.documents.document_reader import REASONS, ChildReader
from app.adapters.documents.parse import read
from app.cli.words import DOCUMENTS
from app.core.domain.errors import Unavailable, Unreadable
from app.core.domain.knowledge import DocumentText
from app.core.ports import DocumentReader
from tests.adapters.documents.files import all_kinds, put

# The child itself, but that some files are fatal to it, as if a library stumbled over them.
FRAGILE = """
import os, threading
from app.adapters.documents import document_child as child, text_files as plain, parse as reading
from app.adapters.child.job_loop import serve_jobs

def answer(told, body):
    if told["path"].endswith("crash.txt"):
        os._exit(139)
    if told["path"].endswith("hang.txt"):
        threading.Event().wait()
    if told["path"].endswith("memory.txt"):
        raise MemoryError
    if told["path"].endswith("bug.txt"):
        raise KeyError("x")
    return child.answer(told, body)

serve_jobs(lambda: answer)
"""


@asynccontextmanager
async def reader(*start: str, seconds: float = 60) -> AsyncIterator[ChildReader]:
    it: DocumentReader = ChildReader(start or None, seconds)
    assert isinstance(it, ChildReader)
    try:
        yield it
    finally:
        await it.close()


async def test_a_file_of_a_conversation_is_read_once_until_it_changes(tmp_path: Path) -> None:
    path = tmp_path / "notes.md"
    path.write_text("The lamp is blue.", encoding="utf-8")
    async with reader() as it:
        first = await it.read(str(path))
        assert await it.read(str(path)) is first
        path.write_text("The lamp is yellow.", encoding="utf-8")
        assert "yellow" in (await it.read(str(path))).text
        for number in range(4):
            (tmp_path / f"{number}.md").write_text("Another one.", encoding="utf-8")
            await it.read(str(tmp_path / f"{number}.md"))
        again = await it.read(str(path))
        assert again is not first, "only the last few are kept"
        path.unlink()
        with pytest.raises(Unreadable):
            await it.read(str(path))


async def test_every_kind_comes_back_as_if_it_had_been_read_here(tmp_path: Path) -> None:
    put(tmp_path, all_kinds())
    async with reader() as it:
        for path in (tmp_path / name for name in all_kinds()):
            here, there = divided(read(str(path))), await it.read(str(path))
            assert (there.chunks, there.text, there.kind) == (here.chunks, here.text, here.kind)
            assert there.title == (here.title or path.name)
        first = it.pid
        assert first is not None
        assert (await it.images(str(tmp_path / "report.pdf"), 1))[0].startswith(b"\x89PNG")
        divided_note = await it.chunk("# Ice\n\nIt froze.", "Note")
        assert (divided_note.title, divided_note.chunks[0].heading) == ("Note", "Ice")
        with pytest.raises(Unreadable, match="Note"):
            await it.chunk(" \n", "Note")
        assert it.pid == first


@pytest.mark.parametrize(
    ("fatal", "reason"), [("crash.txt", "too_heavy"), ("memory.txt", "too_heavy"), ("bug.txt", "broken")]
)
async def test_a_file_that_ends_the_process_costs_itself_only(tmp_path: Path, fatal: str, reason: str) -> None:
    put(tmp_path, {"good.txt": b"Good words.", fatal: b"x"})
    async with reader(sys.executable, "-c", FRAGILE) as it:
        names = ("good.txt", fatal, "good.txt")
        results = await asyncio.gather(*(it.read(str(tmp_path / name)) for name in names), return_exceptions=True)
    assert [type(result) for result in results] == [DocumentText, Unreadable, DocumentText]
    assert isinstance(results[1], Unreadable)
    assert (results[1].where, results[1].reason) == (fatal, reason)


async def test_a_file_that_takes_all_time_is_given_up(tmp_path: Path) -> None:
    put(tmp_path, {"good.txt": b"Good words.", "hang.txt": b"x"})
    async with reader(sys.executable, "-c", FRAGILE, seconds=6) as it:
        with pytest.raises(Unreadable) as error:
            await it.read(str(tmp_path / "hang.txt"))
        assert error.value.reason == "too_heavy"
        assert (await it.read(str(tmp_path / "good.txt"))).text == "Good words."


async def test_a_refusal_comes_back_with_its_reason(tmp_path: Path) -> None:
    put(tmp_path, {"nothing.md": b""})
    async with reader() as it:
        with pytest.raises(Unreadable) as error:
            await it.read(str(tmp_path / "nothing.md"))
        assert (error.value.where, error.value.reason) == ("nothing.md", "empty")
        assert [path for path, _, _ in await it.survey(str(tmp_path))] == [str(tmp_path / "nothing.md")]
        assert it.reads("a.md")


async def test_a_program_that_cannot_start_is_no_bug(tmp_path: Path) -> None:
    async with reader("/nowhere/python") as it:
        with pytest.raises(Unavailable):
            await it.read(str(tmp_path / "a.md"))


def test_every_reason_has_words_in_the_terminal() -> None:
    assert set(REASONS) == set(DOCUMENTS)
