"""Imports of conversations, put together when they are first needed."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from app.adapters.imports.session.files import RecognisedFiles
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.transfer.attachments import AttachmentFolder
from app.adapters.storage.transfer.transfer import SqliteTransfer
from app.core.transfer.importing import ConversationImports

if TYPE_CHECKING:
    from app.adapters.storage.documents.store import SqliteDocuments


def conversation_imports(
    on_disk: SqliteConversations,
    data_dir: Path,
    writing: asyncio.Lock | None = None,
    bases: "SqliteDocuments | None" = None,
) -> ConversationImports:
    """writing: of all that brings in conversations here, or takes them back. bases: of which merges brought some."""
    transfer, folder = SqliteTransfer(on_disk.database), AttachmentFolder(data_dir)

    async def take_back(batch: str) -> None:
        from app.adapters.backup.base_merge import take_back_bases  # few merge

        if bases is not None:
            await take_back_bases(batch, bases, transfer)

    return ConversationImports(
        transfer, RecognisedFiles(), folder, on_disk, take_back, writing=writing or asyncio.Lock()
    )
