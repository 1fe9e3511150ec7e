"""Chunks found by their vectors, with nothing but Python and SQLite.

Up to 2000 vectors all are compared as they are. Of more, each has a bit for every number: is it above the centre of its
index? All bits are compared with the question's (XOR, and count the ones), and the vectors that share most of them are
then compared as they are. The choice was measured with 200 000 vectors of 384 numbers on a busy machine of two cores
(`make bench PARTS=knowledge`): this way 0.13 s, with the very 20 nearest; every vector in Python (`math.dist` is its
fastest form) 2.9 s; numpy 0.05 s, but 300 MB of memory and a large package to install. sqlite-vec has to be loaded into
SQLite, which many Pythons do not allow (no `enable_load_extension`): another way would be needed beside it.
"""

import math
import sys
from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from operator import lt
from struct import Struct

from app.adapters.storage.database import Connection
from app.adapters.storage.documents.rows import CHUNK, DOCUMENT, chunk_of, document_of
from app.core.domain.knowledge import ChunkMatch

Vector = Sequence[float]

_EXACT = 2000  # so many vectors are compared as they are
_COMPARED = 1500  # of more, so many are: a multiple of what is asked for, so that none of those is missed
_REMOVED = 0.2  # of them may be gone before what is remembered of the index is read anew
_ASCII_BITS = b"01" + bytes(254)
_CHUNK_OF_VECTOR = f"""
SELECT {DOCUMENT}, {CHUNK} FROM vectors v JOIN chunks c ON c.id = v.chunk JOIN documents d ON d.number = c.document
WHERE v.id = ?
"""


@dataclass
class VectorBits:
    """The bits of an index in memory, some 100 bytes each; what is new since the last look is read on."""

    ids: "array[int]" = field(default_factory=lambda: array("q"))
    bits: list[int] = field(default_factory=list)

    def read_on(self, db: Connection, place: int) -> None:
        last = self.ids[-1] if self.ids else 0
        rows = db.execute("SELECT id, bits FROM signs WHERE place = ? AND id > ? ORDER BY id", (place, last))
        for number, bits in rows:
            self.ids.append(number)
            self.bits.append(int.from_bytes(bits, "big"))

    def likest(self, bits: int, many: int) -> list[int]:
        """Ids of the vectors that share most bits, `many` of them or a few more that share as many."""
        distances = [(bits ^ other).bit_count() for other in self.bits]
        counts, total = Counter(distances), 0
        for distance in sorted(counts):
            total += counts[distance]
            if total >= many:
                break
        return [number for number, other in zip(self.ids, distances, strict=True) if other <= distance]


class Vectors:
    """`memory` belongs to the thread that reads."""

    def __init__(self) -> None:
        self._memory: dict[int, VectorBits] = {}

    def nearest(
        self, db: Connection, base_ids: Sequence[str], model: str, vector: Vector, limit: int
    ) -> list[ChunkMatch]:
        unit = _unit(vector)
        if unit is None or limit < 1:
            return []
        vector_struct = Struct(f"<{len(unit)}f")
        marks = ", ".join("?" * len(base_ids))
        sql = f"SELECT number, centre FROM indexes WHERE model = ? AND size = ? AND base IN ({marks})"
        scored: list[tuple[float, int]] = []
        for place, centre in db.execute(sql, (model, len(unit), *base_ids)).fetchall():
            for number, data in self._candidates(db, place, centre, unit, limit):
                scored.append((math.dist(unit, vector_struct.unpack(data)), number))
        scored.sort()
        return _scored_chunks(db, scored, limit)

    def _candidates(
        self, db: Connection, place: int, centre: bytes | None, unit: Vector, limit: int
    ) -> list[tuple[int, bytes]]:
        if centre is None:
            sql = "SELECT id, vector FROM vectors WHERE place = ?"
            return [(number, data) for number, data in db.execute(sql, (place,))]
        bits = int.from_bytes(_bits(unit, _floats(centre)), "big")
        many = max(_COMPARED, 20 * limit)
        vector_bits = self._memory.setdefault(place, VectorBits())
        vector_bits.read_on(db, place)
        likest = vector_bits.likest(bits, many) if vector_bits.bits else []
        rows = _vectors(db, likest)
        if len(rows) < (1 - _REMOVED) * len(likest):
            vector_bits = self._memory[place] = VectorBits()
            vector_bits.read_on(db, place)
            rows = _vectors(db, vector_bits.likest(bits, many) if vector_bits.bits else [])
        return rows


