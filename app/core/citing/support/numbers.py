"""Figures in running text as comparable values: 1,200 = 1200 = 1.2 thousand = 一千二百 = 0.12万."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache

from app.core.citing.support.figure_words import FigureWords, as_in_english, figure_language, figure_words
from app.core.language import in_one_script

_CARDINALS = """
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen twenty
"""
_ORDINALS = """
first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
sixteenth seventeenth eighteenth nineteenth twentieth
"""
_CALENDAR = """
january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|september sep sept|october oct|
november nov|december dec
"""
_SMALL = {word: value for value, word in enumerate(_CARDINALS.split())} | {
    "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "dozen": 12,
    "once": 1, "twice": 2, "thrice": 3, "double": 2, "triple": 3, "both": 2, "couple": 2, "decade": 10, "half": 0.5,
}  # fmt: skip
_ORDINAL = {word: value for value, word in enumerate(_ORDINALS.split(), start=1)}
_AMBIGUOUS = {"once", "both", "double", "couple", "half", "second"}
NUMBERS = frozenset({*_SMALL, *_ORDINAL} - _AMBIGUOUS)  # read here, and no words elsewhere
MONTHS = {name: month for month, names in enumerate(_CALENDAR.split("|"), start=1) for name in names.split()}
_SCALE = {
    "hundred": 1e2, "thousand": 1e3, "million": 1e6, "billion": 1e9, "trillion": 1e12, "bn": 1e9, "mn": 1e6, "tn": 1e12,
    "k": 1e3, "m": 1e6, "b": 1e9, "dozen": 12, "lakh": 1e5, "crore": 1e7,
    "十": 1e1, "百": 1e2, "千": 1e3, "万": 1e4, "萬": 1e4, "亿": 1e8, "億": 1e8, "兆": 1e12,
    "百万": 1e6, "千万": 1e7, "十万": 1e5, "百亿": 1e10, "千亿": 1e11, "万亿": 1e12, "萬億": 1e12, "十亿": 1e9,
    "百萬": 1e6, "千萬": 1e7, "百億": 1e10, "千億": 1e11,
}  # fmt: skip
_DIGIT = {
    c: v for v, row in enumerate(("零〇", "一壹", "二两兩贰", "三叁", "四", "五", "六", "七", "八", "九")) for c in row
}
_PLACE = {"十": 10, "百": 100, "千": 1000, "拾": 10, "佰": 100, "仟": 1000}
_BIG = {"万": 10**4, "萬": 10**4, "亿": 10**8, "億": 10**8}
_HAN_NUMBER = "".join([*_DIGIT, *_PLACE, *_BIG])
_WORDS = "|".join(sorted({*_SMALL, *_ORDINAL} - {"second"}, key=len, reverse=True))


@lru_cache(maxsize=16)
def _figure_pattern(code: str) -> "re.Pattern[str]":
    """code: of `figure_language`; empty for English and Chinese figures."""
    words = figure_words(code) if code else FigureWords("", {}, {}, "", {})
    months = "|".join(sorted({*MONTHS, *words.months}, key=len, reverse=True))
    scales = "".join(f"|{scale}" for scale in sorted(words.scales, key=len, reverse=True))
    percent = f"|{words.percent}" if words.percent else ""
    return re.compile(
        rf"(?P<date>\b\d{{4}}[-/.]\d{{1,2}}[-/.]\d{{1,2}})(?!\d)"
        rf"|(?P<number>(?<![\d.])(?:\d{{1,3}}(?:,\d{{3}}){{1,8}}(?![\d,])|\d{{1,24}})(?:\.\d{{1,12}})?)"
        rf"(?:(?P<decade>'?s\b)|[ ]?(?P<percent>%|％|‰|percent\b|per cent\b|个百分点{percent})"
        rf"|[ -]?(?P<scale>hundred|thousand|million|billion|trillion|dozen|bn|mn|tn|lakh|crore{scales})\b"
        rf"|(?P<letter>[kKMB])(?![A-Za-z])"
        rf"|[多余餘几幾]?(?P<han>[十百千]?[万萬亿億兆](?:[亿億])?|[百千](?=[多余]?[人年个名元]))"
        rf"|(?P<ordinal>st|nd|rd|th)\b)?"
        rf"|(?P<share>[百千]分之)(?P<of>[{_HAN_NUMBER}]{{1,12}})"
        rf"|(?P<cjk>[{_HAN_NUMBER}]{{1,24}})(?=[^{_HAN_NUMBER}]|$)"
        rf"|\b(?P<month>{months})\b\.?"
        rf"|\b(?P<word>{_WORDS})(?:[ -](?P<unit>one|two|three|four|five|six|seven|eight|nine)\b)?"
        rf"(?:[ -](?P<times>hundred|thousand|million|billion|trillion|dozen)\b)?(?![a-z])",
        re.IGNORECASE,
    )


# Digits of a name: 67P, 4o, 5G, H2O, B2B. Letters that may be a unit or a scale (5m, 16G, 10X) do not count.
_NAME_END = re.compile(r"(?:(?<![\d.,])[2-6]G|\d[DIOPRUZoiruz])(?![^\W_])")
_NAME_MIDDLE = re.compile(r"(?<![^\W_])[A-Z]\d{1,3}[A-Z]{1,3}(?![^\W_])")
_SPACES = (0xA0, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000)
_PLAIN: dict[int, int | str] = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | dict.fromkeys(_SPACES, " ")
_ABOUT = re.compile(
    r"(?:\b(?:about|around|almost|nearly|roughly|approximately|some|over|more than|under|up to|at least|less than|"
    r"close to|fewer than|circa|ca\.?)\s(?:[^\W\d]{0,3}[$€£¥])?|[~≈$约約近超逾达達]|超过|大约|接近)\s?\Z",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Figure:
    """value: as a number; months are 1…12 with `kind` month. grain: the width of what the writer left out by rounding.

    kind: "number", "percent", "month", "decade", "word" (a small number in words, which may be no number at all).
    """

    value: float
    kind: str
    start: int
    end: int
    text: str = ""
    grain: float = 0.0

    @property
    def is_date(self) -> bool:
        """Years and months are often only implied by the date of a page: with human judges they cost less than a
        quantity, least where the passage names none at all."""
        return self.kind == "month" or (len(self.text) == 4 and 1500 <= self.value <= 2100)


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a text, ready to be looked up."""

    figures: list[Figure]
    values: frozenset[float] = field(default_factory=frozenset)
    months: frozenset[int] = field(default_factory=frozenset)
    decades: frozenset[float] = field(default_factory=frozenset)

    def holds(self, figure: Figure) -> bool:
        """True where the text says this figure, or one that rounds to it."""
        if figure.kind == "month":
            return int(figure.value) in self.months
        if figure.kind == "decade":
            return figure.value in self.decades
        if figure.value in self.values:
            return True
        return figure.grain > 0 and any(abs(value - figure.value) <= figure.grain for value in self.values)


