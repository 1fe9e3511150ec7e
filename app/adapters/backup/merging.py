"""Merges a second machine's backup: what is new in it is added, and nothing that is here is changed.

Conversations and assistants go by their ids, facts and prompts by ids and words, bases by their names and what was put
into them. A conversation or fact that was deleted here and is not newer there stays deleted. An assistant or prompt
that reads otherwise there comes beside ours. All of it is one batch, which can be taken back.
"""

import asyncio
import logging
import os
import shutil
from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from uuid import uuid4

from app.adapters.backup.base_merge import merge_bases, take_back_bases
from app.adapters.backup.layout import origin_of
from app.adapters.backup.packed import unpack
from app.adapters.backup.writing import unpacked_folder
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.database import NAME
from app.adapters.storage.documents.store import NAME as DOCUMENTS
from app.adapters.storage.documents.store import SqliteDocuments
from app.adapters.storage.library.store import SqliteLibrary
from app.adapters.storage.memory_facts import SqliteFacts
from app.adapters.storage.refusals import reason_of
from app.adapters.storage.transfer.attachments import NAME as ATTACHMENTS
from app.adapters.storage.transfer.attachments import AttachmentFolder
from app.adapters.storage.transfer.transfer import SqliteTransfer
from app.core.domain.backup import Merged
from app.core.domain.errors import AppError, Unavailable
from app.core.domain.transfer.whole import Addition, BatchState, ImportBatch, StoredTurns, Undone, WholeConversation
from app.core.transfer.own_files import with_own_files
from app.core.transfer.undoing import undo

log = logging.getLogger(__name__)

FORMAT = "merge"  # of the batch


@dataclass(frozen=True)
class MergeTarget:
    data_dir: Path
    conversations: SqliteConversations
    bases: SqliteDocuments
    writing: asyncio.Lock = field(default_factory=asyncio.Lock, repr=False)  # shared with imports


