"""Which passage of a listed source stands behind a citation, and what kind of source it is. No Qt."""

import re
from collections.abc import Sequence

from app.core.domain.addresses import is_web_address
from app.core.domain.citation import Citation
from app.core.domain.evidence import Passage
from app.core.domain.sources import Origin, Source
from app.core.listing import SourceRow
from app.core.ranking.tokens import content_tokens


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


def claim_of(text: str, citation: Citation) -> str:
    """The words that a citation supports: its claim, else the sentence before its place, without markers."""
    if citation.claim is not None:
        return text[citation.claim[0] : citation.claim[1]]
    if citation.place is None:
        return ""
    before = _MARKER.sub("", text[max(0, citation.place[0] - 600) : citation.place[0]]).rstrip()
    sentences = _SENTENCE_END.split(before)
    return next((s for s in reversed(sentences) if s.strip()), "")


_MARKER = re.compile(r"\[[\d,\s^-]+\]|【\d+】")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+|(?<=[。！？])|\n+")
