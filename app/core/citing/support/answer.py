"""An answer with its citations → the plain words that each citation stands behind."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise

from app.core.citing.claims import Claims
from app.core.citing.markdown.prose import Prose
from app.core.citing.markdown.regions import read
from app.core.citing.numbers import MARKER
from app.core.domain.citation import Citation, Span
from app.core.ranking.sentences import sentence_ends

_LONGEST = 4_000  # characters of one claim
_NEAR = 600  # so far a sentence is looked for that no marker stands behind
_IMAGE = re.compile(r"!\[[^\[\]\n]{0,200}\]\([^()\n]{0,500}\)")
_LINK = re.compile(r"\[([^\[\]\n]{0,300})\]\([^()\n]{0,500}\)")
_TAG = re.compile(r"</?[A-Za-z][^<>\n]{0,200}>")
_LINE_MARK = re.compile(
    r"^[ \t]{0,12}(?:>[ \t]?|#{1,6}[ \t]|[-*+•][ \t]|\d{1,3}[.)][ \t](?=\S)|\[[ xX]\][ \t])+", re.MULTILINE
)
_EMPHASIS = re.compile(r"\*{1,3}|~~|`{1,3}|(?<![^\W_])_{1,3}|_{1,3}(?![^\W_])")
_SOURCE = re.compile(
    r"^(?:(?:according to|as per|per|in|by|from|see)\s{0,9},|(?:根据|依据|据|参见|见)\s{0,9}[，,])\s{0,9}",
    re.IGNORECASE,
)
_RULE = re.compile(r"[ \t:|-]+")
_LETTER = re.compile(r"[^\W\d_]")
_CELL = re.compile(r"(?<!\\)\|")


def claims_of(text: str, citations: Sequence[Citation]) -> list[tuple[int, str]]:
    """(index of the citation, its claim) for each of which a claim is known; markers and Markdown are taken out.

    The claim is the span that the citation names, else the sentence before its place, else the one behind it. In a
    table it is what the row says since the last marker, with the row's first cell.
    """
    places = [citation.place for citation in citations if _within(citation.place, text)]
    blocks = _Blocks(text, filter(None, places))
    claims = []
    for index, citation in enumerate(citations):
        place, span = _within(citation.place, text), _within(citation.claim, text)
        row = blocks.row(place) if place else None
        if row is not None and place is not None:
            claim = plain(_of_row(text, row, place))
        else:
            span = span or (blocks.claim(place) if place else None)
            claim = plain(text[span[0] : span[1]]) if span else ""
        if claim:
            claims.append((index, claim))
    return claims


def claim_of(text: str, citations: Sequence[Citation], index: int) -> str:
    """The claim of one of them; empty where none is known."""
    return dict(claims_of(text, citations)).get(index, "")


def plain(markdown: str) -> str:
    """A stretch of Markdown as one line of plain words, without markers."""
    text = _IMAGE.sub(" ", markdown[:_LONGEST])
    text = MARKER.sub(lambda match: " " if match["marker"] else match.group()[1:], text)
    text = _TAG.sub(" ", _LINK.sub(r"\1", text))
    text = _SOURCE.sub("", _EMPHASIS.sub("", _LINE_MARK.sub("", text)).strip())
    return " ".join(re.sub(r"\s+([.,;:!?，。；：！？])", r"\1", " ".join(text.split())).split())


def _within(span: Span | None, text: str) -> Span | None:
    return span if span and 0 <= span[0] <= span[1] <= len(text) else None


class _Blocks:
    """The blocks of prose of an answer, read when the first one is asked for."""

    def __init__(self, text: str, places: Iterable[Span]) -> None:
        """places: of all citations, as what one supports begins where another one stands."""
        self._text = text
        self._places = sorted(set(places))
        self._claims: dict[int, Claims] = {}

    @cached_property
    def _prose(self) -> list[tuple[int, Prose]]:
        pieces = [(next(block.pieces())[0], block) for block in read(self._text).prose if block.text]
        return sorted(pieces, key=lambda piece: piece[0])

    def claim(self, place: Span) -> Span | None:
        """The sentence before a place in the same block, else the one behind it."""
        index = self._index(place[0])
        if index < 0:
            return None
        block = self._prose[index][1]
        if index not in self._claims:
            end = self._prose[index + 1][0] if index + 1 < len(self._prose) else len(self._text) + 1
            first = bisect_left(self._places, (self._prose[index][0], 0))
            places = self._places[first : bisect_left(self._places, (end, 0))]
            self._claims[index] = Claims(block.text, [_offsets(block, each) for each in places])
        start, after = _offsets(block, place)
        span = self._claims[index].of((start, after)) or _behind(block.text, after)
        if span is None and index:  # a paragraph of markers only belongs to the one before
            block = self._prose[index - 1][1]
            span = _last(block.text)
        return block.span(*span) if span else None

    def row(self, place: Span) -> Span | None:
        """The line of a place where it is a row of a table; a table's cells are blocks of their own."""
        text, near = self._text, max(0, place[0] - _LONGEST)
        start = text.rfind("\n", near, place[0]) + 1 or near
        end = text.find("\n", place[0], start + _LONGEST)
        end = min(len(text), start + _LONGEST) if end < 0 else end
        if place[0] > end or not _CELL.search(self._text, start, end):
            return None
        index = self._index(place[0])
        if index < 0:
            return None
        block = self._prose[index][1]
        first, last = block.span(0, len(block.text))
        if start <= first and last <= end and text[start:end].strip() != block.text.strip():
            return start, end
        return None

    def _index(self, position: int) -> int:
        """The last block that begins at or before a position."""
        return bisect_right(self._prose, position, key=lambda piece: piece[0]) - 1


def _offsets(block: Prose, place: Span) -> Span:
    start = min(len(block.text), max(0, block.offset(place[0])))
    return start, min(len(block.text), max(start, block.offset(place[1])))


def _behind(text: str, start: int) -> Span | None:
    stop = min(len(text), start + _NEAR)
    ends = sentence_ends(text, start, stop)
    end = ends[0] if ends else stop
    return (start, end) if _has_words(text[start:end]) else None


def _last(text: str) -> Span | None:
    end = len(text.rstrip())
    begin = max(0, end - _NEAR)
    start = max((border for border in sentence_ends(text, begin) if border < end), default=begin)
    return (start, end) if _has_words(text[start:end]) else None


def _has_words(text: str) -> bool:
    return _LETTER.search(MARKER.sub(" ", text)) is not None


def _of_row(text: str, row: Span, place: Span) -> str:
    """The first cell, and the cells since the last marker up to the place."""
    line = text[row[0] : row[1]]
    cut = [0, *(match.end() for match in _CELL.finditer(line)), len(line) + 1]
    cells = [line[start : end - 1].strip() for start, end in pairwise(cut)]
    here = bisect_right(cut, place[0] - row[0]) - 1
    first = here
    while first > 0 and not any(match["marker"] for match in MARKER.finditer(cells[first - 1])):
        first -= 1
    row_cells = cells[first : here + 1]
    filled = [cell for cell in cells if cell]
    if filled and filled[0] not in row_cells:
        row_cells.insert(0, filled[0])
    return " ".join(cell for cell in row_cells if cell and not _RULE.fullmatch(cell))
