"""The copies of the conversations' file: which of them still hold some words, and a fresh one in their place."""

import os
import sqlite3
import zipfile
import zlib
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import IO
from urllib.parse import quote

from app.adapters.storage.database import NAME, Connection
from app.adapters.storage.migration_runner import applied, backup_path, refuse_newer
from app.adapters.storage.migrations import MIGRATIONS
from app.core.domain.errors import Unavailable
from app.core.domain.memory import Backup, Fact, key_of

_PORTION = 1 << 20  # bytes of a file that are looked through at a time


def folder_of(database: Path) -> Path:
    return database.parent / "backups"


def holding(database: Path, facts: Sequence[Fact], wordings: Iterable[str], before: datetime) -> list[Backup]:
    """Copies older than `before` in which the words or the facts are still found, oldest first. Nothing is changed.

    Files that were kept aside, damaged or before a backup was restored, are copies too, with their journals.
    """
    needles = {text.encode("utf-8", "replace") for text in wordings if text}
    marks = needles | {fact.id.encode() for fact in facts if fact.id}  # where no database can be asked
    matching = []
    for path in (*folder_of(database).glob("*"), *database.parent.glob(f"{NAME}.*")):
        with suppress(OSError):
            aside = path.parent != folder_of(database)
            backup = Backup(path, datetime.fromtimestamp(path.stat().st_mtime, UTC), aside)
            if (
                path.is_file()
                and backup.created <= before
                and (
                    _holds_packed(path, marks)
                    if path.suffix == ".zip"
                    else _holds(path, needles) or _knows(path, facts)
                )
            ):
                matching.append(backup)
    return sorted(matching, key=lambda backup: backup.created)


def _holds(path: Path, needles: set[bytes]) -> bool:
    """Byte by byte, so that what was deleted in it and not overwritten counts as well."""
    with path.open("rb") as file:
        return _any_in(file, needles)


def _holds_packed(path: Path, needles: set[bytes]) -> bool:
    """The same for a backup of everything. One that cannot be read may hold anything."""
    try:
        with zipfile.ZipFile(path) as archive:
            for entry in archive.infolist():
                with archive.open(entry) as file:
                    if _any_in(file, needles):
                        return True
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, zlib.error):
        return True
    return False


def _any_in(file: IO[bytes], needles: set[bytes]) -> bool:
    longest = max(map(len, needles), default=0)
    rest = b""
    while portion := file.read(_PORTION):
        portion = rest + portion
        if any(needle in portion for needle in needles):
            return True
        rest = portion[-longest:] if longest else b""
    return False


def _knows(path: Path, facts: Sequence[Fact]) -> bool:
    """In whatever wording, perhaps an older one."""
    with suppress(sqlite3.Error), closing(_read_only(path)) as db:
        return any(_has_fact(db, fact) for fact in facts)
    return False


def _has_fact(db: sqlite3.Connection, fact: Fact) -> bool:
    in_passages = "SELECT 1 FROM passages p JOIN sources s ON s.id = p.source WHERE s.key = ?"
    for sql, value in (("SELECT 1 FROM facts WHERE id = ?", fact.id), (in_passages, key_of(fact.id))):
        with suppress(sqlite3.Error):  # an old copy may have no such table
            if db.execute(sql, (value,)).fetchone():
                return True
    return False


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(path.resolve().as_posix())}?mode=ro&immutable=1", uri=True)


def renewed(db: Connection, database: Path, old: Sequence[Backup]) -> Backup:
    """A fresh copy; when it was found whole, the old ones go. Raises `Unavailable`, then the old ones stay.

    db: of the file, outside a transaction. Files that were kept aside stay.
    """
    folder = folder_of(database)
    folder.mkdir(mode=0o700, exist_ok=True)
    path = backup_path(folder, database.stem, "forgetting")
    partial = path.with_suffix(".partial")
    try:
        partial.touch(mode=0o600)
        with closing(sqlite3.connect(partial, isolation_level=None)) as copy:
            db.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
            copy.execute("VACUUM")  # nothing that was deleted before goes along
        with closing(_read_only(partial)) as copy:
            _check(db, copy, path.name)
        os.replace(partial, path)
    finally:
        partial.unlink(missing_ok=True)
    for backup in old:
        if not backup.aside and backup.path != path:
            backup.path.unlink(missing_ok=True)
    return Backup(path, datetime.now(UTC))


def _check(db: Connection, copy: sqlite3.Connection, name: str) -> None:
    """It is whole, opens as ours, and holds what the file holds."""
    result = copy.execute("PRAGMA integrity_check").fetchone()[0]
    if result != "ok":
        raise Unavailable(name, f"the copy is damaged: {result}")
    refuse_newer(copy, name, MIGRATIONS)
    if applied(copy) != applied(db):
        raise Unavailable(name, "the copy is of another version")
    for table in ("conversations", "turns", "answers", "facts"):
        count = f"SELECT count(*) FROM {table}"
        if copy.execute(count).fetchone()[0] != db.execute(count).fetchone()[0]:
            raise Unavailable(name, "the copy is not complete")
