"""Lines of Markdown → blocks: what is code, and what is prose to be read for markers (CommonMark, GFM tables).

HTML blocks do not exist here: our renderer shows raw HTML as text, so that a paragraph in it is a paragraph.
"""

import re
from collections.abc import Iterator
from copy import copy
from itertools import pairwise

from app.core.citing.lines import Line
from app.core.citing.links import definitions
from app.core.citing.prose import Prose, plain_ends
from app.core.domain.citation import Span

_FENCE = re.compile(r"(`{3,}+)[^`]*$|(~{3,})")
_HEADING = re.compile(r"#{1,6}(?=[ \t]|$)")
_RULE = re.compile(r"(?:(?:\*[ \t]*+){3,}+|(?:-[ \t]*+){3,}+|(?:_[ \t]*+){3,}+)$")
_UNDERLINE = re.compile(r"(?:=++|-++)[ \t]*$")
_BULLET = re.compile(r"(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)")
_DELIMITER_ROW = re.compile(r"[|:-][|:\- \t]*$")
_DELIMITER = re.compile(r":?-+:?")
_PIPE = re.compile(r"(?<!\\)\|")
_MATHS_LINES, _MATHS_LENGTH = 40, 4000
_STARTS = frozenset(">-+*0123456789#`~_=|:$\\")  # no other sign begins a block behind or within a paragraph
_DEEPEST = 24  # containers within one another; deeper ones are text

_QUOTE = 0  # a container is a block quote, or else a list item that many columns wide


