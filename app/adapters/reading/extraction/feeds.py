"""News feeds (RSS, RDF, Atom) → a list of their entries as Markdown."""

import re
from dataclasses import dataclass
from datetime import UTC
from email.utils import parsedate_to_datetime
from typing import Any
from urllib.parse import urljoin

from app.adapters.reading.extraction.markdown import plain_to_markdown
from app.core.domain.addresses import is_web_address

_MOST_ENTRIES = 100
_LONGEST = 600  # characters of an entry's summary
_DATES = ("published", "pubDate", "date", "updated", "lastBuildDate")
_SUMMARIES = ("summary", "description", "encoded", "content")


@dataclass(frozen=True)
class Feed:
    text: str
    title: str = ""
    date: str = ""  # ISO 8601
    language: str = ""
    truncated: bool = False


def as_list(data: bytes, url: str) -> Feed | None:
    """None for what is no feed. Entities and other files that the document names are never read."""
    from lxml import etree

    parser = etree.XMLParser(resolve_entities=False, no_network=True, recover=True, huge_tree=False, load_dtd=False)
    try:
        root = etree.fromstring(data.lstrip(), parser)
    except (etree.XMLSyntaxError, ValueError):
        return None
    if root is None or _name(root) not in ("rss", "feed", "RDF"):
        return None
    head = next((child for child in root if _name(child) == "channel"), root)
    entries = [node for node in root.iter() if _name(node) in ("item", "entry")]
    parts = [f"# {plain_to_markdown(title)}" if (title := _text(head, ("title",))) else ""]
    parts += [_entry(entry, url) for entry in entries[:_MOST_ENTRIES]]
    language = _text(head, ("language",)) or root.get("{http://www.w3.org/XML/1998/namespace}lang", "")
    language = language if re.fullmatch(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*", language) else ""
    text = "\n\n".join(filter(None, parts))
    return Feed(text, title, _date(head), language, len(entries) > _MOST_ENTRIES)


def _entry(node: Any, url: str) -> str:
    title, summary = _text(node, ("title",)), _text(node, _SUMMARIES)
    if len(summary) > _LONGEST:
        summary = summary[:_LONGEST].rsplit(" ", 1)[0] + " …"
    head = ". ".join(filter(None, (f"**{_inline(title)}**" if title else "", _date(node)[:10], _link(node, url))))
    return "\n".join(filter(None, (f"- {head}" if head else "", f"  {_inline(summary)}" if summary else "")))


def _inline(text: str) -> str:
    return plain_to_markdown(text)


def _link(node: Any, url: str) -> str:
    for child in node:
        if _name(child) == "link" and child.get("rel", "alternate") == "alternate":
            try:
                address = urljoin(url, (child.get("href") or child.text or "").strip())
            except ValueError:
                continue
            if is_web_address(address) and not re.search(r"[\s<>]", address):
                return f"<{address}>"
    return ""


def _text(node: Any, names: tuple[str, ...]) -> str:
    """The first of these children that says something, its markup taken away, on one line."""
    children = {_name(child): child for child in reversed(node)}
    for name in names:
        if name in children and (text := _without_markup(" ".join(children[name].itertext()))):
            return text
    return ""


def _without_markup(text: str) -> str:
    from lxml import etree, html

    if "<" in text or "&" in text:
        try:
            text = html.fromstring(f"<div>{text[:100_000]}</div>").text_content()
        except (etree.ParserError, etree.XMLSyntaxError, ValueError):
            text = re.sub(r"<[^<>]{0,2000}>", " ", text)
    return " ".join(text.split())


def _date(node: Any) -> str:
    date_text = _text(node, _DATES)
    if match := re.match(r"\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?", date_text):
        return match[0]
    try:
        return parsedate_to_datetime(date_text).astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except (ValueError, TypeError, IndexError, OverflowError):
        return ""


def _name(node: Any) -> str:
    """Without its namespace; empty for comments and instructions."""
    return node.tag.rpartition("}")[2] if isinstance(node.tag, str) else ""
