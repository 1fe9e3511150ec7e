"""Whether posts by several people are what a page is about, or only stand below it."""

import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from app.adapters.reading.extraction.threads.markup import WORDS, date_in
from app.adapters.reading.extraction.threads.outline import Outline
from app.adapters.reading.extraction.threads.post_blocks import Post, between

if TYPE_CHECKING:
    from lxml.etree import XPath
    from lxml.html import HtmlElement

_SCHEMA = re.compile(r"schema\.org/(?:DiscussionForumPosting|QAPage|Question|Answer)\b")
_SOFTWARE = re.compile(
    r"\b(?:discourse|flarum|discuz|phpbb|vbulletin|xenforo|xf|mybb|smf|simple machines|nodebb|vanilla|invision|fluxbb"
    r"|punbb|esotalk|misago|lemmy|kbin|mbin|question2answer|osqa|askbot|bbpress|phpwind|talkyard|asgaros|yabb|ipsapp"
    r"|ips(?:focus|layout))(?:\b|_)",
    re.IGNORECASE,
)
_POSTS = re.compile(
    r"(?<![a-z])(?:comment|repl(?:y|ies)|answer|thread|topic|forum|discuss|message|post(?!er|age|code)|question|bbs|lzl"
    r"|rich-?text)|floor|tpc_",
    re.IGNORECASE,
)
_FORUM = re.compile(
    r"(?<![a-z])(?:answers?|threads?|topics?|forums?|discussions?|questions?|bbs|lzl)(?![a-z])", re.IGNORECASE
)
_LEAST_NAMES = 4
_LEAST_FORUM_NAMES = 3
_LONGEST_CLASS = 1000  # characters
_FORUM_WORDS = frozenset(
    [
        *("thread", "threads", "topic", "topics", "forum", "forums", "discussion", "discussions", "question", "answer"),
        *("answers", "questions", "bbs", "viewtopic", "showthread", "viewthread", "lzl", "postlist", "qa", "tieba"),
    ]
)
_OF_COMMENTS = frozenset(["thread-even", "thread-odd", "thread-alt"])  # WordPress: comments on an article
_PROSE = 60  # characters of an element's own text that no label has
_BESIDE = 1.0  # times the posts' text: so much other text has a page that is about its posts, if it says that it is
_AROUND = 0.4  # the same where it does not say so
_LEAST_POSTS = 3  # where it does not say so
_TITLED = 0.5  # share of blocks with a heading of their own from which on they are a list of pages
_RE = re.compile(r"^\s*(?:re|aw|回复|回覆)\s*[:：]\s*", re.IGNORECASE)


def may_be_thread(tree: "HtmlElement", *, article: bool) -> bool:
    """Told at once by the names of the elements, of which most pages have too few that are a thread's."""
    counts: Counter[str] = Counter()
    for values in _names():
        counts.update(values(tree))
    names = [(name, count) for name, count in counts.items() if len(name) < _LONGEST_CLASS and _POSTS.search(name)]
    if sum(count for _, count in names) < _LEAST_NAMES:
        return False
    return not article or sum(count for name, count in names if _FORUM.search(name)) >= _LEAST_FORUM_NAMES


@cache
def _names() -> "tuple[XPath, XPath]":
    from lxml.etree import XPath

    return XPath("//@class", smart_strings=False), XPath("//@id", smart_strings=False)


def is_forum_software(tree: "HtmlElement") -> bool:
    """Whether the page names the software that made it, and that is a forum's."""
    names = [meta.get("content") or "" for meta in tree.iter("meta") if (meta.get("name") or "").lower() == "generator"]
    for element in (tree, *tree.iter("body")):
        names += [element.get("id") or "", element.get("class") or "", element.get("data-app") or ""]
    return any(_SOFTWARE.search(name[:500]) for name in names)


def is_about(posts: list[Post], opening: Post | None, outline: Outline, *, thread: bool, article: bool) -> bool:
    """`opening`: what they reply to, if it is none of them; `thread`, `article`: what the page says that it is."""
    if not posts or _is_list(posts, outline):
        return False
    own = sum(outline.weight[post.body] for post in posts)
    first = outline.weight[opening.body] if opening is not None else 0
    beside = _prose_outside([*posts, Post(opening.body, opening.body)] if opening is not None else posts, outline)
    if thread or _has_forum_words([*filter(None, [opening]), *posts], outline):
        return beside + first * article <= _BESIDE * (own + first * (not article))
    return not article and len(posts) >= _LEAST_POSTS and beside <= _AROUND * (own + first) and first <= _BESIDE * own


def _has_forum_words(posts: list[Post], outline: Outline) -> bool:
    """In the names of the elements that the posts stand in, or in their types."""
    for post in posts[:50]:
        i = post.body
        while i >= 0:
            element, class_name = outline.elements[i], outline.classes[i]
            if _SCHEMA.search(element.get("itemtype") or ""):
                return True
            words = class_name.words
            if element.tag not in ("html", "body") and (identity := element.get("id")):
                words = words | {word.lower() for word in WORDS.findall(identity[:200])}
            if not words.isdisjoint(_FORUM_WORDS) and _OF_COMMENTS.isdisjoint(class_name.tokens):
                return True
            i = outline.parent[i]
    return False


def _prose_outside(posts: list[Post], outline: Outline) -> int:
    """Characters of long texts that stand in no post's block."""
    total = 0
    i, blocks = 0, iter(sorted(posts, key=lambda post: post.block))
    post = next(blocks, None)
    while i < len(outline.elements):
        while post is not None and post.block < i:
            post = next(blocks, None)
        if post is not None and post.block == i:
            i = outline.end[i]
            continue
        own = outline.own[i]
        if own >= _PROSE:
            total += own
        i += 1
    return total


def _is_list(posts: list[Post], outline: Outline) -> bool:
    """True for lists of articles or products: each has a title of its own."""
    titles = [title for post in posts if (title := _title(post, outline))]
    return len(titles) >= _TITLED * len(posts) and len(set(titles)) > 0.5 * len(titles) and len(posts) > 1


def _title(post: Post, outline: Outline) -> str:
    for i in range(post.block, outline.end[post.block]):
        element: HtmlElement = outline.elements[i]
        if post.body <= i < outline.end[post.body] or element.tag not in ("h1", "h2", "h3", "h4", "h5"):
            continue
        if not between(outline.authors, i, outline.end[i]):
            title = " ".join(" ".join(element.itertext()).split())[:200]
            return "" if date_in(title) else _RE.sub("", title)
    return ""
