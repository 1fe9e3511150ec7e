"""Google's result pages."""

from collections.abc import Callable

import pytest

from app.adapters.search.serp.engines.google import parse, url
from app.core.domain.evidence import Outcome, Query
from tests.adapters.search.serp import samples


@pytest.mark.parametrize("page", [samples.google, samples.google_plain])
def test_hits_come_in_order_with_their_real_addresses(page: Callable[[], str]) -> None:
    outcome, hits = parse(page())
    assert outcome is Outcome.HITS
    assert [(hit.title, hit.url) for hit in hits] == [(title, url) for title, url, _ in samples.ROWS]


def test_snippet_and_date_are_told_apart() -> None:
    hit = parse(samples.google())[1][1]
    assert (hit.snippet, hit.date, hit.site) == ("Where granite is cut.", "Mar 3, 2024", "quarry.example")


def test_a_heading_around_its_link_keeps_marks_out_of_the_title() -> None:
    row = '<li class="g"><h3><span>[PDF]</span><a href="http://a.example/x.pdf">A thesis</a></h3></li>'
    assert parse(samples.page(f'<ol id="rso">{row}</ol>'))[1][0].title == "A thesis"


def test_a_heading_by_role_is_a_heading() -> None:
    row = '<div class="xpd"><a href="http://a.example/"><div role="heading" aria-level="3">A</div></a></div>'
    assert parse(samples.page(f'<div id="rso">{row}</div>'))[1][0].url == "http://a.example/"


def test_the_outcomes_are_told_apart() -> None:
    assert parse(samples.google_check())[0] is Outcome.CHECK
    assert parse(samples.google_consent())[0] is Outcome.CHECK
    assert parse(samples.google_nothing())[0] is Outcome.NO_RESULTS
    assert parse(samples.google_shell())[0] is Outcome.SCRIPT_SHELL
    assert parse(samples.google_soft_block())[0] is Outcome.REFUSED
    assert parse(samples.page("<form><input name='q'></form>", "Google"))[0] is Outcome.NOT_UNDERSTOOD


def test_nothing_is_known_by_its_number_in_any_language() -> None:
    count = '<div id="result-stats">Tulokset: 0 osumaa</div>'
    assert parse(samples.page(f'<div id="main">{count}<p>Haku ei osunut</p></div>'))[0] is Outcome.NO_RESULTS


def test_the_address_names_language_and_region() -> None:
    assert url(Query("x", language="zh-TW")) == "https://www.google.com/search?q=x&hl=zh-TW&gl=tw"
    assert url(Query("x", language="zh-CN")) == "https://www.google.com/search?q=x&hl=zh-CN"


def test_news_and_age_are_asked_for() -> None:
    asked = url(Query("x", language="de", kind="news", since="week"), "http://h")
    assert asked == "http://h/search?q=x&hl=de&tbm=nws&tbs=qdr%3Aw"
    assert url(Query("x", language="de", since="ever"), "http://h") == "http://h/search?q=x&hl=de"


def test_the_news_tab_is_read() -> None:
    outcome, hits = parse(samples.google_news())
    assert outcome is Outcome.HITS
    assert [(hit.title, hit.url) for hit in hits] == [(title, url) for title, url, _ in samples.ROWS]
    assert (hits[0].snippet, hits[0].date) == ("Granite is coarse-grained.", "3 hours ago")


def test_subpages_of_a_result_and_boxes_are_no_hits() -> None:
    sub = '<table class="jmjoTe"><tr><td><h3><a href="http://sub.example/">Sub</a></h3></td></tr></table>'
    box = '<a href="http://news.example/"><div role="heading" aria-level="3">News</div></a>'
    page = samples.google().replace('<div id="rso">', f'<div id="rso">{sub}{box}')
    assert [hit.url for hit in parse(page)[1]] == [url for _, url, _ in samples.ROWS]
