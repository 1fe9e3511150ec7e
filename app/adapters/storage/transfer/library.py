"""Assistants and prompts of another machine beside those that are here."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from sqlite3 import Connection
from typing import TypeVar

from app.adapters.storage.library.store import SAVE
from app.adapters.storage.values import dumps, loads, stamp
from app.core.domain.assistants import Assistant
from app.core.domain.prompts import Prompt

T = TypeVar("T")
_TABLES = ("assistants", "prompts")


def add_library(
    db: Connection, assistants: Sequence[Assistant], prompts: Sequence[Prompt], batch: str
) -> tuple[int, int]:
    """Those that are missing, behind those that are here, in the caller's transaction; gives how many of each.

    Assistants go by their ids alone, which conversations name; a prompt in the same words is not missing.
    """
    texts = {(one.title, one.text) for one in _stored(db, "prompts", Prompt)}
    new_prompts = [one for one in prompts if (one.title, one.text) not in texts]
    return _add(db, "assistants", assistants, batch), _add(db, "prompts", new_prompts, batch)


def undo_library(db: Connection, batch: str) -> None:
    for table in _TABLES:
        sql = f"DELETE FROM {table} WHERE id IN (SELECT item FROM import_library WHERE batch = ? AND place = ?)"
        db.execute(sql, (batch, table))
    db.execute("DELETE FROM import_library WHERE batch = ?", (batch,))


def _add(db: Connection, table: str, items: Iterable[Assistant | Prompt], batch: str) -> int:
    ids = {id for (id,) in db.execute(f"SELECT id FROM {table}")}
    now, added = stamp(datetime.now(UTC)), 0
    for one in items:
        if one.id in ids:
            continue
        db.execute(SAVE.format(table=table), {"id": one.id, "value": dumps(one), "updated": now})
        if batch:
            db.execute("INSERT OR REPLACE INTO import_library VALUES (?, ?, ?)", (one.id, table, batch))
        ids.add(one.id)
        added += 1
    return added


def _stored(db: Connection, table: str, kind: type[T]) -> list[T]:
    values = (loads(kind, value, None) for (value,) in db.execute(f"SELECT value FROM {table}"))
    return [value for value in values if value is not None]
