"""Okapi BM25 over a few thousand passages."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import log

_K1 = 1.2  # how soon more of the same word counts less
_B = 0.75  # how much a long document is held against itself


def scores(query_tokens: Sequence[str], documents: Sequence[Sequence[str]]) -> list[float]:
    """A score ≥ 0 for each document; a token that the query repeats counts as often."""
    return scores_of(query_tokens, [Counter(document) for document in documents], [len(d) for d in documents])


def scores_of(query_tokens: Sequence[str], counts: Sequence[Mapping[str, int]], lengths: Sequence[int]) -> list[float]:
    """As `scores`, of documents that are counted already: how often each has a token, and how many it has at all."""
    query_counts = Counter(query_tokens)
    present = [{token: count[token] for token in query_counts if token in count} for count in counts]
    rarity = rarities(query_counts, present)
    average = sum(lengths) / len(lengths) if lengths else 0.0
    scores = []
    for count, length in zip(present, lengths, strict=True):
        damping = _K1 * (1 - _B + _B * length / average) if average else 0.0
        scores.append(
            sum(
                query_counts[t] * rarity[t] * frequency * (_K1 + 1) / (frequency + damping)
                for t, frequency in count.items()
            )
        )
    return scores


def rarities(tokens: Iterable[str], counts: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """The inverse document frequency of each token, above 0 even for one that stands in every document."""
    frequencies = Counter(token for count in counts for token in count)
    total = len(counts)
    return {token: log(1 + (total - frequencies[token] + 0.5) / (frequencies[token] + 0.5)) for token in tokens}
