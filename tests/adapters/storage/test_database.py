"""The file: its mode, its damage, its transactions, its one thread."""

import asyncio
import gc
import hashlib
import sqlite3
import stat
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.database import NAME, Connection, Database
from app.adapters.storage.migrations import MIGRATIONS
from app.core.domain.errors import Unavailable
from tests.adapters.storage.samples import answered


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(tmp_path, NAME, MIGRATIONS)
    await database.write(lambda db: db.execute("CREATE TABLE notes (text TEXT)"))
    yield database
    await database.close()


async def notes(database: Database) -> list[str]:
    return [row[0] for row in await database.read(lambda db: db.execute("SELECT text FROM notes").fetchall())]


def names(directory: Path) -> list[str]:
    return sorted(path.name for path in directory.iterdir())


def asides(directory: Path) -> list[Path]:
    return sorted(directory.glob(f"{NAME}.broken-*"))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
async def test_the_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    (tmp_path / NAME).touch(mode=0o644)
    store = await SqliteConversations.open(tmp_path)
    await store.save(answered())
    modes = {name: stat.S_IMODE((tmp_path / name).stat().st_mode) for name in names(tmp_path)}
    await store.close()
    assert modes == {NAME: 0o600, f"{NAME}-wal": 0o600, f"{NAME}-shm": 0o600}


async def test_a_missing_directory_is_made_and_a_closed_file_stands_alone(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "new" / "place", NAME, MIGRATIONS)
    await database.close()
    await database.close()
    assert names(tmp_path / "new" / "place") == [NAME]


async def test_a_place_that_cannot_be_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unavailable):
        await Database.open(tmp_path / "file", NAME, MIGRATIONS)


async def test_work_after_closing_is_unavailable(tmp_path: Path) -> None:
    database = await Database.open(tmp_path, NAME, MIGRATIONS)
    await database.close()
    with pytest.raises(Unavailable, match="closed"):
        await database.read(lambda db: None)


async def test_work_runs_in_one_thread_that_is_not_the_loops(database: Database) -> None:
    threads = {await database.read(lambda db: threading.get_ident()) for _ in range(5)}
    assert len(threads) == 1
    assert threads != {threading.get_ident()}


async def test_failing_work_leaves_nothing_behind(database: Database) -> None:
    def work(db: Connection) -> None:
        db.execute("INSERT INTO notes VALUES ('half')")
        raise LookupError("the other half")

    with pytest.raises(LookupError):
        await database.write(work)
    assert await notes(database) == []


async def test_a_full_disk_is_unavailable_and_costs_nothing_kept(database: Database) -> None:
    def fill(db: Connection) -> None:
        db.execute("INSERT INTO notes VALUES (?)", ("x" * 1_000_000,))

    await database.write(lambda db: db.execute("INSERT INTO notes VALUES ('kept')"))
    await database._in_thread(
        database._thread, lambda: database._connection and database._connection.execute("PRAGMA max_page_count = 100")
    )
    with pytest.raises(Unavailable, match="full"):
        await database.write(fill)
    assert await notes(database) == ["kept"]


async def test_cancelled_work_is_done_whole(database: Database) -> None:
    entered, proceed = threading.Event(), threading.Event()

    def work(db: Connection) -> None:
        db.execute("INSERT INTO notes VALUES ('one')")
        entered.set()
        proceed.wait(10)
        db.execute("INSERT INTO notes VALUES ('two')")

    task = asyncio.get_running_loop().create_task(database.write(work))
    await asyncio.to_thread(entered.wait, 10)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    proceed.set()
    assert await notes(database) == ["one", "two"]


async def test_cancelled_work_that_fails_is_no_forgotten_error(database: Database) -> None:
    entered, proceed = threading.Event(), threading.Event()
    forgotten: list[object] = []

    def work(db: Connection) -> None:
        entered.set()
        proceed.wait(10)
        raise sqlite3.OperationalError("database or disk is full")

    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: forgotten.append(context))
    task = loop.create_task(database.write(work))
    await asyncio.to_thread(entered.wait, 10)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    proceed.set()
    assert await notes(database) == []
    del task
    gc.collect()
    assert not forgotten


