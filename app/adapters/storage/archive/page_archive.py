"""Fits `PageArchive`: files by their hash in the data directory, and rows that say which turn read them.

A conversation that is purged takes its rows along, and the next sweep the files. Private ones never have any.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from sqlite3 import Row

from app.adapters.storage.archive.files import NAME, HashedFiles
from app.adapters.storage.archive.mhtml import normalized
from app.adapters.storage.archive.rows import drop_orphans, evict, page_rows, put, put_again, unused
from app.adapters.storage.database import Connection, Database
from app.adapters.storage.refusals import reason_of
from app.adapters.storage.values import stamp
from app.core.domain.archive import MHTML, ArchivedPage, ArchiveSize, OriginalPage, PageSlot
from app.core.domain.conversation import is_private
from app.core.domain.errors import AppError, Unavailable

log = logging.getLogger(__name__)

MOST_PAGE = 30_000_000  # bytes of one page
MOST_CONVERSATION = 300_000_000  # of all pages of one conversation
_UNDO = timedelta(days=1)  # in which a deleted turn may be brought back


class SqlitePageArchive:
    """Shares the file and the thread of the conversations, which close them. most: bytes of all pages together."""

    def __init__(
        self,
        database: Database,
        data_dir: Path,
        most: Callable[[], int],
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        most_here: int = MOST_CONVERSATION,
    ) -> None:
        self._database = database
        self._files = HashedFiles(data_dir / NAME)
        self._most, self._most_here = most, most_here
        self._now = now
        self._total: int | None = None  # bytes of all files at most, once that was looked up
        self._lock = asyncio.Lock()  # a file must not go between its writing and its row

    async def archive(self, slot: PageSlot, page: OriginalPage) -> None:
        if is_private(slot.conversation) or not page.data:
            return
        if len(page.data) > min(MOST_PAGE, self._most()):
            log.info("a page of %d bytes is too large for the archive", len(page.data))
            return
        try:
            async with self._lock:
                await self._archive(slot, page)
        except (AppError, OSError) as error:
            log.warning("a page could not be archived: %s", error)

    async def _archive(self, slot: PageSlot, page: OriginalPage) -> None:
        if page.media_type == MHTML:
            data = await asyncio.to_thread(normalized, page.data)
            page = OriginalPage(data, page.content_type, page.address)
        name = await asyncio.to_thread(self._files.write, page.data)
        now, total = stamp(self._now()), (await self.size()).bytes if self._total is None else self._total
        self._total = total + len(page.data)
        is_full = self._total > self._most()

        def work(db: Connection) -> list[str]:
            free = {*put(db, slot, page, name, now), *evict(db, slot.conversation, self._most_here)}
            return unused(db, {*free, *evict(db, "", self._most())} if is_full else free)

        await self._remove(await self._database.write(work))
        if is_full:
            self._total = None

    async def has(self, address: str, since: datetime) -> bool:
        sql = "SELECT sha256 FROM archived_pages WHERE address = ? AND archived >= ? ORDER BY archived DESC LIMIT 1"
        try:
            row = await self._database.read(lambda db: db.execute(sql, (address, stamp(since))).fetchone())
            return row is not None and await asyncio.to_thread(self._files.has, row["sha256"])
        except (AppError, OSError) as error:
            log.warning("the archive cannot be read: %s", error)
            return False

    async def archive_again(self, slot: PageSlot, address: str) -> None:
        if is_private(slot.conversation):
            return
        now = stamp(self._now())
        try:
            async with self._lock:
                await self._remove(await self._database.write(lambda db: put_again(db, slot, address, now)))
        except (AppError, OSError) as error:
            log.warning("a page could not be archived: %s", error)

    async def page(self, turn: str, source: str) -> ArchivedPage | None:
        return next((page for page in await self.pages(turn, source) if not page.part), None)

    async def pages(self, turn: str, source: str) -> tuple[ArchivedPage, ...]:
        rows = await self._database.read(lambda db: page_rows(db, turn, source))
        pages = [await asyncio.to_thread(self._read, row) for row in rows]
        return tuple(page for page in pages if page is not None)

    async def sources(self, turn: str) -> frozenset[str]:
        sql = "SELECT DISTINCT source FROM archived_pages WHERE turn = ? AND part = 0"
        rows = await self._database.read(lambda db: db.execute(sql, (turn,)).fetchall())
        return frozenset(source for (source,) in rows)

    async def turns(self, conversation: str, source: str) -> tuple[str, ...]:
        sql = """
            SELECT turn FROM archived_pages WHERE conversation = ? AND source = ? AND part = 0 ORDER BY archived DESC
        """
        rows = await self._database.read(lambda db: db.execute(sql, (conversation, source)).fetchall())
        return tuple(turn for (turn,) in rows)

    async def size(self) -> ArchiveSize:
        sql = "SELECT count(*), coalesce(sum(size), 0) FROM (SELECT DISTINCT sha256, size FROM archived_pages)"
        return ArchiveSize(*await self._database.read(lambda db: tuple(db.execute(sql).fetchone())))

    async def sweep(self) -> None:
        before = stamp(self._now() - _UNDO)
        async with self._lock:
            most, self._total = self._most(), None
            names = await self._database.write(partial(drop_orphans, before=before, most=most))
            await _disk(lambda: self._files.remove_others(names))

    async def delete_all(self) -> None:
        async with self._lock:
            await self._database.write(lambda db: db.execute("DELETE FROM archived_pages"))
            self._total = None
            await _disk(self._files.remove_all)

    async def _remove(self, names: list[str]) -> None:
        if names:
            await asyncio.to_thread(self._files.remove, names)

    def _read(self, row: Row) -> ArchivedPage | None:
        try:
            data = self._files.read(row["sha256"])
        except OSError as error:
            log.warning("an archived page cannot be read: %s", error.strerror)
            return None
        if data is None:
            return None
        archived_at = datetime.fromisoformat(row["archived"])
        return ArchivedPage(data, row["content_type"], row["address"], archived_at, row["sha256"], row["part"])


async def _disk(work: Callable[[], None]) -> None:
    """Raises `Unavailable`."""
    try:
        await asyncio.to_thread(work)
    except OSError as error:
        raise Unavailable(NAME, error.strerror or "", reason=reason_of(error)) from error
