"""Writes evidence bundles."""

import asyncio

from app.core.domain.transfer.whole import WholeConversation
from app.core.export.evidence.gathering import Texts, bundle_of
from app.core.export.evidence.own_files import without_paths
from app.core.export.evidence.texts import PageText, texts_of
from app.core.export.words import Branches, ExportWords
from app.ui.export.evidence.parts import EvidenceParts
from app.ui.export.page import conversation_page


class EvidenceWriter:
    """Fits `FormatWriter`. page_text: what is cached of the pages behind the answers."""

    def __init__(self, page_text: PageText, program: str = "") -> None:
        self._page_text, self._program = page_text, program

    async def content(self, whole: WholeConversation, words: ExportWords, branches: Branches) -> bytes:
        texts = await texts_of(whole.conversation, branches, self._page_text)
        page = await asyncio.to_thread(self._page, whole, words, branches, texts)
        return page.encode("utf-8", "replace")

    def _page(self, whole: WholeConversation, words: ExportWords, branches: Branches, texts: Texts) -> str:
        conversation = without_paths(whole.conversation)
        bundle = bundle_of(conversation, branches, texts, program=self._program)
        return conversation_page(conversation, words, branches, EvidenceParts(bundle, words))
