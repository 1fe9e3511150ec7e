"""What a tool's result holds as documents: links, hits in JSON, hits in lines of text, texts under a title."""

import json
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice
from typing import Any

from app.core.domain.addresses import is_web_address
from app.core.domain.chat.tool_servers import ToolLink, ToolOutput
from app.core.domain.evidence import Hit, Passage
from app.core.domain.sources import TOOL

_MOST = 30  # hits of a result
_DEPTH = 6
_URL = ("url", "link", "href", "uri")
_TITLE = ("title", "name", "headline")
_TITLES = ("title", "headline")  # a name alone may be anything's
_TEXT = ("content", "text", "markdown", "snippet", "description", "summary", "body", "abstract")
_LABELLED = re.compile(
    r"^[ \t>*-]*(?:URL|Link|Address)\**[ \t]*:\**[ \t]*<?([a-z]{2,12}://\S{1,2000}?)>?"
    r"(?:[ \t]+\(.{0,200}\))?[ \t]*$",  # such as what is said of an address that was shortened
    re.I | re.M,
)
_FIELD = re.compile(r"^[ \t>*-]*(Title|Summary|Description|Snippet|Content)\**[ \t]*:\**[ \t]*(.*)$", re.I)
_HEADING = re.compile(r"(?:#{1,3}[ \t]+|\**Title\**[ \t]*:\**[ \t]*)(\S.{0,300})", re.I)
_LEAST = 20  # characters below a heading
_NUMBER = re.compile(r"^[ \t#>*-]*(?:\[?\d{1,3}[.)\]][ \t]*)?")


def split(output: ToolOutput, server: str = "", label: str = "") -> tuple[list[Hit], list[str]]:
    """(documents that can be cited, texts that are none): a text that gives hits is not told twice.

    server: by which its documents without an address are told from others'; label: what they show as their place.
    """
    links: list[ToolLink] = []
    documents: list[ToolLink] = []
    rest: list[str] = []
    for link in output.links:
        if is_web_address(link.url):
            links.append(link)
        elif link.text.strip():
            documents.append(link)
        else:
            rest.append(_described(link))
    for text in output.texts:
        if output.failed:
            rest.append(text)  # the words of an error prove nothing
        elif links_of_text := links_in(text):
            links += links_of_text
        elif documents_of_text := documents_in(text):
            documents += documents_of_text
        else:
            rest.append(text)
    hits = {link.url: _hit(rank, link) for rank, link in enumerate(links[:_MOST], start=1)}
    for rank, document in enumerate(documents[:_MOST], start=len(hits) + 1):
        hit = _document_hit(rank, document, server, label)
        hits.setdefault(hit.key, hit)
    return list(hits.values()), [text for text in rest if text.strip()]


def documents_in(text: str) -> list[ToolLink]:
    """What has a title and a text, but no address: objects in JSON, or the whole text below its heading."""
    if text.lstrip()[:1] in ("{", "["):
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            return []
        lists = [item for item in value.values() if isinstance(item, list) and item] if isinstance(value, dict) else []
        rows = value if isinstance(value, list) else lists[0] if len(lists) == 1 else [value]
        documents = [_titled(row) for row in rows[:_MOST]]
        return [one for one in documents if one is not None] if all(documents) else []
    first, _, below = text.strip().partition("\n")
    match = _HEADING.match(first)
    return [ToolLink("", match.group(1).strip(" *#")[:300], below.strip())] if match and len(below) >= _LEAST else []


def _titled(value: Any) -> ToolLink | None:
    """With the object's other short values below its text: a date or an author is worth knowing."""
    if not isinstance(value, dict):
        return None
    title, text = _first(value, _TITLES), _first(value, _TEXT)
    if not title or not text or any(isinstance(item, list | dict) and item for item in value.values()):
        return None
    others = [(name, item) for name, item in value.items() if isinstance(item, str | int | float)]
    lines = [f"{name}: {item}" for name, item in others if str(item) not in (title, text) and len(str(item)) <= 200]
    return ToolLink("", title[:300], "\n".join([text, *lines[:20]]))


def links_in(text: str) -> list[ToolLink]:
    """The hits that a text lists, as JSON or in lines with `URL:`."""
    start = text.lstrip()[:1]
    if start in ("{", "["):
        try:
            return list(_objects(json.loads(text), _DEPTH))
        except (ValueError, RecursionError):
            return []
    return _in_lines(text)


def links_at(text: str, path: str) -> list[ToolLink]:
    """The hits of a JSON text below these names."""
    try:
        value: Any = json.loads(text)
    except (ValueError, RecursionError):
        return []
    for name in filter(None, path.split(".")):
        value = value.get(name) if isinstance(value, dict) else None
    return list(_objects(value, _DEPTH))


def _objects(value: Any, depth: int) -> Iterator[ToolLink]:
    """Every object that has an address beside a title or a text."""
    if depth == 0:
        return
    if isinstance(value, list):
        for item in value[:200]:
            yield from _objects(item, depth - 1)
    if not isinstance(value, dict):
        return
    url, title, text = (_first(value, names) for names in (_URL, _TITLE, _TEXT))
    if is_web_address(url) and (title or text):
        yield ToolLink(url, title[:300], text)
        return
    for item in value.values():
        yield from _objects(item, depth - 1)


def _first(value: dict[str, Any], names: Sequence[str]) -> str:
    words = (value.get(name) for name in names)
    return next((word.strip() for word in words if isinstance(word, str) and word.strip()), "")


def _in_lines(text: str) -> list[ToolLink]:
    """Each line with an address begins a hit's text; its title stands above it, as these tools write it."""
    matches = list(islice(_LABELLED.finditer(text), 2 * _MOST))
    links = []
    for place, match in enumerate(matches):
        above = text[matches[place - 1].end() if place else 0 : match.start()].strip().splitlines()
        below = text[match.end() : matches[place + 1].start() if place + 1 < len(matches) else len(text)]
        lines = below.strip().splitlines()
        if place + 1 < len(matches) and lines:
            lines = lines[:-1]  # the title of the next one
        if not is_web_address(match.group(1)):
            continue
        title = _value(above[-1]) if above else ""
        links.append(ToolLink(match.group(1), title[:300], "\n".join(map(_value, lines)).strip()))
    return links


def _value(line: str) -> str:
    field = _FIELD.match(line)
    return (field.group(2) if field else _NUMBER.sub("", line, count=1)).strip(" *")


def _described(link: ToolLink) -> str:
    return "\n".join(filter(None, (link.title, link.url, link.text)))


def _hit(rank: int, link: ToolLink) -> Hit:
    """A text that came along is evidence as it stands; it is short enough, or it is cut by rank."""
    passages = (Passage("", link.text, 0, len(link.text)),) if link.text else ()
    return Hit(rank, link.title, link.url, link.text[:400], passages=passages)


def _document_hit(rank: int, link: ToolLink, server: str, label: str) -> Hit:
    """One source as long as it says the same: what stands at a place of the user's may change."""
    title = link.title or link.url.rstrip("/").rpartition("/")[2]
    digest = sha256(f"{link.url}\n{link.title}\n{link.text}".encode("utf-8", "replace")).hexdigest()[:32]
    passage = Passage("", link.text, 0, len(link.text))
    return Hit(rank, title, "", link.text[:400], label, key=f"{TOOL}:{server}:{digest}", kind=TOOL, passages=(passage,))
