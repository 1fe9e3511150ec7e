"""What a page may cost before its text is looked for: parsing and extracting take quadratic time in some directions."""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lxml.html import HtmlElement

_MOST_CHARACTERS = 3_000_000
_MOST_TAGS = 60_000  # the largest of 509 real pages has 22,000
_MOST_ATTRIBUTES = 250  # of one tag; 20,000 took 1 s to parse, 100,000 took 12
_LONG_TAG = 2000  # characters: texts and pictures stand in attributes too
_LONG_TAGS = 200  # so many of these are looked at in full
_LONGEST_TAG = 200_000  # characters
_MOST_CELLS = 30_000  # of all tables together, every row filled up to the widest, as trafilatura does it
_WIDEST = 1000  # columns; also what a `colspan` counts for at most (HTML's own limit)

# A tag as HTML's tokeniser reads it (https://html.spec.whatwg.org/#tag-open-state): `>` may stand in quotes.
_WS = r"\t\n\f\r "
_NAME = rf"(?:=[^{_WS}/>=]*+|[^{_WS}/>=]++)"
_VALUE = rf"""[{_WS}]*+=[{_WS}]*+(?:"[^"]*+(?:"|\Z)|'[^']*+(?:'|\Z)|[^{_WS}>"'][^{_WS}>]*+|(?=>|\Z))"""
_ATTRIBUTE = rf"(?:[{_WS}/]++|{_NAME}(?:{_VALUE})?+)"
_BEGIN = rf"<(/?[a-zA-Z][^{_WS}/>]{{0,60}}+)[^{_WS}/>]*+"
_TAG = re.compile(rf"{_BEGIN}{_ATTRIBUTE}*+(?:>|\Z)")
_FAIR_TAG = re.compile(rf"{_BEGIN}{_ATTRIBUTE}{{0,{2 * _MOST_ATTRIBUTES}}}+>")  # with the blanks between them
# The beginning of every tag but the usual ones: those end within `_LONG_TAG`, have few attributes and are fair.
_USUAL_VALUE = r"""=(?:"[^"]{0,190}+"|'[^']{0,190}+')"""
_USUAL = rf"[\w-]{{0,20}}+(?:[ \n\t]{{1,4}}+[\w:.-]{{1,30}}+(?:{_USUAL_VALUE})?+){{0,8}}+[ \n]{{0,4}}+/?+>"
_OPENING = re.compile(rf"</?[a-zA-Z](?!{_USUAL})", re.ASCII)
_NOT_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]")
_CONTROLS = bytes({*range(0x20)} - {*b"\t\n\r"})
_NO_CHARACTERS = ("\ufffe", "\uffff")
_END_OF_SCRIPT = re.compile(r"</script", re.IGNORECASE)


def bounded(html: str) -> tuple[str, bool]:
    """(the page up to the sizes that can be worked on in time, whether some of its end is missing)."""
    cut = html[:_MOST_CHARACTERS]
    if cut.count("<") >= _MOST_TAGS:
        at = -1
        for _ in range(_MOST_TAGS):
            at = cut.find("<", at + 1)
        cut = cut[:at]
    truncated = len(cut) < len(html)
    return _without_controls(_with_short_tags(cut)), truncated


def _without_controls(html: str) -> str:
    """Blanks for what XML does not allow, of which most pages have nothing: that is told at once."""
    try:
        data = html.encode()
    except UnicodeEncodeError:  # surrogates
        return _NOT_XML.sub(" ", html)
    if len(data.translate(None, _CONTROLS)) == len(data) and not any(mark in html for mark in _NO_CHARACTERS):
        return html
    return _NOT_XML.sub(" ", html)


def _with_short_tags(html: str) -> str:
    """Tags with far too many attributes without any.

    Whatever looks like a tag is taken for one, within scripts and comments too: so nothing can hide from this.
    """
    pieces: list[str] = []
    done = long_ones = script = 0
    for opening in _OPENING.finditer(html):
        start = opening.start()
        if start < done or _FAIR_TAG.match(html, start, start + _LONG_TAG):
            continue
        long_ones += 1
        if long_ones <= _LONG_TAGS and _FAIR_TAG.match(html, start, start + _LONGEST_TAG):
            continue
        if script <= start:  # what looks like a tag may be a script's `a<b`: it ends with the script in any case
            end = _END_OF_SCRIPT.search(html, start + 1)
            script = end.start() if end else len(html)
        if tag := _TAG.match(html, start, script):
            pieces += [html[done:start], f"<{tag[1]}>"]
            done = tag.end()
    return "".join([*pieces, html[done:]])


def flatten_wide_tables(tree: "HtmlElement") -> None:
    """Tables beyond all measure become lines of text: trafilatura fills every row up to the widest one's columns."""
    rows_of: dict[HtmlElement, list[HtmlElement]] = {}
    for row in tree.iter("tr"):
        if (table := next(row.iterancestors("table"), None)) is not None:
            rows_of.setdefault(table, []).append(row)
    room = _MOST_CELLS
    for table, rows in rows_of.items():
        widest = max(sum(map(_columns, row)) for row in rows)
        if widest <= _WIDEST and len(rows) * widest <= room:
            room -= len(rows) * widest
        else:
            _flatten(table, rows)


def _columns(cell: "HtmlElement") -> int:
    span = cell.get("colspan") or "1"
    return int(span) if span.isdecimal() and len(span) < 4 else _WIDEST


def _flatten(table: "HtmlElement", rows: list["HtmlElement"]) -> None:
    for element in table.iter("table", "thead", "tbody", "tfoot"):
        element.tag = "div"
    for row in rows:
        text, tail = " ".join(" ".join(cell.itertext()) for cell in row), row.tail
        row.clear()
        row.tag, row.text, row.tail = "p", " ".join(text.split()), tail
