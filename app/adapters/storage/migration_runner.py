"""Brings a database up to date, and copies it before.

Each migration runs in a transaction of its own with foreign keys switched off (so that tables can be rebuilt) and
checked before the commit.
"""

import os
import sqlite3
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from app.core.domain.errors import Unavailable

Migration = Callable[[sqlite3.Connection], None]

_MOST_BACKUPS = 5


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


def migrate(db: sqlite3.Connection, backups: Path, migrations: Sequence[Migration]) -> None:
    """Bring the database up to date; one that holds something is copied into the folder `backups` before.

    The connection is in autocommit mode: Python's own transactions would commit before some statements.
    """
    done = applied(db)
    pending = [m for m in migrations if m.__name__ not in done]
    if pending and done:
        back_up(db, backups, pending[0].__name__)
    db.execute("PRAGMA foreign_keys = OFF")
    for migration in pending:
        _apply(db, migration)
    db.execute("PRAGMA foreign_keys = ON")


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


def back_up(db: sqlite3.Connection, folder: Path, before: str) -> Path:
    """A copy of the whole database, complete or not there at all; only the newest few are kept."""
    folder.mkdir(mode=0o700, exist_ok=True)
    stem = Path(db.execute("PRAGMA database_list").fetchone()[2]).stem
    path = backup_path(folder, stem, before)
    partial = path.with_suffix(".partial")
    partial.touch(mode=0o600)
    copy = sqlite3.connect(partial)
    try:
        db.backup(copy)
    finally:
        copy.close()
    os.replace(partial, path)
    for old in sorted(folder.glob(f"{stem}-*-before-*.db"))[:-_MOST_BACKUPS]:
        old.unlink()
    return path
