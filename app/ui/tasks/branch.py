"""The turns that a transcript shows: copies of its own, and where a new one belongs."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.core.domain.events import TurnStarted
from app.core.domain.turn.turn import Turn


def copy_of(turn: Turn) -> Turn:
    """A copy that can fold events while whoever runs the turn folds them into the original."""
    return replace(
        turn,
        text_parts=[*turn.text_parts],
        reasoning_parts=[*turn.reasoning_parts],
        searched=[*turn.searched],
        reports=[*turn.reports],
        findings={**turn.findings},
        sources={**turn.sources},
        notices=[*turn.notices],
        seconds={**turn.seconds},
        searches=[*turn.searches],
        fallbacks=[*turn.fallbacks],
        messages=[*turn.messages],
        nodes={name: copy_of(small) for name, small in turn.nodes.items()},
    )


Places = Mapping[str, tuple[int, int]]  # turn → which version of its question it is, and how many there are


def place_after(turns: Sequence[Turn], event: TurnStarted) -> int | None:
    """How many of the turns shown stand before a new one; None if it belongs elsewhere or is there already.

    It follows one of them (and takes the place of a sibling), or begins their conversation anew, or the first one.
    """
    ids = [turn.id for turn in turns]
    if event.turn in ids:
        return None
    if event.parent is None:
        return 0 if not turns or turns[0].conversation == event.conversation else None
    return ids.index(event.parent) + 1 if event.parent in ids else None
