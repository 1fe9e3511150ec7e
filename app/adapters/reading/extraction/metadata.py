"""What a page says about itself: title, date, language, canonical address. All of it is the page's own claim."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin, urlsplit

from app.core.domain.addresses import canonical_url, is_web_address, site_of

if TYPE_CHECKING:
    from lxml.html import HtmlElement

_ARTICLES = frozenset(
    [
        *("Article", "NewsArticle", "BlogPosting", "TechArticle", "ReportageNewsArticle", "OpinionNewsArticle"),
        *("AnalysisNewsArticle", "ScholarlyArticle", "LiveBlogPosting", "Report"),
    ]
)
_THREADS = frozenset(["DiscussionForumPosting", "QAPage"])
_DATE_FIELDS = ("article:published_time", "og:published_time", "datepublished", "dc.date.issued", "citation_date")
_LINKED_DATA = "application/ld+json"


@dataclass(frozen=True)
class Metadata:
    title: str = ""
    site_name: str = ""  # as the page calls itself: never shown in place of its host
    date: str = ""  # ISO 8601
    language: str = ""  # BCP 47
    canonical: str = ""
    description: str = ""
    body: str = ""  # the article's text in linked data, where publishers put it for search engines
    is_article: bool = False
    is_thread: bool = False


@dataclass(frozen=True)
class Head:
    """What is read for several facts: a page's meta elements and its linked data."""

    meta: dict[str, str]
    items: list[dict[str, Any]]


def head_of(tree: "HtmlElement") -> Head:
    return Head(meta_of(tree), list(linked_data(tree)))


def metadata(tree: "HtmlElement", url: str, head: Head | None = None) -> Metadata:
    """Read without following anything. Empty strings stand for what the page does not say."""
    head = head or head_of(tree)
    meta, items = head.meta, head.items
    types = {name for item in items for name in _names(item.get("@type"))}
    thread = bool(types & _THREADS)
    return Metadata(
        title=_title(tree, meta, items, url),
        site_name=_line(meta.get("og:site_name", "")),
        date=_date(tree, meta, items, url),
        language=_language(tree, meta),
        canonical=_canonical(tree, meta, url),
        description=_line(meta.get("og:description") or meta.get("description") or ""),
        body=max((_plain(item.get("articleBody")) for item in items), key=len, default=""),
        is_article=not thread and (meta.get("og:type", "").lower() == "article" or bool(types & _ARTICLES)),
        is_thread=thread,
    )


def iso_date(text: str) -> str:
    """The date, with its time where there is one, of an ISO-like text; empty for everything else."""
    match = re.match(r"\s*(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?", text)
    if not match or not (1990 <= int(match[1]) <= 2100 and 1 <= int(match[2]) <= 12 and 1 <= int(match[3]) <= 31):
        return ""
    day = f"{match[1]}-{match[2]}-{match[3]}"
    return f"{day}T{match[4]}{match[5] or ''}" if match[4] and match[4][:5] != "00:00" else day


def meta_of(tree: "HtmlElement") -> dict[str, str]:
    """Meta elements by lower-case name, property or itemprop; the first of a name counts."""
    values_by_name: dict[str, str] = {}
    for element in tree.iter("meta"):
        name = element.get("property") or element.get("name") or element.get("itemprop") or element.get("http-equiv")
        content = element.get("content")
        if name and content and content.strip():
            values_by_name.setdefault(name.strip().lower(), content.strip()[:5000])
    return values_by_name


def linked_data(tree: "HtmlElement") -> Iterator[dict[str, Any]]:
    """The items of JSON-LD blocks, at most two levels down."""
    for script in tree.iter("script"):
        if (script.get("type") or "").strip().lower() != _LINKED_DATA or not script.text or len(script.text) > 500_000:
            continue
        try:
            data = json.loads(script.text, strict=False)
        except (ValueError, RecursionError):
            continue
        for item in data if isinstance(data, list) else [data]:
            if isinstance(item, dict):
                graph = item.get("@graph")
                inner = [item.get("mainEntity"), *(graph if isinstance(graph, list) else [])]
                yield from (part for part in (item, *inner) if isinstance(part, dict))


