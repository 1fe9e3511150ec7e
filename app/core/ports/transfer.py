"""Whole conversations into the store and out of it."""

from collections.abc import Collection
from pathlib import Path
from typing import Protocol

from app.core.domain.transfer import ForeignConversation, ForeignFile, SkippedPart
from app.core.domain.transfer.whole import Addition, BatchState, ImportBatch, StoredTurns, Undone, WholeConversation

ExportPart = ForeignConversation | WholeConversation | SkippedPart


class ConversationTransfer(Protocol):
    """For imports, merges and exports. Every method may raise `Unavailable`; what it returned from is committed."""

    async def whole(self, conversation_id: str) -> WholeConversation | None:
        """None where there is none of that id or it is deleted."""
        ...

    async def stored(self, conversation_ids: Collection[str]) -> dict[str, StoredTurns]:
        """Of those that are there, the deleted ones too."""
        ...

    async def add(self, whole: WholeConversation, batch: str = "") -> Addition:
        """Put it beside what is there, in one transaction: what is missing is added exactly as it is, nothing that
        is there is changed. A deleted conversation comes back. The branch that is shown stays, but where what is new
        continues it.

        batch: the id of one that was begun, to which what is new belongs from now on.
        """
        ...

    async def begin(self, batch: ImportBatch) -> None: ...

    async def end(self, batch_id: str, state: BatchState) -> None:
        """One that added nothing is forgotten."""
        ...

    async def batches(self) -> list[ImportBatch]:
        """Newest first; those that were taken back are not among them."""
        ...

    async def undo(self, batch_id: str) -> Undone:
        """Take back what a batch added. It is out of every list at once; `clear_undone` empties the file of it."""
        ...

    async def clear_undone(self) -> bool:
        """Delete some of what was taken back for good; True while there is more."""
        ...

    async def has_undone(self) -> bool:
        """Something was taken back, and `forget_undone` was not reached since."""
        ...

    async def forget_undone(self) -> None:
        """Of what was taken back nothing is left, its files included."""
        ...


class ExportFile(Protocol):
    """A file of another program, or of ours, that was recognised. Close it."""

    format: str  # stored with what came of it
    program: str  # as people know it
    name: str  # of the file, without its folder

    async def next(self) -> ExportPart | None:
        """None at the end. What cannot be read is told as `SkippedPart`, and nothing is raised."""
        ...

    def fraction(self) -> float | None:
        """How much of it was read; None where that cannot be told."""
        ...

    async def close(self) -> None: ...


class ExportFiles(Protocol):
    async def open(self, path: Path) -> ExportFile:
        """A file or a folder. Raises `Unreadable`: missing, forbidden, damaged, or of no program that is known."""
        ...


class Attachments(Protocol):
    """Files that came with imported messages and are no pictures."""

    @property
    def folder(self) -> Path:
        """Each conversation has a folder in it, of its id."""
        ...

    async def write(self, path: str, file: ForeignFile) -> None:
        """Raises `Unavailable`."""
        ...

    async def conversation_ids(self) -> list[str]:
        """Of those that have files."""
        ...

    async def remove(self, conversation_id: str) -> None: ...

    async def retain(self, conversation_id: str, paths: Collection[str]) -> None:
        """Remove all files of that conversation but these."""
        ...