class Blocks:
    """Takes lines, gives the blocks that have come to their end: `code` spans and `prose`, both in order."""

    def __init__(self) -> None:
        self.code: list[Span] = []
        self.prose: list[Prose] = []
        self._containers: list[int] = []
        self._fence = ""  # the run that opened it
        self._paragraph: list[tuple[int, str]] = []
        self._until = ""  # `$$` or `\\]`: maths, if a line comes that ends so; nothing in it begins a block
        self._maths_at = 0  # which piece of the paragraph its first line is
        self._held: list[tuple[int, str]] = []  # its further lines
        self._hopeless: frozenset[str] = frozenset()  # in lines that are read again no such maths can begin
        self._empty_item = False  # the line before was a list item without a word
        self._in_table = False

    def fork(self) -> "Blocks":
        """A copy to which lines can be added without changing this one; it gives only what is new."""
        other = copy(self)
        other.code, other.prose = [], []
        other._containers, other._paragraph, other._held = self._containers[:], self._paragraph[:], self._held[:]
        return other

    def take(self) -> list[Prose]:
        """The prose that came to its end since the last call."""
        taken, self.prose = self.prose, []
        return taken

    def open_start(self, otherwise: int) -> int:
        """Where the open paragraph begins in the whole text."""
        return self._paragraph[0][0] if self._paragraph else otherwise

    def close(self) -> None:
        while self._until:
            self._give_up_maths()
        self._close_leaf()
        self._containers.clear()
        self._fence = ""

    def add(self, start: int, text: str) -> None:
        line = Line(start, text)
        matched = self._match(line)
        whole = matched == len(self._containers)
        if self._until and not (whole and self._may_go_on(line)):
            self._give_up_maths()
            self.add(start, text)
        elif self._until:
            self._held.append((start, text))
            self._end_maths(line, line.rest)
        elif self._fence and whole:
            self._add_to_fence(line)
        elif line.blank:
            self._close_to(matched - 1 if self._empty_item and whole else matched)
            self._empty_item = False
        else:
            self._empty_item = False
            if self._paragraph and line.text[line.next] not in _STARTS and line.indent <= 3:
                self._add_to_paragraph(line)
            else:
                self._begin(line, matched, whole)

    def _match(self, line: Line) -> int:
        """How many of the open containers this line continues; it is moved behind their marks."""
        for depth, container in enumerate(self._containers):
            if container == _QUOTE:
                if line.indent > 3 or not line.begins(">"):
                    return depth
                line.pass_quote()
            elif line.indent >= container:
                line.shift(container)
            elif not line.blank:
                return depth
        return len(self._containers)

    def _begin(self, line: Line, matched: int, whole: bool) -> None:
        """Take a line that belongs to no fence: new containers, a new block, or more of the open paragraph."""
        if self._only_defines():
            self._close_leaf()
        same = True  # still in the containers of the line before
        while line.indent <= 3 and len(self._containers) < _DEEPEST:
            container = self._container(line, interrupts=bool(self._paragraph) and same and whole)
            if container is None:
                break
            if same:
                self._close_to(matched)
            self._containers.append(container)
            same = False
            if line.blank:
                self._empty_item = container != _QUOTE
                return
        if same and self._continues_leaf(line, whole):
            return
        if same:
            self._close_to(matched)
        self._add_block(line)

    def _continues_leaf(self, line: Line, whole: bool) -> bool:
        """Take a line into the open paragraph or table. Not `whole`: a paragraph's lazy continuation."""
        shallow = line.indent <= 3
        if self._paragraph and whole and shallow:
            if line.begins("\\["):
                self._add_to_paragraph(line)
                self._begin_maths(line)
                return True
            if self._begin_table(line):
                return True
            if _UNDERLINE.match(line.text, line.next, line.end):
                self._close_leaf()
                return True
        if self._paragraph and not (shallow and _begins_block(line)):
            self._add_to_paragraph(line)
            return True
        if self._in_table and whole and shallow and not (_begins_block(line) or line.begins("\\[")):
            self._add_cells(line.start, line.text, line.next, line.end)
            return True
        return False

    def _container(self, line: Line, interrupts: bool) -> int | None:
        """The container that begins here, with the line moved behind its mark; None where none does."""
        if line.begins(">"):
            line.pass_quote()
            return _QUOTE
        bullet = _BULLET.match(line.text, line.next, line.end)
        if not bullet or _RULE.match(line.text, line.next, line.end):
            return None
        empty = not line.text[bullet.end() : line.end].strip(" \t")
        if interrupts and (empty or bullet[1] not in (None, "1")):
            return None
        before, length = line.indent, len(bullet[0])
        spaces = line.pass_mark(length)
        padding = 1 if line.blank or spaces > 4 else spaces
        line.shift(padding)
        return before + length + padding

    def _only_defines(self) -> bool:
        """True where the open paragraph is nothing but link definitions: any block may begin behind them."""
        if not (self._paragraph and self._paragraph[0][1].startswith("[") and len(self._paragraph) < 64):
            return False
        text = "".join(plain_ends(piece) for _, piece in self._paragraph)
        return max((end for _, end, _ in definitions(text)), default=-1) == len(text)

    def _add_block(self, line: Line) -> None:
        at = (line.text, line.next, line.end)
        if line.indent > 3:
            self._add_code(line)
        elif fence := _FENCE.match(*at):
            self._fence = fence[1] or fence[2]
            self._add_code(line)
        elif heading := _HEADING.match(*at):
            self.prose.append(Prose([(line.start + heading.end(), line.text[heading.end() :])]))
        elif not _RULE.match(*at):
            self._add_to_paragraph(line)
            self._begin_maths(line)

    def _add_code(self, line: Line) -> None:
        self.code.append((line.start + line.next, line.start + len(line.text)))

    def _add_to_fence(self, line: Line) -> None:
        self.code.append((line.start, line.start + len(line.text)))
        run = line.rest.rstrip(" \t")
        if line.indent <= 3 and len(run) >= len(self._fence) and not run.strip(self._fence[0]):
            self._fence = ""

    def _add_to_paragraph(self, line: Line) -> None:
        self._paragraph.append((line.start + line.next, line.text[line.next :]))

    def _begin_maths(self, line: Line) -> None:
        """Where the line that was just added begins with `$$` or `\\[`, wait for the line that ends the formula."""
        opener = next((mark for mark in ("$$", "\\[") if line.begins(mark)), "")
        closer = opener.replace("[", "]")
        rest = line.rest.strip()
        beside_text = opener == "$$" and "$$" in rest[2:] and not rest.endswith("$$")
        if not opener or closer in self._hopeless or beside_text:
            return
        self._until, self._maths_at = closer, len(self._paragraph) - 1
        self._end_maths(line, rest[2:] if len(rest) > 3 or opener != "$$" else "")

    def _may_go_on(self, line: Line) -> bool:
        """The limits of our renderer's rule for `\\[ … \\]`; a formula between `$$` may be of any length."""
        if self._until == "$$":
            return True
        first = self._paragraph[self._maths_at][0]
        too_long = len(self._held) >= _MATHS_LINES - 1 or line.start + line.end - first > _MATHS_LENGTH
        return not too_long and not (line.blank and any(self._containers))

    def _end_maths(self, line: Line, rest: str) -> None:
        """The formula is over where this line of it ends with the mark: it is protected like code."""
        if rest.rstrip().endswith(self._until):
            self.code.append((self._paragraph[self._maths_at][0], line.start + len(line.text)))
            del self._paragraph[self._maths_at :]
            self._close_leaf()

    def _give_up_maths(self) -> None:
        """The mark that ends the formula did not come: its lines are read again as any others."""
        held, before = self._held, self._hopeless
        self._held, self._hopeless, self._until = [], before | {self._until}, ""
        for start, text in held:
            self.add(start, text)
        self._hopeless = before

    def _is_delimiter_row(self, line: Line) -> bool:
        """True where this line makes the last line of the open paragraph the head of a table."""
        if not self._paragraph or not _DELIMITER_ROW.match(line.text, line.next, line.end):
            return False
        columns = [line.text[start:end].strip() for start, end in _cells(line.text, line.next, line.end)]
        head = self._paragraph[-1][1].rstrip("\r\n")
        fits = "|" in head and len(columns) == len(list(_cells(head, 0, len(head))))
        return fits and all(_DELIMITER.fullmatch(column) for column in columns)

    def _begin_table(self, line: Line) -> bool:
        if not self._is_delimiter_row(line):
            return False
        start, head = self._paragraph.pop()
        self._close_leaf()
        self._in_table = True
        self._add_cells(start, head, 0, len(head.rstrip("\r\n")))
        return True

    def _add_cells(self, offset: int, text: str, start: int, end: int) -> None:
        for cell_start, cell_end in _cells(text, start, end):
            if text[cell_start:cell_end].strip():
                self.prose.append(Prose([(offset + cell_start, text[cell_start:cell_end])]))

    def _close_to(self, depth: int) -> None:
        self._close_leaf()
        if depth < len(self._containers):
            del self._containers[depth:]
            self._fence = ""

    def _close_leaf(self) -> None:
        if self._paragraph:
            self.prose.append(Prose(self._paragraph, defines=True))
        self._paragraph, self._held, self._until, self._in_table = [], [], "", False


def _begins_block(line: Line) -> bool:
    """True for what ends the paragraph before it, containers apart."""
    at = (line.text, line.next, line.end)
    return bool(_FENCE.match(*at) or _HEADING.match(*at) or _RULE.match(*at))


def _cells(text: str, start: int, end: int) -> Iterator[Span]:
    """The cells of a table's row; an escaped pipe is no border, one in code is (GFM)."""
    while end > start and text[end - 1] in " \t":
        end -= 1
    borders = [start, *(match.end() for match in _PIPE.finditer(text, start, end)), end + 1]
    spans = [(begin, after - 1) for begin, after in pairwise(borders)]
    if spans and not text[slice(*spans[0])].strip():
        spans.pop(0)
    if spans and not text[slice(*spans[-1])].strip():
        spans.pop()
    return iter(spans)
