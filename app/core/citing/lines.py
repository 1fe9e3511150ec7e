"""A line of Markdown, looked at from left to right, container by container."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")


def lines(text: str) -> Iterator[tuple[int, str]]:
    """(offset, line with its end); only CR, LF and CRLF end a line."""
    return ((match.start(), match.group()) for match in _LINE.finditer(text))


@dataclass
class Line:
    """What is left of a line after its containers' marks: it begins at `next`, `indent` columns from its container."""

    start: int
    text: str

    def __post_init__(self) -> None:
        self.end = len(self.text.rstrip("\r\n"))
        self._base = 0
        self._look(0, 0)

    def _look(self, position: int, column: int) -> None:
        while position < self.end and self.text[position] in " \t":
            column = column + 1 if self.text[position] == " " else column + 4 - column % 4
            position += 1
        self.next, self._column = position, column

    @property
    def blank(self) -> bool:
        return self.next == self.end

    @property
    def indent(self) -> int:
        return self._column - self._base

    @property
    def rest(self) -> str:
        return self.text[self.next : self.end]

    def begins(self, mark: str) -> bool:
        return self.text.startswith(mark, self.next, self.end)

    def shift(self, columns: int) -> None:
        self._base += columns

    def pass_mark(self, length: int) -> int:
        """Go on after a container's mark; returns how many columns of space follow it."""
        self._base = self._column + length
        self._look(self.next + length, self._base)
        return self.indent

    def pass_quote(self) -> None:
        """Go on after a block quote's mark and the one space that belongs to it."""
        if self.pass_mark(1):
            self.shift(1)
