"""Yandex's result page."""

from collections.abc import Callable

import pytest
from selectolax.lexbor import LexborHTMLParser

from app.adapters.search.serp.engines.yandex import READY, parse, target_of, url
from app.core.domain.evidence import Outcome, Query
from tests.adapters.search.serp import samples


@pytest.mark.parametrize("page", [samples.yandex, samples.yandex_site])
def test_hits_come_in_order_without_ads_and_boxes(page: Callable[[], str]) -> None:
    outcome, hits = parse(page())
    assert outcome is Outcome.HITS
    assert [(hit.title, hit.url) for hit in hits] == [(title, url) for title, url, _ in samples.ROWS]
    assert [hit.rank for hit in hits] == [1, 2, 3]


def test_snippet_site_and_date_are_told_apart() -> None:
    hit = parse(samples.yandex())[1][1]
    assert (hit.snippet, hit.site, hit.date) == ("Where granite is cut.", "quarry.example", "Mar 3, 2024")


def test_the_outcomes_are_told_apart() -> None:
    assert parse(samples.yandex_check())[0] is Outcome.CHECK
    assert parse("", url="https://yandex.com/showcaptcha?retpath=x")[0] is Outcome.CHECK
    assert parse(samples.yandex_nothing())[0] is Outcome.NO_RESULTS
    assert parse("", status=429)[0] is Outcome.REFUSED
    assert parse(samples.page("<p>Something else</p>"))[0] is Outcome.NOT_UNDERSTOOD


def test_links_are_direct_and_its_own_pages_are_none() -> None:
    page = "https://yandex.com/search/?text=x"
    assert target_of("//a.example/x", page) == "https://a.example/x"
    assert target_of("https://translate.yandex.ru/", page) == "https://translate.yandex.ru/"
    own = ["/search/?p=1", "https://yandex.ru/clck/jsredir?x", "//yandex.com/video/y", "javascript:x", "", "http://["]
    assert [target_of(href, page) for href in own] == [""] * len(own)


def test_the_address_names_language_region_and_age() -> None:
    assert url(Query("x y", language="en-US")) == "https://yandex.com/search/?text=x+y&lang=en&lr=84"
    assert url(Query("x", language="de-DE", since="day"), "http://h/") == "http://h/search/?text=x&lang=de&within=77"


@pytest.mark.parametrize("page", [samples.yandex, samples.yandex_site, samples.yandex_check, samples.yandex_nothing])
def test_readiness_is_seen_on_every_page(page: Callable[[], str]) -> None:
    assert LexborHTMLParser(page()).css_first(READY) is not None
