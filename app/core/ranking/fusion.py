"""Several rankings → one."""

from collections.abc import Hashable, Sequence
from typing import TypeVar

K = TypeVar("K", bound=Hashable)

_AGREEMENT = 0.1  # bonus for each further ranking that names it


def fuse(rankings: Sequence[Sequence[K]], weights: Sequence[float] | None = None, k: int = 60) -> list[tuple[K, float]]:
    """Reciprocal-rank fusion: (key, Σ weight / (k + rank)) with a small bonus for agreement, best first.

    A key that a ranking names twice counts where it stands first there. Equal scores keep the order in which the
    rankings first name them.
    """
    total: dict[K, float] = {}
    counts: dict[K, int] = {}
    for ranking, weight in zip(rankings, weights or [1.0] * len(rankings), strict=True):
        for rank, key in enumerate(dict.fromkeys(ranking), start=1):
            total[key] = total.get(key, 0.0) + weight / (k + rank)
            counts[key] = counts.get(key, 0) + 1
    scored = [(key, score * (1 + _AGREEMENT * (counts[key] - 1))) for key, score in total.items()]
    return sorted(scored, key=lambda entry: -entry[1])


def standing(rankings: Sequence[tuple[Sequence[float], float]], k: float) -> list[float]:
    """How each item stands in several rankings, as reciprocal ranks: 1 where it is first in all, towards 0 behind.

    rankings: (the place of each item from 1 on, weight). Unlike `fuse` it takes places that are shared or far apart,
    and a ranking that tells nothing apart changes nothing in the order. k: the smaller, the faster it falls.
    """
    total = sum(weight for _, weight in rankings)
    if not total:
        return []
    shares = [[weight * (k + 1) / (k + place) for place in ranking] for ranking, weight in rankings]
    return [sum(parts) / total for parts in zip(*shares, strict=True)]
