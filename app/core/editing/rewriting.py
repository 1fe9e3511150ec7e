"""Corrections of an answer: the evidence for them, and what of a model's suggestions is carried out."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.core.citing.support.verdict import check
from app.core.domain.chat import ChatRequest
from app.core.domain.citation import Citation, Span, Support, Verdict
from app.core.domain.editing import Edit, EditKind
from app.core.domain.evidence import Reference
from app.core.domain.sources import SourceBook
from app.core.domain.turn.running_turn import RunningTurn
from app.core.editing.acceptance import Replacement, replacement
from app.core.editing.correction import Decision, Suggestion, correction_request
from app.core.editing.edited_answer import EditedAnswer, moved_span
from app.core.editing.evidence import speaks_of
from app.core.editing.statements import Statement, citations_for, shape
from app.core.prompt.history_messages import tokens_of
from app.core.prompt.pictures import is_picture

_SOURCES, _PASSAGES = 3, 2  # of the evidence that is handed over for one statement
_MOST_DROPPED = 0.25  # of an answer's characters
_ROOM = 0.6  # of a model's context

Evidence = Mapping[int, Sequence[str]]


def references_of(turn: RunningTurn, answer: EditedAnswer) -> list[Reference]:
    """All evidence that models were given for this turn, and what was looked up; not that of earlier turns, which this
    model may never have been given."""
    nodes = (reference for node in (turn.graph.nodes if turn.graph else ()) for reference in node.references)
    by_source: dict[str, Reference] = {}
    for one in (*answer.references, *nodes):
        earlier = by_source.get(one.source)
        passages = earlier.passages if earlier else ()
        texts = {passage.text for passage in passages}
        new = (p for p in one.passages if p.text.strip() and p.text not in texts and not is_picture(p))
        by_source[one.source] = Reference(one.number, one.source, (*passages, *new))
    return [one for one in by_source.values() if one.passages]


def evidence_for(rows: Sequence[Statement], references: Sequence[Reference]) -> list[Reference]:
    """The passages that come nearest to each statement; of each source those of all statements."""
    passages: dict[str, dict[str, int]] = {}
    for row in rows:
        scored = [
            (check(row.words, [passage.text]).score, n, place)
            for n, reference in enumerate(references)
            for place, passage in enumerate(reference.passages)
        ]
        sources: dict[int, int] = {}
        for _, n, place in sorted(scored, key=lambda entry: (-entry[0], entry[1:])):
            if (n in sources or len(sources) < _SOURCES) and sources.get(n, 0) < _PASSAGES:
                sources[n] = sources.get(n, 0) + 1
                passages.setdefault(references[n].source, {})[references[n].passages[place].text] = place
    return [
        replace(one, passages=tuple(one.passages[place] for place in sorted(passages[one.source].values())))
        for one in references
        if one.source in passages
    ]


def fitting_request(
    rows: Sequence[Statement], references: Sequence[Reference], book: SourceBook, context_size: int
) -> tuple[list[Statement], ChatRequest]:
    """As many statements, with their evidence, as the model takes in."""
    rows, references = list(rows), list(references)
    sources = {one.source: source for one in references if (source := book.find(one.source)) is not None}
    references = [one for one in references if one.source in sources]
    request = correction_request(rows, references, sources)
    while len(rows) > 1 and tokens_of(request.messages) > _ROOM * context_size:
        rows = rows[: len(rows) // 2]
        references = evidence_for(rows, references)
        request = correction_request(rows, references, sources)
    return rows, request


def with_corrections(
    answer: EditedAnswer,
    rows: Sequence[Statement],
    suggestions: Mapping[int, Suggestion],
    references: Sequence[Reference],
) -> EditedAnswer:
    """Only the statements change, each only for the better; from the last one on, so that places hold."""
    evidence = {one.number: [passage.text for passage in one.passages] for one in references}
    room = _MOST_DROPPED * len(answer.text)
    changed = answer
    for place in sorted(suggestions, reverse=True):
        row, suggestion = rows[place], suggestions[place]
        if suggestion.decision is Decision.DROP:
            new = _dropped(changed, row, evidence, room)
            room -= len(changed.text) - len(new.text)
        else:
            new = _reworded(changed, row, suggestion, evidence)
        changed = new if _is_sound(new) else changed
    return changed


def _reworded(answer: EditedAnswer, row: Statement, suggestion: Suggestion, evidence: Evidence) -> EditedAnswer:
    if suggestion.decision is Decision.KEEP:
        return answer
    first = _main_citation(answer, row, suggestion.number)
    before = first.support or Support(Verdict.NOT_FOUND)
    new = replacement(row, suggestion, before, first.numbers, evidence)
    if new is None:
        return answer
    changed = answer.replaced(row.span, new.words)
    whole = len(changed.citations) == len(answer.citations)
    if not whole or not _same_shape(answer.text, changed.text, row.span, len(new.words)):
        return answer
    span = row.span[0], row.span[0] + len(new.words)
    citations = _with_support(answer, changed, row, first, new, evidence)
    kind = EditKind.CORRECTED if suggestion.decision is Decision.CORRECT else EditKind.HEDGED
    edit = Edit(
        kind,
        span,
        answer.text[slice(*row.span)],
        new.words,
        first.numbers,
        new.numbers,
        before.score,
        new.support.score,
        new.support.sentence,
    )
    return changed.with_citations(citations, edit)


def _main_citation(answer: EditedAnswer, row: Statement, number: int) -> Citation:
    """The one whose chip stands for the new words: one with a marker, which names the source already if any does."""
    own = citations_for(row, answer.citations)
    return min(own, key=lambda one: (not one.marker, number not in one.numbers))


def _with_support(
    old: EditedAnswer,
    new: EditedAnswer,
    row: Statement,
    first: Citation,
    words: Replacement,
    evidence: Evidence,
) -> list[Citation]:
    """The citations with the new words' verdict; a chip that was put in for the same source is not needed twice."""
    own = set(map(id, citations_for(row, old.citations)))
    citations = []
    for before, after in zip(old.citations, new.citations, strict=True):
        if before is first:
            moved = words.numbers != before.numbers
            looked_up = before.looked_up or (moved and _is_looked_up(old, words.numbers))
            moved_from = (before.moved_from or before.numbers) if moved else before.moved_from
            if moved:
                after = replace(after, disagreement=None, as_of="")  # of the sources that it named before
            after = replace(
                after, numbers=words.numbers, support=words.support, moved_from=moved_from, looked_up=looked_up
            )
        elif id(before) in own:
            if not before.marker and before.looked_up and set(before.numbers).issubset(words.numbers):
                continue
            texts = [text for number in before.numbers for text in evidence.get(number, ())]
            after = replace(after, support=check(words.words, texts) if texts else before.support)
        citations.append(after)
    return citations


