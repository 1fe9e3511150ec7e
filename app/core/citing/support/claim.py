"""A claim, made ready to be looked for in passages."""

import re
from dataclasses import dataclass

from app.core.citing.support.language import language
from app.core.citing.support.numbers import Figure, find_numbers, folded
from app.core.citing.support.words import Word, words
from app.core.language import in_one_script

_LONGEST = 2_000  # characters of a claim that are looked at
_MOST_FIGURES = 100  # figures of one claim
_QUOTE = re.compile(
    r'"([^"\n]{0,400})"|“([^”\n]{0,400})”|「([^」\n]{0,400})」|『([^』\n]{0,400})』|«([^»\n]{0,400})»'
    r"|„([^“”\n]{0,400})[“”]"
)


@dataclass(frozen=True, slots=True)
class Claim:
    """plain: the text in the one Chinese script that texts are compared in."""

    text: str
    plain: str
    words: list[Word]
    numbers: list[Figure]
    quotes: list[str]


def parsed_claim(text: str) -> Claim:
    text = folded(text[:_LONGEST])
    quotes = [next(filter(None, match.groups()), "") for match in _QUOTE.finditer(text)]
    numbers = find_numbers(text).figures[:_MOST_FIGURES]
    return Claim(text, in_one_script(text), words(text, numbers), numbers, list(filter(_is_speech, quotes)))


def _is_speech(quote: str) -> bool:
    """True for somebody's words, False for a title or a single term."""
    if language(quote) in ("han", "kana"):
        return len(quote) >= 8
    parts = quote.split()
    return len(parts) >= 4 and sum(part[0].isupper() for part in parts) * 3 <= len(parts)
