"""A restore that the window was closed for; then it opens again."""

import asyncio
import logging
from pathlib import Path

from app.adapters.backup import restoring
from app.adapters.child.start import start_again
from app.adapters.instance.claim import Claim
from app.bootstrap.logs import stop_log
from app.core.domain.errors import AppError, Failure

log = logging.getLogger(__name__)


async def restore_after_window(claim: Claim, file: str, *, opens_again: bool) -> None:
    """Everything is closed. file: empty to undo the last restore. What failed is told before the window comes back."""
    folder = claim.folder
    try:
        if file:
            await asyncio.to_thread(restoring.restore, folder, Path(file))
        else:
            await asyncio.to_thread(restoring.undo, folder)
    except (AppError, OSError) as error:
        log.error("nothing was restored: %s", error)
        from app.ui.about.restore_window import RestoreFailedWindow

        await RestoreFailedWindow(Failure.of(error) if isinstance(error, AppError) else None).closed()
    if opens_again:
        restart(claim)


def restart(claim: Claim) -> None:
    """Everything is closed: the program opens its window again."""
    stop_log()
    claim.release()
    try:
        start_again(["--data-dir", str(claim.folder)])
    except OSError as error:
        log.error("the window could not be opened again: %s", error)
