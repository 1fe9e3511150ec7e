"""Conversations as PDF: the same page as in HTML, printed by the off-screen browser."""

from collections.abc import Awaitable, Callable

from app.core.domain.errors import Unavailable
from app.core.domain.transfer.whole import WholeConversation
from app.core.export.exporting import FormatWriter
from app.core.export.words import Branches, ExportWords

Print = Callable[[str], Awaitable[bytes]]
"""A document of HTML → PDF, as `PagePrinter.pdf`."""


class PdfWriter:
    """Fits `FormatWriter`. printer None: this process has no off-screen browser."""

    def __init__(self, html: FormatWriter, printer: Print | None) -> None:
        self._html, self._printer = html, printer

    async def content(self, whole: WholeConversation, words: ExportWords, branches: Branches) -> bytes:
        if self._printer is None:
            raise Unavailable("browser")
        page = await self._html.content(whole, words, branches)
        return await self._printer(page.decode("utf-8"))
