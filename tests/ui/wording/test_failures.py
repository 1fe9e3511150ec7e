"""Every kind of failure has its words, and they tell what to do."""

import pytest

from app.core.domain import errors
from app.core.domain.events import Failure, FailureKind
from app.core.domain.evidence import Outcome, Report
from app.core.domain.reasons import EmbeddedReason
from app.ui.wording.failures import EMBEDDED, SENTENCES, failure_sentence
from app.ui.wording.pages import page_sentence, unread_words
from app.ui.wording.reasons import WORDS
from app.ui.wording.sentences import (
    outcome_words,
    report_sentence,
)

pytestmark = pytest.mark.usefixtures("english")

KINDS = sorted(c.__name__ for c in vars(errors).values() if isinstance(c, type) and issubclass(c, errors.AppError))
KINDS.remove("AppError")


def test_no_kind_of_failure_lacks_words_and_no_words_are_left_over() -> None:
    assert set(SENTENCES) == set(FailureKind)
    assert set(WORDS) == set(FailureKind)
    assert set(EMBEDDED) == set(EmbeddedReason)


@pytest.mark.parametrize("kind", FailureKind)
def test_every_kind_of_failure_has_a_sentence_that_names_the_service(kind: FailureKind) -> None:
    sentence = failure_sentence(Failure(kind, where="api.example.org"))
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert kind in (FailureKind.TOO_LONG, FailureKind.INTERNAL_ERROR) or "api.example.org" in sentence


@pytest.mark.parametrize("kind", [*map(FailureKind, KINDS)])
def test_only_unknown_kinds_get_the_general_sentence(kind: FailureKind) -> None:
    assert "Something went wrong" not in failure_sentence(Failure(kind, where="x"))


def test_a_bug_is_owned_and_points_to_the_log() -> None:
    assert "log file" in failure_sentence(Failure(FailureKind.INTERNAL_ERROR, "", "KeyError"))


@pytest.mark.parametrize("kind", FailureKind)
def test_every_kind_of_failure_fits_into_a_list(kind: FailureKind) -> None:
    assert 0 < len(unread_words(kind)) < 32


@pytest.mark.parametrize("outcome", list(Outcome))
def test_every_outcome_has_words(outcome: Outcome) -> None:
    assert outcome_words(outcome)
    assert "{" not in failure_sentence(Failure.of(errors.Blocked("bing", outcome)))


def test_a_captcha_is_never_called_no_results() -> None:
    assert "captcha" in failure_sentence(Failure.of(errors.Blocked("bing", Outcome.CHECK)))
    assert report_sentence(Report("bing", "q", Outcome.CHECK)) == "Bing: asked for a captcha"


@pytest.mark.parametrize(
    ("kind", "detail", "words", "sentence"),
    [
        (FailureKind.UNREADABLE, "status 404", "page not found", "a.example no longer has this page."),
        (FailureKind.UNREADABLE, "status 403", "the site refused it (403)", "a.example did not give the page."),
        (FailureKind.UNREADABLE, "check", "the site asks for a captcha", "a.example asks for a captcha."),
        (FailureKind.UNREADABLE, "pdf", "a PDF, which was not read", "a.example is a PDF, which was not read."),
        (
            FailureKind.UNREADABLE,
            "scanned",
            "a scanned PDF: images of pages, without text",
            "The PDF at a.example is scanned",
        ),
        (FailureKind.UNREADABLE, "not_text image/png", "an image", "a.example is not a text page."),
        (FailureKind.UNREADABLE, "empty needs scripts", "no readable text", "No readable text was found at a.example."),
        (FailureKind.TIMED_OUT, "ReadTimeout", "no answer in time", "a.example did not answer in time."),
        (FailureKind.UNREACHABLE, "[Errno -2]", "not reachable", "There was no connection to a.example."),
        (FailureKind.RATE_LIMITED, "", "access refused", "a.example refused to give the page."),
        (FailureKind.BAD_ANSWER, "x", "could not be read", "The page at a.example could not be read."),
    ],
)
def test_why_a_page_was_not_read_is_said_without_log_text(
    kind: FailureKind, detail: str, words: str, sentence: str
) -> None:
    assert unread_words(kind, detail) == words
    said = page_sentence(kind, "a.example", detail)
    assert said.startswith(sentence)
    assert "(" not in said


def test_what_a_server_said_is_shortened_to_one_line() -> None:
    sentence = failure_sentence(Failure(FailureKind.BAD_ANSWER, "x", "first\nsecond\u202e" + "a" * 900))
    assert "first second a" in sentence
    assert len(sentence) < 320


def test_braces_in_foreign_text_do_no_harm() -> None:
    assert "{evil}" in failure_sentence(Failure(FailureKind.UNREACHABLE, "{evil}", "{0} {where}"))


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
    failure = Failure(FailureKind.UNREADABLE, "a.example", "404", {"reason": reason})
    assert "a.example" in failure_sentence(failure)
    assert unread_words(FailureKind.UNREADABLE, f"{reason} 404")
