"""Sogou's result page."""

from app.adapters.search.serp.engines.sogou import parse, url
from app.core.domain.evidence import Outcome, Query
from tests.adapters.search.serp.samples import ROWS, Rows, page

LINK = "https://www.sogou.com/link?url=hedJjaC291"


def sample(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<div class="vrwrap"><h3 class="vr-title"><a href="/link?url=hedJjaC291{rank}"><em>{title}</em></a></h3>'
        f'<div class="space-txt"><span>2021年12月28日- </span>{snippet}</div><div data-url="{target}"></div></div>'
        for rank, (title, target, snippet) in enumerate(rows, start=1)
    )
    asked = '<div class="vrwrap"><div class="hint-mid"><a href="?query=granite+tops">granite tops</a></div></div>'
    images = row("//pic.sogou.com/pics?query=granite", "Pictures")
    ad = '<div class="rb sponsored"><h3><a href="http://www.sogou.com/bill_cpc?v=1">Ad</a></h3></div>'
    return page(f'<div id="main"><div class="results">{ad}{items}{asked}{images}</div></div>')


def row(href: str, title: str = "A", more: str = "") -> str:
    return f'<div class="vrwrap"><h3 class="vr-title"><a href="{href}">{title}</a></h3>{more}</div>'


def listed(*rows: str) -> str:
    return page(f'<div class="results">{"".join(rows)}</div>')


def test_hits_come_in_order_with_the_addresses_that_their_rows_name() -> None:
    outcome, hits = parse(sample())
    assert outcome is Outcome.HITS
    assert [(hit.title, hit.url) for hit in hits] == [(title, target) for title, target, _ in ROWS]
    assert (hits[0].snippet, hits[0].site, hits[0].date) == (
        "Granite is coarse-grained.",
        "rocks.example",
        "2021年12月28日",
    )


def test_a_redirect_that_hides_its_target_stays() -> None:
    cite = '<div class="citeurl"><span>石头 - www.stone.example/g</span><span class="cite-date">- 2021-2-8</span></div>'
    [hit] = parse(listed(row("/link?url=hedJjaC291", more=cite)))[1]
    assert (hit.url, hit.site, hit.date) == (LINK, "stone.example", "2021-2-8")


def test_a_redirect_that_shows_its_target_is_unwrapped() -> None:
    [hit] = parse(listed(row("/link?url=https%3A%2F%2Fa.example%2Fx%3Fb%3D1")))[1]
    assert hit.url == "https://a.example/x?b=1"


def test_a_row_about_several_pages_names_none_for_sure() -> None:
    several = row(
        "/link?url=hedJjaC291", more='<i data-url="https://a.example/"></i><i data-url="https://b.example/"></i>'
    )
    assert [hit.url for hit in parse(listed(several))[1]] == [LINK]


def test_the_outcomes_are_told_apart() -> None:
    assert parse(page(""), url="https://www.sogou.com/antispider/?from=%2fweb")[0] is Outcome.CHECK
    assert parse(page('<form id="seccodeForm"></form>'))[0] is Outcome.CHECK
    assert parse(page("<p>您的访问过于频繁</p>"))[0] is Outcome.REFUSED
    assert parse(page('<div id="main"><p>抱歉，没有找到与“qqzx”相关的网页。</p></div>'))[0] is Outcome.NO_RESULTS
    assert parse(page('<form action="/web"></form>', "搜狗搜索引擎"))[0] is Outcome.NOT_UNDERSTOOD


def test_the_address_carries_age_and_kind() -> None:
    assert url(Query("岩")) == "https://www.sogou.com/web?query=%E5%B2%A9&ie=utf8"
    assert url(Query("x", since="month")).endswith("/web?query=x&ie=utf8&s_from=inttime_month&tsn=3")
    assert url(Query("x", kind="news")).endswith("/sogou?query=x&ie=utf8&interation=1728053249")
