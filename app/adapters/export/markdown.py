"""Conversations as files of Markdown."""

import asyncio

from app.core.domain.transfer.whole import WholeConversation
from app.core.export.markdown import conversation_markdown
from app.core.export.words import Branches, ExportWords


class MarkdownWriter:
    """Fits `FormatWriter`."""

    async def content(self, whole: WholeConversation, words: ExportWords, branches: Branches) -> bytes:
        text = await asyncio.to_thread(conversation_markdown, whole.conversation, words, branches)
        return text.encode("utf-8", "replace")
