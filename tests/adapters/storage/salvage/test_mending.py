"""A damaged file is set aside, and what can be read of it is there again."""

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.database import NAME
from app.adapters.storage.documents.store import SqliteDocuments
from app.adapters.storage.library.store import SqliteLibrary
from app.adapters.storage.refusals import suspect
from app.adapters.storage.salvage.mending import Salvaged
from app.core.domain.assistants import Assistant
from app.core.domain.errors import Unavailable
from app.core.domain.knowledge import DocumentState, ItemKind
from app.core.domain.prompts import Prompt
from tests.adapters.backup.places import filled, questions
from tests.adapters.backup.test_merging import with_document
from tests.adapters.storage.samples import answered

ROOT = Path(__file__).resolve().parents[4]
KILLED = """
import asyncio, os, sys
from pathlib import Path
from app.adapters.storage.database import NAME, Database
from app.adapters.storage.migrations import MIGRATIONS

def killed(db):
    os._exit(9)

at = int(sys.argv[2])
killed.__name__ = MIGRATIONS[at].__name__
asyncio.run(Database.open(Path(sys.argv[1]), NAME, (*MIGRATIONS[:at], killed, *MIGRATIONS[at + 1:])))
"""
NAMES = [f"c{number}" for number in range(60)]


def pages_of(path: Path, table: str) -> list[int]:
    """Which pages a table stands on, as the file's own statistics say; needs no extension of SQLite."""
    with closing(sqlite3.connect(path)) as db:
        try:
            return [
                n for (n,) in db.execute("SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf'", (table,))
            ]
        except sqlite3.OperationalError:
            return []


