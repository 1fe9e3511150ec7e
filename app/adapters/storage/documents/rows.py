"""Rows ↔ bases, items, documents, chunks."""

import re
import zlib
from datetime import datetime
from sqlite3 import Row
from typing import Any

from app.adapters.storage.values import dumps, loads, stamp
from app.core.domain.chat import ModelChoice
from app.core.domain.errors import Failure
from app.core.domain.knowledge import Base, Chunk, Document, DocumentState, Item, ItemKind

_SURROGATE = re.compile("[\ud800-\udfff]")
_LARGEST = 2**63 - 1  # that SQLite holds
DOCUMENT = "d.id, d.base, d.item, d.kind, d.address, d.title, d.state, d.failure, d.size, d.modified, d.digest"
DOCUMENT += ", d.chunks, d.pages, d.read_at"
CHUNK = "c.id AS chunk_id, c.text, c.start, c.end, c.heading, c.page, c.line"


def base_of(row: Row) -> Base:
    """With counts where the row has them."""
    choice = loads(ModelChoice, row["embedding"], None)
    return Base(row["id"], row["name"], choice, row["store"], bool(row["paused"]))


def item_of(row: Row) -> Item:
    return Item(row["id"], row["base"], ItemKind(row["kind"]), row["address"], row["title"], row["text"])


def document_of(row: Row) -> Document:
    return Document(
        row["id"],
        row["base"],
        row["item"],
        ItemKind(row["kind"]),
        row["address"],
        row["title"],
        DocumentState(row["state"]),
        loads(Failure, row["failure"], None),
        row["size"],
        row["modified"],
        row["digest"],
        row["chunks"],
        row["pages"],
        None if row["read_at"] is None else datetime.fromisoformat(row["read_at"]),
    )


def values_of(document: Document) -> dict[str, Any]:
    """Without `chunks`, which are counted."""
    return {
        "id": document.id,
        "base": document.base,
        "item": document.item,
        "kind": document.kind.value,
        "address": document.address,
        "title": document.title,
        "state": document.state.value,
        "failure": None if document.failure is None else dumps(document.failure),
        "size": _bounded(document.size),
        "modified": _bounded(document.modified),
        "digest": document.digest,
        "pages": _bounded(document.pages),
        "read_at": None if document.read_at is None else stamp(document.read_at),
    }


def chunk_of(row: Row) -> Chunk:
    return Chunk(row["text"], row["start"], row["end"], row["heading"], row["page"], row["line"])


def chunk_row(document: int, chunk: Chunk) -> tuple[Any, ...]:
    places = map(_bounded, (chunk.start, chunk.end, chunk.page, chunk.line))
    start, end, page, line = places
    return (document, chunk.text, start, end, chunk.heading, page, line)


def packed(text: str) -> bytes:
    """A long text, a third of its size. Half a surrogate pair becomes U+FFFD."""
    return zlib.compress(_SURROGATE.sub("\ufffd", text).encode(), 1)


def unpacked(data: bytes) -> str:
    return zlib.decompress(data).decode()


def _bounded(number: int) -> int:
    return max(-_LARGEST, min(_LARGEST, number))
