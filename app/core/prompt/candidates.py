"""What competes for a place among the references, whichever step found it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from app.core.domain.addresses import url_key
from app.core.domain.evidence import Hit, Page, Passage
from app.core.domain.sources import OWN, Origin, Source
from app.core.domain.turn.running_turn import RunningTurn
from app.core.prompt.references import head_line
from app.core.ranking.rank import Candidate, Ranked
from app.core.ranking.recency import day_of

_LONGEST = 200_000  # characters of a page that are looked at


def candidate_of(source: Source, text: str, order: int, *, from_snippet: bool = False) -> Candidate:
    """`order` is looked at among sources of one origin; only the web has sites that tell one story."""
    site = source.site if source.origin not in OWN else ""
    origin = source.origin.value if source.origin in OWN else Origin.WEB.value
    return Candidate(
        source.id, head_line(source), text, order, "", from_snippet, site=site, date=source.date, origin=origin
    )


def candidate_of_hit(
    source: Source, hit: Hit, order: int, page: Page | None, agreement: Counter[str]
) -> Candidate | None:
    """A hit by its page, else by its snippet; None where there is neither. `agreement`: as `agreement_of` counts it."""
    snippet = hit.snippet or source.snippet
    if page is None and not snippet:
        return None
    one = candidate_of(source, page.text[:_LONGEST] if page else snippet, order, from_snippet=page is None)
    exact = day_of(source.date) and not hit.day.startswith(source.date)  # else the hit's own age says it more exactly
    day = (page.date if page else "") or (source.date if exact else "") or hit.day or hit.date
    return replace(one, snippet=snippet, date=day, agreement=max(1, agreement[source.key]))


def agreement_of(turn: RunningTurn) -> Counter[str]:
    """For how many queries each was found, by a source's key; that several engines did has its place in the order."""
    counts: Counter[str] = Counter()
    for hits in turn.answers.values():
        counts.update({url_key(hit.url) for hit in hits})
    return counts


def placed(selection: Sequence[Ranked], pieces: Iterable[Passage]) -> list[Ranked]:
    """Passages that were ranked as texts of their own, with the places of the pieces that they were cut from."""
    passages_by_page: dict[str, list[Passage]] = {}
    for piece in pieces:
        passages_by_page.setdefault(piece.source, []).append(piece)
    return [
        replace(ranked, passage=_placed(ranked.passage, passages_by_page.get(ranked.passage.source, ())))
        for ranked in selection
    ]


def _placed(passage: Passage, pieces: Sequence[Passage]) -> Passage:
    for piece in pieces:
        if piece.text[passage.start : passage.end] == passage.text:
            heading = " › ".join(filter(None, (piece.heading, passage.heading))) if piece.heading else passage.heading
            # A table's head stands before the rows of a chunk; a page that is a picture has a name and no text.
            head = max(0, len(piece.text) - (piece.end - piece.start))
            first, last = max(0, passage.start - head), max(0, passage.end - head)
            line = piece.line + piece.text.count("\n", head, head + first) if piece.line else 0
            start, end = piece.start + first, piece.start + last
            located = replace(passage, start=start, end=end, heading=heading, page=piece.page, line=line)
            return replace(located, from_snippet=piece.from_snippet)
    return passage
