"""The editor's work that needs no model and no network."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import date

from app.core.domain.editing import Edit, EditKind
from app.core.domain.evidence import Passage
from app.core.editing.edited_answer import EditedAnswer
from app.core.editing.marks.dating import dates
from app.core.editing.marks.disagreement import disagreements
from app.core.editing.marks.reanchoring import Move, moved
from app.core.editing.marks.sources import SourceEvidence

NOWHERE = (0, 0)


def after_moves(
    answer: EditedAnswer,
    evidence: Iterable[SourceEvidence],
    moves: Iterable[Move],
    number_of: Callable[[str], int],
) -> tuple[EditedAnswer, tuple[SourceEvidence, ...]]:
    """The evidence comes back with what was added. number_of: the book's number of a source, which it gets where it
    has none."""
    citations, edits = list(answer.citations), list[Edit]()
    by_source = {one.source: one for one in evidence}
    for move in moves:
        before, number = citations[move.index], number_of(move.source)
        citations[move.index] = after = moved(before, number, move.support)
        source = by_source[move.source] = _with_part(by_source[move.source], number, move.part)
        answer = answer.with_evidence(number, move.source, source.passages)
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
    answer = replace(answer, citations=tuple(citations), edits=(*answer.edits, *edits))
    return answer, tuple(by_source.values())


def _with_part(source: SourceEvidence, number: int, part: Passage | None) -> SourceEvidence:
    passages = source.passages if part is None or part in source.passages else (*source.passages, part)
    return replace(source, number=number, passages=passages)


def after_marks(answer: EditedAnswer, evidence: tuple[SourceEvidence, ...], oldest: date) -> EditedAnswer:
    """With what the sources disagree about, and the dates of what is old: see `dating.oldest_day`."""
    citations, edits = list(answer.citations), list[Edit]()
    for index, disagreement in sorted(disagreements(answer.text, citations, evidence).items()):
        citations[index] = one = replace(citations[index], disagreement=disagreement)
        edits.append(Edit(EditKind.DISAGREEMENT, one.place or NOWHERE, to_numbers=one.numbers))
    for index, day in sorted(dates(answer.text, citations, evidence, oldest).items()):
        citations[index] = one = replace(citations[index], as_of=day)
        edits.append(Edit(EditKind.DATED, one.place or NOWHERE, to_numbers=one.numbers, detail=day))
    return replace(answer, citations=tuple(citations), edits=(*answer.edits, *edits))
