"""A path → what stands in that file. Runs in the child process: files are hostile, and libraries stumble over them."""

import struct
from typing import IO

from app.adapters.documents.chunking import ParsedDocument
from app.adapters.documents.files import HEAD, name_of, open_file, refuse_large
from app.adapters.documents.kinds import (
    CODE,
    CSV,
    HTML,
    MARKDOWN,
    PACKAGES,
    PDF,
    PPTX,
    TEXT,
    ZIP,
    content_kind,
    ending_of,
    is_old_office,
    kind_of,
)
from app.adapters.documents.package import checked
from app.core.domain.errors import AppError, Unreadable
from app.core.domain.reasons import UnreadableReason

_PLAIN = (HTML, MARKDOWN, TEXT, CODE, CSV)


def read(path: str) -> ParsedDocument:
    """By its content; the name only tells kinds of text apart. Raises `Unreadable`, and `MemoryError`."""
    name = name_of(path)
    with open_file(path) as file:
        kind = _kind(file, path, name)
        try:
            material = _read(file, kind, path, name)
        except (AppError, MemoryError):
            raise
        except Exception as error:  # libraries raise whatever a broken file leads to
            raise Unreadable(name, UnreadableReason.BROKEN, f"{type(error).__name__}: {error}"[:200]) from error
        if not any(part.text.strip() or part.picture for part in material.parts):
            raise Unreadable(name, UnreadableReason.EMPTY)
        return material


def images(path: str, page: int) -> list[bytes]:
    """A page of a PDF, or the pictures on a slide, as PNG. Raises `Unreadable`, and `MemoryError`."""
    name = name_of(path)
    with open_file(path) as file:
        kind = _kind(file, path, name)
        try:
            if kind == PDF:
                from app.adapters.documents.pdf_pages import page_picture

                return [picture] if (picture := page_picture(file, page, name)) else []
            if kind == PPTX:
                from app.adapters.documents.slides import slide_pictures

                return slide_pictures(file, page)
        except (AppError, MemoryError):
            raise
        except Exception as error:
            raise Unreadable(name, UnreadableReason.BROKEN, f"{type(error).__name__}: {error}"[:200]) from error
        return []


def _kind(file: IO[bytes], path: str, name: str) -> str:
    """What the file is, once it is known to be one of ours and neither too large nor a bomb. Raises `Unreadable`."""
    kind_by_name = kind_of(path)
    if kind_by_name:
        refuse_large(file, kind_by_name, name)
    head = file.read(HEAD)
    content = content_kind(head)
    if content == "ole":
        if _is_locked_office(file, head):
            raise Unreadable(name, UnreadableReason.ENCRYPTED)
        raise Unreadable(name, UnreadableReason.UNKNOWN_TYPE if is_old_office(path) else _odd(kind_by_name))
    if content == "binary":
        raise Unreadable(name, _odd(kind_by_name))
    if content == PDF:
        refuse_large(file, PDF, name)
        return PDF
    if content == ZIP:
        refuse_large(file, kind_by_name if kind_by_name in PACKAGES else ZIP, name)
        content = checked(file, name)
        if content == ZIP:
            raise Unreadable(name, _odd(kind_by_name))
        return content
    if kind_by_name in (PDF, *PACKAGES):
        raise Unreadable(name, UnreadableReason.WRONG_TYPE)
    kind = (
        kind_by_name
        if kind_by_name in _PLAIN and not (kind_by_name == TEXT and content == HTML and ending_of(path) == "")
        else content
    )
    refuse_large(file, kind, name)
    return kind


def _odd(kind_by_name: str) -> UnreadableReason:
    """Content that is not read: the name lied, or promised nothing either."""
    return UnreadableReason.WRONG_TYPE if kind_by_name else UnreadableReason.UNKNOWN_TYPE


def _read(file: IO[bytes], kind: str, path: str, name: str) -> ParsedDocument:
    file.seek(0)
    match kind:
        case "pdf":
            from app.adapters.documents.pdf_pages import read_pdf

            return read_pdf(file, name)
        case "docx":
            from app.adapters.documents.word import read_docx

            return read_docx(file)
        case "pptx":
            from app.adapters.documents.slides import read_pptx

            return read_pptx(file, name)
        case "xlsx":
            from app.adapters.documents.sheets import read_xlsx

            return read_xlsx(file)
        case "epub":
            from app.adapters.documents.epub import read_epub

            return read_epub(file, name)
        case "html":
            from app.adapters.documents.text_files import read_html

            return read_html(file)
    from app.adapters.documents.text_files import read_plain

    return read_plain(file, kind, ending_of(path))


def _is_locked_office(file: IO[bytes], head: bytes) -> bool:
    """Whether an OLE file is an encrypted package: its directory then names one ([MS-OFFCRYPTO] 1.3.3)."""
    if len(head) < 76:
        return False
    shift, first = struct.unpack_from("<H", head, 30)[0], struct.unpack_from("<I", head, 48)[0]
    if shift not in (9, 12) or first > 0xFFFFFFF0:
        return False
    file.seek((first + 1) << shift)
    return "EncryptedPackage".encode("utf-16-le") in file.read(1 << 16)
