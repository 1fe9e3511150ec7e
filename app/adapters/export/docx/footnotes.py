"""Footnotes: the part that holds them, its relationships, and the marks in the text.

ECMA-376, part 1, 17.11. `settings.xml` names the two that draw the line above them.
"""

from typing import TYPE_CHECKING, Any

from app.adapters.export.docx.xml import element, text_element
from app.core.citing.grounded import NOT_EQUAL
from app.core.export.source_rows import address_of
from app.core.export.turns import Note, source_title

if TYPE_CHECKING:
    from docx.document import Document

_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml"
_QUOTE = 600  # characters of a source's words


class Footnotes:
    """Numbered by the word processor in the order of the text."""

    def __init__(self, document: "Document") -> None:
        from docx.opc.constants import RELATIONSHIP_TYPE
        from docx.opc.packuri import PackURI
        from docx.opc.part import XmlPart

        lines = [
            _note(str(number - 1), [element("w:p", [element("w:r", [element(f"w:{kind}")])])], type=kind)
            for number, kind in enumerate(("separator", "continuationSeparator"))
        ]
        self._root = element("w:footnotes", lines)
        package = document.part.package
        self._part = XmlPart(PackURI("/word/footnotes.xml"), _TYPE, self._root, package)
        self._external = RELATIONSHIP_TYPE.HYPERLINK
        document.part.relate_to(self._part, RELATIONSHIP_TYPE.FOOTNOTES)
        separators = element("w:footnotePr", [element("w:footnote", id="-1"), element("w:footnote", id="0")])
        settings = document.settings.element
        before = next((one for one in settings if one.tag.endswith(("}endnotePr", "}compat"))), None)
        settings.append(separators) if before is None else before.addprevious(separators)
        self._count = 0

    def mark(self, note: Note) -> Any:
        """The run that stands in the text; its footnote goes into the part."""
        self._count += 1
        number = str(self._count)
        style = element("w:rPr", [element("w:rStyle", val="FootnoteReference")])
        own = element(
            "w:r", [element("w:rPr", [element("w:rStyle", val="FootnoteReference")]), element("w:footnoteRef")]
        )
        parts = [element("w:pPr", [element("w:pStyle", val="FootnoteText")]), own, _run(" "), *self._words(note)]
        self._root.append(_note(number, [element("w:p", parts)]))
        return element("w:r", [style, element("w:footnoteReference", id=number)])

    def comma(self) -> Any:
        """Between two marks, which would read as one number."""
        return _run(", ", "FootnoteReference")

    def opposing(self) -> Any:
        """Before the mark of a source that says otherwise."""
        return _run(f"{NOT_EQUAL} ", "FootnoteReference")

    def _words(self, note: Note) -> list[Any]:
        source, address = note.source, address_of(note.source)
        title = source_title(source)
        parts = [self._link(title, address) if address.startswith(("http://", "https://")) else _run(title)]
        parts = [_run(f"{NOT_EQUAL} "), *parts] if note.citation.contradicts else parts
        about = [" ".join(one.split()) for one in (source.author, source.site, source.date) if one]
        quote = " ".join(note.quote.split())
        quote = quote if len(quote) <= _QUOTE else quote[: _QUOTE - 1].rstrip() + "…"
        behind = "".join(f" · {one}" for one in about) + (f" — “{quote}”" if quote else "")
        return [*parts, _run(behind)] if behind else parts

    def _link(self, words: str, address: str) -> Any:
        from docx.oxml.ns import qn

        link = element("w:hyperlink", [_run(words, "Hyperlink")])
        link.set(qn("r:id"), self._part.relate_to(address, self._external, is_external=True))
        return link


def _note(number: str, paragraphs: list[Any], **attributes: str) -> Any:
    return element("w:footnote", paragraphs, id=number, **attributes)


def _run(words: str, style: str = "") -> Any:
    properties = [element("w:rPr", [element("w:rStyle", val=style)])] if style else []
    return element("w:r", [*properties, text_element("w:t", words)])
