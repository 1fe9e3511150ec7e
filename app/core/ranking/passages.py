"""A page's Markdown → slices of passage size, cut where a reader would cut."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from app.core.ranking.budget import weight
from app.core.ranking.sentences import sentence_ends

_LINE = re.compile(r"[^\n]*\n|[^\n]+")
_HEADING = re.compile(r" {0,3}(#{1,6})[ \t]++")  # the title is the rest of the line
_FENCE = re.compile(r"[ \t>]*(```+|~~~+)")
_APART = re.compile(r"[ \t]*(?:[-*+•|]|\d{1,9}(?:[.)]\s|、)|>)")  # list items, table rows, quotes: each line is its own
_HARD_CUT = re.compile(r"\s|(?<=[，、；：,;:])(?!\d)")
_MOST = 1.35  # times the wished size: 180 → at most 243 tokens
_ENOUGH = 0.55  # times the wished size: from 99 tokens on, a new paragraph begins a new slice
_LEAST = 0.4  # times the wished size: from 72 tokens on, it does so where it would have to be cut otherwise
_SHORT = 0.45  # times the wished size: what has less than 81 tokens is joined to its neighbour, where it can be
_GAP = 1.0  # tokens of a blank or line end between two pieces
_LONGEST_PATH = 200  # characters of a heading path


@dataclass(frozen=True)
class Slice:
    """`text[start:end]` is the passage; `heading` the path of Markdown headings above it, joined by ` › `."""

    start: int
    end: int
    heading: str = ""


@dataclass(frozen=True)
class _Piece:
    """A sentence, row or line: what is not cut further. `fresh`: a paragraph, item or row begins with it."""

    start: int
    end: int
    weight: float
    heading: str
    fresh: bool = False
    rest: float = 0.0  # the weight from here to the block's end


def split(text: str, size: int = 180) -> list[Slice]:
    """Slices of about `size` estimated tokens, in order, none overlapping. All but blanks and headings is in one.

    Cuts fall between paragraphs, list items, table rows and lines of code, else between sentences, else (one giant
    sentence) at a space or comma, and only in a text without any inside a word, never inside a number or before a
    combining sign.
    """
    slices: list[tuple[Slice, float]] = []
    open_pieces: list[_Piece] = []
    total = 0.0
    for piece in _pieces(text, size * _MOST):
        total += _GAP * (piece.start - open_pieces[-1].end) if open_pieces else 0.0
        if open_pieces and (piece.heading != open_pieces[-1].heading or _cuts_before(piece, total, size)):
            _close(slices, open_pieces, total, size)
            open_pieces, total = [], 0.0
        open_pieces.append(piece)
        total += piece.weight
    if open_pieces:
        _close(slices, open_pieces, total, size)
    return [part for part, _ in slices]


def _close(slices: list[tuple[Slice, float]], pieces: list[_Piece], total: float, size: int) -> None:
    """Append the pieces as a slice, or a section's short rest to the slice before it."""
    start, end, heading = pieces[0].start, pieces[-1].end, pieces[0].heading
    if slices and min(total, slices[-1][1]) < size * _SHORT and slices[-1][0].heading == heading:
        before, weighs = slices[-1]
        both = weighs + _GAP * (start - before.end) + total
        if both <= size * _MOST:
            slices[-1] = Slice(before.start, end, heading), both
            return
    slices.append((Slice(start, end, heading), total))


def _cuts_before(piece: _Piece, total: float, size: int) -> bool:
    """True where a slice of `total` tokens ends before this piece of the same section."""
    most = size * _MOST
    whole_fits = total + piece.rest <= most
    if total + piece.weight > most:
        return True
    if piece.fresh:
        return total >= size * (_ENOUGH if whole_fits else _LEAST)
    return total >= size and not whole_fits


