"""A request's JSON, field by field: each is understood, or refused by its name."""

import json
import re
from typing import Any

from starlette.requests import Request

from app.gateway.errors import Refusal

_MISSING = object()
_SURROGATE = re.compile(rb"\\u[dD][89a-fA-F]|\xed[\xa0-\xbf]")


class Fields:
    """An object of a request. Every field that a client sent has to be taken, or `finish` refuses it."""

    def __init__(self, values: Any, path: str = "") -> None:
        if not isinstance(values, dict):
            raise Refusal(400, f"{path or 'The body'} has to be a JSON object.", "invalid_type", path)
        self.values: dict[str, Any] = values
        self._left = {name for name, value in values.items() if value is not None}
        self._path = path

    def __contains__(self, name: str) -> bool:
        return self.values.get(name) is not None

    def path(self, name: str) -> str:
        return f"{self._path}.{name}" if self._path else name

    def raw(self, name: str) -> Any:
        """As it came; None where it is missing."""
        self._left.discard(name)
        return self.values.get(name)

    def text(self, name: str, default: str | None = "") -> str:
        """default None: it is needed."""
        value = self._of(name, str, "a string", default)
        return str(value)

    def flag(self, name: str, default: bool = False) -> bool:
        return bool(self._of(name, bool, "true or false", default))

    def number(self, name: str, least: float, most: float) -> float | None:
        value = self._of(name, (int, float), "a number", _MISSING)
        if value is _MISSING:
            return None
        if isinstance(value, bool) or not least <= value <= most:
            raise self.refuse(name, f"has to be a number from {least:g} to {most:g}")
        return float(value)

    def count(self, name: str, least: int = 1, most: int = 10_000_000) -> int | None:
        value = self.number(name, least, most)
        if value is not None and value != int(value):
            raise self.refuse(name, "has to be a whole number")
        return None if value is None else int(value)

    def choice(self, name: str, values: tuple[str, ...], default: str = "") -> str:
        value = self.text(name, default)
        if value and value not in values:
            raise self.refuse(name, f"has to be one of {', '.join(values)}")
        return value

    def texts(self, name: str, most: int = 100) -> tuple[str, ...]:
        """A list of strings, or one string."""
        value = self.raw(name)
        values = [value] if isinstance(value, str) else [] if value is None else value
        if not isinstance(values, list) or not all(isinstance(one, str) for one in values) or len(values) > most:
            raise self.refuse(name, f"has to be a list of at most {most} strings")
        return tuple(values)

    def items(self, name: str, needed: bool = False) -> list[Any]:
        value = self._of(name, list, "a list", None if needed else [])
        return list(value)

    def child(self, name: str) -> "Fields | None":
        value = self.raw(name)
        return None if value is None else Fields(value, self.path(name))

    def neutral(self, **values: tuple[Any, ...]) -> None:
        """Fields that are taken with these values alone, for they ask for nothing."""
        for name, allowed in values.items():
            value = self.raw(name)
            if value is not None and not any(
                value is one or (value == one and type(value) is type(one)) for one in allowed
            ):
                raise self.refuse(name, "is not supported")

    def ignore(self, *names: str) -> None:
        """Fields that say something about the client, and nothing about the answer."""
        self._left.difference_update(names)

    def finish(self) -> None:
        if self._left:
            raise self.refuse(min(self._left), "is not supported")

    def refuse(self, name: str, problem: str) -> Refusal:
        path = self.path(name)
        return Refusal(400, f"{path} {problem}.", "unsupported" if "supported" in problem else "invalid_value", path)

    def _of(self, name: str, kind: type | tuple[type, ...], words: str, default: Any) -> Any:
        self._left.discard(name)
        value = self.values.get(name)
        if value is None:
            if default is None:
                raise self.refuse(name, "is missing")
            return default
        if not isinstance(value, kind):
            raise self.refuse(name, f"has to be {words}")
        return value


async def json_body(request: Request) -> Any:
    """Raises `Refusal` for what is no JSON, and what the doors do for what is too large or too slow."""
    body = await request.body()
    try:
        values = json.loads(body)
    except (ValueError, RecursionError):
        raise Refusal(400, "The body is not JSON.", "invalid_json") from None
    if _SURROGATE.search(body) is not None and not _is_unicode(values):
        raise Refusal(400, "The body holds half of a surrogate pair, which is no character.", "invalid_unicode")
    return values


def _is_unicode(values: Any) -> bool:
    try:
        json.dumps(values, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True
