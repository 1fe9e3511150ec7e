"""Writes a backup while the program runs: copies, checks them, packs them, reads the file back, puts it in place.

Whoever is interrupted, or has no room, leaves the former file as it was. It runs on a thread.
"""

import hashlib
import os
import shutil
import sqlite3
import zipfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from threading import Lock

from app.adapters.backup.layout import DATABASES, MANIFEST, PARTIAL, SETTINGS, TREES, Manifest, Part
from app.adapters.backup.packed import check
from app.adapters.instance.host import program_version
from app.adapters.key_file import NAME as KEYS
from app.adapters.key_file import KeyFile
from app.adapters.storage.archive.files import TEMPORARY
from app.adapters.storage.migration_runner import applied, free_space
from app.adapters.storage.refusals import reason_of
from app.core.domain.backup import BackupContents
from app.core.domain.errors import Unavailable
from app.core.domain.reasons import BackupReason, DiskReason

Progress = Callable[[int, int], None]  # bytes done, bytes in all

SCRATCH = ".backup-"  # begins the name of a folder in the data directory that is gone when the backup is there
UNPACKED = ".unpacked-"  # begins the name of one that holds what is read of a backup, while backups may be written
_PORTION = 1 << 20
_LEVEL = 3  # of compression: half the time of the usual one, for a tenth more
_ROOM = 16 << 20  # bytes beside what is copied
_COUNTS = {
    "conversations": "SELECT count(*) FROM conversations WHERE deleted IS NULL",
    "turns": "SELECT count(*) FROM turns",
    "facts": "SELECT count(*) FROM facts",
    "bases": "SELECT count(*) FROM bases",
    "documents": "SELECT count(*) FROM documents",
}
_one_at_a_time = Lock()


@dataclass(frozen=True)
class SealedKeys:
    """Keys that go along, and what opens them again."""

    keys: Mapping[str, str] = field(repr=False)
    passphrase: str = field(repr=False)


def write_backup(
    data_dir: Path,
    target: Path,
    sealed: SealedKeys | None = None,
    progress: Progress = lambda done, total: None,
    free: Callable[[Path], int] = free_space,
) -> BackupContents:
    """In place of a file of that name. Raises `Unavailable`; then that one is what it was."""
    with _one_at_a_time:
        forget_scratch(data_dir)
        try:
            with TemporaryDirectory(prefix=SCRATCH, dir=data_dir) as scratch:
                return _Writing(data_dir, Path(scratch), target, progress, free).run(sealed)
        except OSError as error:
            raise Unavailable(target.name, error.strerror or str(error), reason=reason_of(error)) from error


def forget_scratch(data_dir: Path) -> None:
    """What a killed process had begun."""
    for folder in data_dir.glob(f"{SCRATCH}*"):
        shutil.rmtree(folder, ignore_errors=True)


def unpacked_folder(data_dir: Path) -> Path:
    """A new one, for as long as this process needs it. Raises `OSError`."""
    return Path(mkdtemp(prefix=f"{UNPACKED}{os.getpid()}-", dir=data_dir))


def forget_unpacked(data_dir: Path) -> None:
    """At the start: what processes that were killed had unpacked."""
    for folder in data_dir.glob(f"{UNPACKED}*"):
        if not folder.name.startswith(f"{UNPACKED}{os.getpid()}-"):
            shutil.rmtree(folder, ignore_errors=True)


