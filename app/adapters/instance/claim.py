"""Whose a data directory is: this process's, or that of a window which is open already and takes the wish."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from app.adapters.instance.lock import Lock
from app.core.domain.errors import AppError
from app.core.domain.window_request import WindowRequest


class Claim:
    """`folder` may become another one than at first. `lock` is held from `take` to `release`."""

    def __init__(self, folder: Path, request: WindowRequest = WindowRequest()) -> None:
        self.folder = folder
        self.request = request
        self.lock: Lock | None = None
        self.busy = False  # the owner has no window, and ends with its command

    def at_once(self) -> bool:
        """Whether a window that is open took the wish: then there is nothing left to do."""
        with suppress(OSError, AppError):  # it is said in a window
            if self.take():
                return False
            from app.adapters.instance.guest import OtherVersion

            with suppress(OtherVersion):
                return self.forward_to_owner()
        return False

    def take(self) -> bool:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.lock = self.lock or Lock.take(self.folder)
        return self.lock is not None

    def forward_to_owner(self) -> bool:
        """Whether a window took it. Raises `OtherVersion`."""
        from app.adapters.instance.guest import Busy, Guest

        try:
            guest = Guest(self.folder)
        except Busy:
            return False
        _let_forward(guest.owner.pid)
        try:
            guest.open_window(self.request, os.environ.get("XDG_ACTIVATION_TOKEN", ""))
        except (Busy, OSError, ValueError) as error:
            self.busy = isinstance(error, Busy)
            return False
        finally:
            guest.close()
        return True

    def release(self) -> None:
        if self.lock is not None:
            self.lock.release()
            self.lock = None


def _let_forward(pid: int) -> None:
    """On Windows only the program in front, which was just started, may let another one come to the front."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(pid)
