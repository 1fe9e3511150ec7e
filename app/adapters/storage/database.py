"""One SQLite file and the thread that writes to it; a second thread reads beside it where reading must not wait.

WAL with synchronous NORMAL: a killed process loses nothing that was committed; a power cut may cost the last
commits, but never the file (https://www.sqlite.org/wal.html).
"""

import asyncio
import os
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from app.adapters.storage.migration_runner import Migration, migrate, refuse_newer, refuse_newer_file
from app.adapters.storage.refusals import is_damage, reason_data, reason_of, suspicion
from app.core.domain.errors import Unavailable
from app.core.domain.reasons import DiskReason

T = TypeVar("T")
After = Callable[["Connection"], None]

NAME = "citewise.db"
SALVAGING = ".salvaging"  # ends the name of what is read back of a damaged file, until it is whole
RESTORED = ".restored"  # and of a backup's copy that takes its place
_BUSY_SECONDS = 5.0  # how long to wait for another instance that is writing
_STILL_BUSY_SECONDS = 0.5  # and after a wait in vain: what waits in one queue must not add up to minutes
_IN_MEMORY = ":memory:"
_SURROGATE = re.compile("[\ud800-\udfff]")


class Connection(sqlite3.Connection):
    """Takes any string: half a surrogate pair, which UTF-8 cannot carry, becomes U+FFFD, one code point for one."""

    def execute(self, sql: str, parameters: Any = ()) -> sqlite3.Cursor:
        return super().execute(sql, storable(parameters))

    def executemany(self, sql: str, parameters: Any) -> sqlite3.Cursor:
        return super().executemany(sql, map(storable, parameters))


def storable(parameters: Any) -> Any:
    if isinstance(parameters, Mapping):
        return {name: _storable(value) for name, value in parameters.items()}
    return [_storable(value) for value in parameters]


def _storable(value: Any) -> Any:
    if not isinstance(value, str) or value.isascii():
        return value
    return _SURROGATE.sub("\ufffd", value)


