"""Packed bodies: which codings are taken, and unpacking them in steps that have a size."""

import zlib

STEP = 65_536  # bytes that are unpacked at once on the loop
LARGE_STEP = 262_144  # in a thread, where a step left something over

_SUPPORTED = ("gzip", "x-gzip", "deflate")
_NONE = ("identity", "none", "binary", "utf-8", "utf8", "aws-chunked")  # what some servers write, and pack nothing


def coding_of(header: str) -> str:
    """The one coding that a Content-Encoding names; empty for none. Raises `ValueError` for what we never ask for.

    A chain such as `gzip, gzip` makes a gigabyte of a kilobyte, and no honest server sends one. Plain gzip and deflate
    are read from servers, too, that were asked not to pack.
    """
    codings = [name for part in header.split(",") if (name := part.strip().lower()) and name not in _NONE]
    if not codings:
        return ""
    if len(codings) > 1 or codings[0] not in _SUPPORTED:
        raise ValueError(", ".join(codings)[:100])
    return codings[0]


class Decompressor:
    """gzip, zlib, or the bare deflate that some servers send in its name. Raises `zlib.error`."""

    def __init__(self) -> None:
        self._unpack = zlib.decompressobj(47)  # gzip or zlib, as it comes
        self._started = False
        self._full = False  # the last step gave as much as it might

    @property
    def ended(self) -> bool:
        """The packed data is complete; what stands behind it is none of ours."""
        return self._unpack.eof

    @property
    def pending(self) -> bool:
        """There may be more to come of what was given already."""
        return not self._unpack.eof and (self._full or bool(self._unpack.unconsumed_tail))

    def step(self, piece: bytes, most: int) -> bytes:
        """At most so many bytes, of this piece and what was left over before."""
        data = self._unpack.unconsumed_tail + piece
        try:
            unpacked = self._unpack.decompress(data, most)
        except zlib.error:
            if self._started:
                raise
            self._unpack = zlib.decompressobj(-15)
            unpacked = self._unpack.decompress(data, most)
        self._started, self._full = self._started or bool(piece), len(unpacked) >= most
        return unpacked
