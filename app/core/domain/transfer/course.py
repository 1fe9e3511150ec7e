"""What an import tells while it runs, and at its end."""

from dataclasses import dataclass
from datetime import datetime

from app.core.domain.transfer import SkippedPart
from app.core.domain.transfer.whole import BatchState


@dataclass(frozen=True)
class ImportCounts:
    """What an export holds, as far as it was read. `unchanged`: conversations of which nothing is new."""

    program: str = ""
    conversations: int = 0
    turns: int = 0
    created: int = 0  # conversations that are not here yet
    grown: int = 0  # that are here, and have more turns in the export
    unchanged: int = 0
    new_turns: int = 0
    images: int = 0
    files: int = 0
    first: datetime | None = None  # the time of the oldest turn
    last: datetime | None = None  # and of the newest
    skipped: tuple[SkippedPart, ...] = ()  # the first thousand
    skipped_count: int = 0


@dataclass(frozen=True)
class ImportProgress:
    fraction: float | None  # of the file; None where that cannot be told
    conversations: int
    turns: int
    indexing: bool = False  # all is there; it is being made ready for the search


@dataclass(frozen=True)
class ImportReport:
    """The end of an import. `batch`: what undoes it; empty where nothing was added."""

    counts: ImportCounts
    state: BatchState
    batch: str = ""
