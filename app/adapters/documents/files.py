"""Opening a file that may be anything: gone, forbidden, a pipe, a device, larger than memory."""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from app.adapters.documents.kinds import CODE, CSV, EPUB, HTML, MARKDOWN, PDF, TEXT, enters, reads
from app.core.domain.errors import Unreadable
from app.core.domain.reasons import UnreadableReason

_MB = 1_000_000
_MOST = {PDF: 500 * _MB, EPUB: 200 * _MB, **dict.fromkeys((HTML, MARKDOWN, TEXT, CODE, CSV), 60 * _MB)}
_MOST_OF_OTHERS = 200 * _MB
_MOST_FILES = 200_000  # of one folder
HEAD = 8192  # bytes by which the kind is told

FileEntry = tuple[str, int, int]  # path, bytes, nanoseconds of its last change


def name_of(path: str) -> str:
    """What a failure calls the file: its last part, legible."""
    name = os.path.basename(path.rstrip("/\\")) or path
    return name.encode("utf-8", "replace").decode()[:200]


@contextmanager
def open_file(path: str) -> Iterator[IO[bytes]]:
    """The file, which is an ordinary one. Raises `Unreadable`: `missing`, `forbidden`, `wrong_type`, `empty`."""
    name = name_of(path)
    try:
        _refuse_odd(os.stat(path).st_mode, name)  # before it is opened: opening is what wakes a device or waits
        flags = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
        handle = os.open(path, flags)
    except (OSError, ValueError) as error:
        raise Unreadable(name, reason_of(error), _message_of(error)) from error
    with os.fdopen(handle, "rb") as file:
        facts = os.fstat(handle)
        _refuse_odd(facts.st_mode, name)  # another one may stand there by now
        if facts.st_size == 0:
            raise Unreadable(name, UnreadableReason.EMPTY)
        try:
            yield file
        except OSError as error:  # a disk or a network drive fails while it is read
            raise Unreadable(name, UnreadableReason.BROKEN, _message_of(error)) from error


def refuse_large(file: IO[bytes], kind: str, name: str) -> None:
    """Raises `Unreadable` (`too_large`) by the size that the file system tells: nothing is read."""
    size = os.fstat(file.fileno()).st_size
    if size > _MOST.get(kind, _MOST_OF_OTHERS):
        raise Unreadable(name, UnreadableReason.TOO_LARGE, f"{size // _MB} MB")


def reason_of(error: Exception) -> UnreadableReason:
    """Why a path cannot be opened; links in a circle lead nowhere."""
    if isinstance(error, PermissionError):
        return UnreadableReason.FORBIDDEN
    if isinstance(error, FileNotFoundError | NotADirectoryError | ValueError):
        return UnreadableReason.MISSING
    leads_nowhere = getattr(error, "errno", 0) in (errno.ELOOP, errno.ENAMETOOLONG)
    return UnreadableReason.MISSING if leads_nowhere else UnreadableReason.BROKEN


def survey(path: str) -> list[FileEntry]:
    """A file, or all files in a folder that are read, deep and by name; links to folders are not followed.

    Files that cannot be looked at are told with zeros: reading them tells why. Raises `Unreadable`.
    """
    try:
        facts = os.stat(path)
    except (OSError, ValueError) as error:
        forbidden = reason_of(error) is UnreadableReason.FORBIDDEN
        reason = UnreadableReason.FORBIDDEN if forbidden else UnreadableReason.MISSING
        raise Unreadable(name_of(path), reason) from error
    if not stat.S_ISDIR(facts.st_mode):
        return [(path, facts.st_size, facts.st_mtime_ns)]
    try:
        os.scandir(path).close()
    except OSError as error:
        raise Unreadable(name_of(path), reason_of(error), _message_of(error)) from error
    return _within(path)


def _within(path: str) -> list[FileEntry]:
    entries: list[FileEntry] = []
    for folder, folders, names in os.walk(path):
        folders[:] = sorted(filter(enters, folders))
        for name in sorted(names):
            if not reads(name):
                continue
            if len(entries) >= _MOST_FILES:
                return entries
            whole = os.path.join(folder, name)
            try:
                facts = os.stat(whole)
                entries.append((whole, facts.st_size, facts.st_mtime_ns))
            except OSError:
                entries.append((whole, 0, 0))
    return entries


def _refuse_odd(mode: int, name: str) -> None:
    if not stat.S_ISREG(mode):
        raise Unreadable(name, UnreadableReason.WRONG_TYPE, "a folder" if stat.S_ISDIR(mode) else "no ordinary file")


def _message_of(error: Exception) -> str:
    return (getattr(error, "strerror", None) or type(error).__name__)[:200]
