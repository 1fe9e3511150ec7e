"""The window's start: the lock, then the files; and what the user is told where one of them cannot be had."""

import asyncio
import json
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from app.adapters.instance.guest import Busy, Guest, OtherVersion
from app.adapters.instance.lock import Lock
from app.bootstrap.failures import failure_of
from app.bootstrap.logs import keep_log
from app.cli.output import fail
from app.core.domain.errors import AppError, Failure
from app.core.domain.settings import Appearance, Theme
from app.core.secrecy import REPORTED
from app.core.startup import StartFailure

if TYPE_CHECKING:
    from app.ui.window.start_window import StartWindow

T = TypeVar("T")

log = logging.getLogger("citewise")

_GLANCE = 0.1  # seconds between two looks at the lock
_UNSEEN = 0.5  # seconds without a word: who ends now is gone by then
_STARTING = 4.0  # the same where nobody answers: another window may be starting
_MOST = 1_000_000  # characters of a settings file


class Opening:
    """`at_once` before there is a loop, then `run`; `close` at the very end.

    `lock` is held from when `run` calls to open the files; `folder` may be another one than at first.
    """

    def __init__(self, folder: Path, question: str = "") -> None:
        self.folder = folder
        self.question = question
        self.lock: Lock | None = None
        self._window: StartWindow | None = None
        self._restored = ""
        self._busy = False  # the owner has no window, and ends with its command

    def at_once(self) -> bool:
        """Whether a window that is open took the wish: then there is nothing left to do."""
        with suppress(OSError, AppError, OtherVersion):  # it is said in a window
            return not self._take() and self._forward_to_owner()
        return False

    async def run(self, open: Callable[[Path], Awaitable[T]]) -> "T | int":
        """What `open` gave; the exit status where the user quit, or another window took the wish meanwhile.

        `open` is called again as the user chooses, after it raised `AppError` or `OSError`.
        """
        try:
            while True:
                try:
                    if (status := await self._owned()) is not None:
                        return status
                    keep_log(self.folder)
                    return await open(self.folder)
                except (AppError, OSError) as error:
                    if not await self._way_out(error):
                        return 1
        finally:
            if self._window is not None:
                self._window.hide()
                self._window.deleteLater()

    def close(self) -> None:
        if self.lock is not None:
            self.lock.release()
            self.lock = None

    def _take(self) -> bool:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.lock = self.lock or Lock.take(self.folder)
        return self.lock is not None

    def _forward_to_owner(self) -> bool:
        """Whether a window took it. Raises `OtherVersion`."""
        try:
            guest = Guest(self.folder)
        except Busy:
            return False
        _let_forward(guest.owner.pid)
        try:
            guest.open_window(self.question, os.environ.get("XDG_ACTIVATION_TOKEN", ""))
        except (Busy, OSError, ValueError) as error:
            self._busy = isinstance(error, Busy)
            return False
        finally:
            guest.close()
        return True

    async def _owned(self) -> int | None:
        """None when the lock is held."""
        started_at = monotonic()
        while not self._take():
            version = None
            try:
                if await asyncio.to_thread(self._forward_to_owner):
                    return 0
            except OtherVersion as other:
                version = str(other)
            if self._window is not None and self._window.left:
                return 1
            if version is not None or monotonic() - started_at > (_UNSEEN if self._busy else _STARTING):
                self._start_window().show_waiting(version)
            if self._window is None:
                await asyncio.sleep(_GLANCE)
                continue
            with suppress(TimeoutError):
                await asyncio.wait_for(self._window.choice(), _GLANCE)
                return 1  # there is one button: Quit
        return None

    async def _way_out(self, error: AppError | OSError) -> bool:
        """Tell what is wrong, and do what the user chooses; False for *Quit*."""
        from app.adapters.storage.restoring import restore
        from app.ui.window.start_window import Way

        self.close()
        failure = await asyncio.to_thread(failure_of, error, self.folder)
        report(error, self.folder, failure)
        window = self._start_window()
        window.show_failure(failure, self._restored)
        choice = await window.choice()
        match choice.way:
            case Way.QUIT:
                return False
            case Way.ELSEWHERE:
                self.folder, self._restored = Path(choice.folder), ""
            case Way.RESTORE:
                try:
                    await self._restore(failure, restore)
                except (AppError, OSError) as problem:
                    return await self._way_out(problem)
            case Way.AGAIN:
                pass
        return True

    async def _restore(self, failure: StartFailure, restore: Callable[[Path, Path, str], Path]) -> None:
        if self._take():  # else somebody else is at work there, and the next try waits for that
            copy = await asyncio.to_thread(restore, Path(failure.backup), self.folder, failure.name)
            self._restored = str(copy)
            log.warning("%s was restored from %s; it is kept as %s", failure.name, failure.backup, copy.name)

    def _start_window(self) -> "StartWindow":
        from app.ui.window.start_window import StartWindow

        if self._window is None:
            self._window = StartWindow(_appearance(self.folder))
            for number in (signal.SIGINT, signal.SIGTERM):
                with suppress(NotImplementedError, RuntimeError, ValueError):  # Windows has no such handlers
                    asyncio.get_running_loop().add_signal_handler(number, self._window.close)
        return self._window


def _let_forward(pid: int) -> None:
    """On Windows only the program in front, which was just started, may let another one come to the front."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(pid)


def report(error: AppError | OSError, folder: Path, failure: StartFailure | None = None) -> int:
    """To standard error and to the log, wherever that can be written; the exit status."""
    from app.cli.words import sentence, start_sentence

    keep_log(folder)
    log.error("it could not go on: %s", error, exc_info=error, extra=REPORTED)
    if words := start_sentence(failure or failure_of(error, folder)):
        return fail(words)
    if isinstance(error, AppError):
        return fail(sentence(Failure.of(error)))
    return fail(f"{error.filename or 'data directory'}: {error.strerror or error}")


def _appearance(folder: Path) -> Appearance:
    """As the settings say, if they can be read; nothing is set aside here."""
    try:
        with (folder / "settings.json").open(encoding="utf-8") as file:
            appearance = json.loads(file.read(_MOST))["appearance"]
        return Appearance(
            theme=Theme(appearance.get("theme", Theme.SYSTEM)), language=str(appearance.get("language", ""))
        )
    except (OSError, ValueError, LookupError, AttributeError, TypeError):
        return Appearance()
