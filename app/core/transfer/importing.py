"""An import from the file to the store: looked at first, then written conversation by conversation, taken back at once.

What is on disk after each conversation is whole. A killed import goes on where the file is imported again: what is
there already is found by its ids, and the batch that was cut off takes in what is missing.
"""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path, PurePath
from uuid import uuid4

from app.core.domain.errors import AppError, Unavailable
from app.core.domain.reasons import DiskReason
from app.core.domain.transfer import ForeignConversation, SkippedPart, SkipReason
from app.core.domain.transfer.course import ImportCounts, ImportProgress, ImportReport
from app.core.domain.transfer.whole import Addition, BatchState, ImportBatch, StoredTurns, Undone, WholeConversation
from app.core.ports import ConversationStore
from app.core.ports.transfer import Attachments, ConversationTransfer, ExportFile, ExportFiles
from app.core.transfer.foreign import Converted, conversation_id, converted
from app.core.transfer.own_files import with_documents_placed, with_own_files
from app.core.transfer.undoing import finish_undo, undo

_MOST_SKIPPED = 1000  # parts that are named one by one
_PAUSE = 0.1  # seconds between two pieces of progress

Progress = AsyncGenerator[ImportProgress | ImportCounts, None]
Course = AsyncGenerator[ImportProgress | ImportReport, None]


def _now() -> datetime:
    return datetime.now(UTC)


@dataclass
class _Tally:
    """What was read so far."""

    counts: ImportCounts
    skipped: list[SkippedPart] = field(default_factory=list)
    progressed: float = 0.0

    def skip(self, part: SkippedPart) -> None:
        if len(self.skipped) < _MOST_SKIPPED:
            self.skipped.append(part)
        self.counts = replace(self.counts, skipped_count=self.counts.skipped_count + 1)

    def take(self, one: Converted, addition: Addition, is_unchanged: bool) -> None:
        turns, counts = one.whole.conversation.turns, self.counts
        times = [turn.created for turn in turns]
        new = len(addition.turns)
        self.counts = replace(
            counts,
            conversations=counts.conversations + 1,
            turns=counts.turns + len(turns),
            created=counts.created + addition.created,
            grown=counts.grown + bool(new and not addition.created),
            unchanged=counts.unchanged + is_unchanged,
            new_turns=counts.new_turns + new,
            images=counts.images + sum(len(turn.images) for turn in turns),
            files=counts.files + len(one.files),
            first=min([*times, *([counts.first] if counts.first else [])], default=None),
            last=max([*times, *([counts.last] if counts.last else [])], default=None),
        )
        if one.missing:
            self.skip(SkippedPart(one.whole.conversation.title, SkipReason.MISSING_FILE, ", ".join(one.missing)))

    def final(self) -> ImportCounts:
        return replace(self.counts, skipped=tuple(self.skipped))

    def progress(self, file: ExportFile) -> ImportProgress | None:
        """Not more often than anybody can see."""
        if time.monotonic() - self.progressed < _PAUSE:
            return None
        self.progressed = time.monotonic()
        return ImportProgress(file.fraction(), self.counts.conversations, self.counts.turns)


