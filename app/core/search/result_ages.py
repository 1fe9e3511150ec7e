"""Ages that engines show instead of dates (`3 days ago`, `3 天前`, `vor 2 Tagen`), as days of the calendar."""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import lru_cache

from app.core.domain.evidence import Hit
from app.core.ranking.recency import day_of

_LONGEST = 40  # characters
_SECONDS = {
    "second": 1, "minute": 60, "hour": 3600, "day": 86400, "week": 604_800, "month": 2_592_000, "year": 31_536_000
}  # fmt: skip
_DAY, _WEEK, _YEAR = (timedelta(seconds=_SECONDS[unit]) for unit in ("day", "week", "year"))
_UNITS = {  # as they stand behind a number: Latin letters in any of the languages, then signs
    "second": "sec secs second seconds sek sekunde sekunden seconde secondes segundo segundos secondo secondi seconden"
    " 秒 秒钟 秒鐘 초",
    "minute": "min mins minute minutes minuten minuto minutos minuti minuut 分 分钟 分鐘 분",
    "hour": "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur"
    " 小时 小時 个小时 個小時 時間 시간",
    "day": "d day days tag tage tagen j jour jours día días dia dias giorno giorni dag dagen 天 日 일",
    "week": "w wk wks week weeks woche wochen semaine semaines semana semanas settimana settimane weken"
    " 周 週 周間 週間 星期 个星期 個星期 주 주일",
    "month": "mo mos month months monat monate monaten mois mes meses mês mese mesi maand maanden"
    " 月 个月 個月 か月 ヶ月 カ月 ケ月 ヵ月 개월 달",
    "year": "y yr yrs year years jahr jahre jahren an ans année années año años ano anos anno anni jaar 年 년",
}
_ONE = ("a", "an", "one", "ein", "eine", "einem", "einer", "un", "une", "una", "uno", "um", "uma", "een")
_SOME = ("einigen", "ein paar", "quelques", "unos", "unas", "algunos", "algunas", "alguns", "algumas", "a few")
_SOME_ARE = 3
_BEFORE = ("vor", "il y a", "hace", "há")
_BEHIND = ("ago", "fa", "geleden", "atrás", "之前", "以前", "前", "전")
_WORDS = {  # days
    0: "today 今天 今日 오늘 heute aujourd'hui hoy hoje oggi vandaag",
    1: "yesterday 昨天 昨日 어제 gestern hier ayer ontem ieri gisteren",
    2: "前天 一昨日 그저께 그제 vorgestern avant-hier anteayer anteontem",
}


def dated(hits: Sequence[Hit], searched: datetime) -> tuple[Hit, ...]:
    """The hits, each whose date is an age with the day that it means for a search at that moment (`Hit.day`)."""
    return tuple(
        replace(hit, day=day) if hit.date and not hit.day and (day := _day(hit.date, searched)) else hit for hit in hits
    )


def lasting_date(hit: Hit) -> str:
    """The date that a source keeps for years: what an age meant, no more exact than the age (`2026-11-20` for days,
    `2026-08` for weeks and months, `2023` for years); the engine's own words for all others."""
    read = _read(hit.date) if hit.day else None
    if read is None:
        return hit.date
    _, unit = read
    return hit.day[: 10 if unit < _WEEK else 7 if unit < _YEAR else 4]


def age_of(text: str) -> timedelta | None:
    """Months and years in round figures; None for what is no age."""
    read = _read(text)
    return read[0] if read is not None else None


def _read(text: str) -> tuple[timedelta, timedelta] | None:
    """(the age, the unit that it is told in)"""
    words = " ".join(text[:_LONGEST].casefold().replace("’", "'").split()).rstrip(" .·,")
    if words in _fixed():
        return _fixed()[words], _DAY
    match = _pattern().fullmatch(words)
    if match is None or not (match["before"] or match["behind"]):
        return None
    number = int(match["digits"]) if match["digits"] else _SOME_ARE if match["number"] in _SOME else 1
    unit = _lengths()[match["unit"]]
    return number * unit, unit


def _day(date_text: str, searched: datetime) -> str:
    if day_of(date_text) or (age := age_of(date_text)) is None:
        return ""
    try:
        return (searched.astimezone(UTC) - age).date().isoformat()
    except OverflowError:  # before the year 1
        return ""


@lru_cache(maxsize=1)
def _pattern() -> "re.Pattern[str]":
    def any_of(words: Sequence[str]) -> str:
        return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))

    return re.compile(
        rf"(?P<before>(?:{any_of(_BEFORE)})\s)?(?P<number>(?P<digits>[0-9]{{1,3}})|(?:{any_of(_ONE + _SOME)})(?=\s))"
        rf"\s?(?P<unit>{any_of(tuple(_lengths()))})\.?(?:\s?(?P<behind>{any_of(_BEHIND)}))?"
    )


@lru_cache(maxsize=1)
def _lengths() -> dict[str, timedelta]:
    return {word: timedelta(seconds=_SECONDS[unit]) for unit, words in _UNITS.items() for word in words.split()}


@lru_cache(maxsize=1)
def _fixed() -> dict[str, timedelta]:
    return {word: timedelta(days=days) for days, words in _WORDS.items() for word in words.split()}
