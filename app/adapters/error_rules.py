"""How a service behind HTTP fails → one of our errors. Pure. What a kind of service says is a table of rules.

A status alone says little: 429 is a hurry or an empty account, 403 a wrong key or a visitor that is not welcome, 400 a
wrong key, a wrong model or a long prompt. So codes and words of the body count, too.
"""

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from html import unescape
from typing import Any

from app.adapters.redaction import without
from app.core.domain.errors import AppError, BadAnswer
from app.core.domain.reasons import AnswerReason

_LONGEST_WAIT = 86_400.0  # seconds
_SHORTEST_SECRET = 4  # characters: what is shorter stands in every text


@dataclass(frozen=True)
class ErrorBody:
    """What an error body says: its message, its codes and types in lower case, and a status or wait it carries."""

    message: str = ""
    codes: frozenset[str] = frozenset()
    status: int | None = None
    retry_after: float | None = None


@dataclass(frozen=True)
class ServiceError:
    """A failed answer, as rules are asked about it. `status` is None where the answer itself began well."""

    where: str
    status: int | None
    body: ErrorBody
    detail: str  # what the user is told of it
    wait: float | None = None  # seconds that the service asks to wait


@dataclass(frozen=True)
class Rule:
    """A status, a code, words or a wait make it this error; `…_at`: only with these statuses, None for any."""

    error: Callable[[ServiceError], AppError]
    statuses: frozenset[int | None] = frozenset()
    codes: frozenset[str] = frozenset()
    codes_at: frozenset[int | None] | None = None
    words: re.Pattern[str] | None = None
    words_at: frozenset[int | None] | None = None
    words_in_codes: bool = False  # they may stand in a code as well
    waits_at: frozenset[int | None] = frozenset()

    def applies(self, failed: ServiceError) -> bool:
        status, body = failed.status, failed.body
        if status in self.statuses or (failed.wait is not None and status in self.waits_at):
            return True
        if body.codes & self.codes and (self.codes_at is None or status in self.codes_at):
            return True
        if self.words is None or not (self.words_at is None or status in self.words_at):
            return False
        text = " ".join((body.message, *sorted(body.codes))) if self.words_in_codes else body.message
        return self.words.search(text) is not None


def error_by(rules: Sequence[Rule], failed: ServiceError) -> AppError:
    """That of the first rule that applies."""
    rule = next((rule for rule in rules if rule.applies(failed)), None)
    if rule is not None:
        return rule.error(failed)
    status = {} if failed.status is None else {"status": str(failed.status)}
    return BadAnswer(failed.where, failed.detail, reason=AnswerReason.FAILED, **status)


def message_in(
    part: Any, names: Sequence[str], clean: Callable[[str], str] = str.strip, *, places: bool = False, depth: int = 4
) -> str:
    """The human words of an error body, under the first of these names that has any; lists of complaints are joined.

    places: FastAPI lists the place and the complaint apart.
    """
    if isinstance(part, str):
        return clean(part)
    if not depth:
        return ""

    def inner(value: Any) -> str:
        return message_in(value, names, clean, places=places, depth=depth - 1)

    if isinstance(part, list):
        return "; ".join(filter(None, map(inner, part[:5])))
    if not isinstance(part, dict):
        return ""
    text = next(filter(None, (inner(part[name]) for name in names if part.get(name))), "")
    place = part.get("loc") if places else None
    return f"{'.'.join(map(str, place))}: {text}" if isinstance(place, list) and place else text


def plain_text(body: Any) -> str:
    """A few words of a body that is no JSON, such as the error page of a gateway."""
    text = body.decode("utf-8", "replace") if isinstance(body, bytes) else body if isinstance(body, str) else ""
    text = text[:8000]
    if "<" in text:
        title = re.search(r"<title[^>]*>([^<]*)", text, re.IGNORECASE)
        text = title[1] if title and title[1].strip() else re.sub(r"<(script|style)\b.*?</\1|<[^>]*>", " ", text)
    return " ".join(unescape(text).split())[:300]


def wait_in(headers: Mapping[str, str]) -> float | None:
    """Seconds to wait, from `retry-after-ms` or `Retry-After` (seconds or a date); None where unsaid."""
    lower = {name.lower(): value for name, value in headers.items()}
    if (wait := seconds_in(lower.get("retry-after-ms", ""), 1000)) is not None:
        return wait
    header = lower.get("retry-after", "")
    if (wait := seconds_in(header)) is not None:
        return wait
    try:
        return bounded_wait((parsedate_to_datetime(header) - datetime.now(UTC)).total_seconds())
    except (TypeError, ValueError, OverflowError):
        return None


def seconds_in(text: str, unit: float = 1) -> float | None:
    value = number_in(text)
    return None if value is None else bounded_wait(value / unit)


def number_in(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def bounded_wait(seconds: float) -> float:
    return min(max(0.0, seconds), _LONGEST_WAIT)


def scrubbed(text: str, secrets: Iterable[str], shapes: re.Pattern[str]) -> str:
    """Foreign text without our secrets, and without what looks like one: services repeat keys in their errors."""
    for secret in secrets:
        if len(secret) >= _SHORTEST_SECRET:
            text = without(text, secret)
    return shapes.sub("***", text)
