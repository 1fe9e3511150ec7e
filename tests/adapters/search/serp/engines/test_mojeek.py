"""Mojeek's result page."""

from datetime import date
from urllib.parse import parse_qs, urlsplit

from app.adapters.search.serp.engines.mojeek import parse, url
from app.core.domain.evidence import Outcome, Query
from tests.adapters.search.serp.samples import ROWS, Rows, page


def sample(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<li class="r1"><a class="ob" href="{target}"><p class="i"><span>site</span></p></a>'
        f'<h2><a class="title" href="{target}">{title}</a></h2><p class="s">{snippet}</p>'
        '<p class="more"><a href="/search?q=site%3Ax">See more results</a></p></li>'
        for title, target, snippet in rows
    )
    return page(f'<div class="result-col"><ul class="results-standard">{items}</ul></div>')


def test_hits_come_in_order() -> None:
    outcome, hits = parse(sample())
    assert outcome is Outcome.HITS
    assert [(hit.title, hit.url) for hit in hits] == [(title, target) for title, target, _ in ROWS]
    assert (hits[1].snippet, hits[1].site, hits[1].date) == ("Where granite is cut.", "quarry.example", "Mar 3, 2024")


def test_news_have_a_list_of_their_own() -> None:
    article = '<article><h2><a href="https://n.example/1">N</a></h2><p class="s">Said.</p></article>'
    hits = parse(page(f'<section class="news-search-result">{article}</section>'))[1]
    assert [(hit.title, hit.url, hit.snippet) for hit in hits] == [("N", "https://n.example/1", "Said.")]


def test_renamed_classes_cost_no_hits() -> None:
    assert [hit.url for hit in parse(sample().replace('class="', 'class="x'))[1]] == [target for _, target, _ in ROWS]


def test_the_outcomes_are_told_apart() -> None:
    forbidden = "Sorry your network appears to be sending automated queries so we can't process your search."
    assert parse(page("<altcha-widget></altcha-widget>", "Captcha"))[0] is Outcome.CHECK
    assert parse(page(f"<h1>403 - Forbidden</h1><p>{forbidden}</p>", "403 - Forbidden"))[0] is Outcome.REFUSED
    assert parse(page('<div class="result-col"><p>No pages found matching: <b>qqzx</b></p></div>'))[0] is (
        Outcome.NO_RESULTS
    )
    assert parse(page("<h1>Mojeek</h1>"))[0] is Outcome.NOT_UNDERSTOOD


def test_the_address_carries_language_age_and_kind() -> None:
    assert url(Query("x", language="de-AT")) == "https://www.mojeek.com/search?q=x&lb=de&arc=at"
    assert url(Query("x", language="zh-CN")) == "https://www.mojeek.com/search?q=x"  # has no such pages
    asked = url(Query("x", since="week", kind="news"), today=lambda: date(2026, 1, 3))
    assert parse_qs(urlsplit(asked).query) == {
        "q": ["x"], "lb": ["en"], "arc": ["us"], "fmt": ["news"], "since": ["20251227"]
    }  # fmt: skip
    assert url(Query("x", since="day")).endswith("&since=day")
