"""Brings a database up to date, and copies it before. What cannot be copied is not changed.

Each migration runs in a transaction of its own with foreign keys switched off (so that tables can be rebuilt) and
checked before the commit.
"""

import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from app.core.domain.errors import Unavailable

Migration = Callable[[sqlite3.Connection], None]
FreeSpace = Callable[[Path], int]  # bytes

LOOK = ".look-"  # begins the name of a folder that is gone within a moment
_MOST_BACKUPS = 2
_STILL_WRITTEN = 60.0  # seconds since its last byte: a copy that another instance may be making just now
_ROOM = 8 << 20  # bytes that a migration may need beside the copy
_NOT_OF_THE_COPY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def applied(db: sqlite3.Connection) -> list[str]:
    """The names of the migrations that made this database, oldest first."""
    if db.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchone() is None:
        return []
    return [name for (name,) in db.execute("SELECT name FROM migrations ORDER BY rowid")]


def refuse_newer(db: sqlite3.Connection, where: str, migrations: Sequence[Migration]) -> None:
    """Raise `Unavailable` for a database that a newer version made; only reads."""
    if unknown := set(applied(db)) - {m.__name__ for m in migrations}:
        words = f"made by a newer version of this program ({', '.join(sorted(unknown))})"
        raise Unavailable(where, words, reason="newer")


def refuse_newer_file(path: Path, migrations: Sequence[Migration]) -> None:
    """The same for a file that is not open yet. Neither it nor anything beside it is touched, nor is a file made."""
    with suppress(sqlite3.Error, OSError), look_at(path) as db:
        refuse_newer(db, path.name, migrations)


@contextmanager
def look_at(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that only reads. Raises `sqlite3.Error` or `OSError`, also where there is no file.

    SQLite would make files beside one with a journal, and fold the journal in: that one is looked at by another name.
    """
    journal = path.with_name(path.name + "-wal")
    if not journal.exists() or not journal.stat().st_size:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
            yield db
        return
    with TemporaryDirectory(prefix=LOOK, dir=path.parent) as folder:
        other = Path(folder, path.name)
        try:
            os.link(path, other)
        except OSError:  # no such links there
            shutil.copyfile(path, other)
        shutil.copyfile(journal, other.with_name(journal.name))
        with closing(sqlite3.connect(f"{other.absolute().as_uri()}?mode=ro", uri=True)) as db:
            yield db


def migrate(db: sqlite3.Connection, backups: Path, migrations: Sequence[Migration]) -> None:
    """Bring the database up to date; one that holds something is copied into the folder `backups` before.

    The connection is in autocommit mode: Python's own transactions would commit before some statements. Raises
    `Unavailable` where no copy can be made; then nothing was changed.
    """
    done = applied(db)
    pending = [m for m in migrations if m.__name__ not in done]
    copy = back_up(db, backups, pending[0].__name__) if pending and done else None
    db.execute("PRAGMA foreign_keys = OFF")
    try:
        for migration in pending:
            _apply(db, migration)
    except BaseException:
        if copy is not None and applied(db) == done:
            copy.unlink(missing_ok=True)  # it tells nothing new, and each try would make one
        raise
    db.execute("PRAGMA foreign_keys = ON")
    if copy is not None:
        _forget_old(copy)


def _apply(db: sqlite3.Connection, migration: Migration) -> None:
    name = migration.__name__
    db.execute("BEGIN IMMEDIATE")
    try:
        db.execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied TEXT NOT NULL)")
        if name not in applied(db):  # else another instance was faster
            migration(db)
            db.execute("INSERT INTO migrations VALUES (?, ?)", (name, datetime.now(UTC).isoformat()))
            if torn := db.execute("PRAGMA foreign_key_check").fetchall():
                raise sqlite3.IntegrityError(f"{name} leaves {len(torn)} rows without what they refer to")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


def backup_path(folder: Path, stem: str, before: str) -> Path:
    """Names sort by time; the newest few of them are kept."""
    return folder / f"{stem}-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}-before-{before}.db"


def free_space(folder: Path) -> int:
    return shutil.disk_usage(folder).free


def back_up(db: sqlite3.Connection, folder: Path, before: str, free: FreeSpace = free_space) -> Path:
    """A copy of the whole database, complete or not there at all. Raises `Unavailable` where there is none."""
    name = Path(db.execute("PRAGMA database_list").fetchone()[2]).name
    path = backup_path(folder, Path(name).stem, before)
    partial = path.with_suffix(".partial")
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        _forget_partial(folder, Path(name).stem)
        _check_room(db, folder, name, free)
        partial.touch(mode=0o600)
        with closing(sqlite3.connect(partial)) as copy:
            db.backup(copy)
        os.replace(partial, path)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
        if (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF in _NOT_OF_THE_COPY:
            raise
        words = error.strerror if isinstance(error, OSError) else ""
        raise Unavailable(name, words or str(error), reason="no_copy") from error
    return path


def _forget_partial(folder: Path, stem: str) -> None:
    """What a killed process had begun: it would take the room that the copy needs, once more for each try.

    What was written to a moment ago stays: instances that start together would take each other's copies away.
    """
    for old in folder.glob(f"{stem}-*-before-*.partial*"):
        with suppress(OSError):
            if abs(time.time() - old.stat().st_mtime) > _STILL_WRITTEN:  # a clock may have been put back
                old.unlink()


def _check_room(db: sqlite3.Connection, folder: Path, name: str, free: FreeSpace) -> None:
    pages, page_size = (db.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "page_size"))
    needed, there = pages * page_size + _ROOM, free(folder)
    if there < needed:
        words = f"{needed / 1e6:.0f} MB are needed, {there / 1e6:.0f} MB are free"
        raise Unavailable(name, words, reason="no_copy")


def _forget_old(copy: Path) -> None:
    """All but the newest few of this database go."""
    stem = copy.name.partition("-")[0]
    for old in sorted(copy.parent.glob(f"{stem}-*-before-*.db"))[:-_MOST_BACKUPS]:
        with suppress(OSError):  # another instance was faster, or reads it
            old.unlink()
