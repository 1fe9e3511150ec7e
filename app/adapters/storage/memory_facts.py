"""What is remembered of the user, in the conversations' database."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from sqlite3 import Row

from app.adapters.storage.conversations.fact_removal import put_back, take_away, without_a_fact
from app.adapters.storage.database import Connection, Database
from app.adapters.storage.values import stamp
from app.core.domain.errors import Unavailable
from app.core.domain.memory import Backup, Fact, Forgotten

log = logging.getLogger(__name__)

_KEEP = """
INSERT INTO facts (id, "group", text, created, updated, turn, conversation)
VALUES (:id, :group, :text, :created, :updated, :turn, :conversation)
ON CONFLICT (id) DO UPDATE SET "group" = :group, text = :text, updated = :updated, turn = :turn,
    conversation = :conversation
"""


class SqliteFacts:
    """Shares the file and the thread of the conversations, which close them: `SqliteFacts(conversations.database)`."""

    def __init__(self, database: Database, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._database = database
        self._now = now

    async def facts(self, group: str | None = None) -> list[Fact]:
        """Newest first; None: of all groups."""
        sql = 'SELECT * FROM facts WHERE :group IS NULL OR "group" = :group ORDER BY updated DESC, rowid DESC'
        rows = await self._database.read(lambda db: db.execute(sql, {"group": group}).fetchall())
        return [_fact(row) for row in rows]

    async def keep_fact(self, fact: Fact) -> None:
        """One that is there already keeps the time at which it was made."""
        values = {name: getattr(fact, name) for name in ("id", "group", "text", "turn", "conversation")}
        values |= {"created": stamp(fact.created), "updated": stamp(fact.updated)}

        def work(db: Connection) -> None:
            db.execute("DELETE FROM forgotten WHERE fact = ?", (fact.id,))
            db.execute(_KEEP, values)

        await self._database.write(work)

    async def forget(self, fact_id: str) -> Forgotten:
        return await self._forget("id = ?", (fact_id,))

    async def forget_all(self, group: str | None = None) -> Forgotten:
        return await self._forget('? IS NULL OR "group" = ?', (group, group))

    async def restore(self, forgotten: Forgotten) -> None:
        await self._database.write(lambda db: put_back(db, forgotten.way_back))

    async def backups_with(self, forgotten: Forgotten) -> list[Backup]:
        from app.adapters.storage.backups import holding

        path, before = self._database.path, forgotten.moment or self._now()
        return await asyncio.to_thread(holding, path, forgotten.facts, forgotten.wordings, before)

    async def renew_backup(self, old: Sequence[Backup]) -> Backup:
        from app.adapters.storage.backups import renewed

        return await self._database.alone(lambda db: renewed(db, self._database.path, old))

    async def _forget(self, which: str, values: tuple[str | None, ...]) -> Forgotten:
        moment = self._now()

        def work(db: Connection) -> Forgotten:
            db.execute("PRAGMA secure_delete = ON")  # forgotten is forgotten: no copy stays in the file's free pages
            facts = [_fact(row) for row in db.execute(f"SELECT * FROM facts WHERE {which}", values)]
            removal = take_away(db, [*(fact.id for fact in facts), *without_a_fact(db)], stamp(moment))
            return Forgotten(
                tuple(facts), tuple(removal.wordings), frozenset(removal.turns), tuple(removal.way_back), moment
            )

        forgotten = await self._database.write(work)
        try:
            return replace(forgotten, cleaned=await self._database.clean())
        except Unavailable as error:
            log.warning("what was forgotten is deleted, but the file could not be cleaned: %s", error)
            return replace(forgotten, cleaned=False)


def _fact(row: Row) -> Fact:
    created, updated = (datetime.fromisoformat(row[name]) for name in ("created", "updated"))
    return Fact(row["id"], row["group"], row["text"], created, updated, row["turn"], row["conversation"])