def find_numbers(text: str) -> Figures:
    """The figures of a text in order; linear in its length. The text is `folded` first by the caller."""
    code = figure_language(text)
    plain = as_in_english(text, code) if code else in_one_script(text)
    figures: list[Figure] = []
    for match in _figure_pattern(code).finditer(plain):
        figures += _read(match, plain, code)
    if plain != text:
        figures = [replace(one, text=text[one.start : one.end].strip()) for one in figures]
    return gathered(figures)


def gathered(figures: Iterable[Figure]) -> Figures:
    figures = list(figures)
    values = frozenset(figure.value for figure in figures if figure.kind not in ("month", "decade"))
    return Figures(
        figures,
        values,
        frozenset(int(figure.value) for figure in figures if figure.kind == "month"),
        frozenset(f.value for f in figures if f.kind == "decade") | {v // 10 * 10 for v in values if 1000 <= v < 2200},
    )


def _read(match: re.Match[str], text: str, code: str) -> list[Figure]:
    group, start, end = match.groupdict(), match.start(), match.end()
    matched = match.group().strip()
    if group["date"]:
        year, month, day = (int(part) for part in re.split(r"[-/.]", group["date"]))
        kinds = [(year, "number"), (month, "month"), (day, "number")]
        return [Figure(float(value), kind, start, end, matched) for value, kind in kinds]
    if group["month"]:
        name = match.group("month")
        own = figure_words(code).months.get(name.lower(), 0) if code else 0
        if not name[0].isupper() and (not own or code == "de"):  # "may" and "march" are words, too
            return []
        return [Figure(own or MONTHS[name.lower()], "month", start, end, matched)]
    if group["word"]:
        return _in_words(match, matched)
    if group["of"]:
        return [Figure(float(_han(group["of"])), "percent", start, end, matched)]
    if group["cjk"]:
        return _in_han(match, text, matched)
    return _in_digits(match, text, matched, code)


def _is_in_name(text: str, start: int, end: int) -> bool:
    """True where the digits from `start` to `end` are a part of a name, which is compared as a whole."""
    return bool(_NAME_END.match(text, end - 1) or (start and _NAME_MIDDLE.match(text, start - 1)))


def _in_digits(match: re.Match[str], text: str, matched: str, code: str) -> list[Figure]:
    start, end = match.span()
    if match.group("number").isdecimal() and _is_in_name(text, start, match.end("number")):
        return []
    digits = match.group("number").replace(",", "")
    value = float(digits)
    if match.group("decade"):
        return [Figure(value, "decade", start, end, matched)]
    scale = (match.group("scale") or match.group("letter") or match.group("han") or "").lower()
    own = figure_words(code).scales.get(scale) if code else None
    times = own or _SCALE.get(scale, 1.0)
    if match.group("percent"):
        return [Figure(value, "percent", start, end, matched, _half(digits) if "." in digits else 0.0)]
    month = text[match.end("number") : match.end("number") + 1] == "月"
    if month and 1 <= value <= 12:
        return [Figure(value, "month", start, end, matched)]
    grain = _half(digits) * times if times > 1 else 0.0
    if not grain and value >= 100 and digits.endswith("00") and _ABOUT.search(text, max(0, start - 16), start):
        grain = value * 0.05
    figures = [Figure(round(value * times, 6), "number", start, end, matched, grain)]
    if len(digits) == 2 and start > 4 and text[start - 1] in "-–—/" and text[start - 5 : start - 1].isdigit():
        century = int(text[start - 5 : start - 3])  # 2018–19
        if 10 <= century <= 20:
            return [Figure(float(century * 100 + int(digits)), "number", start, end, matched)]
    return figures


def _half(digits: str) -> float:
    """Half of the last digit's worth: 1.2 stands for what is between 1.15 and 1.25."""
    return float(0.5 * 10.0 ** -len(digits.partition(".")[2]))


def _in_words(match: re.Match[str], matched: str) -> list[Figure]:
    word = match.group("word").lower()
    value = float(_SMALL.get(word, _ORDINAL.get(word, 0)))
    if match.group("unit"):
        value += _SMALL[match.group("unit").lower()]
    if match.group("times"):
        value *= _SCALE[match.group("times").lower()]
    return [Figure(value, "word", match.start(), match.end(), matched)]


def _in_han(match: re.Match[str], text: str, matched: str) -> list[Figure]:
    run, start, end = match.group("cjk"), match.start(), match.end()
    if all(char in _BIG or char in _PLACE for char in run) and run not in ("十", "百", "千"):
        return []  # 万万, 千万: words
    value = float(_han(run))
    if text[end : end + 1] == "月" and 1 <= value <= 12:
        return [Figure(value, "month", start, end, matched)]
    strict = len(run) > 1 or text[start - 1 : start] == "第"
    return [Figure(value, "number" if strict and value > 10 else "word", start, end, matched)]


def _han(run: str) -> int:
    """三千二百 → 3200, 二〇二四 → 2024, 一万二 → 10002 (the short form is left as it stands)."""
    if not any(char in _PLACE or char in _BIG for char in run):
        return int("".join(str(_DIGIT[char]) for char in run))
    total = part = digit = 0
    for char in run:
        if char in _DIGIT:
            digit = _DIGIT[char]
        elif char in _PLACE:
            part += (digit or 1) * _PLACE[char]
            digit = 0
        else:
            total = (total + part + digit) * _BIG[char] if char in "亿億" else total + (part + digit) * _BIG[char]
            part = digit = 0
    return total + part + digit


def folded(text: str) -> str:
    """Full-width letters, digits and signs and wide spaces as plain ones; as long as before."""
    return text.translate(_PLAIN)
