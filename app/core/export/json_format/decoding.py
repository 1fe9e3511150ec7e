"""JSON → records. It forgives: what is missing or has the wrong shape takes its usual value, or falls out of its list,
and is told among the problems."""

import binascii
import json
import types
from base64 import b64decode
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import UTC, datetime
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from app.core.domain.events import SearchFinished
from app.core.export.json_format.encoding import OPAQUE, VERBATIM
from app.core.export.json_format.shapes import BLOCKS, SHAPES

Decode = Callable[[Any, str, list[str]], Any]
"""(JSON value, its place such as `turns.3.answer`, problems so far) → value; raises `Misshapen`."""

_UNSAID: dict[type, dict[str, Any]] = {SearchFinished: {"hits": ()}}  # what a stored value no longer has
_NUMBERS = {"NaN": float("nan"), "Infinity": float("inf"), "-Infinity": float("-inf")}
_LARGEST = 2**63 - 1  # that a database takes


class Misshapen(ValueError):
    """A value that does not fit; the text is its place and what was expected."""


@cache
def decoder(kind: Any) -> Decode:
    """The function that makes a `kind` out of JSON."""
    if kind in OPAQUE:
        return _opaque(get_origin(kind))
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        kinds = [one for one in arguments if one is not type(None)]
        inner = decoder(kinds[0]) if len(kinds) == 1 else _block(kinds)
        return _optional(inner) if len(kinds) < len(arguments) else inner
    if origin is tuple:
        return _sequence(decoder(arguments[0])) if arguments[-1] is ... else _span
    if origin is dict:
        return _mapping(decoder(arguments[1]))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enumeration(kind)
    special: dict[Any, Decode] = {bytes: _bytes, datetime: _moment, float: _number, int: _whole}
    if kind in special:
        return special[kind]
    return _record(kind) if is_dataclass(kind) else _exactly(kind)


def _optional(inner: Decode) -> Decode:
    return lambda data, where, problems: None if data is None else inner(data, where, problems)


def _block(kinds: list[Any]) -> Decode:
    decoders = {BLOCKS[kind]: decoder(kind) for kind in kinds}

    def decode(data: Any, where: str, problems: list[str]) -> Any:
        word = data.get("type") if isinstance(data, dict) else None
        if not isinstance(word, str) or word not in decoders:
            raise Misshapen(f"{where}.type: expected one of {', '.join(decoders)}")
        return decoders[word](data, where, problems)

    return decode


def _opaque(make: Any) -> Decode:
    def decode(data: Any, where: str, problems: list[str]) -> Any:
        try:
            if isinstance(data, dict) and data.keys() == {VERBATIM}:
                data = json.loads(data[VERBATIM])
        except (TypeError, ValueError, RecursionError) as error:
            raise Misshapen(f"{where}: expected JSON as text") from error
        if not isinstance(data, dict if make is dict else list):
            raise Misshapen(f"{where}: expected {'an object' if make is dict else 'a list'}")
        return make(data)

    return decode


def _bytes(data: Any, where: str, problems: list[str]) -> bytes:
    try:
        return b64decode(data, validate=True)
    except (binascii.Error, TypeError, ValueError) as error:
        raise Misshapen(f"{where}: expected base64") from error


def _moment(data: Any, where: str, problems: list[str]) -> datetime:
    try:
        moment = datetime.fromisoformat(data)
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
    except (TypeError, ValueError, OverflowError) as error:
        raise Misshapen(f"{where}: expected a time such as 2026-03-01T12:00:00+00:00") from error


def _number(data: Any, where: str, problems: list[str]) -> float:
    if isinstance(data, str) and data in _NUMBERS:
        return _NUMBERS[data]
    if isinstance(data, bool) or not isinstance(data, int | float):
        raise Misshapen(f"{where}: expected a number")
    try:
        return float(data)
    except OverflowError as error:
        raise Misshapen(f"{where}: too large") from error


def _whole(data: Any, where: str, problems: list[str]) -> int:
    if type(data) is not int or abs(data) > _LARGEST:
        raise Misshapen(f"{where}: expected a whole number")
    return data


def _span(data: Any, where: str, problems: list[str]) -> tuple[int, int]:
    if not isinstance(data, list) or len(data) != 2:
        raise Misshapen(f"{where}: expected two numbers")
    return _whole(data[0], where, problems), _whole(data[1], where, problems)


def _sequence(inner: Decode) -> Decode:
    def decode(data: Any, where: str, problems: list[str]) -> Any:
        if not isinstance(data, list):
            raise Misshapen(f"{where}: expected a list")
        items = []
        for index, item in enumerate(data):
            try:
                items.append(inner(item, f"{where}.{index}", problems))
            except Misshapen as error:
                problems.append(str(error))
        return tuple(items)

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
    unknown = kind.__members__.get("UNKNOWN")  # for what a later version wrote

    def decode(data: Any, where: str, problems: list[str]) -> Any:
        member = members.get(data, unknown) if isinstance(data, str) else None
        if member is None:
            raise Misshapen(f"{where}: expected one of {', '.join(members)}")
        return member

    return decode


def _exactly(kind: Any) -> Decode:
    def decode(data: Any, where: str, problems: list[str]) -> Any:
        if type(data) is not kind:
            raise Misshapen(f"{where}: expected {kind.__name__}")
        return data

    return decode


def _record(kind: Any) -> Decode:
    hints, by_name = get_type_hints(kind), {one.name: one for one in fields(kind)}
    members = [
        (name, member.field, decoder(hints[member.field]), _required(by_name[member.field]))
        for name, member in SHAPES[kind].members.items()
    ]

    def decode(data: Any, where: str, problems: list[str]) -> Any:
        if not isinstance(data, dict):
            raise Misshapen(f"{where}: expected an object")
        values = dict(_UNSAID.get(kind, {}))
        for name, field, inner, required in members:
            place = f"{where}.{name}" if where else name
            try:
                if name in data:
                    values[field] = inner(data[name], place, problems)
                elif required:
                    raise Misshapen(f"{place}: missing")
            except Misshapen as error:
                if required:
                    raise
                problems.append(str(error))
        return kind(**values)

    return decode


def _required(field: "Field[Any]") -> bool:
    return field.default is MISSING and field.default_factory is MISSING
