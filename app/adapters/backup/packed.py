"""Reads a backup: what is in it, whether it is whole, and its files. It may come from anywhere: nothing is believed."""

import hashlib
import os
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from app.adapters.backup.layout import DATABASES, MANIFEST, Manifest, Part, manifest_of
from app.adapters.key_file import NAME as KEYS
from app.adapters.storage.refusals import reason_of
from app.core.domain.backup import BackupContents
from app.core.domain.errors import Unavailable
from app.core.domain.reasons import BackupReason

_PORTION = 1 << 20
_MOST_MANIFEST = 64 << 20  # bytes; a line for each attachment


def contents_of(file: Path) -> BackupContents:
    """As its manifest says. Raises `Unavailable`."""
    with _archive(file) as archive:
        return _manifest(archive, file.name).contents(file.stat().st_size)


def check(file: Path, progress: Callable[[int, int], None] = lambda done, total: None) -> Manifest:
    """Whether every file in it is what the manifest says. Raises `Unavailable`."""
    with _archive(file) as archive:
        manifest = _manifest(archive, file.name)
        total, done = sum(part.size for part in manifest.parts), 0
        for part in manifest.parts:
            _through(archive, part, file.name, lambda portion: None)
            done += part.size
            progress(done, total)
        return manifest


def refuse_newer(manifest: Manifest, where: str) -> None:
    """Raise `Unavailable` where a newer version of the program has changed the shape of a database in it."""
    for name, names in manifest.migrations.items():
        if name in DATABASES and set(names) - {migration.__name__ for migration in DATABASES[name]}:
            raise Unavailable(where, manifest.program, reason=BackupReason.NEWER)


def unpack(file: Path, folder: Path, names: Callable[[str], bool] = lambda name: name != KEYS) -> Manifest:
    """Its files (those whose names are wished) into a folder, checked and synced. Raises `Unavailable`."""
    with _archive(file) as archive:
        manifest = _manifest(archive, file.name)
        refuse_newer(manifest, file.name)
        for part in manifest.parts:
            if not names(part.name):
                continue
            path = folder / part.name
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o600)
            with os.fdopen(descriptor, "wb") as copy:
                _through(archive, part, file.name, copy.write)
                copy.flush()
                os.fsync(copy.fileno())
        return manifest


@contextmanager
def _archive(file: Path) -> Iterator[zipfile.ZipFile]:
    try:
        with zipfile.ZipFile(file) as archive:
            yield archive
    except (zipfile.BadZipFile, NotImplementedError, EOFError, zlib.error) as error:
        raise Unavailable(file.name, reason=_reason(file)) from error
    except OSError as error:
        raise Unavailable(file.name, error.strerror or str(error), reason=reason_of(error)) from error


def _reason(file: Path) -> BackupReason:
    """A file that begins as a zip and is none any more was cut off."""
    try:
        with file.open("rb") as start:
            return BackupReason.DAMAGED if start.read(2) == b"PK" else BackupReason.NO_BACKUP
    except OSError:
        return BackupReason.NO_BACKUP


def _manifest(archive: zipfile.ZipFile, where: str) -> Manifest:
    try:
        entry = archive.getinfo(MANIFEST)
    except KeyError:
        raise Unavailable(where, reason=BackupReason.NO_BACKUP) from None
    if entry.file_size > _MOST_MANIFEST:
        raise Unavailable(where, reason=BackupReason.NO_BACKUP)
    with archive.open(entry) as file:
        return manifest_of(file.read(_MOST_MANIFEST).decode("utf-8", "replace"), where)


def _through(archive: zipfile.ZipFile, part: Part, where: str, take: Callable[[bytes], object]) -> None:
    """No more of it than it says is unpacked."""
    try:
        entry = archive.getinfo(part.name)
    except KeyError:
        raise Unavailable(where, part.name, reason=BackupReason.DAMAGED) from None
    digest, size = hashlib.sha256(), 0
    with _member(archive, entry, where) as file:
        while portion := file.read(_PORTION):
            size += len(portion)
            if size > part.size:
                break
            digest.update(portion)
            take(portion)
    if size != part.size or digest.hexdigest() != part.sha256:
        raise Unavailable(where, part.name, reason=BackupReason.DAMAGED)


@contextmanager
def _member(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, where: str) -> Iterator[IO[bytes]]:
    try:
        with archive.open(entry) as file:
            yield file
    except (RuntimeError, zipfile.BadZipFile, zlib.error, EOFError) as error:  # encrypted, cut off, changed
        raise Unavailable(where, entry.filename, reason=BackupReason.DAMAGED) from error
