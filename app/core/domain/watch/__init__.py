"""An answer whose sources are read again from time to time."""

from dataclasses import dataclass, field
from enum import IntEnum


class WatchInterval(IntEnum):
    """Days; stored."""

    DAILY = 1
    WEEKLY = 7


@dataclass(frozen=True)
class Watch:
    """Not a word of the answer, so that nothing stays of one that is deleted. `checked`: when last, ISO 8601; empty:
    not yet. `states`: by claim and source, what was found then, of which the user knows."""

    conversation: str
    turn: str
    interval: WatchInterval = WatchInterval.WEEKLY
    checked: str = ""
    states: dict[str, str] = field(default_factory=dict, hash=False)
