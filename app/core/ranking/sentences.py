"""Where sentences end, in Latin and in Chinese, Japanese and Korean punctuation."""

import re
from dataclasses import dataclass
from functools import lru_cache

from app.core.language.catalogue import CODES, words_of

_CLOSING = r"[\"'”’»）)」』】\]]"
# A Latin full stop needs space, the end or a marker ([1]) behind it; an ideographic one stands for itself.
# A run of stops is tried at its first one only: else a long one that ends nothing would take quadratic time.
_END = re.compile(
    rf"(?:(?<![.!?…])[.!?…]++{_CLOSING}*+(?=\s|$|[\[【［]\^?\d)|[。！？｡][。！？…]*+{_CLOSING}*+)|\n[ \t]*\n\s*"
)
_ABBREVIATED = re.compile(
    r"(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|Gen|Col|Lt|Rev|Hon|vs?|cf|al|e\.g|i\.e|approx|ca)|(?<![^\W\d_])[A-Z]|^\s*\d+)\.\Z",
    re.MULTILINE,
)
_BEFORE_NUMBER = re.compile(
    r"\b(?:c|Nos?|Figs?|Eqs?|Sec|Ch|Vol|pp?|Art|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.\Z", re.IGNORECASE
)
_SPACE = re.compile(r"\s*+")
_DATE = re.compile(  # 2024. 5. 1. as in Korean, 3. 10. 1990 as in German
    r"(?<!\d)\d{4}\. ?\d{1,2}\. ?\d{1,2}\.|(?<!\d)\d{1,2}\. ?\d{1,2}\. ?(?=\d{4})"
)
_LAST_WORD = re.compile(r"[^\W_]{0,12}+\Z")
_WORD_BEFORE = re.compile(r"([^\W\d_]{1,8})\s\Z")
_NEXT_WORD = re.compile(r"[^\W\d_]{1,20}")
_SPACES = "[ \u00a0\u202f]?"


def sentence_ends(text: str, start: int = 0, end: int | None = None) -> list[int]:
    """Offsets right behind each sentence's last sign (closing quotes included) in `text[start:end]`, in order.

    The end of the text is no border of its own. A full stop behind an abbreviation, an initial or a list number, or
    before a lower-case word, ends nothing.
    """
    end = len(text) if end is None else end
    return [match.end() for match in _END.finditer(text, start, end) if _is_end(text, match, start, end)]


def _is_end(text: str, match: re.Match[str], start: int, end: int) -> bool:
    mark = match.group()
    if mark[0] not in ".!?…":
        return mark[-1] not in "」』）" or text[match.end() : match.end() + 1] not in _marks().behind_quotes
    if match.end() == end:
        return True
    space = _SPACE.match(text, match.end(), end)
    following = text[space.end() : space.end() + 1] if space else ""
    if following.islower():
        return False
    before = max(start, match.start() - 12), match.start() + 1
    if following.isdigit() and _BEFORE_NUMBER.search(text, *before):
        return False
    if _ABBREVIATED.search(text, *before):
        return False
    return mark[0] != "." or not _is_within(text, match.start(), start, space.end() if space else match.end())


@dataclass(frozen=True)
class _Marks:
    """What the languages other than English say of where a sentence does not end."""

    abbreviations: frozenset[str]
    spaced: re.Pattern[str]
    before_numbers: frozenset[str]
    before_ordinals: frozenset[str]
    behind_ordinals: frozenset[str]
    behind_quotes: str


@lru_cache(maxsize=1)
def _marks() -> _Marks:
    languages = [words_of(code) for code in CODES]
    abbreviations = {one for words in languages for one in words.abbreviations.split()}
    spaced = [re.escape(one.replace("_", " ")).replace(r"\ ", _SPACES) for one in sorted(abbreviations, key=len)]
    return _Marks(
        frozenset(abbreviations),
        re.compile(rf"(?<![^\W_])(?:{'|'.join(reversed(spaced))})\."),
        frozenset(" ".join(words.before_numbers for words in languages).split()),
        frozenset(" ".join(words.before_ordinals for words in languages).split()),
        frozenset(" ".join(words.behind_ordinals for words in languages).split()),
        "".join(words.behind_quotes for words in languages) or "\0",
    )


def _is_within(text: str, stop: int, start: int, following: int) -> bool:
    """True for a full stop of an abbreviation, an ordinal number or a date; following: where the next word begins."""
    marks = _marks()
    word = match.group() if (match := _LAST_WORD.search(text, max(start, stop - 12), stop)) else ""
    if word in marks.abbreviations:
        return True
    if word.isdigit():
        is_ordinal = len(word) <= 3 and _is_ordinal(text, stop - len(word), start, following)
        return is_ordinal or _is_in(_DATE, text, stop, start)
    if text[following : following + 1].isdigit() and word in marks.before_numbers:
        return True
    return len(word) <= 4 and _is_in(marks.spaced, text, stop, start)


def _is_ordinal(text: str, number: int, start: int, following: int) -> bool:
    """Of German: *am 3. Oktober*, *im 19. Jahrhundert*."""
    marks = _marks()
    behind = _NEXT_WORD.match(text, following)
    if behind and behind.group() in marks.behind_ordinals:
        return True
    before = _WORD_BEFORE.search(text, max(start, number - 10), number)
    if before is None or before[1].casefold() not in marks.before_ordinals:
        return False
    return text[max(start, before.start() - 2) : before.start()] != "I "  # I am 3.


def _is_in(pattern: re.Pattern[str], text: str, stop: int, start: int) -> bool:
    """True where the full stop is one within what the pattern matches, its end included."""
    around = pattern.finditer(text, max(start, stop - 14), min(len(text), stop + 14))
    return any(match.start() <= stop < match.end() for match in around)
