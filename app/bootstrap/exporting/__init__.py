"""What writes conversations to files: put together when it is first needed."""

from typing import TYPE_CHECKING

from app.adapters.export.documents import attached_files
from app.adapters.export.docx.writer import DocxWriter
from app.adapters.export.files import AtomicFiles
from app.adapters.export.markdown import MarkdownWriter
from app.adapters.export.pdf import PdfWriter
from app.adapters.instance.host import program_version
from app.adapters.storage.transfer.transfer import SqliteTransfer
from app.bootstrap.exporting.evidence import cached_texts
from app.core.domain.errors import Unavailable
from app.core.export.evidence.texts import no_texts
from app.core.export.exporting import Exporter, FormatWriter
from app.core.export.words import Branches, ExportWords, FileFormat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.adapters.reading.page_reader import WebReader
    from app.bootstrap.shared_resources import Stores
    from app.core.domain.transfer.whole import WholeConversation
    from app.core.export.evidence.texts import PageText
    from app.core.ports import PageRenderer


class WindowsHtml:
    """Fits `FormatWriter`. The window's room draws answers; where Qt cannot be loaded, it cannot be, either."""

    async def content(self, whole: "WholeConversation", words: ExportWords, branches: Branches) -> bytes:
        try:
            from app.ui.export.page import HtmlWriter
        except ImportError as error:
            raise Unavailable("html", str(error)) from error
        return await HtmlWriter().content(whole, words, branches)


class WindowsEvidence:
    """Fits `FormatWriter`, and `CompanionWriter`; likewise drawn by the window's room."""

    def __init__(self, page_text: "PageText", program: str) -> None:
        self._page_text, self._program = page_text, program

    async def content(self, whole: "WholeConversation", words: ExportWords, branches: Branches) -> bytes:
        try:
            from app.ui.export.evidence.writer import EvidenceWriter
        except ImportError as error:
            raise Unavailable("html", str(error)) from error
        return await EvidenceWriter(self._page_text, self._program).content(whole, words, branches)

    async def companions(
        self, whole: "WholeConversation", words: ExportWords, branches: Branches
    ) -> "Mapping[str, bytes]":
        from app.adapters.export.references import companions

        return await companions(whole, words, branches)


def exporter(stores: "Stores", renderer: "PageRenderer", reader: "WebReader | None" = None) -> Exporter:
    """renderer: prints as well, where it is the off-screen browser. reader: knows what is cached of pages."""
    html = WindowsHtml()
    evidence = WindowsEvidence(cached_texts(reader) if reader is not None else no_texts, program_version())
    writers: dict[FileFormat, FormatWriter] = {
        FileFormat.MARKDOWN: MarkdownWriter(),
        FileFormat.HTML: html,
        FileFormat.DOCX: DocxWriter(),
        FileFormat.PDF: PdfWriter(html, getattr(renderer, "pdf", None)),
        FileFormat.EVIDENCE: evidence,
    }
    transfer = SqliteTransfer(stores.on_disk.database)
    files, companions = AtomicFiles(), {FileFormat.EVIDENCE: evidence}
    return Exporter(
        stores.conversations, transfer.whole, writers, files, program_version(), documents=attached_files,
        companions=companions,
    )  # fmt: skip
