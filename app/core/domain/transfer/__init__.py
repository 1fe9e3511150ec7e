"""Conversations as other programs export them, and what became of bringing them in."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from app.core.domain.citation import Span


class ForeignRole(StrEnum):
    USER = "user"
    ASSISTANT = "assistant"
    SYSTEM = "system"
    TOOL = "tool"  # a call's result, or a call that is a message of its own


@dataclass(frozen=True)
class ForeignFile:
    """A picture or another file of a message. `data` is None where the export does not hold its bytes."""

    name: str
    media_type: str = ""
    data: bytes | None = field(default=None, repr=False)
    text: str = field(default="", repr=False)  # of a document, where the export holds that alone


@dataclass(frozen=True)
class ForeignSource:
    """What an answer cites or its search found. `passage`: the words that the other program handed to its model."""

    url: str = ""
    title: str = ""
    site: str = ""
    date: str = ""
    snippet: str = ""
    passage: str = field(default="", repr=False)


@dataclass(frozen=True)
class ForeignCitation:
    """sources: indexes into the message's `sources`. Spans are code points `[start, end)` of the message's text.

    They are checked already: `place` is that of the marker, or an empty one behind the words where the text has none;
    `claim` the cited words.
    """

    sources: tuple[int, ...]
    place: Span | None = None
    claim: Span | None = None


@dataclass(frozen=True)
class ForeignMessage:
    """`text` is Markdown without the other program's private signs. `hidden`: that program did not show it."""

    id: str
    role: ForeignRole
    parent: str | None = None
    text: str = field(default="", repr=False)
    reasoning: str = field(default="", repr=False)
    created: datetime | None = None  # aware
    model: str = ""  # as that program names it
    files: tuple[ForeignFile, ...] = ()
    sources: tuple[ForeignSource, ...] = ()
    citations: tuple[ForeignCitation, ...] = ()
    queries: tuple[str, ...] = ()  # that were searched for it
    tool: str = ""  # the name of the tool that was called
    hidden: bool = False
    error: str = ""  # that program's words for why the answer failed


@dataclass(frozen=True)
class ForeignConversation:
    """A tree of messages, oldest first; a parent that is not there makes a root. Times are aware."""

    id: str  # in that program; with the format's name it says what was brought in before
    title: str = ""
    created: datetime | None = None
    updated: datetime | None = None
    leaf: str | None = None  # the last message of the branch that is shown; None: the newest
    group: str = ""  # its folder, project or assistant
    pinned: bool = False
    archived: bool = False
    tags: tuple[str, ...] = ()
    messages: tuple[ForeignMessage, ...] = field(default=(), repr=False)


class SkipReason(StrEnum):
    """Why a part of an export was not brought in."""

    BROKEN = "broken"  # no JSON, cut off, or of another shape
    EMPTY = "empty"  # a conversation without a question or an answer
    MISSING_FILE = "missing_file"  # a picture or file whose bytes the export does not hold
    TOO_LARGE = "too_large"
    UNWRITTEN = "unwritten"  # a file that the disk did not take
    UNSUPPORTED = "unsupported"  # of a kind that this version does not read


@dataclass(frozen=True)
class SkippedPart:
    """Something that was not read, and where it stood: `conversations-001.json[17]`, a title, a file's name."""

    place: str
    reason: SkipReason
    detail: str = ""  # foreign text
