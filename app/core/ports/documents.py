"""The user's own documents, and the bases that hold them."""

from collections.abc import Callable, Sequence
from typing import Protocol

from app.core.domain.errors import AppError
from app.core.domain.knowledge import Base, ChunkMatch, Document, DocumentText, Item


class DocumentReader(Protocol):
    """Files of every kind, read in a process of their own: a broken one can do no harm."""

    async def read(self, path: str) -> DocumentText:
        """Raises `Unreadable` with a reason: `encrypted`, `empty`, `broken`, `too_large`, `too_heavy`, `scanned`,
        `wrong_type` (its content is not what its name says), `unknown_type`, `missing`, `forbidden`."""
        ...

    async def chunk(self, text: str, title: str = "") -> DocumentText:
        """Chunks of a Markdown text that is no file: a note, a conversation, a web page."""
        ...

    def reads(self, path: str) -> bool:
        """False for kinds of files that a folder's import passes over, by name alone."""
        ...

    async def survey(self, path: str) -> list[tuple[str, int, int]]:
        """(path, bytes, nanoseconds of its last change) of a file, or of all files in a folder that are read, deep.

        Raises `Unreadable` with `missing` or `forbidden` for a path that is not there.
        """
        ...

    async def images(self, path: str, page: int) -> list[bytes]:
        """A page of a PDF, or the pictures on a slide, as PNG; empty where there are none. Raises `Unreadable`."""
        ...


class KnowledgeStore(Protocol):
    """Bases on disk. What a method returned from is committed; a killed process loses nothing of it."""

    async def bases(self) -> list[Base]:
        """With counts, by name."""
        ...

    async def create(self, name: str) -> Base:
        """The base of that name (compared without case), made if there is none."""
        ...

    async def keep_base(self, base: Base) -> None:
        """Name, embedding, store and paused; counts are not written."""
        ...

    async def remove_base(self, base_id: str) -> None: ...

    async def items(self, base_id: str) -> list[Item]: ...

    async def add_item(self, item: Item) -> Item:
        """The item of that kind and address in its base, made (and its text replaced) if need be."""
        ...

    async def remove_item(self, item_id: str) -> None:
        """With its documents and their chunks."""
        ...

    async def documents(self, base_id: str) -> list[Document]: ...

    async def document(self, document_id: str) -> Document | None: ...

    async def text(self, document_id: str) -> str:
        """The whole text, empty where there is none."""
        ...

    async def settle(self, item_id: str, documents: Sequence[Document]) -> None:
        """What an item consists of now: new documents wait, changed ones (size, modified) wait again while their old
        chunks serve, missing ones leave. One transaction."""
        ...

    async def waiting(self, base_id: str, limit: int = 100) -> list[Document]: ...

    async def keep(self, document: Document, read: DocumentText | None) -> None:
        """A document that is READY with its text and chunks, which replace the old ones, or FAILED with none."""
        ...

    async def chunks_without_vector(self, base_id: str, model: str, limit: int = 64) -> list[tuple[int, str]]:
        """(chunk id, text), in order."""
        ...

    async def keep_vectors(self, base_id: str, model: str, vectors: Sequence[tuple[int, tuple[float, ...]]]) -> None:
        """Of chunks that are gone meanwhile nothing is kept."""
        ...

    async def vector_models(self, base_id: str) -> dict[str, int]:
        """Model → how many chunks have a vector of it."""
        ...

    async def drop_vectors(self, base_id: str, but: str) -> None:
        """Forget the vectors of all models but one: the new index is complete."""
        ...

    async def sync(self, base_id: str, stopped: Callable[[], bool] = lambda: False) -> AppError | None:
        """Bring the engine at the base's `store` to what is kept here, until `stopped`; after an import. Returns why
        it could not be, which costs nothing: what the engine lacks is searched here, and the next time goes on."""
        ...

    async def search(self, base_ids: Sequence[str], query: str, limit: int = 20) -> list[ChunkMatch]:
        """By words (BM25 over our own tokens), best first."""
        ...

    async def nearest(
        self, base_ids: Sequence[str], model: str, vector: tuple[float, ...], limit: int = 20
    ) -> list[ChunkMatch]:
        """By vectors of that model, best first; chunks without one are not found."""
        ...

    async def close(self) -> None: ...


class Knowledge(Protocol):
    """What a turn and the front ends need of the knowledge bases."""

    async def bases(self) -> list[Base]: ...

    async def find(self, base_ids: Sequence[str], queries: Sequence[str], limit: int = 20) -> list[ChunkMatch]:
        """The best chunks for all queries together, fused over words and vectors, best first."""
        ...
