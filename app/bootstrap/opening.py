"""The window's start: the lock, then the files; and what the user is told where one of them cannot be had."""

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from app.adapters.instance.claim import Claim
from app.bootstrap import complete_restore
from app.bootstrap.failures import failure_of
from app.bootstrap.logs import keep_log
from app.core.domain.errors import AppError, Failure
from app.core.secrecy import REPORTED
from app.core.startup import StartFailure

if TYPE_CHECKING:
    from app.ui.window.start_window import StartWindow

T = TypeVar("T")

log = logging.getLogger("citewise")

_GLANCE = 0.1  # seconds between two looks at the lock
_UNSEEN = 0.5  # seconds without a word: who ends now is gone by then
_STARTING = 4.0  # the same where nobody answers: another window may be starting


class Opening:
    """`run`, once there is a loop. The claim is held from when it calls to open the files."""

    def __init__(self, claim: Claim, aside: Callable[[], object] = lambda: None) -> None:
        """aside: called before something is said in a window of its own."""
        self.claim = claim
        self._aside = aside
        self._window: StartWindow | None = None
        self._restored = ""

    async def run(self, open: Callable[[Path], Awaitable[T]]) -> "T | int":
        """What `open` gave; the exit status where the user quit, or another window took the wish meanwhile.

        `open` is called again as the user chooses, after it raised `AppError` or `OSError`.
        """
        try:
            while True:
                try:
                    if (status := await self._owned()) is not None:
                        return status
                    keep_log(self.claim.folder)
                    await asyncio.to_thread(complete_restore, self.claim.folder)
                    return await open(self.claim.folder)
                except (AppError, OSError) as error:
                    if not await self._way_out(error):
                        return 1
        finally:
            if self._window is not None:
                self._window.hide()
                self._window.deleteLater()

    async def _owned(self) -> int | None:
        """None when the lock is held."""
        if self.claim.take():
            return None
        from app.adapters.instance.guest import OtherVersion

        started_at = monotonic()
        while not self.claim.take():
            version = None
            try:
                if await asyncio.to_thread(self.claim.forward_to_owner):
                    return 0
            except OtherVersion as other:
                version = str(other)
            if self._window is not None and self._window.left:
                return 1
            if version is not None or monotonic() - started_at > (_UNSEEN if self.claim.busy else _STARTING):
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

        self.claim.release()
        failure = await asyncio.to_thread(failure_of, error, self.claim.folder)
        report(error, self.claim.folder, failure)
        window = self._start_window()
        window.show_failure(failure, self._restored)
        choice = await window.choice()
        match choice.way:
            case Way.QUIT:
                return False
            case Way.ELSEWHERE:
                self.claim.folder, self._restored = Path(choice.folder), ""
            case Way.RESTORE:
                try:
                    await self._restore(failure, restore)
                except (AppError, OSError) as problem:
                    return await self._way_out(problem)
            case Way.AGAIN:
                pass
        return True

    async def _restore(self, failure: StartFailure, restore: Callable[[Path, Path, str], Path]) -> None:
        if self.claim.take():  # else somebody else is at work there, and the next try waits for that
            copy = await asyncio.to_thread(restore, Path(failure.backup), self.claim.folder, failure.name)
            self._restored = str(copy)
            log.warning("%s was restored from %s; it is kept as %s", failure.name, failure.backup, copy.name)

    def _start_window(self) -> "StartWindow":
        from app.ui.window.appearance import saved_appearance
        from app.ui.window.start_window import StartWindow

        self._aside()
        if self._window is None:
            self._window = StartWindow(saved_appearance(self.claim.folder))
            for number in (signal.SIGINT, signal.SIGTERM):
                with suppress(NotImplementedError, RuntimeError, ValueError):  # Windows has no such handlers
                    asyncio.get_running_loop().add_signal_handler(number, self._window.close)
        return self._window


def report(error: AppError | OSError, folder: Path, failure: StartFailure | None = None) -> int:
    """To standard error and to the log, wherever that can be written; the exit status."""
    from app.cli.output import fail
    from app.cli.translation import file_error
    from app.cli.words import sentence, start_sentence

    keep_log(folder)
    log.error("it could not go on: %s", error, exc_info=error, extra=REPORTED)
    if words := start_sentence(failure or failure_of(error, folder)):
        return fail(words)
    if isinstance(error, AppError):
        return fail(sentence(Failure.of(error)))
    return fail(file_error(error))