def keep_vectors(db: Connection, base_id: str, model: str, vectors: Iterable[tuple[int, Vector]]) -> None:
    """Replaces a chunk's vector. One that is of no use (all zeros, not finite) is kept, and never found."""
    for chunk, vector in vectors:
        sql = "SELECT 1 FROM chunks c JOIN documents d ON d.number = c.document WHERE c.id = ? AND d.base = ?"
        if db.execute(sql, (chunk, base_id)).fetchone() is None:
            continue
        unit = _unit(vector) or ()
        place = _place(db, base_id, model, len(unit))
        sql = "SELECT v.id FROM vectors v JOIN indexes i ON i.number = v.place WHERE v.chunk = ? AND i.model = ?"
        for (old,) in db.execute(sql, (chunk, model)).fetchall():
            remove_vector(db, old)
        data = array("f", unit)
        if sys.byteorder == "big":
            data.byteswap()
        row = db.execute(
            "INSERT INTO vectors (place, chunk, vector) VALUES (?, ?, ?) RETURNING id", (place, chunk, data.tobytes())
        ).fetchone()
        _sign(db, place, row[0], unit)


def remove_vector(db: Connection, number: int) -> None:
    db.execute("DELETE FROM vectors WHERE id = ?", (number,))
    db.execute("DELETE FROM signs WHERE id = ?", (number,))


def _place(db: Connection, base_id: str, model: str, size: int) -> int:
    db.execute("INSERT OR IGNORE INTO indexes (base, model, size) VALUES (?, ?, ?)", (base_id, model, size))
    sql = "SELECT number FROM indexes WHERE base = ? AND model = ? AND size = ?"
    return int(db.execute(sql, (base_id, model, size)).fetchone()[0])


def _sign(db: Connection, place: int, number: int, unit: Vector) -> None:
    """Bits for a new vector; once there are many, a centre is chosen, and all get theirs."""
    if not unit:
        return
    centre = db.execute("SELECT centre FROM indexes WHERE number = ?", (place,)).fetchone()[0]
    if centre is not None:
        values = (number, place, _bits(unit, _floats(centre)))
        db.execute("INSERT INTO signs VALUES (?, ?, ?)", values)
        return
    if db.execute("SELECT count(*) FROM vectors WHERE place = ?", (place,)).fetchone()[0] <= _EXACT:
        return
    stored = [
        (id, _floats(data)) for id, data in db.execute("SELECT id, vector FROM vectors WHERE place = ?", (place,))
    ]
    middle = [math.fsum(column) / len(stored) for column in zip(*(vector for _, vector in stored), strict=True)]
    data = Struct(f"<{len(middle)}f").pack(*middle)
    middle = list(_floats(data))
    db.execute("UPDATE indexes SET centre = ? WHERE number = ?", (data, place))
    db.executemany("INSERT INTO signs VALUES (?, ?, ?)", ((id, place, _bits(vector, middle)) for id, vector in stored))


def _vectors(db: Connection, numbers: Iterable[int]) -> list[tuple[int, bytes]]:
    sql = "SELECT id, vector FROM vectors WHERE id = ?"
    rows = (db.execute(sql, (number,)).fetchone() for number in numbers)
    return [(row[0], row[1]) for row in rows if row is not None]


def _scored_chunks(db: Connection, scored: Iterable[tuple[float, int]], limit: int) -> list[ChunkMatch]:
    chunks: list[ChunkMatch] = []
    for distance, number in scored:
        if len(chunks) == limit:
            break
        if (row := db.execute(_CHUNK_OF_VECTOR, (number,)).fetchone()) is not None:
            score = 1 - distance * distance / 2  # the cosine
            chunks.append(ChunkMatch(row["chunk_id"], document_of(row), chunk_of(row), score))
    return chunks


def _unit(vector: Vector) -> tuple[float, ...] | None:
    """Of length 1; None where it has no direction."""
    length = math.hypot(*vector)
    return tuple(number / length for number in vector) if length > 0 and math.isfinite(length) else None


def _floats(data: bytes) -> tuple[float, ...]:
    return Struct(f"<{len(data) // 4}f").unpack(data)


def _bits(vector: Vector, centre: Vector) -> bytes:
    """A bit for each number, the first one in the highest place."""
    ones = bytes(map(lt, centre, vector)).translate(_ASCII_BITS)
    return int(ones, 2).to_bytes((len(ones) + 7) // 8, "big")
