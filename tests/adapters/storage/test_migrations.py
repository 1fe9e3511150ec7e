"""Every database that was ever made opens today, and is copied before it is changed."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.database import NAME
from app.adapters.storage.migration_runner import Migration, applied, back_up, migrate
from app.adapters.storage.migrations import MIGRATIONS
from app.core.domain.chat import ImageBlock, Message, Role
from app.core.domain.errors import Unavailable
from app.core.domain.turn.turn import State
from app.core.ports import CachedSearch
from tests.adapters.storage.conftest import kept, opened
from tests.adapters.storage.samples import answered

OLDEST = Path(__file__).with_name("oldest.sql")


def m002_colour(db: sqlite3.Connection) -> None:
    db.execute("ALTER TABLE conversations ADD COLUMN colour TEXT NOT NULL DEFAULT 'grey'")


def m003_torn(db: sqlite3.Connection) -> None:
    db.execute("UPDATE conversations SET colour = 'red'")
    db.execute("CREATE TABLE half (done TEXT)")
    raise sqlite3.OperationalError("in the middle")


def m003_orphans(db: sqlite3.Connection) -> None:
    db.execute("DELETE FROM conversations")


def m003_rebuilt(db: sqlite3.Connection) -> None:
    """Rebuilding a table that others refer to: with foreign keys on, the DROP would delete their rows."""
    db.execute("CREATE TABLE better AS SELECT * FROM conversations")
    db.execute("DROP TABLE conversations")
    db.execute("CREATE TABLE conversations (id TEXT PRIMARY KEY, title TEXT)")
    db.execute("INSERT INTO conversations SELECT id, title FROM better")


@pytest.fixture
def oldest(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as db:
        db.executescript(OLDEST.read_text(encoding="utf-8"))
        yield db


def as_left(directory: Path) -> Path:
    """A folder with the database and its journal as they are now."""
    (folder := directory / "left").mkdir()
    for path in directory.glob(f"{NAME}*"):
        shutil.copy(path, folder)
    return folder


def contents(directory: Path) -> dict[str, tuple[bytes, int]]:
    return {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in directory.iterdir()}


def backups(directory: Path) -> list[Path]:
    return sorted((directory / "backups").iterdir())


async def test_the_oldest_database_opens_with_all_it_holds(oldest: sqlite3.Connection, tmp_path: Path) -> None:
    oldest.close()
    store = await SqliteConversations.open(tmp_path)
    conversation = await store.conversation("c1")
    await store.close()
    assert conversation is not None
    assert (conversation.title, conversation.current_leaf, conversation.draft) == ("Zugspitze", "t1", "And K2?")
    (turn,) = conversation.turns
    assert (turn.text, turn.state, turn.cited_numbers()) == ("It is 2962 m [1].", State.FINISHED, [1])
    assert turn.references is not None
    assert turn.references[0].passages[0].text == "The Zugspitze is 2962 m high."
    assert [source.title for source in turn.sources.values()] == ["Zugspitze", "Alps"]
    assert (turn.images, turn.messages, turn.entry_html, turn.searches, turn.fallbacks) == ((), [], "", [], [])


async def test_the_oldest_database_takes_what_was_unknown_in_its_time(
    oldest: sqlite3.Connection, tmp_path: Path
) -> None:
    oldest.close()
    image = ImageBlock(b"\x89PNG", "image/png")
    async with opened(tmp_path) as store:
        await store.save(answered("t2", parent="t1", images=(image,), messages=[Message(Role.USER, (image,))]))
        await store.cache_search("c1", "local Zugspitze", CachedSearch("local", ()))
    async with opened(tmp_path) as store:
        conversation = await kept(store)
    assert [turn.images for turn in conversation.turns] == [(), (image,)]


def test_a_new_database_needs_no_copy(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as db:
        migrate(db, tmp_path / "backups", MIGRATIONS)
        assert applied(db) == [m.__name__ for m in MIGRATIONS]
    assert not (tmp_path / "backups").exists()


def test_migrating_twice_does_nothing(oldest: sqlite3.Connection, tmp_path: Path) -> None:
    for _ in range(2):
        migrate(oldest, tmp_path / "backups", (*MIGRATIONS, m002_colour))
    assert len(backups(tmp_path)) == 1


def test_a_copy_of_the_whole_is_made_before(oldest: sqlite3.Connection, tmp_path: Path) -> None:
    before = list(oldest.iterdump())
    migrate(oldest, tmp_path / "backups", (*MIGRATIONS, m002_colour))
    (copy,) = backups(tmp_path)
    assert copy.name.endswith(f"-before-{MIGRATIONS[1].__name__}.db")
    with closing(sqlite3.connect(copy)) as db:
        assert list(db.iterdump()) == before
    assert oldest.execute("SELECT colour FROM conversations").fetchone() == ("grey",)


def test_only_the_last_two_copies_are_kept(oldest: sqlite3.Connection, tmp_path: Path) -> None:
    for _ in range(4):
        migrate(oldest, tmp_path / "backups", (*MIGRATIONS, m002_colour))
        oldest.execute("DELETE FROM migrations WHERE name = 'm002_colour'")
        oldest.execute("ALTER TABLE conversations DROP COLUMN colour")
    assert len(backups(tmp_path)) == 2


def test_tries_that_fail_pile_up_no_copies_and_push_no_older_one_out(
    oldest: sqlite3.Connection, tmp_path: Path
) -> None:
    migrate(oldest, tmp_path / "backups", (*MIGRATIONS, m002_colour))
    before = backups(tmp_path)
    for _ in range(3):
        with pytest.raises(sqlite3.Error, match="in the middle"):
            migrate(oldest, tmp_path / "backups", (*MIGRATIONS, m002_colour, m003_torn))
    assert backups(tmp_path) == before


def test_what_a_killed_process_had_begun_to_copy_goes_before_the_next_copy(
    oldest: sqlite3.Connection, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    begun = folder / f"{Path(NAME).stem}-20260101T000000000000Z-before-m002.partial"
    others = folder / "knowledge-20260101T000000000000Z-before-m002.partial"
    for path in (begun, begun.with_name(begun.name + "-journal"), others):
        path.write_bytes(b"half")
        os.utime(path, (0, 0))
    with pytest.raises(Unavailable):  # it is gone before the room is looked at
        back_up(oldest, folder, "m002", free=lambda folder: 0)
    assert [path.name for path in folder.iterdir()] == [others.name]


def test_what_another_instance_copies_at_the_same_time_is_left_to_it(
    oldest: sqlite3.Connection, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    begun = folder / f"{Path(NAME).stem}-20260101T000000000000Z-before-m002.partial"
    with closing(sqlite3.connect(begun)) as other:
        other.execute("CREATE TABLE half (n)")
        back_up(oldest, folder, "m002")
        other.execute("INSERT INTO half VALUES (1)")
        other.commit()
    assert begun.exists()


def test_without_room_for_the_copy_nothing_is_begun(oldest: sqlite3.Connection, tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="are needed") as caught:
        back_up(oldest, tmp_path / "backups", "m002", free=lambda folder: 1_000_000)
    assert caught.value.data["reason"] == "no_copy"
    assert backups(tmp_path) == []


async def test_where_no_copy_can_be_made_the_database_stays_as_it_was(
    oldest: sqlite3.Connection, tmp_path: Path
) -> None:
    oldest.execute("PRAGMA journal_mode = WAL")
    oldest.close()
    (tmp_path / "backups").write_text("in the way")
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(Unavailable) as caught:
        await SqliteConversations.open(tmp_path)
    assert caught.value.data["reason"] == "no_copy"
    assert (tmp_path / NAME).read_bytes() == before
    assert sorted(contents(tmp_path)) == ["backups", NAME]


@pytest.mark.parametrize("left", ["closed", "killed"])
async def test_a_newer_database_is_refused_and_no_byte_beside_it_changes(
    oldest: sqlite3.Connection, tmp_path: Path, left: str
) -> None:
    """`killed`: what the newer version wrote last is in the journal alone."""
    oldest.execute("PRAGMA journal_mode = WAL")
    migrate(oldest, tmp_path / "backups", (*MIGRATIONS, m002_colour))
    if left == "closed":
        oldest.close()
    folder = as_left(tmp_path)
    before = contents(folder)
    assert (f"{NAME}-wal" in before) is (left == "killed")
    with pytest.raises(Unavailable, match="newer version") as caught:
        await SqliteConversations.open(folder)
    assert caught.value.data["reason"] == "newer"
    assert contents(folder) == before


@pytest.mark.parametrize(("bad", "error"), [(m003_torn, "in the middle"), (m003_orphans, "leaves")])
def test_a_migration_that_fails_changes_nothing(
    oldest: sqlite3.Connection, tmp_path: Path, bad: Migration, error: str
) -> None:
    with pytest.raises(sqlite3.Error, match=error):
        migrate(oldest, tmp_path / "backups", (*MIGRATIONS, m002_colour, bad))
    assert applied(oldest)[-1] == "m002_colour"  # the one before stays
    assert oldest.execute("SELECT id, colour FROM conversations").fetchall() == [("c1", "grey")]
    assert oldest.execute("SELECT name FROM sqlite_master WHERE name = 'half'").fetchall() == []


def test_a_table_that_others_refer_to_can_be_rebuilt(oldest: sqlite3.Connection, tmp_path: Path) -> None:
    migrate(oldest, tmp_path / "backups", (*MIGRATIONS, m003_rebuilt))
    assert oldest.execute("SELECT count(*) FROM turns").fetchone() == (1,)
    assert oldest.execute("PRAGMA foreign_keys").fetchone() == (1,)


def test_another_instance_that_was_faster_is_no_trouble(oldest: sqlite3.Connection, tmp_path: Path) -> None:
    """Both saw the migration pending; the second finds it done when it gets the lock."""

    def m002_colour(db: sqlite3.Connection) -> None:
        raise AssertionError("done already")

    def m001a(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO migrations VALUES ('m002_colour', '')")  # as the other one does

    migrate(oldest, tmp_path / "backups", (*MIGRATIONS, m001a, m002_colour))
    assert applied(oldest)[-2:] == ["m002_colour", "m001a"]
