"""Which turn read which page, and what has to go for a new one: rows beside the conversations."""

from sqlite3 import Connection, Row

from app.core.domain.archive import OriginalPage, PageSlot

_ROOM = 0.9  # of a limit is left by an eviction, so that not every page evicts one
_KEEP = """
INSERT OR REPLACE INTO archived_pages
    (turn, source, part, conversation, sha256, size, content_type, address, archived)
SELECT ?, ?, ?, id, ?, ?, ?, ?, ? FROM conversations WHERE id = ?
"""
_AGAIN = """
INSERT OR REPLACE INTO archived_pages
    (turn, source, part, conversation, sha256, size, content_type, address, archived)
SELECT :turn, :source, :part, c.id, p.sha256, p.size, p.content_type, p.address, :now
FROM archived_pages p JOIN conversations c ON c.id = :conversation
WHERE p.address = :address ORDER BY p.archived DESC LIMIT 1
"""
_ORPHANS = "DELETE FROM archived_pages WHERE archived < ? AND turn NOT IN (SELECT id FROM turns)"


def put(db: Connection, slot: PageSlot, page: OriginalPage, sha256: str, now: str) -> list[str]:
    """The files that nobody needs any more: that of the page which the slot had."""
    former = names_of(db, slot)
    place = (slot.turn, slot.source, slot.part)
    values = (*place, sha256, len(page.data), page.content_type[:200], page.address, now, slot.conversation)
    db.execute(_KEEP, values)
    return unused(db, {*former, sha256})


def put_again(db: Connection, slot: PageSlot, address: str, now: str) -> list[str]:
    former = names_of(db, slot)
    place = {"turn": slot.turn, "source": slot.source, "part": slot.part, "conversation": slot.conversation}
    db.execute(_AGAIN, place | {"address": address, "now": now})
    return unused(db, former)


def evict(db: Connection, conversation: str, most: int) -> set[str]:
    """The oldest pages go until the others have room: those of a conversation, or of all where none is named.

    The files that may be free now.
    """
    where, values = ("WHERE conversation = ?", (conversation,)) if conversation else ("", ())
    files: dict[str, tuple[int, int]] = {}  # by hash: size, rows that name it
    rows = db.execute(f"SELECT turn, source, part, sha256, size FROM archived_pages {where} ORDER BY archived", values)
    entries = rows.fetchall()
    for row in entries:
        size, count = files.get(row["sha256"], (row["size"], 0))
        files[row["sha256"]] = (size, count + 1)
    total, removed = sum(size for size, _ in files.values()), set[str]()
    if total <= most:
        return removed
    for row in entries:
        if total <= most * _ROOM:
            break
        db.execute("DELETE FROM archived_pages WHERE turn = ? AND source = ? AND part = ?", tuple(row)[:3])
        size, count = files[row["sha256"]]
        files[row["sha256"]] = (size, count - 1)
        if count == 1:
            total -= size
            removed.add(row["sha256"])
    return removed


def names_of(db: Connection, slot: PageSlot) -> list[str]:
    sql = "SELECT sha256 FROM archived_pages WHERE turn = ? AND source = ? AND part = ?"
    return [name for (name,) in db.execute(sql, (slot.turn, slot.source, slot.part))]


def unused(db: Connection, names: "set[str] | list[str]") -> list[str]:
    sql = "SELECT 1 FROM archived_pages WHERE sha256 = ?"
    return [name for name in names if db.execute(sql, (name,)).fetchone() is None]


def drop_orphans(db: Connection, before: str, most: int) -> set[str]:
    """Rows of turns that are gone, but for new ones (a deleted turn can be brought back for a while), and the oldest
    where there may be fewer bytes by now.

    What is left is named.
    """
    db.execute(_ORPHANS, (before,))
    evict(db, "", most)
    return {name for (name,) in db.execute("SELECT DISTINCT sha256 FROM archived_pages")}


def page_rows(db: Connection, turn: str, source: str) -> list[Row]:
    sql = "SELECT * FROM archived_pages WHERE turn = ? AND source = ? ORDER BY part"
    return db.execute(sql, (turn, source)).fetchall()
