"""A provider's evidence and our own markers → citations by the book's numbers; the answer as text with numbers."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from app.core.citing.dialects import textual
from app.core.citing.markers import place_citations, placed
from app.core.citing.numbers import MARKER, OWN_SIGN, all_numbers
from app.core.citing.places import Places
from app.core.domain.chat import GroundingPart, ProviderCitation
from app.core.domain.citation import Anchor, Citation, Span
from app.core.domain.settings import BUILTIN
from app.core.domain.turn.turn import Turn

# Such markers are no prose, whatever the provider says of its text: linked ones and those of no spoken language.
_UNMISTAKABLE = ("](", "†", "^[", "ref")
NOT_EQUAL = "\u2260"  # before the number of a source that says otherwise
_MOST_LABELS = 1000  # a higher number in brackets is a year, or whatever else


def citations_of(
    text: str, grounding: GroundingPart, numbers: Mapping[str, Sequence[int]], since: int = 0
) -> tuple[Citation, ...]:
    """The citations of an answer, in order of place, those without a place last.

    numbers: the book's numbers by a given source's key. since: where in `text` the part begins that the evidence speaks
    of. A place in code, maths, a link, an image or Markdown's own marks is moved to the next spot of running text; one
    that is no span of the text, or before which nothing stands, leaves its citation unplaced. Citations at one place
    are joined, doubles removed. A citation without numbers is a marker that has to go and shows nothing.
    """
    textual = list(_textual_citations(text, grounding, since))
    if not textual and not grounding.citations:
        return ()  # the text need not be read
    marks, points, loose = [], [], []
    places = Places(text)
    for citation in textual:
        marks.append(_Mark(citation.place or (0, 0), _numbers(citation, numbers), citation))
    for provider_citation in (one.shifted(since) for one in grounding.citations):
        cited_numbers = _numbers(provider_citation, numbers)
        span = _span_within(provider_citation.place, since, len(text))
        if not cited_numbers:
            continue
        if span is None:
            loose.append(_Mark((0, 0), cited_numbers, provider_citation))
        elif span[0] < span[1] and provider_citation.marker == text[slice(*span)] and places.is_running(*span):
            marks.append(_Mark(span, cited_numbers, provider_citation))
        else:
            points.append(_Mark((span[1], span[1]), cited_numbers, provider_citation))
    marks = [mark for mark in _hulls(marks, text) if mark.numbers or not mark.citation.keys]
    points, homeless = _in_running_text(points, places, marks)
    together = sorted([*marks, *points], key=lambda mark: mark.span)
    unplaced = _unplaced([*loose, *homeless], {n for mark in together for n in mark.numbers})
    return (*_with_claims(together, text, places), *unplaced)


def cited_words(text: str, grounding: GroundingPart, since: int = 0) -> dict[str, list[str]]:
    """The keys of the sources that are cited, in the order of the text, with the words that the provider quotes."""
    provider_citations = [
        *_textual_citations(text, grounding, since),
        *(one.shifted(since) for one in grounding.citations),
    ]
    provider_citations.sort(key=lambda one: _span_within(one.place, 0, len(text)) or (len(text) + 1, 0))
    words_by_key: dict[str, dict[str, None]] = {}
    for citation in provider_citations:
        for key in citation.keys:
            words = words_by_key.setdefault(key, {})
            if citation.cited_text:
                words[citation.cited_text] = None
    return {key: list(words) for key, words in words_by_key.items()}


def joined_citations(own: Sequence[Citation], others: Iterable[Citation]) -> tuple[Citation, ...]:
    """Our own markers' citations with the provider's; where two want the same place, the own one has it."""
    places = sorted(citation.place for citation in own if citation.place)
    starts = [start for start, _ in places]
    joined = list(own)
    for citation in others:
        if citation.place is not None:
            start, end = citation.place
            index = (bisect_right(starts, end - 1) if end > start else bisect_left(starts, start)) - 1
            if index >= 0 and places[index][1] > start:
                continue
        joined.append(citation)
    return tuple(sorted(joined, key=lambda one: (one.place is None, one.place or (0, 0))))


def numbered_answer(turn: Turn, opposing: bool = False) -> str:
    """The answer as text whose numbers are the book's and nobody else's."""
    return numbered_text(turn.text, turn.citations, _is_foreign(turn), opposing)


def numbered_part(turn: Turn, end: int) -> str:
    """As `numbered_answer`, of the answer's part before `end`."""
    within = [one for one in turn.citations if one.place is not None and one.place[1] <= end]
    return numbered_text(turn.text[:end], within, _is_foreign(turn))


