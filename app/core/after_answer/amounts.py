"""Whether two texts in different languages name the same figures: 1,200.5 = 1.200,5 = 1 200,5; 1.2 million = 120万."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from app.core.citing.support.numbers import find_numbers, folded

_DIGITS = re.compile(r"(?<![\d])\d+(?:[.,'’\u00a0\u202f\u2009 ]\d+)*")
_NUMBER = re.compile(
    r"\d{1,3}(?:[.,'’\u00a0\u202f\u2009 ]\d{3})+(?:[.,]\d+)?|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?|\d+(?:[.,]\d+)?"
)
_SPACES = re.compile(r"['’\u00a0\u202f\u2009 ]")
_SCALES = {
    "tausend": 1e3, "millionen": 1e6, "million": 1e6, "mio": 1e6, "milliarden": 1e9, "milliarde": 1e9, "mrd": 1e9,
    "billionen": 1e12, "mille": 1e3, "millions": 1e6, "milliards": 1e9, "milliard": 1e9, "mil": 1e3, "millones": 1e6,
    "millón": 1e6, "mil millones": 1e9, "milhões": 1e6, "milhão": 1e6, "bilhões": 1e9, "bilhão": 1e9, "trilhões": 1e12,
    "billones": 1e12, "billions": 1e12, "billion": 1e9, "trillion": 1e12, "thousand": 1e3, "hundred": 1e2,
    "만": 1e4, "억": 1e8, "조": 1e12, "천": 1e3, "백만": 1e6, "천만": 1e7, "万": 1e4, "萬": 1e4, "億": 1e8, "亿": 1e8,
    "兆": 1e12, "千": 1e3, "百万": 1e6, "百萬": 1e6, "千万": 1e7, "千萬": 1e7, "k": 1e3, "m": 1e6, "bn": 1e9,
    "md": 1e9,
}  # fmt: skip
_SCALE = re.compile(
    rf"[ \u00a0-]?({'|'.join(sorted(map(re.escape, _SCALES), key=len, reverse=True))})(?![a-zà-ÿ])", re.IGNORECASE
)
_LONG_SCALES = {"billion": 1e12, "trillion": 1e18}  # elsewhere than in English
_PERCENT = re.compile(r"[ \u00a0\u202f]?[%％‰]")
_ROMAN = re.compile(r"(?<![^\W_])[IVX]{1,5}(?=e\b|ème\b|[.º]?(?![^\W_]))")
_ROMAN_DIGITS = {"I": 1, "V": 5, "X": 10}
_MERIDIEM = re.compile(r"\d\s?(?:p\.?\s?m\b|(?=:\d\d\s?p\.?\s?m))", re.IGNORECASE)
_SMALL = 12  # up to here a number is as often a word, or a month


def same_figures(source: str, translation: str) -> bool:
    """Every figure of the one stands in the other, however it is written there. Small ones may be words."""
    return _holds(source, translation) and _holds(translation, source)


def _holds(text: str, other: str) -> bool:
    values = sorted(_values(other))
    return all(
        any(_has_value(values, meaning) for meaning in meanings)
        for meanings, is_plain in _figures(folded(text))
        if not (is_plain and len(meanings) == 1 and min(meanings) <= _SMALL and min(meanings).is_integer())
    )


def _has_value(values: Sequence[float], one: float) -> bool:
    """values: in order of size."""
    tolerance = 1e-6 * max(abs(one), 1.0)
    place = bisect_left(values, one - tolerance)
    return place < len(values) and values[place] <= one + tolerance


def _figures(text: str) -> Iterator[tuple[frozenset[float], bool]]:
    """What each figure in digits may mean, and whether it is a bare number."""
    for match in _DIGITS.finditer(text):
        is_plain = _PERCENT.match(text, match.end()) is None
        for meanings in _meanings(text, match.group(), match.end()):
            yield meanings, is_plain


def _meanings(text: str, digits: str, end: int) -> Iterator[frozenset[float]]:
    if not _NUMBER.fullmatch(digits):  # a date, a version, two numbers side by side
        yield from (frozenset({float(part)}) for part in re.findall(r"\d{1,40}", digits))
        return
    plain = _SPACES.sub("", digits)
    meanings = _amounts(plain)
    if (scale := _SCALE.match(text, end)) is not None:
        word = scale[1].casefold()
        times = {_SCALES[word], _LONG_SCALES.get(word, _SCALES[word]), *([1.0] if word in "km" else [])}
        meanings = {round(number * by, 6) for number in meanings for by in times}
    yield frozenset(meanings)


def _amounts(plain: str) -> set[float]:
    """A lone sign before three digits may part thousands or decimals."""
    separators = [sign for sign in plain if not sign.isdigit()]
    whole = float(re.sub(r"[.,]", "", plain))
    if not separators:
        return {whole}
    if len(set(separators)) == 2:
        return {float(plain.replace(separators[0], "").replace(separators[-1], "."))}
    if len(separators) > 1:
        return {whole}
    after = len(plain) - plain.index(separators[0]) - 1
    decimal = float(plain.replace(",", "."))
    return {whole, decimal} if after == 3 else {decimal}


def _values(text: str) -> frozenset[float]:
    """All that the figures of a text may mean, those in words and in Roman digits with them."""
    plain = folded(text)
    values = {meaning for meanings, _ in _figures(plain) for meaning in meanings}
    values |= {figure.value for figure in find_numbers(plain).figures}
    values |= {float(_roman(match.group())) for match in _ROMAN.finditer(plain)}
    if _MERIDIEM.search(plain):
        values |= {value + 12 for value in values if value <= _SMALL}
    values |= {figure.value % 100 for figure in find_numbers(plain).figures if figure.kind == "decade"}
    return frozenset(values)


def _roman(word: str) -> int:
    digits = [_ROMAN_DIGITS[sign] for sign in word]
    return sum(-one if one < after else one for one, after in zip(digits, [*digits[1:], 0], strict=True))
