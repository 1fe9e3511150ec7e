"""How the claims of an answer stand once it was checked and edited: each one is counted once."""

from collections import Counter
from enum import StrEnum

from app.core.domain.citation import Citation, Span, Verdict
from app.core.domain.editing import Edit, EditKind
from app.core.domain.turn.turn import Turn


class ClaimState(StrEnum):
    """In the order in which they are told."""

    SUPPORTED = "found"
    MOVED = "moved"
    LOOKED_UP = "looked_up"
    CORRECTED = "corrected"
    HEDGED = "hedged"
    DROPPED = "dropped"
    DISAGREEMENT = "disagreement"
    CONTRADICTED = "contradicted"
    PARTLY = "partly"
    NOT_FOUND = "not_found"
    OTHER_LANGUAGE = "other_language"
    UNCHECKED = "unchecked"


_REWRITTEN = {
    EditKind.CORRECTED: ClaimState.CORRECTED,
    EditKind.HEDGED: ClaimState.HEDGED,
    EditKind.DROPPED: ClaimState.DROPPED,
}
_FIRST_COUNTS = (  # of a claim's citations: what speaks against it, then the best of them
    ClaimState.CONTRADICTED, ClaimState.DISAGREEMENT, ClaimState.SUPPORTED, ClaimState.MOVED, ClaimState.LOOKED_UP,
    ClaimState.PARTLY, ClaimState.NOT_FOUND, ClaimState.OTHER_LANGUAGE, ClaimState.UNCHECKED,
)  # fmt: skip


def claim_states(turn: Turn) -> Counter[ClaimState]:
    """How many claims stand how. Citations of the same words are one claim, which one good source is enough for;
    what was rewritten is one, however many citations it has."""
    rewritten = [edit for edit in turn.edits if edit.kind in _REWRITTEN]
    contradicted = [edit for edit in turn.edits if edit.kind is EditKind.CONTRADICTED]
    states = Counter(_REWRITTEN[edit.kind] for edit in rewritten)
    claims: dict[object, set[ClaimState]] = {}
    for index, citation in enumerate(turn.citations):
        if citation.numbers and not any(touches(edit, citation) for edit in rewritten):
            claims.setdefault(citation.claim or index, set()).add(_state(citation, contradicted))
    states.update(next(state for state in _FIRST_COUNTS if state in group) for group in claims.values())
    uncited = [edit for edit in contradicted if not any(touches(edit, citation) for citation in turn.citations)]
    states[ClaimState.CONTRADICTED] += len(uncited)
    return +states


def touches(edit: Edit, citation: Citation) -> bool:
    """The edit is about what the citation stands behind, or about its chip."""
    if edit.kind is EditKind.DROPPED:
        return False  # nothing is left there
    return any(_meet(edit.place, span) for span in (citation.claim, citation.place) if span)


def _meet(one: Span, other: Span) -> bool:
    """An empty span belongs to what ends there, not to what begins behind it."""
    if one[0] == one[1] or other[0] == other[1]:
        (start, end), point = (other, one[0]) if one[0] == one[1] else (one, other[0])
        return start < point <= end or start == point == end
    return one[0] < other[1] and other[0] < one[1]


def _state(citation: Citation, contradicted: list[Edit]) -> ClaimState:
    support = citation.support
    if any(touches(edit, citation) for edit in contradicted):
        return ClaimState.CONTRADICTED
    if support is None:
        return ClaimState.UNCHECKED
    if not support.checked:
        return ClaimState.OTHER_LANGUAGE
    if support.verdict is not Verdict.SUPPORTED:
        return ClaimState.PARTLY if support.verdict is Verdict.PARTLY else ClaimState.NOT_FOUND
    if citation.disagreement is not None:
        return ClaimState.DISAGREEMENT
    if citation.moved_from:
        return ClaimState.MOVED
    return ClaimState.LOOKED_UP if citation.looked_up else ClaimState.SUPPORTED
