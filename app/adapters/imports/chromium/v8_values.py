"""Values as V8 and Blink write them: `v8/src/objects/value-serializer.cc`, `blink/…/serialized_script_value.cc`.

Numbers, texts, dates, lists, objects, maps and sets; what else there may be ends the value.
"""

import struct
from typing import Any

from app.adapters.imports.chromium.snappy import BrokenData, varint

_DEEPEST = 100
_MOST_VALUES = 5_000_000  # those that are pointed to count each time
_CONSTANTS = {0x5F: None, 0x30: None, 0x2D: None, 0x54: True, 0x46: False, 0x79: True, 0x78: False}  # _ 0 - T F y x


def value_of(data: bytes) -> Any:
    """As JSON has it: a date is milliseconds since 1970, what points to what it is in is None. Raises `BrokenData`."""
    try:
        return _Reader(data).value()
    except (IndexError, struct.error, UnicodeDecodeError, KeyError, TypeError) as error:
        raise BrokenData(str(error)) from error


class _Reader:
    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0
        self._objects: list[Any] = []  # in the order in which they begin; later ones may point to them
        self._sizes: dict[int, int] = {}  # of those that are complete, in values
        self._count = 0
        self._depth = 0

    def value(self) -> Any:
        tag = self._tag()
        while tag == 0xFF:  # Blink's version, V8's version
            version = self._varint()
            if version >= 21 and self._data[self._at] == 0xFE:
                self._at += 13  # where its trailer is
            tag = self._tag()
        return self._value(tag)

    def _value(self, tag: int) -> Any:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise BrokenData("nested too deeply")
        self._counted(1)
        index, before = len(self._objects), self._count
        result = self._read(tag)
        if isinstance(result, list | dict) and tag != ord("^"):
            self._sizes[index] = self._count - before
        self._depth -= 1
        return result

    def _read(self, tag: int) -> Any:
        if tag in _CONSTANTS:
            if tag in (0x79, 0x78):
                self._objects.append(_CONSTANTS[tag])
            return _CONSTANTS[tag]
        match chr(tag):
            case "I":
                number = self._varint()
                return (number >> 1) ^ -(number & 1)
            case "U":
                return self._varint()
            case "N":
                return self._double()
            case '"':
                return self._bytes(self._varint()).decode("latin-1")
            case "c":
                return self._bytes(self._varint()).decode("utf-16-le", "replace")
            case "S":
                return self._bytes(self._varint()).decode("utf-8", "replace")
            case "D" | "n":
                double = self._double()
                self._objects.append(double)
                return double
            case "s":
                self._objects.append(None)
                self._objects[-1] = string = self._value(self._tag())
                return string
            case "^":
                return self._earlier(self._varint())
            case "o":
                return self._members({}, "{", 1)
            case "A":
                return self._dense()
            case "a":
                return self._sparse()
            case ";":
                return self._members({}, ":", 1)
            case "'":
                return self._set()
            case _:
                raise BrokenData(f"tag {tag}")

    def _earlier(self, index: int) -> Any:
        value = self._objects[index]
        if isinstance(value, list | dict):
            if index not in self._sizes:
                return None
            self._counted(self._sizes[index])
        return value

    def _counted(self, values: int) -> None:
        self._count += values
        if self._count > _MOST_VALUES:
            raise BrokenData("too many values")

    def _members(self, result: dict[str, Any], end: str, counts: int, keep: bool = True) -> dict[str, Any]:
        """Up to the end's sign and so many numbers behind it."""
        if keep:
            self._objects.append(result)
        while (tag := self._tag()) != ord(end):
            key = self._value(tag)
            result[str(key)] = self._value(self._tag())
        for _ in range(counts):
            self._varint()
        return result

    def _dense(self) -> list[Any]:
        result: list[Any] = []
        self._objects.append(result)
        for _ in range(min(self._varint(), len(self._data))):
            result.append(self._value(self._tag()))
        self._members({}, "$", 2, keep=False)
        return result

    def _sparse(self) -> list[Any]:
        result: list[Any] = []
        self._objects.append(result)
        self._varint()
        members = self._members({}, "@", 2, keep=False)
        result += [value for key, value in members.items() if key.isdecimal()]
        return result

    def _set(self) -> list[Any]:
        result: list[Any] = []
        self._objects.append(result)
        while (tag := self._tag()) != ord(","):
            result.append(self._value(tag))
        self._varint()
        return result

    def _tag(self) -> int:
        tag = 0
        while tag == 0:  # a filling
            tag = self._data[self._at]
            self._at += 1
        return tag

    def _varint(self) -> int:
        value, self._at = varint(self._data, self._at)
        return value

    def _double(self) -> float:
        (number,) = struct.unpack("<d", self._bytes(8))
        return float(number)

    def _bytes(self, length: int) -> bytes:
        part = self._data[self._at : self._at + length]
        if len(part) < length:
            raise BrokenData("cut off")
        self._at += length
        return part
