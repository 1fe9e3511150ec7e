"""Dates that engines put before a snippet, in the languages of the window and some more."""

import re

_MONTH = r"[A-Za-zÀ-ÿ]{3,10}\.?"
_YEAR = r"(?:\d{4}|(?:令和|平成)\s?(?:\d{1,2}|元))"
_SINCE = "|".join(  # what stands before a number, and the units behind it: "il y a 3 raisons" is no age
    rf"{before}\s(?:\d{{1,3}}|{one})\s(?:{units})"
    for before, one, units in (
        ("vor", "eine[mr]|einigen", r"(?:sek|min|std)\.|(?:sekunde|minute|stunde|woche)n?|(?:tag|monat|jahr)(?:en)?"),
        (r"il\sy\s?a", "une?|quelques", r"secondes?|min|minutes?|h|heures?|j|jours?|semaines?|mois|ans?|années?"),
        ("hace", "una?|unos|unas", r"segundos?|min|minutos?|h|horas?|d[ií]as?|semanas?|mes(?:es)?|años?"),
        (r"há", "uma?|alguns|algumas", r"segundos?|min|minutos?|h|horas?|dias?|semanas?|m[eê]s(?:es)?|anos?"),
    )
)  # fmt: skip
_AGO = (
    r"(?:\d{1,3}|an?)\s?\w+\s(?:ago|fa|geleden)"
    r"|\d{1,3}\s(?:segundos?|min|minutos?|horas?|dias?|semanas?|m[eê]s(?:es)?|anos?)\satrás"
    r"|\d{1,3}\s?(?:秒|分钟|分鐘|分|小时|小時|時間|天|日|周間?|週間?|星期|[个個]星期|[个個]月|[かヶカケ]月|年)\s?[之以]?前"
    r"|\d{1,3}\s?(?:초|분|시간|일|주일?|개월|달|년)\s?전"
)
_WORDS = rf"""(
        {_MONTH}\s\d{{1,2}},\s\d{{4}}              # Jul 22, 2022
      | \d{{1,2}}(?:\.|er|º|ª)?\s(?:de\s)?{_MONTH}\s(?:de\s)?\d{{4}}  # 22 Jul 2022, 5. März 2024, 5 de marzo de 2024
      | \d{{1,2}}[./]\d{{1,2}}[./]\d{{4}}          # 22.07.2022
      | \d{{4}}[-/.]\d{{1,2}}[-/.]\d{{1,2}}\.?     # 2022-07-22
      | \d{{4}}\.\s\d{{1,2}}\.\s\d{{1,2}}\.?       # 2022. 7. 22.
      | {_YEAR}\s?年\s?\d{{1,2}}\s?月(?:\s?\d{{1,2}}\s?日)?
      | \d{{4}}\s?년\s?\d{{1,2}}\s?월(?:\s?\d{{1,2}}\s?일)?
      | {_AGO} | {_SINCE} | 昨天 | 前天 | 昨日 | 一昨日 | 어제 | 그저께 | yesterday | gestern | ayer | ontem
)"""
_DATE = re.compile(_WORDS, re.VERBOSE | re.IGNORECASE)
_DATE_AHEAD = re.compile(rf"{_WORDS}\s*(?:[—–·|:-]|\.{{3}}|…)+\s*", re.VERBOSE | re.IGNORECASE)


def is_date(text: str) -> bool:
    """True for words that are a date and nothing else."""
    return _DATE.fullmatch(text) is not None


def split_date(snippet: str) -> tuple[str, str]:
    """(date as shown, snippet without it); ("", snippet) where the snippet does not begin with a date and a dash."""
    match = _DATE_AHEAD.match(snippet)
    return (match.group(1), snippet[match.end() :]) if match else ("", snippet)
