"""How new results have to be, as the plain words of a question say it; the words are those of `app.core.language`.

Rather too little than too much: a filter that nobody asked for hides good pages.
"""

import re
from datetime import date

from app.core.language.catalogue import age_pattern
from app.core.language.detection import latin_language

_LONGEST = 200  # characters; what is longer is a pasted text, whose "today" is another day

_APOSTROPHES = str.maketrans("‘’", "''")
_QUOTED = re.compile(
    r"\"[^\"]*\"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|『[^』]*』|《[^》]*》|`[^`]*`|(?<!\w)'[^']*'(?!\w)"
)
_YEAR = re.compile(r"(?<![\d.,])(1[0-9]{3}|20[0-9]{2})(?![\d.,]*\d)")

_ENDS = " \t\n.,;:!?¿¡？！。"
_AGES = ("day", "week", "month", "year")


def recency_of(question: str, today: date) -> tuple[str, str]:
    """(`Query.since`, `Query.kind`) that the words ask for; `("", "web")` where they do not.

    Words in quotation marks and names do not count, nor does anything where the question names a past date.
    """
    if len(question) > _LONGEST:
        return "", "web"
    code = latin_language(question)
    words = age_pattern("names", code).sub(" ", _QUOTED.sub(" ", question.translate(_APOSTROPHES))).strip()
    if age_pattern("past", code).search(words) or any(int(year) < today.year for year in _YEAR.findall(words)):
        return "", "web"
    asks_what_news_are = age_pattern("not_news", code).fullmatch(words.strip(_ENDS))
    kind = "news" if age_pattern("news", code).search(words) and not asks_what_news_are else "web"
    if age_pattern("standing", code).search(words) or age_pattern("elsewhere", code).search(words):
        return "", kind
    since = next((age for age in _AGES if age_pattern(age, code).search(words)), "")
    if kind == "news" and since == "year" and not age_pattern("long_past", code).search(words):
        since = "week"  # the latest news are no year old
    return since, kind
