"""Who wrote a post and when, of the elements beside its text that name somebody or tell a date."""

import re
from itertools import islice
from typing import TYPE_CHECKING

from app.adapters.reading.extraction.metadata import iso_date
from app.adapters.reading.extraction.threads.markup import LONGEST_NAME, date_in
from app.adapters.reading.extraction.threads.outline import Outline

if TYPE_CHECKING:
    from lxml.html import HtmlElement

_MOST_LOOKED_AT = 50  # elements of one post
_NO_NAME = re.compile(r"^[\W\d_]*$|://")
_LEAD = re.compile(
    r"^(?:(?:answered |asked |written |posted |edited )?by|author|von|geschrieben von|verfasst von|autor(?:in|a)?"
    r"|par|écrit par|publié par|auteure?|por|escrito por|publicado por|作者|楼主|樓主|发表人|發表人|投稿者|作成者"
    r"|質問者|글쓴이|작성자)(?:\s*[:：]|\s)\s*",
    re.IGNORECASE,
)
_TIMES = ("time", "relative-time")
_EXACT = ("datetime", "content", "title")


def author_of(places: list[int], outline: Outline) -> str:
    """The name that is marked as the author's, else the first one; of names within each other the innermost."""
    names: list[tuple[int, str]] = []  # the first one last
    for i in reversed(places[:_MOST_LOOKED_AT]):
        element = outline.elements[i]
        marked = element.get("itemprop") == "author"
        if names and names[-1][0] < outline.end[i] and element.get("data-author") is None:
            if marked:
                return names[-1][1]
            continue
        if name := _name(element.get("data-author") or _text(element)):
            if marked:
                return name
            names.append((i, name))
    return names[-1][1] if names else ""


def date_of(places: list[int], body: int, outline: Outline) -> str:
    """As the page shows it: of the element made for times that stands nearest above the text, else of any such one."""

    def rank(i: int) -> tuple[bool, bool, int]:
        """What is seen only in a menu comes last, in its order."""
        return not outline.weight[i], i > body, abs(body - i) if outline.weight[i] else i

    near = sorted(places[:_MOST_LOOKED_AT], key=rank)
    dates = [(outline.elements[i].tag in _TIMES, date) for i in near if (date := _date(outline.elements[i]))]
    return next((date for is_time, date in dates if is_time), dates[0][1] if dates else "")


def _text(element: "HtmlElement") -> str:
    name = next((inner for inner in element.iterdescendants() if inner.get("itemprop") == "name"), element)
    return " ".join(" ".join(islice(name.itertext(), 30)).split()) or name.get("content") or ""


def _name(text: str) -> str:
    name = _LEAD.sub("", text).strip(" ,:：·|•-–—@#")
    return name if name and len(name) <= LONGEST_NAME and not _NO_NAME.search(name) else ""


def _date(element: "HtmlElement") -> str:
    texts = (element.text, *(child.tail for child in element))
    visible = next(filter(None, (date_in(text) for text in texts if text)), "")
    if visible:
        return visible
    exact = next(filter(None, (iso_date(element.get(name) or "") for name in _EXACT)), "")
    return exact or date_in(element.get("title") or "")
