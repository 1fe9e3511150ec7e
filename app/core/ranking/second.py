"""A second opinion on the ranking: a reranker's scores or vectors, where the user has such a model.

Only the order changes. What a stage does not judge stays where it stands, and nothing is ever left out: a stage that
fails for half of the passages is as good as one that judged the other half only.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import isfinite, sqrt

from app.core.ranking.fusion import fuse
from app.core.ranking.rank import Ranked

_RERANKER = 3.0  # what its order weighs beside ours: it has read question and passage together
_VECTORS = 1.0  # two views of equal worth


def reranked(ranked: Sequence[Ranked], scores: Mapping[int, float], weight: float = _RERANKER) -> list[Ranked]:
    """The passages in the fused order of ours and of the scores; as many as before.

    scores: by index in `ranked`, the higher the better, in any range; those that are missing, no numbers or of no
    passage are not looked at. The judged passages change places among themselves. Each takes the score of the place it
    gets, so that `choose` goes on as before.
    """
    judged = [i for i in range(len(ranked)) if i in scores and isfinite(scores[i])]
    by_score = sorted(judged, key=lambda i: -scores[i])
    order = [i for i, _ in fuse([judged, by_score], [1.0, weight])]
    reordered = list(ranked)
    for place, i in zip(judged, order, strict=True):
        reordered[place] = replace(ranked[i], passage=replace(ranked[i].passage, score=ranked[place].passage.score))
    return reordered


def by_vectors(
    ranked: Sequence[Ranked], query_vector: Sequence[float], vectors: Mapping[int, Sequence[float]]
) -> list[Ranked]:
    """As `reranked`, by the cosine of each passage's vector to the question's.

    vectors: by index in `ranked`. One of another length, of no length or with what is no number is not looked at.
    """
    cosines = {i: cosine for i, vector in vectors.items() if (cosine := _cosine(query_vector, vector)) is not None}
    return reranked(ranked, cosines, _VECTORS)


def _cosine(a: Sequence[float], b: Sequence[float]) -> float | None:
    if not a or len(a) != len(b):
        return None
    long = max(map(abs, a)), max(map(abs, b))
    if not all(length > 0 and isfinite(length) for length in long):
        return None
    a, b = [value / long[0] for value in a], [value / long[1] for value in b]  # so that no square overflows
    cosine = sum(x * y for x, y in zip(a, b, strict=True)) / sqrt(sum(x * x for x in a) * sum(y * y for y in b))
    return cosine if isfinite(cosine) else None