def _names(value: object) -> list[str]:
    return [name for name in (value if isinstance(value, list) else [value]) if isinstance(name, str)]


def _title(tree: "HtmlElement", meta: dict[str, str], items: list[dict[str, Any]], url: str) -> str:
    """The only heading of the first level, if it stands in the window's title too; else what is made for sharing."""
    window = _line(" ".join(next((list(e.itertext()) for e in tree.iter("title")), [])))
    headings = [_line(" ".join(e.itertext())) for e in tree.iter("h1")]
    if len(headings) == 1 and headings[0] and _letters(headings[0]) in _letters(window):
        return headings[0][:300]
    titles = [meta.get("og:title"), *(i.get("headline") for i in items), meta.get("twitter:title"), meta.get("title")]
    lines = [_line(text) for text in titles if isinstance(text, str)]
    return next(
        (line for line in [*lines, _without_site(window, meta.get("og:site_name", ""), url), *headings] if line), ""
    )[:300]


def _without_site(title: str, site_name: str, url: str) -> str:
    """`A report | The Paper` → `A report`: the first part that does not name the site."""
    parts = [part.strip() for part in re.split(r"\s+[|·•»–—]\s+|\s*[_｜]\s*|\s+-\s+", title)]
    site = _letters(site_name), site_of(url).lower()
    own = [
        part for part in parts if part and _letters(part) != site[0] and part.lower().replace(" ", "") not in site[1]
    ]
    return own[0] if own and len(parts) < 5 else title


def _date(tree: "HtmlElement", meta: dict[str, str], items: list[dict[str, Any]], url: str) -> str:
    dates = [*(meta.get(name) for name in _DATE_FIELDS), *(i.get("datePublished") for i in items)]
    exact = next((date for text in dates if isinstance(text, str) and (date := iso_date(text))), "")
    return exact or _searched_date(tree, url)


def _searched_date(tree: "HtmlElement", url: str) -> str:
    """In the address, in time elements, in the usual places. No guesses: those take the copyright's year for a date."""
    from htmldate import find_date  # imports dateparser: slow

    address = url if is_web_address(url) else None
    try:
        return find_date(tree, url=address, original_date=True, extensive_search=False) or ""
    except (ValueError, TypeError, AttributeError, OverflowError, RecursionError):
        return ""  # hostile dates; a page without one is as good


def _language(tree: "HtmlElement", meta: dict[str, str]) -> str:
    root = next(iter(tree.iter("html")), None)
    attributes = root.attrib if root is not None else {}
    languages = [
        attributes.get("lang"),
        attributes.get("xml:lang"),
        meta.get("og:locale"),
        meta.get("content-language"),
    ]
    tags = (text.strip().split(",")[0].replace("_", "-") for text in languages if text)
    return next((tag for tag in tags if re.fullmatch(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}", tag)), "")


def _canonical(tree: "HtmlElement", meta: dict[str, str], url: str) -> str:
    """As the page names itself. A name that is the site's front page, or is no web address, says nothing."""
    links = (e.get("href") for e in tree.iter("link") if "canonical" in (e.get("rel") or "").lower().split())
    for href in (next(links, None), meta.get("og:url")):
        try:
            address = urljoin(url, (href or "").strip())
            front = urlsplit(address).path.strip("/") == "" and urlsplit(url).path.strip("/") != ""
        except ValueError:
            continue
        if href and is_web_address(address) and not front:
            return canonical_url(address)
    return ""


def _plain(value: object) -> str:
    """A text in linked data, without the markup that some put there."""
    return re.sub(r"<[^<>]{0,500}>", " ", unescape(value)).strip() if isinstance(value, str) else ""


def _line(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def _letters(text: str) -> str:
    return re.sub(r"\W+", " ", text.lower()).strip()
