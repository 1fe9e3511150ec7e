"""What a model service says when it fails → one of our errors. Pure; the shapes are those of many vendors.

A status alone says little: 429 is a hurry or an empty account, 400 a wrong key, a wrong model or a long prompt.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.adapters.error_rules import (
    ErrorBody,
    Rule,
    ServiceError,
    error_by,
    message_in,
    plain_text,
    scrubbed,
    seconds_in,
    wait_in,
)
from app.adapters.json_text import as_json
from app.adapters.llm.protocol.context_limit import limit_of
from app.adapters.redirects import redirected
from app.adapters.sse import SseParser
from app.core.domain.errors import (
    AppError,
    BadAnswer,
    KeyRefused,
    ModelUnknown,
    OutOfCredit,
    RateLimited,
    TimedOut,
    TooLong,
)

_NAMES = ("message", "msg", "Msg", "errMsg", "error_msg", "error", "detail")


def _codes(words: str) -> frozenset[str]:
    return frozenset(words.split())


_TOO_LONG_CODES = _codes(
    "context_length_exceeded exceed_context_size_error request_too_large string_above_max_length 1261"
)
_TOO_LONG = re.compile(
    r"(maximum|available|model'?s?) context|context (length|size|window)|prompt (is )?too long|too many (input )?tokens"
    r"|longer than the maximum (model )?length|maximum prompt length|model token limit"
    r"|maximum number of (input )?tokens|input length.{0,20} exceeds|max_seq_len|max_new_tokens`? must be"
    r"|range of input length|input (is )?too long|exceeds? the .{0,30}token limit|上下文.{0,10}(超|长)|输入.{0,10}过长",
    re.IGNORECASE,
)
_CREDIT_CODES = _codes(
    "insufficient_quota insufficient_balance insufficient_user_quota billing_error billing_hard_limit_reached arrearage"
    " exceeded_current_quota_error accountoverdueerror 1113 30001"
)
_CREDIT = re.compile(
    r"insufficient.{0,12}(balance|credit|fund)|credit balance|no credits|not enough (balance|credit)|余额不足|欠费",
    re.IGNORECASE,
)
_KEY_CODES = _codes(
    "invalid_api_key invalidapikey api_key_invalid authentication_error authenticationerror unauthorized"
    " unauthenticated invalid_authentication_error 1000 1001 1002 1003 1004"
)
_KEY = re.compile(
    r"(incorrect|invalid|missing|no) api[ _-]?key|api[ _-]?key (is |was )?(not valid|invalid|missing|expired)"
    r"|authentication fails",
    re.IGNORECASE,
)
_MODEL_CODES = _codes("model_not_found modelnotfound invalidendpointormodel.notfound modelnotopen 1211 20012")
_MODEL = re.compile(
    r"model.{0,120}(not found|does ?n.t exist|not exist|unknown|is not supported|not a valid|no such|not loaded)"
    r"|(unknown|invalid|no such|not a valid|no) model|模型不存在|\Amodel: \S+\Z",
    re.IGNORECASE | re.DOTALL,
)
_HURRY_CODES = _codes(
    "rate_limit_exceeded rate_limit_error rate_limit_reached_error ratelimitexceeded resource_exhausted"
    " too_many_requests throttling throttling.ratequota 1302 1303 1305 1308 1310"
)
# Of a text that it will not pass on OpenRouter says 403 as well.
_NOT_MODERATION = re.compile(r"\A(?!.*moderation)", re.IGNORECASE | re.DOTALL)
_KEY_SHAPES = re.compile(r"\b(?:sk|gsk|xai|ak|rk|pplx)-[\w*-]{8,}|\bAIza[\w-]{16,}|\bBearer\s+[^\s\"',]+")

_RULES = (
    Rule(
        lambda failed: TooLong(failed.where, failed.detail),
        statuses=frozenset({413}),
        codes=_TOO_LONG_CODES,
        words=_TOO_LONG,
        words_at=frozenset({400, 422, 500, None}),
    ),
    Rule(
        lambda failed: OutOfCredit(failed.where, failed.detail),
        statuses=frozenset({402}),
        codes=_CREDIT_CODES,
        words=_CREDIT,
    ),
    Rule(
        lambda failed: ModelUnknown(failed.where, failed.detail),
        codes=_MODEL_CODES,
        words=_MODEL,
        words_at=frozenset({400, 403, 404, 422}),
    ),
    Rule(
        lambda failed: RateLimited(failed.where, failed.detail, failed.wait),
        statuses=frozenset({429}),
        codes=_HURRY_CODES,
    ),
    Rule(
        lambda failed: KeyRefused(failed.where, failed.detail),
        statuses=frozenset({401}),
        codes=_KEY_CODES,
        words=_KEY,
    ),
    Rule(  # the key may be good, and only this not be allowed to it
        lambda failed: KeyRefused(failed.where, failed.detail, status="403"),
        words=_NOT_MODERATION,
        words_at=frozenset({403}),
    ),
    Rule(lambda failed: TimedOut(failed.where, failed.detail), statuses=frozenset({408, 504})),
)


def app_error(
    where: str,
    status: int | None,
    body: Any,
    headers: Mapping[str, str] | None = None,
    secrets: tuple[str, ...] = (),
) -> AppError:
    """The error of an answer with this status and body (bytes, or JSON already read)."""
    if status is not None and 300 <= status < 400:
        moved = redirected(where, status, headers or {})
        return BadAnswer(where, scrub(moved.detail, secrets), **{n: scrub(v, secrets) for n, v in moved.data.items()})
    read = as_json(body)
    read = _last_event(body) if read is None else read
    error_body = error_body_of(read) or ErrorBody(plain_text(body))
    detail = scrub(error_body.message, secrets)
    if status is None or status < 400:  # told within an answer that began well
        status = error_body.status
    elif not detail or status >= 500 or read is None:  # words of a gateway say little without the number
        detail = f"HTTP {status}: {detail}".removesuffix(": ")
    wait = retry_after(headers or {}, error_body)
    error = error_by(_RULES, ServiceError(where, status, error_body, detail, wait))
    return TooLong(where, detail, *limit_of(error_body.message, read)) if isinstance(error, TooLong) else error


def _last_event(body: Any) -> Any:
    """JSON of the last event, where a body of errors comes as an event stream."""
    if not isinstance(body, bytes) or not body.lstrip(b"\xef\xbb\xbf \t\r\n").startswith((b"data:", b"event:", b":")):
        return None
    parser = SseParser()
    events = [*parser.feed(body), *parser.flush()]
    return next((read for event in reversed(events) if isinstance(read := as_json(event.data), dict | list)), None)


def error_body_of(body: Any) -> ErrorBody | None:
    """Read an error body of any vendor; None where it is no such thing."""
    if isinstance(body, list):
        body = body[0] if body and isinstance(body[0], dict) else None
    if isinstance(body, str):
        return ErrorBody(body.strip()) if body.strip() else None
    if not isinstance(body, dict):
        return None
    inner = next((body[name] for name in ("error", "ErrorMsg", "detail") if body.get(name)), None)
    message = _message(inner) or _message(body)
    parts = [body, inner] if isinstance(inner, dict) else [body]
    behind = _behind(inner)
    if behind.message and behind.message not in message:
        message = f"{message}: {behind.message}".removeprefix(": ")
    values = [part.get(name) for part in parts for name in ("code", "Code", "type", "status", "errCode", "statusCode")]
    codes = behind.codes | {str(value).lower() for value in values if isinstance(value, str | int)}
    status = next((v for v in values if type(v) is int and 400 <= v < 600), None)
    if not message and not inner and not any(isinstance(body.get(n), str) for n in ("code", "status")):
        return None
    return ErrorBody(message, codes, status, _delay(inner))


def _behind(error: Any) -> ErrorBody:
    """What the service behind a relay said: OpenRouter puts that into `metadata.raw`, as text or JSON."""
    metadata = error.get("metadata") if isinstance(error, dict) else None
    if not isinstance(metadata, dict):
        return ErrorBody()
    raw, name = metadata.get("raw"), metadata.get("provider_name")
    read = as_json(raw)
    error_body = error_body_of(read) if isinstance(read, dict | list) else None
    error_body = error_body or ErrorBody(plain_text(raw))
    who = f"{name}: " if isinstance(name, str) and name and error_body.message else ""
    return replace(error_body, message=f"{who}{error_body.message}")


def is_error(body: Any) -> bool:
    """True for a body, or one chunk of a stream, that tells of a failure whatever the HTTP status was."""
    if isinstance(body, list):
        body = body[0] if body else None
    if not isinstance(body, dict):
        return False
    if body.get("error") or body.get("ErrorMsg"):
        return True
    if body.get("choices") or body.get("data") or isinstance(body.get("message"), dict):
        return False
    is_marked = body.get("type") == "error" or body.get("object") == "error" or body.get("success") is False
    coded = any(body.get(name) for name in ("detail", "errCode", "errMsg", "statusCode"))
    return bool(is_marked or coded or (body.get("code") and isinstance(body.get("message"), str)))


def scrub(text: str, secrets: tuple[str, ...] = ()) -> str:
    """Foreign text without our keys, and without what looks like one."""
    return scrubbed(text, secrets, _KEY_SHAPES)


def retry_after(headers: Mapping[str, str], error_body: ErrorBody | None = None) -> float | None:
    """Seconds to wait, from the headers or the body; None where unsaid."""
    wait = wait_in(headers)
    return error_body.retry_after if wait is None and error_body else wait


def _delay(error: Any) -> float | None:
    """Gemini: `details[].retryDelay` such as "34.4s"."""
    details = error.get("details") if isinstance(error, dict) else None
    for item in details if isinstance(details, list) else []:
        if isinstance(item, dict) and isinstance(item.get("retryDelay"), str):
            return seconds_in(item["retryDelay"].removesuffix("s"))
    return None


def _message(part: Any) -> str:
    return message_in(part, _NAMES, places=True)
