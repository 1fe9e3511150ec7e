"""What an assistant or a prompt read before: by that a merge knows a state that ours has left behind."""

import sqlite3
from dataclasses import replace
from typing import TypeVar
from uuid import NAMESPACE_URL, uuid5

from app.adapters.storage.values import dumps, loads
from app.core.domain.assistants import Assistant
from app.core.domain.prompts import Prompt

T = TypeVar("T", Assistant, Prompt)
_SAVE = """
INSERT INTO {table} (id, place, value, updated)
VALUES (:id, (SELECT coalesce(max(place), 0) + 1 FROM {table}), :value, :updated)
ON CONFLICT (id) DO UPDATE SET value = :value, updated = :updated
"""
_OF_TABLE = "SELECT version, updated, item FROM library_versions WHERE place = ?"


def saved(db: sqlite3.Connection, table: str, kind: type[T]) -> list[tuple[T, str]]:
    """In their order, with the moment at which each came to read as it does."""
    rows = db.execute(f"SELECT value, updated FROM {table} ORDER BY place, id").fetchall()
    return [(value, row["updated"]) for row in rows if (value := loads(kind, row["value"], None)) is not None]


def save(db: sqlite3.Connection, table: str, one: Assistant | Prompt, updated: str) -> None:
    """In the caller's transaction, behind those that are there. What it read until now is remembered.

    updated: when it came to read as it does; where it reads as before that moment stays.
    """
    row = db.execute(f"SELECT value, updated FROM {table} WHERE id = ?", (one.id,)).fetchone()
    old = loads(type(one), row["value"], None) if row is not None else None
    if old is not None and content_of(old) == content_of(one):
        updated = row["updated"]
    elif old is not None:
        remember(db, table, old, row["updated"])
    db.execute(_SAVE.format(table=table), {"id": one.id, "value": dumps(one), "updated": updated})


def remember(db: sqlite3.Connection, table: str, one: Assistant | Prompt, updated: str) -> None:
    """Ours reads so, or read so, and was saved so at that moment, here or on another machine."""
    values = (version_id(one), updated, table, one.id)
    db.execute("INSERT OR IGNORE INTO library_versions VALUES (?, ?, ?, ?)", values)


class EarlierVersions:
    """Of what stands in a table."""

    def __init__(self, db: sqlite3.Connection, table: str) -> None:
        rows = db.execute(_OF_TABLE, (table,)).fetchall()
        self._items: dict[str, str] = {row["version"]: row["item"] for row in rows}
        self._saved = {(row["version"], row["updated"]) for row in rows}

    def has(self, one: Assistant | Prompt, updated: str) -> bool:
        """Ours was in that very state: nobody has saved it since, or the moment would be another."""
        return (version_id(one), updated) in self._saved

    def item_of(self, version: str) -> str:
        """Which assistant or prompt read so; empty where none did."""
        return self._items.get(version, "")


def version_id(one: Assistant | Prompt) -> str:
    """The same for the same words of the same assistant or prompt, on every machine."""
    return uuid5(NAMESPACE_URL, f"citewise:version:{one.id}:{content_of(one)}").hex


def content_of(one: Assistant | Prompt) -> str:
    """A prompt's folder and how often it was used make no other prompt of it."""
    return f"{one.title}\n{one.text}" if isinstance(one, Prompt) else dumps(one)


def is_copy(one: Assistant | Prompt, item: str) -> bool:
    """A merge put it beside that item, as a version of it with a machine's name behind its own; it still reads so."""
    name = _name(one)
    ends = [place for place in range(len(name)) if name.startswith(" (", place)]
    return any(version_id(_called(replace(one, id=item), name[:end])) == one.id for end in ends)


def reads_alike(one: Assistant | Prompt, other: Assistant | Prompt) -> bool:
    """But for their names."""
    return content_of(_called(replace(one, id=other.id), _name(other))) == content_of(other)


def _name(one: Assistant | Prompt) -> str:
    return one.title if isinstance(one, Prompt) else one.name


def _called(one: Assistant | Prompt, name: str) -> Assistant | Prompt:
    return replace(one, title=name) if isinstance(one, Prompt) else replace(one, name=name)
