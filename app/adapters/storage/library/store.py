"""Fits `LibraryStore`: a row for each assistant and prompt, whose value is JSON."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from app.adapters.storage.database import Connection, Database
from app.adapters.storage.library.versions import save, saved
from app.adapters.storage.values import loads, stamp
from app.core.domain.assistants import Assistant
from app.core.domain.prompts import Prompt


class SqliteLibrary:
    """Shares the file and the thread of the conversations, which close them."""

    def __init__(self, database: Database, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._database = database
        self._now = now

    async def assistants(self) -> list[Assistant]:
        return [one for one, _ in await self.saved_assistants()]

    async def saved_assistants(self) -> list[tuple[Assistant, str]]:
        """With the moment at which each came to read as it does, as it is stored."""
        return await self._database.read(lambda db: saved(db, "assistants", Assistant))

    async def saved_prompts(self) -> list[tuple[Prompt, str]]:
        return await self._database.read(lambda db: saved(db, "prompts", Prompt))

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
        return [one for one, _ in await self.saved_prompts()]

    async def save_prompts(self, prompts: Sequence[Prompt]) -> None:
        await self._save("prompts", prompts)

    async def delete_prompts(self, ids: Sequence[str]) -> None:
        await self._delete("prompts", ids)

    async def _save(self, table: str, items: Sequence[Assistant | Prompt]) -> None:
        now = stamp(self._now())

        def work(db: Connection) -> None:
            for one in items:  # one by one, so that each comes behind the one before it
                save(db, table, one, now)

        await self._database.write(work)

    async def _delete(self, table: str, ids: Sequence[str]) -> None:
        rows = [(one,) for one in ids]

        def work(db: Connection) -> None:
            db.executemany(f"DELETE FROM {table} WHERE id = ?", rows)
            db.executemany("DELETE FROM library_versions WHERE item = ?", rows)

        await self._database.write(work)
