"""What a figure counts: its unit, read from the words around it."""

import math
import re

from app.core.citing.support.figure_words import figure_language, figure_words
from app.core.citing.support.numbers import Figure
from app.core.language import in_one_script

_SAME = {
    "metre": "m metres meter meters 米 公尺",
    "kilometre": "km kilometer kilometres kilometers 公里 千米",
    "mile": "miles 英里 英哩",
    "foot": "feet ft 英尺 英呎",
    "yard": "yards",
    "inch": "inches",
    "cm": "centimetre centimetres 厘米 公分",
    "mm": "毫米 公厘",
    "kg": "kilogram kilograms 千克 公斤",
    "gram": "grams g 克 公克",
    "tonne": "tonnes ton tons 吨 公吨",
    "pound": "pounds lb lbs 磅 £ gbp 英镑",
    "second": "seconds 秒",
    "minute": "minutes 分钟",
    "hour": "hours 小时",
    "day": "days 天 日",
    "week": "weeks 周",
    "month": "months 个月 月",
    "year": "years 年",
    "decade": "decades",
    "century": "centuries",
    "acre": "acres",
    "dollar": "dollars usd $ 美元 美金",
    "euro": "euros eur € 欧元",
    "square metre": "平方米",
    "square kilometre": "平方公里 平方千米",
    "hectare": "hectares 公顷",
    "mu": "亩",
    "share": "percent % ％",
    "celsius": "摄氏度",
    "fahrenheit": "华氏度",
    "yuan": "rmb cny 元 人民币",
    "yen": "日元 円",
}
_METRIC = {  # (what is measured, in how many of its first unit)
    "metre": ("length", 1.0), "kilometre": ("length", 1e3), "cm": ("length", 1e-2), "mm": ("length", 1e-3),
    "gram": ("mass", 1.0), "kg": ("mass", 1e3), "tonne": ("mass", 1e6),
    "square metre": ("area", 1.0), "hectare": ("area", 1e4), "square kilometre": ("area", 1e6),
}  # fmt: skip
_OF_TIME = ("second", "minute", "hour", "day", "week", "month", "year", "decade", "century")
_CANONICAL = {form: unit for unit, forms in _SAME.items() for form in [unit, *forms.split()]}
_HAN = sorted((form for form in _CANONICAL if "\u4e00" <= form <= "\u9fff"), key=len, reverse=True)
_AFTER = re.compile(
    rf"[ \xa0-]?(?:(?P<latin>square |sq\.? )?(?P<word>[A-Za-z]{{1,12}})\b|(?P<han>{'|'.join(_HAN)})|(?P<sign>[%％€£$]))"
)
_WORD_AFTER = re.compile(r"[ \xa0-]?(?:de )?([^\W\d_]{1,14})\b")
_LONGEST = 24  # characters of a unit and what stands between
_BEFORE = re.compile(r"[$€£¥]\s?\Z")


def unit_of(text: str, figure: Figure) -> str:
    """The canonical unit of a figure of this text, "" where none of the known ones stands beside it."""
    if figure.kind == "percent":
        return "share"
    if figure.kind != "number":
        return ""
    if 1500 <= figure.value <= 2100:  # a year, more often than not
        match = _behind(text, figure)
        unit = _unit(match) if match is not None and not (match["word"] or "")[:1].isupper() else ""
        unit = unit or _own_unit(text, figure)
        return "" if unit in _OF_TIME else unit
    if before := _BEFORE.search(text, max(0, figure.start - 2), figure.start):
        return _CANONICAL.get(before.group().strip(), "")
    match = _behind(text, figure)
    return (_unit(match) if match is not None else "") or _own_unit(text, figure)


def is_metric(unit: str) -> bool:
    return unit in _METRIC


def same_amount(value: float, unit: str, other_value: float, other_unit: str) -> bool:
    """True for 1.5 km and 1500 m: of the same kind and exactly as much."""
    if unit not in _METRIC or other_unit not in _METRIC:
        return False
    (kind, size), (other_kind, other_size) = _METRIC[unit], _METRIC[other_unit]
    return kind == other_kind and math.isclose(value * size, other_value * other_size, rel_tol=1e-9)


def _own_unit(text: str, figure: Figure) -> str:
    """Of a language that has other words than English."""
    code = figure_language(text)
    match = _WORD_AFTER.match(text, figure.end) if code else None
    return figure_words(code).units.get(match[1].casefold(), "") if match is not None else ""


def unit_end(text: str, figure: Figure) -> int:
    """Where the known unit that stands behind a figure ends; 0 where none does."""
    match = _behind(text, figure)
    return figure.end + match.end() if match is not None and _unit(match) else 0


def _behind(text: str, figure: Figure) -> "re.Match[str] | None":
    return _AFTER.match(in_one_script(text[figure.end : figure.end + _LONGEST]))


def _unit(match: re.Match[str]) -> str:
    form = (match.group("word") or match.group("han") or match.group("sign")).casefold()
    unit = _CANONICAL.get(form, "")
    return f"square {unit}" if unit and (match.group("latin") or "").startswith("sq") else unit
