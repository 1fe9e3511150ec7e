"""A bundle as JSON, alone or within a page, and back. What is read may be anybody's: it is bounded, and forgiven."""

import json
import re
import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from math import isfinite
from typing import Any, Union, get_args, get_origin, get_type_hints

from app.core.export.evidence.bundle import FORMAT, VERSION, Bundle, digest

ELEMENT = "citewise-evidence"  # the id of the page's element that holds the JSON
MOST_BYTES = 64_000_000  # of a file that is read
_MOST_VALUES = 3_000_000  # signs that begin or part values: each takes memory before any bound of a list counts
_MOST_ITEMS = 20_000  # of one list
_LONGEST = 2_000_000  # characters of one text
_LARGEST = 2**53
_OPENING = f'<script type="application/json" id="{ELEMENT}">'
_CLOSING = "</script>"
# No text may end the element, begin a comment in it, or break a line of a script; marks that turn the direction, which
# a terminal leaves out, stand as escapes, so that the words keep their hashes.
_ESCAPED = re.compile("[<>&\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


class NotABundle(ValueError):
    """`reason`: `none` (no bundle is in it), `newer` (of a later version), `broken`, `large`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def document(bundle: Bundle, indent: int | None = 1) -> str:
    return json.dumps(plain(bundle), ensure_ascii=False, indent=indent, allow_nan=False)


def element(bundle: Bundle) -> str:
    """The element of a page that holds the bundle. Nothing runs it: its type is none of a script."""
    text = _ESCAPED.sub(lambda sign: f"\\u{ord(sign[0]):04x}", document(bundle))
    return f"{_OPENING}\n{text}\n{_CLOSING}"


def bundle_in(data: bytes) -> Bundle:
    """Of a page or of JSON alone. Raises `NotABundle`."""
    if len(data) > MOST_BYTES:
        raise NotABundle("large")
    text = data.decode("utf-8-sig", "replace")
    if not text.lstrip().startswith("{"):
        start = text.rfind(_OPENING)  # the last one: what an answer or a page says comes before it
        end = text.find(_CLOSING, start)
        if start < 0 or end < 0:
            raise NotABundle("none")
        text = text[start + len(_OPENING) : end]
    if sum(map(text.count, "{[,")) > _MOST_VALUES:
        raise NotABundle("large")
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotABundle("broken") from error
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise NotABundle("none")
    version = value.get("version")
    if type(version) is not int or version < 1:
        raise NotABundle("broken")
    if version > VERSION:
        raise NotABundle("newer")
    bundle: Bundle = _decoder(Bundle)(value)
    return bundle


def mismatched(bundle: Bundle) -> int:
    """How many passages are not what their hashes say: the file was changed, by whatever."""
    return sum(bool(one.sha256) and digest(one.text) != one.sha256 for one in bundle.passages)


def plain(value: Any) -> Any:
    """As JSON knows it. What has its default is left out, but for what tells a bundle from other JSON."""
    if is_dataclass(value):
        members = {}
        for field in fields(value):
            item = getattr(value, field.name)
            if field.default is MISSING or item != field.default or field.name in ("format", "version"):
                members[field.name] = plain(item)
        return members
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    return value


class _Misfit(ValueError):
    pass


Decode = Callable[[Any], Any]


@cache
def _decoder(kind: Any) -> Decode:
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        inner = _decoder(next(one for one in arguments if one is not type(None)))
        return lambda value: None if value is None else inner(value)
    if origin is tuple:
        return _tuple(_decoder(arguments[0]))
    if is_dataclass(kind):
        return _record(kind)
    return {str: _text, bool: _truth, int: _whole, float: _number}[kind]


def _record(kind: Any) -> Decode:
    hints = get_type_hints(kind)
    members = [(field, _decoder(hints[field.name])) for field in fields(kind)]

    def decode(value: Any) -> Any:
        if not isinstance(value, dict):
            raise _Misfit
        items = {}
        for field, inner in members:
            try:
                if field.name in value:
                    items[field.name] = inner(value[field.name])
                    continue
            except _Misfit:
                pass
            if field.default is MISSING:
                raise _Misfit
        return kind(**items)

    return decode


def _tuple(inner: Decode) -> Decode:
    def decode(value: Any) -> Any:
        if not isinstance(value, list):
            raise _Misfit
        items = []
        for item in value[:_MOST_ITEMS]:
            try:
                items.append(inner(item))
            except _Misfit:
                continue
        return tuple(items)

    return decode


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise _Misfit
    return value[:_LONGEST].encode("utf-8", "replace").decode()


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise _Misfit
    return value


def _whole(value: Any) -> int:
    if type(value) is not int or not 0 <= value <= _LARGEST:
        raise _Misfit
    return value


def _number(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or abs(value) > _LARGEST or not isfinite(value):
        raise _Misfit
    return float(value)
