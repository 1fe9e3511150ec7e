"""Ecosia's result page."""

from app.adapters.search.serp.engines.ecosia import parse, url
from app.core.domain.evidence import Outcome, Query
from tests.adapters.search.serp.samples import ROWS, Rows, page


def sample(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<div data-test-id="mainline-result-web"><article data-test-id="organic-result" class="result web-result">'
        '<a href="https://support.google.com/legal">Report</a><a data-test-id="result-link" href="{target}">site</a>'
        f'<div class="result__title"><a data-test-id="result-link" href="{target}"><h2>{title}</h2></a></div>'
        f'<p data-test-id="web-result-description">{snippet}</p></article></div>'
        for title, target, snippet in rows
    )
    ad = (
        '<div data-test-id="mainline-result-ad"><article class="result web-result"><a href="https://www.google.com/aclk?sa=l">'
        "<h2>Ad</h2></a></article></div>"
    )
    counted = sample_row("https://www.bing.com/aclick?ld=x", "Counted")
    return page(f"<main>{ad}{counted}{items}</main>")


def sample_row(target: str, title: str) -> str:
    return f'<article data-test-id="organic-result"><a href="{target}"><h2>{title}</h2></a></article>'


def test_hits_come_in_order_without_ads() -> None:
    outcome, hits = parse(sample())
    assert outcome is Outcome.HITS
    assert [(hit.title, hit.url) for hit in hits] == [(title, target) for title, target, _ in ROWS]
    assert (hits[1].snippet, hits[1].site, hits[1].date) == ("Where granite is cut.", "quarry.example", "Mar 3, 2024")


def test_its_own_pages_are_hits_only_where_they_are_no_search() -> None:
    rows = sample_row("https://www.ecosia.org/", "Ecosia") + sample_row("https://www.ecosia.org/search?q=y", "y")
    assert [hit.url for hit in parse(page(rows))[1]] == ["https://www.ecosia.org/"]


def test_hits_that_have_nothing_to_do_with_the_query_are_no_answer() -> None:
    assert parse(sample(), query="quantum chromodynamics") == (Outcome.IRRELEVANT, ())
    assert parse(sample(), query="granite")[0] is Outcome.HITS


def test_the_outcomes_are_told_apart() -> None:
    assert parse(page("", "Just a moment..."))[0] is Outcome.CHECK
    assert parse(page("<main><p>Unfortunately we didn’t find any results for qqzx</p></main>"))[0] is Outcome.NO_RESULTS
    assert parse(page("<noscript>Ecosia needs JavaScript.</noscript>"))[0] is Outcome.SCRIPT_SHELL
    assert parse(page("<h1>Plant trees</h1>"))[0] is Outcome.NOT_UNDERSTOOD
    assert parse(page("Forbidden"), status=403)[0] is Outcome.REFUSED


def test_the_address_carries_age_and_kind() -> None:
    assert url(Query("a b")) == "https://www.ecosia.org/search?q=a+b"
    assert url(Query("x", since="day", kind="news")) == "https://www.ecosia.org/news?q=x&freshness=day"
