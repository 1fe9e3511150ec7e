"""How a search service fails → one of our errors. Pure; the key is taken out of everything that is kept.

A status alone says little: 429 is a hurry or an empty account, 403 a wrong key or a visitor that is not welcome.
"""

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any
from urllib.parse import quote, quote_plus

from app.adapters.json_text import loads
from app.adapters.redaction import without
from app.adapters.redirects import redirected
from app.adapters.search.result_rows import plain, set_of, value_at
from app.core.domain.errors import (
    AppError,
    BadAnswer,
    Blocked,
    KeyMissing,
    KeyRefused,
    OutOfCredit,
    RateLimited,
    TimedOut,
)
from app.core.domain.reasons import AnswerReason

_CREDIT_STATUS = frozenset({402, 432, 433})  # the last two are Tavily's: the plan's limit, the pay-as-you-go limit
_CREDIT_CODES = set_of(
    "1113 insufficient_funds_credits exceed_budget_limit no_more_credits api_key_budget_exceeded insufficient_credits"
    " insufficient_balance insufficient_quota quota_limited usage_limit_exceeded"
)
_CREDIT = re.compile(
    r"not (have )?enough (credits?|money|balance)|insufficient.{0,12}(credit|balance|fund|money|token)"
    r"|run out of (searches|credits)|(out of|no|no more) credits|exceeds your plan|plan'?s? (usage |set )?limit"
    r"|余额不足|欠费",
    re.IGNORECASE,
)
_HURRY = re.compile(r"rate.?limit|too many requests|throttl|slow down|限流|请求过于频繁", re.IGNORECASE)
_KEY = re.compile(
    r"(invalid|incorrect|missing|unknown|expired|wrong|no) (or missing )?(api[ _-]?)?(key|token)\b"
    r"|(api[ _-]?key|token).{0,20}(invalid|missing|expired|not (valid|found)|required)|unauthori[sz]ed",
    re.IGNORECASE,
)
_KEY_CODES = set_of("1000 1001 1002 1003 1004 invalid_api_key unauthorized subscription_token_invalid")
_KEY_SHAPES = re.compile(
    r"\b(?:sk|pplx|tvly|fc|mk|jina|ydc)[-_][\w-]{8,}|\bBearer\s+[^\s\"',]+|(?<=[?&])(?:api_)?key=[^&\s\"']+"
)
_LONGEST_WAIT = 86_400.0


def failure(
    where: str, status: int, body: Any, headers: Mapping[str, str] | None = None, *, keyed: bool = True
) -> AppError:
    """The error of an answer with this status (one that the body itself tells, where HTTP said 200).

    body: bytes, or JSON already read; keyed: a key was sent, so that a refusal is the key's fault.
    """
    if 300 <= status < 400:
        return redirected(where, status, headers or {})
    data = _json(body)
    message, codes = _message(data), _codes(data)
    words = message or _page_words(body)
    detail = words if message and 400 <= status < 500 else f"HTTP {status}: {words}".removesuffix(": ")
    wait = wait_of(headers or {}, data)
    if status in _CREDIT_STATUS or codes & _CREDIT_CODES or (400 <= status < 500 and _CREDIT.search(words)):
        return OutOfCredit(where, detail)
    hurried = status in (400, 403) and _HURRY.search(" ".join((words, *codes)))
    if status == 429 or hurried or (wait is not None and status in (403, 503)):
        return RateLimited(where, detail, wait)
    if status in (401, 403) or (status in (400, 422) and (codes & _KEY_CODES or _KEY.search(words))):
        if keyed:
            return KeyRefused(where, detail)
        return KeyMissing(where, detail) if status != 403 else Blocked(where, "refused", detail)
    if status in (408, 504):
        return TimedOut(where, detail)
    return BadAnswer(where, detail, reason=AnswerReason.FAILED, status=str(status))


