"""The parts of a document → its text and its chunks: slices that know page, line and heading, with their tokens."""

import math
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from app.core.domain.knowledge import Chunk, DocumentText
from app.core.ranking.budget import weight
from app.core.ranking.passages import split
from app.core.ranking.tokens import index_tokens

MOST_TEXT = 5_000_000  # characters of one document
_SIZE = 180  # tokens that a chunk is wished to have, as passages of pages
_MOST = 243  # tokens
_ENOUGH = 100  # tokens of code behind which a new top-level definition begins a new chunk
_MOST_HEADER = 60  # tokens of a table's head that are repeated with every chunk
_MOST_NAMES = 200  # characters of a heading

# Markdown; code; records of CSV; rows of a Markdown table. A record or row is not cut if it can be whole.
PROSE, LINES, ROWS, TABLE = "prose", "lines", "rows", "table"

_UNSEEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]")
_BREAK = re.compile(r"\r\n?|\u2028|\u2029")
_DEFINES = re.compile(
    r"([ \t]{0,24})(?:(?:export|default|pub|public|private|protected|internal|static|final|abstract|async|unsafe|data"
    r"|sealed|open|override|local)[ \t]+){0,5}(?:def|class|func|function|fn|fun|struct|interface|impl|trait|enum|module"
    r"|namespace|package|object|protocol|defmodule|type)[ \t]+([A-Za-z_$][\w$]{0,80}(?:(?:\.|::)\w{1,80}){0,5})"
)


@dataclass(frozen=True)
class Section:
    """A piece of a document that no chunk reaches beyond: a page, slide, sheet, chapter, or the whole of it.

    `header`: lines that every chunk of rows begins with. `picture`: what finds a page that has no text.
    """

    text: str
    page: int = 0
    form: str = PROSE
    heading: str = ""
    header: str = ""
    picture: str = ""


@dataclass(frozen=True)
class ParsedDocument:
    """What a file holds, before it is divided."""

    kind: str
    parts: tuple[Section, ...]
    title: str = ""
    pages: int = 0
    truncated: bool = False
    lined: bool = False  # the lines of its text are the file's own


class _Cut(NamedTuple):
    start: int
    end: int
    heading: str = ""


def clean(text: str) -> str:
    """Line ends as `\\n`, without characters that no text has."""
    return _UNSEEN.sub("", _BREAK.sub("\n", text))


def divided(material: ParsedDocument, until: float = math.inf) -> DocumentText:
    """Parts are joined by blank lines; a chunk with `start == end` stands for a page that is a picture.

    until: `time.monotonic()` from which on nothing more is divided.
    """
    texts: list[str] = []
    chunks: list[Chunk] = []
    place, line, truncated = 0, 1, material.truncated
    for part in material.parts:
        if place + len(part.text) > MOST_TEXT:
            truncated = True
            part = Section(part.text[: max(0, MOST_TEXT - place)], part.page, part.form, part.heading, part.header)
            if not part.text.strip():
                break
        if part.picture and not part.text.strip():
            tokens = " ".join(index_tokens(part.picture))
            here = max(0, place - 2)  # the end of the text so far
            chunks.append(Chunk(part.picture, here, here, part.heading, part.page, tokens=tokens))
            continue
        if not part.text.strip():
            continue
        for chunk in _chunks(part, place, line if material.lined else 0):
            chunks.append(chunk)
            if time.monotonic() > until:
                truncated = True
                break
        texts.append(part.text)
        place += len(part.text) + 2
        line += part.text.count("\n") + 2
        if time.monotonic() > until:
            truncated = truncated or part is not material.parts[-1]
            break
    title = " ".join(clean(material.title).split())[:300]
    return DocumentText("\n\n".join(texts), tuple(chunks), title, material.kind, material.pages, truncated)


