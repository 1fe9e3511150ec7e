"""Conversations in three places: on disk; private ones, which die with the program; those of programs, which pass."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from app.adapters.storage.conversations.passing import PassingConversations
from app.core.domain.conversation import Conversation, DeletedTurn, Summary, is_passing, is_private
from app.core.domain.settings import Overrides
from app.core.domain.sources import Source, SourceBook
from app.core.domain.turn.turn import Turn
from app.core.ports import CachedSearch, ConversationStore


class ConversationsWithPrivate:
    """Fits `ConversationStore` over them. Which one a conversation belongs to, its id tells."""

    def __init__(self, on_disk: ConversationStore, in_memory: ConversationStore) -> None:
        self._on_disk = on_disk
        self._in_memory = in_memory
        self._passing = PassingConversations()

    async def summaries(self, text: str = "", most: int | None = None) -> list[Summary]:
        on_disk, passing = await self._on_disk.summaries(text, most), await self._in_memory.summaries(text)
        if not passing:
            return on_disk
        both = [*on_disk, *(replace(summary, private=True) for summary in passing)]
        newest_first = sorted(both, key=lambda summary: summary.updated, reverse=True)
        return sorted(newest_first, key=lambda summary: summary.match.kind if summary.match else 0)

    async def index_more(self) -> bool:
        return await self._on_disk.index_more()

    async def conversation(self, conversation_id: str) -> Conversation | None:
        return _marked(await self._of(conversation_id).conversation(conversation_id))

    async def branch(self, conversation_id: str, leaf: str | None) -> Conversation | None:
        return _marked(await self._of(conversation_id).branch(conversation_id, leaf))

    async def book(self, conversation_id: str) -> SourceBook:
        return await self._of(conversation_id).book(conversation_id)

    async def passages(self, conversation_id: str, source: str) -> list[tuple[str, str]]:
        return await self._of(conversation_id).passages(conversation_id, source)

    async def create(self, conversation_id: str, title: str, overrides: Overrides = Overrides()) -> None:
        await self._of(conversation_id).create(conversation_id, title, overrides)

    async def rename(self, conversation_id: str, title: str) -> None:
        await self._of(conversation_id).rename(conversation_id, title)

    async def delete(self, conversation_id: str) -> None:
        await self._of(conversation_id).delete(conversation_id)

    async def restore(self, conversation_id: str) -> None:
        await self._of(conversation_id).restore(conversation_id)

    async def keep_draft(self, conversation_id: str, text: str) -> None:
        await self._of(conversation_id).keep_draft(conversation_id, text)

    async def keep_overrides(self, conversation_id: str, overrides: Overrides) -> None:
        await self._of(conversation_id).keep_overrides(conversation_id, overrides)

    async def move(self, conversation_id: str, group: str) -> None:
        await self._of(conversation_id).move(conversation_id, group)

    async def pin(self, conversation_id: str, pinned: bool) -> None:
        await self._of(conversation_id).pin(conversation_id, pinned)

    async def archive(self, conversation_id: str, archived: bool) -> None:
        await self._of(conversation_id).archive(conversation_id, archived)

    async def tag(self, conversation_id: str, tags: Sequence[str]) -> None:
        await self._of(conversation_id).tag(conversation_id, tags)

    async def show_branch(self, conversation_id: str, leaf: str, side_by_side: bool = False) -> None:
        await self._of(conversation_id).show_branch(conversation_id, leaf, side_by_side)

    async def delete_turn(self, conversation_id: str, turn_id: str) -> DeletedTurn | None:
        return await self._of(conversation_id).delete_turn(conversation_id, turn_id)

    async def restore_turn(self, deleted: DeletedTurn) -> None:
        await self._of(deleted.turn.conversation).restore_turn(deleted)

    async def save(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        await self._of(turn.conversation).save(turn, sources)

    async def checkpoint(self, turn: Turn) -> None:
        await self._of(turn.conversation).checkpoint(turn)

    def hold(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        self._of(turn.conversation).hold(turn, sources)

    @property
    def unsaved_ids(self) -> frozenset[str]:
        return self._on_disk.unsaved_ids | self._in_memory.unsaved_ids

    async def save_unsaved(self) -> None:
        await self._in_memory.save_unsaved()
        await self._on_disk.save_unsaved()

    async def mark_interrupted(self) -> int:
        return await self._on_disk.mark_interrupted()

    async def cached_search(self, conversation_id: str, key: str, since: datetime) -> CachedSearch | None:
        return await self._of(conversation_id).cached_search(conversation_id, key, since)

    async def cache_search(self, conversation_id: str, key: str, search: CachedSearch) -> None:
        await self._of(conversation_id).cache_search(conversation_id, key, search)

    async def close(self) -> None:
        await self._in_memory.close()
        await self._on_disk.close()

    def _of(self, conversation_id: str) -> ConversationStore:
        if is_passing(conversation_id):
            return self._passing
        return self._in_memory if is_private(conversation_id) else self._on_disk


def _marked(conversation: Conversation | None) -> Conversation | None:
    if conversation is None or not is_private(conversation.id):
        return conversation
    return replace(conversation, private=True)
