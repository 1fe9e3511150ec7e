"""EPUB → a part for each chapter, in reading order (https://www.w3.org/TR/epub-33/)."""

import posixpath
import re
import zipfile
from typing import IO, Any
from urllib.parse import unquote

from app.adapters.documents.chunking import MOST_TEXT, ParsedDocument, Section, clean
from app.adapters.documents.kinds import EPUB
from app.adapters.documents.markup import full_text
from app.adapters.reading.extraction.charset import decode
from app.core.domain.errors import Unreadable
from app.core.domain.reasons import UnreadableReason

_MOST_CHAPTERS = 2000
_MOST_CHAPTER = 20_000_000  # bytes
_PAGES = ("application/xhtml+xml", "text/html", "application/x-dtbncx+xml")


def read_epub(file: IO[bytes], name: str) -> ParsedDocument:
    """Raises `Unreadable`, and what zipfile and the XML parser raise on broken files."""
    file.seek(0)
    with zipfile.ZipFile(file) as book:
        package = _package_of(book, name)
        root = _parsed(book, package)
        parts: list[Section] = []
        length = 0
        for path in _spine(root, posixpath.dirname(package))[:_MOST_CHAPTERS]:
            text, chapter = _chapter(book, path)
            if text:
                parts.append(Section(text, heading="" if text.startswith("#") else chapter))
                length += len(text)
            if length > MOST_TEXT:
                break
    return ParsedDocument(EPUB, tuple(parts), _title(root), truncated=length > MOST_TEXT)


def _package_of(book: zipfile.ZipFile, name: str) -> str:
    for element in _parsed(book, "META-INF/container.xml").iter():
        if _local(element) == "rootfile" and element.get("full-path"):
            return str(element.get("full-path"))
    raise Unreadable(name, UnreadableReason.BROKEN, "no package document")


def _parsed(book: zipfile.ZipFile, path: str) -> Any:
    from defusedxml.ElementTree import fromstring

    return fromstring(book.read(path), forbid_dtd=False)


def _spine(root: Any, folder: str) -> list[str]:
    """Paths of the chapters. A book whose spine names nothing is read in the order of its list of files."""
    files: dict[str, str] = {}
    order: list[str] = []
    for element in root.iter():
        kind, href = element.get("media-type") or "", element.get("href") or ""
        if _local(element) == "item" and kind in _PAGES[:2] and href:
            files[element.get("id") or href] = posixpath.normpath(
                posixpath.join(folder, unquote(href.partition("#")[0]))
            )
        elif _local(element) == "itemref":
            order.append(element.get("idref") or "")
    return [files[one] for one in dict.fromkeys(order) if one in files] or list(files.values())


def _chapter(book: zipfile.ZipFile, path: str) -> tuple[str, str]:
    """(text, title); a chapter that is not there is empty."""
    try:
        info = book.getinfo(path)
    except KeyError:
        return "", ""
    if info.file_size > _MOST_CHAPTER:
        return "", ""
    text, title = full_text(decode(book.read(info)))
    return clean(text), " ".join(clean(title).split())[:200]


def _title(root: Any) -> str:
    title = next((element.text for element in root.iter() if _local(element) == "title" and element.text), "")
    return re.sub(r"\s+", " ", title or "").strip()


def _local(element: Any) -> str:
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""
