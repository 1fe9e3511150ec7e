"""Posts by structure: repeated elements that hold text, each in a block of its own with a name and a date beside it."""

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from app.adapters.reading.extraction.threads.markup import WORDS
from app.adapters.reading.extraction.threads.outline import Outline

_MOST_GROUPS = 40  # kinds of elements that are looked at: those with most text
_LEAST_SHARE = 0.04  # of the page's text, that a kind must hold
_BYLINES = 0.6  # share of the blocks that must name somebody, and tell a date
_CROWDED = 0.4  # share of texts with both in it, from which on they hold posts themselves
_LEAST_TEXT = 0.6  # share of the text that a tighter kind must still hold
_SURE_BYLINES = 0.8  # the same where no dates are told, but the kind calls itself a text
_SURE_DATES = 0.9  # the same where only what is bold can be a name
_TEXT = re.compile(r"body|content|message|text|prose|cooked|comment|answer|reply|copy|post|wrapper|markdown|msg", re.I)
_COMMENT = re.compile(
    r"comment|repl|answer|lzl|pst|message|text|note|msg|body|content", re.I
)  # the kinds of comments on posts
_SAME_WORDS = 0.5  # share of blocks that must differ in more than numbers and months
_VARIABLE = re.compile(r"[\W\d_]+|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}", re.I)
_PROFILE = re.compile(r"(?:user|profile|author|poster)[-_]?(?:info|extra|detail|stat|card|panel)|postprofile", re.I)
_NO_POSTS = frozenset(
    [
        *("user", "profile", "member", "avatar", "author", "sidebar", "side", "related", "recommend", "similar"),
        *("ad", "ads", "advert", "nav", "menu", "rank", "stat", "stats", "extra", "extras", "footer", "tag", "tags"),
        *("title", "headline"),
    ]
)


class Post(NamedTuple):
    """A post's text and the block around it that has nobody else's, both as places in the outline."""

    body: int
    block: int


@dataclass(frozen=True)
class Group:
    """Elements of one kind."""

    key: tuple[str, str]
    members: tuple[int, ...]
    text: int  # characters outside links
    posts: tuple[Post, ...] = ()


def groups_of(outline: Outline) -> list[Group]:
    """By a word of the class, the beginning of the identity or the property they have in common; most text first."""
    kinds: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    least = 0 if not outline.weight else outline.weight[0] * _LEAST_SHARE
    for i, element in enumerate(outline.elements):
        if outline.weight[i] <= outline.linked[i] and not outline.weight[i]:
            continue
        tag = str(element.tag)
        for token in outline.classes[i].tokens:
            kinds[tag, token].append(i)
        for name in ("itemprop", "id"):
            if value := element.get(name):
                stem = value.rstrip("0123456789")
                if name == "itemprop" or len(stem) < len(value):
                    kinds[name, stem].append(i)
    groups: dict[tuple[int, ...], Group] = {}  # of kinds with the same elements the one with the best name
    for key, members in kinds.items():
        if _is_no_post(key):
            continue
        flat = tuple(_flat(members, outline))
        text = sum(outline.weight[i] - outline.linked[i] for i in flat)
        if len(flat) >= 2 and text >= least and (flat not in groups or _rank(key) > _rank(groups[flat].key)):
            groups[flat] = Group(key, flat, text)
    return sorted(groups.values(), key=lambda group: -group.text)[:_MOST_GROUPS]


def _is_no_post(key: tuple[str, str]) -> bool:
    return not _NO_POSTS.isdisjoint(word.lower() for word in WORDS.findall(key[1]))


def _rank(key: tuple[str, str]) -> tuple[bool, bool]:
    return _COMMENT.search(key[1]) is not None, _TEXT.search(key[1]) is not None


def _flat(members: list[int], outline: Outline) -> list[int]:
    """Without those that stand in another."""
    flat: list[int] = []
    for i in members:
        if not flat or i >= outline.end[flat[-1]]:
            flat.append(i)
    return flat


