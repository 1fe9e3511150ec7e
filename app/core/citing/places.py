"""Where a chip may stand: the nearest spot of running text behind what is cited."""

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from app.core.citing.claims import Claims
from app.core.citing.markdown.prose import Prose
from app.core.citing.markdown.regions import read, scan
from app.core.domain.citation import Span

_ENTITY = re.compile(r"&(?:#?[A-Za-z0-9]{1,32});")
_NOT_TEXT = "`$\\!"  # code, maths, images
_RUN = "*_~"
_JOINER = "\u200d"


@dataclass
class _Block:
    """A block of prose with what is protected in it, in its own offsets."""

    prose: Prose
    labels: Mapping[str, Any]

    @cached_property
    def spans(self) -> list[Span]:
        return scan(self.prose, self.labels)[0]

    def span_of(self, offset: int) -> Span | None:
        """The protected span that holds the character at `offset`."""
        index = bisect_right(self.spans, (offset, len(self.prose.text) + 1)) - 1
        return self.spans[index] if index >= 0 and offset < self.spans[index][1] else None

    def span_around(self, offset: int) -> Span | None:
        """The protected span that has text on both sides of `offset`."""
        span = self.span_of(offset)
        return span if span and span[0] < offset else None


class Places:
    """The running text of an answer, asked for positions in it. Positions are code points of the whole text."""

    def __init__(self, text: str) -> None:
        self._text = text
        reading = read(text)
        self._blocks = [_Block(prose, reading.labels) for prose in reading.prose if prose.text.strip()]
        pieces = sorted(
            (start, end, index, offset)
            for index, block in enumerate(self._blocks)
            for start, end, offset in block.prose.pieces()
        )
        self._pieces = pieces
        self._starts = [piece[0] for piece in pieces]

    def safe(self, position: int) -> int | None:
        """Where an empty place goes that was given as `position`; None where no running text stands before it.

        Behind the words and not behind the space or line end that follows them; out of code, links, maths, images and
        marks of Markdown; a formula or code block leads back to the paragraph before it.
        """
        spot = self._at(min(max(position, 0), len(self._text)))
        while spot is not None:
            block, offset = spot
            moved = self._within(block, offset)
            if moved is not None:
                return block.prose.span(moved, moved)[0]
            first = block.prose.span(0, 0)[0]
            spot = self._at(first) if first < position else None
            position = first
        return None

    def is_running(self, start: int, end: int) -> bool:
        """True where a marker of this span can be taken out: in one block, and cutting nothing protected in two."""
        beginning, ending = self._at(start + 1), self._at(end)
        if beginning is None or ending is None or beginning[0] is not ending[0] or not start < end:
            return False
        block, first, last = beginning[0], beginning[1] - 1, ending[1]
        if first < 0 or block.prose.span(first, last) != (start, end):
            return False
        if block.span_around(first) or block.span_around(last):
            return False
        begin, stop = bisect_left(block.spans, (first,)), bisect_left(block.spans, (last,))
        return not any(block.prose.text[span[0]] in _NOT_TEXT for span in block.spans[begin:stop])

    def claims(self, places: Sequence[Span]) -> dict[Span, Span]:
        """What each of these markers or insertions stands behind, where something does. `places` are in order."""
        by_block: dict[int, list[Span]] = {}
        for start, end in places:
            piece = self._piece(start + 1 if end > start else start)
            if piece is not None:
                by_block.setdefault(piece[2], []).append((start, end))
        claims_by_place: dict[Span, Span] = {}
        for index, here in by_block.items():
            prose = self._blocks[index].prose
            inner_places = {place: (prose.offset(place[0]), prose.offset(place[1])) for place in here}
            claims = Claims(prose.text, list(inner_places.values()))
            for place, inner in inner_places.items():
                if claim := claims.of(inner):
                    claims_by_place[place] = prose.span(*claim)
        return claims_by_place

    def _piece(self, position: int) -> tuple[int, int, int, int] | None:
        """The piece of prose that holds the character before `position`, or else the last one before it."""
        index = bisect_right(self._starts, position - 1) - 1
        return self._pieces[index] if index >= 0 else None

    def _at(self, position: int) -> tuple[_Block, int] | None:
        piece = self._piece(position)
        if piece is None:
            return None
        start, end, index, offset = piece
        return self._blocks[index], offset + min(position, end) - start

    def _within(self, block: _Block, offset: int) -> int | None:
        """The offset moved to where a chip may stand; None where only space is before it."""
        text = block.prose.text
        if span := block.span_around(offset):
            offset = span[1]
        offset = _whole_sign(text, offset)
        while offset:
            if text[offset - 1].isspace():
                offset -= 1
                continue
            run = offset
            while run and text[run - 1] in _RUN and block.span_of(run - 1) is None:
                run -= 1
            if run == offset or not run or text[run - 1].isspace() or text[run - 1] == "\\":
                break
            offset = run  # within the emphasis that ends here: behind a sign it would not end it any more
        return offset or None


def _whole_sign(text: str, offset: int) -> int:
    """Not within an escape, an entity, a run of emphasis or a sign made of several code points."""
    before = text[max(offset - 40, 0) : offset]
    amp = before.rfind("&")
    if amp >= 0 and (entity := _ENTITY.match(text, offset - len(before) + amp)) and entity.end() > offset:
        return entity.end()
    slashes = len(before) - len(before.rstrip("\\"))
    if slashes % 2 and offset < len(text) and not text[offset].isalnum():
        return offset + 1
    while 0 < offset < len(text) and (
        unicodedata.category(text[offset])[0] == "M" or _JOINER in (text[offset], text[offset - 1])
    ):
        offset += 1
    return offset
