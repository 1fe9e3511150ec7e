"""What writes conversations to files: put together when it is first needed."""

from typing import TYPE_CHECKING

from app.adapters.export.files import AtomicFiles
from app.adapters.export.markdown import MarkdownWriter
from app.adapters.instance.host import program_version
from app.adapters.storage.transfer.transfer import SqliteTransfer
from app.core.export.exporting import Exporter
from app.core.export.words import FileFormat

if TYPE_CHECKING:
    from app.bootstrap.shared_resources import Stores
    from app.core.ports import PageRenderer


def exporter(stores: "Stores", renderer: "PageRenderer") -> Exporter:
    """renderer: one that prints, too, where there is an off-screen browser."""
    writers = {FileFormat.MARKDOWN: MarkdownWriter()}
    transfer = SqliteTransfer(stores.on_disk.database)
    return Exporter(stores.conversations, transfer.whole, writers, AtomicFiles(), program_version())
