"""The page of a SearXNG."""

from collections.abc import Callable

import pytest
from selectolax.lexbor import LexborHTMLParser

from app.adapters.search.serp.engines.searx import READY, parse, url
from app.core.domain.evidence import Outcome, Query
from tests.adapters.search.serp import samples


@pytest.mark.parametrize("page", [samples.searx, samples.searx_old])
def test_hits_come_in_order_with_snippets(page: Callable[[], str]) -> None:
    outcome, hits = parse(page(), url="https://search.example/search?q=granite")
    assert outcome is Outcome.HITS
    assert [(hit.title, hit.url) for hit in hits] == [(title, url) for title, url, _ in samples.ROWS]
    assert (hits[1].snippet, hits[1].site) == ("Where granite is cut.", "quarry.example")


def test_the_date_is_the_shown_one() -> None:
    assert parse(samples.searx())[1][0].date == "May 20, 2024"


def test_its_own_pages_are_no_hits() -> None:
    rows = [("More", "http://h/s/search?q=more", ""), ("A page beside it", "http://h/pages/1", "")]
    assert [hit.url for hit in parse(samples.searx(rows), url="http://h/s/search?q=x")[1]] == ["http://h/pages/1"]


def test_nothing_found_is_told_from_engines_that_did_not_answer() -> None:
    assert parse(samples.searx_nothing())[0] is Outcome.NO_RESULTS
    assert parse(samples.searx_nothing(unresponsive=True))[0] is Outcome.REFUSED


def test_a_page_that_proves_the_browser_by_scripts_is_a_shell() -> None:
    said = "<noscript>Please enable JavaScript to continue.</noscript> Your browser will be redirected."
    assert parse(samples.page(said))[0] is Outcome.SCRIPT_SHELL
    assert parse("Too Many Requests", status=429)[0] is Outcome.REFUSED
    assert parse(samples.page("<p>Welcome</p>"))[0] is Outcome.NOT_UNDERSTOOD


def test_the_address_is_the_users() -> None:
    assert url(Query("x")) == ""
    asked = url(Query("x", language="zh-Hans", kind="news", since="week"), "https://search.example/s/")
    wanted = "https://search.example/s/search?q=x&language=zh-CN&theme=simple&categories=news&time_range=week"
    assert asked == wanted
    assert url(Query("x"), "http://h/search").startswith("http://h/search?q=x&language=en-US&")


@pytest.mark.parametrize("page", [samples.searx, samples.searx_old, samples.searx_nothing])
def test_readiness_is_seen_on_every_page(page: Callable[[], str]) -> None:
    assert LexborHTMLParser(page()).css_first(READY) is not None
