"""The pages that turns read, as files that outlive the web."""

from dataclasses import dataclass, field
from datetime import datetime

MHTML = "multipart/related"  # a rendered page with all that belongs to it, as one file (RFC 2557)
_ENDINGS = {
    MHTML: ".mhtml",
    "application/pdf": ".pdf",
    "text/html": ".html",
    "application/xhtml+xml": ".html",
    "application/json": ".json",
    "text/csv": ".csv",
    "text/markdown": ".md",
    "text/plain": ".txt",
}


@dataclass(frozen=True)
class PageSlot:
    """For whom a page is archived. part: 0, then the follow-up pages of the same source."""

    conversation: str
    turn: str
    source: str
    part: int = 0


@dataclass(frozen=True)
class OriginalPage:
    """A page as it came: what was fetched byte for byte, what was rendered as MHTML. Hostile."""

    data: bytes = field(repr=False)
    content_type: str  # as its server named it, with its charset
    address: str  # after redirects

    @property
    def media_type(self) -> str:
        """Told by the bytes where no server named it."""
        header = self.content_type.partition(";")[0].strip().lower()
        if self.data.startswith(b"%PDF-"):
            return "application/pdf"
        if header not in ("", "application/octet-stream"):
            return header
        return "text/html" if b"<" in self.data[:1000] else "text/plain"

    @property
    def ending(self) -> str:
        """Of a file with these bytes."""
        return _ENDINGS.get(self.media_type, ".xml" if self.media_type.endswith("xml") else ".txt")


@dataclass(frozen=True)
class ArchivedPage(OriginalPage):
    archived_at: datetime  # UTC
    sha256: str  # of `data`
    part: int = 0


@dataclass(frozen=True)
class ArchiveSize:
    """Of the files: pages that are the same byte for byte share one."""

    files: int = 0
    bytes: int = 0
