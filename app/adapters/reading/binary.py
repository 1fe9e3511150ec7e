"""Is it text at all? Servers call pictures and archives `text/html`, and what is quoted from them is noise."""

import codecs

_KINDS = (  # as they begin
    *(
        b"\x89PNG",
        b"GIF87a",
        b"GIF89a",
        b"\xff\xd8\xff",
        b"RIFF",
        b"OggS",
        b"fLaC",
        b"ID3\x03",
        b"ID3\x04",
        b"\x1aE\xdf\xa3",
    ),
    *(b"PK\x03\x04", b"PK\x05\x06", b"\x1f\x8b", b"BZh9", b"\xfd7zXZ\x00", b"7z\xbc\xaf", b"Rar!\x1a", b"(\xb5/\xfd"),
    *(
        b"\x7fELF",
        b"MZ\x90",
        b"\xca\xfe\xba\xbe",
        b"\x00asm",
        b"wOFF",
        b"wOF2",
        b"SQLite format 3",
        b"\xd0\xcf\x11\xe0",
    ),
)
_WIDE = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)
_NOT_IN_TEXT = bytes([*range(0x09), 0x0B, *range(0x0E, 0x1B), *range(0x1C, 0x20), 0x7F])  # escape is in ISO 2022
_TOLERATED = 0.005  # a byte: old pages hold stray ones; in packed data it is one of nine


def is_binary(data: bytes | bytearray) -> bool:
    """By how it begins, and by control characters, which no encoding of the web uses but those with a mark."""
    if data.startswith(_WIDE):
        return False
    if data.startswith(_KINDS):
        return True
    odd = len(data) - len(data.translate(None, _NOT_IN_TEXT))
    return odd > max(1, _TOLERATED * len(data))
