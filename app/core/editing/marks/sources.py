"""What each source of a turn says, ready to have claims looked for in it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from app.core.citing.support import evidence as support
from app.core.citing.support.claim import Claim
from app.core.citing.support.language import comparable, language
from app.core.domain.evidence import Passage
from app.core.domain.turn.running_turn import RunningTurn
from app.core.editing.marks.page_parts import lower
from app.core.prompt.pictures import is_picture
from app.core.ranking.recency import iso_date


@dataclass(frozen=True)
class SourceEvidence:
    """A source of the turn: what models were given of it, and the whole page where it was read."""

    source: str  # the source's id
    number: int | None = None  # None: nothing of it was handed over
    passages: tuple[Passage, ...] = ()
    page: str = ""
    date: str = ""  # ISO, as exact as known
    has_pictures: bool = False  # beside the words

    @cached_property
    def texts(self) -> list[str]:
        return list(dict.fromkeys(passage.text for passage in self.passages if passage.text.strip()))

    @cached_property
    def parsed(self) -> list[support.Passage]:
        """Parsed once: there are more of them than `passage_of` remembers."""
        return [support.passage_of(text) for text in self.texts]

    @cached_property
    def lower_page(self) -> str:
        return lower(self.page)

    def readable_in(self, claim_language: str) -> list[support.Passage]:
        """Those that can be compared word by word with a claim in this language."""
        return [one for one in self.parsed if comparable(claim_language, language(one.text))]


def evidence_of(turn: RunningTurn) -> tuple[SourceEvidence, ...]:
    """The sources of this turn, those of its sub-questions included, in the order in which they were handed over; then
    pages that were read and not handed over. What earlier turns were given is none of it."""
    passages: dict[str, dict[Passage, None]] = {}
    numbers: dict[str, int] = {}
    nodes = turn.graph.nodes if turn.graph else ()
    for reference in (*(turn.references or ()), *(one for node in nodes for one in node.references)):
        numbers.setdefault(reference.source, reference.number)
        passages.setdefault(reference.source, {}).update(dict.fromkeys(reference.passages))
    pages = {id: page for one in (*turn.nodes.values(), turn) for id, page in one.pages.items()}
    return tuple(
        SourceEvidence(
            source,
            numbers.get(source),
            tuple(one for one in passages.get(source, ()) if not is_picture(one)),
            page.text if (page := pages.get(source)) is not None else "",
            iso_date((page.date if page is not None else "") or turn.sources[source].date),
            any(map(is_picture, passages.get(source, ()))),
        )
        for source in dict.fromkeys([*passages, *pages])
        if source in turn.sources
    )


def numbered(evidence: Iterable[SourceEvidence]) -> dict[int, SourceEvidence]:
    """Those that models were given, by their numbers."""
    return {one.number: one for one in evidence if one.number is not None}


def covered(claim: Claim, passage: support.Passage) -> float:
    """The share of the claim's words that stand in the passage, by their weight."""
    total = sum(word.weight for word in claim.words)
    return sum(word.weight * passage.find(word)[0] for word in claim.words) / total if total else 0.0
