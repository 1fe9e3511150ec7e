"""What writes conversations to files: put together when it is first needed."""

from typing import TYPE_CHECKING

from app.adapters.export.docx.writer import DocxWriter
from app.adapters.export.files import AtomicFiles
from app.adapters.export.markdown import MarkdownWriter
from app.adapters.export.pdf import PdfWriter
from app.adapters.instance.host import program_version
from app.adapters.storage.transfer.transfer import SqliteTransfer
from app.core.domain.errors import Unavailable
from app.core.export.exporting import Exporter, FormatWriter
from app.core.export.words import Branches, ExportWords, FileFormat

if TYPE_CHECKING:
    from app.bootstrap.shared_resources import Stores
    from app.core.domain.transfer.whole import WholeConversation
    from app.core.ports import PageRenderer


class WindowsHtml:
    """Fits `FormatWriter`. The window's room draws answers; where Qt cannot be loaded, it cannot be, either."""

    async def content(self, whole: "WholeConversation", words: ExportWords, branches: Branches) -> bytes:
        try:
            from app.ui.export.page import HtmlWriter
        except ImportError as error:
            raise Unavailable("html", str(error)) from error
        return await HtmlWriter().content(whole, words, branches)


def exporter(stores: "Stores", renderer: "PageRenderer") -> Exporter:
    """renderer: prints as well, where it is the off-screen browser."""
    html = WindowsHtml()
    writers: dict[FileFormat, FormatWriter] = {
        FileFormat.MARKDOWN: MarkdownWriter(),
        FileFormat.HTML: html,
        FileFormat.DOCX: DocxWriter(),
        FileFormat.PDF: PdfWriter(html, getattr(renderer, "pdf", None)),
    }
    transfer = SqliteTransfer(stores.on_disk.database)
    return Exporter(stores.conversations, transfer.whole, writers, AtomicFiles(), program_version())
