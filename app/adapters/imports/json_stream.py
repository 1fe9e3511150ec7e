"""JSON of any size, one item after another, none of which takes more memory than one may.

ijson's parser in C builds the items. Where one may be too large for that, or a number is (of more than 64 bits), the
file is read on event by event: an item is counted while it is built, and one that is beyond the limit is left out.
"""

import json
import re
import sys
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import IO, Any

from app.core.domain.transfer import SkipReason

_OF_AN_EVENT = 50  # bytes, beside those of its text
_DEEPEST = 5000  # a place's name is as long as it is deep, and the parser holds those of all levels
_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
_DEPTHS = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}
_NO_BRACKETS = bytes(sign for sign in range(256) if sign not in _DEPTHS)
_BOM = b"\xef\xbb\xbf"
_CHUNK = 1 << 16
_MOST_AT_ONCE = 16 << 20  # bytes; a text that goes on is looked through from its start with each piece
_OVERFLOW = "overflow"  # in the parser's words for a number that has no room in 64 bits
_STARTS, _ENDS = ("start_map", "start_array"), ("end_map", "end_array")

Event = tuple[str, str, Any]
"""(place, kind, value), as ijson tells it."""


@dataclass(frozen=True)
class ItemLimits:
    """Of one item; beyond the first two it is counted while it is built."""

    values: int = 4_000_000  # each takes some hundred bytes
    text: int = 64 << 20  # bytes, which take up to four times as much in memory
    memory: int = 512 << 20
    longest: int = 128 << 20  # bytes of one text, which a parser holds until its end


_LIMITS = ItemLimits()


class BrokenJson(ValueError):
    """The file ends or fails here; the items before it are good."""


class OversizeItem(dict[str, Any]):
    """In place of an item that is too large to be held: an object without members."""


class _MaybeOversize(Exception):
    """The next item may be too large for C, which holds whatever it builds."""


def reason_of(item: Any, otherwise: SkipReason = SkipReason.BROKEN) -> SkipReason:
    """Why it is of no use, where it has none of the members that it should have."""
    return SkipReason.TOO_LARGE if isinstance(item, OversizeItem) else otherwise


def bounded_loads(text: str | bytes) -> Any:
    """`json.loads` of what can be held. Raises `ValueError` or `RecursionError`."""
    if is_oversize(text):
        raise ValueError("too many values")
    return json.loads(text)


def is_oversize(text: str | bytes) -> bool:
    """Its values may be more than can be held."""
    return len(text) > _LIMITS.values and _values_in(text) > _LIMITS.values


def _values_in(text: str | bytes) -> int:
    """How many may be in it: no fewer than there are."""
    if isinstance(text, str):
        return sum(text.count(sign) for sign in "[{,")
    return sum(text.count(sign) for sign in (b"[", b"{", b","))


def items(file: IO[bytes], prefix: str = "item", limits: ItemLimits = _LIMITS) -> Iterator[Any]:
    """The values at a place of a document: `item` are those of a list at the top, `state.messages.item` those of a list
    within. Numbers are int or float; what is too large is an `OversizeItem`. Raises `BrokenJson`."""
    return (value for _, value in _read(file, _Places((prefix,)), limits))


def pairs(file: IO[bytes], prefix: str = "", limits: ItemLimits = _LIMITS) -> Iterator[tuple[str, Any]]:
    """The members of an object at a place, one after another; the top where `prefix` is empty. Raises `BrokenJson`."""
    return _read(file, _Places((prefix,), of_members=True), limits)


def items_of(file: IO[bytes], prefixes: Sequence[str], limits: ItemLimits = _LIMITS) -> Iterator[tuple[str, Any]]:
    """(prefix, value) of what stands at several places, as `items` has them, in one reading; in the file's order as far
    as each place goes. No place lies within another one. Raises `BrokenJson`."""
    return _read(file, _Places(tuple(prefixes)), limits)


def shape(file: IO[bytes], most: int = 200) -> list[Event]:
    """The first events of a document as ijson tells them: enough to recognise whose it is."""
    import ijson

    events: list[Event] = []
    for parser in (ijson, _python_parser()):
        events.clear()
        try:
            for event in parser.parse(_Guarded(file), use_float=True):
                events.append(event)
                if len(events) >= most:
                    break
        except (ijson.JSONError, UnicodeDecodeError, BrokenJson) as error:
            if _OVERFLOW in str(error) and _rewound(file):
                continue
        break  # what came before an error may be enough
    return events


@dataclass(frozen=True)
class _Places:
    """What is read: the values at some places, or (of_members) the members of the object at the only one."""

    prefixes: tuple[str, ...]
    of_members: bool = False

    @property
    def depth(self) -> int:
        """No item goes on where the document is no deeper than this."""
        return min(len(prefix.split(".")) if prefix else 0 for prefix in self.prefixes) + self.of_members


def _read(file: IO[bytes], places: _Places, limits: ItemLimits) -> Iterator[tuple[str, Any]]:
    """(its place, or the member's name; the value)."""
    import ijson

    done = dict.fromkeys(places.prefixes, 0)
    parsers = [None, ijson, _python_parser()]
    while parsers:
        parser = parsers.pop(0)
        values = _counted(file, places, limits, done, parser) if parser else _built_by_c(file, places, limits)
        try:
            for place, name, value in values:
                done[place] += 1
                yield name, value
            return
        except _MaybeOversize:
            problem = "an item is too large"
        except (ijson.JSONError, UnicodeDecodeError) as error:
            if _OVERFLOW not in str(error) or not parsers:
                raise BrokenJson(str(error)) from error
            del parsers[:-1]
            problem = str(error)
        if not _rewound(file):
            raise BrokenJson(problem)


