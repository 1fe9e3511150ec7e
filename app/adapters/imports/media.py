"""Pictures and files in exports: their bytes, however they are held, and what they are."""

import base64
import binascii
import mimetypes
import re
import zipfile
import zlib
from urllib.parse import unquote_to_bytes

from app.adapters.imports.archive import Archive, TooLarge, read_all
from app.core.domain.transfer import ForeignFile, SkippedPart, SkipReason

MOST_BYTES = 50_000_000  # of one file
_DATA_URI = re.compile(r"data:([\w.+-]+/[\w.+-]+)?((?:;[\w.+-]+=[^;,]*)*)(;base64)?,", re.IGNORECASE)
_SIGNATURES = (
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF87a", "image/gif"),
    (b"GIF89a", "image/gif"),
    (b"BM", "image/bmp"),
    (b"%PDF-", "application/pdf"),
)


def media_type(data: bytes, name: str = "") -> str:
    """By the bytes, then by the name; empty where neither tells it."""
    for signature, kind in _SIGNATURES:
        if data.startswith(signature):
            return kind
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    if data[4:12] in (b"ftypavif", b"ftypavis"):
        return "image/avif"
    return mimetypes.guess_type(name.lower())[0] or ""


def file_of_data_uri(uri: str, name: str = "") -> ForeignFile | None:
    """The file that a `data:` address holds; None where it is none, is broken or too large."""
    match = _DATA_URI.match(uri)
    if match is None or len(uri) > MOST_BYTES * 4 // 3 + len(match[0]) + 4:
        return None
    body = uri[match.end() :]
    try:
        data = base64.b64decode(body + "=" * (-len(body) % 4)) if match[3] else unquote_to_bytes(body)
    except (binascii.Error, ValueError):
        return None
    return ForeignFile(name, media_type(data, name) or (match[1] or "").lower(), data) if data else None


def file_of_member(archive: Archive, member: str, name: str, kind: str = "") -> ForeignFile | SkippedPart:
    """A member of the archive as a file; what it is says itself, then its name, then `kind`."""
    try:
        data = read_all(archive, member, MOST_BYTES)
    except TooLarge:
        return SkippedPart(member, SkipReason.TOO_LARGE, name)
    except KeyError:
        return SkippedPart(member, SkipReason.MISSING_FILE, name)
    except (OSError, EOFError, ValueError, RuntimeError, zipfile.BadZipFile, zlib.error, NotImplementedError) as error:
        return SkippedPart(member, SkipReason.BROKEN, str(error))
    return ForeignFile(name, media_type(data, name) or kind, data)
