"""PDF files by PDFium: pages as words, and what a file says of itself. Where pages are drawn: `documents.pdf_pages`."""

import ctypes
import io
import re
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, Any

from app.adapters.reading.extraction.extracted import weight

if TYPE_CHECKING:
    from pypdfium2 import PdfDocument

_WORDS = 25  # weight of a page's text below which it is a picture with a number under it
_PASSWORD, _SECURITY = 4, 5  # FPDF_ERR_PASSWORD, FPDF_ERR_SECURITY
_PICTURE = 3  # FPDF_PAGEOBJ_IMAGE


class PdfProblem(Exception):
    """It cannot be opened."""

    def __init__(self, encrypted: bool, detail: str) -> None:
        super().__init__(detail)
        self.encrypted, self.detail = encrypted, detail


@dataclass(frozen=True)
class PdfPage:
    text: str
    is_picture: bool = False  # it shows one, and no words worth the name


def open_pdf(file: IO[bytes] | bytes) -> "PdfDocument":
    """Whoever opens it closes it. Raises `PdfProblem`."""
    from pypdfium2 import PdfDocument, PdfiumError

    source = io.BytesIO(file) if isinstance(file, bytes) else file
    source.seek(0)
    try:
        return PdfDocument(source, autoclose=False)
    except PdfiumError as error:
        locked = getattr(error, "err_code", 0) in (_PASSWORD, _SECURITY)
        raise PdfProblem(locked, "" if locked else str(error)[:200]) from error


def page_of(document: "PdfDocument", index: int) -> PdfPage:
    """A page that is broken is empty."""
    from pypdfium2 import PdfiumError

    try:
        page = document[index]
        try:
            sheet = page.get_textpage()
            text = _normalized(sheet.get_text_bounded())
            sheet.close()
            return PdfPage(text, weight(text) < _WORDS and _shows_picture(page))
        finally:
            page.close()
    except (PdfiumError, ValueError, UnicodeError, SystemError, OverflowError):
        return PdfPage("")


def title_of(document: "PdfDocument") -> str:
    """As the file names itself, unless that is what a program put there."""
    title = " ".join(_metadata(document, "Title").split())[:300]
    return "" if re.search(r"(?i)^untitled|\.(docx?|tex|dvi|indd|qxd|pdf|pptx?)$|^microsoft word - ", title) else title


def date_of(document: "PdfDocument") -> str:
    """The day on which it was made, as ISO 8601; empty where it does not say."""
    match = re.match(r"D?:?(\d{4})(\d\d)(\d\d)", _metadata(document, "CreationDate"))
    return f"{match[1]}-{match[2]}-{match[3]}" if match and "01" <= match[2] <= "12" else ""


def language_of(document: "PdfDocument") -> str:
    from pypdfium2 import raw

    size = raw.FPDFCatalog_GetLanguage(document, None, 0)
    if not 2 < size < 200:
        return ""
    buffer = (ctypes.c_ushort * (size // 2))()
    raw.FPDFCatalog_GetLanguage(document, buffer, size)
    language = bytes(buffer).decode("utf-16-le", "replace").rstrip("\0")
    return language if re.fullmatch(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*", language) else ""


def _metadata(document: "PdfDocument", name: str) -> str:
    from pypdfium2 import PdfiumError

    try:
        return str(document.get_metadata_value(name))
    except (PdfiumError, ValueError, UnicodeError):
        return ""


def _shows_picture(page: Any) -> bool:
    return next(page.get_objects(filter=[_PICTURE], max_depth=3), None) is not None


def _normalized(text: str) -> str:
    """PDFium joins words that a hyphen divides at a line's end, and puts U+0002 between."""
    text = re.sub("[\x02\ufffe](?=\\w)", "-\n", text).replace("\xa0", " ")
    return re.sub(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]", "", text).strip()
