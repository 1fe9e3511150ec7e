"""The editor's work that needs no model and no network."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.core.domain.citation import Citation
from app.core.domain.editing import Edit, EditKind
from app.core.editing.reanchoring import moves


@dataclass(frozen=True)
class Marked:
    """The citations of the whole text as they are now, and what was done to them."""

    citations: tuple[Citation, ...]
    edits: tuple[Edit, ...]


def marked(text: str, citations: Sequence[Citation], passages: Mapping[int, Sequence[str]]) -> Marked:
    """passages: by the numbers of their sources, those that models were given for this answer."""
    edits, changed = [], list(citations)
    for move in moves(text, citations, passages):
        changed[move.index] = moved = move.citation
        edits.append(
            Edit(
                EditKind.MOVED,
                moved.place or (0, 0),
                from_numbers=moved.moved_from,
                to_numbers=moved.numbers,
                score_before=move.score_before,
                score_after=moved.support.score if moved.support else 0.0,
            )
        )
    return Marked(tuple(changed), tuple(edits))
