"""Bases of the user's own documents: `knowledge.db` in the data directory."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from uuid import uuid4

from app.adapters.storage.database import Connection, Database
from app.adapters.storage.documents import vectors
from app.adapters.storage.documents.removal import leave, leave_index, take_chunks, take_portion
from app.adapters.storage.documents.rows import (
    DOCUMENT,
    base_of,
    chunk_row,
    document_of,
    item_of,
    packed,
    unpacked,
    values_of,
)
from app.adapters.storage.documents.schema import MIGRATIONS
from app.adapters.storage.documents.words import find_words, keep_words, words_of
from app.adapters.storage.values import dumps
from app.core.domain.errors import AppError, Unavailable
from app.core.domain.knowledge import Base, ChunkMatch, Document, DocumentState, DocumentText, Item, model_key

NAME = "knowledge.db"
_COLUMNS = (
    "id",
    "base",
    "item",
    "kind",
    "address",
    "title",
    "state",
    "failure",
    "size",
    "modified",
    "digest",
    "pages",
    "read_at",
)
_ADD = f"""
INSERT OR IGNORE INTO documents (chunks, {", ".join(_COLUMNS)}) VALUES (0, {", ".join(":" + n for n in _COLUMNS)})
"""
_COUNTS = """
SELECT base, count(*), sum(state = 'ready'), sum(state = 'failed'), sum(chunks) FROM documents GROUP BY base
"""
_WITHOUT_VECTOR = """
SELECT c.id, c.text FROM chunks c JOIN documents d ON d.number = c.document
WHERE c.id >= :first AND d.base = :base AND NOT EXISTS (
    SELECT 1 FROM vectors v JOIN indexes i ON i.number = v.place
    WHERE v.chunk = c.id AND i.base = :base AND i.model = :model
)
ORDER BY c.id LIMIT :limit
"""


class SqliteDocuments:
    """Fits the port `KnowledgeStore`: `await SqliteDocuments.open(data_dir)`.

    Searches have a connection of their own and never wait for an import. Every method may raise `Unavailable`.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._vectors = vectors.Vectors()
        self._embedded_to: dict[tuple[str, str], int] = {}  # (base, model) → a chunk before which all have vectors

    @classmethod
    async def open(cls, directory: Path) -> "SqliteDocuments":
        """Open or make the file, up to date. Raises `Unavailable`, such as for a file of a newer version."""
        return cls(await Database.open(directory, NAME, MIGRATIONS, own_reader=True))

    @property
    def problem(self) -> str:
        """Empty, or what was wrong with the file at the start and under which name it was kept."""
        return self._database.problem

    async def close(self) -> None:
        await self._database.close()

    async def bases(self) -> list[Base]:
        return await self._database.read(_bases)

    async def create(self, name: str, id: str = "") -> Base:
        """The base of that name (compared without case), made if there is none; with that id, where one is given."""
        return await self._database.write(lambda db: _created(db, " ".join(name.split()), id or uuid4().hex))

    async def keep_base(self, base: Base) -> None:
        """One that was removed meanwhile stays away."""
        embedding = None if base.embedding is None else dumps(base.embedding)
        values = (base.name, base.name.casefold(), embedding, base.store, base.paused, base.id)
        sql = "UPDATE bases SET name = ?, folded = ?, embedding = ?, store = ?, paused = ? WHERE id = ?"
        await self._database.write(lambda db: db.execute(sql, values))

    async def remove_base(self, base_id: str) -> None:
        def work(db: Connection) -> None:
            leave(db, "base = ?", base_id)
            leave_index(db, "base = ?", base_id)
            db.execute("DELETE FROM bases WHERE id = ?", (base_id,))

        await self._database.write(work)
        await self._clean()

    async def items(self, base_id: str) -> list[Item]:
        sql = "SELECT * FROM items WHERE base = ? ORDER BY rowid"
        return await self._database.read(lambda db: [item_of(row) for row in db.execute(sql, (base_id,))])

    async def add_item(self, item: Item) -> Item:
        """One of that kind and address that is there already keeps its id; title and text are replaced."""
        return await self._database.write(lambda db: _added(db, item))

    async def remove_item(self, item_id: str) -> None:
        def work(db: Connection) -> None:
            leave(db, "item = ?", item_id)
            db.execute("DELETE FROM items WHERE id = ?", (item_id,))

        await self._database.write(work)
        await self._clean()

    async def documents(self, base_id: str) -> list[Document]:
        return await self._documents("d.base = ? ORDER BY d.address, d.number", base_id)

    async def document(self, document_id: str) -> Document | None:
        return next(iter(await self._documents("d.id = ?", document_id)), None)

    async def waiting(self, base_id: str, limit: int = 100) -> list[Document]:
        return await self._documents("d.base = ? AND d.state = 'waiting' ORDER BY d.number LIMIT ?", base_id, limit)

    async def text(self, document_id: str) -> str:
        sql = "SELECT t.text FROM texts t JOIN documents d ON d.number = t.document WHERE d.id = ?"
        row = await self._database.read(lambda db: db.execute(sql, (document_id,)).fetchone())
        return unpacked(row["text"]) if row else ""

    async def settle(self, item_id: str, documents: Sequence[Document]) -> None:
        """Documents are known by their ids. One that another item of the base has brought stays with that item."""
        await self._database.write(lambda db: _settle(db, item_id, documents))
        await self._clean()

    async def keep(self, document: Document, read: DocumentText | None) -> None:
        """Nothing is kept of a document that was removed meanwhile."""
        if document.state is not DocumentState.READY:
            read = None
        text = packed("" if read is None else read.text)
        await self._database.write(lambda db: _keep(db, document, read, text))

    async def chunks_without_vector(self, base_id: str, model: str, limit: int = 64) -> list[tuple[int, str]]:
        """(chunk id, text), in order."""
        values = {"base": base_id, "model": model, "limit": limit}

        def work(db: Connection) -> list[tuple[int, str]]:
            first = self._embedded_to.get((base_id, model), 0)
            rows = db.execute(_WITHOUT_VECTOR, values | {"first": first}).fetchall()
            if not rows and first:  # another instance may have dropped some
                rows = db.execute(_WITHOUT_VECTOR, values | {"first": 0}).fetchall()
            self._embedded_to[base_id, model] = rows[0][0] if rows else 0
            return [(id, text) for id, text in rows]

        return await self._database.read(work)

    async def keep_vectors(self, base_id: str, model: str, pairs: Sequence[tuple[int, tuple[float, ...]]]) -> None:
        await self._database.write(lambda db: vectors.keep_vectors(db, base_id, model, pairs))

    async def vector_models(self, base_id: str) -> dict[str, int]:
        """Model → how many chunks have a vector of it; those that are leaving are counted."""

        def work(db: Connection) -> dict[str, int]:
            models = [model for (model,) in db.execute("SELECT DISTINCT model FROM indexes WHERE base = ?", (base_id,))]
            return {model: _embedded(db, base_id, model) for model in models}

        return await self._database.read(work)

    async def drop_vectors(self, base_id: str, but: str) -> None:
        await self._database.write(lambda db: leave_index(db, "base = ? AND model <> ?", base_id, but))
        await self._clean()

    async def sync(self, base_id: str, stopped: Callable[[], bool] = lambda: False) -> AppError | None:
        """There is nothing elsewhere."""
        return None

    async def search(self, base_ids: Sequence[str], query: str, limit: int = 20) -> list[ChunkMatch]:
        return await self._database.read(lambda db: find_words(db, base_ids, query, limit))

    async def nearest(
        self, base_ids: Sequence[str], model: str, vector: tuple[float, ...], limit: int = 20
    ) -> list[ChunkMatch]:
        """`score` is the cosine."""
        return await self._database.read(lambda db: self._vectors.nearest(db, base_ids, model, vector, limit))

    async def _documents(self, which: str, *values: object) -> list[Document]:
        sql = f"SELECT {DOCUMENT} FROM documents d WHERE {which}"
        return await self._database.read(lambda db: [document_of(row) for row in db.execute(sql, values)])

    async def _clean(self) -> None:
        """Take away what nobody sees any more; what a killed or cancelled one left is taken the next time."""
        if await self._database.read(lambda db: db.execute("SELECT 1 FROM leaving").fetchone()):
            while await self._database.write(take_portion):
                pass


