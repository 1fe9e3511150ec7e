"""One mapping from an answer's status and body to an error, by the rules of whoever asks."""

import re

import pytest

from app.adapters.error_rules import ErrorBody, Rule, ServiceError, error_by, message_in, plain_text, wait_in
from app.core.domain.errors import AppError, BadAnswer, KeyRefused, OutOfCredit, RateLimited, TimedOut

RULES = (
    Rule(
        lambda failed: OutOfCredit(failed.where, failed.detail),
        statuses=frozenset({402}),
        codes=frozenset({"no_credit"}),
        words=re.compile("balance"),
        words_at=frozenset({400}),
    ),
    Rule(
        lambda failed: RateLimited(failed.where, failed.detail, failed.wait),
        words=re.compile("hurry"),
        words_in_codes=True,
        waits_at=frozenset({503}),
    ),
    Rule(lambda failed: KeyRefused(failed.where), codes=frozenset({"key"}), codes_at=frozenset({400})),
    Rule(lambda failed: TimedOut(failed.where), statuses=frozenset({504})),
)


@pytest.mark.parametrize(
    ("status", "message", "codes", "wait", "kind"),
    [
        (402, "", "", None, OutOfCredit),
        (500, "", "no_credit", None, OutOfCredit),
        (400, "low balance", "", None, OutOfCredit),
        (401, "low balance", "", None, BadAnswer),
        (400, "", "in_a_hurry", None, RateLimited),
        (503, "", "", 3.0, RateLimited),
        (503, "", "", None, BadAnswer),
        (400, "", "key", None, KeyRefused),
        (500, "", "key", None, BadAnswer),
        (402, "hurry", "", None, OutOfCredit),  # the first that applies
        (504, "", "", None, TimedOut),
    ],
)
def test_the_first_rule_that_applies_names_the_error(
    status: int, message: str, codes: str, wait: float | None, kind: type[AppError]
) -> None:
    body = ErrorBody(message, frozenset(codes.split()))
    error = error_by(RULES, ServiceError("S", status, body, "detail", wait))
    assert type(error) is kind
    assert error.where == "S"


def test_what_no_rule_knows_is_a_bad_answer_with_its_status() -> None:
    error = error_by(RULES, ServiceError("S", 418, ErrorBody("tea"), "tea"))
    assert (error.detail, error.data["status"]) == ("tea", "418")
    assert "status" not in error_by(RULES, ServiceError("S", None, ErrorBody(), "")).data


def test_words_are_found_under_any_of_the_names_and_complaints_are_joined() -> None:
    names = ("message", "detail")
    assert message_in({"detail": [{"message": " a "}, {"message": "b"}]}, names) == "a; b"
    assert message_in({"detail": [{"loc": ["body", "q"], "message": "m"}]}, names, places=True) == "body.q: m"
    assert message_in({"message": {"message": {"message": {"message": {"message": "too deep"}}}}}, names) == ""
    assert message_in({"message": "X"}, names, str.lower) == "x"


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"Retry-After-Ms": "1500"}, 1.5),
        ({"retry-after": "7"}, 7.0),
        ({"Retry-After": "Wed, 21 Oct 2015 07:28:00 GMT"}, 0.0),
        ({"Retry-After": "1e9"}, 86_400.0),
        ({"Retry-After": "nan"}, None),
        ({}, None),
    ],
)
def test_a_wait_is_read_from_the_headers(headers: dict[str, str], seconds: float | None) -> None:
    assert wait_in(headers) == seconds


def test_an_error_page_of_a_gateway_gives_its_title() -> None:
    assert plain_text(b"<html><title>502 Bad &amp; Gone</title><p>x") == "502 Bad & Gone"
