"""Baidu's result page."""

from app.adapters.search.serp.engines.baidu import parse, url
from app.core.domain.evidence import Outcome, Query
from tests.adapters.search.serp import samples


def test_hits_come_in_order_with_the_addresses_that_their_rows_name() -> None:
    outcome, hits = parse(samples.baidu())
    assert outcome is Outcome.HITS
    assert [(hit.title, hit.url) for hit in hits] == [(title, url) for title, url, _ in samples.ROWS]


def test_snippet_site_and_date_are_told_apart() -> None:
    hit = parse(samples.baidu())[1][0]
    assert (hit.snippet, hit.site, hit.date) == ("Granite is coarse-grained.", "rocks.example", "2天前")


def test_a_redirect_that_hides_its_target_stays() -> None:
    hit = parse(samples.baidu_opaque(["http://www.baidu.com/link?url=abc"]))[1][0]
    assert hit.url == "http://www.baidu.com/link?url=abc"
    assert (hit.site, hit.date, hit.snippet) == ("stone.example", "2011-06-03", "花岗岩是岩石。")


def test_the_menu_beside_a_row_may_know_the_target() -> None:
    tools = "<div data-tools=\"{title:'x',url:'http://a.example/x'}\"></div>"
    row = f'<div class="c-container"><h3><a href="/link?url=abc">A</a></h3>{tools}</div>'
    assert parse(samples.page(f'<div id="content_left">{row}</div>'))[1][0].url == "http://a.example/x"


def test_the_outcomes_are_told_apart() -> None:
    assert parse(samples.baidu_check())[0] is Outcome.CHECK
    assert parse("", url="https://wappass.baidu.com/static/captcha/tuxing_v2.html")[0] is Outcome.CHECK
    assert parse(samples.baidu_nothing())[0] is Outcome.NO_RESULTS
    shell = '<noscript><meta http-equiv="refresh" content="0;url=http://www.baidu.com/"></noscript>'
    assert parse(samples.page("", head=shell))[0] is Outcome.SCRIPT_SHELL


def test_the_address_carries_the_query_in_utf_8() -> None:
    assert url(Query("岩")) == "https://www.baidu.com/s?wd=%E5%B2%A9&ie=utf-8&rn=10"


def test_a_row_gives_its_address_to_its_first_heading_only() -> None:
    parts = "".join(f'<h3><a href="http://www.baidu.com/link?url={key}">{key}</a></h3>' for key in "ab")
    box = f'<div class="c-container" mu="http://a.example/">{parts}</div>'
    hits = parse(samples.page(f'<div id="content_left">{box}</div>'))[1]
    assert [(hit.title, hit.url) for hit in hits] == [("a", "http://a.example/")]


def test_rows_may_stand_in_a_group() -> None:
    group = samples.baidu().replace('<div id="content_left">', '<div id="content_left"><div class="group">')
    assert [hit.url for hit in parse(group)[1]] == [url for _, url, _ in samples.ROWS]


def test_an_age_is_a_span_of_seconds() -> None:
    asked = url(Query("x", since="day"), "http://h", now=lambda: 1_000_000.5)
    assert asked == "http://h/s?wd=x&ie=utf-8&rn=10&gpc=stf%3D913600%2C1000000%7Cstftype%3D1"


def test_news_have_a_page_of_their_own_sorted_by_age_where_that_matters() -> None:
    assert url(Query("x", kind="news"), "http://h") == "http://h/s?word=x&tn=news&rtt=1&bsst=1&cl=2&ie=utf-8"
    assert "rtt=4" in url(Query("x", kind="news", since="week"), "http://h")
