"""What the checks are given, and how whatever they raise becomes a result."""

import logging
from collections.abc import Awaitable
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic

from app.core.domain.errors import AppError
from app.core.self_check import CheckPart, CheckReason, CheckResult, failed

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class CheckRequest:
    folder: Path  # for the taking; it is deleted afterwards
    data_dir: Path  # the user's own, which may not be there
    model: str  # a GGUF file, or empty

    def folder_for(self, part: CheckPart) -> Path:
        return self.folder / part.value


async def outcome(part: CheckPart, check: Awaitable[CheckResult]) -> CheckResult:
    """The check's result and how long it took; a bug or a missing library is one, too."""
    started_at = monotonic()
    try:
        result = await check
    except AppError as error:
        result = failed(part, CheckReason.ERROR, str(error))
    except Exception as error:
        log.exception("the check of %s failed", part)
        result = failed(part, CheckReason.ERROR, f"{type(error).__name__}: {error}"[:500])
    return replace(result, seconds=round(monotonic() - started_at, 2))
