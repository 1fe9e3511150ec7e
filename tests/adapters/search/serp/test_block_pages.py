"""What stands in the way of results."""

import pytest

from app.adapters.search.serp import block_pages as blocks
from app.adapters.search.serp import markup
from app.core.domain.evidence import Outcome
from tests.adapters.search.serp.samples import page


@pytest.mark.parametrize(
    "body",
    [
        '<div class="cf-turnstile"></div>',
        '<iframe src="https://challenges.cloudflare.com/x"></iframe>',
        '<iframe src="https://www.google.com/recaptcha/api2/anchor"></iframe>',
        '<form action="https://consent.google.com/save"></form>',
        '<div class="h-captcha"></div>',
    ],
)
def test_a_check_is_known_by_what_it_holds(body: str) -> None:
    assert blocks.is_check(markup.read(page(body)), "")


@pytest.mark.parametrize(
    "url",
    [
        "https://www.google.com/sorry/index?continue=x",
        "https://consent.google.com/ml?continue=x",
        "https://wappass.baidu.com/static/captcha/tuxing_v2.html",
    ],
)
def test_a_check_is_known_by_where_it_is(url: str) -> None:
    assert blocks.is_check(markup.read(page("")), url)


def test_a_check_is_known_by_its_title() -> None:
    assert blocks.is_check(markup.read(page("", "Just a moment...")), "")
    assert not blocks.is_check(markup.read(page("What is a captcha?", "captcha")), "https://example.com/sorry")


@pytest.mark.parametrize("status", [202, 402, 403, 429, 503])
def test_a_refusal_is_known_by_its_status(status: int) -> None:
    assert blocks.without_hits(markup.read(page("")), status) is Outcome.REFUSED


def test_a_page_that_asks_for_scripts_is_a_shell() -> None:
    shell = markup.read(page("<noscript>This page requires JavaScript.</noscript>"))
    assert blocks.without_hits(shell, 200) is Outcome.SCRIPT_SHELL


def test_any_other_page_is_not_understood() -> None:
    assert blocks.without_hits(markup.read(page("<h1>Welcome</h1>")), 200) is Outcome.NOT_UNDERSTOOD


def test_a_redirect_to_a_check_is_a_check() -> None:
    moved = page('The document has moved <a href="https://www.google.com/sorry/index?q=x">here</a>.', "302 Moved")
    assert blocks.is_check(markup.read(moved), "")


def test_a_short_page_that_speaks_of_a_check_is_one() -> None:
    assert blocks.without_hits(markup.read(page("<p>Please verify you are human")), 403) is Outcome.CHECK
    long = markup.read(page("<p>How to verify you are human. " + "Words about it. " * 200))
    assert blocks.without_hits(long, 200) is Outcome.NOT_UNDERSTOOD
