"""An answer's Markdown as paragraphs, lists, tables and code of a document."""

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any
from unicodedata import bidirectional

from app.adapters.export.docx.maths import formula
from app.adapters.export.docx.styles import BULLETS, NUMBERS, new_list
from app.adapters.export.docx.xml import element, fit, text_element
from app.core.citing.markdown.grammar import grammar

if TYPE_CHECKING:
    from docx.document import Document
    from markdown_it.token import Token

_TOKEN = re.compile("\ue000([0-9]{1,9})\ue001")
_TASK = re.compile(r"\[([ xX])\] ")
_STYLES = {"strong": "b", "em": "i", "s": "strike"}
_ALIGNMENTS = {"text-align:right": "right", "text-align:center": "center"}
_DEEPEST = 8
_TABLE_WIDTH = 16.6  # centimetres
_NARROWEST, _WIDEST = 6, 40  # characters by which columns are weighed

Marks = Callable[[int], list[Any]]
"""A citation's index → the runs that stand for it."""


class AnswerBody:
    """Writes one answer behind what the document has. marks: makes footnotes; marker: a citation's own words."""

    def __init__(self, document: "Document", marks: Marks, marker: Callable[[int], str]) -> None:
        self._document, self._marks, self._marker = document, marks, marker
        self._lists: list[str] = []  # ids of those that are open
        self._quotes = 0
        self._first = False  # the next paragraph is the first one of a list's item

    def write(self, text: str) -> None:
        tokens = grammar().parse(text)
        place = 0
        while place < len(tokens):
            place = self._block(tokens, place)

    def _block(self, tokens: Sequence["Token"], place: int) -> int:
        token = tokens[place]
        match token.type:
            case "heading_open":
                level = min(6, int(token.tag[1:]) + 1)
                self._paragraph(tokens[place + 1], f"Heading {level}")
                return place + 3
            case "paragraph_open":
                self._paragraph(tokens[place + 1])
                return place + 3
            case "bullet_list_open" | "ordered_list_open":
                self._open_list(token)
            case "bullet_list_close" | "ordered_list_close":
                self._lists.pop()
            case "list_item_open":
                self._first = True
            case "blockquote_open":
                self._quotes += 1
            case "blockquote_close":
                self._quotes -= 1
            case "fence" | "code_block":
                self._code(token.content)
            case "math_block":
                self._formula(token.content.strip())
            case "hr":
                self._rule()
            case "table_open":
                return self._table(tokens, place)
        return place + 1

    def _open_list(self, token: "Token") -> None:
        kind = BULLETS if token.type.startswith("bullet") else NUMBERS
        start = token.attrGet("start")
        number = int(start) if isinstance(start, int) and 0 <= start < 10**6 else 1
        self._lists.append(new_list(self._document, kind, number))

    def _paragraph(self, inline: "Token", style: str = "Normal") -> Any:
        style = "Quote" if self._quotes and style == "Normal" else style
        is_item = self._first
        paragraph = self._document.add_paragraph(style=style)
        self._place(paragraph, inline.content)
        children = list(inline.children or ())
        if is_item and children and (box := _TASK.match(children[0].content)):
            sign = "☐ " if box[1] == " " else "☑ "
            children[0] = children[0].copy(content=sign + children[0].content[box.end() :])
        for run in self._inline(children):
            paragraph._p.append(run)
        return paragraph

    def _place(self, paragraph: Any, text: str) -> None:
        """Into its list, and on the side where its writing begins."""
        properties = paragraph._p.get_or_add_pPr()
        if self._lists:
            level = str(min(len(self._lists), _DEEPEST) - 1)
            if self._first:
                numbers = [element("w:ilvl", val=level), element("w:numId", val=self._lists[-1])]
                properties.append(element("w:numPr", numbers))
                self._first = False
            else:
                properties.append(element("w:ind", left=str(400 * (int(level) + 1))))
        if _is_right_to_left(text):
            before = next((one for one in properties if one.tag.endswith(("}ind", "}jc"))), None)
            bidi = element("w:bidi")
            properties.append(bidi) if before is None else before.addprevious(bidi)

    def _code(self, text: str) -> None:
        lines = text.removesuffix("\n").split("\n")
        paragraph = self._document.add_paragraph(style="Code")
        indent = 400 * len(self._lists)
        if indent:
            paragraph._p.get_or_add_pPr().append(element("w:ind", left=str(indent)))
        run = element("w:r")
        for number, line in enumerate(lines):
            run.extend([element("w:br")] if number else [])
            for place, piece in enumerate(line.split("\t")):
                run.extend([element("w:tab")] if place else [])
                run.append(text_element("w:t", piece))
        paragraph._p.append(run)
        self._first = False
        self._document.add_paragraph().paragraph_format.space_after = 0

    def _formula(self, tex: str) -> None:
        omml = formula(tex, in_line=False)
        if omml is None:
            self._code(tex)
            return
        self._document.add_paragraph()._p.append(element("m:oMathPara", [omml]))

    def _rule(self) -> None:
        line = element("w:pBdr", [element("w:bottom", val="single", sz="4", space="1", color="D9DAD5")])
        self._document.add_paragraph()._p.get_or_add_pPr().append(line)

    def _table(self, tokens: Sequence["Token"], place: int) -> int:
        rows: list[list[tuple[Token, Token]]] = []
        while tokens[place].type != "table_close":
            if tokens[place].type == "tr_open":
                rows.append([])
            elif tokens[place].type in ("th_open", "td_open"):
                rows[-1].append((tokens[place], tokens[place + 1]))
            place += 1
        width = max(map(len, rows), default=0)
        if width:
            table = self._document.add_table(len(rows), width, style="Table Grid")
            widths = _widths(rows, width)
            for column, length in zip(table.columns, widths, strict=True):
                column.width = length
            for cells, row in zip(table.rows, rows, strict=True):
                for cell, (opening, inline), length in zip(cells.cells, row, widths, strict=False):
                    cell.width = length  # Word goes by the cells, LibreOffice by the columns
                    self._cell(cell, opening, inline)
            header = table.rows[0]._tr.get_or_add_trPr()
            header.append(element("w:tblHeader"))
            self._document.add_paragraph().paragraph_format.space_after = 0
        return place + 1

    def _cell(self, cell: Any, opening: "Token", inline: "Token") -> None:
        paragraph = cell.paragraphs[0]
        properties = paragraph._p.get_or_add_pPr()
        if _is_right_to_left(inline.content):
            properties.append(element("w:bidi"))
        if side := _ALIGNMENTS.get(str(opening.attrGet("style") or "")):
            properties.append(element("w:jc", val=side))
        styles = {"b"} if opening.type == "th_open" else set()
        for run in self._inline(inline.children or (), styles):
            paragraph._p.append(run)

    def _inline(self, children: Sequence["Token"], styles: set[str] | None = None) -> list[Any]:
        active, links = list(styles or ()), list[tuple[str, int]]()
        runs: list[Any] = []
        for child in children:
            name, _, side = child.type.rpartition("_")
            if side in ("open", "close") and name in _STYLES:
                active.append(_STYLES[name]) if side == "open" else active.remove(_STYLES[name])
            elif child.type == "link_open":
                links.append((str(child.attrGet("href") or ""), len(runs)))
            elif child.type == "link_close" and links:
                address, start = links.pop()
                runs[start:] = [self._link(address, runs[start:])]
            else:
                runs += self._leaf(child, active, bool(links))
        return runs

    def _leaf(self, child: "Token", styles: list[str], linked: bool) -> list[Any]:
        match child.type:
            case "text":
                return self._text(child.content, styles, linked)
            case "code_inline":
                return [_run(self._plain(child.content), styles, "InlineCode")]
            case "softbreak":
                return [_run(" ", styles)]
            case "hardbreak":
                return [element("w:r", [element("w:br")])]
            case "math_inline" | "math_inline_double":
                omml = formula(child.content.strip())
                return [_run(child.content.strip(), styles, "InlineCode") if omml is None else omml]
            case "image":
                return [_run(f"[{self._plain(child.content) or child.attrGet('src')}]", styles)]
        return [_run(self._plain(child.content), styles)] if child.content else []

    def _text(self, text: str, styles: list[str], linked: bool) -> list[Any]:
        """Marks stand close to the word before them, with a comma between two."""
        if linked:
            return [_run(self._plain(text), styles, "Hyperlink")]
        pieces, runs, is_behind_mark = _TOKEN.split(text), list[Any](), False
        for number, piece in enumerate(pieces):
            if number % 2:
                marks = self._marks(int(piece))
                runs += [_run(", ", (), "FootnoteReference")] if is_behind_mark and marks else []
                runs += marks
                is_behind_mark = bool(marks)
            elif piece and not (is_behind_mark and piece.isspace() and number + 1 < len(pieces)):
                runs.append(_run(piece.rstrip(" ") if number + 1 < len(pieces) else piece, styles))
                is_behind_mark = False
        return runs

    def _plain(self, text: str) -> str:
        return _TOKEN.sub(lambda token: self._marker(int(token[1])), text)

    def _link(self, address: str, runs: list[Any]) -> Any:
        from docx.opc.constants import RELATIONSHIP_TYPE
        from docx.oxml.ns import qn

        link = element("w:hyperlink", runs)
        if address.startswith(("http://", "https://", "mailto:")):
            part = self._document.part
            link.set(qn("r:id"), part.relate_to(fit(address), RELATIONSHIP_TYPE.HYPERLINK, is_external=True))
        return link


