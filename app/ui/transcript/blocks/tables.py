"""A table for other programs: as Markdown, and as CSV that no spreadsheet takes for formulas."""

import csv
import io
from collections.abc import Sequence

from app.ui.transcript.blocks.source import Table

BOM = "\ufeff"  # without it Excel takes UTF-8 for the system's own code page

_FORMULA = ("=", "+", "-", "@", "\t", "\r")  # https://owasp.org/www-community/attacks/CSV_Injection
_RULES = {"left": ":--", "center": ":-:", "right": "--:"}


def markdown_of(table: Table) -> str:
    columns = max((len(row) for row in table.rows), default=0)
    lines = [_line([cell.markdown for cell in row], columns) for row in table.rows]
    rules = [_RULES.get(one, "---") for one in table.alignments]
    lines.insert(1, _line(rules, columns, "---"))
    return "\n".join(lines) + "\n"


def _line(cells: Sequence[str], columns: int, filler: str = "") -> str:
    padded = [*cells, *[filler] * (columns - len(cells))]
    return f"| {' | '.join(_one_line(cell) for cell in padded)} |"


def _one_line(cell: str) -> str:
    """A bar ends a cell, in code too, unless a backslash stands before it."""
    text = " ".join(cell.split())
    return text.replace("|", "\\|")


def csv_of(table: Table) -> str:
    """As RFC 4180 has it; what a spreadsheet would take for a formula has an apostrophe before it."""
    file = io.StringIO(newline="")
    writer = csv.writer(file, lineterminator="\r\n")
    for row in table.rows:
        writer.writerow([_defused(cell.plain) for cell in row])
    return file.getvalue()


def _defused(cell: str) -> str:
    return f"'{cell}" if cell.startswith(_FORMULA) else cell
