"""Frozen values ↔ JSON, by their type hints.

Decoding forgives: files are written by older and newer versions and by people. What is missing takes its default;
what has the wrong shape takes its default too, or falls out of its list, and is named among the problems.
"""

import json
import types
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

Decode = Callable[[Any, str, list[str]], Any]
"""(JSON value, its path such as `search.mode`, problems found so far) → value; raises `Misshapen`."""


class Misshapen(ValueError):
    """A value that does not fit its type; the text is its path and what was expected."""


def plain(value: Any) -> Any:
    """A value as JSON knows it: dicts, lists, strings, numbers, booleans, None."""
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


def dumps(value: Any) -> str:
    """JSON in as few characters as possible. Characters stay what they are, so that the file can be searched."""
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"))


def loads(kind: Any, text: str | None, fallback: Any) -> Any:
    """A stored value; `fallback` where there is none or it cannot be understood."""
    if text is None:
        return fallback
    try:
        return decoder(kind)(json.loads(text), "", [])
    except ValueError:  # Misshapen, or no JSON
        return fallback


@cache
def decoder(kind: Any) -> Decode:
    """The function that makes a `kind` out of JSON."""
    origin, arguments = get_origin(kind), get_args(kind)
    if kind is Any:
        return lambda data, where, problems: data
    if origin in (Union, types.UnionType):
        return _optional(next(decoder(a) for a in arguments if a is not type(None)))
    if origin in (tuple, list):
        return _sequence(origin, decoder(arguments[0]))
    if origin is dict:
        return _mapping(decoder(arguments[1]))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enumeration(kind)
    return _dataclass(kind) if is_dataclass(kind) else _scalar(kind)


def _optional(inner: Decode) -> Decode:
    return lambda data, where, problems: None if data is None else inner(data, where, problems)


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
    known = {member.value: member for member in kind}

    def decode(data: Any, where: str, problems: list[str]) -> Any:
        if not isinstance(data, str) or data not in known:
            raise Misshapen(f"{where}: expected one of {', '.join(known)}")
        return known[data]

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

    def decode(data: Any, where: str, problems: list[str]) -> Any:
        if not isinstance(data, dict):
            raise Misshapen(f"{where}: expected an object")
        known = {}
        for name, inner, required in members:
            path = f"{where}.{name}" if where else name
            try:
                if name in data:
                    known[name] = inner(data[name], path, problems)
                elif required:
                    raise Misshapen(f"{path}: missing")
            except Misshapen as error:
                if required:
                    raise
                problems.append(str(error))
        return kind(**known)

    return decode


def _required(field: "Field[Any]") -> bool:
    return field.default is MISSING and field.default_factory is MISSING
