"""Who wrote a page, and which icon its site has. Both are the page's own claim."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin, urlsplit

from app.adapters.reading.extraction.html_tree import BROKEN
from app.adapters.reading.extraction.metadata import Head, head_of
from app.core.domain.addresses import is_web_address

if TYPE_CHECKING:
    from lxml.html import HtmlElement

LONGEST_ICON = 8192  # characters of its address
_LONGEST_NAME = 80
_MOST_NAMES = 4  # that are shown
_A_CROWD = 6  # so many bylines are those of a list of articles, or of comments
_MOST_ELEMENTS = 20_000  # that are looked at for a byline
_MOST_LINKS = 200
_META = ("author", "article:author", "parsely-author", "sailthru.author", "dc.creator", "dcterms.creator", "byl")
_BYLINES = frozenset(
    [
        *("byline", "byline-name", "byline__name", "byline-author", "author", "author-name", "author__name"),
        *("article-author", "article__author", "post-author", "entry-author", "p-author", "story-author"),
    ]
)
_OF_THE_SITE = ("WebSite", "Organization", "ImageObject", "BreadcrumbList")
_NOBODY = frozenset(
    [
        *("admin", "administrator", "anonymous", "author", "none", "null", "root", "undefined", "unknown", "anonym"),
        *("administrateur", "anonyme", "administrador", "anónimo", "anônimo", "管理员", "管理員", "管理者", "관리자"),
    ]
)
_LEAD = re.compile(
    r"(?:(?:(?:written |posted |published )?by|geschrieben von|écrit par|publié par|escrito por|publicado por"
    r"|autor(?:in|a)?(?=\s?:)|auteure?(?=\s?:))\b|作者|记者|記者|撰文|撰稿|編集|執筆者?|著者|筆者|文(?=[/／:：＝=])"
    r"|글쓴이|작성자|저자|글(?=[\s:：=])|기자(?=\s?[:：=]))\s?[:：/／|＝=]?\s*"
    r"|(?:von|par|por)\s(?=(?-i:[A-ZÀ-ÖØ-Þ])\S*\s\S)",  # may begin a name: another one has to follow
    re.IGNORECASE,
)
_TRAIL = re.compile(r"(?<=\S)\s?(?:기자|특파원)$|(?<=\S)\s(?:記者|记者)$")
_NO_NAME = re.compile(r"://|www\.|[@{}<>+!?！？]|\d{4}")  # addresses, dates, calls to follow
_ICON_TYPES = ("image/png", "image/x-icon", "image/vnd.microsoft.icon", "image/jpeg", "image/gif", "image/webp")
_DATA = re.compile(rf"data:(?:{'|'.join(map(re.escape, _ICON_TYPES))});base64,[A-Za-z0-9+/]+={{0,2}}", re.IGNORECASE)


@dataclass(frozen=True)
class Byline:
    author: str = ""
    icon: str = ""  # http, https, or a small `data:` address


def byline_of(tree: "HtmlElement | None", url: str, head: Head | None = None) -> Byline:
    """Never raises. `url` is where the page stands; an icon that it does not name is `/favicon.ico`."""
    if tree is None:
        return Byline(icon=_favicon(url))
    try:
        return Byline(author_of(tree, head or head_of(tree)), icon_of(tree, url))
    except BROKEN:
        return Byline(icon=_favicon(url))


def author_of(tree: "HtmlElement", head: Head) -> str:
    """By linked data, else by meta elements, else by what is marked as the byline; empty where nothing tells."""
    for find in (_in_linked_data, _in_meta, _in_bylines):
        names = list(dict.fromkeys(filter(None, map(_name, find(tree, head)))))
        if names:
            listed_names = names[:_MOST_NAMES]
            return ", ".join([*listed_names, "…"] if len(names) > len(listed_names) else listed_names)
    return ""


def icon_of(tree: "HtmlElement", url: str) -> str:
    """The raster icon nearest to 32–64 pixels, else the one at the place where browsers look."""
    here = _base(tree, url)
    best, least = "", float("inf")
    for link in islice(tree.iter("link"), _MOST_LINKS):
        cost = _cost(link)
        if cost < least and (address := _icon_address(link.get("href") or "", here)):
            best, least = address, cost
    return best or _favicon(url)


def usable_icon(address: str) -> bool:
    """True for addresses of the web, and for small raster pictures that stand in the address itself."""
    if len(address) > LONGEST_ICON:
        return False
    return is_web_address(address) or _DATA.fullmatch(address) is not None


def _in_linked_data(_: "HtmlElement", head: Head) -> list[str]:
    """Of the first item that names somebody, what is about the site and not the page coming last; names may stand in
    another item, known by its `@id`."""
    items = head.items[:500]
    names_by_id = {
        i["@id"]: i["name"] for i in items if isinstance(i.get("@id"), str) and isinstance(i.get("name"), str)
    }
    ranked = sorted(items, key=lambda item: item.get("@type") in _OF_THE_SITE)
    candidates = (list(_people(item.get("author") or item.get("creator"), names_by_id)) for item in ranked)
    return next(filter(None, candidates), [])


def _people(value: Any, names_by_id: dict[str, str]) -> Iterator[str]:
    for one in islice(value if isinstance(value, list) else [value], 50):
        if isinstance(one, str):
            yield one
        elif isinstance(one, dict):
            name, id_ = one.get("name"), one.get("@id")
            names = name if isinstance(name, list) else [name or (names_by_id.get(id_) if isinstance(id_, str) else "")]
            yield from (n for n in names[:50] if isinstance(n, str))


def _in_meta(tree: "HtmlElement", head: Head) -> list[str]:
    cited = (e.get("content") or "" for e in tree.iter("meta") if (e.get("name") or "").lower() == "citation_author")
    if names := list(islice(cited, 50)):
        return [" ".join(reversed(name.split(",", 1))) for name in names]  # by family name, as libraries do
    meta = head.meta
    return next(([meta[name]] for name in _META if name in meta and _name(meta[name])), [])


def _in_bylines(tree: "HtmlElement", _: Head) -> list[str]:
    """Those that are marked in the strictest way; of many the page is no single author's."""
    marked: dict[int, list[str]] = {0: [], 1: []}
    for element in islice(tree.iter("a", "span", "div", "p", "address", "cite", "em", "strong", "li"), _MOST_ELEMENTS):
        strict = "author" in (element.get("rel") or "").split() or element.get("itemprop") == "author"
        if strict or _BYLINES.intersection((element.get("class") or "").lower().split()):
            marked[0 if strict else 1].append(_words(element))
    for texts in marked.values():
        names = set(filter(None, map(_name, texts)))
        if names:
            return texts if len(names) < _A_CROWD else []
    return []


