"""Whether a question is about what is new, and which day a source's date names."""

import re
from collections.abc import Sequence
from datetime import date
from functools import lru_cache

from app.core.language.catalogue import LATIN, age_pattern, words_of
from app.core.language.detection import latin_language

_LONGEST = 400  # characters; what is longer is a pasted text, whose "today" is another day
_YEAR = re.compile(r"(?<![\d.,])(1[0-9]{3}|20[0-9]{2})(?!\d|[.,]\d)")
_DAY = re.compile(r"\s*(\d{4})(?:\s*[-/.年년]\s*(\d{1,2})(?:\s*[-/.月월]\s*(\d{1,2}))?)?(?!\d)")
_DAY_FIRST = re.compile(  # 5. März 2024, 5 de marzo de 2024, 05.03.2024
    r"\s*(?P<day>\d{1,2})(?:\.|er|º|ª)?\s?(?:de\s)?(?:(?P<name>[^\W\d_]{3,10})\.?\s|(?P<month>\d{1,2})\.)(?:de\s)?"
    r"(?P<year>\d{4})(?!\d)"
)
_NAME_FIRST = re.compile(r"\s*(?P<name>[A-Za-z]{3,10})\.?\s(?P<day>\d{1,2}),\s(?P<year>\d{4})(?!\d)")  # Jul 22, 2022
_ENGLISH = "january february march april may june july august september october november december"


def asks_for_recency(question: str, queries: Sequence[str] = (), *, year: int | None = None) -> bool:
    """True where plain words ask for what is new.

    It only shifts an order, so that a word too many does no harm; a filter of results needs more care. A question that
    names history or a year other than `year` (the present one, where it is known) is about that time.
    """
    texts = " \n ".join(text for text in (question, *queries) if len(text) <= _LONGEST)
    code = latin_language(question) or latin_language(texts)
    if age_pattern("history", code).search(texts) or any(int(mention) != year for mention in _YEAR.findall(texts)):
        return False
    return bool(age_pattern("new", code).search(texts))


def day_of(date_text: str) -> str:
    """The ISO day that a date begins with (`2024-05-01T10:00`, `2024年5月1日`, `2024-05`, `1. Mai 2024`), or an empty
    string.

    What is left out counts as the first: a page of 2024 is taken for one of its first of January.
    """
    match = _DAY.match(date_text[:40])
    if not match:
        return _day_in_words(date_text[:40])
    try:
        return date(int(match[1]), int(match[2] or 1), int(match[3] or 1)).isoformat()
    except ValueError:
        return ""


def _day_in_words(date_text: str) -> str:
    match = _DAY_FIRST.match(date_text) or _NAME_FIRST.match(date_text)
    if not match:
        return ""
    names = match.groupdict()
    month = int(names["month"]) if names.get("month") else _month_of((names["name"] or "").casefold())
    try:
        return date(int(names["year"]), month, int(names["day"])).isoformat()
    except ValueError:
        return ""


def _month_of(name: str) -> int:
    """0 for what is none."""
    months = _months()
    return months.get(name) or next((n for n, month in enumerate(_ENGLISH.split(), 1) if month.startswith(name)), 0)


@lru_cache(maxsize=1)
def _months() -> dict[str, int]:
    months: dict[str, int] = {}
    for code in LATIN:
        for number, names in enumerate(words_of(code).months.split("|"), 1):
            months |= dict.fromkeys(names.split(), number)
    return months


def iso_date(date_text: str) -> str:
    """As `day_of`, and no more exact than the text itself: `2024-05-01`, `2024-05`, `2024`; else an empty string."""
    match = _DAY.match(date_text[:40])
    if not match or not (day := day_of(date_text)):
        return ""
    return day if match[3] else day[:7] if match[2] else day[:4]
