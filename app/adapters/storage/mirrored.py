"""Bases whose words and vectors are searched in an engine of the user's own; everything is kept on this machine first.

The engine is brought to the same chunks at the end of an import, by what it lacks and what it has too many: a kill or
an outage is mended by the next run. It is asked only while it holds the same chunks, and gives nothing but their
numbers and scores. Where it fails or is slow, this machine answers instead.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from app.adapters.storage.database import Connection, Database
from app.adapters.storage.documents import mirroring
from app.adapters.storage.documents.mirroring import IndexKey
from app.adapters.storage.documents.schema import MIGRATIONS
from app.adapters.storage.documents.store import NAME, SqliteDocuments
from app.adapters.storage.qdrant import QdrantChunks, Scored
from app.core.domain.addresses import is_web_address
from app.core.domain.errors import AppError, TimedOut, Unavailable
from app.core.domain.knowledge import Base, ChunkMatch
from app.core.ranking.fusion import fuse

_PORT = 6333  # that the client takes where an address names none, of https too
_AT_ONCE = 200  # chunks of one request
_TIMEOUT = 2.0  # seconds that a search waits for the engine
_FIRST = 10.0  # seconds for the first one: the client is loaded, and its key
_RETRY_AFTER = 30.0  # seconds in which one that failed is not asked again

log = logging.getLogger(__name__)

Open = Callable[[str], Awaitable[QdrantChunks]]


def key_id(address: str) -> str:
    """Under which the secret store may keep the engine's key. Raises `Unavailable` for what is no address."""
    if not is_web_address(address) or "@" in address:
        raise Unavailable("Qdrant", "no address of http or https", reason="address")
    parts = urlsplit(address)
    return f"qdrant:{parts.hostname}:{parts.port or _PORT}"


