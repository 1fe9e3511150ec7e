"""Every kind that the core can report has words."""

from datetime import UTC, datetime, timedelta

import pytest

from app.cli.words import sandbox_sentence
from app.core.domain import errors
from app.core.domain.events import Failure
from app.core.domain.evidence import Outcome, Report
from app.core.domain.settings import SearchMode
from app.ui.wording.notices import sandbox_words
from app.ui.wording.pages import failure_words, page_sentence
from app.ui.wording.sentences import (
    failure_sentence,
    mode_words,
    outcome_words,
    report_sentence,
    shortened,
    when,
)

pytestmark = pytest.mark.usefixtures("english")

KINDS = sorted(c.__name__ for c in vars(errors).values() if isinstance(c, type) and issubclass(c, errors.AppError))


@pytest.mark.parametrize("kind", KINDS)
def test_every_error_kind_has_a_sentence_that_names_the_service(kind: str) -> None:
    sentence = failure_sentence(Failure(kind, where="api.example.org"))
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert kind == "TooLong" or "api.example.org" in sentence


@pytest.mark.parametrize("kind", [k for k in KINDS if k != "AppError"])
def test_only_unknown_kinds_get_the_general_sentence(kind: str) -> None:
    assert "Something went wrong" not in failure_sentence(Failure(kind, where="x"))


def test_a_bug_is_owned_and_points_to_the_log() -> None:
    assert "log file" in failure_sentence(Failure("InternalError", "", "KeyError"))


@pytest.mark.parametrize("kind", KINDS)
def test_every_error_kind_fits_into_a_list(kind: str) -> None:
    assert 0 < len(failure_words(kind)) < 32


@pytest.mark.parametrize("outcome", list(Outcome))
def test_every_outcome_has_words(outcome: Outcome) -> None:
    assert outcome_words(outcome)
    assert "{" not in failure_sentence(Failure.of(errors.Blocked("bing", outcome)))


def test_a_captcha_is_never_called_no_results() -> None:
    assert "captcha" in failure_sentence(Failure.of(errors.Blocked("bing", Outcome.CHECK)))
    assert report_sentence(Report("bing", "q", Outcome.CHECK)) == "Bing: asked for a captcha"


@pytest.mark.parametrize(
    ("detail", "said"),
    [
        ("resting 600", "not asked again for 10 minutes"),
        ("resting 5", "not asked again for 5 seconds"),
        ("private address not allowed: localhost:9", "localhost:9 is a private address that is not allowed"),
        ("Unavailable: renderer: no Chromium", "the built-in browser cannot start"),
    ],
)
def test_what_a_report_says_for_logs_is_put_into_words(detail: str, said: str) -> None:
    assert report_sentence(Report("duckduckgo", "q", Outcome.CHECK, (), detail)).endswith(f"captcha ({said})")


def test_error_names_stay_out_of_reports() -> None:
    report = Report("bing", "q", Outcome.UNREACHABLE, (), "Unreachable: bing.com: net::ERR_FAILED")
    assert report_sentence(report) == "Bing: not reachable"


@pytest.mark.parametrize(
    ("kind", "detail", "words", "sentence"),
    [
        ("Unreadable", "status 404", "the page is gone", "a.example does not have this page any more."),
        ("Unreadable", "status 403", "the site refused it (403)", "a.example did not give the page."),
        ("Unreadable", "check", "the site asks for a human check", "a.example asks for a human check."),
        ("Unreadable", "pdf", "a PDF, which was not read", "a.example is a PDF, which was not read."),
        ("Unreadable", "scanned", "a scanned PDF: pictures of pages, without text", "The PDF at a.example is scanned"),
        ("Unreadable", "not_text image/png", "a picture", "a.example is not a text page."),
        ("Unreadable", "empty needs scripts", "no readable text", "No readable text was found at a.example."),
        ("TimedOut", "ReadTimeout", "no answer in time", "a.example did not answer in time."),
        ("Unreachable", "[Errno -2]", "not reachable", "There was no connection to a.example."),
        ("RateLimited", "", "access refused", "a.example refused to give the page."),
        ("BadAnswer", "x", "could not be read", "The page at a.example could not be read."),
    ],
)
def test_why_a_page_was_not_read_is_said_without_log_text(kind: str, detail: str, words: str, sentence: str) -> None:
    assert failure_words(kind, detail) == words
    said = page_sentence(kind, "a.example", detail)
    assert said.startswith(sentence)
    assert "(" not in said


def test_what_a_server_said_is_shortened_to_one_line() -> None:
    sentence = failure_sentence(Failure("BadAnswer", "x", "first\nsecond\u202e" + "a" * 900))
    assert "first second a" in sentence
    assert len(sentence) < 320


def test_braces_in_foreign_text_do_no_harm() -> None:
    assert "{evil}" in failure_sentence(Failure("Unreachable", "{evil}", "{0} {where}"))


def test_the_three_search_modes_have_names() -> None:
    assert [mode_words(mode) for mode in SearchMode] == ["Off", "Auto", "Always"]


def test_a_moment_is_said_shorter_the_nearer_it_is() -> None:
    now = datetime(2026, 11, 20, 12, tzinfo=UTC)
    said = [when(now - timedelta(days=days), now) for days in (0, 1, 30, 700)]
    assert said[1] == "Yesterday"
    assert said[2] == "21 Oct"
    assert len(set(said)) == 4


def test_short_text_stays_as_it_is() -> None:
    assert shortened("中文 text") == "中文 text"


@pytest.mark.parametrize(
    "reason",
    [
        "status",
        "check",
        "pdf",
        "not_text",
        "too_many_redirects",
        "empty",
        "not_web_address",
        "scanned",
        "encrypted",
        "too_large",
        "too_heavy",
        "no_process",
        "broken",
    ],
)
def test_every_reason_of_an_unreadable_page_has_a_sentence_and_a_few_words(reason: str) -> None:
    failure = Failure("Unreadable", "a.example", "404", {"reason": reason})
    assert "a.example" in failure_sentence(failure)
    assert failure_words("Unreadable", f"{reason} 404")


@pytest.mark.parametrize("problem", ["apparmor", "user_namespaces_off"])
def test_what_keeps_the_sandbox_from_starting_is_said_with_the_command_that_allows_it(problem: str) -> None:
    assert "sudo sysctl -w" in sandbox_words(problem)
    assert "sudo sysctl -w" in sandbox_sentence(problem)