def _built_by_c(file: IO[bytes], places: _Places, limits: ItemLimits) -> Iterator[tuple[str, str, Any]]:
    """(place, its name, value)."""
    import ijson

    guarded = _Guarded(file, limits, places.depth)
    targets = [(prefix, ijson.sendable_list()) for prefix in places.prefixes]
    building = ijson.kvitems_coro if places.of_members else ijson.items_coro
    parsers = [building(target, prefix, use_float=True) for prefix, target in targets]
    data = b"-"
    while data:
        data = guarded.read(_CHUNK)
        failed: Exception | None = None
        for (prefix, target), parser in zip(targets, parsers, strict=True):
            try:
                parser.send(data) if data else parser.close()
            except (ijson.JSONError, UnicodeDecodeError) as error:
                failed = error  # what came before it is good
            if target:
                guarded.begin_item()
            yield from ((prefix, *one) if places.of_members else (prefix, prefix, one) for one in target)
            target.clear()
        if failed is not None:
            raise failed


def _counted(
    file: IO[bytes], places: _Places, limits: ItemLimits, done: dict[str, int], parser: Any
) -> Iterator[tuple[str, str, Any]]:
    """The same behind those that are done."""
    events: Iterator[Event] = parser.parse(_Guarded(file, limits), use_float=True)
    left = dict(done)
    for place, kind, value in events:
        if place not in left:
            continue
        name = place
        if places.of_members:
            if kind != "map_key":
                continue
            name, (_, kind, value) = value, next(events)
        item = _built(events, kind, value, limits.memory)
        if not left[place]:
            yield place, name, item
        left[place] = max(0, left[place] - 1)


def _built(events: Iterator[Event], kind: str, value: Any, most: int) -> Any:
    """The value that begins with this event. Raises what ijson raises where the document ends before it."""
    from ijson.common import ObjectBuilder

    builder, memory, depth = ObjectBuilder(), 0, 0
    while True:
        memory += _OF_AN_EVENT + (sys.getsizeof(value) if isinstance(value, str) else 0)
        builder = builder if memory <= most else None
        if builder is not None:
            builder.event(kind, value)
        depth += (kind in _STARTS) - (kind in _ENDS)
        if not depth:
            return OversizeItem() if builder is None else builder.value
        _, kind, value = next(events)


def _python_parser() -> Any:
    """Has room for any number, and is slow."""
    from ijson.backends import python

    return python


def _rewound(file: IO[bytes]) -> bool:
    """A packed file is unpacked once more."""
    try:
        file.seek(0)
    except (OSError, ValueError, EOFError, zlib.error, zipfile.BadZipFile):
        return False
    return True


class _Guarded:
    """A file without its byte order mark. Reading raises `BrokenJson` where it is damaged or nested too deeply, and
    `_MaybeOversize` where much came since an item began. item_depth: where no item goes on; None: nothing is counted.
    """

    def __init__(self, file: IO[bytes], limits: ItemLimits = _LIMITS, item_depth: int | None = None) -> None:
        self._file = file
        self._limits = limits
        self._item_depth = item_depth
        self._at_start = True
        self._depth = 0
        self._open_string = b""  # the beginning of one that did not end yet
        self._string_size = 0
        self._values = self._size = 0

    def begin_item(self) -> None:
        self._values = self._size = 0

    def read(self, size: int = -1) -> bytes:
        if not size:  # asked of it to learn that these are bytes
            return b""
        try:
            data = self._file.read(max(size, min(self._string_size, _MOST_AT_ONCE)) if size > 0 else size)
            if self._at_start and data:
                self._at_start = False
                data = data.removeprefix(_BOM) or self._file.read(size)
        except (OSError, EOFError, zlib.error, zipfile.BadZipFile) as error:
            raise BrokenJson(str(error)) from error
        self._follow(data)
        return data

    def _follow(self, data: bytes) -> None:
        """Knows how deep the document is behind `data`, and how much came."""
        outside = _STRING.sub(b"", self._open_string + data)
        quote = outside.find(b'"')
        self._string_size = (
            0 if quote < 0 else len(data) + (self._string_size if self._open_string and not quote else 0)
        )
        if self._string_size > self._limits.longest:
            raise BrokenJson("a text is too long")
        # Of a long string that goes on only its last sign matters: whether it escapes the next one.
        self._open_string = b"" if quote < 0 else b'"' + _unescaped_end(outside[quote + 1 :])
        structure = outside if quote < 0 else outside[:quote]
        brackets = structure.translate(None, _NO_BRACKETS)
        if self._depth + len(brackets) > _DEEPEST and max(self._depths(brackets)) > _DEEPEST:
            raise BrokenJson("nested too deeply")
        if self._item_depth is not None:
            self._count(structure, brackets, len(data), self._item_depth)
        openings = brackets.count(b"[") + brackets.count(b"{")
        self._depth += 2 * openings - len(brackets)

    def _depths(self, brackets: bytes) -> Iterator[int]:
        return accumulate((_DEPTHS[bracket] for bracket in brackets), initial=self._depth)

    def _count(self, structure: bytes, brackets: bytes, size: int, item_depth: int) -> None:
        self._values += _values_in(structure)
        self._size += size
        is_much = self._values > self._limits.values // 4 or self._size > self._limits.text // 4
        if is_much and min(self._depths(brackets)) <= item_depth:
            self.begin_item()
        if self._values > self._limits.values or self._size > self._limits.text:
            raise _MaybeOversize


def _unescaped_end(string: bytes) -> bytes:
    """A backslash where an odd number of them ends the text, else nothing."""
    return b"\\" if (len(string) - len(string.rstrip(b"\\"))) % 2 else b""
