"""Facts about the user, kept where the user wants them kept."""

from dataclasses import dataclass
from datetime import datetime


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
