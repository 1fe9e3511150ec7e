"""An event: a fact about a turn, in the past tense."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Event:
    turn: str  # the turn's id
