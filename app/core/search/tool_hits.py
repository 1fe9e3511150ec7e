"""What a tool's result names as documents of the web: links, hits in JSON, hits in lines of text."""

import json
import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from app.core.domain.addresses import is_web_address
from app.core.domain.chat.tool_servers import ToolLink, ToolOutput
from app.core.domain.evidence import Hit, Passage

_MOST = 30  # hits of a result
_DEPTH = 6
_URL = ("url", "link", "href", "uri")
_TITLE = ("title", "name", "headline")
_TEXT = ("content", "text", "markdown", "snippet", "description", "summary", "body", "abstract")
_LABELLED = re.compile(
    r"^[ \t>*-]*(?:URL|Link|Address)\**[ \t]*:\**[ \t]*<?([a-z]{2,12}://\S{1,2000}?)>?"
    r"(?:[ \t]+\(.{0,200}\))?[ \t]*$",  # such as what is said of an address that was shortened
    re.I | re.M,
)
_FIELD = re.compile(r"^[ \t>*-]*(Title|Summary|Description|Snippet|Content)\**[ \t]*:\**[ \t]*(.*)$", re.I)
_NUMBER = re.compile(r"^[ \t#>*-]*(?:\[?\d{1,3}[.)\]][ \t]*)?")


def split(output: ToolOutput) -> tuple[list[Hit], list[str]]:
    """(documents that can be cited, texts that name none): a text that gives hits is not told twice."""
    links: list[ToolLink] = [link for link in output.links if is_web_address(link.url)]
    rest = [_described(link) for link in output.links if not is_web_address(link.url)]
    for text in output.texts:
        links_of_text = links_in(text)
        links += links_of_text
        if not links_of_text:
            rest.append(text)
    hits = {link.url: _hit(rank, link) for rank, link in enumerate(links[:_MOST], start=1)}
    return list(hits.values()), [text for text in rest if text.strip()]


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
