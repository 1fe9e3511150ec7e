"""Bing's result page."""

import pytest

from app.adapters.search.serp.engines.bing import parse, url
from app.core.domain.evidence import Outcome, Query
from tests.adapters.search.serp import samples


@pytest.mark.parametrize("wrapped", [True, False])
def test_hits_come_in_order_with_their_real_addresses(wrapped: bool) -> None:
    outcome, hits = parse(samples.bing(wrapped=wrapped), query="granite")
    assert outcome is Outcome.HITS
    assert [(hit.title, hit.url) for hit in hits] == [(title, url) for title, url, _ in samples.ROWS]
    assert [hit.rank for hit in hits] == [1, 2, 3]


def test_snippet_site_and_date_are_told_apart() -> None:
    hit = parse(samples.bing())[1][1]
    assert (hit.snippet, hit.site, hit.date) == ("Where granite is cut.", "quarry.example", "Mar 3, 2024")


def test_doubles_stay() -> None:
    assert len(parse(samples.bing(samples.ROWS * 2))[1]) == 6


def test_the_outcomes_are_told_apart() -> None:
    assert parse(samples.bing_check())[0] is Outcome.CHECK
    assert parse(samples.bing_nothing())[0] is Outcome.NO_RESULTS
    assert parse(samples.page("<form id='sb_form'></form>"))[0] is Outcome.NOT_UNDERSTOOD


def test_hits_about_something_else_are_no_hits() -> None:
    assert parse(samples.bing(), query="tax return deadline")[0] is Outcome.IRRELEVANT
    assert parse(samples.bing(), query="")[0] is Outcome.HITS


def test_an_old_page_is_read() -> None:
    row = '<li class="b_algo"><div class="b_title"><h2><a href="http://a.example/">A</a></h2></div><p>Words</p></li>'
    hits = parse(samples.page(f'<ol id="b_results">{row}</ol>'))[1]
    assert (hits[0].url, hits[0].snippet) == ("http://a.example/", "Words")


def test_the_country_is_named_only_where_it_helps() -> None:
    assert url(Query("x", language="de-DE")) == "https://www.bing.com/search?q=x&setlang=de&cc=de"
    assert url(Query("x", language="zh-CN"), "http://h/b") == "http://h/b/search?q=x&setlang=zh-CN"


def test_readers_in_china_get_the_page_for_china() -> None:
    assert url(Query("x", language="zh-CN")) == "https://cn.bing.com/search?q=x&setlang=zh-CN&ensearch=0"
    assert url(Query("x", language="zh-TW")) == "https://www.bing.com/search?q=x&setlang=zh-TW&cc=tw"
    asked = url(Query("x", language="zh-CN", kind="news", since="day"))
    assert asked == "https://cn.bing.com/search?q=x&setlang=zh-CN&ensearch=0&filters=ex1%3A%22ez1%22"


def test_the_age_is_filtered_as_the_menu_does() -> None:
    asked = url(Query("x", language="de", since="month"), "http://h")
    assert asked == "http://h/search?q=x&setlang=de&filters=ex1%3A%22ez3%22"
    asked = url(Query("x", language="de", since="year"), "http://h", now=lambda: 86_400.0 * 1000.5)
    assert asked == "http://h/search?q=x&setlang=de&filters=ex1%3A%22ez5_635_1000%22"


def test_news_have_a_page_of_their_own() -> None:
    asked = url(Query("x", language="de-DE", kind="news", since="week"))
    wanted = "https://www.bing.com/news/search?q=x&setlang=de&cc=de&qft=interval%3D%228%22&form=PTFTNR"
    assert asked == wanted
    assert "qft" not in url(Query("x", kind="news"))


def test_news_are_read() -> None:
    outcome, hits = parse(samples.bing_news(), query="granite")
    assert outcome is Outcome.HITS
    assert [(hit.title, hit.url) for hit in hits] == [(title, url) for title, url, _ in samples.ROWS]
    assert (hits[0].snippet, hits[0].date) == ("Granite is coarse-grained.", "9/3/2026")


def test_news_in_a_box_among_results_are_no_hits() -> None:
    page = samples.bing().replace("</ol>", f"</ol><div>{samples.bing_news([('N', 'https://n.example/', '')])}</div>")
    assert [hit.url for hit in parse(page)[1]] == [url for _, url, _ in samples.ROWS]


def test_a_heading_inside_its_link_is_read() -> None:
    row = '<li class="b_algo"><div class="b_algoheader"><a href="http://a.example/"><h2>A stone</h2></a></div></li>'
    hits = parse(samples.page(f'<ol id="b_results">{row}</ol>'))[1]
    assert (hits[0].title, hits[0].url) == ("A stone", "http://a.example/")
