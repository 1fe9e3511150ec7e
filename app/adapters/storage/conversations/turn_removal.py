"""One turn out of its conversation, and back as it was. What followed it follows the turn before it meanwhile."""

from sqlite3 import Connection

from app.adapters.storage.conversations.search_index import drop_turn
from app.adapters.storage.conversations.stored_turns import bare_conversation, children_of, turns_of
from app.adapters.storage.conversations.turns import keep_turn, show_leaf
from app.core.domain.conversation import DeletedTurn, view_without
from app.core.domain.turn.turn import Turn


def take_out(db: Connection, conversation: str, turn_id: str) -> DeletedTurn | None:
    """None where there is no such turn, or it or one that follows it still runs. All sources keep their numbers."""
    record, turns = bare_conversation(db, conversation), turns_of(db, conversation)
    turn = next((one for one in turns if one.id == turn_id), None)
    followers = [one for one in turns if one.parent == turn_id]
    if record is None or turn is None or not all(one.ended for one in (turn, *followers)):
        return None
    for other in turns:
        if other is not turn:
            _keep_meanings(db, other)
    drop_turn(db, turn_id)
    children = children_of(db, conversation)
    db.execute("UPDATE turns SET parent = ? WHERE parent = ?", (turn.parent, turn_id))
    db.execute("UPDATE turns SET shown_child = ? WHERE shown_child = ?", (children.get(turn_id), turn_id))
    leaf, beside = view_without(turns, turn_id, record.current_leaf, children, record.side_by_side)
    db.execute("UPDATE conversations SET shown = ?, side_by_side = ? WHERE id = ?", (leaf, beside, conversation))
    db.execute("DELETE FROM turns WHERE id = ?", (turn_id,))
    return DeletedTurn(turn, tuple(one.id for one in followers), record.current_leaf, record.side_by_side)


def put_back(db: Connection, deleted: DeletedTurn) -> None:
    """Nothing where the conversation itself is gone."""
    turn = deleted.turn
    if db.execute("SELECT 1 FROM conversations WHERE id = ?", (turn.conversation,)).fetchone() is None:
        return
    keep_turn(db, turn, ())
    sql = "UPDATE turns SET parent = ? WHERE id = ? AND conversation = ? AND parent IS ?"
    db.executemany(sql, [(turn.id, one, turn.conversation, turn.parent) for one in deleted.followers])
    show_leaf(db, turn.conversation, deleted.leaf or turn.id, deleted.side_by_side)


def _keep_meanings(db: Connection, turn: Turn) -> None:
    """In turns of older versions numbers mean what the turns before them say: one of those is leaving."""
    rows = ((turn.id, source.number, source.id) for source in turn.sources.values() if source.number is not None)
    db.executemany("INSERT OR IGNORE INTO turn_numbers VALUES (?, ?, ?)", rows)
