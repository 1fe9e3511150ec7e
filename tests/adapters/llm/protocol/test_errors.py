"""The same trouble is the same error, however a vendor puts it."""

import json
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.error_rules import plain_text
from app.adapters.json_text import as_json
from app.adapters.llm.protocol.errors import app_error, error_body_of, is_error, retry_after, scrub
from app.core.domain.errors import AppError, RateLimited

SHAPES: list[Any] = [
    {"error": {"message": "m", "type": "t", "param": None, "code": "c"}},
    {"error": {"code": 429, "message": "m", "status": "RESOURCE_EXHAUSTED", "details": []}},
    [{"error": {"code": 429, "message": "m", "status": "x"}}],
    {"error": "m"},
    {"code": "x", "error": "m"},
    {"type": "error", "error": {"type": "overloaded_error", "message": "m"}, "request_id": "req_1"},
    {"detail": "m"},
    {"detail": {"error": "m"}},
    {"detail": [{"loc": [], "msg": "m"}]},
    {"code": "InvalidApiKey", "message": "m", "request_id": "r"},
    {"message": "m", "statusCode": 403},
    {"success": False, "error": "m"},
    {"errCode": 2000, "errMsg": "m"},
    {"object": "error", "message": "m", "type": "t"},
    {"object": "error", "message": {"detail": [{"msg": "m"}]}, "type": "t"},
    {"ErrorMsg": {"Msg": "m", "Code": 4000}},
]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: json.dumps(shape)[:40])
def test_every_vendors_shape_is_read(shape: Any) -> None:
    found = error_body_of(shape)
    assert found is not None
    assert found.message == "m"


@pytest.mark.parametrize(
    "shape", [s for s in SHAPES if not (isinstance(s, dict) and isinstance(s.get("message"), dict))]
)
def test_every_vendors_shape_is_known_as_an_error(shape: Any) -> None:
    assert is_error(shape)


@pytest.mark.parametrize(
    "chunk", [{"choices": []}, {"choices": [{}], "error": None}, {"data": [], "code": 0}, {}, [], None, "x"]
)
def test_an_ordinary_chunk_is_no_error(chunk: Any) -> None:
    assert not is_error(chunk)


def coded(message: str, code: object = None, kind: str = "") -> dict[str, Any]:
    return {"error": {"message": message, "code": code, "type": kind}}


@pytest.mark.parametrize(
    ("status", "body", "kind"),
    [
        (401, coded("Incorrect API key provided"), "KeyRefused"),
        (403, coded("Country not supported"), "KeyRefused"),
        (403, coded("Your input was flagged by moderation"), "BadAnswer"),
        (400, coded("API key not valid. Please pass a valid API key.", 400, "INVALID_ARGUMENT"), "KeyRefused"),
        (400, {"code": "Client specified an invalid argument", "error": "Incorrect API key provided: x"}, "KeyRefused"),
        (
            404,
            coded("The model `x` does not exist or you do not have access to it.", "model_not_found"),
            "ModelUnknown",
        ),
        (404, coded('model "llama9" not found, try pulling it first'), "ModelUnknown"),
        (400, {"code": 20012, "message": "Model does not exist. Please check it carefully."}, "ModelUnknown"),
        (404, b"404 page not found", "BadAnswer"),
        (429, coded("Rate limit reached", "rate_limit_exceeded"), "RateLimited"),
        (429, coded("You exceeded your current quota, please check your plan", "insufficient_quota"), "OutOfCredit"),
        (429, coded("You exceeded your current quota", 429) | {"status": "RESOURCE_EXHAUSTED"}, "RateLimited"),
        (429, coded("您的账户已欠费", "1113"), "OutOfCredit"),
        (429, coded("并发过高", "1302"), "RateLimited"),
        (402, coded("Insufficient Balance"), "OutOfCredit"),
        (400, coded("too long", "context_length_exceeded"), "TooLong"),
        (400, coded("This model's maximum context length is 8192 tokens."), "TooLong"),
        (400, coded("the request exceeds the available context size", 400, "exceed_context_size_error"), "TooLong"),
        (413, b"<html><title>413 Request Entity Too Large</title>", "TooLong"),
        (500, coded("boom"), "BadAnswer"),
        (503, coded("overloaded", None, "overloaded_error"), "BadAnswer"),
        (504, b"<h1>Gateway Timeout</h1>", "TimedOut"),
        (200, coded("slow down", 429), "RateLimited"),
        (200, coded("Token limit reached", 400), "BadAnswer"),
        (None, {"error": "some words"}, "BadAnswer"),
        (400, b"", "BadAnswer"),
    ],
)
def test_status_and_words_make_the_kind(status: int | None, body: Any, kind: str) -> None:
    assert app_error("S", status, json.dumps(body).encode() if isinstance(body, dict) else body).kind == kind


def test_a_gateways_page_is_told_in_a_few_words() -> None:
    page = b"<html><head><title>502 Bad Gateway</title><style>a{}</style></head><body>x</body>"
    assert app_error("S", 502, page).detail == "HTTP 502: 502 Bad Gateway"
    assert plain_text("<h1>No</h1>\n<p>way &amp; more</p>") == "No way & more"


def test_the_wait_is_read_from_headers_and_bodies() -> None:
    assert retry_after({"Retry-After": "7"}) == 7
    assert retry_after({"retry-after-ms": "1500"}) == 1.5
    soon = format_datetime(datetime.now(UTC) + timedelta(seconds=60))
    assert 50 < (retry_after({"Retry-After": soon}) or 0) <= 60
    assert retry_after({"Retry-After": "soon"}) is None
    assert retry_after({"Retry-After": "nan"}) is None
    body = {"error": {"code": 429, "message": "m", "details": [{"retryDelay": "34.4s"}]}}
    error = app_error("S", 429, body)
    assert isinstance(error, RateLimited)
    assert error.retry_after == 34.4


def test_keys_are_cut_out_of_foreign_words() -> None:
    text = scrub("Incorrect: my.Key-42 and sk-proj-abcdefghijk, Authorization: Bearer abc", ("my.Key-42", ""))
    assert text == "Incorrect: *** and ***, Authorization: ***"
    assert "my.Key-42" not in str(app_error("S", 401, b"bad key my.Key-42", None, ("my.Key-42",)))


def test_json_that_is_nested_without_end_is_no_json() -> None:
    assert as_json("[" * 200_000) is None


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["error", "message", "code", "detail", "loc", "msg", "details", "retryDelay", "x"]), inner
        )
    ),
    max_leaves=8,
)


@given(st.none() | st.integers(100, 599), ANY_JSON | st.binary(max_size=40))
def test_any_body_makes_an_error(status: int | None, body: Any) -> None:
    is_error(body)
    assert isinstance(app_error("S", status, body), AppError)
