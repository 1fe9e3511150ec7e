"""Going back to a backup: the file that cannot be used is kept aside, and never deleted."""

import os
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from app.adapters.storage import database
from app.adapters.storage.documents import schema, store
from app.adapters.storage.migration_runner import Migration, applied, refuse_newer_file
from app.adapters.storage.migrations import MIGRATIONS
from app.core.domain.errors import Unavailable

_BACKUPS = "backups"
_HISTORIES: dict[str, Sequence[Migration]] = {database.NAME: MIGRATIONS, store.NAME: schema.MIGRATIONS}


def refuse_newer_files(folder: Path) -> None:
    """Raise `Unavailable` where a newer version made one of them: before any of the others is brought up to date."""
    for name, migrations in _HISTORIES.items():
        refuse_newer_file(folder / name, migrations)


def last_backup(folder: Path, name: str) -> Path | None:
    """The newest backup of this file of the data directory that is whole, and of no newer version; only reads."""
    if name not in _HISTORIES:
        return None
    stem = Path(name).stem
    newest_first = sorted((folder / _BACKUPS).glob(f"{stem}-*.db"), reverse=True)
    return next((path for path in newest_first if _fits(path, _HISTORIES[name])), None)


def restore(backup: Path, folder: Path, name: str) -> Path:
    """Put a copy of the backup in place of the file; gives where that one is now.

    Raises `Unavailable`; then the file is what it was.
    """
    path = folder / name
    fresh = path.with_name(name + database.RESTORED)
    try:
        shutil.copyfile(backup, fresh)
        os.chmod(fresh, 0o600)
        with fresh.open("rb+") as file:
            os.fsync(file.fileno())
        copy = path.with_name(f"{name}.before-restoring-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}")
        for suffix in ("-wal", "-shm", ""):
            if (companion := path.with_name(name + suffix)).exists():
                companion.rename(copy.with_name(copy.name + suffix))
        os.replace(fresh, path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise Unavailable(name, str(error)) from error
    return copy


def _fits(path: Path, migrations: Sequence[Migration]) -> bool:
    names = {migration.__name__ for migration in migrations}
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as db:
            done = applied(db)
            return bool(done) and set(done) <= names and db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
    except sqlite3.Error:
        return False
