"""A batch taken back: what it added goes, but where something rests on it."""

from collections import defaultdict
from sqlite3 import Connection

from app.adapters.storage.conversations.search_index import drop_turn
from app.adapters.storage.conversations.stored_turns import bare_conversation, children_of
from app.adapters.storage.conversations.turns import show_leaf
from app.adapters.storage.transfer.facts import undo_facts
from app.adapters.storage.transfer.library import undo_library
from app.core.domain.transfer.whole import BatchState, Undone

_OF_BATCH = "SELECT conversation, effect FROM import_conversations WHERE batch = ? AND effect <> 'undone'"
_GROWN = "SELECT DISTINCT conversation FROM import_turns WHERE batch = ?"
_OTHERS = """
SELECT 1 FROM turns t LEFT JOIN import_turns i ON i.turn = t.id
WHERE t.conversation = ? AND (i.batch IS NULL OR i.batch <> ?)
"""
_UNDONE = "SELECT conversation FROM import_conversations WHERE effect = 'undone' LIMIT 1"
_FORGOTTEN = """
DELETE FROM imports WHERE state = 'undone'
AND NOT EXISTS (SELECT 1 FROM import_conversations c WHERE c.batch = imports.id AND c.effect = 'undone')
"""


def undo(db: Connection, batch: str, now: str) -> Undone:
    """In the caller's transaction. Whole conversations are only hidden: deleting thousands takes its time."""
    effects = dict(db.execute(_OF_BATCH, (batch,)).fetchall())
    grown = [id for (id,) in db.execute(_GROWN, (batch,)).fetchall() if id not in effects]
    conversations, turns = 0, 0
    continued: dict[str, str] = {}
    shrunk: set[str] = set()
    for id, effect in effects.items():
        if db.execute(_OTHERS, (id, batch)).fetchone() is not None:
            continued[id] = _title(db, id)
            continue
        (count,) = db.execute("SELECT count(*) FROM turns WHERE conversation = ?", (id,)).fetchone()
        db.execute("UPDATE conversations SET deleted = ? WHERE id = ?", (now, id))
        if effect == "created":
            db.execute("UPDATE import_conversations SET effect = 'undone' WHERE conversation = ?", (id,))
        else:  # among the deleted ones again, whose bytes have their own time
            db.execute("DELETE FROM import_conversations WHERE conversation = ?", (id,))
        db.execute("DELETE FROM import_turns WHERE conversation = ?", (id,))
        conversations, turns = conversations + 1, turns + count
    for id in grown:
        removed = _shrink(db, id, batch)
        turns += removed
        if removed:
            shrunk.add(id)
        else:
            continued[id] = _title(db, id)
    undo_facts(db, batch)
    undo_library(db, batch)
    db.execute("UPDATE imports SET state = ? WHERE id = ?", (BatchState.UNDONE.value, batch))
    return Undone(conversations, turns, continued, frozenset(shrunk))


def _title(db: Connection, conversation: str) -> str:
    (title,) = db.execute("SELECT title FROM conversations WHERE id = ?", (conversation,)).fetchone()
    return str(title)


def _shrink(db: Connection, conversation: str, batch: str) -> int:
    """Out of a conversation that was there before; nothing where others follow. Gives how many turns went."""
    rows = db.execute("SELECT id, parent FROM turns WHERE conversation = ?", (conversation,)).fetchall()
    owned = {id for (id,) in db.execute("SELECT turn FROM import_turns WHERE batch = ?", (batch,))}
    followers: dict[str, list[str]] = defaultdict(list)
    for row in rows:
        if row["parent"] is not None:
            followers[row["parent"]].append(row["id"])
    going = [row["id"] for row in rows if row["id"] in owned]
    if any(follower not in owned for id in going for follower in followers[id]):
        return 0
    bare = bare_conversation(db, conversation)
    for id in going:
        drop_turn(db, id)
        db.execute("DELETE FROM turns WHERE id = ?", (id,))
    db.execute("DELETE FROM import_turns WHERE batch = ? AND conversation = ?", (batch, conversation))
    removed = set(going)
    for parent, child in children_of(db, conversation).items():
        if child in removed:
            db.execute("UPDATE turns SET shown_child = NULL WHERE id = ?", (parent,))
    leaf = bare.current_leaf if bare is not None else None
    if leaf in removed:
        parents = {row["id"]: row["parent"] for row in rows}
        while leaf in removed:
            leaf = parents[leaf]
        if leaf is not None:
            show_leaf(db, conversation, leaf)
        else:
            db.execute("UPDATE conversations SET shown = NULL WHERE id = ?", (conversation,))
    return len(going)


def clear_one(db: Connection) -> bool:
    """Delete one conversation that was taken back for good, in the index too; False where there is none."""
    row = db.execute(_UNDONE).fetchone()
    if row is None:
        return False
    (id,) = row
    for (turn,) in db.execute("SELECT id FROM turns WHERE conversation = ?", (id,)).fetchall():
        drop_turn(db, turn)
    db.execute("DELETE FROM import_conversations WHERE conversation = ?", (id,))
    db.execute("DELETE FROM conversations WHERE id = ? AND deleted IS NOT NULL", (id,))
    return True


def forget_undone(db: Connection) -> None:
    """Until then their rows say that files of theirs may still be there."""
    db.execute(_FORGOTTEN)
