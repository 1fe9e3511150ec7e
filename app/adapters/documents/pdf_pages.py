"""The user's PDFs: the text of each page, and pages as pictures."""

import io
import time
from typing import IO, TYPE_CHECKING, Any

from app.adapters.documents.chunking import MOST_TEXT, ParsedDocument, Section, clean
from app.adapters.documents.kinds import PDF
from app.adapters.reading.extraction.pdf.pdf_text import paragraphs, words_of
from app.adapters.reading.extraction.pdf.pdfium import PdfProblem, open_pdf, page_of, title_of
from app.core.domain.errors import Unreadable
from app.core.domain.reasons import UnreadableReason

if TYPE_CHECKING:
    from pypdfium2 import PdfDocument

_SECONDS = 14.0  # after which the rest of the pages is left out
_MOST_PAGES = 5000
_LONG_SIDE = 1568  # pixels: what vision models take in without scaling it down
_LARGEST_PICTURE = 3_500_000  # bytes: model services take 5 MB, written in base 64


def read_pdf(file: IO[bytes], name: str) -> ParsedDocument:
    """A page without text that shows a picture is found by title and number. Raises `Unreadable`."""
    document = _open_document(file, name)
    try:
        count = len(document)
        title = title_of(document)
        pages, complete = _texts(document, min(count, _MOST_PAGES))
        vocabulary = words_of(filter(None, pages))
        parts = []
        for number, text in enumerate(pages, 1):
            if text is None:
                parts.append(Section("", number, picture=f"{title or name} · page {number}"))
            else:
                parts.append(Section(paragraphs(text, vocabulary) if text else "", number))
        if not any(part.text or part.picture for part in parts):
            raise Unreadable(name, UnreadableReason.SCANNED if count else UnreadableReason.BROKEN)
        return ParsedDocument(PDF, tuple(parts), title, count, truncated=not complete or count > len(pages))
    finally:
        document.close()


def page_picture(file: IO[bytes], page: int, name: str) -> bytes:
    """A page, counted from 1, as PNG; empty where there is no such page. Raises `Unreadable`."""
    from pypdfium2 import PdfiumError

    document = _open_document(file, name)
    try:
        if not 1 <= page <= len(document):
            return b""
        sheet = document[page - 1]
        width, height = sheet.get_size()
        scale = _LONG_SIDE / max(width, height, 1.0)
        if min(width, height) * scale < 1:  # a sheet that is a line
            return b""
        picture = sheet.render(scale=min(scale, 8.0)).to_pil().convert("RGB")
        while len(data := _png(picture)) > _LARGEST_PICTURE:  # a photograph, as scanners make them in colour
            picture = picture.resize((max(1, picture.width * 2 // 3), max(1, picture.height * 2 // 3)))
        return data
    except (PdfiumError, ValueError, OSError, SystemError) as error:
        raise Unreadable(name, UnreadableReason.BROKEN, str(error)[:200]) from error
    finally:
        document.close()


def _png(picture: Any) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def _open_document(file: IO[bytes], name: str) -> "PdfDocument":
    try:
        return open_pdf(file)
    except PdfProblem as problem:
        reason = UnreadableReason.ENCRYPTED if problem.encrypted else UnreadableReason.BROKEN
        raise Unreadable(name, reason, problem.detail) from problem


def _texts(document: "PdfDocument", count: int) -> tuple[list[str | None], bool]:
    """(the text of each page, None for a picture of one; whether time and room sufficed)."""
    pages: list[str | None] = []
    started_at, length = time.monotonic(), 0
    for index in range(count):
        if time.monotonic() - started_at > _SECONDS or length > MOST_TEXT:
            return pages, False
        page = page_of(document, index)
        text = clean(page.text)
        pages.append(None if page.is_picture else text)
        length += len(text)
    return pages, True
