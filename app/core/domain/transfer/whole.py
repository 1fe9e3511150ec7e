"""Conversations on their way into the store or out of it, and the batches in which they came."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from uuid import NAMESPACE_URL, uuid5

from app.core.domain.conversation import Conversation
from app.core.domain.sources import Source


@dataclass(frozen=True)
class AttachedFile:
    """The bytes of a document that came with a question. `path`: as its turn names it."""

    path: str
    data: bytes = field(repr=False)
    media_type: str = ""


@dataclass(frozen=True)
class WholeConversation:
    """All that is stored of a conversation: its turns and branches, its source book, its place in the list.

    `documents` are read for an export alone; an import puts them into a place of their own.
    """

    conversation: Conversation
    sources: tuple[Source, ...] = field(default=(), repr=False)  # the book, in its order
    pinned: datetime | None = None  # since then; None: not
    archived: datetime | None = None  # likewise
    tags: tuple[str, ...] = ()
    documents: tuple[AttachedFile, ...] = field(default=(), repr=False)

    @property
    def id(self) -> str:
        return self.conversation.id


def turn_id_within(conversation_id: str, turn_id: str) -> str:
    """What a turn is called whose own id another conversation has already; the same at every import."""
    return uuid5(NAMESPACE_URL, f"citewise:turn:{conversation_id}:{turn_id}").hex


class BatchState(StrEnum):
    """Stored."""

    RUNNING = "running"  # or cut off: its next run completes it
    STOPPED = "stopped"
    FINISHED = "finished"
    UNDONE = "undone"
    UNKNOWN = "unknown"  # stored by a later version


@dataclass(frozen=True)
class ImportBatch:
    """One import or merge: what it added can be taken back at once."""

    id: str
    format: str  # a format's name, or `merge`
    file: str  # its name, without the folder
    started: datetime  # aware
    state: BatchState = BatchState.RUNNING
    conversations: int = 0  # that it added, or brought back from among the deleted ones
    turns: int = 0  # that it added


@dataclass(frozen=True)
class Addition:
    """What writing a conversation added. `turns`: the ids of those that were not there."""

    created: bool = False  # the conversation was not there, or deleted
    turns: tuple[str, ...] = ()


@dataclass(frozen=True)
class StoredTurns:
    """Of a conversation that is there: which turns, and whether it is deleted but not purged yet."""

    turns: frozenset[str]
    deleted: bool = False

    def lacks(self, conversation_id: str, turn_id: str) -> bool:
        return turn_id not in self.turns and turn_id_within(conversation_id, turn_id) not in self.turns


@dataclass(frozen=True)
class Undone:
    """What taking a batch back did. `continued`: id → title of conversations that stay, for something was asked in them
    since, or a later import rests on them. `shrunk`: ids of those that were there before and lost turns."""

    conversations: int = 0
    turns: int = 0
    continued: Mapping[str, str] = field(default_factory=dict)
    shrunk: frozenset[str] = frozenset()