def _chunks(part: Section, place: int, line: int) -> Iterator[Chunk]:
    forms = {PROSE: _prose, LINES: _lines, ROWS: _rows, TABLE: _rows}
    counted_to = 0
    for cut in forms[part.form](part):
        text = part.text[cut.start : cut.end]
        if part.header and not text.startswith(part.header):
            text = f"{part.header}\n{text}"
        if line:
            line += part.text.count("\n", counted_to, cut.start)
            counted_to = cut.start
        heading = " › ".join(filter(None, (part.heading, cut.heading)))[:_MOST_NAMES]
        tokens = " ".join(index_tokens(f"{heading}\n{text}" if heading else text))
        yield Chunk(text, place + cut.start, place + cut.end, heading, part.page, line, tokens)


def _prose(part: Section) -> Iterator[_Cut]:
    for one in split(part.text, _SIZE):
        yield _Cut(one.start, one.end, one.heading)


def _lines(part: Section) -> Iterator[_Cut]:
    """Lines of code together; a chunk begins with a definition where it can, and is named by those around it."""
    text, names = part.text, list[tuple[int, str]]()
    start = end = -1
    total, heading, blank = 0.0, "", True
    for begin, stop in _each_line(text):
        line = text[begin:stop]
        if not line.strip():
            blank = True
            continue
        defined = _DEFINES.match(line)
        cost = weight(line) + 0.5
        fresh = blank and not line[0].isspace() and total >= _ENOUGH
        if start >= 0 and (fresh or total + cost > _MOST):
            yield _Cut(start, end, heading)
            start = -1
        if defined:
            _name(names, len(defined[1].expandtabs(4)), defined[2])
        elif not line[0].isspace() and line[0] not in ")}]" and blank:
            names.clear()
        if cost > _MOST:
            path = " › ".join(name for _, name in names)
            yield from (_Cut(begin + one.start, begin + one.end, path) for one in split(line, _SIZE))
            start = -1
        elif start < 0:
            start, end, total, heading = begin, stop, cost, " › ".join(name for _, name in names)
        else:
            end, total = stop, total + cost
        blank = False
    if start >= 0:
        yield _Cut(start, end, heading)


def _name(names: list[tuple[int, str]], depth: int, name: str) -> None:
    while names and names[-1][0] >= depth:
        names.pop()
    names.append((depth, name))
    del names[:-6]


def _rows(part: Section) -> Iterator[_Cut]:
    """Records together, never one cut if it fits; the first chunk begins with the head itself."""
    text = part.text
    room = _MOST - weight(part.header)
    start = end = -1
    total = 0.0
    for begin, stop in _each_line(text) if part.form == TABLE else _each_record(text):
        if not text[begin:stop].strip():
            continue
        cost = weight(text[begin:stop]) + 0.5
        if start >= 0 and total + cost > min(room, _SIZE):
            yield _Cut(start, end)
            start = -1
        if cost > room:
            yield from (_Cut(begin + one.start, begin + one.end) for one in split(text[begin:stop], _SIZE))
            start = -1
        elif start < 0:
            start, end, total = begin, stop, cost
        else:
            end, total = stop, total + cost
    if start >= 0:
        yield _Cut(start, end)


def _each_line(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    while start < len(text):
        stop = text.find("\n", start)
        stop = len(text) if stop < 0 else stop
        yield start, stop
        start = stop + 1


def _each_record(text: str) -> Iterator[tuple[int, int]]:
    """Lines, but for those that a quotation holds together; one that is never closed holds nothing."""
    begin, open_quote, in_quotes = 0, False, 0
    for start, stop in _each_line(text):
        if not open_quote:
            begin, in_quotes = start, 0
        odd = text.count('"', start, stop) % 2 == 1
        in_quotes += 1
        open_quote = open_quote != odd and in_quotes < 50
        if not open_quote:
            yield begin, stop
    if open_quote:
        yield begin, len(text)


def header_of(text: str) -> str:
    """The first line of a table, shortened where it would fill the chunks."""
    line = text.lstrip("\n").partition("\n")[0]
    while weight(line) > _MOST_HEADER:
        line = line[: max(1, int(len(line) * min(0.9, _MOST_HEADER / weight(line))))]
    return line
