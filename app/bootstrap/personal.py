"""The user's own material: knowledge bases, attached files, memory. Wired here, opened with the rest."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.adapters.storage.documents.store import SqliteDocuments
    from app.bootstrap.rooms import Rooms
    from app.core.domain.settings import Settings
    from app.core.knowledge.importing import Imports
    from app.core.knowledge.retrieval import Bases
    from app.core.memory import Memory
    from app.core.ports import (
        DocumentReader,
        MemoryStore,
        ModelDirectory,
        PageReader,
        RankingModels,
    )


@dataclass(frozen=True)
class OwnMaterial:
    bases: "SqliteDocuments"
    knowledge: "Bases"
    imports: "Imports"
    documents: "DocumentReader"
    memory: "Memory"
    facts: "MemoryStore"


def own_material(
    rooms: "Rooms",
    pages: "PageReader",
    models: "ModelDirectory",
    second: "RankingModels",
    settings: "Callable[[], Settings]",
) -> OwnMaterial:
    from app.adapters.storage.memory_facts import SqliteFacts
    from app.core.knowledge.importing import Imports
    from app.core.knowledge.retrieval import Bases
    from app.core.memory import Memory

    bases, facts = rooms.bases, SqliteFacts(rooms.on_disk.database)
    imports = Imports(bases, rooms.documents, pages, rooms.conversations, second)
    memory = Memory(facts, models, lambda: settings().memory)
    return OwnMaterial(bases, Bases(bases, second), imports, rooms.documents, memory, facts)
