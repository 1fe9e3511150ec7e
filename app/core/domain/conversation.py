"""A conversation: a tree of turns, of which one branch is shown."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime

from app.core.domain.settings import Wishes
from app.core.domain.turn import Turn

PRIVATE = "private-"  # how the id of a private conversation begins


def is_private(conversation_id: str) -> bool:
    """By its id alone, so that a store knows where it goes before there is anything to look up."""
    return conversation_id.startswith(PRIVATE)


@dataclass(frozen=True)
class Summary:
    """A row of the conversation list. Times are aware, UTC."""

    id: str
    title: str
    created: datetime
    updated: datetime
    snippet: str = ""  # where a search for text found it
    group: str = ""
    private: bool = False


@dataclass(frozen=True)
class Conversation:
    id: str
    title: str = ""
    created: datetime | None = None
    updated: datetime | None = None
    wishes: Wishes = Wishes()
    draft: str = ""
    shown: str | None = None  # the last turn of the branch that is shown
    group: str = ""  # conversations are grouped by name; a memory belongs to a group
    private: bool = False  # never on disk: it leaves nothing, and nothing is remembered from it
    turns: tuple[Turn, ...] = field(default=(), repr=False)  # all branches, oldest first

    def branch(self, leaf: str | None = None) -> list[Turn]:
        """The turns from the root to `leaf` (default: the one shown), in order."""
        return branch_of(self.turns, leaf or self.shown)


def branch_of(turns: Iterable[Turn], leaf: str | None) -> list[Turn]:
    by_id = {turn.id: turn for turn in turns}
    branch: list[Turn] = []
    while leaf is not None and (turn := by_id.get(leaf)) is not None:
        branch.append(turn)
        del by_id[leaf]  # a damaged tree must not become an endless loop
        leaf = turn.parent
    return branch[::-1]