def _pieces(text: str, most: float) -> Iterator[_Piece]:
    """The pieces of a text in order, none heavier than `most` tokens."""
    headings: list[tuple[int, str]] = []
    path = fence = ""
    open_start = open_end = 0  # the lines of the open paragraph or item

    def end_block() -> list[_Piece]:
        return _block(text, open_start, open_end, most, path)

    for match in _LINE.finditer(text):
        start, end = match.span()
        opening = _FENCE.match(text, start, end)
        heading = None if fence or opening else _HEADING.match(text, start, len(text[start:end].rstrip()) + start)
        if fence or opening or heading:
            yield from end_block()
            open_start = open_end = end
        if heading:
            path = _path(headings, len(heading[1]), text[heading.end() : end].rstrip().rstrip(" \t#"))
        elif fence or opening:
            lines = _weighed(text, start, end, most, path)
            yield from lines if fence else _counted(list(lines))
            fence = _fence_after(fence, opening[1] if opening else "")
        else:
            blank = match.group().isspace()
            if blank and open_start == open_end:
                continue
            if blank or open_start == open_end or _APART.match(text, start, end):
                yield from end_block()
                open_start = start
            open_end = start if blank else end
    yield from end_block()


def _fence_after(fence: str, mark: str) -> str:
    if not fence:
        return mark
    return "" if mark.startswith(fence) else fence


def _path(headings: list[tuple[int, str]], level: int, title: str) -> str:
    """The path with this heading in it; `headings` is kept up to date."""
    while headings and headings[-1][0] >= level:
        headings.pop()
    headings.append((level, " ".join(title.split())[-_LONGEST_PATH:]))
    return " › ".join(name for _, name in headings if name)[-_LONGEST_PATH:]


def _block(text: str, start: int, end: int, most: float, heading: str) -> list[_Piece]:
    """The sentences of a paragraph or list item; a table's row stays whole if it can."""
    row = text.startswith("|", start + len(text[start:end]) - len(text[start:end].lstrip())) if start < end else False
    pieces: list[_Piece] = []
    for stop in [end] if row else [*sentence_ends(text, start, end), end]:
        pieces += _weighed(text, start, stop, most, heading)
        start = stop
    return _counted(pieces)


def _counted(pieces: list[_Piece]) -> list[_Piece]:
    """The pieces of one block, with what is left of it at each."""
    rest = 0.0
    for index in range(len(pieces) - 1, -1, -1):
        piece = pieces[index]
        rest += piece.weight
        pieces[index] = _Piece(piece.start, piece.end, piece.weight, piece.heading, index == 0, rest)
    return pieces


def _weighed(text: str, start: int, end: int, most: float, heading: str) -> Iterator[_Piece]:
    """A sentence or line as one piece without space around it, or as several where it is too heavy."""
    raw = text[start:end]
    start, end = start + len(raw) - len(raw.lstrip()), start + len(raw.rstrip())
    while start < end:
        window = min(end, start + int(most * 5))
        while (heavy := weight(text[start:window])) > most and window > start + 1:
            window = start + max(1, int((window - start) * min(0.98, most / heavy)))
        stop = end if window == end else _hard_cut(text, start, window)
        cut = len(text[start:stop].rstrip()) + start
        yield _Piece(start, cut, heavy if cut == window else weight(text[start:cut]), heading)
        while stop < end and text[stop].isspace():
            stop += 1
        start = stop


def _hard_cut(text: str, start: int, window: int) -> int:
    """Where to cut a sentence that is too long, in the second half of the window."""
    middle = (start + window) // 2
    ends = (match.end() for match in _HARD_CUT.finditer(text, middle, window + 1))  # with the sign behind the last cut
    cuts = [end for end in ends if end <= window]
    if cuts and cuts[-1] > start:
        return cuts[-1]
    return next((place for place in range(window, start, -1) if not _inseparable(text, place)), window)


def _inseparable(text: str, place: int) -> bool:
    """True within a number, before a combining sign, and within a joined emoji or a pair of surrogates."""
    before, behind = text[place - 1], text[place]
    if (before.isdigit() or before in ".,") and (behind.isdigit() or behind in ".,%"):
        return True
    joined = "\u200d" in (before, behind) or "\ufe00" <= behind <= "\ufe0f" or "\U0001f3fb" <= behind <= "\U0001f3ff"
    return joined or unicodedata.combining(behind) > 0 or "\udc00" <= behind <= "\udfff"
