"""Brave's result page."""

import pytest

from app.adapters.search.serp.engines.brave import parse, url
from app.core.domain.evidence import Outcome, Query
from tests.adapters.search.serp.samples import ROWS, Rows, page


def sample(rows: Rows = ROWS, kind: str = "web") -> str:
    items = "".join(
        f'<div class="snippet" data-type="{kind}"><div><a href="{target}"><div><cite>site</cite></div>'
        f'<div class="title search-snippet-title" title="t">{title}</div></a>'
        f'<div class="generic-snippet"><div class="content"><span class="t-secondary">May 2, 2025 -</span> {snippet}'
        '</div></div></div><div class="result-cluster"><div class="snippet"><a class="title" href="https://sub.example/">'
        "Below</a></div></div></div>"
        for title, target, snippet in rows
    )
    ad = '<div data-type="ad"><a href="/a/redirect?click_url=https%3A%2F%2Fx"><div title="x">Ad</div></a></div>'
    own = f'<div data-type="{kind}"><a href="/search?q=y"><div class="search-snippet-title">y</div></a></div>'
    return page(f'<div id="results">{ad}{items}{own}</div>')


@pytest.mark.parametrize("kind", ["web", "news"])
def test_hits_come_in_order_without_ads_and_what_lies_below_them(kind: str) -> None:
    outcome, hits = parse(sample(kind=kind))
    assert outcome is Outcome.HITS
    assert [(hit.rank, hit.title, hit.url) for hit in hits] == [(n, t, u) for n, (t, u, _) in enumerate(ROWS, start=1)]


def test_snippet_site_and_date_are_told_apart() -> None:
    hit = parse(sample())[1][0]
    assert (hit.snippet, hit.site, hit.date) == ("Granite is coarse-grained.", "rocks.example", "May 2, 2025")


def test_renamed_classes_cost_no_hits() -> None:
    assert len(parse(sample().replace('class="', 'class="x'))[1]) == len(ROWS)


def test_the_outcomes_are_told_apart() -> None:
    asked = page("<h1>Confirm you’re a human being</h1><button>I'm not a robot</button>")
    nothing = page('<div id="results"></div><script>data: {paid:false,noResults:true}</script>')
    assert parse(asked) == (Outcome.CHECK, ())
    assert parse(nothing) == (Outcome.NO_RESULTS, ())
    assert parse(nothing.replace("true", "false"))[0] is Outcome.NOT_UNDERSTOOD
    assert parse(page("Too many requests"), status=429)[0] is Outcome.REFUSED


def test_the_address_carries_age_and_kind() -> None:
    assert url(Query("a b")) == "https://search.brave.com/search?q=a+b&source=web"
    asked = url(Query("x", since="week", kind="news"), "http://127.0.0.1:8/brave/")
    assert asked == "http://127.0.0.1:8/brave/news?q=x&source=web&tf=pw"
