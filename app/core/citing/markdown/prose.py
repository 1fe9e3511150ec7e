"""What reading a text as Markdown gives: blocks of running text, put together from pieces of the whole text."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from app.core.domain.citation import Span


class ProseKind(Enum):
    PARAGRAPH = auto()
    HEADING = auto()
    CELL = auto()


class Prose:
    """A paragraph, heading or table cell. `text` is as long as its pieces."""

    __slots__ = ("_offsets", "_starts", "kind", "text")

    def __init__(self, kind: ProseKind, pieces: list[tuple[int, str]]) -> None:
        """pieces: where a piece stands in the whole text, and the piece."""
        self.kind = kind
        self.text = "".join(piece for _, piece in pieces)
        self._starts = [start for start, _ in pieces]
        self._offsets = [0]
        for _, piece in pieces[:-1]:
            self._offsets.append(self._offsets[-1] + len(piece))

    @property
    def start(self) -> int:
        return self._starts[0]

    @property
    def end(self) -> int:
        return self._starts[-1] + len(self.text) - self._offsets[-1]

    def span(self, start: int, end: int) -> Span:
        """A span of `text`, in the whole text."""
        return self._at(start), self._at(end - 1) + 1 if end > start else self._at(start)

    def pieces(self) -> Iterator[tuple[int, int, int]]:
        """(start, end, offset): where each piece stands in the whole text, and its offset in `text`."""
        ends = [*self._offsets[1:], len(self.text)]
        for start, offset, after in zip(self._starts, self._offsets, ends, strict=True):
            yield start, start + after - offset, offset

    def offset(self, position: int) -> int:
        """The inverse of `span`, for a position within or right behind one of the pieces."""
        piece = max(bisect_right(self._starts, position) - 1, 0)
        if piece and position == self._starts[piece]:
            return self._offsets[piece]
        return self._offsets[piece] + position - self._starts[piece]

    def _at(self, offset: int) -> int:
        piece = bisect_right(self._offsets, offset) - 1
        return self._starts[piece] + offset - self._offsets[piece]


@dataclass(frozen=True)
class Reading:
    """A text read as Markdown, block by block.

    protected: whole lines of code, formulas and link definitions. labels: all link labels that are defined anywhere.
    complete_until: text to come cannot change how the text before this position is read, nor does the text behind it
    depend on what stands before. undecided: a formula that begins here may still get its end.
    """

    protected: list[Span]
    prose: list[Prose]
    labels: dict[str, Any]
    complete_until: int = 0
    undecided: int = 0
