"""What each program's reader offers."""

from collections.abc import Iterator
from typing import Protocol

from app.adapters.imports.archive import Archive
from app.core.domain.transfer import ForeignConversation, SkippedPart
from app.core.domain.transfer.whole import WholeConversation


class ExportFormat(Protocol):
    """Reads in bounded memory: one conversation at a time, its files with it. Nothing of it raises but `OSError` and
    `zipfile.BadZipFile` of an archive that cannot be read at all: a part that is broken is told as `SkippedPart`."""

    name: str  # `chatgpt`: stored with what was brought in, so it never changes
    title: str  # `ChatGPT`: as people know it

    def recognises(self, archive: Archive) -> bool:
        """By content alone, not by names that people change; reads little."""
        ...

    def conversations(self, archive: Archive) -> Iterator[ForeignConversation | WholeConversation | SkippedPart]: ...