class _Writing:
    def __init__(
        self, data_dir: Path, scratch: Path, target: Path, progress: Progress, free: Callable[[Path], int]
    ) -> None:
        self._data_dir, self._scratch, self._target = data_dir, scratch, target
        self._progress, self._free = progress, free
        self._migrations: dict[str, tuple[str, ...]] = {}
        self._counts: dict[str, int] = {}

    def run(self, sealed: SealedKeys | None) -> BackupContents:
        databases = [name for name in DATABASES if (self._data_dir / name).is_file()]
        if not databases:
            raise Unavailable(str(self._data_dir), reason=BackupReason.NOTHING)
        self._check_room(databases)
        files = {name: self._copied(name) for name in databases}
        files |= dict(self._others())
        if sealed is not None:
            KeyFile(self._scratch / KEYS).create(sealed.passphrase, dict(sealed.keys))
            files[KEYS] = self._scratch / KEYS
        partial = self._target.with_name(self._target.name + PARTIAL)
        try:
            manifest = self._pack(files, partial)
            check(partial)
            os.replace(partial, self._target)
        except BaseException:
            with suppress(OSError):
                partial.unlink(missing_ok=True)
            raise
        sync_folder(self._target.parent)
        return manifest.contents(self._target.stat().st_size)

    def _check_room(self, databases: list[str]) -> None:
        """For the copies in the data directory, and for the file: packed it is smaller, never much larger."""
        size = sum(_size_with_journal(self._data_dir / name) for name in databases)
        self._target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        same = os.stat(self._data_dir).st_dev == os.stat(self._target.parent).st_dev
        for folder, needed in ((self._data_dir, size * (2 if same else 1)), (self._target.parent, size)):
            if (there := self._free(folder)) < needed + _ROOM:
                words = f"{(needed + _ROOM) / 1e6:.0f} MB, {there / 1e6:.0f} MB"
                raise Unavailable(str(folder), words, reason=DiskReason.FULL)

    def _copied(self, name: str) -> Path:
        """One moment of the database, whoever writes to it meanwhile; whole, or it raises."""
        path, copy = self._data_dir / name, self._scratch / name
        try:
            with (
                closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=30.0)) as source,
                closing(sqlite3.connect(copy, isolation_level=None)) as db,
            ):
                source.backup(db)
                db.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
                if (result := db.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                    raise Unavailable(name, str(result)[:200], reason=BackupReason.SOURCE)
                self._migrations[name] = tuple(applied(db))
                for what, sql in _COUNTS.items():
                    with suppress(sqlite3.OperationalError):  # a table of the other file
                        self._counts[what] = db.execute(sql).fetchone()[0]
        except sqlite3.Error as error:
            reason = DiskReason.FULL if _is_full(error) else BackupReason.SOURCE
            raise Unavailable(name, str(error), reason=reason) from error
        return copy

    def _others(self) -> Iterator[tuple[str, Path]]:
        if (settings := self._data_dir / SETTINGS).is_file():
            yield SETTINGS, settings
        for tree in TREES:
            for path in sorted((self._data_dir / tree).rglob("*")):
                if path.is_file() and not path.is_symlink() and not path.name.startswith(TEMPORARY):
                    yield path.relative_to(self._data_dir).as_posix(), path

    def _pack(self, files: Mapping[str, Path], partial: Path) -> Manifest:
        total, done, parts = sum(path.stat().st_size for path in files.values()), 0, []
        descriptor = os.open(partial, os.O_RDWR | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o600)
        with os.fdopen(descriptor, "wb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=_LEVEL) as archive:
                for name, path in files.items():
                    digest, size = hashlib.sha256(), 0
                    entry = zipfile.ZipInfo.from_file(path, name, strict_timestamps=False)
                    entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o600 << 16
                    with path.open("rb") as source, archive.open(entry, "w", force_zip64=True) as packed:
                        while portion := source.read(_PORTION):
                            packed.write(portion)
                            digest.update(portion)
                            size += len(portion)
                            self._progress(done + size, total)
                    done += size
                    parts.append(Part(name, size, digest.hexdigest()))
                manifest = Manifest(datetime.now(UTC), program_version(), tuple(parts), self._counts, self._migrations)
                archive.writestr(MANIFEST, manifest.as_json())
            file.flush()
            os.fsync(file.fileno())
            if hasattr(os, "posix_fadvise"):  # so that it is read back from the disk
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        return manifest


def _size_with_journal(path: Path) -> int:
    sizes = (path.with_name(path.name + suffix) for suffix in ("", "-wal"))
    return sum(one.stat().st_size for one in sizes if one.exists())


def _is_full(error: sqlite3.Error) -> bool:
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF == sqlite3.SQLITE_FULL


def sync_folder(folder: Path) -> None:
    """So that a power cut does not take a name back; where the system can do that."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
