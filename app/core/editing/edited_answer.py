"""An answer while it is edited: its words, citations and evidence, and what was done to them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.core.domain.citation import Citation, Span
from app.core.domain.editing import Edit
from app.core.domain.events import AnswerEdited
from app.core.domain.evidence import Passage, Reference
from app.core.domain.turn.running_turn import RunningTurn


@dataclass(frozen=True)
class EditedAnswer:
    """As the editor has it, which may be ahead of the turn: events are folded later than they are made."""

    text: str
    citations: tuple[Citation, ...]
    edits: tuple[Edit, ...] = ()
    references: tuple[Reference, ...] = ()

    def with_citations(self, citations: Sequence[Citation], *edits: Edit) -> "EditedAnswer":
        ordered = sorted(citations, key=lambda one: (one.place is None, one.place or (0, 0)))
        return replace(self, citations=tuple(ordered), edits=(*self.edits, *edits))

    def with_evidence(self, number: int, source: str, passages: Sequence[Passage]) -> "EditedAnswer":
        """With more passages of a source, each of which is there once, however often it is handed in."""
        references = {one.source: one for one in self.references}
        earlier = references.get(source, Reference(number, source, ()))
        texts = {one.text for one in earlier.passages}
        new = (one for one in passages if one.text not in texts)
        references[source] = replace(earlier, passages=(*earlier.passages, *new))
        return replace(self, references=tuple(references.values()))

    def replaced(self, span: Span, words: str) -> "EditedAnswer":
        """The words of this span are others now; all else keeps its place. Citations that stand within it are gone."""
        start, end = span
        text = self.text[:start] + words + self.text[end:]
        citations = [
            replace(one, place=moved_span(one.place, span, len(words)), claim=moved_span(one.claim, span, len(words)))
            for one in self.citations
            if not _is_within(one, span)
        ]
        edits = [replace(edit, place=moved_span(edit.place, span, len(words)) or edit.place) for edit in self.edits]
        return replace(self, text=text, citations=tuple(citations), edits=tuple(edits))


def edited(turn: RunningTurn, answer: EditedAnswer) -> AnswerEdited:
    """The event that tells it, with the sources that are cited now."""
    numbers = {number for one in answer.citations for number in one.numbers}
    sources = tuple(turn.book.get(one.source) for one in answer.references if one.number in numbers)
    return AnswerEdited(turn.id, answer.text, answer.citations, answer.edits, answer.references, sources)


def _is_within(citation: Citation, span: Span) -> bool:
    place = citation.place
    return place is not None and span[0] < place[1] <= span[1] and span[0] <= place[0] and place != (span[1], span[1])


def moved_span(one: Span | None, span: Span, length: int) -> Span | None:
    """Where a span is, once another one has become so long; one that began or ended within it does so at its border."""
    if one is None:
        return None
    start, end = _at(one[0], span, length, is_end=False), _at(one[1], span, length, is_end=one[1] > one[0])
    return start, max(start, end)


def _at(position: int, span: Span, length: int, *, is_end: bool) -> int:
    start, end = span
    if position <= start:
        return position
    if position >= end:
        return position + length - (end - start)
    return start + length if is_end else start
