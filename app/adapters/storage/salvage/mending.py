"""Makes a whole database of what was read of a damaged one: nothing in it refers to what is lost."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from app.adapters.storage.migration_runner import Migration, applied, migrate
from app.adapters.storage.refusals import is_damage, reason_data
from app.adapters.storage.salvage.rows import columns, damaged, readable
from app.core.domain.reasons import DiskReason

_DERIVED = ("turn_grams", "search_sequence", "migrations", "sqlite_", "kept_searches")  # made anew, or not missed
_KNOWLEDGE = ("bases", "items", "documents")  # the documents are read again from where they are
_AT_ONCE = 500  # rows


@dataclass(frozen=True)
class Salvaged:
    conversations: int = 0
    turns: int = 0
    documents: int = 0

    def __str__(self) -> str:
        """For the log, and behind the words that name the file."""
        if self.documents:
            return f"{self.documents} documents are read again"
        if self.turns:
            return f"{self.conversations} conversations with {self.turns} questions were read back"
        return "nothing could be read back"


def emptied(new: Path) -> Path:
    """Without what a killed run had read back. Raises `sqlite3.OperationalError` where another program reads there."""
    try:
        with closing(sqlite3.connect(new, timeout=1.0, isolation_level=None)) as db:
            db.execute("BEGIN EXCLUSIVE")
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
    new.with_name(new.name + "-journal").unlink(missing_ok=True)
    new.write_bytes(b"")  # its name stays: it says that there is something to read back
    return new


def salvage(broken: Path, db: sqlite3.Connection, backups: Path, migrations: tuple[Migration, ...]) -> Salvaged:
    """Into `db`, which is new and in autocommit mode; it is brought up to date afterwards, as any other.

    Raises `sqlite3.OperationalError` where there is no room for it.
    """
    try:
        with damaged(broken) as old:
            names = set(_applied(old)) or {migration.__name__ for migration in migrations}
            migrate(db, backups, [migration for migration in migrations if migration.__name__ in names])
            db.execute("PRAGMA foreign_keys = OFF")
            db.execute("BEGIN IMMEDIATE")
            try:
                _copy_tables(old, db)
                result = _mend(db)
                db.execute("COMMIT")
            except BaseException:
                db.execute("ROLLBACK")
                raise
            db.execute("PRAGMA foreign_keys = ON")
            return result
    except sqlite3.DatabaseError as error:
        if reason_data(error).get("reason") in (DiskReason.FULL, DiskReason.LOCKED):
            raise  # nothing is lost yet: the next start reads it
        return Salvaged()


def _applied(old: sqlite3.Connection) -> list[str]:
    try:
        return applied(old)
    except sqlite3.DatabaseError:
        return []


def _copy_tables(old: sqlite3.Connection, db: sqlite3.Connection) -> None:
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'"
    tables = [name for (name,) in db.execute(sql).fetchall()]
    tables_left = [table for table in _KNOWLEDGE if table in tables] if "bases" in tables else tables
    for table in tables_left:
        if table.startswith(_DERIVED):
            continue
        try:
            names = [name for name in columns(old, table) if name in columns(db, table)]
        except sqlite3.DatabaseError:
            continue
        if names:
            _copy(old, db, table, names)


def _copy(old: sqlite3.Connection, db: sqlite3.Connection, table: str, names: list[str]) -> None:
    listed, marks = ", ".join(f'"{name}"' for name in names), ", ".join("?" * len(names))
    for row in readable(old, table, names):
        try:
            db.execute(f'INSERT OR IGNORE INTO "{table}" ({listed}) VALUES ({marks})', row)
        except sqlite3.IntegrityError:
            continue  # half a row


def _mend(db: sqlite3.Connection) -> Salvaged:
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()}
    if "turns" in tables:
        _mend_conversations(db)
    if "documents" in tables:
        db.execute("UPDATE documents SET state = 'waiting', failure = NULL, chunks = 0, modified = 0")
    for _ in range(3):  # what hung on something that goes, goes as well
        _drop_orphans(db, tables)
    if "turns" in tables:
        return Salvaged(_count(db, "conversations"), _count(db, "turns"))
    return Salvaged(documents=_count(db, "documents") if "documents" in tables else 0)


def _mend_conversations(db: sqlite3.Connection) -> None:
    """The list is made of the turns where its own rows are lost; turns hang on what is there."""
    now = datetime.now(UTC).isoformat(timespec="microseconds")
    db.execute(
        "INSERT INTO conversations (id, title, created, updated)"
        " SELECT conversation, (SELECT substr(question, 1, 120) FROM turns f WHERE f.conversation = t.conversation"
        " ORDER BY created LIMIT 1), coalesce(min(created), ?), coalesce(max(created), ?) FROM turns t"
        " WHERE conversation NOT IN (SELECT id FROM conversations) GROUP BY conversation",
        (now, now),
    )
    db.execute(
        "INSERT INTO answers (turn, text, reasoning) SELECT id, '', '' FROM turns"
        " WHERE id NOT IN (SELECT turn FROM answers)"
    )
    db.execute(
        "UPDATE turns SET parent = (SELECT b.id FROM turns b WHERE b.conversation = turns.conversation"
        " AND b.created < turns.created ORDER BY b.created DESC LIMIT 1)"
        " WHERE parent IS NOT NULL AND parent NOT IN (SELECT id FROM turns)"
    )
    db.execute(
        "UPDATE conversations SET shown = (SELECT t.id FROM turns t WHERE t.conversation = conversations.id"
        " ORDER BY t.created DESC, t.rowid DESC LIMIT 1) WHERE shown IS NULL OR shown NOT IN (SELECT id FROM turns)"
    )
    for table in ("turn_references", "passages"):
        db.execute(
            "INSERT OR IGNORE INTO sources (conversation, id, key, number, origin, url, resolved, title, site, date,"
            " snippet, kind, query, provider_data) SELECT DISTINCT t.conversation, r.source, r.source, NULL, 'web', '',"
            f" '', '', '', '', '', 'web', '', '{{}}' FROM {table} r JOIN turns t ON t.id = r.turn"
        )
    names = columns(db, "turns")
    if "shown_child" in names:
        db.execute("UPDATE turns SET shown_child = NULL WHERE shown_child NOT IN (SELECT id FROM turns)")
    if "search_id" in names:
        db.execute("UPDATE turns SET search_id = NULL")
        db.execute("UPDATE conversations SET search_number = NULL, search_turns = 0")


def _drop_orphans(db: sqlite3.Connection, tables: set[str]) -> None:
    for table in tables:
        for row in db.execute(f'PRAGMA foreign_key_list("{table}")').fetchall():
            parent, column, target = row[2], row[3], row[4]
            key = target or next(one[1] for one in db.execute(f'PRAGMA table_info("{parent}")') if one[5])
            db.execute(
                f'DELETE FROM "{table}" WHERE "{column}" IS NOT NULL'
                f' AND "{column}" NOT IN (SELECT "{key}" FROM "{parent}")'
            )


def _count(db: sqlite3.Connection, table: str) -> int:
    return int(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
