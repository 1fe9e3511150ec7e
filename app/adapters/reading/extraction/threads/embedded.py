"""Posts that a page holds as data: linked data for search engines, and the state that its scripts draw it from."""

import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from app.adapters.reading.extraction.html_tree import parse
from app.adapters.reading.extraction.markdown import plain_to_markdown
from app.adapters.reading.extraction.metadata import iso_date, linked_data
from app.adapters.reading.extraction.threads.block_text import as_markdown
from app.adapters.reading.extraction.threads.entry import Entry

if TYPE_CHECKING:
    from lxml.html import HtmlElement

_THREADS = frozenset(["DiscussionForumPosting", "Question", "SocialMediaPosting"])
_REPLIES = ("acceptedAnswer", "suggestedAnswer", "comment")
_TEXTS = ("text", "articleBody", "cooked", "content", "body", "message", "contentHtml", "html")
_AUTHORS = ("author", "user", "username", "creator", "owner", "member", "nickname", "display_username")
_NAMES = ("name", "username", "nickname", "displayName", "display_name", "userName", "nickName", "login")
_DATES = (
    *("datePublished", "dateCreated", "created_at", "createdAt", "createdTime", "created_time", "createTime"),
    *("create_time", "publishedAt", "published_at", "created", "timestamp", "postedAt", "date"),
)
_DEEPEST = 14  # objects within each other
_MOST_VALUES = 40_000  # that are looked at
_MOST_POSTS = 1000
_LONGEST_STATE = 3_000_000  # characters
_LEAST_POSTS = 2
_JSON = ("application/json", "text/json")
_ASSIGNED = re.compile(r"\s*(?:window|self|globalThis)\.[\w$]{1,60}\s*=\s*(?=[{\[])")
_OF_REPLIES = re.compile(r"comment|answer|repl(?:y|ies)", re.IGNORECASE)
_TAG = re.compile(r"</?[a-zA-Z][^<>]{0,500}>")


def linked_posts(tree: "HtmlElement") -> list[Entry]:
    """Of the first question or discussion in the linked data."""
    for item in linked_data(tree):
        kinds = item.get("@type")
        names = [kind for kind in (kinds if isinstance(kinds, list) else [kinds]) if isinstance(kind, str)]
        entries = [] if _THREADS.isdisjoint(names) else list(dict.fromkeys(_with_replies(item, 0)))
        if entries:
            return entries[:_MOST_POSTS]
    return []


def has_state(tree: "HtmlElement") -> bool:
    return next(_texts_of_states(tree), None) is not None


def state_posts(tree: "HtmlElement", *, thread: bool) -> list[Entry]:
    """Of the longest row of objects in the page's state that have a text, somebody who wrote it and a date.

    Of a page that is no `thread` by what it says itself, those that are called comments or answers.
    """
    best: list[Entry] = []
    for state in _states(tree):
        for name, row in _rows(state):
            if not thread and not _OF_REPLIES.search(name):
                continue
            entries = [entry for value in row if (entry := _entry(value)) is not None and entry.author and entry.date]
            if len(entries) >= max(_LEAST_POSTS, 0.6 * len(row)) and _size(entries) > _size(best):
                best = entries[:_MOST_POSTS]
    return list(dict.fromkeys(best))


def _size(entries: list[Entry]) -> int:
    return sum(len(entry.text) for entry in entries)


def _with_replies(item: dict[str, Any], depth: int) -> Iterator[Entry]:
    if (entry := _entry(item)) is not None:
        yield entry
    if depth < _DEEPEST:
        for name in _REPLIES:
            replies = item.get(name)
            for reply in replies if isinstance(replies, list) else [replies]:
                if isinstance(reply, dict):
                    yield from _with_replies(reply, depth + 1)


def _states(tree: "HtmlElement") -> Iterator[Any]:
    for text in _texts_of_states(tree):
        for state in _loaded(text):
            yield state
            inner = state.values() if isinstance(state, dict) else []
            yield from (one for text in inner if isinstance(text, str) for one in _loaded(text))


def _texts_of_states(tree: "HtmlElement") -> Iterator[str]:
    for script in tree.iter("script"):
        text = script.text or ""
        if (script.get("type") or "").strip().lower() in _JSON:
            yield text
        elif assigned := _ASSIGNED.match(text):
            yield text[assigned.end() :]
    yield from tree.xpath("//@data-preloaded", smart_strings=False)


def _loaded(text: str) -> Iterator[Any]:
    text = text.lstrip()
    if len(text) <= _LONGEST_STATE and text[:1] in ("{", "["):
        try:
            yield json.JSONDecoder(strict=False).raw_decode(text)[0]
        except (ValueError, RecursionError):
            return


def _rows(state: Any) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Lists of objects, and objects of objects by their identity, wherever they stand, with their names."""
    left: list[tuple[str, Any, int]] = [("", state, 0)] if isinstance(state, dict | list) else []
    count = 0
    while left and count < _MOST_VALUES:
        name, value, depth = left.pop()
        count += 1
        inner = list(value.items()) if isinstance(value, dict) else [(name, one) for one in value]
        objects = [one for _, one in inner if isinstance(one, dict)]
        if len(objects) >= _LEAST_POSTS:
            yield name, objects
        if depth < _DEEPEST:
            left += [(str(key), one, depth + 1) for key, one in inner if isinstance(one, dict | list)]


def _entry(item: dict[str, Any]) -> Entry | None:
    text = next((value for name in _TEXTS if isinstance(value := item.get(name), str) and value.strip()), "")
    text = _markdown(text[:200_000])
    if not text:
        return None
    return Entry(text, _author(item), next(filter(None, (_date(item.get(name)) for name in _DATES)), ""))


def _author(item: dict[str, Any]) -> str:
    for name in _AUTHORS:
        value = item.get(name)
        value = value[0] if isinstance(value, list) and value else value
        if isinstance(value, dict):
            value = next((inner for key in _NAMES if isinstance(inner := value.get(key), str) and inner.strip()), "")
        if isinstance(value, str) and 0 < len(value.strip()) <= 60:
            return " ".join(value.split())
    return ""


def _date(value: Any) -> str:
    if isinstance(value, str):
        return iso_date(value)
    if isinstance(value, int | float) and not isinstance(value, bool):
        seconds = value / 1000 if value > 10**11 else value
        if 631_152_000 < seconds < 4_102_444_800:  # from 1990 to 2100
            return datetime.fromtimestamp(seconds, UTC).date().isoformat()
    return ""


def _markdown(text: str) -> str:
    if not _TAG.search(text):
        return plain_to_markdown(text)
    tree = parse(f"<html><body><div>{text}</div></body></html>")
    return "" if tree is None else as_markdown(tree)
