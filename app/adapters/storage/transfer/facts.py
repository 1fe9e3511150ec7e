"""Facts of another machine beside those that are here."""

from collections.abc import Iterable
from sqlite3 import Connection

from app.adapters.storage.conversations.fact_removal import forgotten_facts
from app.adapters.storage.values import stamp
from app.core.domain.memory import Fact

_INSERT = """
INSERT INTO facts (id, "group", text, created, updated, turn, conversation) VALUES (?, ?, ?, ?, ?, ?, ?)
"""
_UNDO = "DELETE FROM facts WHERE id IN (SELECT fact FROM import_facts WHERE batch = ?)"


def add_facts(db: Connection, facts: Iterable[Fact], batch: str) -> int:
    """Those that are new, in the caller's transaction. One that was forgotten here stays so; no words are doubled."""
    ids = {id for (id,) in db.execute("SELECT id FROM facts")} | forgotten_facts(db)
    texts = {(group, _folded(text)) for group, text in db.execute('SELECT "group", text FROM facts')}
    added = 0
    for fact in facts:
        if fact.id in ids or (fact.group, _folded(fact.text)) in texts:
            continue
        values = (fact.id, fact.group, fact.text, stamp(fact.created), stamp(fact.updated), fact.turn)
        db.execute(_INSERT, (*values, fact.conversation))
        if batch:
            db.execute("INSERT INTO import_facts VALUES (?, ?)", (fact.id, batch))
        ids.add(fact.id)
        texts.add((fact.group, _folded(fact.text)))
        added += 1
    return added


def undo_facts(db: Connection, batch: str) -> None:
    db.execute(_UNDO, (batch,))
    db.execute("DELETE FROM import_facts WHERE batch = ?", (batch,))


def _folded(text: str) -> str:
    return " ".join(text.split()).casefold()
