"""Dates that engines put before a snippet."""

import re

_MONTH = r"[A-Za-zÀ-ÿ]{3,10}\.?"
_AGO = r"\d{1,3}\s?(?:\w+\sago|(?:分钟|分鐘|小时|小時|天|周|週|个月|個月|年|時間|日|か月)之?前)"
_WORDS = rf"""(
        {_MONTH}\s\d{{1,2}},\s\d{{4}}              # Jul 22, 2022
      | \d{{1,2}}\.?\s(?:de\s)?{_MONTH}\s(?:de\s)?\d{{4}}  # 22 Jul 2022
      | \d{{1,2}}[./]\d{{1,2}}[./]\d{{4}}          # 22.07.2022
      | \d{{4}}[-/.]\d{{1,2}}[-/.]\d{{1,2}}        # 2022-07-22
      | \d{{4}}\s?年\s?\d{{1,2}}\s?月(?:\s?\d{{1,2}}\s?日)?
      | {_AGO} | (?:vor|il\sy\sa|hace)\s\d{{1,3}}\s\w+ | 昨天 | 前天 | yesterday
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
