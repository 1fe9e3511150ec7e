"""An answer with its citations → the plain words that each citation stands behind."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise

from app.core.citing.claims import Claims
from app.core.citing.numbers import MARKER
from app.core.citing.prose import Prose
from app.core.citing.regions import read
from app.core.domain.citation import Citation, Span
from app.core.ranking.sentences import sentence_ends

_LONGEST = 4_000  # characters of one claim
_IMAGE = re.compile(r"!\[[^\[\]\n]{0,200}\]\([^()\n]{0,500}\)")
_LINK = re.compile(r"\[([^\[\]\n]{0,300})\]\([^()\n]{0,500}\)")
_TAG = re.compile(r"</?[A-Za-z][^<>\n]{0,200}>")
_LINE_MARK = re.compile(
    r"^[ \t]{0,12}(?:>[ \t]?|#{1,6}[ \t]|[-*+•][ \t]|\d{1,3}[.)][ \t](?=\S)|\[[ xX]\][ \t])+", re.MULTILINE
)
_EMPHASIS = re.compile(r"\*{1,3}|~~|`{1,3}|(?<![^\W_])_{1,3}|_{1,3}(?![^\W_])")
_RULE = re.compile(r"[ \t:|-]+")
_CELL = re.compile(r"(?<!\\)\|")


def claims_of(text: str, citations: Sequence[Citation]) -> list[tuple[int, str]]:
    """(index of the citation, its claim) for each of which a claim is known; markers and Markdown are taken out.

    The claim is the span that the citation names, else the sentence before its place, else the one behind it. In a
    table it is what the row says since the last marker, with the row's first cell.
    """
    blocks = _Blocks(text)
    found = []
    for index, citation in enumerate(citations):
        place, span = _within(citation.place, text), _within(citation.claim, text)
        row = blocks.row(place) if place else None
        if row is not None and place is not None:
            claim = plain(_of_row(text, row, place))
        else:
            span = span or (blocks.claim(place) if place else None)
            claim = plain(text[span[0] : span[1]]) if span else ""
        if claim:
            found.append((index, claim))
    return found


def plain(markdown: str) -> str:
    """A stretch of Markdown as one line of plain words, without markers."""
    text = _IMAGE.sub(" ", markdown[:_LONGEST])
    text = MARKER.sub(lambda match: " " if match["marker"] else match.group()[1:], text)
    text = _TAG.sub(" ", _LINK.sub(r"\1", text))
    text = _EMPHASIS.sub("", _LINE_MARK.sub("", text))
    return " ".join(re.sub(r"\s+([.,;:!?，。；：！？])", r"\1", " ".join(text.split())).split())


def _within(span: Span | None, text: str) -> Span | None:
    return span if span and 0 <= span[0] <= span[1] <= len(text) else None


class _Blocks:
    """The blocks of prose of an answer, read when the first one is asked for."""

    def __init__(self, text: str):
        self._text = text
        self._prose: list[Prose] | None = None
        self._starts: list[int] = []

    def claim(self, place: Span) -> Span | None:
        """The sentence before a place in the same block, else the one behind it."""
        if (block := self._block(place[0])) is None:
            return None
        start, end = block.offset(place[0]), min(len(block.text), block.offset(place[1]))
        span = Claims(block.text, [(start, max(start, end))]).of((start, end)) or _behind(block.text, end)
        return block.span(*span) if span else None

    def row(self, place: Span) -> Span | None:
        """The line of a place where it is a row of a table; a table's cells are blocks of their own."""
        start = self._text.rfind("\n", 0, place[0]) + 1
        end = self._text.find("\n", place[0])
        end = len(self._text) if end < 0 else end
        if end - start > _LONGEST or not _CELL.search(self._text, start, end):
            return None
        block = self._block(place[0])
        inside = block is not None and all(start <= a and b <= end for a, b, _ in block.pieces())
        return (
            (start, end) if inside and self._text[start:end].strip() != (block.text.strip() if block else "") else None
        )

    def _block(self, position: int) -> Prose | None:
        if self._prose is None:
            pieces = [(next(block.pieces(), (0, 0, 0))[0], block) for block in read(self._text).prose if block.text]
            pieces.sort(key=lambda piece: piece[0])
            self._starts, self._prose = [start for start, _ in pieces], [block for _, block in pieces]
        index = bisect_right(self._starts, position) - 1
        return self._prose[index] if index >= 0 else None


def _behind(text: str, start: int) -> Span | None:
    ends = sentence_ends(text, start)
    end = ends[0] if ends else len(text)
    return (start, end) if text[start:end].strip() else None


def _of_row(text: str, row: Span, place: Span) -> str:
    """The first cell, and the cells since the last marker up to the place."""
    line = text[row[0] : row[1]]
    cut = [0, *(match.end() for match in _CELL.finditer(line)), len(line) + 1]
    cells = [line[start : end - 1].strip() for start, end in pairwise(cut)]
    here = bisect_right(cut, place[0] - row[0]) - 1
    first = here
    while first > 0 and not any(match["marker"] for match in MARKER.finditer(cells[first - 1])):
        first -= 1
    chosen = cells[first : here + 1]
    heads = [cell for cell in cells if cell]
    if heads and heads[0] not in chosen:
        chosen.insert(0, heads[0])
    return " ".join(cell for cell in chosen if cell and not _RULE.fullmatch(cell))
