"""Pages that were read, in a file of their own: a cache, which may be deleted, and never touches the conversations.

Nothing here fails a reading: where the disk or the file does, a page is not kept, and that is logged.
"""

import asyncio
import logging
import os
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from app.adapters.storage.database import Connection
from app.adapters.storage.migration_runner import look_at
from app.adapters.storage.values import dumps, loads
from app.core.domain.evidence import Page

T = TypeVar("T")
log = logging.getLogger(__name__)

NAME = "pages.db"
MOST = 100_000_000  # characters of all pages together; those that were not used for longest go first
_MOST_IN_MEMORY = 10_000_000  # where the file is not ours to touch
_ROOM = 0.9  # of it is left by an eviction, so that not every page evicts one
_WAY_SECONDS = 7 * 86400  # that a host's way is remembered
_LET_BE = 60.0  # seconds in which nothing is written after a failure: one turn would wait for each of its pages
_MOST_PENDING = 64  # pages that wait to be written
_MOST_ICONS = 500  # of at most 64 KB each
_SCHEMAS = (  # one only ever appends: each makes the file's version of the one before it, 1, 2 …
    """
CREATE TABLE pages (
    key TEXT PRIMARY KEY, page TEXT NOT NULL, checked REAL NOT NULL, etag TEXT NOT NULL, modified TEXT NOT NULL,
    used REAL NOT NULL, size INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX pages_by_use ON pages (used, size);
CREATE TABLE hosts (host TEXT PRIMARY KEY, since REAL NOT NULL) WITHOUT ROWID;
""",
    "CREATE TABLE IF NOT EXISTS icons (host TEXT PRIMARY KEY, data BLOB NOT NULL, asked REAL NOT NULL);",
)
_KEEP = "INSERT OR REPLACE INTO pages VALUES (:key, :page, :checked, :etag, :modified, :used, :size)"


