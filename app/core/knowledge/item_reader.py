"""What an item of a base consists of, and what its documents say: files, pages, notes, conversations."""

import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import PurePath
from uuid import NAMESPACE_URL, uuid5

from app.core.citing.grounded import numbered_answer
from app.core.domain.conversation import Conversation
from app.core.domain.errors import Unreadable
from app.core.domain.knowledge import Document, DocumentText, Item, ItemKind
from app.core.domain.reasons import UnreadableReason
from app.core.ports import ConversationStore, DocumentReader, KnowledgeStore, PageReader


@dataclass(frozen=True)
class ItemReader:
    store: KnowledgeStore
    files: DocumentReader
    pages: PageReader
    conversations: ConversationStore

    async def documents_of(self, item: Item) -> list[Document]:
        if item.kind in (ItemKind.FILE, ItemKind.FOLDER):
            files = await self.files.survey(item.address)
            return [self.document(item, path, size, modified) for path, size, modified in files]
        if item.kind is ItemKind.NOTE:
            return [self.document(item, item.address, len(item.text), _sum_of(f"{item.title}\n{item.text}"))]
        if item.kind is ItemKind.CONVERSATION:
            conversation = await self.conversations.conversation(item.address)
            changed = 0 if conversation is None else _changed(conversation)
            return [self.document(item, item.address, 0, changed)]
        return [self.document(item, item.address)]

    def document(self, item: Item, address: str, size: int = 0, modified: int = 0) -> Document:
        kind = ItemKind.FILE if item.kind is ItemKind.FOLDER else item.kind
        title = item.title or (PurePath(address).name if kind is ItemKind.FILE else address)
        return Document(
            stable_id(item.base, kind, address), item.base, item.id, kind, address, title, size=size, modified=modified
        )

    async def text(self, document: Document) -> DocumentText:
        readers: dict[ItemKind, Callable[[Document], Awaitable[DocumentText]]] = {
            ItemKind.PAGE: self._page,
            ItemKind.NOTE: self._note,
            ItemKind.CONVERSATION: self._conversation,
        }
        if document.kind in readers:
            return await readers[document.kind](document)
        return await self.files.read(document.address)

    async def _page(self, document: Document) -> DocumentText:
        page = await self.pages.read(document.address, fresh=document.read_at is not None)
        return await self.files.chunk(page.text, page.title or document.address)

    async def _note(self, document: Document) -> DocumentText:
        item = next((one for one in await self.store.items(document.base) if one.id == document.item), None)
        return await self._divided(item.text if item else "", (item and item.title) or document.title)

    async def _conversation(self, document: Document) -> DocumentText:
        conversation = await self.conversations.conversation(document.address)
        if conversation is None:
            raise Unreadable(document.title or document.address, UnreadableReason.MISSING)
        return await self._divided(conversation_text(conversation), conversation.title)

    async def _divided(self, text: str, title: str) -> DocumentText:
        """The user's own words; where there are none yet, that is no failure."""
        return await self.files.chunk(text, title) if text.strip() else DocumentText("", (), title, "markdown")


def conversation_text(conversation: Conversation) -> str:
    """The branch that is shown, as Markdown: a heading for each question, its answer below."""
    parts = []
    for turn in conversation.branch():
        question = " ".join(turn.question.split())
        head = question if len(question) <= 120 else question[:119] + "…"
        body = turn.question.strip() + "\n\n" if len(question) > 120 else ""
        parts.append(f"## {head}\n\n{body}{numbered_answer(turn).strip()}")
    return "\n\n".join(parts)


def _sum_of(text: str) -> int:
    return zlib.crc32(text.encode("utf-8", "replace"))


def _changed(conversation: Conversation) -> int:
    """Another number after each change; a new title does not count as one of the conversation itself."""
    moment = int(conversation.updated.timestamp() * 1e6) if conversation.updated else 0
    return moment ^ _sum_of(conversation.title)


def stable_id(base: str, kind: ItemKind, address: str) -> str:
    """The same thing put into a base twice is one."""
    legible = address.encode("utf-8", "backslashreplace").decode()  # a file's name may be no text
    return uuid5(NAMESPACE_URL, f"{base}\n{kind.value}\n{legible}").hex
