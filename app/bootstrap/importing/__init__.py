"""Imports of conversations, put together when they are first needed."""

import asyncio
from pathlib import Path

from app.adapters.imports.session.files import RecognisedFiles
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.transfer.attachments import AttachmentFolder
from app.adapters.storage.transfer.transfer import SqliteTransfer
from app.core.transfer.importing import ConversationImports


def conversation_imports(
    on_disk: SqliteConversations, data_dir: Path, writing: asyncio.Lock | None = None
) -> ConversationImports:
    """writing: of all that brings in conversations here, or takes them back."""
    transfer, folder = SqliteTransfer(on_disk.database), AttachmentFolder(data_dir)
    return ConversationImports(transfer, RecognisedFiles(), folder, on_disk, writing=writing or asyncio.Lock())
