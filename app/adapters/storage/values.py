"""Frozen values ↔ JSON, by their type hints.

Bytes are base64. A block of a message carries its `type`, because a message holds several kinds.
Decoding forgives: files are written by older and newer versions and by people. What is missing takes its default;
what has the wrong shape takes its default too, or falls out of its list, and is named among the problems.
"""

import binascii
import json
import types
from base64 import b64decode, b64encode
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import UTC, datetime
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from app.core.domain.chat import ImageBlock, Message, ReasoningBlock, TextBlock, ToolCall, ToolResult
from app.core.domain.citation import Support
from app.core.domain.events import SearchFinished
from app.core.domain.evidence import Finding

Decode = Callable[[Any, str, list[str]], Any]
"""(JSON value, its path such as `search.mode`, problems found so far) → value; raises `Misshapen`."""

# The words are in databases: they never change, whatever the classes are called.
_TYPES: dict[type, str] = {
    TextBlock: "text",
    ReasoningBlock: "reasoning",
    ImageBlock: "image",
    ToolCall: "tool_call",
    ToolResult: "tool_result",
}


_EMPTY: dict[str, Callable[[], Any]] = {"[]": list, "{}": dict}  # most of what is stored of a turn


class Misshapen(ValueError):
    """A value that does not fit its type; the text is its path and what was expected."""


def plain(value: Any) -> Any:
    """A value as JSON knows it: dicts, lists, strings, numbers, booleans, None."""
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, (Enum, bytes)) or (is_dataclass(value) and not isinstance(value, type)):
        return plain(_encoded(value))
    return value


def _encoded(value: Any) -> Any:
    """One level of a value that JSON does not know. Raises `TypeError` for what we do not know either."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, bytes):
        return b64encode(value).decode("ascii")
    if not is_dataclass(value):
        raise TypeError(f"{type(value).__name__} cannot be stored")
    members = {field.name: getattr(value, field.name) for field in fields(value)}
    word = _TYPES.get(type(value))
    return {"type": word, **members} if word else members


def dumps(value: Any) -> str:
    """JSON in as few characters as possible. Characters stay what they are, so that the file can be searched.

    What a provider sent is not walked through in Python, which knows fewer levels than the JSON that came in.
    """
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_encoded)


def stamp(moment: datetime) -> str:
    """UTC in a form that sorts as text and loses nothing."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def loads(kind: Any, text: str | None, fallback: Any) -> Any:
    """A stored value; `fallback` where there is none or it cannot be understood."""
    if text is None:
        return fallback
    try:
        data = _EMPTY[text]() if text in _EMPTY else json.loads(text)
        return decoder(kind)(data, "", [])
    except (ValueError, RecursionError):  # Misshapen, or no JSON
        return fallback


@cache
def decoder(kind: Any) -> Decode:
    """The function that makes a `kind` out of JSON."""
    origin, arguments = get_origin(kind), get_args(kind)
    if kind is Any:
        return lambda data, where, problems: data
    if origin in (Union, types.UnionType):
        kinds = [a for a in arguments if a is not type(None)]
        inner = decoder(kinds[0]) if len(kinds) == 1 else _one_of(kinds)
        return _optional(inner) if len(kinds) < len(arguments) else inner
    if origin in (tuple, list):
        return _sequence(origin, decoder(arguments[0]))
    if origin is dict:
        return _mapping(decoder(arguments[1]))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enumeration(kind)
    if kind is bytes:
        return _bytes
    return _dataclass(kind) if is_dataclass(kind) else _scalar(kind)


def _optional(inner: Decode) -> Decode:
    return lambda data, where, problems: None if data is None else inner(data, where, problems)


def _one_of(kinds: list[Any]) -> Decode:
    decoders = {_TYPES[kind]: decoder(kind) for kind in kinds}

    def decode(data: Any, where: str, problems: list[str]) -> Any:
        word = data.get("type") if isinstance(data, dict) else None
        if not isinstance(word, str) or word not in decoders:
            raise Misshapen(f"{where}.type: expected one of {', '.join(decoders)}")
        return decoders[word](data, where, problems)

    return decode


