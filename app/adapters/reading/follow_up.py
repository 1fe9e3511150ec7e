"""Where a thread or an article goes on: the address of its next page, as its own links and numbers tell it.

A link is believed where its address differs from the page's own in one number alone, which is the next one: `rel=next`
by itself leads to the next article of a blog as often as to the next page of this one. No other host is ever named.
"""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urljoin, urlsplit

from app.core.domain.addresses import is_web_address

if TYPE_CHECKING:
    from lxml.html import HtmlElement

_BROKEN = (ValueError, TypeError, AttributeError, LookupError, RecursionError)  # what hostile trees and addresses raise
_LONGEST = 2000  # characters of an address
_MOST_LINKS = 5000
_MOST_PAGES = 999
_DIGIT = re.compile(r"\d").search
_NEXT = re.compile(
    r"(?:next(?: page)?|older posts|下一?[页頁]|[后後]一?[页頁]|次へ|次の?(?:ページ|頁)(?:へ)?|다음(?: ?(?:페이지|쪽))?"
    r"|weiter|(?:zur )?nächsten?(?: seite)?|(?:page )?suivante?|(?:página )?siguiente|siguiente página"
    r"|(?:página )?seguinte|próxim[ao](?: página)?|successiv[ao]|volgende|далее|следующая)?[\s>»›→❯…]{0,3}"
)
_KEYS = frozenset(("page", "p", "pg", "pn", "paged", "pageno", "page_no", "pagenum", "pageindex", "seite", "pagina"))
_OFFSETS = frozenset(("start", "offset", "st", "from"))
_PAGED = re.compile(r"(?:^|[/_.?&=-])(?:page|pg|p|seite|pagina)[=/_-]?$", re.IGNORECASE)
_DATED = re.compile(r"/(?:19|20)\d\d/(?:\d{1,2}/)?$")
# What stands behind an address without a number: `/page/2`, `/page-2`, `_2.html`, `/2`.
_BEHIND = re.compile(r"(?:/page[/-]?|/p|/index[-_]?|[-_]|/)(\d{1,3})(?=(?:\.\w{3,5})?/?$)", re.IGNORECASE)
_PLAIN_END = re.compile(r"(?:/index)?(?:\.\w{3,5})?/?$")


def follow_up(tree: "HtmlElement", url: str) -> str:
    """Empty where nothing says that the page goes on. Never raises."""
    try:
        return next((target for target in _targets(tree, url) if len(target) <= _LONGEST), "")
    except _BROKEN:
        return ""


def _targets(tree: "HtmlElement", url: str) -> Iterator[str]:
    host = urlsplit(url).netloc.lower()
    for count, (href, number, is_next) in enumerate(_links(tree)):
        if count > _MOST_LINKS:
            return
        target = urljoin(url, href.strip()).partition("#")[0]
        if urlsplit(target).netloc.lower() != host or not is_web_address(target):
            continue
        step = _step(url.partition("#")[0], target)
        if step is not None and step.leads_on(number, is_next):
            yield target


def _links(tree: "HtmlElement") -> Iterator[tuple[str, int, bool]]:
    """(address as it stands there, the number that is its text or 0, whether it says that it is the next)."""
    for link in tree.iter("a", "link"):
        href = link.get("href")
        if href is None or not _DIGIT(href):  # one without a number is no next page
            continue
        if "next" in (link.get("rel") or "").lower().split():
            yield href, 0, True
        elif link.tag == "a" and (text := _text_of(link)):
            if text.isascii() and text.isdecimal() and len(text) < 4:
                yield href, int(text), False
            elif _NEXT.fullmatch(text.lower()):
                yield href, 0, True


def _text_of(link: "HtmlElement") -> str:
    """Empty for more than a few words: most links are."""
    text = link.text or ""
    if len(text) > 60 or len(link) > 3:
        return ""
    text = ("".join(link.itertext()) if len(link) else text).strip()
    return text if len(text) < 24 else ""


class _Step:
    """From one number to another. is_paged: its place in the address is one for numbers of pages."""

    def __init__(self, before: int, after: int, is_paged: bool, is_offset: bool = False) -> None:
        self.before, self.after, self.is_paged, self.is_offset = before, after, is_paged, is_offset

    def leads_on(self, number: int, is_next: bool) -> bool:
        """number: the text of the link, where it is one."""
        if self.is_offset:
            return self.after > self.before and (is_next or (number == 2 and not self.before))
        if self.after != self.before + 1 or self.after > _MOST_PAGES:
            return False
        return number == self.after or (is_next and (self.is_paged or self.after == 2))


def _step(here: str, there: str) -> _Step | None:
    """None where the addresses differ in anything else."""
    here_parts, there_parts = urlsplit(here), urlsplit(there)
    if here_parts.path.rstrip("/") == there_parts.path.rstrip("/"):
        return _in_query(here_parts.query, there_parts.query)
    if here_parts.query != there_parts.query:
        return None
    return _in_path(here_parts.path, there_parts.path)


def _in_query(here: str, there: str) -> _Step | None:
    before, after = dict(parse_qsl(here, True)), dict(parse_qsl(there, True))
    changed = [key for key in after if before.get(key) != after[key]]
    numbers = [key for key in changed if key.lower() in (*_KEYS, *_OFFSETS) and _number(after[key])]
    if len(numbers) > 1 or before.keys() - after.keys():
        return None
    if numbers:
        key = numbers[0]
        if any(other != key and other in before for other in changed):
            return None  # what else is added, such as an order, is a page's own default
        is_offset = key.lower() in _OFFSETS
        return _Step(_number(before.get(key, "")) or int(not is_offset), _number(after[key]), True, is_offset)
    if len(changed) == 1 and _number(after[changed[0]]) and not before.get(changed[0], "1").strip("01"):
        return _Step(1, _number(after[changed[0]]), False)
    return None


def _in_path(here: str, there: str) -> _Step | None:
    runs_here, runs_there = re.split(r"(\d+)", here), re.split(r"(\d+)", there)
    if len(runs_here) == len(runs_there):
        changed = [at for at, pair in enumerate(zip(runs_here, runs_there, strict=True)) if pair[0] != pair[1]]
        if len(changed) == 1 and changed[0] % 2:
            start = "".join(runs_there[: changed[0]])
            if _DATED.search(start):
                return None
            before, after = runs_here[changed[0]], runs_there[changed[0]]
            return _Step(_number(before), _number(after), _PAGED.search(start) is not None)
    match = _BEHIND.search(there)
    if match is None or _DATED.search(there[: match.start(1)]):
        return None
    whole = there[: match.start()] + there[match.end() :]
    if _PLAIN_END.sub("", whole) != _PLAIN_END.sub("", here) or not _PLAIN_END.sub("", here):
        return None
    return _Step(1, int(match[1]), _PAGED.search(there[: match.start(1)]) is not None)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else 0
