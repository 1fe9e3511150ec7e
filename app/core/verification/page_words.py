"""A text as a row of words that can be looked for in another one: case, spaces and most punctuation do not count."""

import re
import unicodedata
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate

from app.core.language import in_one_script
from app.core.ranking.sentences import sentence_ends

_CJK = "\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff"
_LINE_END = re.compile(r"\n+")
_SEPARATOR = "\x1f"
_WIDEST = 600  # characters of a sentence
_MINUS = r"\u2010-\u2013\u2212\-"
_FOLDS = {**dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2212"), "-"), 0x2019: "'", 0x20: None, 0x0640: None}
# Vowel signs that Arabic and Hebrew are written with or without.
_OPTIONAL = re.compile("[\u0591-\u05bd\u05bf\u05c1-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]")


def _of_categories(*categories: str, without: str = "") -> str:
    """The inside of a character class."""
    characters = (chr(code) for code in range(0x21, 0x1FB00))
    of_kind = [sign for sign in characters if unicodedata.category(sign) in categories and sign not in without]
    ranges: list[list[int]] = []
    for code in map(ord, of_kind):
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return "".join(f"\\U{first:08x}-\\U{last:08x}" for first, last in ranges)


@cache
def _word() -> re.Pattern[str]:
    """Numbers with their sign, CJK characters, words with their vowel signs, and each sign that has a meaning: what
    only sets words apart, as the bars of a table do, has none. `>` begins a quotation in Markdown, `#` a heading."""
    marks, symbols = _of_categories("Mn", "Mc"), _of_categories("Sc", "Sm", "So", without="|<>")
    letter = rf"[^\W\d_{_CJK}]"
    return re.compile(
        rf"(?:(?<![\w.])[{_MINUS}+])?\d+(?:[.,:/]\d+)*+(?:\s?%)?|[{_CJK}]"
        rf"|{letter}[^\W\d_{_CJK}{marks}]*+(?:[{marks}]++{letter}*+)*+(?:['’-]{letter}++[{marks}]*+)*+"
        rf"|<|(?:(?<=\S)|(?<=\S[ \t]))>|(?<=\w)\#|[{symbols}]"
    )


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
    def edges(self) -> tuple[frozenset[int], frozenset[int]]:
        """The indexes of words that begin a sentence, and those right behind one."""
        indexes = [self.first_at(border) for border in self.borders]
        return frozenset(indexes), frozenset([*indexes, len(self.keys)])

    @cached_property
    def borders(self) -> list[int]:
        """Where sentences and lines begin in the text, and its end."""
        ends = (match.end() for match in _LINE_END.finditer(self.text))
        return sorted({0, *sentence_ends(self.text), *ends, len(self.text)})

    def sentences_around(self, first: int, end: int) -> str:
        """The whole sentences in which these words stand."""
        start = bisect_right(self.borders, self.starts[first]) - 1
        stop = bisect_right(self.borders, self.ends[max(first, end - 1)] - 1)
        return self.text[self.borders[start] : self.borders[min(stop, len(self.borders) - 1)]].strip()

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
    """Of the text in its composed form (NFC)."""
    text = unicodedata.normalize("NFC", text)
    matches = list(_word().finditer(in_one_script(text)))
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
    return _OPTIONAL.sub("", unicodedata.normalize("NFKC", word)).translate(_FOLDS).casefold()
