"""Chunks found by their words: SQLite's FTS5 over our own tokens.

A common word costs a long list of chunks and says little. In a large index the rare words of a query choose the chunks,
and common ones only where two of them meet.
"""

import json
from collections.abc import Iterable, Sequence
from itertools import combinations
from pathlib import PurePath

from app.adapters.storage.database import Connection
from app.adapters.storage.documents.rows import CHUNK, DOCUMENT, chunk_of, document_of
from app.core.domain.knowledge import Chunk, ChunkMatch, Document, ItemKind
from app.core.ranking.tokens import index_tokens, query_tokens

_MOST_TOKENS = 32  # of a query: the rarest
_LOOKED_UP = 128  # of a query: the first
_ROWS = 8000  # chunks that are chosen, about: to score each takes 0.75 µs
_MOST_ROWS = 16_000  # that are scored whatever was chosen
_PAIRED = 5  # common words that choose chunks in pairs
_INSERT = "INSERT INTO words (rowid, about, body, base) VALUES (?, ?, ?, ?)"
_DELETE = "INSERT INTO words (words, rowid, about, body, base) VALUES ('delete', ?, ?, ?, ?)"
_MATCHING = f"""
SELECT {DOCUMENT}, {CHUNK}, best.score FROM (
    SELECT * FROM (SELECT rowid AS id, rank AS score FROM words WHERE words MATCH :wanted LIMIT {_MOST_ROWS})
    ORDER BY score LIMIT :some
) AS best
JOIN chunks c ON c.id = best.id JOIN documents d ON d.number = c.document
ORDER BY best.score, best.id LIMIT :limit
"""
Words = tuple[str, str, str]
"""What FTS5 keeps of a chunk: about, body, base."""


def words_of(base: int, document: Document, chunks: Iterable[Chunk]) -> list[Words]:
    name = PurePath(document.address).name if document.kind is ItemKind.FILE else ""
    title = _joined(index_tokens(f"{document.title} {'' if name == document.title else name}"))
    by_heading: dict[str, str] = {}  # many chunks stand below one heading
    rows = []
    for chunk in chunks:
        if chunk.heading not in by_heading:
            by_heading[chunk.heading] = _joined(index_tokens(chunk.heading))
        body = _joined(chunk.tokens.split() or index_tokens(chunk.text))
        rows.append((f"{title} {by_heading[chunk.heading]}", body, f"b{base}"))
    return rows


def keep_words(db: Connection, ids: Iterable[int], words: Iterable[Words]) -> None:
    db.executemany(_INSERT, ((id, *row) for id, row in zip(ids, words, strict=True)))


def drop_words(db: Connection, ids: Iterable[int], words: Iterable[Words]) -> None:
    """The very words that were kept: others would leave rubbish behind."""
    db.executemany(_DELETE, ((id, *row) for id, row in zip(ids, words, strict=True)))


def find_words(db: Connection, base_ids: Sequence[str], query: str, limit: int) -> list[ChunkMatch]:
    marks = ", ".join("?" * len(base_ids))
    numbers = [n for (n,) in db.execute(f"SELECT number FROM bases WHERE id IN ({marks})", base_ids)]
    tokens = list(dict.fromkeys(_joined(query_tokens(query)).split()))[:_LOOKED_UP]
    if not numbers or not tokens or limit < 1:
        return []
    match = expression(_counted(db, tokens), _size(db))
    if len(numbers) < db.execute("SELECT count(*) FROM bases").fetchone()[0]:
        match = f"base : ({' OR '.join(f'b{n}' for n in numbers)}) AND {{about body}} : ({match})"
    values = {"wanted": match, "limit": limit, "some": 2 * limit}
    rows = db.execute(_MATCHING, values).fetchall()
    if len(rows) < limit:  # there are no more, or many are leaving
        rows = db.execute(_MATCHING, values | {"some": _MOST_ROWS}).fetchall()
    return [ChunkMatch(row["chunk_id"], document_of(row), chunk_of(row), -row["score"]) for row in rows]


def expression(counted: Sequence[tuple[int, str]], size: int) -> str:
    """Which chunks to score. counted: in how many chunks each token stands; size: how many chunks there are."""
    ordered = sorted(counted, key=lambda one: (not one[0], *one))[:_MOST_TOKENS]  # what stands nowhere comes last
    terms: list[str] = []
    common: list[tuple[int, str]] = []
    room = float(_ROWS)
    for count, token in ordered:
        if count <= room:
            terms.append(f'"{token}"')
            room -= count
        else:
            common.append((count, token))
    for (first, one), (second, other) in combinations(common[:_PAIRED], 2):
        together = first * second / max(size, 1)
        if together <= room:
            terms.append(f'("{one}" AND "{other}")')
            room -= together
    if not terms:
        terms = [" AND ".join(f'"{token}"' for _, token in common[:2])]
    return " OR ".join(terms)


def _counted(db: Connection, tokens: Sequence[str]) -> list[tuple[int, str]]:
    """One row for all: after each row the thread may have to wait until an import lets it go on."""
    sql = """
        SELECT json_group_object(term, doc) FROM word_counts WHERE term IN (SELECT value FROM json_each(?))
    """
    counts = json.loads(db.execute(sql, (json.dumps(tokens),)).fetchone()[0])
    return [(counts.get(token, 0), token) for token in tokens]


def _size(db: Connection) -> int:
    return int(db.execute("SELECT coalesce(sum(chunks), 0) FROM documents").fetchone()[0])


def _joined(tokens: Iterable[str]) -> str:
    """What comes from elsewhere may hold signs that the tokeniser would split at, or that end a query's quotes."""
    return " ".join(tokens).replace("\0", " ").replace('"', " ")