class Database:
    """`await Database.open(data_dir, name, migrations)`.

    Work is a function of the connection; it runs whole, in the order of the calls. A caller that is cancelled
    leaves its work behind: it is done nevertheless, never half of it.
    """

    def __init__(self, path: Path, migrations: Sequence[Migration], *, own_reader: bool = False) -> None:
        self.path = path
        self._migrations = migrations
        self.problem = ""  # or what was wrong with the file found at the start and where it was kept
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="database")
        self._connection: Connection | None = None
        self._read_thread = ThreadPoolExecutor(1, thread_name_prefix="reader") if own_reader else self._thread
        self._read_connection: Connection | None = None
        self.busy_seconds = self._waits = _BUSY_SECONDS

    @classmethod
    async def open(
        cls, directory: Path, name: str, migrations: Sequence[Migration], *, own_reader: bool = False
    ) -> "Database":
        """Open or make the file in this directory, up to date. Raises `Unavailable`, then nothing was changed.

        own_reader: `read` has a connection and a thread of its own; it sees every write that was waited for, and does
        not wait for others.
        """
        database = cls(directory / name, migrations, own_reader=own_reader)
        try:
            await database._in_thread(database._thread, database._open)
        except BaseException:
            database._shut_down()
            raise
        return database

    @classmethod
    async def in_memory(cls, migrations: Sequence[Migration]) -> "Database":
        """One that never touches the disk, and is gone when it is closed."""
        await (database := cls(Path(_IN_MEMORY), migrations))._in_thread(database._thread, database._open_in_memory)
        return database

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What `work` returns, from one state of the database."""
        return await self._in_thread(self._read_thread, lambda: self._transaction(self._read_connection, "BEGIN", work))

    async def write(self, work: Callable[[Connection], T], committed: After | None = None) -> T:
        """The same, and everything that `work` wrote is committed when this returns, or nothing of it.

        committed: called then, before anything else is done.
        """
        return await self._in_thread(self._thread, lambda: self._written(work, committed))

    async def alone(self, work: Callable[[Connection], T]) -> T:
        """What `work` does outside a transaction, between two writes."""
        return await self._in_thread(self._thread, lambda: self._outside(work))

    async def clean(self) -> bool:
        """Leave nothing of what was deleted in the file and its journal; False where somebody else is reading them.

        The whole file is written anew, which takes room for it twice. Raises `Unavailable` where there is none.
        """
        return await self.alone(_cleaned)

    async def close(self) -> None:
        """Ends after the work that was asked for before; may be called twice."""
        try:
            await self._in_thread(self._read_thread, self._close_reader)
            await self._in_thread(self._thread, self._close)
        except Unavailable:
            return  # closed before
        self._shut_down()

    async def _in_thread(self, thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        try:
            future = asyncio.get_running_loop().run_in_executor(thread, work)
        except RuntimeError as error:  # the thread was shut down
            raise Unavailable(self.path.name, "closed") from error
        future.add_done_callback(lambda done: done.cancelled() or done.exception())  # seen, should nobody wait any more
        return await asyncio.shield(future)

    def _shut_down(self) -> None:
        self._thread.shutdown(wait=False)
        self._read_thread.shutdown(wait=False)

    def _open(self) -> None:
        refuse_newer_file(self.path, self._migrations)
        with _app_errors(self.path):
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _repair_renames(self.path)
            if (copy := _copy_to_read(self.path)) is not None:
                self.problem = _saved_from(copy, self.path, self._migrations)
            self.path.touch(mode=0o600)
            connection = _connect(self.path)
            try:
                _prepare(connection, self.path, self._migrations)
                reader = connection if self._read_thread is self._thread else _connect(self.path, shared=True)
                reader.execute(f"PRAGMA cache_size = -{2000 if reader is connection else 16384}")  # KB: bases are large
            except BaseException:
                connection.close()
                raise
            self._connection, self._read_connection = connection, reader

    def _open_in_memory(self) -> None:
        connection = self._connection = self._read_connection = _connect(Path(_IN_MEMORY))
        connection.execute("PRAGMA temp_store = MEMORY")  # a large sort would make a file otherwise
        migrate(connection, Path(), self._migrations)  # no backup: what is new holds nothing

    def _close_reader(self) -> None:
        if self._read_connection is not None and self._read_connection is not self._connection:
            self._read_connection.close()
        self._read_connection = None

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _outside(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            raise Unavailable(self.path.name, "closed")
        with _app_errors(self.path):
            return work(self._connection)

    def _written(self, work: Callable[[Connection], T], committed: After | None) -> T:
        try:
            result = self._transaction(self._connection, "BEGIN IMMEDIATE", work)
            if committed is not None and self._connection is not None:
                committed(self._connection)
        except Unavailable as error:
            if error.data.get("reason") == DiskReason.LOCKED:
                self._wait_at_most(min(self.busy_seconds, _STILL_BUSY_SECONDS))
            raise
        self._wait_at_most(self.busy_seconds)
        return result

    def _wait_at_most(self, seconds: float) -> None:
        if seconds != self._waits and self._connection is not None:
            self._connection.execute(f"PRAGMA busy_timeout = {seconds * 1000:.0f}")
            self._waits = seconds

    def _transaction(self, db: Connection | None, begin: str, work: Callable[[Connection], T]) -> T:
        if db is None:
            raise Unavailable(self.path.name, "closed")
        with _app_errors(self.path):
            db.execute(begin)
            try:
                result = work(db)
                db.execute("COMMIT")
            finally:
                if db.in_transaction:  # an error; SQLite has rolled some of them back itself
                    db.execute("ROLLBACK")
            return result


def _cleaned(db: Connection) -> bool:
    db.execute("VACUUM")
    busy, *_ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


def _connect(path: Path, *, shared: bool = False) -> Connection:
    """`shared`: made in one thread, used in another afterwards."""
    db = sqlite3.connect(
        path, timeout=_BUSY_SECONDS, isolation_level=None, factory=Connection, check_same_thread=not shared
    )
    db.row_factory = sqlite3.Row
    return db


def _prepare(db: Connection, path: Path, migrations: Sequence[Migration]) -> None:
    refuse_newer(db, path.name, migrations)
    os.chmod(path, 0o600)  # before -wal and -shm are made, which take it over
    mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    db.execute(f"PRAGMA synchronous = {'NORMAL' if mode == 'wal' else 'FULL'}")  # some network drives have no WAL
    db.execute("PRAGMA journal_size_limit = 16777216")
    migrate(db, path.parent / "backups", migrations)


def _repair_renames(path: Path) -> None:
    marks = (path.with_name(path.name + SALVAGING), path.with_name(path.name + RESTORED))
    if any(file.exists() for file in marks):
        from app.adapters.storage.salvage.renames import repair

        repair(path, *marks)


def _copy_to_read(path: Path) -> Path | None:
    """A damaged file that was set aside, now or by a run that was killed before it had read it back."""
    mark = path.with_name(path.name + SALVAGING)
    if is_broken(path):
        from app.adapters.storage.salvage.renames import move_aside

        mark.touch(mode=0o600)  # before the name is free: a start that finds neither would begin with nothing
        return move_aside(path)
    if path.exists() or not mark.exists():
        mark.unlink(missing_ok=True)  # it was never set aside
        return None
    return max(path.parent.glob(f"{path.name}.broken-*Z"), default=None)


def _saved_from(copy: Path, path: Path, migrations: Sequence[Migration]) -> str:
    """What was read of a damaged file, which is kept aside, as words. It takes the name once it is whole."""
    from app.adapters.storage.salvage.mending import emptied, salvage
    from app.core.domain.transfer.damage import DamagedFile

    new = emptied(path.with_name(path.name + SALVAGING))
    with closing(_connect(new)) as db:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        salvaged = salvage(copy, db, path.parent / "backups", tuple(migrations))
    os.replace(new, path)
    return DamagedFile(path.name, copy.name, str(salvaged), **vars(salvaged))


def is_broken(path: Path) -> bool:
    """True where SQLite says that this is no database of its own or a damaged one.

    Going through every page takes seconds: only where an earlier run met damage."""
    if not path.exists():
        return False
    with closing(_connect(path)) as db:
        try:
            db.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if suspicion(path).exists() and db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                return True
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            return True
    suspicion(path).unlink(missing_ok=True)
    return False


@contextmanager
def _app_errors(path: Path) -> Iterator[None]:
    """Trouble with the disk or the file → `Unavailable`. A broken constraint or wrong SQL is a bug and stays itself."""
    try:
        yield
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError):
        raise
    except sqlite3.Error as error:
        if is_damage(error):
            with suppress(OSError):  # a disk that takes no mark will show its damage again
                suspicion(path).touch()
        raise Unavailable(path.name, str(error), **reason_data(error)) from error
    except OSError as error:
        raise Unavailable(path.name, str(error), reason=reason_of(error)) from error
