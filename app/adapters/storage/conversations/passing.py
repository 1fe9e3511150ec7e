"""Conversations of other programs: in no list, in memory alone, and gone after an hour."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from app.core.domain.chat import ImageBlock, TextBlock, ToolCall, ToolResult
from app.core.domain.conversation import Conversation, DeletedTurn, Summary
from app.core.domain.settings import Overrides
from app.core.domain.sources import Source, SourceBook
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import Turn
from app.core.ports import CachedSearch

HOUR = 3600.0  # seconds
_MOST = 200  # conversations
_MOST_BYTES = 256_000_000  # of pictures and words: a request may have 64 MB


class PassingConversations:
    """Fits `ConversationStore`, as far as a program asks: nothing is listed, found, moved or brought back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._conversations: dict[str, Conversation] = {}  # the one that was used last at the end
        self._used: dict[str, float] = {}
        self._sizes: dict[str, dict[str, int]] = {}  # of their turns
        self._books: dict[str, dict[str, Source]] = {}
        self._searches: dict[str, dict[str, CachedSearch]] = {}

    def __len__(self) -> int:
        return len(self._conversations)

    async def summaries(self, text: str = "", most: int | None = None) -> list[Summary]:
        return []

    async def index_more(self) -> bool:
        return False

    async def conversation(self, conversation_id: str) -> Conversation | None:
        self._forget_old()
        return self._conversations.get(conversation_id)

    async def branch(self, conversation_id: str, leaf: str | None) -> Conversation | None:
        conversation = await self.conversation(conversation_id)
        if conversation is None:
            return None
        return replace(conversation, turns=tuple(conversation.branch(leaf)) if leaf else ())

    async def book(self, conversation_id: str) -> SourceBook:
        return SourceBook(self._books.get(conversation_id, {}).values())

    async def passages(self, conversation_id: str, source: str) -> list[tuple[str, str]]:
        conversation = self._conversations.get(conversation_id) or Conversation("")
        return [
            (turn.id, passage.text)
            for turn in reversed(conversation.turns)
            for reference in turn.references or ()
            if reference.source == source
            for passage in reference.passages
        ]

    async def create(self, conversation_id: str, title: str, overrides: Overrides = Overrides()) -> None:
        now = datetime.now(UTC)
        self._keep(Conversation(conversation_id, title, now, now, overrides, private=True))

    async def delete(self, conversation_id: str) -> None:
        self._forget(conversation_id)

    async def save(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        conversation = self._conversations.get(turn.conversation)
        if conversation is None:
            return  # it was forgotten meanwhile
        stored = turn.stored() if isinstance(turn, RunningTurn) else turn
        others = tuple(one for one in conversation.turns if one.id != turn.id)
        self._sizes.setdefault(turn.conversation, {})[turn.id] = _size(stored)
        self._keep(replace(conversation, turns=(*others, stored), current_leaf=turn.id))
        self._books.setdefault(turn.conversation, {}).update((source.id, source) for source in sources)

    async def checkpoint(self, turn: Turn) -> None:
        await self.save(turn)

    def hold(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        """Nothing fails to be saved here."""

    @property
    def unsaved_ids(self) -> frozenset[str]:
        return frozenset()

    async def save_unsaved(self) -> None: ...

    async def mark_interrupted(self) -> int:
        return 0

    async def cached_search(self, conversation_id: str, key: str, since: datetime) -> CachedSearch | None:
        return self._searches.get(conversation_id, {}).get(key)

    async def cache_search(self, conversation_id: str, key: str, search: CachedSearch) -> None:
        if conversation_id in self._conversations:
            self._searches.setdefault(conversation_id, {})[key] = search

    async def rename(self, conversation_id: str, title: str) -> None: ...

    async def restore(self, conversation_id: str) -> None: ...

    async def keep_draft(self, conversation_id: str, text: str) -> None: ...

    async def keep_overrides(self, conversation_id: str, overrides: Overrides) -> None: ...

    async def move(self, conversation_id: str, group: str) -> None: ...

    async def pin(self, conversation_id: str, pinned: bool) -> None: ...

    async def archive(self, conversation_id: str, archived: bool) -> None: ...

    async def tag(self, conversation_id: str, tags: Sequence[str]) -> None: ...

    async def show_branch(self, conversation_id: str, leaf: str, side_by_side: bool = False) -> None: ...

    async def delete_turn(self, conversation_id: str, turn_id: str) -> DeletedTurn | None:
        return None

    async def restore_turn(self, deleted: DeletedTurn) -> None: ...

    async def close(self) -> None:
        for conversation_id in list(self._conversations):
            await self.delete(conversation_id)

    def _keep(self, conversation: Conversation) -> None:
        self._conversations.pop(conversation.id, None)
        self._conversations[conversation.id] = conversation
        self._used[conversation.id] = self._clock()
        self._forget_old()

    def _forget_old(self) -> None:
        """The oldest stand first: each use puts a conversation at the end. The last one may be of any size."""
        for conversation_id in [one for one, used in self._used.items() if used <= self._clock() - HOUR]:
            self._forget(conversation_id)
        size = sum(sum(sizes.values()) for sizes in self._sizes.values())
        for conversation_id in list(self._conversations)[:-1]:
            if len(self._conversations) <= _MOST and size <= _MOST_BYTES:
                return
            size -= sum(self._sizes.get(conversation_id, {}).values())
            self._forget(conversation_id)

    def _forget(self, conversation_id: str) -> None:
        for values in (self._conversations, self._used, self._sizes, self._books, self._searches):
            values.pop(conversation_id, None)


def _size(turn: Turn) -> int:
    """Roughly, in bytes."""
    size = len(turn.question) + len(turn.text) + sum(len(image.data) for image in turn.images)
    for message in turn.messages:
        for block in message.blocks:
            match block:
                case TextBlock() | ToolResult():
                    size += len(block.text)
                case ImageBlock():
                    size += len(block.data)
                case ToolCall():
                    size += len(block.arguments)
    return size
