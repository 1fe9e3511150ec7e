"""Where a new turn belongs among those that a transcript shows."""

from collections.abc import Mapping, Sequence

from app.core.domain.events import TurnStarted
from app.core.domain.turn.turn import Turn

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
