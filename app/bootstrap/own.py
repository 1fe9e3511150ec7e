"""The user's own material: knowledge bases, attached files, memory. Wired here, opened with the rest."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from app.adapters.secrets import Keys
    from app.adapters.storage.conversations import SqliteConversations
    from app.adapters.storage.documents.store import SqliteDocuments
    from app.core.domain.settings import Settings
    from app.core.knowledge.importing import Imports
    from app.core.knowledge.retrieval import Bases
    from app.core.memory import Memory
    from app.core.ports import (
        ConversationStore,
        DocumentReader,
        MemoryStore,
        ModelDirectory,
        PageReader,
        SecondStage,
    )


@dataclass(frozen=True)
class Own:
    bases: "SqliteDocuments"
    knowledge: "Bases"
    imports: "Imports"
    documents: "DocumentReader"
    memory: "Memory"
    facts: "MemoryStore"
    close: Callable[[], Awaitable[None]]


async def open_bases(data_dir: Path, keys: "Keys", proxy: Callable[[str], str]) -> "SqliteDocuments":
    """proxy: host → the proxy that leads there, or empty."""
    from app.adapters.storage.mirrored import MirroredDocuments, key_id
    from app.adapters.storage.qdrant import QdrantChunks

    async def engine(address: str) -> QdrantChunks:
        id = key_id(address)
        await keys.load([id])
        return await QdrantChunks.open(address, keys.get(id), proxy(urlsplit(address).hostname or ""))

    return await MirroredDocuments.open_with(data_dir, engine)


def own_material(
    bases: "SqliteDocuments",
    on_disk: "SqliteConversations",
    conversations: "ConversationStore",
    pages: "PageReader",
    models: "ModelDirectory",
    second: "SecondStage",
    settings: "Callable[[], Settings]",
) -> Own:
    """Starts nothing: the child that reads documents comes with the first one. `close` before the conversations."""
    from app.adapters.documents.reader import ChildReader
    from app.adapters.storage.facts import SqliteFacts
    from app.core.knowledge.importing import Imports
    from app.core.knowledge.retrieval import Bases
    from app.core.memory import Memory

    documents, facts = ChildReader(), SqliteFacts(on_disk.database)
    imports = Imports(bases, documents, pages, conversations, second)

    async def close() -> None:
        await documents.close()
        await bases.close()

    memory = Memory(facts, models, lambda: settings().memory)
    return Own(bases, Bases(bases, second), imports, documents, memory, facts, close)
