"""MHTML without what differs each time that the same page is saved, so that the same page is the same file."""

import re
from hashlib import sha256

_HEAD = 4000  # bytes in which the headers stand
_BOUNDARY = re.compile(rb'boundary="(----MultipartBoundary--[A-Za-z0-9-]{10,80}----)"')
_DATE = re.compile(rb"^Date: [^\r\n]*\r?\n", re.MULTILINE)
_FRAME = re.compile(rb"(?<=frame-)[0-9A-Fa-f]{32}(?=@mhtml\.blink)")


def normalized(data: bytes) -> bytes:
    """The time of saving stands with the record; boundary and frames get names that follow from the content."""
    head = data[:_HEAD]
    match = _BOUNDARY.search(head)
    if match is None:
        return data
    blank = data.replace(match[1], b"")
    data = _DATE.sub(b"", head, 1) + data[_HEAD:]
    frames: dict[bytes, bytes] = {}
    for name in _FRAME.findall(data):
        frames.setdefault(name, b"%032X" % len(frames))
    data = _FRAME.sub(lambda frame: frames[frame[0]], data)
    blank = _FRAME.sub(lambda frame: frames[frame[0]], _DATE.sub(b"", blank[:_HEAD], 1) + blank[_HEAD:])
    boundary = b"----MultipartBoundary--" + sha256(blank).hexdigest()[:42].encode() + b"----"
    return data.replace(match[1], boundary)
