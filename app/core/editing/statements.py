"""Which stretches of an answer may be rewritten: statements in running text that none of their sources hold."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from app.core.citing.markdown.prose import Prose, ProseKind, Reading
from app.core.citing.markdown.regions import read, scan
from app.core.citing.numbers import MARKER
from app.core.citing.support.answer import plain
from app.core.citing.uncited import sentence_spans
from app.core.domain.citation import Citation, Span
from app.core.editing.claim_searches import is_unsupported, unsupported_claims
from app.core.editing.evidence import contradicts

_LEADING = re.compile(r"[\s,.;:，。；：、)）\]】–—-]*")
_SIGN = re.compile(r"[\[\]【】［］<>|\\`{}#&\n\r]")  # beside plain words: somebody's markup, or a marker that is none
_EMPHASIS = re.compile(r"\*{1,3}|_{1,3}|~~")
_LETTER = re.compile(r"[^\W\d_]")
_SHORTEST, _LONGEST = 8, 600  # characters
_AROUND = 300  # characters of the neighbours


@dataclass(frozen=True)
class Statement:
    """span: what is replaced. claim: by which its citations are known. without: what goes where it is dropped, None
    where something else would be cites_more with it."""

    span: Span
    words: str
    claim: Span
    before: str = ""
    after: str = ""
    without: Span | None = None


def statements(text: str, citations: Sequence[Citation], most: int) -> list[Statement]:
    """At most so many, in order of the text, none overlapping another. Code, formulas, links, tables and headings are
    left out, and words that another citation stands for as well."""
    reading = read(text)
    blocks = sorted((block for block in reading.prose if block.text.strip()), key=lambda block: block.start)
    starts = [block.start for block in blocks]
    results: list[Statement] = []
    open_claims = unsupported_claims(citations, lambda one: is_unsupported(one) or _is_denied(text, one))
    for claim, first in sorted(open_claims.items()):
        index = bisect_right(starts, claim[0]) - 1
        if index < 0 or citations[first].claim is None or len(results) == most:
            continue
        one = _statement(text, blocks[index], reading, claim, citations)
        if one is not None and all(one.span[0] >= other.span[1] for other in results):
            results.append(one)
    return results


def _is_denied(text: str, citation: Citation) -> bool:
    """Its own source says otherwise: a wrong year alone makes no claim unfound."""
    support, claim = citation.support, citation.claim
    return support is not None and claim is not None and contradicts(plain(text[slice(*claim)]), support)


def _statement(
    text: str, block: Prose, reading: Reading, claim: Span, citations: Sequence[Citation]
) -> Statement | None:
    if block.kind is not ProseKind.PARAGRAPH or claim[1] > block.end:
        return None
    span = _between_markers(text, claim, citations)
    if span is None or not _SHORTEST <= span[1] - span[0] <= _LONGEST:
        return None
    inner = block.offset(span[0]), block.offset(span[1])
    words = text[slice(*span)]
    if block.text[slice(*inner)] != words or not _is_plain(words) or _is_protected(block, reading.labels, inner):
        return None
    others = [one for one in citations if one.claim != claim or not one.numbers]
    if any(_overlaps(one.claim, span) for one in others):
        return None
    before, after, without = _sentence_around(block, inner, others)
    return Statement(span, plain(words), claim, before, after, without)


def citations_for(statement: Statement, citations: Sequence[Citation]) -> list[Citation]:
    return [one for one in citations if one.claim == statement.claim and one.numbers]


def _between_markers(text: str, claim: Span, citations: Sequence[Citation]) -> Span | None:
    """The claim without the markers that stand in it: of *According to [1], …* what comes behind."""
    places = (one.place for one in citations if one.place)
    inner_places = sorted(place for place in places if claim[0] <= place[0] and place[1] < claim[1])
    cuts = [claim[0], *(position for place in inner_places for position in place), claim[1]]
    parts = [(start, end) for start, end in list(pairwise(cuts))[::2] if start < end]
    if not parts:
        return None
    start, end = max(parts, key=lambda part: part[1] - part[0])
    if start != claim[0]:
        leading = _LEADING.match(text, start, end)
        start = leading.end() if leading else start
    while end > start and text[end - 1].isspace():
        end -= 1
    return (start, end) if 2 * (end - start) > claim[1] - claim[0] else None


def _is_plain(words: str) -> bool:
    """Plain words, with emphasis that ends where it begins."""
    if _SIGN.search(words) or not _LETTER.search(words):
        return False
    runs = [match.group() for match in _EMPHASIS.finditer(words)]
    return all(runs.count(run) % 2 == 0 for run in set(runs))


def _is_protected(block: Prose, labels: Any, inner: Span) -> bool:
    return any(start < inner[1] and inner[0] < end for start, end in scan(block, labels)[0])


def _overlaps(claim: Span | None, span: Span) -> bool:
    return claim is not None and claim[0] < span[1] and span[0] < claim[1]


def _sentence_around(block: Prose, inner: Span, others: Sequence[Citation]) -> tuple[str, str, Span | None]:
    """(what stands before in the paragraph, what stands behind, what goes where the statement is dropped)."""
    text = block.text
    spans = sentence_spans(text)
    index = next((n for n, (start, end) in enumerate(spans) if start <= inner[0] < end), None)
    before = plain(text[max(0, inner[0] - _AROUND) : inner[0]])
    after = plain(text[inner[1] : inner[1] + _AROUND]).lstrip(".,;:，。；： ")
    if index is None or len(spans) < 2 or spans[index][0] != inner[0]:
        return before, after, None
    start, end = spans[index]
    is_last = index + 1 == len(spans)
    cut = (len(text[:start].rstrip()), len(text.rstrip())) if is_last else (start, spans[index + 1][0])
    places = (one.place for one in others if one.place)
    cites_more = any(
        cut[0] < block.offset(place[1]) <= cut[1] for place in places if block.start <= place[0] <= block.end
    )
    without = block.span(*cut)
    whole = without[1] - without[0] == cut[1] - cut[0] and not _LETTER.search(MARKER.sub(" ", text[inner[1] : end]))
    return before, after, without if whole and not cites_more else None


def shape(text: str) -> Iterator[tuple[str, int, int]]:
    """What Markdown makes of a text, to be compared: its blocks and what is protected in them, by kind and place."""
    reading = read(text)
    for start, end in reading.protected:
        yield "whole", start, end
    for block in reading.prose:
        yield block.kind.name, block.start, block.end
        for span in scan(block, reading.labels)[0]:
            yield "inline", *block.span(*span)
