"""Why the disk refused, as the word that the front ends have a sentence for."""

import errno
import sqlite3
from pathlib import Path

from app.core.domain.reasons import DiskReason

_ERRNOS = {
    errno.ENOSPC: DiskReason.FULL,
    errno.EDQUOT: DiskReason.FULL,
    errno.EFBIG: DiskReason.FULL,
    errno.EACCES: DiskReason.READONLY,
    errno.EPERM: DiskReason.READONLY,
    errno.EROFS: DiskReason.READONLY,
}

_CODES = {
    sqlite3.SQLITE_FULL: DiskReason.FULL,
    sqlite3.SQLITE_IOERR: DiskReason.FAILING,
    sqlite3.SQLITE_BUSY: DiskReason.LOCKED,
    sqlite3.SQLITE_LOCKED: DiskReason.LOCKED,
    sqlite3.SQLITE_READONLY: DiskReason.READONLY,
}
_BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def reason_of(error: OSError) -> DiskReason:
    return _ERRNOS.get(error.errno or 0, DiskReason.FAILING)


def reason_data(error: sqlite3.Error) -> dict[str, str]:
    """What the user can do something about, as a word."""
    word = _CODES.get((getattr(error, "sqlite_errorcode", None) or 0) & 0xFF)
    return {"reason": word} if word else {}


def is_damage(error: sqlite3.Error) -> bool:
    code = getattr(error, "sqlite_errorcode", None)  # missing where Python itself complains
    return code is not None and code & 0xFF in _BROKEN


def suspect(path: Path) -> None:
    """Have the next start look through the whole file."""
    suspicion(path).touch()


def suspicion(path: Path) -> Path:
    """A mark left by a run that met damage: the next start looks through the whole file."""
    return path.with_name(path.name + ".suspect")