def _bases(db: Connection) -> list[Base]:
    counts = {row[0]: tuple(row[1:]) for row in db.execute(_COUNTS)}
    bases = []
    for row in db.execute("SELECT * FROM bases ORDER BY folded, number").fetchall():
        base = base_of(row)
        documents, ready, failed, chunks = counts.get(base.id, (0, 0, 0, 0))
        embedded = 0 if base.embedding is None else _embedded(db, base.id, model_key(base.embedding))
        bases.append(
            replace(
                base,
                documents=documents,
                ready=ready,
                failed=failed,
                chunks=chunks,
                embedded=min(embedded, chunks),  # some may be leaving
            )
        )
    return bases


def _embedded(db: Connection, base_id: str, model: str) -> int:
    sql = "SELECT number FROM indexes WHERE base = ? AND model = ?"
    places = [n for (n,) in db.execute(sql, (base_id, model))]
    return sum(db.execute("SELECT count(*) FROM vectors WHERE place = ?", (n,)).fetchone()[0] for n in places)


def _created(db: Connection, name: str, new_id: str) -> Base:
    row = db.execute("SELECT id FROM bases WHERE folded = ? ORDER BY number", (name.casefold(),)).fetchone()
    id = row["id"] if row else new_id
    if row is None:
        db.execute("INSERT INTO bases (id, name, folded) VALUES (?, ?, ?)", (id, name, name.casefold()))
    return next(base for base in _bases(db) if base.id == id)


