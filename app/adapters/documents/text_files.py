"""Text, Markdown, code and CSV files: their text as it is, in whatever encoding."""

import json
import re
from collections.abc import Iterator
from typing import IO, Any

from app.adapters.documents.chunking import LINES, PROSE, ROWS, ParsedDocument, Section, clean, header_of
from app.adapters.documents.kinds import CODE, CSV, HTML, MARKDOWN
from app.adapters.documents.markup import full_text
from app.adapters.reading.extraction.charset import decode
from app.adapters.reading.extraction.extract import extract

_MOST_READ = 24_000_000  # bytes: more than the longest text that is kept
_TITLE = re.compile(r"(?m)^ {0,3}#[ \t]+(\S[^\n]{0,200})")
_MOST_CELLS = 5000


def read_plain(file: IO[bytes], kind: str, ending: str) -> ParsedDocument:
    """Lines are the file's own, so that a chunk can be found in it again."""
    data = file.read(_MOST_READ + 1)
    truncated = len(data) > _MOST_READ
    text = clean(decode(data[:_MOST_READ]))
    if ending == "ipynb" and (cells := _cells(text)):
        return ParsedDocument(CODE, (Section("\n\n".join(cells)),), truncated=truncated)
    form = {CODE: LINES, CSV: ROWS}.get(kind, PROSE)
    header = header_of(text) if kind == CSV else ""
    title = _TITLE.search(text[:20_000]) if kind == MARKDOWN else None
    part = Section(text.rstrip(), form=form, header=header)
    return ParsedDocument(kind, (part,), title[1].rstrip(" #") if title else "", truncated=truncated, lined=True)


def read_html(file: IO[bytes]) -> ParsedDocument:
    """A saved page: its main text, as that of a page of the web; all of its text where no main one is found."""
    data = file.read(_MOST_READ + 1)
    html = decode(data[:_MOST_READ])
    extracted = extract(html, "")
    text = extracted.text if extracted.text and not extracted.thin else max(extracted.text, full_text(html)[0], key=len)
    title = extracted.title or full_text(html[:100_000])[1]
    return ParsedDocument(HTML, (Section(clean(text)),), title, truncated=extracted.truncated or len(data) > _MOST_READ)


def _cells(text: str) -> list[str]:
    """The cells of a notebook as Markdown, without what they put out: pictures are kept there as text."""
    try:
        notebook = json.loads(text)
    except (ValueError, RecursionError):
        return []
    cells = notebook.get("cells") if isinstance(notebook, dict) else None
    return list(_each_cell(cells)) if isinstance(cells, list) else []


def _each_cell(cells: list[Any]) -> Iterator[str]:
    for cell in cells[:_MOST_CELLS]:
        if not isinstance(cell, dict):
            continue
        source = cell.get("source", "")
        lines = source if isinstance(source, list) else [source]
        text = "".join(line for line in lines if isinstance(line, str)).strip()
        if text:
            yield text if cell.get("cell_type") == "markdown" else f"```\n{text}\n```"
