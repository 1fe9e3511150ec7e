"""Facts about the user, kept where the user wants them kept."""

from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

FORGOTTEN = "forgotten"  # the kind of a source that was a fact
_KEY = "memory:"  # how the key of a source begins that is a fact


def key_of(fact_id: str) -> str:
    """Of the source behind a fact."""
    return _KEY + fact_id


def fact_of(key: str) -> str:
    """The id of the fact behind a source's key; empty where it is none."""
    return key.removeprefix(_KEY) if key.startswith(_KEY) else ""


@dataclass(frozen=True)
class Fact:
    """One sentence about the user, in the user's language, kept for one group of conversations."""

    id: str
    group: str  # a conversation group's name; empty: conversations of no group
    text: str
    created: datetime
    updated: datetime
    turn: str = ""  # the turn from which it was learnt; empty: written by the user
    conversation: str = ""


@dataclass(frozen=True)
class FactChange:
    """A proposal of the model after a turn. `id`: the fact that is changed or forgotten; empty: a new one."""

    text: str  # empty: forget it
    id: str = ""


@dataclass(frozen=True)
class Forgotten:
    """What was taken away with some facts. It lives in memory only, for the way back."""

    facts: tuple[Fact, ...] = ()
    wordings: tuple[str, ...] = field(default=(), repr=False)  # of these facts, in old turns too
    turns: frozenset[str] = frozenset()  # that had been given one of them
    way_back: tuple[Any, ...] = field(default=(), repr=False)  # the store's own
    moment: datetime | None = None  # backups made later hold nothing of it
    cleaned: bool = True  # False: the file's unused parts may still hold the words until it can be cleaned


@dataclass(frozen=True)
class Backup:
    """A copy of the conversations as they once were."""

    path: Path
    created: datetime
    aside: bool = False  # a file that could not be used, or was replaced: no fresh backup takes its place

    @property
    def name(self) -> str:
        return self.path.name
