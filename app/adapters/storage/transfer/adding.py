"""A whole conversation beside what is there: what is missing is added, and nothing is changed."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from sqlite3 import Connection

from app.adapters.storage.conversations.sources import keep_sources
from app.adapters.storage.conversations.turns import keep_turn, show_leaf
from app.adapters.storage.transfer.turn_ids import with_free_ids
from app.adapters.storage.values import dumps, stamp
from app.core.domain.conversation import branch_of
from app.core.domain.transfer.whole import Addition, WholeConversation
from app.core.domain.turn.turn import Turn

_INSERT = """
INSERT INTO conversations (id, title, created, updated, wishes, draft, grouped, pinned, archived, tags)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_UPDATED = "UPDATE conversations SET updated = max(updated, ?), deleted = NULL WHERE id = ?"
_OWNED = "INSERT INTO import_turns VALUES (?, ?, ?) ON CONFLICT (turn) DO UPDATE SET batch = excluded.batch"
_JOIN = "UPDATE turns SET comparison = ? WHERE id = ? AND comparison = ''"
_ADDED = """
INSERT INTO import_conversations VALUES (?, ?, ?)
ON CONFLICT (conversation) DO UPDATE SET batch = excluded.batch, effect = excluded.effect
"""


def add(db: Connection, whole: WholeConversation, batch: str) -> Addition:
    """In the caller's transaction."""
    stored, deleted = stored_turns(db, whole.id), _deleted_turns(db, whole.id)
    whole = replace(whole, conversation=with_free_ids(db, whole.conversation, stored | deleted))
    conversation = whole.conversation
    row = db.execute("SELECT deleted FROM conversations WHERE id = ?", (conversation.id,)).fetchone()
    if row is None:
        _create(db, whole)
    missing = [turn for turn in conversation.turns if turn.id not in stored | deleted]
    if row is None:
        keep_sources(db, conversation.id, whole.sources, ())
    ids = stored | {turn.id for turn in missing}
    for turn in missing:
        keep_turn(db, _hung(turn, whole, ids), ())
    _join(db, conversation.turns, missing)
    restored = row is not None and row["deleted"] is not None
    if missing or restored:
        _show(db, whole, ids, is_new=row is None)
        updated = conversation.updated or max((turn.created for turn in missing), default=datetime.now(UTC))
        db.execute(_UPDATED, (stamp(updated), conversation.id))
    if batch:
        _own(db, whole, batch, ids if restored else {turn.id for turn in missing}, row is None, restored)
    return Addition(row is None or restored, tuple(turn.id for turn in missing))


def stored_turns(db: Connection, conversation: str) -> set[str]:
    return {id for (id,) in db.execute("SELECT id FROM turns WHERE conversation = ?", (conversation,))}


def _deleted_turns(db: Connection, conversation: str) -> set[str]:
    """That came by an import once, and that the user deleted since; among others."""
    return {id for (id,) in db.execute("SELECT turn FROM import_turns WHERE conversation = ?", (conversation,))}


def _own(db: Connection, whole: WholeConversation, batch: str, turns: set[str], created: bool, restored: bool) -> None:
    db.executemany(_OWNED, [(turn, whole.id, batch) for turn in turns])
    if created or restored:
        db.execute(_ADDED, (whole.id, batch, "restored" if restored else "created"))


def _create(db: Connection, whole: WholeConversation) -> None:
    conversation = whole.conversation
    created = conversation.created or min((t.created for t in conversation.turns), default=datetime.now(UTC))
    updated = conversation.updated or max((t.created for t in conversation.turns), default=created)
    values = (
        conversation.id,
        conversation.title,
        stamp(created),
        stamp(updated),
        dumps(replace(conversation.overrides, fresh=False)),
        conversation.draft,
        conversation.group,
        None if whole.pinned is None else stamp(whole.pinned),
        None if whole.archived is None else stamp(whole.archived),
        dumps(whole.tags),
    )
    db.execute(_INSERT, values)


def _hung(turn: Turn, whole: WholeConversation, ids: set[str]) -> Turn:
    """Below the nearest turn before it that is there or comes along: the user may have deleted its parent since."""
    if turn.parent is None or turn.parent in ids:
        return turn
    before = branch_of(whole.conversation.turns, turn.parent)
    return replace(turn, parent=next((one.id for one in reversed(before) if one.id in ids), None))


def _join(db: Connection, turns: Iterable[Turn], new: Iterable[Turn]) -> None:
    """An answer that is here is one of those that it was compared with there."""
    joined = {(turn.comparison, turn.parent) for turn in new if turn.comparison}
    rows = [(turn.comparison, turn.id) for turn in turns if (turn.comparison, turn.parent) in joined]
    db.executemany(_JOIN, rows)


def _show(db: Connection, whole: WholeConversation, ids: set[str], *, is_new: bool) -> None:
    conversation = whole.conversation
    if is_new:
        children = [(c, p, conversation.id) for p, c in conversation.children.items() if c in ids]
        db.executemany("UPDATE turns SET shown_child = ? WHERE id = ? AND conversation = ?", children)
        values = (conversation.current_leaf, conversation.side_by_side, conversation.id)
        db.execute("UPDATE conversations SET shown = ?, side_by_side = ? WHERE id = ?", values)
        return
    (leaf,) = db.execute("SELECT shown FROM conversations WHERE id = ?", (conversation.id,)).fetchone()
    path = [turn.id for turn in branch_of(conversation.turns, conversation.current_leaf) if turn.id in ids]
    if path and (leaf is None or leaf in path[:-1]):
        show_leaf(db, conversation.id, path[-1], conversation.side_by_side and path[-1] == conversation.current_leaf)
