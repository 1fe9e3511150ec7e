"""Small PDFs, written by hand."""

import hashlib
import re
import struct
from collections.abc import Sequence

PICTURE = "picture"


def pdf(pages: Sequence[Sequence[str] | str], title: str = "", created: str = "") -> bytes:
    """Each page is a list of lines in Helvetica, or `PICTURE` for one grey dot that fills it."""
    objects = [
        "<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) >>",
        "",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    objects.append(
        "<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray "
        "/BitsPerComponent 8 /Length 1 >>\nstream\n8\nendstream"
    )
    kids = []
    for page in pages:
        if page == PICTURE:
            drawn, resources = "q 595 0 0 842 0 0 cm /I Do Q", "<< /XObject << /I 4 0 R >> >>"
        else:
            shown = "".join(f"({_escaped(line)}) Tj T*\n" for line in page)
            drawn, resources = f"BT /F 11 Tf 14 TL 50 790 Td\n{shown}ET", "<< /Font << /F 3 0 R >> >>"
        objects.append(f"<< /Length {len(drawn.encode('latin-1'))} >>\nstream\n{drawn}\nendstream")
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources {resources} "
            f"/Contents {len(objects)} 0 R >>"
        )
        kids.append(f"{len(objects)} 0 R")
    objects[1] = f"<< /Type /Pages /Kids [{' '.join(kids)}] /Count {len(kids)} >>"
    objects.append(f"<< /Title ({_escaped(title)}) /CreationDate ({created}) >>")
    return _written([text.encode("latin-1") for text in objects])


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")


def _written(objects: Sequence[bytes]) -> bytes:
    out, places = bytearray(b"%PDF-1.4\n"), []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    for place in places:
        out += b"%010d 00000 n \n" % place
    out += b"trailer\n<< /Size %d /Root 1 0 R /Info %d 0 R >>\n" % (len(objects) + 1, len(objects))
    return bytes(out + b"startxref\n%d\n%%%%EOF\n" % table)


_PADDING = bytes.fromhex("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a")
_PERMISSIONS = -4  # all


def encrypted(data: bytes, password: str) -> bytes:
    """One of the files above behind a password; empty: anybody may read it. RC4 with 128 bits: ISO 32000-1, 7.6."""
    owner = _digest(_padded("owner"))
    for _ in range(50):
        owner = _digest(owner)
    locked = _rounds(_padded(password), owner)
    key = _digest(_padded(password) + locked + struct.pack("<i", _PERMISSIONS))
    for _ in range(50):
        key = _digest(key)
    proof = _rounds(_digest(_PADDING), key) + bytes(16)
    bodies = [body for _, body in re.findall(rb"(?s)(\d+) 0 obj\n(.*?)\nendobj", data)]
    objects = [_locked_object(body, key, number) for number, body in enumerate(bodies, 1)]
    objects.append(
        b"<< /Filter /Standard /V 2 /R 3 /Length 128 /P %d /O <%s> /U <%s> >>"
        % (_PERMISSIONS, locked.hex().encode(), proof.hex().encode())
    )
    trailer = b"/Info %d 0 R /Encrypt %d 0 R /ID [<> <>]" % (len(bodies), len(objects))
    written = _written(objects)
    return written.replace(b"/Info %d 0 R" % len(objects), trailer)


def _locked_object(body: bytes, key: bytes, number: int) -> bytes:
    own = _digest(key + struct.pack("<I", number)[:3] + bytes(2))
    head, stream, rest = body.partition(b"\nstream\n")
    if stream:
        return head + stream + _rc4(own, rest.removesuffix(b"\nendstream")) + b"\nendstream"
    return re.sub(rb"\(((?:\\.|[^\\)])*)\)", lambda match: b"<%s>" % _rc4(own, match[1]).hex().encode(), head)


def _padded(password: str) -> bytes:
    return (password.encode("latin-1") + _PADDING)[:32]


def _digest(data: bytes) -> bytes:
    return hashlib.md5(data, usedforsecurity=False).digest()


def _rounds(data: bytes, key: bytes) -> bytes:
    for number in range(20):
        data = _rc4(bytes(byte ^ number for byte in key), data)
    return data


def _rc4(key: bytes, data: bytes) -> bytes:
    state, j, out = list(range(256)), 0, bytearray()
    for i in range(256):
        j = (j + state[i] + key[i % len(key)]) % 256
        state[i], state[j] = state[j], state[i]
    i = j = 0
    for byte in data:
        i = (i + 1) % 256
        j = (j + state[i]) % 256
        state[i], state[j] = state[j], state[i]
        out.append(byte ^ state[(state[i] + state[j]) % 256])
    return bytes(out)
