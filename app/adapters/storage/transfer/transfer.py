"""Whole conversations in and out of SQLite; fits the port `ConversationTransfer`."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from sqlite3 import Connection, Row

from app.adapters.storage.conversations.numbers import Meaning, numbers_of
from app.adapters.storage.conversations.selection import Selection
from app.adapters.storage.conversations.sources import sources_of
from app.adapters.storage.conversations.stored_turns import bare_conversation, children_of, turns_of
from app.adapters.storage.database import Database
from app.adapters.storage.transfer.adding import add, stored_turns
from app.adapters.storage.transfer.facts import add_facts
from app.adapters.storage.transfer.knowledge import knowledge_of, own_base, own_item
from app.adapters.storage.transfer.library import Saved, add_library
from app.adapters.storage.transfer.undoing import clear_one, forget_undone, undo
from app.adapters.storage.values import loads, stamp
from app.core.domain.assistants import Assistant
from app.core.domain.memory import Fact
from app.core.domain.prompts import Prompt
from app.core.domain.sources import Source
from app.core.domain.transfer.whole import Addition, BatchState, ImportBatch, StoredTurns, Undone, WholeConversation
from app.core.domain.turn.turn import Turn

_CLEARED_AT_ONCE = 10  # conversations; writing waits for them
_BATCHES = """
SELECT i.*,
    (SELECT count(*) FROM import_conversations c WHERE c.batch = i.id AND c.effect <> 'undone') AS conversations,
    (SELECT count(*) FROM import_turns t WHERE t.batch = i.id) AS turns
FROM imports i WHERE i.state <> 'undone' ORDER BY i.started DESC, i.rowid DESC
"""
_ADDED_NOTHING = """
DELETE FROM imports WHERE id = :batch AND NOT EXISTS (SELECT 1 FROM import_turns WHERE batch = :batch)
AND NOT EXISTS (SELECT 1 FROM import_conversations WHERE batch = :batch)
AND NOT EXISTS (SELECT 1 FROM import_facts WHERE batch = :batch)
AND NOT EXISTS (SELECT 1 FROM import_library WHERE batch = :batch)
AND NOT EXISTS (SELECT 1 FROM import_bases WHERE batch = :batch)
AND NOT EXISTS (SELECT 1 FROM import_items WHERE batch = :batch)
"""


def _now() -> datetime:
    return datetime.now(UTC)


class SqliteTransfer:
    """In the conversations' own file. What it writes empties the store's cache of turns, as anybody's writing does."""

    def __init__(self, database: Database, now: Callable[[], datetime] = _now) -> None:
        self._database = database
        self._now = now

    async def whole(self, conversation_id: str) -> WholeConversation | None:
        return await self._database.read(lambda db: _whole(db, conversation_id))

    async def stored(self, conversation_ids: Collection[str]) -> dict[str, StoredTurns]:
        return await self._database.read(lambda db: _stored(db, conversation_ids))

    async def purged(self) -> dict[str, datetime]:
        """Conversations that were deleted here and are gone for good: id → when."""
        sql = "SELECT conversation, deleted FROM purged"
        rows = await self._database.read(lambda db: db.execute(sql).fetchall())
        return {id: datetime.fromisoformat(deleted) for id, deleted in rows}

    async def add(self, whole: WholeConversation, batch: str = "") -> Addition:
        return await self._database.write(lambda db: add(db, whole, batch))

    async def add_facts(self, facts: Sequence[Fact], batch: str = "") -> int:
        """Those that are neither here in the same words nor were forgotten here; gives how many."""
        return await self._database.write(lambda db: add_facts(db, facts, batch))

    async def add_library(
        self, assistants: Saved[Assistant], prompts: Saved[Prompt], batch: str, origin: str
    ) -> tuple[int, int]:
        """Those that are missing here, or read otherwise, named by their origin then; gives how many of each.

        Both with the moments at which they were saved there."""
        return await self._database.write(lambda db: add_library(db, assistants, prompts, batch, origin))

    async def own_base(self, base_id: str, batch: str) -> None:
        await self._database.write(lambda db: own_base(db, base_id, batch))

    async def own_item(self, item_id: str, batch: str) -> None:
        await self._database.write(lambda db: own_item(db, item_id, batch))

    async def knowledge_of(self, batch: str) -> tuple[list[str], list[str]]:
        """(knowledge bases, items in them) that a batch brought, or was about to bring."""
        return await self._database.read(lambda db: knowledge_of(db, batch))

    async def begin(self, batch: ImportBatch) -> None:
        row = (batch.id, batch.format, batch.file, stamp(batch.started), batch.state.value)
        await self._database.write(lambda db: db.execute("INSERT INTO imports VALUES (?, ?, ?, ?, ?)", row))

    async def end(self, batch_id: str, state: BatchState) -> None:
        def work(db: Connection) -> None:
            db.execute("UPDATE imports SET state = ? WHERE id = ?", (state.value, batch_id))
            db.execute(_ADDED_NOTHING, {"batch": batch_id})

        await self._database.write(work)

    async def batches(self) -> list[ImportBatch]:
        return await self._database.read(lambda db: [_batch(row) for row in db.execute(_BATCHES)])

    async def undo(self, batch_id: str) -> Undone:
        now = stamp(self._now())
        return await self._database.write(lambda db: undo(db, batch_id, now))

    async def clear_undone(self) -> bool:
        def work(db: Connection) -> bool:
            return all(clear_one(db) for _ in range(_CLEARED_AT_ONCE))

        return await self._database.write(work)

    async def has_undone(self) -> bool:
        sql = "SELECT 1 FROM imports WHERE state = ? LIMIT 1"
        state = BatchState.UNDONE.value
        return await self._database.read(lambda db: db.execute(sql, (state,)).fetchone()) is not None

    async def forget_undone(self) -> None:
        await self._database.write(forget_undone)


def _whole(db: Connection, conversation_id: str) -> WholeConversation | None:
    bare = bare_conversation(db, conversation_id)
    if bare is None:
        return None
    row = db.execute("SELECT pinned, archived, tags FROM conversations WHERE id = ?", (conversation_id,)).fetchone()
    sources = sources_of(db, bare.id)
    numbers = numbers_of(db, Selection(bare.id))
    turns = tuple(_with_meanings(turn, numbers.get(turn.id, {}), sources) for turn in turns_of(db, bare.id))
    return WholeConversation(
        replace(bare, turns=turns, children=children_of(db, bare.id)),
        tuple(sources.values()),
        _moment(row["pinned"]),
        _moment(row["archived"]),
        loads(tuple[str, ...], row["tags"], ()),
    )


def _with_meanings(turn: Turn, numbers: Meaning, sources: Mapping[str, Source]) -> Turn:
    """The turn with all sources that it knew by a number, those included that it neither found nor cites."""
    numbered = {id: replace(sources[id], number=number) for number, id in numbers.items() if id in sources}
    return replace(turn, sources=numbered | turn.sources)


def _moment(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)


def _stored(db: Connection, ids: Collection[str]) -> dict[str, StoredTurns]:
    stored = {}
    for id in ids:
        row = db.execute("SELECT deleted FROM conversations WHERE id = ?", (id,)).fetchone()
        if row is not None:
            stored[id] = StoredTurns(frozenset(stored_turns(db, id)), row["deleted"] is not None)
    return stored


def _batch(row: Row) -> ImportBatch:
    states = {state.value: state for state in BatchState}
    return ImportBatch(
        row["id"],
        row["format"],
        row["file"],
        datetime.fromisoformat(row["started"]),
        states.get(row["state"], BatchState.UNKNOWN),
        row["conversations"],
        row["turns"],
    )
