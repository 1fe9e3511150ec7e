"""Documents and indexes that are removed: nobody sees them at once, and they are taken away in portions."""

import json

from app.adapters.storage.database import Connection
from app.adapters.storage.documents import vectors
from app.adapters.storage.documents.rows import unpacked
from app.adapters.storage.documents.words import drop_words

_PORTION = 200  # chunks that are taken away in one transaction: nobody else waits longer than for these


def leave(db: Connection, which: str, value: str) -> None:
    """Documents that nobody sees any more from now on."""
    db.execute(f"INSERT INTO leaving SELECT 'document', number FROM documents WHERE {which}", (value,))
    db.execute(f"DELETE FROM documents WHERE {which}", (value,))


def leave_index(db: Connection, which: str, *values: str) -> None:
    db.execute(f"INSERT INTO leaving SELECT 'index', number FROM indexes WHERE {which}", values)
    db.execute(f"DELETE FROM indexes WHERE {which}", values)


def take_portion(db: Connection) -> bool:
    """A portion of what is leaving; False when nothing is left."""
    row = db.execute("SELECT what, number FROM leaving LIMIT 1").fetchone()
    if row is None:
        return False
    take = take_chunks if row["what"] == "document" else _take_vectors
    if not take(db, row["number"]):
        db.execute("DELETE FROM leaving WHERE what = ? AND number = ?", tuple(row))
    return True


def take_chunks(db: Connection, document: int) -> bool:
    """A portion of a document's chunks; False when there were none any more, and its text is gone too."""
    all_ids = [id for (id,) in db.execute("SELECT id FROM chunks WHERE document = ? ORDER BY id", (document,))]
    if not all_ids:
        db.execute("DELETE FROM texts WHERE document = ?", (document,))
        return False
    ids = all_ids[-_PORTION:]  # the last ones, so that the first words stay the first chunks'
    row = db.execute("SELECT tokens FROM texts WHERE document = ?", (document,)).fetchone()
    words = json.loads(unpacked(row["tokens"]))
    drop_words(db, ids, words[len(all_ids) - len(ids) : len(all_ids)])
    for id in ids:
        for (vector,) in db.execute("SELECT id FROM vectors WHERE chunk = ?", (id,)).fetchall():
            vectors.remove_vector(db, vector)
        db.execute("DELETE FROM chunks WHERE id = ?", (id,))
    return True


def _take_vectors(db: Connection, place: int) -> bool:
    ids = db.execute("SELECT id FROM vectors WHERE place = ? LIMIT ?", (place, 5 * _PORTION)).fetchall()
    for (id,) in ids:
        vectors.remove_vector(db, id)
    return bool(ids)
