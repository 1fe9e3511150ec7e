"""Every kind that the core can report has words."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtWidgets import QApplication

from app.cli.words import sandbox_sentence
from app.core.domain.evidence import Outcome, Report
from app.core.domain.settings import SearchMode
from app.ui.window.translation import install_language
from app.ui.wording.notices import sandbox_words
from app.ui.wording.sentences import after_colon, mode_words, report_sentence, shortened, when, with_remark

pytestmark = pytest.mark.usefixtures("english")


@pytest.mark.parametrize(
    ("detail", "said"),
    [
        ("resting 600", "paused for 10 minutes"),
        ("resting 5", "paused for 5 seconds"),
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
    ("language", "said"),
    [("en", "Google: 429 (10 s)"), ("zh-TW", "Google：429（10 s）"), ("zh-CN", "Google：429（10 s）")],
)
def test_colons_and_brackets_are_those_of_the_language(qapp: QApplication, language: str, said: str) -> None:
    install_language(qapp, language)
    assert with_remark(after_colon("Google", "429"), "10 s") == said
    assert with_remark("Google", "") == "Google"


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


@pytest.mark.parametrize("problem", ["apparmor", "user_namespaces_off"])
def test_what_keeps_the_sandbox_from_starting_is_said_with_the_command_that_allows_it(problem: str) -> None:
    assert "sudo sysctl -w" in sandbox_words(problem)
    assert "sudo sysctl -w" in sandbox_sentence(problem)
