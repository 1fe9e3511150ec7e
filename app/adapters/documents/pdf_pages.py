"""PDFs by PDFium: the text of each page, and pages as pictures.

pypdf reads the PDFs of the web, one at a time; PDFium takes a fifth of its time, which counts for folders full.
"""

import io
import re
import time
from typing import IO, TYPE_CHECKING, Any

from app.adapters.documents.chunking import MOST_TEXT, ParsedDocument, Section, clean
from app.adapters.documents.kinds import PDF
from app.adapters.reading.extraction.extract import weight
from app.adapters.reading.extraction.pdf_text import paragraphs, words_of
from app.core.domain.errors import Unreadable
from app.core.domain.reasons import UnreadableReason

if TYPE_CHECKING:
    from pypdfium2 import PdfDocument

_SECONDS = 14.0  # after which the rest of the pages is left out
_MOST_PAGES = 5000
_WORDS = 25  # weight of a page's text below which it is a picture with a number under it
_LONG_SIDE = 1568  # pixels: what vision models take in without scaling it down
_LARGEST_PICTURE = 3_500_000  # bytes: model services take 5 MB, written in base 64
_PASSWORD, _SECURITY = 4, 5  # FPDF_ERR_PASSWORD, FPDF_ERR_SECURITY
_PICTURE = 3  # FPDF_PAGEOBJ_IMAGE


def read_pdf(file: IO[bytes], name: str) -> ParsedDocument:
    """A page without text that shows a picture is found by title and number. Raises `Unreadable`."""
    document = _open_document(file, name)
    try:
        count = len(document)
        title = _title(document)
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
    from pypdfium2 import PdfDocument, PdfiumError

    file.seek(0)
    try:
        return PdfDocument(file, autoclose=False)
    except PdfiumError as error:
        locked = getattr(error, "err_code", 0) in (_PASSWORD, _SECURITY)
        reason = UnreadableReason.ENCRYPTED if locked else UnreadableReason.BROKEN
        raise Unreadable(name, reason, "" if locked else str(error)[:200]) from error


def _texts(document: "PdfDocument", count: int) -> tuple[list[str | None], bool]:
    """(the text of each page, None for a picture of one; whether time and room sufficed)."""
    pages: list[str | None] = []
    started_at, length = time.monotonic(), 0
    for index in range(count):
        if time.monotonic() - started_at > _SECONDS or length > MOST_TEXT:
            return pages, False
        text, is_picture = _page(document, index)
        pages.append(None if is_picture else text)
        length += len(text)
    return pages, True


def _page(document: "PdfDocument", index: int) -> tuple[str, bool]:
    """(text, whether there is none worth the name, and a picture instead). A page that is broken is empty."""
    from pypdfium2 import PdfiumError

    try:
        page = document[index]
        try:
            sheet = page.get_textpage()
            text = _normalized(sheet.get_text_bounded())
            sheet.close()
            return text, weight(text) < _WORDS and _shows_picture(page)
        finally:
            page.close()
    except (PdfiumError, ValueError, UnicodeError, SystemError, OverflowError):
        return "", False


def _shows_picture(page: Any) -> bool:
    return next(page.get_objects(filter=[_PICTURE], max_depth=3), None) is not None


def _normalized(text: str) -> str:
    """PDFium joins words that a hyphen divides at a line's end, and puts U+0002 between."""
    text = re.sub("[\x02\ufffe](?=\\w)", "-\n", text)
    return clean(text.replace("\xa0", " ")).strip()


def _title(document: "PdfDocument") -> str:
    """As the file names itself, unless that is what a program put there."""
    from pypdfium2 import PdfiumError

    try:
        title = " ".join(document.get_metadata_value("Title").split())[:300]
    except (PdfiumError, ValueError, UnicodeError):
        return ""
    return "" if re.search(r"(?i)^untitled|\.(docx?|tex|dvi|indd|qxd|pdf|pptx?)$|^microsoft word - ", title) else title
