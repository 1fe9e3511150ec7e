"""JSON of any size, one item after another."""

import re
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import IO, Any

_DEEPEST = 5000  # a place's name is as long as it is deep, and the parser holds those of all levels
_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
_DEPTHS = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}
_NO_BRACKETS = bytes(sign for sign in range(256) if sign not in _DEPTHS)
_BOM = b"\xef\xbb\xbf"
_CHUNK = 1 << 16


class BrokenJson(ValueError):
    """The file ends or fails here; the items before it are good."""


def items(file: IO[bytes], prefix: str = "item") -> Iterator[Any]:
    """The values at a place of a document: `item` are those of a list at the top, `state.messages.item` those of a list
    within. Numbers are int or float. Raises `BrokenJson`."""
    import ijson

    try:
        yield from ijson.items(_Guarded(file), prefix, use_float=True)
    except (ijson.JSONError, UnicodeDecodeError) as error:
        raise BrokenJson(str(error)) from error


def pairs(file: IO[bytes], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """The members of an object at a place, one after another; the top where `prefix` is empty. Raises `BrokenJson`."""
    import ijson

    try:
        yield from ijson.kvitems(_Guarded(file), prefix, use_float=True)
    except (ijson.JSONError, UnicodeDecodeError) as error:
        raise BrokenJson(str(error)) from error


def items_of(file: IO[bytes], prefixes: Sequence[str]) -> Iterator[tuple[str, Any]]:
    """(prefix, value) of what stands at several places, as `items` has them, in one reading; in the file's order as far
    as each place goes. Raises `BrokenJson`."""
    import ijson

    guarded = _Guarded(file)
    targets = [(prefix, ijson.sendable_list()) for prefix in prefixes]
    parsers = [ijson.items_coro(target, prefix, use_float=True) for prefix, target in targets]
    data = b"-"
    while data:
        data = guarded.read(_CHUNK)
        failed: Exception | None = None
        for (prefix, target), parser in zip(targets, parsers, strict=True):
            try:
                parser.send(data) if data else parser.close()
            except (ijson.JSONError, UnicodeDecodeError) as error:
                failed = error  # what came before it is good
            yield from ((prefix, value) for value in target)
            target.clear()
        if failed is not None:
            raise BrokenJson(str(failed)) from failed


def shape(file: IO[bytes], most: int = 200) -> list[tuple[str, str, Any]]:
    """The first events of a document as ijson tells them, (place, kind, value): enough to recognise whose it is."""
    import ijson

    events: list[tuple[str, str, Any]] = []
    try:
        for event in ijson.parse(_Guarded(file), use_float=True):
            events.append(event)
            if len(events) >= most:
                break
    except (ijson.JSONError, UnicodeDecodeError, BrokenJson):
        pass  # what came before it may be enough
    return events


class _Guarded:
    """A file without its byte order mark. Reading raises `BrokenJson` where it is damaged or nested too deeply."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._at_start = True
        self._depth = 0
        self._open_string = b""  # the beginning of one that did not end yet

    def read(self, size: int = -1) -> bytes:
        if not size:  # asked of it to learn that these are bytes
            return b""
        try:
            data = self._file.read(size)
            if self._at_start and data:
                self._at_start = False
                data = data.removeprefix(_BOM) or self._file.read(size)
        except (OSError, EOFError, zlib.error, zipfile.BadZipFile) as error:
            raise BrokenJson(str(error)) from error
        self._follow(data)
        return data

    def _follow(self, data: bytes) -> None:
        """Knows how deep the document is behind `data`."""
        outside = _STRING.sub(b"", self._open_string + data)
        quote = outside.find(b'"')
        # Of a long string that goes on only its last sign matters: whether it escapes the next one.
        self._open_string = b"" if quote < 0 else b'"' + _unescaped_end(outside[quote + 1 :])
        brackets = (outside if quote < 0 else outside[:quote]).translate(None, _NO_BRACKETS)
        if self._depth + len(brackets) > _DEEPEST:
            depths = accumulate((_DEPTHS[bracket] for bracket in brackets), initial=self._depth)
            if max(depths) > _DEEPEST:
                raise BrokenJson("nested too deeply")
        openings = brackets.count(b"[") + brackets.count(b"{")
        self._depth += 2 * openings - len(brackets)


def _unescaped_end(string: bytes) -> bytes:
    """A backslash where an odd number of them ends the text, else nothing."""
    return b"\\" if (len(string) - len(string.rstrip(b"\\"))) % 2 else b""