def _bytes(data: Any, where: str, problems: list[str]) -> bytes:
    try:
        return b64decode(data, validate=True)
    except (binascii.Error, TypeError, ValueError) as error:
        raise Misshapen(f"{where}: expected base64") from error


def _sequence(make: Any, inner: Decode) -> Decode:
    def decode(data: Any, where: str, problems: list[str]) -> Any:
        if not isinstance(data, list):
            raise Misshapen(f"{where}: expected a list")
        items = []
        for index, item in enumerate(data):
            try:
                items.append(inner(item, f"{where}.{index}", problems))
            except Misshapen as error:
                problems.append(str(error))
        return make(items)

    return decode


def _mapping(inner: Decode) -> Decode:
    def decode(data: Any, where: str, problems: list[str]) -> Any:
        if not isinstance(data, dict):
            raise Misshapen(f"{where}: expected an object")
        items = {}
        for name, item in data.items():
            try:
                items[name] = inner(item, f"{where}.{name}", problems)
            except Misshapen as error:
                problems.append(str(error))
        return items

    return decode


def _enumeration(kind: type[Enum]) -> Decode:
    members = {member.value: member for member in kind}
    unknown = kind.__members__.get("UNKNOWN")  # for what a later version stored

    def decode(data: Any, where: str, problems: list[str]) -> Any:
        member = members.get(data, unknown) if isinstance(data, str) else None
        if member is None:
            raise Misshapen(f"{where}: expected one of {', '.join(members)}")
        return member

    return decode


def _scalar(kind: Any) -> Decode:
    def decode(data: Any, where: str, problems: list[str]) -> Any:
        if kind is float and type(data) is int:
            return float(data)
        if type(data) is not kind:  # exactly: True is no number
            raise Misshapen(f"{where}: expected {kind.__name__}")
        return data

    return decode


def _dataclass(kind: Any) -> Decode:
    hints = get_type_hints(kind)
    members = [(field.name, decoder(hints[field.name]), _required(field)) for field in fields(kind)]
    upgrade = _UPGRADES.get(kind, dict)

    def decode(data: Any, where: str, problems: list[str]) -> Any:
        if not isinstance(data, dict):
            raise Misshapen(f"{where}: expected an object")
        data = upgrade(data)
        values = {}
        for name, inner, required in members:
            path = f"{where}.{name}" if where else name
            try:
                if name in data:
                    values[name] = inner(data[name], path, problems)
                elif required:
                    raise Misshapen(f"{path}: missing")
            except Misshapen as error:
                if required:
                    raise
                problems.append(str(error))
        return kind(**values)

    return decode


def _with_executor(data: dict[str, Any]) -> dict[str, Any]:
    """Before a call told who executes it, its name did: Kimi's search was the only one of a server's."""
    return {"server_executed": data.get("name") == "$web_search", **data}


def _renamed(**names: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Fields under the names that they had before: `new=old`."""
    return lambda data: {**{new: data[old] for new, old in names.items() if old in data}, **data}


def _without_empty_reason(data: dict[str, Any]) -> dict[str, Any]:
    """Before reasons were typed, they were empty texts where there is none."""
    return {**data, "reason": data.get("reason") or None}


_UPGRADES: dict[type, Callable[[dict[str, Any]], dict[str, Any]]] = {  # of older versions' JSON
    ToolCall: _with_executor,
    Finding: _without_empty_reason,
    Support: _without_empty_reason,
    Message: _renamed(provider_metadata="echo"),
    SearchFinished: _renamed(cached_at="kept", hit_count="found"),
}


def _required(field: "Field[Any]") -> bool:
    return field.default is MISSING and field.default_factory is MISSING
