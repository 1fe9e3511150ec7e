"""The post that a thread begins with, where it looks unlike the replies below it."""

from bisect import bisect_left

from app.adapters.reading.extraction.threads.outline import Outline
from app.adapters.reading.extraction.threads.post_blocks import Post, beside, between, posts_of

_REPLIES = frozenset(
    ["comment", "comments", "reply", "replies", "answer", "answers", "response", "responses", "subtree"]
)
_ELSEWHERE = ("header", "footer", "aside", "form", "nav", "body", "html", "a", "time", "h1", "h2", "h3", "label")
_LEAST = 8  # characters
_LEAST_TEXT = 0.3  # share of an element's text outside links


def opening_of(posts: list[Post], outline: Outline) -> Post | None:
    """The longest text before the first reply that has a name or a date beside it, but none inside."""
    posts = sorted(posts)
    if not any(_is_reply(post, outline) for post in posts[:3]):
        return None
    first = posts[0].block
    bodies = [post.body for post in posts]
    best: Post | None = None
    longest = _LEAST
    i = 1
    while i < first:
        text = outline.weight[i] - outline.linked[i]
        if str(outline.elements[i].tag) in _ELSEWHERE:
            i = outline.end[i] if outline.end[i] <= first else i + 1
            continue
        if (
            outline.end[i] <= first
            and text > longest
            and text >= _LEAST_TEXT * outline.weight[i]
            and _is_bare(i, outline)
        ):
            post = posts_of((i,), outline, bodies)[0]
            if beside(outline.dates, post, outline) or beside(outline.authors, post, outline):
                best, longest = post, text
        i += 1
    return best


def _is_reply(post: Post, outline: Outline) -> bool:
    i = post.body
    while i >= post.block:
        if not outline.classes[i].words.isdisjoint(_REPLIES):
            return True
        i = outline.parent[i]
    return False


def _is_bare(i: int, outline: Outline) -> bool:
    """No date stands in it, nor more than a few names."""
    end = outline.end[i]
    if between(outline.dates, i, end):
        return False
    authors = outline.authors[bisect_left(outline.authors, i) : bisect_left(outline.authors, end)]
    return sum(outline.weight[a] for a in authors[:20]) < 0.2 * outline.weight[i]
