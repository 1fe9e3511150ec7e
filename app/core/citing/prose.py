"""A block of running text, put together from pieces of the whole text."""

from bisect import bisect_right
from collections.abc import Iterator

from app.core.domain.citation import Span


class Prose:
    """A paragraph, heading or table cell. `text` is as long as its pieces; line ends are all `\\n`."""

    __slots__ = ("_offsets", "_starts", "defines", "text")

    def __init__(self, pieces: list[tuple[int, str]], defines: bool = False) -> None:
        """pieces: where a piece stands in the whole text, and the piece. defines: link definitions may begin it."""
        self.defines = defines
        self.text = "".join(plain_ends(piece) for _, piece in pieces)
        self._starts = [start for start, _ in pieces]
        self._offsets = [0]
        for _, piece in pieces[:-1]:
            self._offsets.append(self._offsets[-1] + len(piece))

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


def plain_ends(piece: str) -> str:
    """The piece with `\\n` at the end of each line, and as long as before."""
    return piece.replace("\r\n", " \n").replace("\r", "\n") if "\r" in piece else piece
