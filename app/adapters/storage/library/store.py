"""Fits `LibraryStore`: a row for each assistant and prompt, whose value is JSON."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Protocol, TypeVar

from app.adapters.storage.database import Connection, Database
from app.adapters.storage.values import dumps, loads, stamp
from app.core.domain.assistants import Assistant
from app.core.domain.prompts import Prompt

T = TypeVar("T")
SAVE = """
INSERT INTO {table} (id, place, value, updated)
VALUES (:id, (SELECT coalesce(max(place), 0) + 1 FROM {table}), :value, :updated)
ON CONFLICT (id) DO UPDATE SET value = :value, updated = :updated
"""


class _Item(Protocol):
    @property
    def id(self) -> str: ...


class SqliteLibrary:
    """Shares the file and the thread of the conversations, which close them."""

    def __init__(self, database: Database, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._database = database
        self._now = now

    async def assistants(self) -> list[Assistant]:
        return await self._all("assistants", Assistant)

    async def assistant(self, assistant_id: str) -> Assistant | None:
        sql = "SELECT value FROM assistants WHERE id = ?"
        row = await self._database.read(lambda db: db.execute(sql, (assistant_id,)).fetchone())
        return loads(Assistant, row["value"], None) if row is not None else None

    async def save_assistants(self, assistants: Sequence[Assistant]) -> None:
        await self._save("assistants", assistants)

    async def delete_assistant(self, assistant_id: str) -> None:
        await self._delete("assistants", [assistant_id])

    async def order_assistants(self, ids: Sequence[str]) -> None:
        rows = [(place, one) for place, one in enumerate(ids, 1)]
        await self._database.write(lambda db: db.executemany("UPDATE assistants SET place = ? WHERE id = ?", rows))

    async def prompts(self) -> list[Prompt]:
        return await self._all("prompts", Prompt)

    async def save_prompts(self, prompts: Sequence[Prompt]) -> None:
        await self._save("prompts", prompts)

    async def delete_prompts(self, ids: Sequence[str]) -> None:
        await self._delete("prompts", ids)

    async def _all(self, table: str, kind: type[T]) -> list[T]:
        sql = f"SELECT value FROM {table} ORDER BY place, id"
        rows = await self._database.read(lambda db: db.execute(sql).fetchall())
        return [value for row in rows if (value := loads(kind, row["value"], None)) is not None]

    async def _save(self, table: str, items: Sequence[_Item]) -> None:
        now = stamp(self._now())
        rows: list[dict[str, Any]] = [{"id": one.id, "value": dumps(one), "updated": now} for one in items]

        def work(db: Connection) -> None:
            for row in rows:  # one by one, so that each comes behind the one before it
                db.execute(SAVE.format(table=table), row)

        await self._database.write(work)

    async def _delete(self, table: str, ids: Sequence[str]) -> None:
        rows = [(one,) for one in ids]
        await self._database.write(lambda db: db.executemany(f"DELETE FROM {table} WHERE id = ?", rows))
