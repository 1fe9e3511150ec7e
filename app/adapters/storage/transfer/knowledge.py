"""What a batch brought into the knowledge bases, until it is taken back. They are in a file of their own, and this one
notes their ids before they come, so that nothing of a merge that was killed is forgotten."""

from sqlite3 import Connection

_BASE = "INSERT OR REPLACE INTO import_bases VALUES (?, ?)"
_ITEM = "INSERT OR REPLACE INTO import_items VALUES (?, ?)"


def own_base(db: Connection, base: str, batch: str) -> None:
    db.execute(_BASE, (base, batch))


def own_item(db: Connection, item: str, batch: str) -> None:
    db.execute(_ITEM, (item, batch))


def knowledge_of(db: Connection, batch: str) -> tuple[list[str], list[str]]:
    """(bases, items)."""
    bases = db.execute("SELECT base FROM import_bases WHERE batch = ?", (batch,))
    items = db.execute("SELECT item FROM import_items WHERE batch = ?", (batch,))
    return [id for (id,) in bases], [id for (id,) in items]
