"""What a failed status and its body mean."""

from typing import Any

import pytest

from app.adapters.search.service_errors import failure, scrub, wait_of, without_keys
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


@pytest.mark.parametrize(
    ("status", "body", "error", "detail"),
    [
        (401, {"detail": {"error": "Unauthorized: missing or invalid API key."}}, KeyRefused, "Unauthorized: missing"),
        (403, {"message": "Unauthorized.", "statusCode": 403}, KeyRefused, "Unauthorized."),
        (401, b"<html><title>401 Authorization Required</title>", KeyRefused, "HTTP 401: 401 Authorization Required"),
        (400, {"message": "Not enough credits", "statusCode": 400}, OutOfCredit, "Not enough credits"),
        (402, {"requestId": "r", "error": "m", "tag": "NO_MORE_CREDITS"}, OutOfCredit, "m"),
        (432, {"detail": {"error": "This request exceeds your plan's set usage limit."}}, OutOfCredit, "This request"),
        (433, b"", OutOfCredit, "HTTP 433"),
        (429, {"error": {"code": "INSUFFICIENT_FUNDS_CREDITS", "message": "m", "details": []}}, OutOfCredit, "m"),
        (429, {"error": {"code": "TOO_MANY_REQUESTS", "message": "m"}}, RateLimited, "m"),
        (429, {"error": {"code": "1113", "message": "余额不足"}}, OutOfCredit, "余额不足"),
        (429, {"type": "ErrorResponse", "error": {"code": "RATE_LIMITED", "detail": "d"}}, RateLimited, "d"),
        (400, {"error_id": 502, "error_name": "throttle_violation", "error_message": "m"}, RateLimited, "m"),
        (403, {"message": "API rate limit exceeded for 1.2.3.4."}, RateLimited, "API rate limit"),
        (422, {"error": {"code": "SUBSCRIPTION_TOKEN_INVALID", "detail": "d"}}, KeyRefused, "d"),
        (422, {"detail": [{"loc": ["query"], "msg": "m"}, {"msg": "n"}]}, BadAnswer, "m; n"),
        (400, {"success": False, "error": "bad"}, BadAnswer, "bad"),
        (404, b"nowhere", BadAnswer, "HTTP 404: nowhere"),
        (301, b"", BadAnswer, "HTTP 301"),
        (408, {"error": "slow"}, TimedOut, "slow"),
        (504, {"error": {"code": "REQUEST_DEADLINE_EXCEEDED", "message": "m"}}, TimedOut, "HTTP 504: m"),
        (500, {"error": "m"}, BadAnswer, "HTTP 500: m"),
        (503, b"", BadAnswer, "HTTP 503"),
    ],
)
def test_a_failure_gets_its_class_and_its_words(status: int, body: Any, error: type[AppError], detail: str) -> None:
    found = failure("x", status, body)
    assert type(found) is error
    assert found.detail.startswith(detail)


def test_without_a_key_a_refusal_is_no_fault_of_the_key() -> None:
    assert type(failure("x", 401, b"", keyed=False)) is KeyMissing
    assert type(failure("x", 403, b"", keyed=False)) is Blocked


@pytest.mark.parametrize(
    ("headers", "body", "seconds"),
    [
        ({"Retry-After": "7"}, {}, 7.0),
        ({"retry-after-ms": "1500", "retry-after": "2"}, {}, 1.5),
        ({"retry-after": "Wed, 21 Oct 2015 07:28:00 GMT"}, {}, 0.0),
        ({"retry-after": "soon"}, {}, None),
        ({"retry-after": "-3"}, {}, 0.0),
        ({"retry-after": "1e300"}, {}, 86400.0),
        ({}, {"error": {"code": "keyless_limit", "retry_after_seconds": 90}}, 90.0),
        ({"X-RateLimit-Remaining": "0, 1999", "X-RateLimit-Reset": "1, 1419704"}, {}, 1.0),
        ({"X-RateLimit-Remaining": "5", "X-RateLimit-Reset": "1"}, {}, None),
        ({"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1500000000"}, {}, 0.0),
    ],
)
def test_the_wait_is_read_wherever_it_stands(headers: dict[str, str], body: Any, seconds: float | None) -> None:
    assert wait_of(headers, body) == seconds
    limited = failure("x", 429, body, headers)
    assert isinstance(limited, RateLimited)
    assert limited.retry_after == seconds


def test_no_secret_is_left_in_any_spelling() -> None:
    key = "a/b+c=secret"
    said = f"bad {key} at https://x.example/?api_key=a%2Fb%2Bc%3Dsecret&q=1, Bearer other-one, tvly-abcdefghijk"
    left = scrub(said, (key,))
    assert "secret" not in left
    assert "other-one" not in left
    assert "abcdefghijk" not in left
    error = without_keys(KeyRefused("x", said), (key,))
    assert "secret" not in f"{error} {error!r} {error.args}"


def test_long_words_are_cut() -> None:
    assert len(failure("x", 400, {"error": "m" * 100_000}).detail) <= 2000
