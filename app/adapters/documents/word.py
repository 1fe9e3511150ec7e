"""DOCX → Markdown: headings, lists, tables, footnotes where they are called, insertions and no deletions."""

import re
from collections.abc import Iterator
from typing import IO, Any

from app.adapters.documents.chunking import MOST_TEXT, ParsedDocument, Section, clean
from app.adapters.documents.kinds import DOCX
from app.adapters.documents.markup import escaped, table_row

_W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_TEXTS = frozenset((f"{_W}t", "{http://schemas.openxmlformats.org/officeDocument/2006/math}t"))
_GAPS = {f"{_W}tab": "\t", f"{_W}br": "\n", f"{_W}cr": "\n", f"{_W}noBreakHyphen": "-"}
# Deleted and moved text, and the second copy of drawings for programs of before 2010.
_LEFT_OUT = frozenset(
    (f"{_W}del", f"{_W}moveFrom", "{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback")
)
_HOLDERS = frozenset(f"{_W}{one}" for one in ("sdt", "sdtContent", "customXml", "ins", "moveTo", "smartTag"))
_NUMBERED = f"{_W}pPr/{_W}numPr"
_LISTED = -1  # in place of a heading level
_MOST_CELLS = 200  # of a row


def read_docx(file: IO[bytes]) -> ParsedDocument:
    """Raises what python-docx and lxml raise on broken files."""
    from docx.opc.package import OpcPackage
    from docx.oxml.parser import parse_xml

    file.seek(0)
    package = OpcPackage.open(file)
    main: Any = package.main_document_part
    related = {rel.reltype.rpartition("/")[2]: rel.target_part for rel in main.rels.values() if not rel.is_external}

    def tree(part: Any) -> Any:  # parts of other content types, such as those with macros, come unparsed
        return part.element if hasattr(part, "element") else parse_xml(part.blob)

    styles, notes = (tree(related[kind]) if kind in related else None for kind in ("styles", "footnotes"))
    reading = _Reading(_levels(styles))
    reading.notes = {note.get(f"{_W}id"): reading.text(note) for note in _notes(notes)}
    blocks, length = [], 0
    for block in reading.blocks(tree(main).find(f"{_W}body")):
        blocks.append(block)
        length += len(block)
        if length > MOST_TEXT:
            break
    title = package.core_properties.title or ""
    text = clean("\n\n".join(blocks)).replace("|\n\n|", "|\n|")
    return ParsedDocument(DOCX, (Section(text),), title, truncated=length > MOST_TEXT)


class _Reading:
    """The walk over a body; `levels` are the heading levels of styles."""

    def __init__(self, levels: dict[str, int]) -> None:
        self.levels = levels
        self.notes: dict[str, str] = {}

    def blocks(self, body: Any) -> Iterator[str]:
        waiting = list(reversed(body)) if body is not None else []
        while waiting:
            element = waiting.pop()
            if element.tag == f"{_W}p":
                if block := self._paragraph(element):
                    yield block
            elif element.tag == f"{_W}tbl":
                yield from self._table(element)
            elif element.tag in _HOLDERS:
                waiting += reversed(element)

    def text(self, root: Any) -> str:
        """All text below an element, in order."""
        texts: list[str] = []
        waiting = list(reversed(root))
        while waiting:
            element = waiting.pop()
            if element.tag in _LEFT_OUT:
                continue
            if element.tag in _TEXTS:
                texts.append(element.text or "")
            elif element.tag in _GAPS:
                texts.append(_GAPS[element.tag])
            elif element.tag == f"{_W}footnoteReference":
                note = " ".join(self.notes.get(element.get(f"{_W}id") or "", "").split())
                texts.append(f" ({note})" if note else "")
            else:
                if element.tag == f"{_W}p" and texts:
                    texts.append(" ")
                waiting += reversed(element)
        return "".join(texts).strip()

    def _paragraph(self, element: Any) -> str:
        text = self.text(element)
        if not text:
            return ""
        style = element.find(f"{_W}pPr/{_W}pStyle")
        own = _level_in(element)
        level = own or self.levels.get(style.get(f"{_W}val") or "" if style is not None else "", 0)
        if level > 0:
            return f"{'#' * min(level, 6)} {' '.join(text.split())}"
        if level == _LISTED or element.find(_NUMBERED) is not None:
            return f"- {' '.join(text.split())}"
        return "\n".join(escaped(line.strip(" \t")) for line in text.split("\n"))

    def _table(self, table: Any) -> Iterator[str]:
        rows = []
        for row in table.iter(f"{_W}tr"):
            if next(row.iterancestors(f"{_W}tbl"), None) is not table:
                continue  # a table within a cell, whose text is that cell's
            cells = [" ".join(self.text(cell).split()) for cell in row.iter(f"{_W}tc") if cell.getparent() is row]
            if any(cells):
                rows.append(cells[:_MOST_CELLS])
        if len(rows) == 1 and len(rows[0]) == 1:
            yield escaped(rows[0][0])  # a frame around text
        elif rows:
            width = max(map(len, rows))
            lines = [table_row(cells + [""] * (width - len(cells))) for cells in rows]
            lines.insert(1, "|" + " --- |" * width)
            yield "\n".join(lines)


def _levels(styles: Any) -> dict[str, int]:
    """Style id → heading level, or `_LISTED`. Word keeps the English names of its own styles in every language."""
    if styles is None:
        return {}
    own: dict[str, int] = {}
    based: dict[str, str] = {}
    for style in styles.iter(f"{_W}style"):
        key = style.get(f"{_W}styleId") or ""
        name = style.find(f"{_W}name")
        name_value = (name.get(f"{_W}val") or "").lower() if name is not None else ""
        heading = re.fullmatch(r"heading (\d)", name_value)
        own[key] = int(heading[1]) if heading else 1 if name_value == "title" else _level_in(style)
        if not own[key] and style.find(_NUMBERED) is not None:
            own[key] = _LISTED
        base = style.find(f"{_W}basedOn")
        based[key] = (base.get(f"{_W}val") or "") if base is not None else ""
    return {key: level for key in own if (level := _inherited(key, own, based))}


def _inherited(key: str, own: dict[str, int], based: dict[str, str]) -> int:
    for _ in range(10):
        if own.get(key):
            return own[key]
        key = based.get(key, "")
    return 0


def _level_in(element: Any) -> int:
    outline = element.find(f"{_W}pPr/{_W}outlineLvl")
    level_value = outline.get(f"{_W}val") or "" if outline is not None else ""
    return int(level_value) + 1 if re.fullmatch("[0-8]", level_value) else 0


def _notes(footnotes: Any) -> list[Any]:
    return [] if footnotes is None else [n for n in footnotes if n.tag == f"{_W}footnote" and not n.get(f"{_W}type")]
