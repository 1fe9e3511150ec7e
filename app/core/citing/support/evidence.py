"""A passage, made ready to have claims looked for in it."""

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from app.core.citing.support.numbers import Figures, find_numbers, folded
from app.core.citing.support.stems import root, stem_groups
from app.core.citing.support.units import unit_of
from app.core.citing.support.words import Word, words
from app.core.language import in_one_script
from app.core.ranking.sentences import sentence_ends

LONGEST = 20_000  # characters of a passage that are looked at
_WIDEST = 400  # characters of a sentence; lists without any stop are cut
_SPACE = re.compile(r"\s")
_NO_LETTER = re.compile(r"[\W_]+")
_PREFIX = 5

# How much another form of a word counts; the order matters more than the figures.
_ACRONYM, _DERIVED, _SYNONYM, _PREFIXED, _PARTED = 0.9, 0.9, 0.7, 0.6, 0.4


@dataclass(frozen=True, slots=True)
class Passage:
    """text: as given, cut. sentences: their spans. The tables say in which sentences (bit sets) a form stands."""

    text: str
    sentences: list[tuple[int, int]]
    keys: dict[str, int]
    roots: dict[str, int]
    stem_groups: dict[int, int]
    prefixes: dict[str, int]
    characters: dict[str, int]
    pairs: frozenset[tuple[str, str]]
    initials: str
    numbers: Figures
    units: dict[float, set[str]]
    bare: str

    def find(self, word: Word) -> tuple[float, int]:
        """(strength 0…1, bit set of the sentences) of the best form of a word that the passage has."""
        if places := self.keys.get(word.key) or self.keys.get(word.text.casefold()):
            return 1.0, places
        if word.cjk:
            places = self.characters.get(word.key[0], 0) & self.characters.get(word.key[-1], 0)
            return (_PARTED, places) if places and len(word.key) > 1 else (0.0, 0)
        if word.name and word.text.isupper() and 2 <= len(word.text) <= 6 and word.text in self.initials:
            return _ACRONYM, 0
        rooted = root(word.key)
        if places := self.roots.get(rooted, 0):
            return _DERIVED, places
        for group in stem_groups(rooted):
            if places := self.stem_groups.get(group, 0):
                return _SYNONYM, places
        if places := self.prefixes.get(word.key[:_PREFIX], 0):
            return _PREFIXED, places
        return 0.0, 0

    def sentence(self, index: int) -> str:
        start, end = self.sentences[index]
        return self.text[start:end].strip()


@lru_cache(maxsize=128)
def passage_of(text: str) -> Passage:
    """Linear in the text, of which no more than `LONGEST` characters are read."""
    text = text[:LONGEST]
    plain = folded(text)
    sentences = _sentences(plain)
    starts = [start for start, _ in sentences]
    keys: dict[str, int] = {}
    roots: dict[str, int] = {}
    groups: dict[int, int] = {}
    prefixes: dict[str, int] = {}
    characters: dict[str, int] = {}
    numbers = find_numbers(plain)
    content = words(plain, numbers.figures)
    for word in content:
        bit = 1 << max(0, bisect_right(starts, word.start) - 1)
        keys[word.key] = keys.get(word.key, 0) | bit
        if word.cjk:
            for character in word.key:
                characters[character] = characters.get(character, 0) | bit
            continue
        lower = word.text.casefold()
        keys[lower] = keys.get(lower, 0) | bit
        rooted = root(word.key)
        roots[rooted] = roots.get(rooted, 0) | bit
        for group in stem_groups(rooted):
            groups[group] = groups.get(group, 0) | bit
        if len(word.key) >= _PREFIX:
            prefixes[word.key[:_PREFIX]] = prefixes.get(word.key[:_PREFIX], 0) | bit
    row = [word.key for word in content]
    initials = "".join(word.text[0] for word in content if word.text[0].isupper())
    pairs = frozenset(pairwise(row))
    bare = bared(in_one_script(plain))
    return Passage(
        text,
        sentences,
        keys,
        roots,
        groups,
        prefixes,
        characters,
        pairs,
        initials,
        numbers,
        _units(plain, numbers),
        bare,
    )


def _units(text: str, numbers: Figures) -> dict[float, set[str]]:
    """Value → what it counts in this text; "" where no known unit stands beside it."""
    units: dict[float, set[str]] = {}
    for figure in numbers.figures:
        if figure.kind in ("number", "percent"):
            units.setdefault(figure.value, set()).add(unit_of(text, figure))
    return units


def bared(text: str) -> str:
    """Letters and digits only, in lower case: two texts that quote each other are equal so."""
    return _NO_LETTER.sub("", text.casefold())


def _sentences(text: str) -> list[tuple[int, int]]:
    breaks = [match.end() for match in re.finditer(r"\n", text)]
    borders = sorted({*sentence_ends(text), *breaks, len(text)})
    spans: list[tuple[int, int]] = []
    start = 0
    for border in borders:
        while border - start > _WIDEST:
            cut = _cut(text, start)
            spans.append((start, cut))
            start = cut
        if text[start:border].strip():
            spans.append((start, border))
        start = border
    return spans or [(0, len(text))]


def _cut(text: str, start: int) -> int:
    for cut in range(start + _WIDEST, start + _WIDEST // 2, -1):
        if _SPACE.match(text, cut - 1):
            return cut
    return start + _WIDEST
