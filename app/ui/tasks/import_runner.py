"""Imports in the background: one per knowledge base, whether its dialog is open or not."""

from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Sequence
from contextlib import aclosing
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from app.core.domain.knowledge import Base, Document, ImportProgress, Item, ItemKind
from app.core.ports import KnowledgeStore
from app.ui.tasks.turn_runner import Tasks

_BEAT = 200  # ms between two tellings of how an import stands: a fast one passes hundreds of files in that time


class ImportService(Protocol):
    """What this room needs of `core.knowledge.importing.Imports`."""

    async def add(self, base: Base, kind: ItemKind, address: str, title: str = "", text: str = "") -> Item: ...

    async def pause(self, base_id: str) -> None: ...

    async def go_on(self, base_id: str) -> None: ...

    def run(self, base_id: str) -> AsyncGenerator[ImportProgress, None]: ...


class ImportRunner(QObject):
    """Tasks start in `Tasks` alone, so that each of them is waited for when the window closes."""

    progressed = Signal(object)  # ImportProgress of a base; the last one is `finished` or `paused`
    changed = Signal()  # what bases hold, or which there are
    failed = Signal(object)  # a Failure

    def __init__(self, imports: ImportService, store: KnowledgeStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._imports = imports
        self._store = store
        self._tasks = Tasks(self)
        self._tasks.failed.connect(self.failed)
        self._running: set[str] = set()
        self._again: set[str] = set()  # bases that got something while their import ran
        self._latest: dict[str, ImportProgress] = {}  # the newest of each base
        self._waiting: dict[str, ImportProgress] = {}  # what the next beat tells
        self._closed = False
        self.prepare: Callable[[Collection[str]], Awaitable[None]] | None = None  # until these keys can be read
        self._beat = QTimer(self, singleShot=True, interval=_BEAT)
        self._beat.timeout.connect(self._report_waiting)

    @property
    def running(self) -> list[ImportProgress]:
        """How the imports stand that run now."""
        return [self._latest.get(base, ImportProgress(base, 0, 0)) for base in self._running]

    def runs(self, base_id: str) -> bool:
        return base_id in self._running

    def progress(self, base_id: str) -> ImportProgress | None:
        return self._latest.get(base_id)

    def start(self, base_id: str) -> None:
        """Bring a base up to date; one whose import runs is looked at once more when that has ended."""
        if base_id in self._running:
            self._again.add(base_id)
        elif not self._closed:
            self._running.add(base_id)
            self._tasks.request(self._run(base_id))

    def start_unfinished(self) -> None:
        """Go on with what an earlier run of the program left."""
        self._tasks.run(self._store.bases(), self._start_those)

    def add(self, base: Base, entries: Sequence[tuple[ItemKind, str]], title: str = "", text: str = "") -> None:
        """Put (kind, address) pairs into a base and read them."""

        async def add() -> None:
            for kind, address in entries:
                await self._imports.add(base, kind, address, title, text)

        self._tasks.run(add(), lambda _: self._changed(base.id))

    def put_back(self, base: Base, items: Sequence[Item]) -> None:
        async def add() -> None:
            for item in items:
                await self._imports.add(base, item.kind, item.address, item.title, item.text)

        self._tasks.run(add(), lambda _: self._changed(base.id))

    def remove(self, base_id: str, items: Sequence[Item]) -> None:
        async def remove() -> None:
            for item in items:
                await self._store.remove_item(item.id)

        self._tasks.run(remove(), lambda _: self.changed.emit())

    def remove_base(self, base_id: str) -> None:
        """Its import ends behind the document that is being read."""

        async def remove() -> None:
            if base_id in self._running:
                await self._imports.pause(base_id)
            await self._store.remove_base(base_id)

        self._tasks.run(remove(), lambda _: self.changed.emit())

    def read_again(self, base_id: str, documents: Sequence[Document]) -> None:
        """Read these again, changed or not; the others of their items stay as they are."""

        async def mark() -> None:
            document_ids = {document.id for document in documents}
            existing = await self._store.documents(base_id)
            for item in dict.fromkeys(document.item for document in documents):
                own = [d for d in existing if d.item == item]
                await self._store.settle(item, [replace(d, modified=-1) if d.id in document_ids else d for d in own])

        self._tasks.run(mark(), lambda _: self._changed(base_id))

    def pause(self, base_id: str) -> None:
        self._tasks.run(self._imports.pause(base_id), lambda _: self.changed.emit())

    def go_on(self, base_id: str) -> None:
        self._tasks.run(self._imports.go_on(base_id), lambda _: self._changed(base_id))

    async def close(self) -> None:
        """What is on disk after each document is the whole state: the next start goes on there."""
        self._closed = True
        self._beat.stop()
        await self._tasks.close()
        self._running.clear()  # what was cancelled before its first step has no end of its own

    def _changed(self, base_id: str) -> None:
        self.changed.emit()
        self.start(base_id)

    def _start_those(self, bases: Sequence[Base]) -> None:
        for base in bases:
            unread = base.documents > base.ready + base.failed
            if not base.paused and (unread or (base.embedding is not None and base.embedded < base.chunks)):
                self.start(base.id)

    async def _run(self, base_id: str) -> None:
        try:
            while not self._closed:
                self._again.discard(base_id)
                await self.unlock([base_id])
                last: ImportProgress | None = None
                async with aclosing(self._imports.run(base_id)) as progress:
                    async for last in progress:
                        self._handle(last)
                if base_id not in self._again or (last is not None and last.paused):
                    break
        finally:
            self._running.discard(base_id)
            self._again.discard(base_id)
            self._finish(base_id)

    async def unlock(self, base_ids: Collection[str]) -> None:
        """Wait until the keys of their embedding models can be read, or somebody declined to unlock them."""
        if self.prepare is not None:
            bases = [base for base in await self._store.bases() if base.id in base_ids]
            await self.prepare({base.embedding.provider for base in bases if base.embedding is not None})

    def _handle(self, progress: ImportProgress) -> None:
        self._latest[progress.base] = self._waiting[progress.base] = progress
        if not self._beat.isActive():
            self._beat.start()

    def _finish(self, base_id: str) -> None:
        """Whoever shows a bar hears of the end, whatever came before it."""
        last = self._latest.pop(base_id, ImportProgress(base_id, 0, 0))
        self._waiting.pop(base_id, None)
        if not self._closed:
            self.progressed.emit(last if last.paused else replace(last, finished=True, current=""))
            self.changed.emit()

    def _report_waiting(self) -> None:
        waiting, self._waiting = self._waiting, {}
        for progress in waiting.values():
            self.progressed.emit(progress)
