"""Times as other programs write them."""

import math
from datetime import UTC, datetime
from typing import Any

_UNITS = ((1e11, 1.0), (1e14, 1e3), (1e17, 1e6), (math.inf, 1e9))  # below: seconds, milli-, micro-, nanoseconds


def moment(value: Any) -> datetime | None:
    """Aware, in UTC; None where it is no time.

    A number counts from 1970 in the unit that its size tells. A text is such a number, or ISO 8601: in UTC where it
    names no offset.
    """
    match value:
        case bool():
            return None
        case int() | float():
            return _of_number(value)
        case str():
            return _of_text(value.strip())
        case _:
            return None


def _of_number(value: float) -> datetime | None:
    if not 0 < value < 1e19:  # NaN neither
        return None
    divisor = next(divisor for limit, divisor in _UNITS if value < limit)
    try:
        return datetime.fromtimestamp(value / divisor, UTC)
    except (OverflowError, ValueError, OSError):
        return None


def _of_text(text: str) -> datetime | None:
    if not text or len(text) > 40:
        return None
    try:
        return _of_number(float(text))
    except ValueError:
        pass
    try:
        time = datetime.fromisoformat(text)
        return time.replace(tzinfo=UTC) if time.tzinfo is None else time.astimezone(UTC)
    except (ValueError, OverflowError):
        return None