def posts_of(members: tuple[int, ...], outline: Outline, others: Sequence[int]) -> tuple[Post, ...]:
    """Each with the largest element around it that holds none of the others, nor of `others` (sorted).

    Where one of them stands alone, that could be half of the page: no block is more levels up than most.
    """
    every = sorted({*members, *others})
    paths = []
    for body in members:
        path = [body]
        while (above := outline.parent[path[-1]]) > 0 and between(every, above, outline.end[above]) == 1:
            path.append(above)
        paths.append(path)
    most = sorted(map(len, paths))[(len(paths) - 1) // 2] if paths else 0
    return tuple(Post(path[0], path[min(len(path), most) - 1]) for path in paths)


def between(places: Sequence[int], start: int, end: int) -> int:
    return bisect_left(places, end) - bisect_left(places, start)


def beside(places: Sequence[int], post: Post, outline: Outline) -> int:
    """How many of `places` stand in a post's block, but not in its text."""
    block = between(places, post.block, outline.end[post.block])
    return block - between(places, post.body, outline.end[post.body])


def byline_shares(
    posts: tuple[Post, ...], outline: Outline, all_authors: Sequence[int], all_dates: Sequence[int]
) -> tuple[float, float]:
    """Shares of posts with a name and with a date beside their text."""
    filled = [post for post in posts if outline.weight[post.body]]
    if not filled:
        return 0, 0
    authors = sum(beside(all_authors, post, outline) > 0 for post in filled)
    dates = sum(beside(all_dates, post, outline) > 0 for post in filled)
    return authors / len(filled), dates / len(filled)


def post_groups(outline: Outline) -> list[Group]:
    """The kind with most text first, then those of comments on posts; none of them holds text of another."""
    groups = groups_of(outline)
    selected = _selected(groups, outline, _BYLINES) or _selected(groups, outline, 0)
    if not selected and outline.bold and len(outline.dates) > 1:
        authors, outline.authors = outline.authors, sorted({*outline.authors, *outline.bold})
        selected = _selected(groups, outline, _SURE_DATES)
        outline.authors = outline.authors if selected else authors
    return selected


def _selected(groups: list[Group], outline: Outline, dated: float) -> list[Group]:
    selected: list[Group] = []
    bodies: list[int] = []
    around = 0  # what holds all posts of the first kind: others stand in it too
    for group in groups:
        if any(not around <= i < outline.end[around] or _overlaps(i, bodies, outline) for i in group.members):
            continue
        if selected and not _COMMENT.search(group.key[1]):
            continue
        valid = _with_posts(group, outline, bodies, dated) or _around_replies(group, outline, selected, dated)
        if valid is not None:
            valid = _tightest(valid, groups, outline, bodies, dated)
            selected.append(valid)
            bodies = sorted([*bodies, *valid.members])
            around = around or _around(valid.posts, outline)
    return selected


def _around(posts: tuple[Post, ...], outline: Outline) -> int:
    i, last = posts[0].block, max(post.block for post in posts)
    while i > 0 and outline.end[i] <= last:
        i = outline.parent[i]
    return i


def _with_posts(group: Group, outline: Outline, others: list[int], dated: float) -> Group | None:
    posts = posts_of(group.members, outline, others)
    return _checked(group, posts, outline, byline_shares(posts, outline, outline.authors, outline.dates), dated)


def _around_replies(group: Group, outline: Outline, selected: list[Group], dated: float) -> Group | None:
    """Posts whose blocks hold the replies to them: names and dates count that stand in no reply's block."""
    if not selected:
        return None
    blocks = sorted(post.block for replies in selected for post in replies.posts)

    def outside(places: list[int]) -> list[int]:
        return [i for i in places if not _overlaps(i, blocks, outline)]

    posts = posts_of(group.members, outline, [])
    shares = byline_shares(posts, outline, outside(outline.authors), outside(outline.dates))
    return _checked(group, posts, outline, shares, dated)


def _checked(
    group: Group, posts: tuple[Post, ...], outline: Outline, shares: tuple[float, float], dated: float
) -> Group | None:
    authors, dates = shares
    if authors < _BYLINES or dates < dated or _is_crowded(posts, outline) or _is_label(posts, outline):
        return None
    if dated != _BYLINES and (authors < _SURE_BYLINES or not _TEXT.search(group.key[1])):
        return None
    return Group(group.key, group.members, group.text, posts)


def _is_crowded(posts: tuple[Post, ...], outline: Outline) -> bool:
    crowded = sum(
        between(outline.authors, post.body, outline.end[post.body]) > 0
        and between(outline.dates, post.body, outline.end[post.body]) > 0
        for post in posts
    )
    return crowded >= _CROWDED * len(posts)


def _is_label(posts: tuple[Post, ...], outline: Outline) -> bool:
    """The same words in most blocks, or what stands in a profile: the numbers of a person, not a text."""
    texts: set[str] = set()
    for post in posts:
        i = post.body
        while i > post.block:
            if any(_PROFILE.search(token) for token in outline.classes[i].tokens):
                return True
            i = outline.parent[i]
        words = " ".join(islice(outline.elements[post.body].itertext(), 50))[:500]
        texts.add(_VARIABLE.sub("", words).lower())
    return len(texts) <= _SAME_WORDS * len(posts)


def _overlaps(i: int, bodies: list[int], outline: Outline) -> bool:
    at = bisect_left(bodies, i)
    if at < len(bodies) and bodies[at] < outline.end[i]:
        return True
    return at > 0 and outline.end[bodies[at - 1]] > i


def _tightest(group: Group, groups: list[Group], outline: Outline, bodies: list[int], dated: float) -> Group:
    """The innermost kind that has a member in each of the group's, and nearly all of its text."""
    best = group
    for inner in groups:
        if inner.text > best.text or inner.text < _LEAST_TEXT * group.text or inner.members == best.members:
            continue
        ones = sum(between(inner.members, i, outline.end[i]) == 1 for i in best.members)
        if ones >= 0.8 * len(best.members) and len(inner.members) <= len(best.members):
            best = _with_posts(inner, outline, bodies, dated) or best
    return best
