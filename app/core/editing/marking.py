"""The editor's work that needs no model and no network."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date

from app.core.domain.citation import Citation
from app.core.domain.editing import Edit, EditKind
from app.core.domain.evidence import Passage, Reference
from app.core.editing.marks.dating import dates
from app.core.editing.marks.disagreement import disagreements
from app.core.editing.marks.sources import SourceEvidence
from app.core.editing.marks.reanchoring import Move, moved

NOWHERE = (0, 0)


@dataclass(frozen=True)
class Marked:
    """The citations of the whole text as they are now, what was done to them, and the evidence with what was added."""

    citations: tuple[Citation, ...]
    edits: tuple[Edit, ...] = ()
    evidence: tuple[SourceEvidence, ...] = ()
    added: tuple[str, ...] = ()  # ids of the sources of which more is handed over than before


def after_moves(
    citations: Sequence[Citation],
    evidence: Iterable[SourceEvidence],
    moves: Iterable[Move],
    number_of: Callable[[str], int],
) -> Marked:
    """number_of: the book's number of a source, which it gets where it has none."""
    changed, edits = list(citations), list[Edit]()
    by_source = {one.source: one for one in evidence}
    added: dict[str, None] = {}
    for move in moves:
        before, number = changed[move.index], number_of(move.source)
        changed[move.index] = after = moved(before, number, move.support)
        one = replace(by_source[move.source], number=number)
        if move.part is not None and move.part not in one.given:
            one = replace(one, given=(*one.given, move.part))
        by_source[move.source] = one
        added[move.source] = None
        edits.append(
            Edit(
                EditKind.MOVED,
                after.place or NOWHERE,
                from_numbers=before.numbers,
                to_numbers=after.numbers,
                score_before=move.score_before,
                score_after=move.support.score,
            )
        )
    return Marked(tuple(changed), tuple(edits), tuple(by_source.values()), tuple(added))


def after_marks(text: str, marked: Marked, oldest: date) -> Marked:
    """With what the sources disagree about, and the dates of what is old: see `dating.oldest_day`."""
    citations, edits = list(marked.citations), list(marked.edits)
    for index, disagreement in sorted(disagreements(text, citations, marked.evidence).items()):
        citations[index] = one = replace(citations[index], disagreement=disagreement)
        edits.append(Edit(EditKind.DISAGREEMENT, one.place or NOWHERE, to_numbers=one.numbers))
    for index, day in sorted(dates(text, citations, marked.evidence, oldest).items()):
        citations[index] = one = replace(citations[index], as_of=day)
        edits.append(Edit(EditKind.DATED, one.place or NOWHERE, to_numbers=one.numbers, detail=day))
    return replace(marked, citations=tuple(citations), edits=tuple(edits))


def references_with(references: Sequence[Reference], marked: Marked) -> tuple[Reference, ...]:
    """All references of the turn, those included whose sources citations were moved to."""
    added = {one.source: one for one in marked.evidence if one.source in marked.added}
    results = [
        replace(one, passages=_joined(one.passages, added.pop(one.source).given)) if one.source in added else one
        for one in references
    ]
    return (*results, *(Reference(one.number or 0, one.source, _joined((), one.given)) for one in added.values()))


def _joined(passages: Sequence[Passage], more: Iterable[Passage]) -> tuple[Passage, ...]:
    """Each once, in the order of the page where they are parts of one."""
    return tuple(sorted(dict.fromkeys((*passages, *more)), key=lambda one: one.start))