def size_of_page(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA page_size").fetchone()[0])


def spoil(path: Path, pages: list[int]) -> None:
    size = size_of_page(path)
    with path.open("rb+") as file:
        for page in pages:
            file.seek((page - 1) * size)
            file.write(b"\xee" * size)


def aside(folder: Path) -> list[str]:
    return [path.name for path in folder.glob("citewise.db.broken-*")]


async def whole(folder: Path) -> tuple[str, dict[str, list[str]]]:
    store = await SqliteConversations.open(folder)
    problem = store.problem
    await store.close()
    with closing(sqlite3.connect(folder / NAME)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    return problem, await questions(folder)


async def test_a_lost_list_is_made_of_the_turns(tmp_path: Path) -> None:
    folder = await filled(tmp_path, *NAMES)
    if not (pages := pages_of(folder / NAME, "conversations")):
        pytest.skip("this SQLite has no dbstat")
    spoil(folder / NAME, pages)
    suspect(folder / NAME)
    problem, found = await whole(folder)
    assert set(found) == set(NAMES)
    assert all(len(asked) == 2 for asked in found.values())
    assert "60 conversations with 120 questions were read back" in problem
    store = await SqliteConversations.open(folder)
    assert store.problem == ""
    titles = {row.title for row in await store.summaries()}
    assert "First of c7?" in titles
    one = await store.conversation("c7")
    assert one is not None
    assert one.turns[0].text == "It is 2962 [1] metres high."
    while await store.index_more():
        pass
    assert [row.id for row in await store.summaries("First of c7?")] == ["c7"], "it can be found again"
    await store.save(answered("new", "c7", parent="c7-2"), [])
    await store.close()
    assert len(aside(tmp_path)) == 1, "nothing of the old one is deleted"


async def test_assistants_and_prompts_are_read_back(tmp_path: Path) -> None:
    folder = await filled(tmp_path, *NAMES)
    store = await SqliteConversations.open(folder)
    await SqliteLibrary(store.database).save_assistants([Assistant("poet", "Poet", "🪶")])
    await SqliteLibrary(store.database).save_prompts([Prompt("p", "Greeting", "Hello")])
    await store.close()
    if not (pages := pages_of(folder / NAME, "conversations")):
        pytest.skip("this SQLite has no dbstat")
    spoil(folder / NAME, pages)
    suspect(folder / NAME)
    await whole(folder)
    store = await SqliteConversations.open(folder)
    assert [one.name for one in await SqliteLibrary(store.database).assistants()] == ["Poet"]
    assert [one.title for one in await SqliteLibrary(store.database).prompts()] == ["Greeting"]
    await store.close()


@pytest.mark.parametrize("table", ["turns", "answers", "sources", "citations", "passages", "turn_references"])
async def test_a_lost_page_costs_its_rows_and_no_others(tmp_path: Path, table: str) -> None:
    folder = await filled(tmp_path, *NAMES)
    pages = pages_of(folder / NAME, table)
    if len(pages) < 2:
        pytest.skip("this SQLite has no dbstat, or the table is small")
    spoil(folder / NAME, [pages[len(pages) // 2]])
    suspect(folder / NAME)
    _, found = await whole(folder)
    assert len(found) >= 40
    assert sum(map(len, found.values())) >= 90


@pytest.mark.parametrize("seed", range(8))
async def test_whatever_page_of_a_table_is_lost_the_program_starts_and_most_is_there(tmp_path: Path, seed: int) -> None:
    folder = await filled(tmp_path, *NAMES[:30])
    size = (folder / NAME).stat().st_size // size_of_page(folder / NAME)
    schema = pages_of(folder / NAME, "sqlite_schema")  # without it nobody knows what stands in the others
    pages = [page for page in range(2, size + 1) if page not in schema]
    spoil(folder / NAME, [pages[(seed * 7919) % len(pages)]])
    suspect(folder / NAME)
    _, found = await whole(folder)
    assert len(found) >= 15


async def test_without_its_schema_a_file_gives_nothing_and_is_put_aside(tmp_path: Path) -> None:
    folder = await filled(tmp_path, "c1")
    if len(pages := pages_of(folder / NAME, "sqlite_schema")) < 2:
        pytest.skip("this SQLite has no dbstat")
    spoil(folder / NAME, pages[1:2])
    suspect(folder / NAME)
    _, found = await whole(folder)
    assert found == {}
    assert len(aside(tmp_path)) == 1


async def test_a_file_that_is_none_any_more_gives_nothing_and_stays(tmp_path: Path) -> None:
    folder = await filled(tmp_path, "c1")
    (folder / NAME).write_bytes(os.urandom(20_000))
    problem, found = await whole(folder)
    assert found == {}
    assert "nothing could be read back" in problem
    assert str(Salvaged()) == "nothing could be read back"


async def test_documents_of_a_damaged_base_are_read_again(tmp_path: Path) -> None:
    await with_document(tmp_path, "Papers", "one", "Glaciers retreat. " * 5000)
    path = tmp_path / "knowledge.db"
    pages = pages_of(path, "chunks") or pages_of(path, "texts")
    if not pages:
        pytest.skip("this SQLite has no dbstat")
    spoil(path, pages)
    suspect(path)
    store = await SqliteDocuments.open(tmp_path)
    assert "1 documents are read again" in store.problem
    (base,) = await store.bases()
    (document,) = await store.documents(base.id)
    assert document.state is DocumentState.WAITING
    assert [(item.kind, item.address) for item in await store.items(base.id)] == [(ItemKind.NOTE, "one")]
    await store.close()


@pytest.mark.parametrize("at", [0, 5])
async def test_a_start_that_is_killed_while_it_reads_back_is_made_up_for(tmp_path: Path, at: int) -> None:
    folder = await filled(tmp_path, "c1", "c2")
    if not (pages := pages_of(folder / NAME, "conversations")):
        pytest.skip("this SQLite has no dbstat")
    spoil(folder / NAME, pages)
    suspect(folder / NAME)
    for _ in range(2):
        child = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED, str(folder), str(at), cwd=ROOT)
        assert await child.wait() == 9
    problem, found = await whole(folder)
    assert set(found) == {"c1", "c2"}
    assert "2 conversations with 4 questions were read back" in problem
    assert len(aside(folder)) == 1
    assert not list(folder.glob("*.salvaging*"))
    assert not list((folder / "backups").glob("*")), "what is half read is no state to go back to"


async def test_a_start_that_is_killed_before_it_sets_the_file_aside_begins_again(tmp_path: Path) -> None:
    folder = await filled(tmp_path, "c1")
    (folder / f"{NAME}.salvaging").touch()
    problem, found = await whole(folder)
    assert (problem, set(found)) == ("", {"c1"})
    assert not list(folder.glob("*.salvaging*"))


async def test_two_programs_do_not_read_back_at_once(tmp_path: Path) -> None:
    folder = await filled(tmp_path, "c1")
    (folder / NAME).rename(folder / f"{NAME}.broken-20261122T101112123456Z")
    with closing(sqlite3.connect(folder / f"{NAME}.salvaging", isolation_level=None)) as other:
        other.execute("CREATE TABLE half (row)")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Unavailable):
            await SqliteConversations.open(folder)
    _, found = await whole(folder)
    assert set(found) == {"c1"}