def _added(db: Connection, item: Item) -> Item:
    if db.execute("SELECT 1 FROM bases WHERE id = ?", (item.base,)).fetchone() is None:
        raise Unavailable(NAME, "this base was removed")
    row = db.execute(
        "INSERT INTO items (id, base, kind, address, title, text) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (base, kind, address) DO UPDATE SET title = excluded.title, text = excluded.text RETURNING *",
        (item.id, item.base, item.kind.value, item.address, item.title, item.text),
    ).fetchone()
    return item_of(row)


def _settle(db: Connection, item_id: str, documents: Sequence[Document]) -> None:
    row = db.execute("SELECT base FROM items WHERE id = ?", (item_id,)).fetchone()
    if row is None:
        return  # removed meanwhile
    existing = {id for (id,) in db.execute("SELECT id FROM documents WHERE item = ?", (item_id,))}
    for document in documents:
        existing.discard(document.id)
        state = DocumentState.WAITING
        values = values_of(replace(document, base=row["base"], item=item_id, state=state, failure=None, read_at=None))
        if db.execute(_ADD, values).rowcount == 0:
            db.execute(
                "UPDATE documents SET state = :state, failure = NULL, size = :size, modified = :modified"
                " WHERE id = :id AND (size <> :size OR modified <> :modified)",
                values,
            )
    for id in existing:
        leave(db, "id = ?", id)


def _keep(db: Connection, document: Document, read: DocumentText | None, text: bytes) -> None:
    row = db.execute(
        "SELECT d.number, b.number AS base FROM documents d JOIN bases b ON b.id = d.base WHERE d.id = ?",
        (document.id,),
    ).fetchone()
    if row is None:
        return
    number, base = row
    while take_chunks(db, number):
        pass
    chunks = () if read is None else read.chunks
    columns = [name for name in _COLUMNS if name not in ("id", "base", "item", "kind", "address")]
    values = values_of(document) | {"number": number, "chunks": len(chunks)}
    assigned = ", ".join(f"{name} = :{name}" for name in (*columns, "chunks"))
    db.execute(f"UPDATE documents SET {assigned} WHERE number = :number", values)
    if read is None:
        return
    words = words_of(base, document, chunks)
    db.execute("INSERT INTO texts VALUES (?, ?, ?)", (number, text, packed(dumps(words))))
    sql = "INSERT INTO chunks (document, text, start, end, heading, page, line) VALUES (?, ?, ?, ?, ?, ?, ?)"
    keep_words(db, [db.execute(sql, chunk_row(number, chunk)).lastrowid or 0 for chunk in chunks], words)
