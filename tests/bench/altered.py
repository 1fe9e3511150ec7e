"""Figures put in place of others: as a source that is wrong, or newer, would have them."""

import random
import re
from collections.abc import Iterator

from app.core.citing.support.evidence import passage_of
from app.core.citing.support.numbers import MONTHS, Figure, find_numbers, folded

_NAMES = """
January February March April May June July August September October November December
"""
_MONTHS = _NAMES.split()
_DIGITS = re.compile(r"\d[\d,]*(?:\.\d+)?")
_YEAR = re.compile(r"(?:1[5-9]|20)\d\d")
_HAN = "一二三四五六七八九"
_TIMES = (0.5, 0.7, 0.8, 0.9, 1.1, 1.2, 1.3, 1.5, 1.8, 2.5)
_STRICT = ("number", "percent", "month")


def held_figures(claim: str, passage: str) -> list[Figure]:
    """Those of the claim that stand in its passage as well."""
    there = passage_of(passage).numbers
    return [one for one in find_numbers(folded(claim)).figures if one.kind in _STRICT and there.holds(one)]


def with_other_figure(claim: str, figure: Figure, dice: random.Random) -> str:
    """The same words with another figure in the place of this one; the claim itself where none can be made up."""
    other = _other(claim[figure.start : figure.end], figure, dice)
    return claim[: figure.start] + other + claim[figure.end :]


def everywhere_other(passage: str, figure: Figure, dice: random.Random) -> str:
    """The passage with another figure wherever it says this one; itself where it does not in so many signs."""
    places = [
        (one.start, one.end)
        for one in find_numbers(folded(passage)).figures
        if one.value == figure.value and (one.kind == "month") == (figure.kind == "month") and one.kind in _STRICT
    ]
    seed, pieces, position = dice.random(), [], 0
    for start, end in sorted(set(places)):
        if start >= position:
            pieces += [passage[position:start], _other(passage[start:end], figure, random.Random(seed))]
            position = end
    return "".join([*pieces, passage[position:]])


def _other(text: str, figure: Figure, dice: random.Random) -> str:
    name = text.lower().rstrip(".")
    if name in MONTHS:
        month = dice.choice([one for n, one in enumerate(_MONTHS, start=1) if n != MONTHS[name]])
        return month if len(name) > 3 or name == "may" else month[:3]
    if match := _DIGITS.search(text):
        number = _other_number(match.group(), figure, dice)
        return text[: match.start()] + number + text[match.end() :]
    for n, sign in enumerate(text):
        if sign in _HAN:
            return text[:n] + dice.choice(_HAN.replace(sign, "")) + text[n + 1 :]
    return text


def _other_number(digits: str, figure: Figure, dice: random.Random) -> str:
    plain = digits.replace(",", "")
    if figure.kind == "month":
        return str(dice.choice([one for one in range(1, 13) if one != int(plain)]))
    if figure.is_date and _YEAR.fullmatch(plain):
        return str(int(plain) + dice.choice([step for step in range(-9, 10) if step]))
    decimals = len(plain.partition(".")[2])
    other = next(one for one in _candidates(float(plain), decimals, dice) if one != f"{float(plain):.{decimals}f}")
    whole, point, rest = other.partition(".")
    return (f"{int(whole):,}" if "," in digits else whole) + point + rest


def _candidates(value: float, decimals: int, dice: random.Random) -> Iterator[str]:
    while True:
        other = value * dice.choice(_TIMES)
        yield f"{other + (dice.randint(1, 3) if value < 20 and not decimals else 0):.{decimals}f}"