class MirroredDocuments(SqliteDocuments):
    """`await MirroredDocuments.open_with(data_dir, engine)`; fits the port `KnowledgeStore`.

    `engine`: address of an engine → the engine, which was asked nothing yet.
    """

    def __init__(self, database: Database, open: Open, timeout_seconds: float = _TIMEOUT) -> None:
        super().__init__(database)
        self._open = open
        self._timeout_seconds = timeout_seconds
        self._engines: dict[str, QdrantChunks] = {}  # by address
        self._agreed: dict[IndexKey, tuple[str, int, int]] = {}  # index → address, count and last chunk that it held
        self._extents: dict[IndexKey, tuple[int, int, int]] = {}  # index → state of the file, count and last chunk then
        self._failed: dict[str, float] = {}  # address → when

    @classmethod
    async def open_with(cls, directory: Path, engine: Open, timeout_seconds: float = _TIMEOUT) -> "MirroredDocuments":
        """As `SqliteDocuments.open`. patience: seconds that a search waits for the engine."""
        return cls(await Database.open(directory, NAME, MIGRATIONS, own_reader=True), engine, timeout_seconds)

    async def close(self) -> None:
        for address, engine in self._engines.items():
            try:
                await engine.close()
            except AppError as error:
                log.info("%s: %s", address, error)
        self._engines.clear()
        await super().close()

    async def keep_base(self, base: Base) -> None:
        """An engine that it leaves forgets it."""
        before = await self._address(base.id)
        await super().keep_base(base)
        if before and before != base.store:
            await self._forget(base.id, before)

    async def remove_base(self, base_id: str) -> None:
        address = await self._address(base_id)
        await super().remove_base(base_id)
        if address:
            await self._forget(base_id, address)

    async def remove_item(self, item_id: str) -> None:
        before = await self._counts()
        await super().remove_item(item_id)
        for base_id, count in (await self._counts()).items():
            if before.get(base_id) != count:
                await self.sync(base_id)

    async def sync(self, base_id: str, stopped: Callable[[], bool] = lambda: False) -> AppError | None:
        address = await self._address(base_id)
        if not address:
            return None
        try:
            if address in self._failed and address in self._engines:
                await self._engines.pop(address).close()  # with another key, perhaps, it serves
            engine = await self._engine(address)
            indexes = await self._database.read(lambda db: mirroring.indexes(db, base_id))
            for index in indexes:
                await self._bring(engine, index, stopped)
            if not stopped():
                await engine.keep_only(base_id, [index.name for index in indexes])
        except AppError as error:
            self._log_outage(address, error)
            return error
        self._failed.pop(address, None)
        return None

    async def search(self, base_ids: Sequence[str], query: str, limit: int = 20) -> list[ChunkMatch]:
        """Scores of two engines do not compare: what several found is fused by its ranks."""
        here, rankings = list[str](), list[list[ChunkMatch]]()
        for base_id, address in await self._places(base_ids):

            def ask(engine: QdrantChunks, base_id: str = base_id) -> Awaitable[Scored]:
                return engine.search(base_id, query, limit)

            chunks = await self._ask_engine(address, IndexKey(base_id), ask)
            if chunks is None:
                here.append(base_id)
            else:
                rankings.append(chunks)
        if here:
            rankings.append(await super().search(here, query, limit))
        if len(rankings) < 2:
            return rankings[0] if rankings else []
        chunks_by_id = {one.id: one for ranking in rankings for one in ranking}
        fused = fuse([[one.id for one in ranking] for ranking in rankings])
        return [replace(chunks_by_id[id], score=score) for id, score in fused[:limit]]

    async def nearest(
        self, base_ids: Sequence[str], model: str, vector: tuple[float, ...], limit: int = 20
    ) -> list[ChunkMatch]:
        """`score` is the cosine."""
        here, all_chunks = list[str](), list[ChunkMatch]()
        for base_id, address in await self._places(base_ids):
            index = IndexKey(base_id, model, len(vector))

            def ask(engine: QdrantChunks, index: IndexKey = index) -> Awaitable[Scored]:
                return engine.nearest(index.base, index.name, vector, limit)

            chunks = await self._ask_engine(address, index, ask)
            if chunks is None:
                here.append(base_id)
            else:
                all_chunks += chunks
        if here:
            all_chunks += await super().nearest(here, model, vector, limit)
        return sorted(all_chunks, key=lambda chunk: -chunk.score)[:limit]

    async def _ask_engine(
        self, address: str, index: IndexKey, ask: Callable[[QdrantChunks], Awaitable[Scored]]
    ) -> list[ChunkMatch] | None:
        """None where this machine must answer."""
        if not address or time.monotonic() - self._failed.get(address, -_RETRY_AFTER) < _RETRY_AFTER:
            return None
        count, last = await self._database.read(lambda db: self._holding(db, index))
        if not count:
            return None
        try:
            async with asyncio.timeout(self._timeout_seconds if address in self._engines else _FIRST):
                engine = await self._engine(address)
                if self._agreed.get(index) != (address, count, last):
                    if not await engine.holds(index.base, index.name, count, last):
                        return None
                    self._agreed[index] = (address, count, last)
                scored = await ask(engine)
        except (TimeoutError, AppError) as error:
            self._agreed.pop(index, None)
            self._log_outage(address, error if isinstance(error, AppError) else TimedOut("Qdrant"))
            return None
        self._failed.pop(address, None)
        chunks = await self._database.read(lambda db: mirroring.scored_chunks(db, index.base, scored))
        if len(chunks) < len(scored):  # somebody else has changed something meanwhile
            self._agreed.pop(index, None)
            return None
        return chunks

    def _holding(self, db: Connection, index: IndexKey) -> tuple[int, int]:
        """Counted anew only where somebody has written since."""
        state = mirroring.state(db)
        extent = self._extents.get(index)
        if extent is None or extent[0] != state:
            extent = self._extents[index] = (state, *mirroring.extent(db, index))
        return extent[1:]

    async def _bring(self, engine: QdrantChunks, index: IndexKey, stopped: Callable[[], bool]) -> None:
        """In order, and what is too much leaves last: see `mirroring`."""
        self._agreed.pop(index, None)
        own = await self._database.read(lambda db: mirroring.chunk_ids(db, index))
        there = await engine.ids(index.base, index.name)
        lacking = [id for id in own if id not in there]
        for begin in range(0, len(lacking), _AT_ONCE):
            if stopped():
                return
            part = lacking[begin : begin + _AT_ONCE]
            if index.size:
                vectors = await self._database.read(partial(mirroring.vectors_of, index=index, ids=part))
                await engine.keep_vectors(index.base, index.name, vectors)
            else:
                words = await self._database.read(partial(mirroring.tokens_of, ids=part))
                await engine.keep_words(index.base, words)
        surplus = sorted(there.difference(own))
        for begin in range(0, len(surplus), _AT_ONCE):
            await engine.remove(index.base, index.name, surplus[begin : begin + _AT_ONCE])

    async def _forget(self, base_id: str, address: str) -> None:
        self._agreed = {index: one for index, one in self._agreed.items() if index.base != base_id}
        try:
            await (await self._engine(address)).keep_only(base_id, ())
        except AppError as error:
            log.warning("%s could not be told to forget a base: %s", address, error)

    async def _engine(self, address: str) -> QdrantChunks:
        if address not in self._engines:
            engine = await self._open(address)
            if self._engines.setdefault(address, engine) is not engine:  # another one was faster
                await engine.close()
        return self._engines[address]

    async def _address(self, base_id: str) -> str:
        return (await self._database.read(mirroring.stores)).get(base_id, "")

    async def _places(self, base_ids: Sequence[str]) -> list[tuple[str, str]]:
        """Base and address; empty for this machine."""
        stores = await self._database.read(mirroring.stores)
        return [(base_id, stores.get(base_id, "")) for base_id in dict.fromkeys(base_ids)]

    async def _counts(self) -> dict[str, int]:
        """Of the bases that are kept elsewhere too."""

        def work(db: Connection) -> dict[str, int]:
            return {id: mirroring.extent(db, IndexKey(id))[0] for id in mirroring.stores(db)}

        return await self._database.read(work)

    def _log_outage(self, address: str, error: AppError) -> None:
        """Once for each outage."""
        if address not in self._failed:
            log.warning("%s does not serve, and this machine answers instead: %s", address, error)
        self._failed[address] = time.monotonic()