def wait_of(headers: Mapping[str, str], data: Any = None) -> float | None:
    """Seconds that a service asks to wait: `Retry-After`, the body's own word, or a limit of which nothing is left."""
    lower = {name.lower(): value for name, value in headers.items()}
    if (wait := _seconds(lower.get("retry-after-ms", ""), 1000)) is not None:
        return wait
    after = lower.get("retry-after", "")
    if (wait := _seconds(after)) is not None:
        return wait
    try:
        return _bounded((parsedate_to_datetime(after) - datetime.now(UTC)).total_seconds())
    except (TypeError, ValueError, OverflowError):
        pass
    for part in (value_at(data, "error"), data):
        if isinstance(part, dict) and (wait := _seconds(str(part.get("retry_after_seconds", "")))) is not None:
            return wait
    return _until_reset(lower)


def without_keys(error: AppError, secrets: Iterable[str]) -> AppError:
    """The same error, whose words hold none of these secrets: services repeat keys, and one takes it in its address."""
    error.detail = scrub(error.detail, secrets)
    error.where = scrub(error.where, secrets)
    error.data = {name: scrub(value, secrets) for name, value in error.data.items()}
    error.args = (error.where, error.detail)
    return error


def scrub(text: str, secrets: Iterable[str]) -> str:
    """Foreign text without our secrets, as they are and as an address spells them, and without what looks like one."""
    spelled = {form for secret in secrets for form in (secret, quote(secret, safe=""), quote_plus(secret))}
    for secret in sorted(spelled, key=len, reverse=True):
        if len(secret) >= 4:
            text = without(text, secret)
    return _KEY_SHAPES.sub("***", text)


def _json(body: Any) -> Any:
    if not isinstance(body, bytes | str):
        return body
    try:
        return loads(body)
    except ValueError:
        return None


def _message(data: Any, depth: int = 4) -> str:
    """The words in an error body of any of the usual shapes; FastAPI's lists of complaints are joined."""
    if isinstance(data, str):
        return plain(data, 500)
    if not depth:
        return ""
    if isinstance(data, list):
        return "; ".join(filter(None, (_message(item, depth - 1) for item in data[:5])))
    if not isinstance(data, dict):
        return ""
    names = ("message", "msg", "errMsg", "error_msg", "error_message", "readableMessage", "error", "detail", "errors")
    texts = (_message(data[name], depth - 1) for name in names if data.get(name))
    return next(filter(None, texts), "")


def _codes(data: Any) -> frozenset[str]:
    """Codes and types of an error body in small letters."""
    return frozenset(
        str(value).lower()
        for part in _parts(data)
        for name in ("code", "type", "tag", "error_name", "errCode", "name")
        if isinstance(value := part.get(name), str | int)
    )


def _parts(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, list):
        data = data[0] if data else None
    for part in (data, value_at(data, "error"), value_at(data, "detail")):
        if isinstance(part, list) and part:
            part = part[0]
        if isinstance(part, dict):
            yield part


def _page_words(body: Any) -> str:
    """A few words of a body that is no JSON, such as the error page of a gateway."""
    text = body.decode("utf-8", "replace") if isinstance(body, bytes) else ""
    title = re.search(r"<title[^<>]*>([^<]+)", text[:8000], re.IGNORECASE)
    return plain(title[1] if title else text[:4000], 300)


def _until_reset(headers: Mapping[str, str]) -> float | None:
    """`X-RateLimit-Remaining/-Reset`: GitHub names a moment, Brave seconds for each of several windows."""
    left = headers.get("x-ratelimit-remaining", "").split(",")
    ends = headers.get("x-ratelimit-reset", "").split(",")
    waits = []
    for remaining, end in zip(left, ends, strict=False):
        value = _number(end)
        if _number(remaining) == 0 and value is not None:
            waits.append(value - datetime.now(UTC).timestamp() if value > 1e9 else value)
    return _bounded(max(waits)) if waits else None


def _seconds(text: str, unit: float = 1) -> float | None:
    value = _number(text)
    return None if value is None else _bounded(value / unit)


def _number(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def _bounded(seconds: float) -> float:
    return min(max(0.0, seconds), _LONGEST_WAIT)
