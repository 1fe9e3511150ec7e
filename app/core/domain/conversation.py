"""A conversation: a tree of turns, of which one branch is shown."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum

from app.core.domain.settings import Overrides
from app.core.domain.turn.turn import Turn

PRIVATE = "private-"  # how the id of a private conversation begins
PASSING = "passing-"  # and that of a program's, which is in no list and forgotten after an hour


def is_private(conversation_id: str) -> bool:
    """By its id alone, so that a store knows where it goes before there is anything to look up."""
    return conversation_id.startswith((PRIVATE, PASSING))


def is_passing(conversation_id: str) -> bool:
    return conversation_id.startswith(PASSING)


class MatchKind(IntEnum):
    """Where a search found all its words; better ones first."""

    TITLE = 0  # or tags
    TURN = 1  # one question and its answer, with the title's help
    CONVERSATION = 2  # here one, there another


@dataclass(frozen=True)
class Match:
    kind: MatchKind
    turn: str = ""  # the newest one with most of the words; empty where only the title has them
    places: tuple[tuple[int, int], ...] = ()  # of the words in the snippet


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
    pinned: bool = False
    archived: bool = False  # out of the list, still found
    tags: tuple[str, ...] = ()
    match: Match | None = None  # of a search


@dataclass(frozen=True)
class Conversation:
    id: str
    title: str = ""
    created: datetime | None = None
    updated: datetime | None = None
    overrides: Overrides = Overrides()
    draft: str = ""
    current_leaf: str | None = None  # the last turn of the branch that is shown
    group: str = ""  # conversations are grouped by name; a memory belongs to a group
    private: bool = False  # never on disk: it leaves nothing, and nothing is remembered from it
    turns: tuple[Turn, ...] = field(default=(), repr=False)  # all branches, oldest first

    children: Mapping[str, str] = field(default_factory=dict, repr=False)  # turn → which of its children was shown last
    side_by_side: bool = False  # the last turn that is shown stands beside the others of its comparison

    def branch(self, leaf: str | None = None) -> list[Turn]:
        """The turns from the root to `leaf` (default: the one shown, or where that is gone, the newest), in order."""
        ids = [turn.id for turn in self.turns]
        leaf_id = self.current_leaf if self.current_leaf in ids else ids[-1] if ids else None
        return branch_of(self.turns, leaf or leaf_id)


@dataclass(frozen=True)
class DeletedTurn:
    """What it takes to bring a turn back."""

    turn: Turn
    followers: tuple[str, ...]  # the turns that followed it
    leaf: str | None  # the last turn of the branch that was shown
    side_by_side: bool = False  # beside the others of its comparison


def leaf_without(turns: Iterable[Turn], turn_id: str, leaf: str | None, children: Mapping[str, str]) -> str | None:
    """The end of the branch once that turn is gone: the same, else that of another version, else the one before."""
    if leaf != turn_id:
        return leaf
    turns = list(turns)
    versions = [turn.id for turn in siblings_of(turns, turn_id)]
    place = versions.index(turn_id) if turn_id in versions else 0
    if others := versions[:place][-1:] or versions[place + 1 :][:1]:
        return leaf_under(turns, others[0], children)
    return next((turn.parent for turn in turns if turn.id == turn_id), None)


def view_without(
    turns: Iterable[Turn], turn_id: str, leaf: str | None, children: Mapping[str, str], side_by_side: bool
) -> tuple[str | None, bool]:
    """`leaf_without`, and whether it stands side by side with others still: two columns at least have to be left."""
    turns = list(turns)
    last = next((turn for turn in turns if turn.id == leaf), None)
    if last is None or not (side_by_side and last.comparison):  # an import may have brought another last turn
        return leaf_without(turns, turn_id, leaf, children), False
    versions = siblings_of(turns, last.id)
    rest = [turn for turn in versions if turn.comparison == last.comparison and turn.id != turn_id]
    if last.id == turn_id and rest:  # not the version before it: that may be of another question
        same = [turn for turn in rest if turn.model == last.model]
        last = (same or [turn for turn in rest if turn.created <= last.created] or rest[:1])[-1]
    if len(columns_of(rest, last)) > 1:
        return last.id, True
    return (leaf_under(turns, last.id, children) if rest else leaf_without(turns, turn_id, leaf, children)), False


def columns_of(siblings: Iterable[Turn], current: Turn) -> list[Turn]:
    """The turns of the comparison of `current`: a model that was asked twice has one place."""
    in_order = sorted(siblings, key=lambda turn: turn.created)
    columns = {turn.model: turn for turn in in_order if turn.comparison == current.comparison}
    if current.model in columns:
        columns[current.model] = current
    return list(columns.values())


def branch_of(turns: Iterable[Turn], leaf: str | None) -> list[Turn]:
    by_id = {turn.id: turn for turn in turns}
    branch: list[Turn] = []
    while leaf is not None and (turn := by_id.get(leaf)) is not None:
        branch.append(turn)
        del by_id[leaf]  # a damaged tree must not become an endless loop
        leaf = turn.parent
    return branch[::-1]


def siblings_of(turns: Iterable[Turn], turn_id: str) -> list[Turn]:
    """The turns that follow the same one as this does, itself among them, in the order of `turns`."""
    by_id = {turn.id: turn for turn in turns}
    here = by_id.get(turn_id)
    if here is None:
        return []
    parent = here.parent if here.parent in by_id else None  # what follows a turn that is gone begins the conversation
    return [turn for turn in by_id.values() if (turn.parent if turn.parent in by_id else None) == parent]


def leaf_under(turns: Iterable[Turn], turn_id: str, children: Mapping[str, str]) -> str:
    """The end of the branch that was shown last below a turn; the newest one where none was."""
    below: dict[str, list[str]] = {}
    for turn in turns:
        if turn.parent is not None:
            below.setdefault(turn.parent, []).append(turn.id)
    leaf, visited = turn_id, {turn_id}
    while leaf in below:
        child = children.get(leaf)
        leaf = child if child in below[leaf] else below[leaf][-1]
        if leaf in visited:
            break
        visited.add(leaf)
    return leaf