def _words(element: "HtmlElement") -> str:
    """The name inside where one is marked, else all that stands there, as far as it matters."""
    inner = next((e for e in element.iter() if e.get("itemprop") == "name" and isinstance(e.tag, str)), element)
    return " ".join(islice(inner.itertext(), 20))[:500] or (inner.get("content") or "")


def _name(text: str) -> str:
    """A name without what leads up to it; empty for addresses and for what no name is."""
    line = re.split(r"\s[|·•]\s", re.sub(r"\s+", " ", text[:500]).strip(" ,;:|·•-–—"), maxsplit=1)[0]
    if lead := _LEAD.match(line):
        line = line[lead.end() :].strip(" ,;:|·•-–—")
    line = _TRAIL.sub("", line)
    if not line or len(line) > _LONGEST_NAME or line.lower() in _NOBODY or _NO_NAME.search(line):
        return ""
    return line if re.search(r"[^\W\d_]", line) else ""


def _base(tree: "HtmlElement", url: str) -> str:
    href = next((e.get("href") for e in tree.iter("base") if e.get("href")), "")
    base = _joined(url, href.strip()) if href else ""
    return base if base and is_web_address(base) else url


def _cost(link: "HtmlElement") -> float:
    """How far a link's icon is from what we want; infinite for what is no raster icon."""
    rel = (link.get("rel") or "").lower().split()
    touch = "apple-touch-icon" in rel or "apple-touch-icon-precomposed" in rel
    if not touch and "icon" not in rel:
        return float("inf")
    kind = (link.get("type") or "").partition(";")[0].strip().lower()
    if "svg" in kind or _path(link.get("href") or "").endswith(".svg"):
        return float("inf")
    sizes = [int(size) for size in re.findall(r"(?<![\d])(\d{1,4})[xX]\d{1,4}(?!\d)", (link.get("sizes") or "")[:200])]
    return min(map(_distance, sizes or [180 if touch else 28]))


def _distance(size: int) -> float:
    """In our own measure: 180 pixels are better than 16, and 32 the best of all."""
    if size < 32:
        return (32 - size) / 8
    return (size - 32) / 320 if size <= 64 else 0.1 + (size - 64) / 64


def _icon_address(href: str, base: str) -> str:
    href = href.strip()
    if len(href) > LONGEST_ICON:
        return ""
    address = href if href[:5].lower() == "data:" else _joined(base, href)
    return address if href and usable_icon(address) else ""


def _favicon(url: str) -> str:
    address = _joined(url, "/favicon.ico")
    return address if usable_icon(address) else ""


def _joined(base: str, address: str) -> str:
    try:
        return str(urljoin(base, address))
    except ValueError:
        return ""


def _path(address: str) -> str:
    try:
        return urlsplit(address.strip()).path.lower()
    except ValueError:
        return ""
