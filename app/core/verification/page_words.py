"""A text as a row of words that can be looked for in another one: case, spaces and most punctuation do not count."""

import re
import unicodedata
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from app.core.ranking.sentences import sentence_ends

_CJK = "\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff"
_WORD = re.compile(
    rf"(?:(?<![\w.])[-−+])?\d+(?:[.,:/]\d+)*+(?:\s?%)?|[{_CJK}]|[^\W\d_{_CJK}]+(?:['’-][^\W\d_{_CJK}]+)*+|[$€£¥°]"
)
_LINE_END = re.compile(r"\n+")
_SEPARATOR = "\x1f"
_WIDEST = 600  # characters of a sentence
_FOLDS = str.maketrans({"−": "-", "’": "'", " ": ""})


@dataclass(frozen=True)
class Words:
    """`keys[i]` is the word at `text[starts[i]:ends[i]]` in the form in which it is compared."""

    text: str
    keys: tuple[str, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]

    @cached_property
    def joined(self) -> str:
        return _SEPARATOR + _SEPARATOR.join(self.keys) + _SEPARATOR

    @cached_property
    def offsets(self) -> list[int]:
        """Of each word in `joined`, its separator first."""
        return list(accumulate((len(key) + 1 for key in self.keys), initial=0))

    def places(self, row: Sequence[str], most: int = 50) -> Iterator[int]:
        """The indexes at which these words stand one behind the other."""
        needle, place = _SEPARATOR + _SEPARATOR.join(row) + _SEPARATOR, -1
        for _ in range(most if row else 0):
            place = self.joined.find(needle, place + 1)
            if place < 0:
                return
            yield bisect_right(self.offsets, place) - 1

    def first_at(self, position: int) -> int:
        """The index of the first word that begins at or behind a position of the text."""
        return bisect_right(self.starts, position - 1)

    @cached_property
    def sentences(self) -> list["Words"]:
        return [words_of(sentence) for sentence in sentences_of(self.text)]

    @cached_property
    def index(self) -> dict[str, list[int]]:
        """In which sentences each word stands."""
        index: dict[str, list[int]] = {}
        for place, sentence in enumerate(self.sentences):
            for key in set(sentence.keys):
                index.setdefault(key, []).append(place)
        return index

    @cached_property
    def counter(self) -> Counter[str]:
        return Counter(self.keys)


def words_of(text: str) -> Words:
    matches = list(_WORD.finditer(text))
    keys = tuple(_key(match.group()) for match in matches)
    return Words(text, keys, tuple(match.start() for match in matches), tuple(match.end() for match in matches))


def sentences_of(text: str) -> list[str]:
    """In order, none empty; a list without a full stop is cut."""
    borders = sorted({*sentence_ends(text), *(match.end() for match in _LINE_END.finditer(text)), len(text)})
    sentences, start = [], 0
    for border in borders:
        while border - start > _WIDEST:
            cut = text.rfind(" ", start + _WIDEST // 2, start + _WIDEST) + 1 or start + _WIDEST
            sentences.append(text[start:cut].strip())
            start = cut
        sentences.append(text[start:border].strip())
        start = border
    return [sentence for sentence in sentences if sentence]


def _key(word: str) -> str:
    return unicodedata.normalize("NFKC", word).translate(_FOLDS).casefold()
