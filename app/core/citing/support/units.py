"""What a figure counts: its unit, read from the words around it."""

import re

from app.core.citing.support.numbers import Figure

_SAME = {
    "metre": "m metres meter meters 米",
    "kilometre": "km kilometer kilometres kilometers 公里 千米",
    "mile": "miles 英里",
    "foot": "feet ft 英尺",
    "yard": "yards",
    "inch": "inches",
    "cm": "centimetre centimetres 厘米",
    "mm": "毫米",
    "kg": "kilogram kilograms 千克 公斤",
    "gram": "grams g 克",
    "tonne": "tonnes ton tons 吨",
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
    "dollar": "dollars usd $ 美元",
    "euro": "euros eur € 欧元",
    "square metre": "平方米",
    "hectare": "hectares 公顷",
    "mu": "亩",
    "share": "percent % ％",
    "celsius": "摄氏度",
    "fahrenheit": "华氏度",
    "yuan": "rmb cny 元 人民币",
    "yen": "日元 円",
}
_OF_TIME = ("second", "minute", "hour", "day", "week", "month", "year", "decade", "century")
_CANONICAL = {form: unit for unit, forms in _SAME.items() for form in [unit, *forms.split()]}
_HAN = sorted((form for form in _CANONICAL if "\u4e00" <= form <= "\u9fff"), key=len, reverse=True)
_AFTER = re.compile(
    rf"[ \xa0-]?(?:(?P<latin>square |sq\.? )?(?P<word>[A-Za-z]{{1,12}})\b|(?P<han>{'|'.join(_HAN)})|(?P<sign>[%％€£$]))"
)
_BEFORE = re.compile(r"[$€£¥]\s?\Z")


def unit_of(text: str, figure: Figure) -> str:
    """The canonical unit of a figure of this text, "" where none of the known ones stands beside it."""
    if figure.kind == "percent":
        return "share"
    if figure.kind != "number":
        return ""
    if 1500 <= figure.value <= 2100:  # a year, more often than not
        match = _AFTER.match(text, figure.end)
        unit = _unit(match) if match is not None and not (match["word"] or "")[:1].isupper() else ""
        return "" if unit in _OF_TIME else unit
    if before := _BEFORE.search(text, max(0, figure.start - 2), figure.start):
        return _CANONICAL.get(before.group().strip(), "")
    match = _AFTER.match(text, figure.end)
    return _unit(match) if match is not None else ""


def unit_end(text: str, figure: Figure) -> int:
    """Where the known unit that stands behind a figure ends; 0 where none does."""
    match = _AFTER.match(text, figure.end)
    return match.end() if match is not None and _unit(match) else 0


def _unit(match: re.Match[str]) -> str:
    form = (match.group("word") or match.group("han") or match.group("sign")).casefold()
    unit = _CANONICAL.get(form, "")
    return f"square {unit}" if unit and (match.group("latin") or "").startswith("sq") else unit