def unexplained_markers(turn: Turn) -> list[Citation]:
    """The numbers of a provider in an answer that no source explains: none of them is the book's."""
    return _unexplained(turn.text, turn.citations) if _is_foreign(turn) else []


def _is_foreign(turn: Turn) -> bool:
    return turn.searched_unasked or (turn.plan is not None and turn.plan.origin == BUILTIN)


def numbered_text(text: str, citations: Collection[Citation], foreign: bool = False, opposing: bool = False) -> str:
    """The answer with each citation written as the book's number in brackets, for history and for copies.

    A marker that says just that stays as it is; a provider's is replaced, one that names nothing removed, and where a
    citation has a place but no marker, its numbers are put in.

    foreign: the text's own numbers are a provider's. One that nothing explains is put in parentheses: whoever reads
    the text on must not take it for a number of the book.

    opposing: sources that say otherwise are written too, as what they are; else they are left out.
    """
    all_citations = list(citations)
    to_write = [*all_citations, *_unexplained(text, all_citations)] if foreign else all_citations
    parts, position = [], 0
    for index, citation, (start, end) in placed(to_write):
        if start > len(text):
            break
        markers = "".join(f"[{number}]" for number in citation.numbers)
        if index >= len(all_citations):
            markers = f"({', '.join(map(str, citation.numbers))})"
        elif citation.contradicts:
            markers = f" ({NOT_EQUAL} {markers})" if opposing else ""
        elif is_own(citation) and "†" not in citation.marker:
            markers = citation.marker
        elif markers and text[end : end + 1] == "(":
            markers += " "  # else it would be a link
        parts += [text[position:start], markers]
        position = end
    return "".join([*parts, text[position:]])


def _unexplained(text: str, citations: Sequence[Citation]) -> list[Citation]:
    """The plain markers of a text where no citation stands."""
    explained = {one for one in citations if one.place}
    markers = place_citations(text, range(1, _MOST_LABELS))
    return [one for one in joined_citations(tuple(explained), markers) if one not in explained]


def is_own(citation: Citation) -> bool:
    """True where the marker itself names the citation's numbers and no others."""
    if not MARKER.fullmatch(citation.marker) or not citation.numbers:
        return False
    return all_numbers(citation.marker) == citation.numbers


@dataclass(frozen=True)
class _Mark:
    span: Span
    numbers: tuple[int, ...]
    citation: ProviderCitation


def _textual_citations(text: str, grounding: GroundingPart, since: int) -> list[ProviderCitation]:
    """The markers that stand in the text: all where the provider writes such, else those that can be nothing else.

    One with our own sign names no source of the provider's, whatever its number.
    """
    return [
        replace(one, keys=()) if OWN_SIGN in one.marker else one
        for one in textual(text, grounding.sources)
        if one.place is not None
        and one.place[0] >= since
        and (grounding.textual or any(sign in one.marker.lower() for sign in _UNMISTAKABLE))
    ]


def _numbers(citation: ProviderCitation, numbers: Mapping[str, Sequence[int]]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(number for key in citation.keys for number in numbers.get(key, ())))


def _span_within(span: Span | None, since: int, length: int) -> Span | None:
    """The span, None where it is none of the text. An empty one at the very beginning stands behind nothing."""
    return span if span is not None and since <= span[0] <= span[1] <= length and span[1] > since else None


def _hulls(marks: list[_Mark], text: str) -> list[_Mark]:
    """Markers that overlap as one: a provider names each link within a pair of parentheses, the text holds both."""
    groups: list[list[_Mark]] = []
    end = -1
    for mark in sorted(marks, key=lambda one: (one.span[0], -one.span[1])):
        if mark.span[0] >= end:
            groups.append([])
        groups[-1].append(mark)
        end = max(end, mark.span[1])
    return [group[0] if len(group) == 1 else _hull(group, text) for group in groups]


