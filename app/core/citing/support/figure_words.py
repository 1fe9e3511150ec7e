"""How a language other than English writes figures: its decimal comma, its months, *Millionen* and *por ciento*."""

import re
from dataclasses import dataclass
from functools import lru_cache

from app.core.language.catalogue import words_of
from app.core.language.detection import detected

_BEGINNING = 400  # characters that show the language of a text
_GROUPED = re.compile(r"(?<![\d.,])(?:\d{1,3}(?:[.' ]\d{3})++|\d++)(?:,\d++)?(?![\d]|[.,]\d)")
_WITH_POINTS = re.compile(r"(?<![\d.,])(?:\d{1,3}(?:[.']\d{3})++|\d++)(?:,\d++)?(?![\d]|[.,]\d)")
_SWAPPED = str.maketrans({".": ",", "'": ",", " ": ",", ",": "."})
_SPACED = ("fr", "es", "pt")  # 12 500: elsewhere two figures may stand side by side
_KOREAN = re.compile(r"(?<=\d)( ?)([만억조천백년월일])")
_CHINESE = dict(zip("만억조천백년월일", "万亿兆千百年月日", strict=True))


@dataclass(frozen=True)
class FigureWords:
    """months: word → number. scales: words → what they multiply by. percent: a pattern."""

    code: str
    months: dict[str, int]
    scales: dict[str, float]
    percent: str
    units: dict[str, str]  # form → the unit as it is called in English


def figure_language(text: str) -> str:
    """The language whose figures have to be read otherwise than English ones; empty where none has to."""
    if not any(map(str.isdigit, text)):
        return ""
    code = detected(text[:_BEGINNING])
    return code if code == "ko" or (code in ("de", "fr", "es", "pt", "it", "nl")) else ""


@lru_cache(maxsize=16)
def figure_words(code: str) -> FigureWords:
    words = words_of(code)
    months = {
        name: month for month, names in enumerate(words.months.split("|"), start=1) for name in names.split() if name
    }
    scales = (entry.partition("=") for entry in words.scales.split())
    units = (entry.partition("=") for entry in words.units.split())
    return FigureWords(
        code,
        months,
        {name.replace("_", " "): float(value) for name, _, value in scales},
        words.percent,
        {form: unit for unit, _, forms in units for form in forms.split(",")},
    )


def as_in_english(text: str, code: str) -> str:
    """`1.234,5` as `1,234.5`, 5월 as 5月: as long as before, so that places hold."""
    if code == "ko":
        return _KOREAN.sub(lambda match: match[1] + _CHINESE[match[2]], text)
    pattern = _GROUPED if code in _SPACED else _WITH_POINTS
    return pattern.sub(lambda match: match.group().translate(_SWAPPED), text)
