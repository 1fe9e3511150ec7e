"""Turns that the disk did not take yet: held in memory, shown like all others, written as soon as it takes them."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from app.core.domain.conversation import Conversation
from app.core.domain.memory import fact_of
from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn
from app.core.erasure import forget_in


@dataclass(frozen=True)
class Unsaved:
    turn: Turn  # a copy that no longer grows
    sources: Sequence[Source]


class UnsavedTurns:
    """By turn, the newest state of each."""

    def __init__(self) -> None:
        self._turns: dict[str, Unsaved] = {}
        self._being_replaced: set[str] = set()

    def __iter__(self) -> Iterator[Unsaved]:
        return iter(list(self._turns.values()))

    def is_due(self, unsaved: Unsaved) -> bool:
        """It is the newest state, and no newer one is on its way."""
        return self._turns.get(unsaved.turn.id) is unsaved and unsaved.turn.id not in self._being_replaced

    @property
    def ids(self) -> frozenset[str]:
        return frozenset(self._turns)

    def put(self, unsaved: Unsaved) -> None:
        self._turns[unsaved.turn.id] = unsaved

    def drop(self, unsaved: Unsaved) -> None:
        if self._turns.get(unsaved.turn.id) is unsaved:
            del self._turns[unsaved.turn.id]

    @contextmanager
    def replaced(self, turn_id: str) -> Iterator[None]:
        """While a newer state of a turn is written; where that fails, the older one is still better than nothing."""
        older = self._turns.get(turn_id)
        self._being_replaced.add(turn_id)
        try:
            yield
            if older is not None:
                self.drop(older)
        finally:
            self._being_replaced.discard(turn_id)

    def over(self, conversation: Conversation, forgotten: Collection[str] = ()) -> Conversation:
        """The conversation as it would be read, had the disk taken everything. forgotten: facts."""
        if not any(turn.id in self._turns for turn in conversation.turns):
            return conversation
        turns = (_without(self._turns[t.id].turn, forgotten) if t.id in self._turns else t for t in conversation.turns)
        return replace(conversation, turns=tuple(turns))

    def sources_of(self, conversation_id: str) -> dict[str, Source]:
        """By id; their numbers are given, though the disk does not know it."""
        of = (unsaved for unsaved in self._turns.values() if unsaved.turn.conversation == conversation_id)
        return {source.id: source for unsaved in of for source in unsaved.sources}


def _without(turn: Turn, facts: Collection[str]) -> Turn:
    return forget_in(turn, {source.id for source in turn.sources.values() if fact_of(source.key) in facts})
