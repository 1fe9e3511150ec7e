"""Okapi BM25 over a few hundred passages."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log

_K1 = 1.2  # how soon more of the same word counts less
_B = 0.75  # how much a long document is held against itself


def scores(query_tokens: Sequence[str], documents: Sequence[Sequence[str]]) -> list[float]:
    """A score ≥ 0 for each document; a token that the query repeats counts as often."""
    wanted = Counter(query_tokens)
    counts = [_count(document, wanted.keys()) for document in documents]
    rarity = rarities(wanted, counts)
    average = sum(map(len, documents)) / len(documents) if documents else 0.0
    found = []
    for document, count in zip(documents, counts, strict=True):
        damping = _K1 * (1 - _B + _B * len(document) / average) if average else 0.0
        found.append(
            sum(wanted[t] * rarity[t] * frequency * (_K1 + 1) / (frequency + damping) for t, frequency in count.items())
        )
    return found


def rarities(tokens: Iterable[str], counts: Sequence[dict[str, int]]) -> dict[str, float]:
    """The inverse document frequency of each token, above 0 even for one that stands in every document."""
    found_in = Counter(token for count in counts for token in count)
    total = len(counts)
    return {token: log(1 + (total - found_in[token] + 0.5) / (found_in[token] + 0.5)) for token in tokens}


def _count(document: Sequence[str], wanted: Iterable[str]) -> dict[str, int]:
    keep = set(wanted)
    return Counter(token for token in document if token in keep)
