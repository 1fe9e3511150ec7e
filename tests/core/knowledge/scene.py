"""Bases in a real file, with fakes for everything that is brought into them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from app.adapters.storage.documents.store import SqliteDocuments
from app.core.domain.chat import ModelChoice
from app.core.domain.errors import AppError, Unreadable
from app.core.domain.knowledge import Base, Chunk, Document, DocumentText, ImportProgress
from app.core.domain.reasons import UnreadableReason
from app.core.knowledge.importing import Imports
from app.core.knowledge.retrieval import Bases
from app.core.ranking.tokens import index_tokens
from tests.fakes import FakeConversations, FakeEmbedder, FakeReader


@dataclass
class Disk:
    """Files by path: text (an error in its place is raised) and time of change. Fits `DocumentReader`."""

    files: dict[str, tuple[str | AppError, int]] = field(default_factory=dict)
    was_read: list[str] = field(default_factory=list)

    def put(self, modified: int = 1, /, **texts: str | AppError) -> None:
        self.files |= {f"/docs/{name}": (text, modified) for name, text in texts.items()}

    async def survey(self, path: str) -> list[tuple[str, int, int]]:
        within = [one for one in self.files if one == path or one.startswith(path + "/")]
        if not within:
            raise Unreadable(path, UnreadableReason.MISSING)
        return [(one, len(str(self.files[one][0])), self.files[one][1]) for one in within]

    async def read(self, path: str) -> DocumentText:
        self.was_read.append(path)
        text = self.files.get(path, (Unreadable(path, UnreadableReason.MISSING), 0))[0]
        if isinstance(text, AppError):
            raise text
        return await self.chunk(text, path.rpartition("/")[2])

    async def chunk(self, text: str, title: str = "") -> DocumentText:
        """A chunk for each paragraph."""
        parts = [part for part in text.split("\n\n") if part.strip()]
        if not parts:
            raise Unreadable(title, UnreadableReason.EMPTY)
        chunks = tuple(Chunk(part, text.find(part), text.find(part) + len(part), tokens=words(part)) for part in parts)
        return DocumentText(text, chunks, title, "text")

    def reads(self, path: str) -> bool:
        return True

    async def images(self, path: str, page: int) -> list[bytes]:
        return []


def words(text: str) -> str:
    return " ".join(index_tokens(text))


@dataclass
class Models:
    """Embedders by the model's name; fits `RankingModels`."""

    embedders: Mapping[str, FakeEmbedder] = field(default_factory=dict)

    def embedder(self, choice: ModelChoice) -> FakeEmbedder | None:
        return self.embedders.get(choice.model)

    def reranker(self) -> None:
        return None


class Scene:
    """`await Scene.open(folder)`; a second one on the same folder is the program after its next start."""

    def __init__(self, store: SqliteDocuments, disk: Disk, pages: FakeReader, models: Models) -> None:
        self.store, self.disk, self.pages, self.models = store, disk, pages, models
        self.conversations = FakeConversations()
        self.imports = Imports(store, disk, pages, self.conversations, models)
        self.knowledge = Bases(store, models)

    @classmethod
    async def open(cls, folder: Path, disk: Disk | None = None) -> "Scene":
        return cls(await SqliteDocuments.open(folder), disk or Disk(), FakeReader({}), Models())

    async def base(self) -> Base:
        return await self.store.create("Papers")

    async def run(self) -> list[ImportProgress]:
        return [progress async for progress in self.imports.run((await self.base()).id)]

    async def documents(self) -> dict[str, Document]:
        """By the last part of their address."""
        found = await self.store.documents((await self.base()).id)
        return {one.address.rpartition("/")[2]: one for one in found}

    async def states(self) -> dict[str, str]:
        return {name: one.state.value for name, one in (await self.documents()).items()}

    async def found(self, *queries: str) -> list[str]:
        return [one.chunk.text for one in await self.knowledge.find([(await self.base()).id], queries)]


def embedder(*words: str) -> FakeEmbedder:
    return FakeEmbedder(words)


def counted(progress: Sequence[ImportProgress]) -> list[tuple[int, int, int]]:
    return [(one.done, one.total, one.failed) for one in progress]
