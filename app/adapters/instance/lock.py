"""The lock on a data directory: held by a process for its whole life, and free when that process is gone.

The lock's file tells where its owner listens: a file that was left behind says nothing, because nobody holds it.
"""

import json
import os
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path

from app.core.domain.errors import Unavailable

NAME = "citewise.lock"
_FAR = 1 << 30  # Windows' locks bar others from reading: a byte that is never written is locked
_PLAIN = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
_MOST = 10_000  # characters of the file


@dataclass(frozen=True)
class Owner:
    """Who holds the lock. `address` is empty where nobody can be talked to (yet)."""

    pid: int = 0
    address: str = ""  # `unix:PATH` or `tcp:PORT`
    token: str = field(default="", repr=False)


class Lock:
    """`Lock.take(folder)`; `release` at the end, after everything else was closed."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor = descriptor

    @classmethod
    def take(cls, folder: Path) -> "Lock | None":
        """The lock, or None where another process holds it.

        Raises `OSError` where its file cannot be written, `Unavailable` where the file system knows no locks.
        """
        path = folder / NAME
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | _PLAIN, 0o600)
        try:
            if not _locked(descriptor):
                os.close(descriptor)
                return None
            if not _is_at(path, descriptor):  # its owner has taken the file away meanwhile, with all the data
                os.close(descriptor)
                return None
        except OSError as error:
            os.close(descriptor)
            words = f"the file system of {folder} knows no locks ({error.strerror})"
            raise Unavailable(NAME, words, reason="no_locks") from error
        lock = cls(path, descriptor)
        try:
            if sys.platform != "win32":
                os.fchmod(descriptor, 0o600)  # what it tells is for this user alone, whoever made it
            lock.write_owner(Owner(os.getpid()))
        except BaseException:
            lock.release()  # else this very process would be the other one that holds it
            raise
        return lock

    def write_owner(self, owner: Owner) -> None:
        """Write where the owner is found, for `owner_of`. Over what stands there: a full disk takes that, too."""
        owner_json = json.dumps(asdict(owner)).encode()
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.write(self._descriptor, owner_json)
        os.ftruncate(self._descriptor, len(owner_json))

    def release(self) -> None:
        """May be called twice."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def _is_at(path: Path, descriptor: int) -> bool:
    try:
        return os.path.samestat(os.stat(path), os.fstat(descriptor))
    except FileNotFoundError:
        return False


def owner_of(folder: Path) -> Owner:
    """Who holds the lock, as far as it says. To be asked only where `Lock.take` gave None."""
    try:
        with (folder / NAME).open(encoding="utf-8", errors="replace") as file:
            data = json.loads(file.read(_MOST))
        return Owner(int(data["pid"]), str(data["address"]), str(data["token"]))
    except (OSError, ValueError, TypeError, LookupError):
        return Owner()  # it is being written


if sys.platform == "win32":
    import msvcrt

    def _locked(descriptor: int) -> bool:
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:
    import fcntl

    def _locked(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        return True
