"""Zip packages (Office, EPUB) looked through before a library unpacks them: bombs, passwords, what they hold."""

import zipfile
from typing import IO

from app.adapters.documents.kinds import DOCX, EPUB, PPTX, XLSX, ZIP
from app.core.domain.errors import Unreadable
from app.core.domain.reasons import UnreadableReason

_MOST_ENTRIES = 20_000
_MOST_UNPACKED = 400_000_000  # bytes of all entries together
_MOST_XML = 150_000_000  # bytes of one that is parsed: a tree takes some times as much
_STEEP = 200  # times smaller than unpacked: XML reaches 30, and deflate ends at 1032
_FLAT = 20_000_000  # bytes below which that says nothing
_STEP = 1 << 18
_PLACES = {"word/": DOCX, "ppt/": PPTX, "xl/": XLSX}


def checked(file: IO[bytes], name: str) -> str:
    """The kind of the package; every byte of it was unpacked once, and counted.

    Raises `Unreadable`: `encrypted`, `too_heavy`, `broken`.
    """
    try:
        with zipfile.ZipFile(file) as package:
            entries = package.infolist()
            if any(entry.flag_bits & 1 for entry in entries):
                raise Unreadable(name, UnreadableReason.ENCRYPTED)
            _refuse_heavy(entries, name)
            for entry in entries:
                _unpack(package, entry, name)
            kind = _kind(package)
            if kind == EPUB and "META-INF/encryption.xml" in package.namelist() and _is_locked(package):
                raise Unreadable(name, UnreadableReason.ENCRYPTED)
            return kind
    except (Unreadable, MemoryError, OSError):
        raise
    except Exception as error:  # zipfile passes on whatever its decompressors raise
        raise Unreadable(name, UnreadableReason.BROKEN, f"{type(error).__name__}: {error}"[:200]) from error


def _refuse_heavy(entries: list[zipfile.ZipInfo], name: str) -> None:
    total = sum(entry.file_size for entry in entries)
    packed = sum(entry.compress_size for entry in entries)
    steep = total > _FLAT and total > _STEEP * max(1, packed)
    xml = max((e.file_size for e in entries if e.filename.lower().endswith((".xml", ".rels", ".html"))), default=0)
    if len(entries) > _MOST_ENTRIES or total > _MOST_UNPACKED or steep or xml > _MOST_XML:
        raise Unreadable(name, UnreadableReason.TOO_HEAVY, f"{len(entries)} parts, {total // 1_000_000} MB unpacked")


def _unpack(package: zipfile.ZipFile, entry: zipfile.ZipInfo, name: str) -> None:
    """What an entry says of its own size may be a lie: it is unpacked in steps, and ends where it said."""
    if entry.is_dir():
        return
    remaining = entry.file_size
    with package.open(entry) as stream:
        while step := stream.read(_STEP):
            remaining -= len(step)
            if remaining < 0:
                raise Unreadable(name, UnreadableReason.TOO_HEAVY)


def _kind(package: zipfile.ZipFile) -> str:
    names = package.namelist()
    if "META-INF/container.xml" in names and "[Content_Types].xml" not in names:
        return EPUB
    if "[Content_Types].xml" in names:
        for place, kind in _PLACES.items():
            if any(one.startswith(place) for one in names):
                return kind
    return ZIP


def _is_locked(package: zipfile.ZipFile) -> bool:
    """Fonts may be garbled in a book that anybody may read; chapters may not."""
    encryption = package.read("META-INF/encryption.xml")
    return b"html" in encryption.lower()
