"""JSON from outside: refused where it would cost far more memory than its text, before it is read."""

import json
from typing import Any

BUDGET = 64_000_000  # bytes as objects, roughly
_NO_MATTER = 500_000  # characters, of which no more than some megabytes can be made


def loads(text: str | bytes, budget: int = BUDGET) -> Any:
    """As `json.loads`; `ValueError` also for what is nested too deep, or would explode into objects."""
    if len(text) > _NO_MATTER and _cost(text) > budget:
        raise ValueError("too many values")
    try:
        return json.loads(text)
    except RecursionError as exc:
        raise ValueError("nested too deep") from exc


def _cost(text: str | bytes) -> int:
    """Of `{"":0},` seven characters make two hundred bytes. Signs within strings count as well: texts have few."""
    costs = (("{", 184), ("[", 88), (",", 60))
    if isinstance(text, str):
        return sum(text.count(sign) * size for sign, size in costs)
    return sum(text.count(sign.encode()) * size for sign, size in costs)


def as_json(body: Any) -> Any:
    """Bytes or text → JSON, or None; what is neither is returned as it is. What is too deep or too much is no JSON."""
    if not isinstance(body, bytes | str):
        return body
    try:
        return loads(body)
    except ValueError:
        return None
