"""Rows of an export that belong together but do not stand together: in a temporary file until they are read."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_BATCH = 500


class Spill:
    """Rows by group. The file is SQLite's own temporary one, which nobody else sees and which goes with it."""

    def __init__(self) -> None:
        self._database = sqlite3.connect("", isolation_level=None)
        self._database.execute("PRAGMA journal_mode = OFF")
        self._database.execute("PRAGMA cache_size = -8000")
        self._database.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, collection TEXT, name TEXT, row TEXT)")
        self._database.execute("BEGIN")
        self._waiting: list[tuple[str, str, str]] = []
        self._indexed = False

    def add(self, collection: str, group: str, row: Any) -> None:
        """row: JSON. All are added before the first is read."""
        self._waiting.append((collection, group, json.dumps(row)))
        if len(self._waiting) >= _BATCH:
            self._write()

    def groups(self, collection: str) -> Iterator[str]:
        """In the order in which they first came."""
        self._finish()
        query = "SELECT name FROM rows WHERE collection = ? GROUP BY name ORDER BY min(id)"
        for (name,) in self._database.execute(query, (collection,)):
            yield name

    def rows(self, collection: str, group: str) -> list[Any]:
        """Those of a group, as they came."""
        self._finish()
        query = "SELECT row FROM rows WHERE collection = ? AND name = ? ORDER BY id"
        return [json.loads(row) for (row,) in self._database.execute(query, (collection, group))]

    def close(self) -> None:
        self._database.close()

    def _write(self) -> None:
        self._database.executemany("INSERT INTO rows (collection, name, row) VALUES (?, ?, ?)", self._waiting)
        self._waiting.clear()

    def _finish(self) -> None:
        if self._waiting:
            self._write()
        if not self._indexed:
            self._database.execute("CREATE INDEX of_group ON rows (collection, name)")
            self._indexed = True


@contextmanager
def spill() -> Iterator[Spill]:
    rows = Spill()
    try:
        yield rows
    finally:
        rows.close()
