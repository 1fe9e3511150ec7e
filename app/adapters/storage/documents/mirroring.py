"""What another engine must hold of a base, read from `knowledge.db`: chunks, their words, their vectors.

Numbers of chunks only ever grow, and a chunk never changes. So the same count with the same last number means the same
chunks, as long as the other side is given new ones in order and loses old ones afterwards.
"""

import json
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from struct import Struct

from app.adapters.storage.database import Connection
from app.adapters.storage.documents.rows import CHUNK, DOCUMENT, chunk_of, document_of, unpacked
from app.core.domain.knowledge import ChunkMatch

_CHUNKS = "FROM documents d JOIN chunks c ON c.document = d.number WHERE d.base = ?"
_VECTORS = (
    "FROM vectors v JOIN chunks c ON c.id = v.chunk JOIN documents d ON d.number = c.document"
    " WHERE v.place = ? AND d.base = ?"
)


@dataclass(frozen=True)
class IndexKey:
    """An index of a base: of its words (`model` empty, `size` 0), or of a model's vectors of that length."""

    base: str
    model: str = ""
    size: int = 0

    @property
    def name(self) -> str:
        return f"{self.size}/{self.model}" if self.size else ""


def stores(db: Connection) -> dict[str, str]:
    """Bases that are kept elsewhere too → the address."""
    return dict(db.execute("SELECT id, store FROM bases WHERE store <> ''").fetchall())


def indexes(db: Connection, base_id: str) -> list[IndexKey]:
    """The words, and all vectors that are of use."""
    sql = "SELECT model, size FROM indexes WHERE base = ? AND size > 0 ORDER BY number"
    return [IndexKey(base_id), *(IndexKey(base_id, model, size) for model, size in db.execute(sql, (base_id,)))]


def extent(db: Connection, index: IndexKey) -> tuple[int, int]:
    """How many chunks it has, and the last of them (0: there are none). Of 100 000 chunks: some 50 ms."""
    what, values = _rows(db, index)
    count, last = db.execute(f"SELECT count(*), max(c.id) {what}", values).fetchone()
    return count, last or 0


def state(db: Connection) -> int:
    """Another number after everything that other connections wrote (https://www.sqlite.org/pragma.html)."""
    db.execute("SELECT 1 FROM bases LIMIT 1").fetchone()  # what is read from now on is of one state
    return int(db.execute("PRAGMA data_version").fetchone()[0])


def chunk_ids(db: Connection, index: IndexKey) -> "array[int]":
    """In order."""
    what, values = _rows(db, index)
    return array("q", (id for (id,) in db.execute(f"SELECT c.id {what} ORDER BY c.id", values)))


def tokens_of(db: Connection, ids: Sequence[int]) -> list[tuple[int, list[str]]]:
    """By the tokens that were kept: of title, heading and text. Chunks that are gone are left out."""
    id_set = set(ids)
    tokens: list[tuple[int, list[str]]] = []
    documents = dict.fromkeys(
        number
        for id in ids
        for (number,) in db.execute(
            "SELECT c.document FROM chunks c JOIN documents d ON d.number = c.document WHERE c.id = ?", (id,)
        )
    )
    for number in documents:
        packed = db.execute("SELECT tokens FROM texts WHERE document = ?", (number,)).fetchone()
        own = [id for (id,) in db.execute("SELECT id FROM chunks WHERE document = ? ORDER BY id", (number,))]
        words = json.loads(unpacked(packed[0])) if packed else []
        tokens += [(id, f"{row[0]} {row[1]}".split()) for id, row in zip(own, words, strict=False) if id in id_set]
    return sorted(tokens)


def vectors_of(db: Connection, index: IndexKey, ids: Iterable[int]) -> list[tuple[int, tuple[float, ...]]]:
    place, unpack = _place(db, index), Struct(f"<{index.size}f").unpack
    sql = "SELECT vector FROM vectors WHERE place = ? AND chunk = ?"
    return [(id, unpack(data)) for id in ids for (data,) in db.execute(sql, (place, id))]


def scored_chunks(db: Connection, base_id: str, scored: Iterable[tuple[int, float]]) -> list[ChunkMatch]:
    """With their documents, in the same order. Chunks that are not of this base are left out."""
    sql = f"""
        SELECT {DOCUMENT}, {CHUNK} FROM chunks c JOIN documents d ON d.number = c.document
        WHERE c.id = ? AND d.base = ?
    """
    rows = ((db.execute(sql, (id, base_id)).fetchone(), score) for id, score in scored if abs(id) < 2**63)
    return [ChunkMatch(row["chunk_id"], document_of(row), chunk_of(row), score) for row, score in rows if row]


def _rows(db: Connection, index: IndexKey) -> tuple[str, tuple[int | str, ...]]:
    return (_VECTORS, (_place(db, index), index.base)) if index.size else (_CHUNKS, (index.base,))


def _place(db: Connection, index: IndexKey) -> int:
    sql = "SELECT number FROM indexes WHERE base = ? AND model = ? AND size = ?"
    row = db.execute(sql, (index.base, index.model, index.size)).fetchone()
    return int(row[0]) if row else 0