class SqlitePages:
    """`await SqlitePages.open(data_dir)`. One thread touches the file; of each row `Row` is what comes back."""

    def __init__(self, path: Path, most: int = MOST, clock: Callable[[], float] = time.time, busy: float = 1.0) -> None:
        self._path = path
        self._busy = busy  # seconds to wait for another instance that is writing
        self._most = most
        self._clock = clock
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pages")
        self._connection: Connection | None = None
        self._unwritten_until = float("-inf")
        self._pending: deque[Future[None] | None] = deque()  # writes that nobody has waited for

    @classmethod
    async def open(cls, directory: Path, most: int = MOST, clock: Callable[[], float] = time.time) -> "SqlitePages":
        """Open or make the file. One that is damaged is begun anew; a newer version's is not touched."""
        pages = cls(directory / NAME, most, clock)
        await pages.start()
        return pages

    async def start(self) -> None:
        await self._run(self._open, None)

    async def get(self, key: str) -> "Row | None":
        """The page's row, which counts as a use of it."""
        now = self._clock()

        def work() -> Row | None:
            row = self._db.execute("SELECT page, checked, etag, modified FROM pages WHERE key = ?", (key,)).fetchone()
            if row is None:
                return None
            page = loads(Page, row["page"], None)
            if page is None:
                self._write("DELETE FROM pages WHERE key = ?", (key,))
                return None
            with suppress(sqlite3.OperationalError):  # what is there can be read while another instance writes
                self._write("UPDATE pages SET used = ? WHERE key = ?", (now, key))
            return page, row["checked"], row["etag"], row["modified"]

        return await self._run(work, None)

    async def keep(self, key: str, page: Page, checked: float, etag: str = "", modified: str = "") -> None:
        await self._run(lambda: self._keep(key, page, checked, etag, modified), None)

    def keep_soon(self, key: str, page: Page, checked: float, etag: str = "", modified: str = "") -> None:
        """Behind all that was asked before, before all that is asked next. A disk that does not keep up is spared."""
        while self._pending and (self._pending[0] is None or self._pending[0].done()):
            self._pending.popleft()
        if len(self._pending) < _MOST_PENDING:
            self._pending.append(self._begin(lambda: self._keep(key, page, checked, etag, modified), None))

    async def confirm(self, key: str, checked: float) -> None:
        await self._change("UPDATE pages SET checked = ? WHERE key = ?", (checked, key))

    async def needs_browser(self, host: str) -> bool:
        since = self._clock() - _WAY_SECONDS
        sql = "SELECT 1 FROM hosts WHERE host = ? AND since > ?"
        return await self._run(lambda: self._db.execute(sql, (host, since)).fetchone() is not None, False)

    async def keep_way(self, host: str, needs_browser: bool) -> None:
        if needs_browser:
            await self._change("INSERT OR REPLACE INTO hosts VALUES (?, ?)", (host, self._clock()))
            await self._change("DELETE FROM hosts WHERE since < ?", (self._clock() - _WAY_SECONDS,))
        else:
            await self._change("DELETE FROM hosts WHERE host = ?", (host,))

    async def icon(self, host: str) -> tuple[bytes, float] | None:
        """(picture, when it was asked for); the picture is empty where there was none."""

        def work() -> tuple[bytes, float] | None:
            row = self._db.execute("SELECT data, asked FROM icons WHERE host = ?", (host,)).fetchone()
            return (bytes(row["data"]), row["asked"]) if row else None

        return await self._run(work, None)

    async def keep_icon(self, host: str, data: bytes, fetched_at: float) -> None:
        await self._change("INSERT OR REPLACE INTO icons VALUES (?, ?, ?)", (host, data, fetched_at))
        late = "DELETE FROM icons WHERE host NOT IN (SELECT host FROM icons ORDER BY asked DESC LIMIT ?)"
        await self._change(late, (_MOST_ICONS,))

    async def close(self) -> None:
        """Ends after the work that was asked for before; may be called twice."""

        def work() -> None:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

        await self._run(work, None)
        self._thread.shutdown(wait=False)

    @property
    def _db(self) -> Connection:
        if self._connection is None:
            raise sqlite3.OperationalError("closed")
        return self._connection

    async def _change(self, sql: str, values: tuple[object, ...]) -> None:
        await self._run(lambda: self._write(sql, values), None)

    def _write(self, sql: str, values: tuple[object, ...] | dict[str, object]) -> None:
        if time.monotonic() < self._unwritten_until:
            raise sqlite3.OperationalError("left alone for a while")
        try:
            self._db.execute(sql, values)
        except sqlite3.OperationalError:
            self._unwritten_until = time.monotonic() + _LET_BE
            raise

    async def _run(self, work: Callable[[], T], otherwise: T) -> T:
        """A caller that is cancelled leaves its work behind, which is done nevertheless."""
        future = self._begin(work, otherwise)
        return otherwise if future is None else await asyncio.shield(asyncio.wrap_future(future))

    def _begin(self, work: Callable[[], T], otherwise: T) -> "Future[T] | None":
        """None where this is closed."""

        def guarded() -> T:
            try:
                return work()
            except (sqlite3.Error, OSError) as error:
                log.warning("%s: %s", NAME, error)
                return otherwise

        try:
            return self._thread.submit(guarded)
        except RuntimeError:
            return None

    def _open(self) -> None:
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self._is_newer():
            log.warning("%s was made by a newer version: it is left as it is, and pages are kept in memory", NAME)
            self._most = min(self._most, _MOST_IN_MEMORY)
            self._connection = self._with_tables(self._connect(":memory:"))
            return
        try:
            self._connection = self._prepared()
        except sqlite3.OperationalError:  # locked, no room: nothing is wrong with the file
            raise
        except sqlite3.DatabaseError as error:
            log.warning("%s is begun anew: %s", NAME, error)
            for suffix in ("", "-wal", "-shm"):
                with suppress(FileNotFoundError):
                    self._path.with_name(NAME + suffix).unlink()
            self._connection = self._prepared()

    def _is_newer(self) -> bool:
        with suppress(sqlite3.Error, OSError), look_at(self._path) as db:
            return bool(db.execute("PRAGMA user_version").fetchone()[0] > len(_SCHEMAS))
        return False

    def _prepared(self) -> Connection:
        """Raises `sqlite3.DatabaseError` for what is no such file. Readable by its owner only."""
        self._path.touch(mode=0o600)
        os.chmod(self._path, 0o600)
        return self._with_tables(self._connect(self._path))

    def _connect(self, place: Path | str) -> Connection:
        return sqlite3.connect(
            place, timeout=self._busy, isolation_level=None, factory=Connection, check_same_thread=False
        )

    def _with_tables(self, db: Connection) -> Connection:
        try:
            db.row_factory = sqlite3.Row
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = NORMAL")
            db.execute("PRAGMA journal_size_limit = 16777216")
            version = db.execute("PRAGMA user_version").fetchone()[0]
            foreign = not version and db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            if foreign or not 0 <= version <= len(_SCHEMAS):
                raise sqlite3.DatabaseError(f"version {version}")
            if news := "".join(_SCHEMAS[version:]):
                db.executescript(f"BEGIN IMMEDIATE; {news} PRAGMA user_version = {len(_SCHEMAS)}; COMMIT;")
            db.execute("SELECT count(*) FROM pages").fetchone()
        except BaseException:
            db.close()
            raise
        return db

    def _keep(self, key: str, page: Page, checked: float, etag: str, modified: str) -> None:
        page_json = dumps(page)
        values: dict[str, object] = {"key": key, "page": page_json, "checked": checked, "etag": etag}
        self._write(_KEEP, values | {"modified": modified, "used": self._clock(), "size": len(page_json)})
        self._evict()

    def _evict(self) -> None:
        total = self._db.execute("SELECT sum(size) FROM pages").fetchone()[0] or 0
        if total <= self._most:
            return
        for row in self._db.execute("SELECT key, size FROM pages ORDER BY used").fetchall():
            if total <= self._most * _ROOM:
                break
            self._write("DELETE FROM pages WHERE key = ?", (row["key"],))
            total -= row["size"]


Row = tuple[Page, float, str, str]  # page, checked, etag, modified
