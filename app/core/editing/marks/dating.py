"""*As of DATE*: an answer says what is so "currently", and its sources are older than the question warrants."""

import re
from collections.abc import Sequence
from datetime import date
from functools import lru_cache

from app.core.citing.support.answer import claims_of
from app.core.domain.citation import Citation
from app.core.domain.plan import Plan
from app.core.editing.marks.sources import SourceEvidence, numbered
from app.core.language.catalogue import words_of
from app.core.language.detection import detected
from app.core.ranking.recency import asks_for_recency

# Days that a source may be old, by how new the question wants its results (`Query.since`).
_DAYS = {"day": 2, "week": 10, "month": 45, "year": 400}
_RECENT, _ANY = 180, 365  # where plain words ask for what is new, and where nothing does
_NOW = re.compile(
    r"\b(?:latest|newest|most recent(?:ly)?|currently|at present|presently|nowadays|these days|right now"
    r"|as of (?:now|today)|to date|so far|(?<!USA )today|this (?:week|month|year)|(?:is|are|has|have) now"
    r"|now (?:has|have|is|are|stands?)"
    r"|(?:the|its|their|his|her) current)\b"
    r"|目前|當前|当前|現在|现在|如今|現今|现今|眼下|最新|迄今|至今|今年|本月|本周|近日|今日|今天|現任|现任",
    re.IGNORECASE,
)
_DATED = re.compile(
    r"\bas (?:of|at) (?:the )?(?:(?:early|mid|late|end of)[ -])?(?:[A-Z][a-z]+\.? )?(?:\d{1,2},? )?(?:1[89]|20)\d\d\b"
    r"|\b(?:in|by|until|since|during) (?:[A-Z][a-z]+\.? )?(?:1[89]|20)\d\d\b"
    r"|(?:截至|截止|到|至|于|在)?\s?(?:1[89]|20)\d\d\s?年",
    re.IGNORECASE,
)
_AS_OF = re.compile(
    r"\bas (?:of|at) (?:the )?(?:(?:early|mid|late|end of)[ -])?(?:[A-Z][a-z]+\.? )?(?:\d{1,2},? )?(?:1[89]|20)\d\d\b"
    r"|(?:截至|截止|直到)[^，,。]{0,6}(?:1[89]|20)\d\d\s?年",
    re.IGNORECASE,
)
_BEGAN = re.compile(
    r"\b(?:founded|established|born|created|built|opened|launched|since|from) (?:in )?(?:1[89]|20)\d\d\b"
    r"|(?:1[89]|20)\d\d\s?年(?:成立|创立|创办|出生|建成|开业|设立|以来|起)",
    re.IGNORECASE,
)
_CLAUSE = re.compile(r"[,，;；:：()（）—–]|的(?=[^，,]{2})")
_QUOTED = re.compile(r"\"[^\"\n]*\"|“[^”\n]*”|「[^」\n]*」|『[^』\n]*』|《[^》\n]*》|«[^»\n]*»|„[^“”\n]*[“”]")


def dates(text: str, citations: Sequence[Citation], evidence: Sequence[SourceEvidence], oldest: date) -> dict[int, str]:
    """By the index of the citation: the date of its newest source, where that is before `oldest`."""
    by_number = numbered(evidence)
    results = {}
    claims = claims_of(text, citations)
    numbers: dict[str, set[int]] = {}  # beside one claim
    for index, claim in claims:
        numbers.setdefault(claim, set()).update(citations[index].numbers)
    for index, claim in claims:
        if not is_about_now(claim):
            continue
        days = [by_number[number].date for number in numbers[claim] if number in by_number]
        newest = max(days, default="") if all(days) else ""
        if newest and _last_day(newest) < oldest.isoformat():
            results[index] = newest
    return results


def is_about_now(claim: str) -> bool:
    """True where it speaks of the present and names no date of its own."""
    words = _BEGAN.sub(" ", _QUOTED.sub(" ", claim))
    if _AS_OF.search(words):
        return False
    if (code := detected(claim)) not in ("", "en", "zh", "zh-Hans", "zh-Hant"):
        return _is_about_now(claim, code)
    return any(_NOW.search(clause) and not _DATED.search(clause) for clause in _CLAUSE.split(words))


def _is_about_now(claim: str, code: str) -> bool:
    """In languages other than English and Chinese."""
    now, dated, began = _patterns(code)
    words = began.sub(" ", _QUOTED.sub(" ", claim))
    return any(now.search(clause) and not dated.search(clause) for clause in _CLAUSE.split(words))


@lru_cache(maxsize=16)
def _patterns(code: str) -> tuple["re.Pattern[str]", ...]:
    words = words_of(code)
    months = "|".join(sorted(words.months.replace("|", " ").split(), key=len, reverse=True))
    year = rf"(?:(?:{months})\.? (?:de )?)?(?:1[89]|20)\d\d" if months else r"(?:1[89]|20)\d\d"
    rows = (words.now, words.dated.replace("DATE", year), words.began.replace("DATE", year))
    return tuple(re.compile(row or "(?!)", re.IGNORECASE) for row in rows)


def oldest_day(today: date, question: str, plan: Plan | None) -> date:
    """A source of before that day is older than the question warrants."""
    queries = plan.queries if plan is not None else ()
    ages = [_DAYS[one.since] for one in (plan.freshness if plan is not None else ()) if one.since in _DAYS]
    days = min(ages, default=_RECENT if asks_for_recency(question, queries, year=today.year) else _ANY)
    return date.fromordinal(today.toordinal() - days)


def _last_day(day: str) -> str:
    """What is left out counts as the last: a page of 2024 may be of its last of December."""
    return day + {4: "-12-31", 7: "-31"}.get(len(day), "")