async def merge(
    file: Path,
    target: MergeTarget,
    progress: Callable[[int, int], None] = lambda done, total: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Merged:
    """progress: conversations done, and in all. Raises `Unavailable`; what was added until then stays, as a batch."""
    try:
        scratch = await asyncio.to_thread(unpacked_folder, target.data_dir)
    except OSError as error:
        raise Unavailable(str(target.data_dir), error.strerror or "", reason=reason_of(error)) from error
    try:
        manifest = await asyncio.to_thread(unpack, file, scratch, _is_merged)
        names = {part.name for part in manifest.parts}
        merged = await _Merging(target, scratch, names, progress, stopped).run(file.name)
    finally:
        await asyncio.to_thread(shutil.rmtree, scratch, True)
    while await target.conversations.index_more():
        pass
    return merged


async def undo_merge(batch: str, target: MergeTarget) -> Undone:
    """Raises `Unavailable`; then the same call goes on."""
    own = SqliteTransfer(target.conversations.database)
    async with target.writing:
        await take_back_bases(batch, target.bases, own)
        return await undo(batch, own, AttachmentFolder(target.data_dir))


@dataclass(frozen=True)
class _Merging:
    target: MergeTarget
    scratch: Path
    names: Collection[str]  # of files in the backup
    progress: Callable[[int, int], None]
    stopped: Callable[[], bool]

    async def run(self, name: str) -> Merged:
        own = SqliteTransfer(self.target.conversations.database)
        async with self.target.writing:
            while await own.clear_undone():  # what a killed undo left would count as deleted here
                pass
        batch, state = await _batch_for(own, name), BatchState.RUNNING
        try:
            merged = Merged(batch=batch)
            if NAME in self.names:
                merged = await self._conversations(own, batch, origin_of(name))
            if DOCUMENTS in self.names and not merged.stopped:
                merged = await merge_bases(self.scratch, self.target.bases, own, merged, self.target.writing)
            state = BatchState.STOPPED if merged.stopped else BatchState.FINISHED
            return merged
        finally:
            await own.end(batch, state)

    async def _conversations(self, own: SqliteTransfer, batch: str, origin: str) -> Merged:
        other = await SqliteConversations.open(self.scratch)
        try:
            merged = await self._add_all(other, own, batch)
            facts = await SqliteFacts(other.database).facts()
            merged = replace(merged, facts=await own.add_facts(facts, batch), batch=batch)
            library = SqliteLibrary(other.database)
            assistants, prompts = await own.add_library(
                await library.saved_assistants(), await library.saved_prompts(), batch, origin
            )
            return replace(merged, assistants=assistants, prompts=prompts)
        finally:
            await other.close()

    async def _add_all(self, other: SqliteConversations, own: SqliteTransfer, batch: str) -> Merged:
        source = SqliteTransfer(other.database)
        ids = [row.id for row in await other.summaries()]
        purged = await own.purged()
        conversations = turns = skipped = 0
        for number, id in enumerate(ids):
            if self.stopped():
                return Merged(conversations, turns, skipped=skipped, stopped=True)
            try:
                if (whole := await source.whole(id)) is None:
                    continue
                async with self.target.writing:  # an undo takes away files that no conversation has
                    addition = await self._add(whole, own, batch, purged.get(id))
                conversations += addition.created
                turns += len(addition.turns)
            except Unavailable:
                raise
            except (AppError, ValueError, LookupError, TypeError) as error:  # a row that nobody understands
                log.warning("a conversation of the backup was left out: %s", type(error).__name__)
                skipped += 1
            self.progress(number + 1, len(ids))
        return Merged(conversations, turns, skipped=skipped)

    async def _add(
        self, whole: WholeConversation, own: SqliteTransfer, batch: str, deleted: datetime | None
    ) -> Addition:
        stored = await own.stored([whole.id])
        if not _is_new(whole, stored.get(whole.id), deleted):
            return Addition()
        with_files = await asyncio.to_thread(self._with_files, whole)
        own_files, _ = with_own_files(with_files, self.target.data_dir.absolute() / ATTACHMENTS)
        return await own.add(own_files, batch)

    def _with_files(self, whole: WholeConversation) -> WholeConversation:
        """With the files that were imported there, which are below this data directory when it returns."""
        if not any(turn.files for turn in whole.conversation.turns):
            return whole
        try:
            for name in self.names:
                if name.startswith(f"{ATTACHMENTS}/{whole.id}/") and not (self.target.data_dir / name).exists():
                    (self.target.data_dir / name).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                    os.replace(self.scratch / name, self.target.data_dir / name)
        except OSError as error:
            raise Unavailable(ATTACHMENTS, error.strerror or "", reason=reason_of(error)) from error
        turns = [replace(one, files=tuple(map(self._place, one.files))) for one in whole.conversation.turns]
        return replace(whole, conversation=replace(whole.conversation, turns=tuple(turns)))

    def _place(self, file: str) -> str:
        path, scratch = Path(file), self.scratch.resolve()
        below = path.is_relative_to(scratch)
        return str(self.target.data_dir.absolute() / path.relative_to(scratch)) if below else file


def _is_new(whole: WholeConversation, stored: StoredTurns | None, deleted: datetime | None) -> bool:
    """Some of it is, or all. deleted: when it was deleted here, where it is gone for good."""
    turns = whole.conversation.turns
    if stored is not None:
        return any(stored.lacks(whole.id, turn.id) for turn in turns)
    return deleted is None or any(turn.created > deleted for turn in turns)


def _is_merged(name: str) -> bool:
    return name in (NAME, DOCUMENTS) or name.startswith(f"{ATTACHMENTS}/")


async def _batch_for(own: SqliteTransfer, name: str) -> str:
    """A batch; that of a merge of the same file that was cut off or stopped goes on."""
    for batch in await own.batches():
        if (batch.format, batch.file) == (FORMAT, name) and batch.state in (BatchState.RUNNING, BatchState.STOPPED):
            return batch.id
    batch = ImportBatch(uuid4().hex, FORMAT, name, datetime.now(UTC))
    await own.begin(batch)
    return batch.id
