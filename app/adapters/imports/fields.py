"""Fields of foreign JSON: what they hold where they are what they should be, else nothing. None of it raises."""

import hashlib
import json
import re
from typing import Any
from urllib.parse import urlsplit

from app.adapters.imports.json_stream import bounded_loads

# Half a surrogate pair cannot be written as UTF-8, and a NUL ends a text for much of what reads a database.
_UNWRITABLE = re.compile("[\x00\ud800-\udfff]")
_TRACKING = re.compile(r"(?<=[?&])utm_source=[^&#]*(&|(?=#)|$)")
_MOST_URL = 8000


def text(value: object) -> str:
    """A string as long as before, with U+FFFD for what no file can hold; else an empty one."""
    return _UNWRITABLE.sub("\ufffd", value) if isinstance(value, str) else ""


def first_text(*values: object) -> str:
    """The first that is a string and not empty."""
    return next((string for value in values if (string := text(value))), "")


def mapping(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def sequence(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def mappings(value: object) -> list[dict[str, Any]]:
    """The objects of a list."""
    return [item for item in sequence(value) if isinstance(item, dict)]


def whole(value: object) -> int | None:
    """A whole number, as JSON may write it too: `3.0`."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return int(value) if isinstance(value, int) or value.is_integer() else None


def web_address(value: object) -> str:
    """An address of the web without the sign of who sent the reader there; else nothing."""
    address = text(value).strip()
    if len(address) > _MOST_URL:
        return ""
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    if parts.scheme.lower() not in ("http", "https") or not parts.netloc:
        return ""
    return re.sub(r"[?&](?=#|$)", "", _TRACKING.sub("", address))


def json_text(value: object) -> str:
    """A value for people to read: a string as it is, nothing for nothing, else JSON."""
    if value is None or isinstance(value, str):
        return text(value)
    try:
        return text(json.dumps(value, ensure_ascii=False, indent=2))
    except (TypeError, ValueError, RecursionError):
        return ""


def parsed(value: object) -> Any:
    """The value of JSON within a string; anything else as it is; None where it is no JSON."""
    if not isinstance(value, str):
        return value
    try:
        return bounded_loads(value)
    except (ValueError, RecursionError):
        return None


def stable_id(*parts: str) -> str:
    """The id of something that has none: the same for the same words."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]
