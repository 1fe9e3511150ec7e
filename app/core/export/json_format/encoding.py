"""Records → JSON by the names of `shapes`. What has its usual value is left out."""

import json
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import UTC, datetime
from enum import Enum
from functools import cache
from math import isfinite, isnan
from typing import Any, get_type_hints

from app.core.export.json_format.shapes import BLOCKS, SHAPES

VERBATIM = "json:text"  # the only member of an object whose value is JSON as text, for what strict JSON cannot hold


def plain(value: Any) -> Any:
    """A record as strict JSON knows it."""
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, str | bool | int):
        return value
    if isinstance(value, float):
        return value if isfinite(value) else "NaN" if isnan(value) else "Infinity" if value > 0 else "-Infinity"
    if isinstance(value, bytes):
        return b64encode(value).decode("ascii")
    if isinstance(value, datetime):
        return value.astimezone(UTC).isoformat(timespec="microseconds")
    if isinstance(value, Mapping):
        return {name: plain(item) for name, item in value.items()}
    if is_dataclass(value):
        return _object(value)
    return [plain(item) for item in value]


def _object(value: Any) -> dict[str, Any]:
    kind: Any = type(value)
    members: dict[str, Any] = {"type": BLOCKS[kind]} if kind in BLOCKS else {}
    for name, field, opaque in _members(kind):
        item = getattr(value, field.name)
        if not _is_usual(field, item):
            members[name] = verbatim(item) if opaque else plain(item)
    return members


@cache
def _members(kind: type) -> tuple[tuple[str, "Field[Any]", bool], ...]:
    by_name, hints = {one.name: one for one in fields(kind)}, get_type_hints(kind)
    members = ((name, by_name[member.field]) for name, member in SHAPES[kind].members.items())
    return tuple((name, field, hints[field.name] in OPAQUE) for name, field in members)


OPAQUE = (dict[str, Any], tuple[Any, ...])  # what a provider sent, kept as it is


def _is_usual(field: "Field[Any]", value: Any) -> bool:
    if field.default_factory is not MISSING:
        return bool(value == field.default_factory())
    if isinstance(value, float):
        return repr(value) == repr(field.default)  # there is a zero below zero
    return field.default is not MISSING and type(value) is type(field.default) and bool(value == field.default)


def verbatim(value: Any) -> Any:
    """What a provider sent, as it is; as text where it holds numbers that strict JSON has no sign for."""
    try:
        json.dumps(value, allow_nan=False)
    except ValueError:
        return {VERBATIM: json.dumps(value, ensure_ascii=False)}
    hides = isinstance(value, dict) and value.keys() == {VERBATIM}
    return {VERBATIM: json.dumps(value, ensure_ascii=False)} if hides else value
