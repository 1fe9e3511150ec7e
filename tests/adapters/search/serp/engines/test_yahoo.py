"""Yahoo's result page."""

from urllib.parse import quote

import pytest

from app.adapters.search.serp.engines.yahoo import parse, url
from app.core.domain.evidence import Outcome, Query
from tests.adapters.search.serp.samples import ROWS, Rows, page

AD = "https://r.search.yahoo.com/cbclk2/dWU9/RV=2/RU=https%3a%2f%2fwww.bing.com%2faclick%3fld%3dx/RK=2/RS=x-"


def wrapped(target: str) -> str:
    return f"https://r.search.yahoo.com/_ylt=Aw;_ylu=Y2/RV=2/RE=17/RO=10/RU={quote(target, safe='')}/RK=2/RS=fA-"


def row(href: str, title: str, snippet: str = "") -> str:
    heading = f'<div class="compTitle"><h3 class="title"><a href="{href}">{title}</a></h3></div>'
    return f'<li><div class="dd algo algo-sr">{heading}<div class="compText"><p>{snippet}</p></div></div></li>'


def sample(rows: Rows = ROWS, is_wrapped: bool = True) -> str:
    items = "".join(row(wrapped(target) if is_wrapped else target, title, snippet) for title, target, snippet in rows)
    asked = '<li><div class="dd bingrelqa"><h3><a href="{ROWS[1][1]}">Q</a></h3><h3><a href="#">R</a></h3></div></li>'
    images = (
        '<li><div class="dd Img"><h3><a href="https://images.search.yahoo.com/search/images?p=x">I</a></h3></div></li>'
    )
    return page(f'<div id="web"><ol class="searchCenterMiddle">{row(AD, "Ad")}{items}{asked}{images}</ol></div>')


@pytest.mark.parametrize("is_wrapped", [True, False])
def test_hits_come_in_order_with_their_targets(is_wrapped: bool) -> None:
    outcome, hits = parse(sample(is_wrapped=is_wrapped))
    assert outcome is Outcome.HITS
    assert [(hit.title, hit.url) for hit in hits] == [(title, target) for title, target, _ in ROWS]
    assert (hits[1].snippet, hits[1].site, hits[1].date) == ("Where granite is cut.", "quarry.example", "Mar 3, 2024")


def test_a_heading_inside_the_link_gives_the_title_alone() -> None:
    heading = '<a href="https://a.example/"><div>a.example › x</div><h3><span>A</span></h3></a>'
    assert [hit.title for hit in parse(page(f'<div id="web"><div class="algo">{heading}</div></div>'))[1]] == ["A"]


def test_news_have_headings_of_their_own() -> None:
    article = (
        '<li class="NewsArticle"><h4><a href="https://n.example/">N</a></h4><span class="s-time">2 hours ago</span>'
        '<p class="s-desc">Said.</p></li>'
    )
    [hit] = parse(page(f'<ol class="searchCenterMiddle">{article}</ol>'))[1]
    assert (hit.title, hit.url, hit.snippet, hit.date) == ("N", "https://n.example/", "Said.", "2 hours ago")


def test_renamed_classes_cost_no_hits() -> None:
    hits = parse(sample().replace('class="', 'class="x'))[1]
    assert [hit.url for hit in hits] == [target for _, target, _ in ROWS]


def test_the_outcomes_are_told_apart() -> None:
    nothing = '<ol><li><div class="dd zrp"><p>We did not find results for: <b>qqzx</b>.</p></div></li></ol>'
    assert parse(sample(), query="quantum chromodynamics") == (Outcome.IRRELEVANT, ())
    assert parse(page(nothing))[0] is Outcome.NO_RESULTS
    assert parse(page(""), url="https://consent.yahoo.com/v2/collectConsent?x=1")[0] is Outcome.CHECK
    assert parse(page('<form class="consent-form" method="post"></form>'))[0] is Outcome.CHECK
    assert parse(page("Sorry, Unable to process request at this time -- error 999."))[0] is Outcome.REFUSED
    assert parse(page("", head='<noscript><meta http-equiv="refresh"></noscript>'))[0] is Outcome.SCRIPT_SHELL
    assert parse(page("<h1>Yahoo</h1>"))[0] is Outcome.NOT_UNDERSTOOD


@pytest.mark.parametrize(
    ("tag", "host"),
    [
        ("en-US", "search.yahoo.com"),
        ("de-DE", "de.search.yahoo.com"),
        ("en-GB", "uk.search.yahoo.com"),
        ("zh-Hans-CN", "hk.search.yahoo.com"),
        ("zh-TW", "tw.search.yahoo.com"),
        ("ja-JP", "search.yahoo.com"),
    ],
)
def test_each_country_has_its_host(tag: str, host: str) -> None:
    assert url(Query("x", language=tag)) == f"https://{host}/search?p=x&ei=UTF-8"


def test_the_address_carries_age_and_kind() -> None:
    assert url(Query("x", since="week")).endswith("/search?p=x&ei=UTF-8&btf=w")
    assert url(Query("x", kind="news")) == "https://news.search.yahoo.com/search?p=x&ei=UTF-8"
    assert url(Query("x", kind="news"), "http://127.0.0.1:8/y/") == "http://127.0.0.1:8/y/search?p=x&ei=UTF-8"
