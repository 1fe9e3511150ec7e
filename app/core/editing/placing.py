"""What was found for a claim becomes a citation of the answer."""

from collections.abc import Callable
from dataclasses import replace

from app.core.citing.places import Places
from app.core.domain.citation import Anchor, Citation
from app.core.domain.editing import Edit, EditKind
from app.core.editing.claim_searches import ClaimPlace
from app.core.editing.edited_answer import EditedAnswer
from app.core.editing.looking_up import Evidence


def with_evidence(
    answer: EditedAnswer, places: Places, evidence: Evidence, number_of: Callable[[str], int]
) -> EditedAnswer:
    """The answer with its chips, wherever the claim stands; the very same where none can stand.

    places: of the answer's text. number_of: the book's number of a source, which it gets where it has none.

    A citation that was not found names this source now; a claim that cited nothing gets a chip behind it. What
    contradicts takes nobody's place: it stands beside what is there.
    """
    spots = [(place, spot) for place in evidence.search.places if (spot := _spot(answer, places, place)) is not None]
    if not spots:
        return answer
    number = number_of(evidence.source)
    for place, spot in spots:
        answer = _at(answer, place, spot, evidence, number)
    return answer.with_evidence(number, evidence.source, evidence.passages)


def _spot(answer: EditedAnswer, places: Places, place: ClaimPlace) -> int | None:
    """Where a new chip for the claim may stand: behind the one that is there, else behind its words."""
    old = _citation_at(answer, place)
    return old.place[1] if old is not None and old.place is not None else places.safe(place.span[1])


def _at(answer: EditedAnswer, place: ClaimPlace, spot: int, evidence: Evidence, number: int) -> EditedAnswer:
    kind = EditKind.CONTRADICTED if evidence.contradicts else EditKind.LOOKED_UP
    old = _citation_at(answer, place)
    if old is not None and not evidence.contradicts:
        new = replace(old, numbers=(number,), moved_from=old.moved_from or old.numbers, cited_text="")
        new = replace(new, disagreement=None, as_of="")  # of the sources that it named before
        citations = [new if one is old else one for one in answer.citations]
    else:
        new = Citation((number,), (spot, spot), "", Anchor.SPAN, place.span)
        citations = [*answer.citations, new]
    index = next(n for n, one in enumerate(citations) if one is new)
    citations[index] = new = replace(new, support=evidence.support, looked_up=True)
    edit = Edit(
        kind,
        new.place or place.span,
        from_numbers=old.numbers if old is not None else (),
        to_numbers=(number,),
        score_before=old.support.score if old is not None and old.support is not None else 0.0,
        score_after=evidence.support.score,
        detail=evidence.support.sentence,
    )
    return answer.with_citations(citations, edit)


def _citation_at(answer: EditedAnswer, place: ClaimPlace) -> Citation | None:
    """The one that cites for the claim: as it was when the claims were chosen, or None."""
    if place.citation is None:
        return None
    spans = (one for one in answer.citations if (one.claim or one.place) == place.span and not one.looked_up)
    return next(spans, None)
