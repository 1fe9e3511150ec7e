"""Pages kept in memory."""

from app.adapters.reading.cache import PageCache
from app.core.domain.evidence import Page

PAGE = Page("http://a.example/x", "X", "text")


def test_two_spellings_of_an_address_are_one_page():
    cache = PageCache()
    cache.keep("http://www.a.example/x/", PAGE)
    assert cache.get("https://a.example/x?utm_source=y") == PAGE


def test_page_is_forgotten_in_time():
    now = [0.0]
    cache = PageCache(seconds=10, clock=lambda: now[0])
    cache.keep(PAGE.url, PAGE)
    now[0] = 11.0
    assert cache.get(PAGE.url) is None


def test_page_that_was_not_asked_for_longest_gives_way():
    cache = PageCache(size=2)
    for name in "ab":
        cache.keep(f"http://{name}.example", PAGE)
    cache.get("http://a.example")
    cache.keep("http://c.example", PAGE)
    assert [cache.get(f"http://{name}.example") is None for name in "abc"] == [False, True, False]
