"""The history of `knowledge.db`: a list to which one only ever appends, as with the conversations'."""

import sqlite3

from app.adapters.storage.migration_runner import Migration


def m001_documents(db: sqlite3.Connection) -> None:
    """Documents, chunks and vectors are known by numbers inside; no number is ever given twice.

    `words` holds our own tokens, joined by spaces, and cannot tell them: `texts.tokens` does, packed, for the day on
    which they leave. SQLite's `ascii` tokeniser leaves everything beyond ASCII as it is, and of ASCII our tokens have
    letters and digits alone. `about`: title, file name, heading. `base`: a word for the base, to cut a search to it.
    `vectors` are little-endian float32 of length 1; `signs` has a bit for each number above the centre of its index.
    `leaving`: chunks and vectors nobody sees any more, taken away in small portions.
    """
    for statement in _FIRST_SCHEMA.split(";"):
        db.execute(statement)


_FIRST_SCHEMA = """
CREATE TABLE bases (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    embedding TEXT,
    store TEXT NOT NULL DEFAULT '',
    paused INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE items (
    id TEXT PRIMARY KEY,
    base TEXT NOT NULL REFERENCES bases (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    title TEXT NOT NULL,
    text TEXT NOT NULL
);
CREATE UNIQUE INDEX items_by_address ON items (base, kind, address);
CREATE TABLE documents (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    base TEXT NOT NULL REFERENCES bases (id) ON DELETE CASCADE,
    item TEXT NOT NULL REFERENCES items (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    title TEXT NOT NULL,
    state TEXT NOT NULL,
    failure TEXT,
    size INTEGER NOT NULL,
    modified INTEGER NOT NULL,
    digest TEXT NOT NULL,
    chunks INTEGER NOT NULL,
    pages INTEGER NOT NULL,
    read_at TEXT
);
CREATE INDEX documents_by_state ON documents (base, state, chunks);
CREATE INDEX documents_by_item ON documents (item);
CREATE TABLE texts (
    document INTEGER PRIMARY KEY,
    text BLOB NOT NULL,
    tokens BLOB NOT NULL
);
CREATE TABLE chunks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    document INTEGER NOT NULL,
    text TEXT NOT NULL,
    start INTEGER NOT NULL,
    end INTEGER NOT NULL,
    heading TEXT NOT NULL,
    page INTEGER NOT NULL,
    line INTEGER NOT NULL
);
CREATE INDEX chunks_by_document ON chunks (document);
CREATE VIRTUAL TABLE words USING fts5 (about, body, base, content = '', tokenize = 'ascii');
INSERT INTO words (words, rank) VALUES ('rank', 'bm25(1.5, 1.0, 0.0)');
CREATE VIRTUAL TABLE word_counts USING fts5vocab (words, row);
CREATE TABLE indexes (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    base TEXT NOT NULL,
    model TEXT NOT NULL,
    size INTEGER NOT NULL,
    centre BLOB
);
CREATE UNIQUE INDEX indexes_by_model ON indexes (base, model, size);
CREATE TABLE vectors (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    place INTEGER NOT NULL,
    chunk INTEGER NOT NULL,
    vector BLOB NOT NULL
);
CREATE INDEX vectors_by_place ON vectors (place);
CREATE UNIQUE INDEX vectors_by_chunk ON vectors (chunk, place);
CREATE TABLE signs (
    id INTEGER PRIMARY KEY,
    place INTEGER NOT NULL,
    bits BLOB NOT NULL
);
CREATE INDEX signs_by_place ON signs (place);
CREATE TABLE leaving (
    what TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (what, number)
) WITHOUT ROWID
"""

MIGRATIONS: tuple[Migration, ...] = (m001_documents,)
