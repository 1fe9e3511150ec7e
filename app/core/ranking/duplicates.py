"""Near-duplicates: the same words in the same order, but for a few."""

from collections.abc import Sequence
from zlib import crc32

_WORDS = 3  # in a shingle
_ALIKE = 0.8  # of all shingles of both
_SHORT = 40  # tokens: in so short a text a number is what tells it from the next one, such as a row or a page's name
_SKETCH = 6  # smallest shingles; two texts that are that alike share one of them in all but 1 of 15,000 cases


class DuplicateFilter:
    """The texts seen so far; `add` says whether one like it was among them already."""

    def __init__(self) -> None:
        self._shingles: list[frozenset[int]] = []
        self._numbers: list[frozenset[str]] = []
        self._by_sketch: dict[int, list[int]] = {}

    def add(self, tokens: Sequence[str]) -> bool:
        """True where the text is new; it is kept then."""
        mine, numbers = shingles(tokens), _numbers(tokens)
        sketch = sorted(mine)[:_SKETCH]
        others = {index for key in sketch for index in self._by_sketch.get(key, ())}
        if any(numbers == self._numbers[index] and alike(mine, self._shingles[index]) for index in others):
            return False
        for key in sketch:
            self._by_sketch.setdefault(key, []).append(len(self._shingles))
        self._shingles.append(mine)
        self._numbers.append(numbers)
        return True


def shingles(tokens: Sequence[str]) -> frozenset[int]:
    """Numbers that stand for each run of three tokens; the same in every run of the program."""
    if len(tokens) < _WORDS:
        return frozenset([crc32(" ".join(tokens).encode())])
    runs = zip(*(tokens[i:] for i in range(_WORDS)), strict=False)
    return frozenset(crc32(" ".join(run).encode("utf-8", "replace")) for run in runs)


def _numbers(tokens: Sequence[str]) -> frozenset[str]:
    return frozenset(token for token in tokens if token.isdecimal()) if len(tokens) < _SHORT else frozenset()


def alike(a: frozenset[int], b: frozenset[int]) -> bool:
    """Jaccard: what both have of what either has."""
    smaller, larger = sorted((len(a), len(b)))
    if smaller < _ALIKE * larger:
        return False
    both = len(a & b)
    return both >= _ALIKE * (len(a) + len(b) - both)
