"""IndexedDB in LevelDB: `content/browser/indexed_db/docs/leveldb_coding_scheme.md` of Chromium."""

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import closing
from typing import Any

from app.adapters.imports.archive import DAMAGED, Archive, TooLarge, read_all
from app.adapters.imports.chromium.leveldb import entries
from app.adapters.imports.chromium.snappy import BrokenData, unpacked, varint
from app.adapters.imports.chromium.v8_values import value_of

_MOST_VALUE = 500_000_000
_NAMES, _STORE_NAME, _DATA, _BLOBS = 50, 0, 1, 3
_Ids = tuple[int, int, int]  # database, store, index


class IndexedDb:
    """The stores of all databases in `folder` (`….leveldb`), sorted in a temporary file. One process, one use."""

    def __init__(self, archive: Archive, folder: str) -> None:
        self._archive = archive
        self._blobs = folder.removesuffix(".leveldb") + ".blob"
        self._rows = sqlite3.connect("", isolation_level=None)
        self._rows.execute("PRAGMA journal_mode = OFF")
        self._rows.execute("CREATE TABLE rows (key BLOB PRIMARY KEY, number INTEGER, value BLOB)")
        self._rows.execute("BEGIN")
        newer = (
            "INSERT INTO rows VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET number = excluded.number,"
            " value = excluded.value WHERE excluded.number >= number"
        )
        self._rows.executemany(newer, entries(archive, folder))

    def close(self) -> None:
        self._rows.close()

    def records(self, stores: Collection[str]) -> Iterator[tuple[str, Any]]:
        """(store's name, value) of each record; None where a value cannot be read."""
        names = {ids: name for ids, name in self._store_names().items() if name in stores}
        for (database, store), name in names.items():
            prefix = _prefix(database, store, _DATA)
            with closing(self._below(prefix)) as rows:
                for key, value in rows:
                    yield name, self._value(value, _prefix(database, store, _BLOBS) + key[len(prefix) :], database)

    def _store_names(self) -> dict[tuple[int, int], str]:
        result = {}
        with closing(
            self._rows.execute("SELECT key, value FROM rows WHERE value IS NOT NULL AND length(key) < 40")
        ) as rows:
            for key, value in rows:
                try:
                    (database, store, index), at = _ids(key)
                    if not database or store or index or key[at] != _NAMES:
                        continue
                    number, at = varint(key, at + 1)
                    if key[at] == _STORE_NAME:
                        result[database, number] = value.decode("utf-16-be", "replace")
                except (BrokenData, IndexError):
                    continue
        return result

    def _below(self, prefix: bytes) -> sqlite3.Cursor:
        query = "SELECT key, value FROM rows WHERE key > ? AND key < ? AND value IS NOT NULL ORDER BY key"
        return self._rows.execute(query, (prefix, prefix[:-1] + bytes([prefix[-1] + 1])))

    def _value(self, value: bytes, blobs_key: bytes, database: int) -> Any:
        try:
            _, at = varint(value, 0)
            data = value[at:]
            while data[:2] == b"\xff\x11":  # it is packed, or stands in a file of its own
                if data[2] == 1:
                    _, at = varint(data, 3)
                    index, _ = varint(data, at)
                    data = self._blob(blobs_key, database, index)
                elif data[2] == 2:
                    data = unpacked(data[3:], _MOST_VALUE)
                else:
                    raise BrokenData("packed in another way")
            return value_of(data)
        except (BrokenData, IndexError, TooLarge, *DAMAGED):
            return None

    def _blob(self, key: bytes, database: int, index: int) -> bytes:
        row = self._rows.execute("SELECT value FROM rows WHERE key = ?", (key,)).fetchone()
        numbers = _blob_numbers(row[0] if row and row[0] else b"")
        number = numbers[index]
        name = f"{self._blobs}/{database:x}/{(number & 0xFF00) >> 8:02x}/{number:x}"
        return read_all(self._archive, name, _MOST_VALUE)


def _blob_numbers(data: bytes) -> list[int]:
    result, at = [], 0
    while at < len(data):
        kind = data[at]
        number, at = varint(data, at + 1)
        length, at = varint(data, at)
        at += 2 * length  # its type
        if kind != 0:
            break  # a file of the user's: no value is kept so
        _, at = varint(data, at)
        result.append(number)
    return result


def _prefix(database: int, store: int, index: int) -> bytes:
    parts = [number.to_bytes((number.bit_length() + 7) // 8 or 1, "little") for number in (database, store, index)]
    first = (len(parts[0]) - 1) << 5 | (len(parts[1]) - 1) << 2 | (len(parts[2]) - 1)
    return bytes([first]) + b"".join(parts)


def _ids(key: bytes) -> tuple[_Ids, int]:
    """Those with which a key begins, and the place behind them."""
    widths = ((key[0] >> 5) + 1, ((key[0] >> 2) & 7) + 1, (key[0] & 3) + 1)
    numbers, at = [], 1
    for width in widths:
        numbers.append(int.from_bytes(key[at : at + width], "little"))
        at += width
    return (numbers[0], numbers[1], numbers[2]), at
