"""HTML of an answer as Markdown: all its words, with the marks that have a meaning there."""

import re
from typing import Any

from app.adapters.imports.fields import web_address

_INLINE = {"b": "**", "strong": "**", "i": "*", "em": "*", "s": "~~", "del": "~~", "strike": "~~"}
_BLOCKS = frozenset(
    [
        "p",
        "div",
        "section",
        "article",
        "header",
        "footer",
        "ul",
        "ol",
        "li",
        "pre",
        "blockquote",
        "table",
        "tr",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "hr",
        "dl",
        "dt",
        "dd",
        "figure",
    ]
)
_DROPPED = frozenset({"script", "style", "head", "template", "noscript"})
_MARKS = re.compile(r"([\\`*\[\]<])|(?<!\w)(_)|(_)(?!\w)")
_LINE_START = re.compile(r"^([#>+=-]|\d{1,9}(?=[.)]))", re.MULTILINE)
_DEEPEST = 200  # levels; below that words come without marks


def markdown_of(html: str) -> str:
    """Never raises; what is no HTML is text."""
    from lxml import etree
    from lxml import html as lxml_html

    if not html.strip():
        return ""
    try:
        parser = lxml_html.HTMLParser(huge_tree=True)
        root = lxml_html.fragment_fromstring(html, create_parent="div", parser=parser)
    except (etree.LxmlError, ValueError, AssertionError):
        return _escaped(re.sub(r"<[^<>]*>", "", html)).strip()
    return _joined(_blocks(root, 0))


def _joined(blocks: list[str]) -> str:
    return "\n\n".join(block.strip("\n") for block in blocks if block.strip())


def _blocks(element: Any, depth: int) -> list[str]:
    """An element's children as paragraphs, lists, tables and so on."""
    result: list[str] = []
    line: list[str] = [_escaped(element.text)]

    def end_line() -> None:
        result.append(_paragraph("".join(line)))
        line.clear()

    for child in element:
        if _is_block(child):
            end_line()
            result += _block(child, depth + 1)
        else:
            line.append(_inline(child, depth + 1))
        line.append(_escaped(child.tail))
    end_line()
    return [block for block in result if block.strip()]


def _is_block(element: Any) -> bool:
    return isinstance(element.tag, str) and element.tag in _BLOCKS


def _block(element: Any, depth: int) -> list[str]:
    tag = element.tag
    if depth > _DEEPEST:
        return [_escaped("".join(element.itertext())).strip()]
    if tag == "pre":
        return [_code(element)]
    if tag in ("ul", "ol"):
        return [_list(element, depth)]
    if tag == "table":
        return [_table(element, depth)]
    if tag == "hr":
        return ["---"]
    blocks = _blocks(element, depth)
    if tag == "blockquote":
        return ["\n".join(f"> {line}".rstrip() for line in _joined(blocks).split("\n"))] if blocks else []
    if tag[0] == "h" and tag[1:].isdigit() and blocks:
        return [f"{'#' * int(tag[1:])} {' '.join(_joined(blocks).split())}"]
    return blocks


def _code(element: Any) -> str:
    """As it stands, between fences that do not stand in it."""
    code = "".join(element.itertext()).strip("\n")
    languages = re.findall(r"\blanguage-([\w+#.-]+)", " ".join(one.get("class") or "" for one in element.iter()))
    fence = "```"
    while fence in code:
        fence += "`"
    return f"{fence}{languages[0] if languages else ''}\n{code}\n{fence}"


def _list(element: Any, depth: int) -> str:
    rows = []
    number = 0
    for child in element:
        if not isinstance(child.tag, str):
            continue
        number += 1
        sign = f"{number}. " if element.tag == "ol" else "- "
        blocks = _blocks(child, depth + 1) if child.tag == "li" else _block(child, depth + 1)
        lists = ("- ", "1. ")
        words = blocks[0] if blocks else ""
        for block in blocks[1:]:
            words += ("\n" if block.startswith(lists) else "\n\n") + block
        rows.append(sign + re.sub(r"\n(?=[^\n])", "\n" + " " * len(sign), words))
    return "\n".join(rows)


def _table(element: Any, depth: int) -> str:
    rows = [
        [" ".join(_joined(_blocks(cell, depth + 1)).split()).replace("|", "\\|") for cell in row.iter("td", "th")]
        for row in element.iter("tr")
    ]
    rows = [row for row in rows if row]
    if not rows:
        return _escaped("".join(element.itertext())).strip()
    width = max(map(len, rows))
    lines = [f"| {' | '.join(row + [''] * (width - len(row)))} |" for row in rows]
    return "\n".join([lines[0], f"|{'---|' * width}", *lines[1:]])


def _inline(element: Any, depth: int) -> str:
    tag = element.tag
    if not isinstance(tag, str) or tag in _DROPPED:
        return ""
    if tag == "br":
        return "\n"
    if tag == "img":
        return _escaped(element.get("alt"))
    if tag == "code":
        return _inline_code("".join(element.itertext()))
    if depth > _DEEPEST:
        return _escaped("".join(element.itertext()))
    parts = [_escaped(element.text)]
    for child in element:
        within = f"\n\n{_joined(_block(child, depth + 1))}\n\n" if _is_block(child) else _inline(child, depth + 1)
        parts += (within, _escaped(child.tail))
    words = "".join(parts)
    core = words.strip()
    if tag in _INLINE and core:
        mark = _INLINE[tag]
        return words.replace(core, f"{mark}{core}{mark}", 1)
    if tag == "a" and core and (address := web_address(element.get("href"))):
        return words.replace(core, f"[{core}](<{address}>)" if set(address) & set("() ") else f"[{core}]({address})", 1)
    return words


def _inline_code(code: str) -> str:
    fence = "`"
    while fence in code:
        fence += "`"
    space = " " if code.startswith("`") or code.endswith("`") else ""
    return f"{fence}{space}{code}{space}{fence}" if code.strip() else ""


def _escaped(words: str | None) -> str:
    """Words, without what Markdown would take for marks. Line ends of HTML are spaces."""
    plain = re.sub(r"[ \t\r\n\f]+", " ", words or "")
    return _MARKS.sub(lambda match: f"\\{match[0]}", plain)


def _paragraph(line: str) -> str:
    """A paragraph whose lines mean nothing by how they begin."""
    lines = (part.strip() for part in line.strip().split("\n"))
    return _LINE_START.sub(_line_mark, "  \n".join(lines)) if line.strip() else ""


def _line_mark(match: re.Match[str]) -> str:
    """Of a number its point is escaped, which stands behind it."""
    return f"{match[0]}\\" if match[0].isdigit() else f"\\{match[0]}"
