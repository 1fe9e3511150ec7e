"""The knowledge bases of a second machine's backup beside those that are here, and out again.

What comes is noted in the batch of the merge before it comes: one that is killed can be taken back, and goes on.
"""

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path
from uuid import uuid4

from app.adapters.storage.database import Connection, Database
from app.adapters.storage.documents.rows import chunk_of, unpacked
from app.adapters.storage.documents.schema import MIGRATIONS
from app.adapters.storage.documents.store import NAME, SqliteDocuments
from app.adapters.storage.transfer.transfer import SqliteTransfer
from app.core.domain.backup import Merged
from app.core.domain.knowledge import Base, Document, DocumentState, DocumentText, Item

_CHUNKS = """
SELECT c.id AS chunk_id, c.text, c.start, c.end, c.heading, c.page, c.line FROM chunks c
JOIN documents d ON d.number = c.document WHERE d.id = ? ORDER BY c.id
"""
_TEXT = "SELECT t.text FROM texts t JOIN documents d ON d.number = t.document WHERE d.id = ?"


async def merge_bases(
    scratch: Path, own: SqliteDocuments, notes: SqliteTransfer, merged: Merged, writing: asyncio.Lock
) -> Merged:
    """notes: where `merged.batch` stands. writing: held for each base, which an undo may take away when it is empty."""
    database = await Database.open(scratch, NAME, MIGRATIONS)
    other = SqliteDocuments(database)
    try:
        bases = documents = 0
        for base in await other.bases():
            async with writing:
                names, id = {one.name.casefold() for one in await own.bases()}, uuid4().hex
                is_new = base.name.casefold() not in names
                if is_new:
                    await notes.own_base(id, merged.batch)
                mine = await own.create(base.name, id)
                if is_new:
                    await own.keep_base(replace(mine, embedding=base.embedding, paused=base.paused))
                    bases += 1
                documents += await _BaseMerge(database, other, own, notes, merged.batch).run(base, mine)
        return replace(merged, bases=bases, documents=documents)
    finally:
        await other.close()


async def take_back_bases(batch: str, own: SqliteDocuments, notes: SqliteTransfer) -> None:
    """What was put into such a base since then stays, and its base with it. May be done twice."""
    bases, items = await notes.knowledge_of(batch)
    for item in items:
        await own.remove_item(item)
    for base in bases:
        if not await own.items(base):
            await own.remove_base(base)


class _BaseMerge:
    """What was put into a base there and not here, with its documents as they were read there."""

    def __init__(
        self, database: Database, other: SqliteDocuments, own: SqliteDocuments, notes: SqliteTransfer, batch: str
    ) -> None:
        self._database = database
        self._other = other
        self._own = own
        self._notes = notes
        self._batch = batch

    async def run(self, base: Base, mine: Base) -> int:
        here = {(item.kind, item.address): item for item in await self._own.items(mine.id)}
        used_ids = {item.id for one in await self._own.bases() for item in await self._own.items(one.id)}
        _, noted = await self._notes.knowledge_of(self._batch)
        theirs, ours = await self._other.documents(base.id), await self._own.documents(mine.id)
        added = 0
        for item in await self._other.items(base.id):
            documents = [document for document in theirs if document.item == item.id]
            stored = here.get((item.kind, item.address))
            if stored is not None and not (stored.id in noted and _is_cut_off(stored, documents, ours)):
                continue
            id = uuid4().hex if item.id in used_ids else item.id
            if stored is None:
                await self._notes.own_item(id, self._batch)
            await self._bring(replace(item, id=id, base=mine.id), documents)
            added += len(documents)
        return added

    async def _bring(self, item: Item, theirs: list[Document]) -> None:
        new = await self._own.add_item(item)
        pairs = [
            (one.id, replace(one, id=await self._free_id(one.id, new), base=new.base, item=new.id)) for one in theirs
        ]
        await self._own.settle(new.id, [document for _, document in pairs])
        for id, document in pairs:
            if document.state is not DocumentState.WAITING:
                await self._own.keep(
                    document, await self._database.read(partial(_text_of, id=id, title=document.title))
                )

    async def _free_id(self, id: str, item: Item) -> str:
        document = await self._own.document(id)
        return id if document is None or document.item == item.id else uuid4().hex


def _is_cut_off(item: Item, theirs: list[Document], ours: list[Document]) -> bool:
    """A merge of the same batch was killed while it came."""
    states = [document.state for document in ours if document.item == item.id]
    waiting = [document.state for document in theirs].count(DocumentState.WAITING)
    return len(states) < len(theirs) or states.count(DocumentState.WAITING) > waiting


def _text_of(db: Connection, id: str, title: str) -> DocumentText | None:
    """As it was read there; its words are made anew."""
    row = db.execute(_TEXT, (id,)).fetchone()
    if row is None:
        return None
    return DocumentText(unpacked(row["text"]), tuple(chunk_of(one) for one in db.execute(_CHUNKS, (id,))), title)
