"""What was found for a claim becomes a citation of the answer."""

from dataclasses import replace

from app.core.citing.places import Places
from app.core.domain.citation import Anchor, Citation
from app.core.domain.editing import Edit, EditKind
from app.core.editing.claim_searches import ClaimPlace
from app.core.editing.edited_answer import EditedAnswer
from app.core.editing.looking_up import Evidence


def with_evidence(answer: EditedAnswer, evidence: Evidence, number: int) -> EditedAnswer:
    """The answer with its chips, wherever the claim stands. number: that of the source.

    A citation that was not found names this source now; a claim that cited nothing gets a chip behind it. What
    contradicts takes nobody's place: it stands beside what is there.
    """
    places, changed = Places(answer.text), answer
    for place in evidence.search.places:
        changed = _at(changed, places, place, evidence, number)
    return changed.with_evidence(number, evidence.source, evidence.passages) if changed is not answer else answer


def _at(answer: EditedAnswer, places: Places, place: ClaimPlace, evidence: Evidence, number: int) -> EditedAnswer:
    kind = EditKind.CONTRADICTED if evidence.contradicts else EditKind.LOOKED_UP
    old = _citation_at(answer, place)
    if old is not None and not evidence.contradicts:
        new = replace(old, numbers=(number,), moved_from=old.moved_from or old.numbers, cited_text="")
        citations = [new if one is old else one for one in answer.citations]
    else:
        end = places.safe(place.span[1]) if old is None or old.place is None else old.place[1]
        if end is None:
            return answer
        new = Citation((number,), (end, end), "", Anchor.SPAN, place.span)
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