def _hull(group: list[_Mark], text: str) -> _Mark:
    span = group[0].span[0], max(mark.span[1] for mark in group)
    mark = _as_one(group)
    return replace(mark, span=span, citation=replace(mark.citation, place=span, marker=text[slice(*span)]))


def _in_running_text(points: list[_Mark], places: Places, marks: list[_Mark]) -> tuple[list[_Mark], list[_Mark]]:
    """Citations without a marker: (at safe spots, those at one spot joined; those without any spot)."""
    by_spot: dict[int, list[_Mark]] = {}
    homeless = []
    for point in points:
        spot = places.safe(point.span[1])
        if spot is None:
            homeless.append(point)
        else:
            by_spot.setdefault(spot, []).append(point)
    result: list[_Mark] = []
    ahead = iter(sorted(marks, key=lambda mark: mark.span))
    run_end, run_numbers = -1, set[int]()  # of the markers that stand at, or around, the spot without a gap
    waiting = next(ahead, None)
    for spot in sorted(by_spot):
        while waiting is not None and waiting.span[0] <= spot:
            run_numbers = run_numbers if run_end == waiting.span[0] else set()
            run_numbers.update(waiting.numbers)
            run_end = waiting.span[1]
            waiting = next(ahead, None)
        end = max(spot, run_end)
        beside = set(run_numbers) if run_end >= spot else set()
        if waiting is not None and waiting.span[0] == end:
            beside |= set(waiting.numbers)
        mark = _as_one(by_spot[spot])
        numbers = tuple(number for number in mark.numbers if number not in beside)
        if numbers:
            result.append(_Mark((end, end), numbers, mark.citation))
    return result, homeless


def _as_one(marks: list[_Mark]) -> _Mark:
    """Citations at one place as one. The words of one source must not be shown as another's."""
    if len(marks) == 1:
        return marks[0]
    citations = [mark.citation for mark in marks]
    claims = [one.claim for one in citations if one.claim]
    same = all(mark.numbers == marks[0].numbers for mark in marks)
    citation = replace(
        citations[0],
        keys=tuple(dict.fromkeys(key for one in citations for key in one.keys)),
        claim=(min(c[0] for c in claims), max(c[1] for c in claims)) if claims else None,
        anchor=next((one.anchor for one in citations if one.anchor is not Anchor.UNPLACED), Anchor.UNPLACED),
        cited_text="\n\n".join(dict.fromkeys(one.cited_text for one in citations if one.cited_text)) if same else "",
    )
    return _Mark(marks[0].span, tuple(dict.fromkeys(n for mark in marks for n in mark.numbers)), citation)


def _with_claims(marks: list[_Mark], text: str, places: Places) -> Iterable[Citation]:
    claims = places.claims([mark.span for mark in marks])
    for mark in marks:
        start, end = mark.span
        claim = _trimmed(mark.citation.claim, text) or claims.get(mark.span)
        anchor = Anchor.MARKER if end > start else mark.citation.anchor
        anchor = Anchor.SPAN if anchor is Anchor.UNPLACED or (anchor is Anchor.MARKER and end == start) else anchor
        yield Citation(mark.numbers, mark.span, text[start:end], anchor, claim, mark.citation.cited_text)


def _trimmed(claim: Span | None, text: str) -> Span | None:
    """The claim without space around it; None where it is no span of the text or nothing but space."""
    if claim is None or not 0 <= claim[0] < claim[1] <= len(text):
        return None
    start, end = claim
    while start < end and text[start].isspace():
        start += 1
    while start < end and text[end - 1].isspace():
        end -= 1
    return (start, end) if start < end else None


def _unplaced(marks: list[_Mark], indexes: set[int]) -> Iterable[Citation]:
    """The sources that are cited nowhere in particular, each once."""
    cited_numbers = set(indexes)
    for mark in marks:
        numbers = tuple(number for number in mark.numbers if number not in cited_numbers)
        if numbers:
            cited_numbers.update(numbers)
            words = mark.citation.cited_text if numbers == mark.numbers else ""
            yield Citation(numbers, None, "", Anchor.UNPLACED, cited_text=words)
