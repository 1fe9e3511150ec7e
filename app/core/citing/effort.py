"""How long reading an answer for its citations may take, told before it begins: hostile text takes a second a page."""

from itertools import islice
from re import compile as pattern

_LONGEST = 300_000  # characters of plain words
_MOST_MARKUP = 2_000  # each of which costs up to a tenth of a millisecond; a long report has some hundreds
_MARKUP = pattern(r"[\[【［<`\\\n]")
_IN_A_MOMENT = 4_000  # characters


def is_momentary(text: str) -> bool:
    """True for what is read between two frames of a screen."""
    return len(text) <= _IN_A_MOMENT and is_quick(text)


def is_quick(text: str) -> bool:
    """True for what is read in a fifth of a second at most, as every honest answer is."""
    return len(text) <= _LONGEST and next(islice(_MARKUP.finditer(text), _MOST_MARKUP, None), None) is None