def _run(text: str, styles: Sequence[str] = (), style: str = "") -> Any:
    properties = [element("w:rStyle", val=style)] if style else []
    for name in ("b", "i"):
        properties += [element(f"w:{name}"), element(f"w:{name}Cs")] if name in styles else []
    properties += [element("w:strike")] if "strike" in styles else []
    properties += [element("w:rtl")] if _is_right_to_left(text) else []
    return element("w:r", [*([element("w:rPr", properties)] if properties else []), text_element("w:t", text)])


def _column_width(rows: Sequence[Sequence[tuple["Token", "Token"]]], column: int) -> int:
    """A measure of what stands in it: its longest word fits, and a long text gets a larger part than a short one."""
    texts = [row[column][1].content for row in rows if column < len(row)]
    longest = max((sum(1 + (sign > "\u2e7f") for sign in text) for text in texts), default=0)
    word = max((len(word) for text in texts for word in text.split() if word.isascii()), default=0)
    return max(_NARROWEST, min(longest, _WIDEST), min(word + 2, _WIDEST))


def _widths(rows: Sequence[Sequence[tuple["Token", "Token"]]], count: int) -> list[Any]:
    """Of the columns: their parts of the width that the page leaves."""
    from docx.shared import Cm

    parts = [_column_width(rows, number) for number in range(count)]
    return [Cm(_TABLE_WIDTH * part / sum(parts)) for part in parts]


def _is_right_to_left(text: str) -> bool:
    for char in text[:1000]:
        match bidirectional(char):
            case "R" | "AL":
                return True
            case "L":
                return False
    return False
