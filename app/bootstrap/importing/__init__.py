"""Imports of conversations, put together when they are first needed."""

from pathlib import Path

from app.adapters.imports.session.files import RecognisedFiles
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.transfer.attachments import AttachmentFolder
from app.adapters.storage.transfer.transfer import SqliteTransfer
from app.core.transfer.importing import ConversationImports


def conversation_imports(on_disk: SqliteConversations, data_dir: Path) -> ConversationImports:
    return ConversationImports(SqliteTransfer(on_disk.database), RecognisedFiles(), AttachmentFolder(data_dir), on_disk)
