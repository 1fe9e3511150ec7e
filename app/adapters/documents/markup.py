"""(X)HTML → all of its text as Markdown: chapters of books, and pages in which no main text is found."""

import re
from typing import TYPE_CHECKING, Any

from app.adapters.reading.extraction.parse_limits import bounded, flatten_wide_tables

if TYPE_CHECKING:
    from lxml.html import HtmlElement

_UNSAID = "script style noscript template head title svg math iframe object select textarea rp rt"
_APART = """
p div section article main header footer aside nav figure figcaption blockquote ul ol dl dt dd table caption form
fieldset address hr body html center details summary
"""
_SILENT, _BLOCKS = frozenset(_UNSAID.split()), frozenset(_APART.split())
_SPACE = re.compile(r"[ \t\n\f\r\xa0\u00ad\u200b]+")


def full_text(html: str) -> tuple[str, str]:
    """(Markdown, what `<title>` says). Never raises for what stands in it; lxml ends trees of great depth itself."""
    tree = _tree(html)
    if tree is None:
        return "", ""
    title = next((" ".join("".join(one.itertext()).split()) for one in tree.iter("title")), "")
    flatten_wide_tables(tree)
    return _Writer().written(tree), title[:300]


def escaped(line: str) -> str:
    """A line of text that Markdown would take for a heading, quote, fence or table row, so that it does not."""
    return "\\" + line if re.match(r"#{1,6}[ \t]|>|```|~~~|\|", line) else line


def _tree(html: str) -> "HtmlElement | None":
    from lxml import etree
    from lxml.html import HTMLParser, document_fromstring

    html = re.sub(r"^\s*<\?xml[^>]{0,200}\?>", "", bounded(html)[0])
    if not html.strip():
        return None
    try:
        return document_fromstring(html, parser=HTMLParser(encoding=None, huge_tree=False, no_network=True))
    except (etree.LxmlError, ValueError, AssertionError, TypeError):
        return None


class _Writer:
    """Blocks of Markdown, collected from a walk without recursion."""

    def __init__(self) -> None:
        self._blocks: list[str] = []
        self._line: list[str] = []
        self._prefix = ""
        self._fresh_row = False

    def written(self, tree: Any) -> str:
        walk: list[tuple[Any, bool]] = [(tree, True)]
        while walk:
            element, opens = walk.pop()
            if not isinstance(element.tag, str) or element.tag in _SILENT:
                self._add_text(element.tail)
                continue
            tag = element.tag.rpartition("}")[2].lower()
            if not opens:
                self._end(tag)
                self._add_text(element.tail)
            elif tag == "pre":
                self._code("".join(element.itertext()))
                self._add_text(element.tail)
            elif tag == "tr":
                self._row(element)
                self._add_text(element.tail)
            else:
                self._begin(tag)
                self._add_text(element.text)
                walk.append((element, False))
                walk += [(child, True) for child in reversed(element)]
        self._close()
        return "\n\n".join(self._blocks).replace("|\n\n|", "|\n|")

    def _add_text(self, text: str | None) -> None:
        if text:
            self._line.append(text)

    def _begin(self, tag: str) -> None:
        if tag == "br":
            self._line.append(" ")
        elif re.fullmatch("h[1-6]", tag):
            self._close()
            self._prefix = "#" * int(tag[1]) + " "
        elif tag == "li":
            self._close()
            self._prefix = "- "
        elif tag in _BLOCKS:
            prefix = self._prefix if self._prefix == "- " and not "".join(self._line).strip() else ""
            self._close()
            self._prefix = prefix

    def _end(self, tag: str) -> None:
        if tag in _BLOCKS or tag == "li" or re.fullmatch("h[1-6]", tag):
            self._close()

    def _close(self) -> None:
        text = _SPACE.sub(" ", "".join(self._line)).strip()
        if text:
            self._blocks.append(self._prefix + (text if self._prefix else escaped(text)))
        self._line, self._prefix = [], ""

    def _code(self, text: str) -> None:
        self._close()
        if text.strip():
            fence = "~~~" if "```" in text else "```"
            self._blocks.append(f"{fence}\n{text.strip(chr(10)).rstrip()}\n{fence}")

    def _row(self, row: Any) -> None:
        self._close()
        cells = [_SPACE.sub(" ", "".join(cell.itertext())).strip() for cell in row if cell.tag in ("td", "th")]
        if any(cells):
            self._blocks.append(table_row(cells))


def table_row(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"
