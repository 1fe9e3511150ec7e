"""Startpage's result page."""

import json

from hypothesis import given
from hypothesis import strategies as st

from app.adapters.search.serp.engines.startpage import parse, url
from app.core.domain.evidence import Outcome, Query
from tests.adapters.search.serp.samples import ROWS, Rows, page


def sample(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<div class="result css-1"><div class="upper"><a href="{target}">site</a></div>'
        f'<a class="result-title result-link css-2" href="{target}" data-testid="gl-title-link"><h2>{title}</h2></a>'
        f'<p class="description">{snippet}</p><a href="https://us2-browse.startpage.com/av/proxy?ep=4b">Anonymous</a></div>'
        for title, target, snippet in rows
    )
    ad = '<a class="result-title" href="https://www.google.com/aclk?sa=l"><h2>Ad</h2></a>'
    return page(f'<section id="main">{ad}<div class="w-gl">{items}</div></section>')


def drawn(results: object, kind: str = "web-google") -> str:
    data = {"render": {"presenter": {"regions": {"mainline": [{"display_type": kind, "results": results}]}}}}
    call = f"React.createElement(UIStartpage.AppSerpWeb, {json.dumps(data)}), root".replace("</", r"<\/")
    return page(f'<div id="root"></div><script>{call}</script>')


def test_hits_come_in_order_without_ads_and_proxied_links() -> None:
    outcome, hits = parse(sample())
    assert outcome is Outcome.HITS
    assert [(hit.title, hit.url) for hit in hits] == [(title, target) for title, target, _ in ROWS]
    assert (hits[1].snippet, hits[1].site, hits[1].date) == ("Where granite is cut.", "quarry.example", "Mar 3, 2024")


def test_what_is_marked_as_an_ad_is_none_of_the_hits() -> None:
    ad = '<div class="sponsored"><a class="result-title" href="https://ad.example/"><h2>Ad</h2></a></div>'
    assert parse(page(ad))[1] == ()


def test_a_page_whose_script_has_not_run_carries_its_hits_as_data() -> None:
    row = {
        "clickUrl": "https://a.example/?b=1",
        "title": "\ue000A\ue001 &amp; <b>B</b>",
        "description": "5 days ago ... C",
    }
    [hit] = parse(drawn([row, {"clickUrl": "javascript:x()", "title": "X"}, {"title": "no link"}, 7]))[1]
    assert (hit.title, hit.url, hit.snippet, hit.date) == ("A & B", "https://a.example/?b=1", "C", "5 days ago")
    assert parse(drawn([row], "ads"))[1] == ()


@given(
    st.recursive(
        st.none() | st.integers() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(("title", "clickUrl", "x")), inner),
    )
)
def test_odd_data_bring_no_hits(results: object) -> None:
    assert all(hit.url.startswith("http") for hit in parse(drawn(results))[1])
    assert parse(page("<script>UIStartpage.AppSerpWeb, {" + '"a":[' * 3000 + "</script>"))[1] == ()


def test_renamed_classes_cost_no_hits() -> None:
    assert len(parse(sample().replace(' class="result', ' class="x').replace("<div class", "<div title"))[1]) >= len(
        ROWS
    )


def test_the_outcomes_are_told_apart() -> None:
    assert parse(page(""), url="https://www.startpage.com/sp/captcha?x=1")[0] is Outcome.CHECK
    assert parse(page('<form action="/sp/captcha"></form>'))[0] is Outcome.CHECK
    assert parse(page("<h1>CAPTCHA Verification</h1>"))[0] is Outcome.CHECK
    assert parse(page("<main>Sorry, there are no results for this search.</main>"))[0] is Outcome.NO_RESULTS
    assert parse(page("<main>Private search</main>"))[0] is Outcome.NOT_UNDERSTOOD


def test_the_address_carries_language_age_and_kind() -> None:
    base = "https://www.startpage.com/sp/search?query=x"
    assert url(Query("x", language="zh-TW")) == f"{base}&cat=web&language=fantizhengwen&lui=fantizhengwen"
    assert url(Query("x", language="en-GB")) == f"{base}&cat=web&language=english_uk&lui=english_uk"
    asked = Query("x", language="de", since="year", kind="news")
    assert url(asked) == f"{base}&cat=news&language=deutsch&lui=deutsch&with_date=y"
    assert url(Query("x", language="eo")) == f"{base}&cat=web"
