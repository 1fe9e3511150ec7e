"""The rows of a damaged file: whatever SQLite still reads, past every page that it does not."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

_FARTHEST = 1 << 40  # numbers of rows beyond a page that cannot be read

Row = tuple[object, ...]


@contextmanager
def damaged(path: Path) -> Iterator[sqlite3.Connection]:
    """Raises `sqlite3.Error` where not even the schema can be read."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.text_factory = lambda data: data.decode("utf-8", "replace")
        db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        yield db


def columns(db: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in db.execute(f'PRAGMA table_info("{table}")')]


def readable(db: sqlite3.Connection, table: str, names: Sequence[str]) -> Iterator[Row]:
    """What is left of a table, some rows perhaps twice."""
    listed = ", ".join(f'"{name}"' for name in names)
    try:
        db.execute(f'SELECT rowid FROM "{table}" LIMIT 0')
    except sqlite3.OperationalError:  # it has none: from both ends
        yield from _until_broken(db, f'SELECT {listed} FROM "{table}"')
        keys = [row[1] for row in db.execute(f'PRAGMA table_info("{table}")') if row[5]]
        order = ", ".join(f'"{key}" DESC' for key in keys)
        yield from _until_broken(db, f'SELECT {listed} FROM "{table}" ORDER BY {order}')
        return
    select = f'SELECT rowid, {listed} FROM "{table}" WHERE rowid >= ? ORDER BY rowid'
    start: int | None = -(1 << 62)
    while start is not None:
        last = start - 1
        try:
            for row in db.execute(select, (start,)):
                last = int(row[0])
                yield row[1:]
            return
        except (sqlite3.DatabaseError, ValueError, TypeError):
            start = _next_readable(db, select + " LIMIT 1", max(last + 1, 0))


def _until_broken(db: sqlite3.Connection, select: str) -> Iterator[Row]:
    try:
        yield from db.execute(select)
    except sqlite3.DatabaseError:
        return


def _next_readable(db: sqlite3.Connection, probe: str, start: int) -> int | None:
    """The first number from which on a row can be read again; None where nothing follows."""

    def works(number: int) -> bool | None:
        """None: nothing is there any more."""
        try:
            return True if db.execute(probe, (number,)).fetchone() is not None else None
        except sqlite3.DatabaseError:
            return False

    return _first(works, start)


def _first(works: Callable[[int], bool | None], start: int) -> int | None:
    step = 1
    while (result := works(start + step)) is False:
        step *= 2
        if step > _FARTHEST:
            return None
    if result is None:
        low, high, is_end = start + step // 2, start + step, True
    else:
        low, high, is_end = start + step // 2, start + step, False
    while low < high:
        middle = (low + high) // 2
        if works(middle) is False:
            low = middle + 1
        else:
            high = middle
    return None if is_end and works(low) is None else low
