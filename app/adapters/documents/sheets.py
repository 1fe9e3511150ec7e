"""XLSX → a Markdown table for each sheet, read row by row."""

import time
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from datetime import time as clock
from typing import IO, Any

from app.adapters.documents.chunking import MOST_TEXT, TABLE, ParsedDocument, Section, clean, header_of
from app.adapters.documents.kinds import XLSX
from app.adapters.documents.markup import table_row

_SECONDS = 14.0  # after which the rest is left out
_MOST_ROWS = 300_000  # looked at of one sheet: a stray cell far below makes a million empty ones
_MOST_COLUMNS = 300
_MOST_CELL = 2000  # characters


def read_xlsx(file: IO[bytes]) -> ParsedDocument:
    """Values as they were last computed. Raises what openpyxl raises on broken files."""
    from openpyxl import load_workbook

    file.seek(0)
    book = load_workbook(file, read_only=True, data_only=True, keep_links=False)
    until = time.monotonic() + _SECONDS
    parts: list[Section] = []
    length, complete = 0, True
    for sheet in book.worksheets:
        lines, whole = _lines(sheet, until, MOST_TEXT - length)
        complete = complete and whole
        if not lines:
            continue
        title = " ".join(clean(sheet.title).split())
        head, width = header_of(lines[0]), lines[0].count(" | ") + 1
        rule = "|" + " --- |" * width
        text = "\n".join([lines[0], rule, *lines[1:]])
        parts += [
            Section(f"## {title}"),
            Section(text, form=TABLE, heading=title, header=_header(head, lines[0], rule)),
        ]
        length += len(text)
    title = book.properties.title or ""
    return ParsedDocument(XLSX, tuple(parts), title, truncated=not complete)


def _header(head: str, line: str, rule: str) -> str:
    return f"{head}\n{rule}" if head == line else head


def _lines(sheet: Any, until: float, room: int) -> tuple[list[str], bool]:
    """(rows that hold something, without the columns that none of them fills; whether that is all)."""
    rows: list[list[str]] = []
    used: set[int] = set()
    complete = True
    for number, row in enumerate(_rows(sheet)):
        if room < 0 or number >= _MOST_ROWS or (number % 64 == 0 and time.monotonic() > until):
            complete = False
            break
        cells = [displayed(value) for value in row[:_MOST_COLUMNS]]
        filled = [index for index, cell in enumerate(cells) if cell]
        if filled:
            used.update(filled)
            rows.append(cells)
            room -= sum(map(len, cells)) + 3 * len(cells)
    columns = sorted(used)
    return [table_row([row[c] if c < len(row) else "" for c in columns]) for row in rows], complete


def _rows(sheet: Any) -> Iterator[tuple[Any, ...]]:
    sheet.reset_dimensions()  # what a sheet says of its size may be a lie
    yield from sheet.iter_rows(values_only=True)


def displayed(value: Any) -> str:
    """A cell as a person reads it: no `.0`, no time at midnight."""
    match value:
        case None:
            return ""
        case bool():
            return "TRUE" if value else "FALSE"
        case float() if value.is_integer() and abs(value) < 1e15:
            return str(int(value))
        case float():
            return f"{value:.12g}"
        case datetime() if (value.hour, value.minute, value.second) == (0, 0, 0):
            return value.date().isoformat()
        case datetime():
            return value.isoformat(" ", "seconds")
        case date() | clock():
            return value.isoformat()
        case timedelta():
            return str(value)
    return " ".join(clean(str(value))[:_MOST_CELL].split())
