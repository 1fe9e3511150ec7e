"""Whether a question is about what is new, and which day a source's date names."""

import re
from collections.abc import Sequence
from datetime import date

_LONGEST = 400  # characters; what is longer is a pasted text, whose "today" is another day
_NEW = re.compile(
    r"\b(?:latest|newest|most recent|recent(?:ly)?|today|tonight|yesterday|up[- ]to[- ]date|breaking|headlines"
    r"|right now|these days|nowadays|so far this"
    r"|(?:this|last|past) (?:week|month|year|quarter|season|few (?:days|weeks|months))"
    r"|(?:current|present)(?:ly)?(?= (?:price|status|state|version|rate|president|ceo|minister|champion|holder|news))"
    r"|what(?:'s| is) new|any news|news (?:on|about|of|from)|newly (?:released|announced))\b"
    r"|最新|最近|近期|近日|近来|近來|目前|当前|當前|现在|現在|如今|今天|今日|昨天|昨日|今年|本周|本週|这周|這週|本月|这个月|這個月"
    r"|上周|上週|上个月|上個月|刚刚|剛剛|新闻|新聞|头条|頭條|进展|進展|动态|動態|快讯|快訊|ニュース|今月|今週|昨日|최신|최근|오늘|뉴스",
    re.IGNORECASE,
)
_PAST = re.compile(
    r"\bhistor(?:y|ical)\b|\bcentur(?:y|ies)\b|\bancient\b|\b\d+ (?:years|decades) ago\b"
    r"|历史|歷史|古代|世纪|世紀|年代|年前",
    re.IGNORECASE,
)
_YEAR = re.compile(r"(?<![\d.,])(1[0-9]{3}|20[0-9]{2})(?!\d|[.,]\d)")
_DAY = re.compile(r"\s*(\d{4})(?:\s*[-/.年]\s*(\d{1,2})(?:\s*[-/.月]\s*(\d{1,2}))?)?(?!\d)")


def asks_for_recency(question: str, queries: Sequence[str] = (), *, year: int | None = None) -> bool:
    """True where plain words (English, Chinese, some Japanese and Korean) ask for what is new.

    It only shifts an order, so that a word too many does no harm; a filter of results needs more care. A question that
    names history or a year other than `year` (the present one, where it is known) is about that time.
    """
    texts = " \n ".join(text for text in (question, *queries) if len(text) <= _LONGEST)
    if _PAST.search(texts) or any(int(mention) != year for mention in _YEAR.findall(texts)):
        return False
    return bool(_NEW.search(texts))


def day_of(date_text: str) -> str:
    """The ISO day that a date begins with (`2024-05-01T10:00`, `2024年5月1日`, `2024-05`), or an empty string.

    What is left out counts as the first: a page of 2024 is taken for one of its first of January.
    """
    match = _DAY.match(date_text[:40])
    if not match:
        return ""
    try:
        return date(int(match[1]), int(match[2] or 1), int(match[3] or 1)).isoformat()
    except ValueError:
        return ""


def iso_date(date_text: str) -> str:
    """As `day_of`, and no more exact than the text itself: `2024-05-01`, `2024-05`, `2024`; else an empty string."""
    match = _DAY.match(date_text[:40])
    if not match or not (day := day_of(date_text)):
        return ""
    return day if match[3] else day[:7] if match[2] else day[:4]
