"""A part of a page as Markdown, all of it: nothing is left out but controls, signatures and what is hidden."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.adapters.reading.extraction.threads.markup import NO_TEXT, attributes_of, class_name, is_hidden

if TYPE_CHECKING:
    from lxml.html import HtmlElement

_INLINE = frozenset(
    [
        *("a", "abbr", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i", "ins", "kbd"),
        *("label", "mark", "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup"),
        *("time", "tt", "u", "var", "wbr", "nobr", "center", "noscript"),
    ]
)
_STRONG, _EMPHASIS, _CODE = ("b", "strong"), ("i", "em"), ("code", "kbd", "samp", "tt")
_BREAK = "\x00"  # a line's end that the page asks for
_MARKS = re.compile(r"([\\`*\[\]])")
_LINE_START = re.compile(r"^([#>+-])(?=[\s#>+-]|$)", re.MULTILINE)
_BLANKS = re.compile(r"[ \t\r\n\f\xa0]+")
_DEEPEST = 100  # elements within each other; what stands deeper is read as plain text
_WIDEST = 30  # columns of a table


def as_markdown(element: "HtmlElement", level: int = 3) -> str:
    """`level`: of the highest heading that may stand in it."""
    return "\n\n".join(_Blocks(level).of(element, 0))


class _Blocks:
    """Paragraphs, lists, tables, quotations and code, each as a string of lines."""

    def __init__(self, level: int) -> None:
        self._level = level
        self._quote_around = ""  # `blockquote`, or `called` so by a class

    def of(self, element: "HtmlElement", depth: int) -> list[str]:
        blocks: list[str] = []
        line: list[str] = []

        def end_line() -> None:
            blocks.extend(_paragraphs("".join(line)))
            line.clear()

        line.append(_escaped(element.text))
        for child in element:
            if _has_text(child):
                if _is_inline(child, depth):
                    line.append(self._inline(child, depth + 1))
                else:
                    end_line()
                    blocks.extend(self._block(child, depth + 1))
            line.append(_escaped(child.tail))
        end_line()
        return blocks

    def _block(self, element: "HtmlElement", depth: int) -> list[str]:
        tag = element.tag
        if tag == "br":
            return []
        if tag == "hr":
            return ["---"]
        if depth > _DEEPEST:
            return _paragraphs(_escaped(" ".join(element.itertext())))
        if tag in ("h1", "h2", "h3", "h4", "h5", "h6"):
            title = " ".join(" ".join(self.of(element, depth)).split())
            return [f"{'#' * min(6, self._level - 1 + int(tag[1]))} {title}"] if title else []
        if tag == "pre":
            return _code_block(element)
        if tag in ("ul", "ol"):
            return self._list(element, depth)
        if tag == "table":
            return self._table(element, depth)
        if _is_quote(element):
            return self._quote(element, depth)
        return self.of(element, depth)

    def _quote(self, element: "HtmlElement", depth: int) -> list[str]:
        """Marked once, however many elements make it: what is only called a quotation often holds one."""
        outer, is_own = self._quote_around, element.tag == "blockquote"
        if outer and not is_own:
            return self.of(element, depth)
        self._quote_around = "blockquote" if is_own else "called"
        text = "\n\n".join(self.of(element, depth))
        self._quote_around = outer
        if not text or outer == "called":
            return [text] if text else []
        return ["\n".join(f"> {row}".rstrip() for row in text.split("\n"))]

    def _inline(self, element: "HtmlElement", depth: int) -> str:
        tag = element.tag
        if tag == "br":
            return _BREAK
        if tag in _CODE:
            text = " ".join("".join(element.itertext()).split())
            return f"`{text}`" if text and "`" not in text else _escaped(text)
        inner = [_escaped(element.text)]
        for child in element:
            if _has_text(child):
                inner.append(self._inline(child, depth + 1) if depth < _DEEPEST else _escaped(child.text_content()))
            inner.append(_escaped(child.tail))
        text = "".join(inner)
        mark = "**" if tag in _STRONG else "*" if tag in _EMPHASIS else ""
        bare = text.strip()
        if not mark or not bare or _BREAK in bare or mark[0] in bare:
            return text
        return text.replace(bare, f"{mark}{bare}{mark}", 1)

    def _list(self, element: "HtmlElement", depth: int) -> list[str]:
        items: list[str] = []
        for number, child in enumerate((c for c in element if _has_text(c)), 1):
            text = "\n".join(self.of(child, depth + 1))
            if text:
                mark = f"{number}." if element.tag == "ol" else "-"
                rows = text.split("\n")
                items.append("\n".join([f"{mark} {rows[0]}", *(f"  {row}" for row in rows[1:])]))
        return ["\n".join(items)] if items else []

    def _table(self, element: "HtmlElement", depth: int) -> list[str]:
        """Its rows as lines with bars between the cells; a table for layout only is what stands in it."""
        rows = [[cell for cell in row if cell.tag in ("td", "th")] for row in _rows(element)]
        widest = max(map(len, rows), default=0)
        if widest < 2 or len(rows) < 2 or widest > _WIDEST or next(element.iterdescendants("table"), None) is not None:
            return [block for row in rows for cell in row if _has_text(cell) for block in self.of(cell, depth + 1)]
        lines = []
        for row in rows:
            cells = [" ".join(" ".join(self.of(c, depth + 1)).split()).replace("|", "\\|") for c in row]
            lines.append(f"| {' | '.join(cells + [''] * (widest - len(cells)))} |")
        return ["\n".join([lines[0], f"|{' --- |' * widest}", *lines[1:]])]


def _rows(table: "HtmlElement") -> Iterator["HtmlElement"]:
    for part in table:
        if part.tag == "tr":
            yield part
        elif part.tag in ("thead", "tbody", "tfoot"):
            yield from (row for row in part if row.tag == "tr")


def _has_text(element: "HtmlElement") -> bool:
    if not isinstance(element.tag, str) or element.tag in NO_TEXT:
        return False
    attributes = attributes_of(element)
    return not attributes or not (is_hidden(attributes) or class_name(attributes.get("class") or "").aside)


def _is_quote(element: "HtmlElement") -> bool:
    return element.tag in ("blockquote", "q") or class_name(element.get("class") or "").quote


def _is_inline(element: "HtmlElement", depth: int) -> bool:
    """Those that hold blocks are none, whatever their name."""
    if element.tag == "br":
        return True
    if element.tag not in _INLINE or (element.get("class") and _is_quote(element)):
        return False
    return depth > _DEEPEST or all(_is_inline(child, depth + 1) for child in element if isinstance(child.tag, str))


def _code_block(element: "HtmlElement") -> list[str]:
    for line_end in element.iter("br"):
        line_end.text = "\n"
    text = "".join(part for part in element.itertext()).strip("\n")
    fence = "~~~" if "```" in text else "```"
    return [f"{fence}\n{text}\n{fence}"] if text.strip() else []


def _escaped(text: str | None) -> str:
    if not text:
        return ""
    text = _BLANKS.sub(" ", text.replace(_BREAK, ""))
    return text if text.isalnum() else _MARKS.sub(r"\\\1", text)


def _paragraphs(text: str) -> list[str]:
    """Two line ends in a row begin a paragraph."""
    lines = [line.strip() for line in text.split(_BREAK)]
    blocks = [block.strip("\n") for block in re.split(r"\n{2,}", "\n".join(lines))]
    return [_LINE_START.sub(r"\\\1", block) for block in blocks if block]
