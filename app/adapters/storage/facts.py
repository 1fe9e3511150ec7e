"""What is remembered of the user, in the conversations' database."""

from datetime import datetime
from sqlite3 import Row

from app.adapters.storage.database import Connection, Database
from app.adapters.storage.turns import stamp
from app.core.domain.memory import Fact

_KEEP = """
INSERT INTO facts (id, "group", text, created, updated, turn, conversation)
VALUES (:id, :group, :text, :created, :updated, :turn, :conversation)
ON CONFLICT (id) DO UPDATE SET "group" = :group, text = :text, updated = :updated, turn = :turn,
    conversation = :conversation
"""


class SqliteFacts:
    """Shares the file and the thread of the conversations, which close them: `SqliteFacts(conversations.database)`."""

    def __init__(self, database: Database):
        self._database = database

    async def facts(self, group: str | None = None) -> list[Fact]:
        """Newest first; None: of all groups."""
        sql = 'SELECT * FROM facts WHERE :group IS NULL OR "group" = :group ORDER BY updated DESC, rowid DESC'
        rows = await self._database.read(lambda db: db.execute(sql, {"group": group}).fetchall())
        return [_fact(row) for row in rows]

    async def keep_fact(self, fact: Fact) -> None:
        """One that is there already keeps the time at which it was made."""
        values = {name: getattr(fact, name) for name in ("id", "group", "text", "turn", "conversation")}
        values |= {"created": stamp(fact.created), "updated": stamp(fact.updated)}
        await self._database.write(lambda db: db.execute(_KEEP, values))

    async def forget(self, fact_id: str) -> None:
        await self._delete("id = ?", (fact_id,))

    async def forget_all(self, group: str | None = None) -> None:
        await self._delete('? IS NULL OR "group" = ?', (group, group))

    async def _delete(self, which: str, values: tuple[str | None, ...]) -> None:
        def work(db: Connection) -> None:
            db.execute("PRAGMA secure_delete = ON")  # forgotten is forgotten: no copy stays in the file's free pages
            db.execute(f"DELETE FROM facts WHERE {which}", values)

        await self._database.write(work)


def _fact(row: Row) -> Fact:
    created, updated = (datetime.fromisoformat(row[name]) for name in ("created", "updated"))
    return Fact(row["id"], row["group"], row["text"], created, updated, row["turn"], row["conversation"])
