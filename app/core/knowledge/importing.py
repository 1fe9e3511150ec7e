"""Import: what an item consists of is settled, then every waiting document is read, divided and kept, one by one.

What is on disk after each document is the whole state: a killed process goes on with the next document that waits.
"""

import logging
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cached_property

from app.core.domain.conversation import is_private
from app.core.domain.errors import AppError, FailureKind, Unavailable, Unreadable
from app.core.domain.events import Failure
from app.core.domain.knowledge import (
    Base,
    Document,
    DocumentState,
    ImportProgress,
    Item,
    ItemKind,
    model_key,
)
from app.core.domain.reasons import UnreadableReason
from app.core.knowledge.item_reader import ItemReader, stable_id
from app.core.ports import ConversationStore, DocumentReader, KnowledgeStore, PageReader, RankingModels
from app.core.streams import Signal

_AT_ONCE = 64  # chunks that are embedded with one request
_UNKNOWN = -1  # in place of a time of change: the document differs from whatever is there

log = logging.getLogger(__name__)


@dataclass
class _Run:
    """An import under way."""

    stop: Signal = field(default_factory=Signal)
    again: bool = True  # something was added since its items were looked at
    over: Signal = field(default_factory=Signal)


@dataclass
class Imports:
    """Brings bases up to date. One import of a base runs at a time; it also does what a second one is asked for."""

    store: KnowledgeStore
    documents: DocumentReader
    pages: PageReader
    conversations: ConversationStore
    second: RankingModels
    _running: dict[str, _Run] = field(default_factory=dict, repr=False)  # by base

    @cached_property
    def _reader(self) -> ItemReader:
        return ItemReader(self.store, self.documents, self.pages, self.conversations)

    async def add(self, base: Base, kind: ItemKind, address: str, title: str = "", text: str = "") -> Item:
        """Put something into a base; `run` then reads it. Raises `Unreadable` for a private conversation."""
        if kind is ItemKind.CONVERSATION and is_private(address):
            raise Unreadable(title, UnreadableReason.FORBIDDEN)
        item = Item(stable_id(base.id, kind, address), base.id, kind, address, title, text)
        return await self.store.add_item(item)

    async def refresh(self, item: Item) -> None:
        """Have all documents of an item read again at the next `run`, changed or not."""
        try:
            documents = await self._reader.documents_of(item)
        except Unreadable:
            return  # the next `run` says so
        await self.store.settle(item.id, [replace(one, modified=_UNKNOWN) for one in documents])

    def running(self, base_id: str) -> bool:
        return base_id in self._running

    def stop(self, base_id: str) -> None:
        """End its import behind the document that is being read; the next `run` goes on."""
        if base_id in self._running:
            self._running[base_id].stop.set()

    async def pause(self, base_id: str) -> None:
        """As `stop`; stays so until `go_on`, over restarts of the program."""
        await self._keep_paused(base_id, True)
        self.stop(base_id)

    async def go_on(self, base_id: str) -> None:
        await self._keep_paused(base_id, False)

    async def run(self, base_id: str) -> AsyncGenerator[ImportProgress, None]:
        """Progress before every document, the last one `finished` or `paused`; none where an import runs already.

        Raises `Unavailable` for the store, and where the process that reads documents cannot start.
        """
        if base_id in self._running:
            self._running[base_id].again = True
            return
        run = self._running[base_id] = _Run()
        try:
            async with aclosing(self._import(base_id, run)) as events:
                async for progress in events:
                    yield progress
        finally:
            self._ended(base_id, run)

    async def ended(self, base_id: str) -> None:
        """When no import of this base runs any more."""
        while (run := self._running.get(base_id)) is not None:
            async with aclosing(run.over.wait()) as over:
                async for _ in over:
                    pass

    def _ended(self, base_id: str, run: _Run) -> None:
        run.over.set()
        if self._running.get(base_id) is run:
            del self._running[base_id]

    async def _import(self, base_id: str, run: _Run) -> AsyncGenerator[ImportProgress, None]:
        started_at, stop = time.monotonic(), run.stop
        tally = _Tally(Base(base_id, ""), started_at)
        paused = False
        while run.again and not paused:
            run.again = False
            await self._settle_all(base_id, stop)
            base = await self._base(base_id)
            if base is None:
                return
            tally = _Tally(base, started_at)
            if not base.paused:
                for part in (self._read_all(base_id, tally, stop), self._embed(base_id, tally, stop)):
                    async with aclosing(part) as events:
                        async for progress in events:
                            yield progress
                if not stop.is_set():
                    await self.store.sync(base_id, stop.is_set)
            paused = stop.is_set() or base.paused
        self._ended(base_id, run)  # whoever is told that it ended may begin another one
        yield replace(tally.progress(), finished=not paused, paused=paused)

    async def _read_all(self, base_id: str, tally: "_Tally", stop: Signal) -> AsyncGenerator[ImportProgress, None]:
        while not stop.is_set() and (waiting := await self.store.waiting(base_id)):
            for document in waiting:
                if stop.is_set():
                    break
                own = document.kind in (ItemKind.NOTE, ItemKind.CONVERSATION)
                yield tally.progress(document.title if own else document.address)
                tally.failed += not await self._read(document)
                tally.done += 1

    async def _settle_all(self, base_id: str, stop: Signal) -> None:
        """What all items consist of now. Documents that failed for a reason that may have passed wait again."""
        by_item: dict[str, list[Document]] = {}
        for document in await self.store.documents(base_id):
            by_item.setdefault(document.item, []).append(document)
        for item in await self.store.items(base_id):
            if stop.is_set():
                break
            await self._settle(item, by_item.get(item.id, []))

    async def _settle(self, item: Item, existing: Sequence[Document]) -> None:
        try:
            documents = await self._reader.documents_of(item)
        except Unreadable:
            if item.kind is ItemKind.FOLDER and existing:
                return  # a drive that is not there now: its documents stay
            documents = [self._reader.document(item, item.address)]  # reading it tells why
        again = {one.id for one in existing if one.failure is not None and _may_have_passed(one.failure)}
        if again:
            await self.store.settle(
                item.id, [replace(one, modified=_UNKNOWN) if one.id in again else one for one in documents]
            )
        await self.store.settle(item.id, documents)

    async def _read(self, document: Document) -> bool:
        """False where it failed."""
        try:
            read = await self._reader.text(document)
        except Unavailable:
            raise  # that is no fault of the document, which waits
        except AppError as error:
            failed = replace(document, state=DocumentState.FAILED, failure=Failure.of(error), chunks=0)
            await self.store.keep(failed, None)
            return False
        ready = replace(
            document,
            state=DocumentState.READY,
            failure=None,
            title=read.title or document.title,
            chunks=len(read.chunks),
            pages=read.pages,
            read_at=datetime.now(UTC),
        )
        await self.store.keep(ready, read)
        return True

    async def _embed(self, base_id: str, tally: "_Tally", stop: Signal) -> AsyncGenerator[ImportProgress, None]:
        """Vectors for all chunks that have none of the base's model; the old model's serve until all are there."""
        base = await self._base(base_id)
        if base is None or base.embedding is None:
            return
        embedder, key = self.second.embedder(base.embedding), model_key(base.embedding)
        first = 0
        while embedder is not None and not stop.is_set():
            chunks = await self.store.chunks_without_vector(base_id, key, _AT_ONCE)
            if not chunks:
                await self.store.drop_vectors(base_id, key)
                return
            try:
                vectors = await embedder.embed([text for _, text in chunks])
            except AppError as error:
                log.warning("chunks could not be embedded: %s", error)
                return  # words serve meanwhile, and the next import goes on
            if chunks[0][0] == first or len(vectors) != len(chunks):
                log.warning("%s gave %d vectors for %d chunks", embedder.name, len(vectors), len(chunks))
                return
            first = chunks[0][0]
            await self.store.keep_vectors(
                base_id, key, [(id, one) for (id, _), one in zip(chunks, vectors, strict=True)]
            )
            yield tally.progress(embedder.name)

    async def _base(self, base_id: str) -> Base | None:
        return next((base for base in await self.store.bases() if base.id == base_id), None)

    async def _keep_paused(self, base_id: str, paused: bool) -> None:
        base = await self._base(base_id)
        if base is not None:
            await self.store.keep_base(replace(base, paused=paused))


class _Tally:
    """How far an import is, without asking the store again after every document."""

    def __init__(self, base: Base, started_at: float) -> None:
        self.base = base.id
        self.done, self.failed, self.total = base.ready + base.failed, base.failed, base.documents
        self._started_at = started_at

    def progress(self, current: str = "") -> ImportProgress:
        seconds = round(time.monotonic() - self._started_at, 3)
        return ImportProgress(self.base, self.done, self.total, self.failed, current, seconds)


def _may_have_passed(failure: Failure) -> bool:
    """A network that is there again, a file that may be read now: nothing of a document itself tells of that."""
    return failure.kind is not FailureKind.UNREADABLE or failure.reason(UnreadableReason) in (
        UnreadableReason.MISSING,
        UnreadableReason.FORBIDDEN,
    )
