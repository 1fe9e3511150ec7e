"""Which passage of a listed source stands behind a citation, and what kind of source it is. No Qt."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.core.citing.support.answer import claim_of
from app.core.domain.addresses import is_web_address
from app.core.domain.citation import Citation
from app.core.domain.evidence import Passage
from app.core.domain.sources import Origin, Source
from app.core.domain.turn.turn import Turn
from app.core.listing import SourceRow, reference_for
from app.core.ranking.tokens import content_tokens


@dataclass(frozen=True)
class Evidence:
    """The passages of a source, in the order to show."""

    passages: Sequence[Passage]
    is_cited: bool = False  # the first one stands behind a citation
    quote: str = ""  # words of it that stand highlighted
    citation: int = -1  # that citation's index; -1 for none


def evidence_of(turn: Turn, row: SourceRow, branch: Sequence[Turn], citation_index: int | None = None) -> Evidence:
    """What stands behind a citation that was opened, or behind the first one that names the source.

    citation_index: its place in the turn; -1 where the chip belongs to none; None where no citation was opened.
    """
    number = row.source.number
    passages: Sequence[Passage] = row.passages
    if (
        citation_index is not None
        and number is not None
        and (reference := reference_for(turn, number, branch)) is not None
    ):
        passages = reference.passages
    index = citation_index if citation_index is not None else first_citation(turn, number)
    if not 0 <= index < len(turn.citations):
        return Evidence(passages)
    citation = turn.citations[index]
    quote = _quote(citation, passages)
    if not passages and quote and len(citation.numbers) == 1:  # of several it may be any one's
        passages = [Passage(row.source.id, quote)]
    ordered = by_claim(passages, claim_of(turn.text, turn.citations, index), quote)
    return Evidence(ordered, bool(ordered), quote, index)


def first_citation(turn: Turn, number: int | None) -> int:
    """The index of the first one that names the number; -1 where none does."""
    return next((index for index, citation in enumerate(turn.citations) if number in citation.numbers), -1)


def _quote(citation: Citation, passages: Sequence[Passage]) -> str:
    """What stands highlighted: what the provider quotes, else the sentence that fits the claim best."""
    sentence = citation.support.sentence if citation.support is not None else ""
    if sentence and any(sentence in passage.text for passage in passages):
        return sentence
    return citation.cited_text


def is_document(source: Source) -> bool:
    """True for a document of the user's, which opens here and not in a browser."""
    if is_web_address(source.address) or source.origin is Origin.MEMORY:
        return False
    return source.origin is Origin.FILE or (source.origin is Origin.KNOWLEDGE and bool(source.document or source.url))


def pages_of(row: SourceRow) -> tuple[int, ...]:
    """The pages that its passages stand on, in order."""
    return tuple(sorted({passage.page for passage in row.passages if passage.page > 0}))


def by_claim(passages: Sequence[Passage], claim: str, cited_text: str = "") -> list[Passage]:
    """The passages, the one that supports the claim first: by the provider's own quotation, else by shared words."""
    claim_tokens = set(content_tokens(claim))

    def fit(passage: Passage) -> tuple[bool, float]:
        there = set(content_tokens(passage.text))
        return is_quoted(passage, cited_text), len(claim_tokens & there) / (len(there) + 20) ** 0.3

    best = max(passages, key=fit, default=None)
    others = sorted((p for p in passages if p is not best), key=lambda p: not is_quoted(p, cited_text))
    return [] if best is None else [best, *others]


def is_quoted(passage: Passage, cited_text: str) -> bool:
    """True where a provider's quotation stands in the passage, or the passage is one of several that it quotes."""
    words, quoted = passage.text.strip(), cited_text.strip()
    return bool(words) and bool(quoted) and (quoted in words or words in quoted)
