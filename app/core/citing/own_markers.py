"""Our own markers beside a provider's evidence: which of them count, and what an answer's citations are at its end."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

from app.core.citing.grounded import citations_of, is_own, joined_citations
from app.core.citing.markers import place_citations
from app.core.citing.numbers import OWN_SIGN
from app.core.domain.chat import GroundingPart, ProviderCitation
from app.core.domain.citation import Citation, OwnMarkers, Span


def own_citations(text: str, own: OwnMarkers, places: Collection[Span] = ()) -> tuple[Citation, ...]:
    """The citations of our own markers in the part of the text that is read. places: those that have one already."""
    ends = [span for span in places if span[1] >= own.since]
    return tuple(
        one
        for one in place_citations(text, own.numbers)
        if one.place is not None
        and is_signed(one.marker) >= own.signed
        and _is_read(one.place, own)
        and not (one.place[0] < own.since and any(a < one.place[1] and one.place[0] < b for a, b in ends))
    )


def is_signed(marker: str) -> bool:
    return OWN_SIGN in marker


def whole(
    text: str, earlier: Sequence[Citation], provider_citations: Iterable[Citation], own: OwnMarkers
) -> tuple[Citation, ...]:
    """The citations of an answer: those kept of the part before, our own markers, and a provider's."""
    places = [one.place for one in earlier if one.place is not None]
    return tuple(_without_repeats(joined_citations([*earlier, *own_citations(text, own, places)], provider_citations)))


def finalized(text: str, citations: Sequence[Citation], own: OwnMarkers) -> tuple[Citation, ...]:
    """The citations of an answer that broke off: the own markers read again, the provisional others checked."""
    earlier = [one for one in citations if _is_earlier(one, own.since)]
    others = [one for one in citations if not _is_earlier(one, own.since) and not _is_ours(one, own)]
    numbers = {str(number): (number,) for one in others for number in one.numbers}
    evidence = GroundingPart(citations=tuple(_as_provider_citation(one).shifted(-own.since) for one in others))
    # A provider's marker may look like one of ours.
    provider_places = [one.place for one in others if one.place is not None]
    places = {one.place for one in earlier if one.place is not None}.union(provider_places)
    own_again = [one for one in own_citations(text, own, places) if one.place not in provider_places]
    return tuple(
        _without_repeats(joined_citations([*earlier, *own_again], citations_of(text, evidence, numbers, own.since)))
    )


def _is_read(place: Span, own: OwnMarkers) -> bool:
    return place[0] >= own.since or (own.across and place[1] >= own.since)


def _is_earlier(citation: Citation, since: int) -> bool:
    return since > 0 and (citation.place is None or citation.place[1] <= since)


def _is_ours(citation: Citation, own: OwnMarkers) -> bool:
    explicit = is_signed(citation.marker) if own.signed else is_own(citation)
    return explicit and set(citation.numbers).issubset(own.numbers)


def _as_provider_citation(one: Citation) -> ProviderCitation:
    keys = tuple(map(str, one.numbers))
    return ProviderCitation(keys, one.place, one.anchor, one.marker, one.claim, one.cited_text)


def _without_repeats(citations: Sequence[Citation]) -> Iterator[Citation]:
    """Those without a place only where their sources are not cited anywhere else."""
    numbers_in_text = {number for one in citations if one.place is not None for number in one.numbers}
    for citation in citations:
        numbers = tuple(number for number in citation.numbers if number not in numbers_in_text)
        if citation.place is not None:
            yield citation
        elif numbers:
            numbers_in_text.update(numbers)
            yield replace(citation, numbers=numbers)