def _is_looked_up(answer: EditedAnswer, numbers: tuple[int, ...]) -> bool:
    return any(one.looked_up and set(one.numbers) & set(numbers) for one in answer.citations)


def _dropped(answer: EditedAnswer, row: Statement, evidence: Evidence, room: float) -> EditedAnswer:
    """Not where some evidence speaks of it: then it could have been corrected."""
    span = row.without
    if span is None or span[1] - span[0] > room:
        return answer
    if any(speaks_of(row.words, texts) for texts in evidence.values()):
        return answer
    own = citations_for(row, answer.citations)
    rest = replace(answer, citations=tuple(one for one in answer.citations if one not in own))
    changed = rest.replaced(span, "")
    if len(changed.citations) != len(rest.citations) or not _same_shape(answer.text, changed.text, span, 0):
        return answer
    numbers = tuple(dict.fromkeys(number for one in own for number in one.numbers))
    score = max((one.support.score for one in own if one.support), default=0.0)
    before = answer.text[slice(*span)]
    edit = Edit(EditKind.DROPPED, (span[0], span[0]), before, "", numbers, (), score)
    return changed.with_citations(changed.citations, edit)


def _same_shape(old: str, new: str, span: Span, length: int) -> bool:
    """True where Markdown makes the same of both: the same blocks, and the same code, links and formulas in them."""
    moved = [(kind, *(moved_span((start, end), span, length) or ())) for kind, start, end in shape(old)]
    return moved == list(shape(new))


def _is_sound(answer: EditedAnswer) -> bool:
    """True where every marker stands where its citation says."""
    return all(
        answer.text[slice(*one.place)] == one.marker and 0 <= one.place[0] <= one.place[1] <= len(answer.text)
        for one in answer.citations
        if one.place is not None and one.marker
    )
