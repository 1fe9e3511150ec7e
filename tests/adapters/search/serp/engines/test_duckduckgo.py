"""DuckDuckGo's result pages."""

from collections.abc import Callable

import pytest

from app.adapters.search.serp.engines.duckduckgo import parse, url
from app.core.domain.evidence import Outcome, Query
from tests.adapters.search.serp import samples

PAGES = pytest.mark.parametrize("page", [samples.duckduckgo, samples.duckduckgo_rendered, samples.duckduckgo_light])


@PAGES
def test_hits_come_in_order_with_their_real_addresses(page: Callable[[], str]) -> None:
    outcome, hits = parse(page())
    assert outcome is Outcome.HITS
    assert [(hit.rank, hit.title, hit.url) for hit in hits] == [
        (rank, title, url) for rank, (title, url, _) in enumerate(samples.ROWS, start=1)
    ]


@PAGES
def test_the_snippet_is_the_row_s_own(page: Callable[[], str]) -> None:
    assert parse(page())[1][0].snippet == "Granite is coarse-grained."


def test_a_date_in_a_box_of_its_own_is_no_part_of_the_snippet() -> None:
    assert parse(samples.duckduckgo_rendered())[1][0].date == "May 20, 2024"
    assert parse(samples.duckduckgo())[1][1].date == "Mar 3, 2024"


def test_the_outcomes_are_told_apart() -> None:
    assert parse(samples.duckduckgo_check(), status=202)[0] is Outcome.CHECK
    assert parse(samples.duckduckgo_nothing())[0] is Outcome.NO_RESULTS
    assert parse("", status=303)[0] is Outcome.NO_RESULTS
    assert parse("<p>anomaly", status=202)[0] is Outcome.REFUSED
    shell = "<div id='react-layout'></div><noscript>You are sent to the non-JavaScript site.</noscript>"
    assert parse(samples.page(shell))[0] is Outcome.SCRIPT_SHELL


def test_bangs_are_quoted_and_long_queries_cut() -> None:
    assert url(Query("!g rust", language="en-GB")) == "https://html.duckduckgo.com/html/?q=%27%21g%27+rust&kl=uk-en"
    assert url(Query("x" * 900, language="xx")).endswith(f"q={'x' * 499}&kl=wt-wt")


def test_the_age_is_one_letter() -> None:
    assert url(Query("x", since="month"), "http://h") == "http://h/html/?q=x&kl=us-en&df=m"


def test_each_of_its_pages_can_be_asked() -> None:
    assert url(Query("x"), "https://lite.duckduckgo.com") == "https://lite.duckduckgo.com/lite/?q=x&kl=us-en"
    assert url(Query("x"), "https://lite.duckduckgo.com/lite/") == "https://lite.duckduckgo.com/lite/?q=x&kl=us-en"
    assert url(Query("x"), "https://duckduckgo.com") == "https://duckduckgo.com/?q=x&kl=us-en&ia=web"


def test_news_are_on_the_page_with_scripts_only() -> None:
    asked = url(Query("x", kind="news", since="day"))
    assert asked == "https://duckduckgo.com/?q=x&kl=us-en&df=d&iar=news&ia=news"
    assert url(Query("x", kind="news"), "http://h") == "http://h/html/?q=x&kl=us-en"


def test_news_are_read() -> None:
    hits = parse(samples.duckduckgo_news())[1]
    assert [(hit.title, hit.url) for hit in hits] == [(title, url) for title, url, _ in samples.ROWS]
    assert (hits[0].snippet, hits[0].date) == ("Granite is coarse-grained.", "3 hours ago")


@pytest.mark.parametrize(
    ("language", "region"),
    [
        ("de-AT", "at-de"),
        ("de-US", "de-de"),
        ("ko", "kr-kr"),
        ("ja-TW", "jp-jp"),
        ("zh-Hant-US", "tw-tzh"),
        ("pt-AO", "br-pt"),
        ("en-CN", "wt-wt"),
        ("sv-SE", "wt-wt"),
    ],
)
def test_a_language_that_is_foreign_to_the_place_is_asked_for_where_it_is_at_home(language: str, region: str) -> None:
    assert url(Query("x", language=language)).endswith(f"&kl={region}")
