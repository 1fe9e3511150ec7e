"""The forms of a marker, and the numbers in it."""

import re
from collections.abc import Collection
from functools import lru_cache

_WIDEST = 20  # sources in a range; a wider one is no marker
_DASH = "-–—‑‒−~～"
_NUMBER = r"\^?[1-9１-９][0-9０-９]{0,4}"
_ITEM = rf"{_NUMBER}(?:[ ]?[{_DASH}][ ]?{_NUMBER})?+"
_LIST = rf"[ \u3000\xa0]?{_ITEM}(?:[ ]?[,，、;；][ ]?{_ITEM}){{0,40}}+[ \u3000\xa0]?"
_NUMERIC = re.compile(_LIST)
_SPLIT = re.compile("[,，、;；]")
_RANGE = re.compile(f"[{_DASH}]")

OWN_SIGN = "†own"  # in a marker: it names our reference, whatever the provider's own search numbers

# Escapes are matched first, so that a backslash takes the sign behind it out of the game.
MARKER = re.compile(
    rf"\\[!-/:-@\[-`{{-~]|(?P<marker>\[\[{_LIST}\]\]|\[{_LIST}\]|【{_LIST}(?:†[^】\n]{{0,80}})?】|［{_LIST}］)"
)


def is_numeric(label: str) -> bool:
    """True for what could stand between the brackets of a marker."""
    return _NUMERIC.fullmatch(label) is not None


def numbers_of(marker: str, citable_numbers: Collection[int]) -> tuple[int, ...]:
    """The known ones of a marker's numbers, in its order, without doubles; none where a range is too wide."""
    return tuple(number for number in all_numbers(marker) if number in citable_numbers)


@lru_cache(maxsize=4096)
def all_numbers(marker: str) -> tuple[int, ...]:
    """The numbers that a marker names, in its order, without doubles; none where a range is too wide."""
    numbers: list[int] = []
    for item in _SPLIT.split(marker.strip("[]【】［］").partition("†")[0]):
        ends = [int(end.strip(" ^\u3000\xa0")) for end in _RANGE.split(item)]
        first, last = ends[0], ends[-1]
        if not first <= last < first + _WIDEST:
            return ()
        numbers += range(first, last + 1)
    return tuple(dict.fromkeys(numbers))
