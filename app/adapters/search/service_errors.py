"""How a search service fails → one of our errors. Pure; the key is taken out of everything that is kept.

What a status, a code and words mean of such a service stands in its rules; see `error_rules`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Any
from urllib.parse import quote, quote_plus

from app.adapters.error_rules import (
    ErrorBody,
    Rule,
    ServiceError,
    bounded_wait,
    error_by,
    message_in,
    number_in,
    plain_text,
    scrubbed,
    seconds_in,
    wait_in,
)
from app.adapters.json_text import as_json
from app.adapters.redirects import redirected
from app.adapters.search.result_rows import plain, set_of, value_at
from app.core.domain.errors import (
    AppError,
    Blocked,
    KeyMissing,
    KeyRefused,
    OutOfCredit,
    RateLimited,
    TimedOut,
)

_NAMES = ("message", "msg", "errMsg", "error_msg", "error_message", "readableMessage", "error", "detail", "errors")
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


def _key_error(failed: ServiceError) -> AppError:
    return KeyRefused(failed.where, failed.detail)


def _keyless_error(failed: ServiceError) -> AppError:
    """A refusal where no key was sent."""
    if failed.status == 403:
        return Blocked(failed.where, "refused", failed.detail)
    return KeyMissing(failed.where, failed.detail)


_REFUSED = partial(
    Rule,
    statuses=frozenset({401, 403}),
    codes=_KEY_CODES,
    codes_at=frozenset({400, 422}),
    words=_KEY,
    words_at=frozenset({400, 422}),
)
_BEFORE = (
    Rule(
        lambda failed: OutOfCredit(failed.where, failed.detail),
        statuses=_CREDIT_STATUS,
        codes=_CREDIT_CODES,
        words=_CREDIT,
        words_at=frozenset(range(400, 500)),
    ),
    Rule(
        lambda failed: RateLimited(failed.where, failed.detail, failed.wait),
        statuses=frozenset({429}),
        words=_HURRY,
        words_at=frozenset({400, 403}),
        words_in_codes=True,
        waits_at=frozenset({403, 503}),
    ),
)
_BEHIND = (Rule(lambda failed: TimedOut(failed.where, failed.detail), statuses=frozenset({408, 504})),)
_KEYED = (*_BEFORE, _REFUSED(_key_error), *_BEHIND)
_KEYLESS = (*_BEFORE, _REFUSED(_keyless_error), *_BEHIND)


def failure(
    where: str, status: int, body: Any, headers: Mapping[str, str] | None = None, *, keyed: bool = True
) -> AppError:
    """The error of an answer with this status (one that the body itself tells, where HTTP said 200).

    body: bytes, or JSON already read; keyed: a key was sent, so that a refusal is the key's fault.
    """
    if 300 <= status < 400:
        return redirected(where, status, headers or {})
    data = as_json(body)
    message = message_in(data, _NAMES, _clean)
    words = message or plain(plain_text(body), 300)
    detail = words if message and 400 <= status < 500 else f"HTTP {status}: {words}".removesuffix(": ")
    failed = ServiceError(where, status, ErrorBody(words, _codes(data)), detail, wait_of(headers or {}, data))
    return error_by(_KEYED if keyed else _KEYLESS, failed)


def wait_of(headers: Mapping[str, str], data: Any = None) -> float | None:
    """Seconds that a service asks to wait: `Retry-After`, the body's own word, or a limit of which nothing is left."""
    if (wait := wait_in(headers)) is not None:
        return wait
    for part in (value_at(data, "error"), data):
        if isinstance(part, dict) and (wait := seconds_in(str(part.get("retry_after_seconds", "")))) is not None:
            return wait
    return _until_reset({name.lower(): value for name, value in headers.items()})


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
    return scrubbed(text, sorted(spelled, key=len, reverse=True), _KEY_SHAPES)


def _clean(text: str) -> str:
    return plain(text, 500)


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


def _until_reset(headers: Mapping[str, str]) -> float | None:
    """`X-RateLimit-Remaining/-Reset`: GitHub names a moment, Brave seconds for each of several windows."""
    left = headers.get("x-ratelimit-remaining", "").split(",")
    ends = headers.get("x-ratelimit-reset", "").split(",")
    waits = []
    for remaining, end in zip(left, ends, strict=False):
        value = number_in(end)
        if number_in(remaining) == 0 and value is not None:
            waits.append(value - datetime.now(UTC).timestamp() if value > 1e9 else value)
    return bounded_wait(max(waits)) if waits else None
