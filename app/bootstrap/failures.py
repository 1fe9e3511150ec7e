"""Why a start failed, as a value that the window and the terminal put into words."""

import errno
import sqlite3
from pathlib import Path

from app.core.domain.errors import AppError, Unavailable
from app.core.startup import StartFailure, StartProblem

_ERRNOS = {
    errno.ENOSPC: StartProblem.FULL,
    errno.EDQUOT: StartProblem.FULL,
    errno.EACCES: StartProblem.FORBIDDEN,
    errno.EPERM: StartProblem.FORBIDDEN,
    errno.EROFS: StartProblem.FORBIDDEN,
    errno.ENOENT: StartProblem.FORBIDDEN,
    errno.ENOTDIR: StartProblem.FORBIDDEN,
}
_SQLITE = {
    sqlite3.SQLITE_FULL: StartProblem.FULL,
    sqlite3.SQLITE_BUSY: StartProblem.LOCKED,
    sqlite3.SQLITE_LOCKED: StartProblem.LOCKED,
    sqlite3.SQLITE_READONLY: StartProblem.FORBIDDEN,
    sqlite3.SQLITE_CANTOPEN: StartProblem.FORBIDDEN,
    sqlite3.SQLITE_PERM: StartProblem.FORBIDDEN,
    sqlite3.SQLITE_CORRUPT: StartProblem.DAMAGED,
    sqlite3.SQLITE_NOTADB: StartProblem.DAMAGED,
}
_WITH_BACKUP = (StartProblem.NEWER, StartProblem.DAMAGED, StartProblem.OTHER)


def failure_of(error: AppError | OSError, folder: Path) -> StartFailure:
    """Looks for a backup where one could help."""
    from app.adapters.storage.restoring import last_backup

    problem = _problem(error) if _concerns(error, folder) else StartProblem.OTHER
    name = error.where if isinstance(error, AppError) else ""
    detail = error.detail if isinstance(error, AppError) else str(error)
    backup = last_backup(folder, name) if problem in _WITH_BACKUP else None
    return StartFailure(problem, str(folder), name, detail[:300], str(backup or ""))


def _concerns(error: AppError | OSError, folder: Path) -> bool:
    """Whether it is about the data directory, and not about a file that the user named."""
    if isinstance(error, AppError):
        return isinstance(error, Unavailable)
    return (
        error.filename is None or folder.is_relative_to(error.filename) or Path(error.filename).is_relative_to(folder)
    )


def _problem(error: BaseException) -> StartProblem:
    if isinstance(error, AppError) and error.data.get("reason") in set(StartProblem):
        return StartProblem(error.data["reason"])
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)
        return StartProblem.OTHER if code is None else _SQLITE.get(code & 0xFF, StartProblem.OTHER)
    if isinstance(error, OSError):
        return _ERRNOS.get(error.errno or 0, StartProblem.OTHER)
    return _problem(error.__cause__) if error.__cause__ is not None else StartProblem.OTHER