@dataclass
class ConversationImports:
    """One import runs at a time."""

    store: ConversationTransfer
    exports: ExportFiles
    attachments: Attachments
    conversations: ConversationStore
    take_back_bases: Callable[[str], Awaitable[None]] | None = None  # that a merge brought; by its batch
    now: Callable[[], datetime] = _now
    _stopped: bool = False
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock, repr=False)
    # Shared with merges. Of files without a conversation: one that is being written has them before it is there itself.
    writing: asyncio.Lock = field(default_factory=asyncio.Lock, repr=False)

    async def preview(self, path: Path, language: str) -> Progress:
        """What would come, and nothing is written. The last one is the counts. Raises `Unreadable`."""
        file = await self.exports.open(path)
        try:
            tally = _Tally(ImportCounts(file.program))
            while (part := await file.next()) is not None:
                if isinstance(part, SkippedPart):
                    tally.skip(part)
                elif (one := await self._converted(part, file, language, tally)) is not None:
                    stored = await self._stored(one.whole.id)
                    addition = _would_add(one.whole, stored)
                    tally.take(one, addition, not addition.created and not addition.turns)
                if (progress := tally.progress(file)) is not None:
                    yield progress
            yield tally.final()
        finally:
            await file.close()

    def run(self, path: Path, language: str) -> Course:
        """The last one is the report. Raises `Unreadable` for the file, `Unavailable` for the disk; what was written
        until then stays and can be undone. `stop` counts from this call on."""
        self._stopped = False
        return self._run(path, language)

    async def _run(self, path: Path, language: str) -> Course:
        async with self._lock:
            file = await self.exports.open(path)
            tally, state = _Tally(ImportCounts(file.program)), BatchState.STOPPED
            batch = await self._begin(file)
            try:
                while not self._stopped and (part := await file.next()) is not None:
                    if isinstance(part, SkippedPart):
                        tally.skip(part)
                    else:
                        await self._write(part, file, language, batch, tally)
                    if (progress := tally.progress(file)) is not None:
                        yield progress
                state = BatchState.STOPPED if self._stopped else BatchState.FINISHED
            finally:
                await file.close()
                await self.store.end(batch, state)
            yield ImportProgress(None, tally.counts.conversations, tally.counts.turns, indexing=True)
            await self._index()
            added = tally.counts.created or tally.counts.new_turns
            yield ImportReport(tally.final(), state, batch if added else "")

    def stop(self) -> None:
        """The import ends behind the conversation that is being written."""
        self._stopped = True

    async def batches(self) -> list[ImportBatch]:
        return await self.store.batches()

    async def undo(self, batch_id: str) -> Undone:
        """All of it is out of sight when this returns, and out of the file."""
        async with self.writing:
            if self.take_back_bases is not None:
                await self.take_back_bases(batch_id)
            return await undo(batch_id, self.store, self.attachments)

    async def finish_undo(self) -> None:
        """Go on with one that a killed process left; where the disk refuses, a later start does."""
        with suppress(AppError):
            async with self.writing:
                await finish_undo(self.store, self.attachments)

    async def _begin(self, file: ExportFile) -> str:
        for batch in await self.store.batches():
            if (batch.state, batch.format, batch.file) == (BatchState.RUNNING, file.format, file.name):
                return batch.id  # it was cut off
        batch = ImportBatch(uuid4().hex, file.format, file.name, self.now())
        await self.store.begin(batch)
        return batch.id

    async def _write(
        self, part: ForeignConversation | WholeConversation, file: ExportFile, language: str, batch: str, tally: _Tally
    ) -> None:
        one = await self._converted(part, file, language, tally)
        if one is None:
            return
        async with self.writing:
            would_add = _would_add(one.whole, await self._stored(one.whole.id) if one.files else None)
            if would_add.turns or isinstance(part, ForeignConversation):
                await self._keep(one, tally)
            addition = await self.store.add(one.whole, batch)
        tally.take(one, addition, not addition.created and not addition.turns)

    async def _keep(self, one: Converted, tally: _Tally) -> None:
        """Its files. One that the disk does not take costs itself, unless there is room for none."""
        for path, content in one.files.items():
            try:
                await self.attachments.write(path, content)
            except Unavailable as error:
                if error.data.get("reason") == DiskReason.FULL:
                    raise
                tally.skip(SkippedPart(one.whole.conversation.title, SkipReason.UNWRITTEN, PurePath(path).name))

    async def _converted(
        self, part: ForeignConversation | WholeConversation, file: ExportFile, language: str, tally: _Tally
    ) -> Converted | None:
        if isinstance(part, WholeConversation):
            placed, files = with_documents_placed(part, self.attachments.folder)
            whole, missing = with_own_files(placed, self.attachments.folder)
            return Converted(whole, files, missing)
        id = conversation_id(file.format, part.id)
        stored = list(await self.conversations.book(id)) if await self._stored(id) is not None else []
        folder = self.attachments.folder
        one = await asyncio.to_thread(converted, part, file.format, file.program, folder, language, stored)
        if one is None:
            tally.skip(SkippedPart(part.title or part.id, SkipReason.EMPTY))
        return one

    async def _stored(self, id: str) -> StoredTurns | None:
        return (await self.store.stored([id])).get(id)

    async def _index(self) -> None:
        """No trouble with the search may cost the import its end: a later start goes on with it."""
        with suppress(AppError):
            while not self._stopped and await self.conversations.index_more():
                pass


def _would_add(whole: WholeConversation, stored: StoredTurns | None) -> Addition:
    ids = [turn.id for turn in whole.conversation.turns]
    if stored is None:
        return Addition(True, tuple(ids))
    return Addition(stored.deleted, tuple(id for id in ids if stored.lacks(whole.id, id)))