@pytest.mark.parametrize(
    "rubbish", [b"this was never a database, or is encrypted now " * 50, b"SQLite format 3\0" * 99]
)
async def test_a_broken_file_is_kept_aside_and_said_so(tmp_path: Path, rubbish: bytes) -> None:
    (tmp_path / NAME).write_bytes(rubbish)
    store = await SqliteConversations.open(tmp_path)
    await store.save(answered())
    await store.close()
    (aside,) = asides(tmp_path)
    assert aside.name in store.problem
    assert aside.read_bytes() == rubbish


async def test_a_file_that_lost_its_end_is_kept_aside(tmp_path: Path) -> None:
    store = await SqliteConversations.open(tmp_path)
    await store.save(answered())
    await store.close()
    whole = (tmp_path / NAME).read_bytes()
    (tmp_path / NAME).write_bytes(whole[: len(whole) // 2])
    again = await SqliteConversations.open(tmp_path)
    assert await again.summaries() == []
    await again.close()
    assert len(asides(tmp_path)) == 1


async def test_damage_met_at_work_is_looked_into_at_the_next_start(tmp_path: Path) -> None:
    store = await SqliteConversations.open(tmp_path)
    await store.save(answered())
    await store.close()
    overwrite_pages_of(tmp_path / NAME, "turns")
    damaged = await SqliteConversations.open(tmp_path)
    assert damaged.problem == ""
    with pytest.raises(Unavailable):
        await damaged.conversation("c1")
    await damaged.close()
    again = await SqliteConversations.open(tmp_path)
    await again.close()
    assert len(asides(tmp_path)) == 1
    assert asides(tmp_path)[0].name in again.problem


def overwrite_pages_of(path: Path, table: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        size = db.execute("PRAGMA page_size").fetchone()[0]
        pages = [p for (p,) in db.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = ?", (table,))]
    with path.open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * size)
            file.write(b"\xff" * size)


async def test_a_false_suspicion_costs_nothing(tmp_path: Path) -> None:
    store = await SqliteConversations.open(tmp_path)
    await store.save(answered())
    await store.close()
    (tmp_path / f"{NAME}.suspect").touch()
    again = await SqliteConversations.open(tmp_path)
    assert len(await again.summaries()) == 1
    await again.close()
    assert names(tmp_path) == [NAME]


async def test_a_file_of_a_newer_version_is_refused_and_left_untouched(tmp_path: Path) -> None:
    await (await Database.open(tmp_path, NAME, MIGRATIONS)).close()
    with closing(sqlite3.connect(tmp_path / NAME)) as db, db:
        db.execute("INSERT INTO migrations VALUES ('m999_future', '')")
    before = hashlib.sha256((tmp_path / NAME).read_bytes()).hexdigest()
    with pytest.raises(Unavailable, match="m999_future"):
        await SqliteConversations.open(tmp_path)
    assert hashlib.sha256((tmp_path / NAME).read_bytes()).hexdigest() == before
    assert names(tmp_path) == [NAME]


async def test_another_instance_that_writes_for_long_is_waited_for(database: Database) -> None:
    with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("INSERT INTO notes VALUES ('other')")
        writing = asyncio.get_running_loop().create_task(
            database.write(lambda db: db.execute("INSERT INTO notes VALUES ('mine')"))
        )
        await asyncio.wait({writing}, timeout=0.1)
        assert not writing.done()
        other.execute("COMMIT")
        await writing
    assert await notes(database) == ["other", "mine"]


async def test_waits_for_a_file_that_stays_locked_do_not_add_up(database: Database) -> None:
    waits: list[int] = []

    def note(db: Connection) -> None:
        waits.append(db.execute("PRAGMA busy_timeout").fetchone()[0])

    database.busy_seconds = 0.6
    await database.write(note)
    with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable) as caught:
            await database.write(note)
        await database.read(note)
    await database.write(note)
    await database.read(note)
    assert caught.value.data["reason"] == "locked"
    assert waits[1:] == [500, 500, 600]
