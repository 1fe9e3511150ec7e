"""A page of a forum, of questions and answers or of comments → its posts in order, with who wrote them and when."""

from bisect import bisect_left
from itertools import islice
from typing import TYPE_CHECKING

from app.adapters.reading.extraction.html_tree import BROKEN
from app.adapters.reading.extraction.metadata import Metadata
from app.adapters.reading.extraction.threads.block_text import as_markdown
from app.adapters.reading.extraction.threads.bylines import author_of, date_of
from app.adapters.reading.extraction.threads.embedded import has_state, linked_posts, state_posts
from app.adapters.reading.extraction.threads.entry import Entry
from app.adapters.reading.extraction.threads.evidence import is_about, is_forum_software, may_be_thread
from app.adapters.reading.extraction.threads.opening import opening_of
from app.adapters.reading.extraction.threads.outline import Outline
from app.adapters.reading.extraction.threads.post_blocks import Post, post_groups, posts_of
from app.adapters.reading.extraction.threads.quotes import Quotes

if TYPE_CHECKING:
    from lxml.html import HtmlElement

_MOST_POSTS = 3000
_LITTLE = 1000  # characters that a page shows, from which on it is not drawn from its state only
_IN_DATA = 0.7  # times what a page shows, that its data must hold to be read in place of it
_LEAST_HIDDEN = 120  # characters for readers without scripts
_HIDDEN = 0.3  # share of a page's text that they are at least


def thread_of(tree: "HtmlElement", facts: Metadata) -> str:
    """As Markdown, a heading before each post; empty where the page is no thread. Never raises."""
    try:
        thread = facts.is_thread or is_forum_software(tree)
        entries = _in_elements(tree, thread=thread, article=facts.is_article) or _in_data(tree, facts, thread=thread)
    except BROKEN:
        return ""
    return "\n\n".join(map(_with_heading, entries))


def _in_elements(tree: "HtmlElement", *, thread: bool, article: bool) -> list[Entry]:
    if not thread and not may_be_thread(tree, article=article):
        return []
    body = next(tree.iter("body"), tree)
    entries = _entries(Outline(body), thread=thread, article=article)
    if not entries and _is_for_robots(body):
        entries = _entries(Outline(body, for_robots=True), thread=thread, article=article)
    return entries


def _in_data(tree: "HtmlElement", facts: Metadata, *, thread: bool) -> list[Entry]:
    """What stands in the page's data, where its elements hold less."""
    if not facts.is_thread and not has_state(tree):
        return []
    parts = tree.xpath("//body//text()[not(parent::script or parent::style)]", smart_strings=False)
    visible = sum(len(part.strip()) for part in parts)
    entries = linked_posts(tree) if facts.is_thread else []
    if not entries and visible < _LITTLE:
        entries = state_posts(tree, thread=thread)
    return entries if sum(len(entry.text) for entry in entries) >= visible * _IN_DATA else []


def _is_for_robots(body: "HtmlElement") -> bool:
    """True where much of the text stands there for readers without scripts."""
    hidden = sum(len("".join(note.itertext())) for note in body.iter("noscript"))
    return hidden > _LEAST_HIDDEN and hidden > _HIDDEN * len("".join(body.itertext()))


def _entries(outline: Outline, *, thread: bool, article: bool) -> list[Entry]:
    if not outline.authors and not outline.dates:
        return []
    posts = {post.body: post for group in post_groups(outline) for post in group.posts}
    if not posts:
        return []
    opening = opening_of(list(posts.values()), outline)
    if not is_about(list(posts.values()), opening, outline, thread=thread, article=article):
        return []
    if opening is not None:
        posts[opening.body] = opening
    quotes = Quotes()
    entries: dict[Entry, None] = {}
    for post in islice(posts_of(tuple(sorted(posts)), outline, []), _MOST_POSTS):
        text = quotes.once(as_markdown(outline.elements[post.body]))
        if text:
            entries[_entry(text, post, posts[post.body], outline)] = None
    return list(entries)


def _entry(text: str, post: Post, wide: Post, outline: Outline) -> Entry:
    """`wide`: the same post with a block that may hold comments on it."""
    author = author_of(_beside(outline.authors, post, outline), outline)
    date = date_of(_beside(outline.dates, post, outline), post.body, outline)
    if wide != post:
        author = author or author_of(_beside(outline.authors, wide, outline), outline)
        date = date or date_of(_beside(outline.dates, wide, outline), post.body, outline)
    return Entry(text, author, date)


def _beside(places: list[int], post: Post, outline: Outline) -> list[int]:
    """Those in a post's block, but not in its text."""
    block = places[bisect_left(places, post.block) : bisect_left(places, outline.end[post.block])]
    return [i for i in block if not post.body <= i < outline.end[post.body]]


def _with_heading(entry: Entry) -> str:
    heading = " · ".join(filter(None, (entry.author, entry.date)))
    return f"## {heading}\n\n{entry.text}" if heading else entry.text
