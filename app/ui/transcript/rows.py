"""The rows of a table or list in its HTML: while it grows, only those that changed go to the page."""

import re
from dataclasses import dataclass, replace
from itertools import pairwise, takewhile

_TABLE, _LIST = re.compile('<div class="table"(?: dir="rtl")?><table>'), re.compile("<[ou]l[ >]")
_TAG = re.compile(r"""<(/?)([a-z]+)(?:[^<>"]*"[^"]*")*[^<>"]*>""")  # as nh3 writes them: attributes in double quotes


@dataclass(frozen=True)
class Rows:
    """A block of HTML in three parts. The last row is empty where the page has more of it than is known here."""

    head: str
    rows: tuple[str, ...]
    tail: str

    @property
    def with_open_end(self) -> "Rows":
        """Words were appended to the last row."""
        return replace(self, rows=(*self.rows[:-1], ""))

    def unchanged(self, new: "Rows") -> int | None:
        """How many of the first rows may stay while `new` takes the place of this; None: something else changed."""
        if (self.head, self.tail) != (new.head, new.tail):
            return None
        pairs = zip(self.rows, new.rows, strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def rows_of(html: str) -> Rows | None:
    """The rows of a sanitised block; None for one that is neither table nor list, or that has none yet.

    The page finds the same rows: the children of the first `tbody`, `ul` or `ol` of the block.
    """
    if _TABLE.match(html):
        return _cut(html, ("tbody",), "tr")
    return _cut(html, ("ul", "ol"), "li") if _LIST.match(html) else None


def _cut(html: str, boxes: tuple[str, ...], row: str) -> Rows | None:
    """`row`s that stand in the first of the `boxes`, not in one within it."""
    depth, starts = 0, []
    for tag in _TAG.finditer(html):
        closing, name = tag.groups()
        if name == row and depth == 1 and not closing:
            starts.append(tag.start())
        elif name in boxes:
            depth += -1 if closing else 1
            if depth == 0:
                edges = (*starts, tag.start())
                rows = tuple(html[start:end] for start, end in pairwise(edges))
                return Rows(html[: edges[0]], rows, html[tag.start() :]) if rows else None
    return None
