"""Where pages that turns read are kept as files."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from app.core.domain.archive import ArchivedPage, ArchiveSize, OriginalPage, PageSlot


class ArchiveWriter(Protocol):
    """What reading needs of it. Raises nothing: what cannot be written is not archived, and that is logged."""

    async def archive(self, slot: PageSlot, page: OriginalPage) -> None:
        """In place of what the slot had. A page that is too large is left out; where room lacks, the oldest go."""
        ...

    async def has(self, address: str, since: datetime) -> bool:
        """Whether the page of this address, after redirects, was archived then or later."""
        ...

    async def archive_again(self, slot: PageSlot, address: str) -> None:
        """The newest page of this address stands for the slot too: it was read again, and is the same."""
        ...


class PageArchive(ArchiveWriter, Protocol):
    async def page(self, turn: str, source: str) -> ArchivedPage | None:
        """The page of a source as that turn read it; None where none was archived, or it is gone."""
        ...

    async def pages(self, turn: str, source: str) -> Sequence[ArchivedPage]:
        """That page, and the follow-up pages that were read with it, in order."""
        ...

    async def sources(self, turn: str) -> frozenset[str]:
        """The ids of the sources of which the turn has one."""
        ...

    async def turns(self, conversation: str, source: str) -> Sequence[str]:
        """Those of a conversation that have a page of this source, the newest page first."""
        ...

    async def size(self) -> ArchiveSize: ...

    async def sweep(self) -> None:
        """Delete what no conversation needs any more."""
        ...

    async def delete_all(self) -> None: ...


class ArchivedPageReader(Protocol):
    """Looks into archived pages. Whoever shows what it gives lets it reach nothing: it is hostile."""

    async def document(self, page: OriginalPage) -> bytes:
        """For a browser, as a file: HTML in UTF-8, or MHTML; empty for what none should be given."""
        ...

    async def text(self, page: OriginalPage) -> str:
        """Its main text as Markdown; of what is no page, all of it. Raises as `PageReader.read`."""
        ...
