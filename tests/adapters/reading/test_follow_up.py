"""Where a page goes on: of the shapes that forums and magazines have, and of what only looks like them."""

import pytest
from lxml.html import document_fromstring

from app.adapters.reading.follow_up import follow_up

AT = "https://a.example"
NUMBERS = '<a href="{0}">{1}</a>'


def next_of(here: str, html: str) -> str:
    target = follow_up(document_fromstring(f"<html><body>{html}</body></html>"), AT + here)
    return target.removeprefix(AT)


@pytest.mark.parametrize(
    ("here", "there", "text"),
    [
        ("/t/1?page=1", "/t/1?page=2", "2"),
        ("/t/1", "/t/1?page=2", "2"),
        ("/t/1?page=7", "?page=8", "8"),
        ("/questions/5/why", "/questions/5/why?page=2&tab=scoredesc#tab-top", "2"),
        ("/viewtopic.php?t=9", "/viewtopic.php?t=9&start=15", "2"),
        ("/thread-123-1-1.html", "/thread-123-2-1.html", "2"),
        ("/threads/kites.12/", "/threads/kites.12/page-2", "2"),
        ("/threads/kites.12/page-2", "/threads/kites.12/page-3", "3"),
        ("/d/31-kites", "/d/31-kites?page=2", "2"),
        ("/2026/11/story.html", "/2026/11/story_2.html", "2"),
        ("/a/story", "/a/story/2", "2"),
        ("/a/story/", "/a/story/page/2/", "2"),
        ("/showthread.php?t=4", "/showthread.php?t=4&page=2", "2"),
        ("/p/77?pn=1", "/p/77?pn=2", "2"),
    ],
)
def test_the_next_number_of_the_same_page_is_where_it_goes_on(here: str, there: str, text: str) -> None:
    expected = there.partition("#")[0]
    expected = here.partition("?")[0] + expected if expected.startswith("?") else expected
    assert next_of(here, f'<a href="{there}">{text}</a>') == expected
    assert next_of(here, f'<a href="{there}"><span>1{text}</span></a>') == ""


NEXT = (
    *(
        "Next",
        "Next »",
        "下一页",
        "下一頁 >",
        "次へ",
        "次のページへ",
        "»",
        "다음",
        "다음 페이지 ›",
        "Weiter",
        "Nächste Seite",
    ),
    *("Suivant", "Page suivante ›", "Siguiente", "Página siguiente »", "Próxima", "Próxima página", "Página seguinte"),
)


@pytest.mark.parametrize("words", NEXT)
def test_words_say_it_too_and_so_does_the_relation(words: str) -> None:
    assert next_of("/t/1?page=2", f'<a href="?page=3">{words}</a>') == "/t/1?page=3"
    assert next_of("/t/1?page=2", '<link rel="next" href="?page=3"><a rel="prev" href="?page=1">1</a>') == "/t/1?page=3"
    assert next_of("/viewtopic.php?t=9&start=15", '<a href="?t=9&start=30">Next</a>') == "/viewtopic.php?t=9&start=30"


@pytest.mark.parametrize(
    ("here", "html"),
    [
        ("/kites-fly", '<a rel="next" href="/birds-fly">Next</a>'),  # the next article of a blog
        ("/archives/123", '<a rel="next" href="/archives/124">Next</a>'),
        ("/2026/11/22", '<a href="/2026/11/23">23</a>'),  # a calendar
        ("/2026/11/22/", '<a rel="next" href="/2026/11/23/">next</a>'),
        ("/t/1?page=2", '<a href="?page=1">1</a><a href="?page=2">2</a><a href="?page=9">9</a>'),
        ("/t/1", '<a href="https://b.example/t/1?page=2">2</a>'),
        ("/t/1", '<a href="https://a.example:8080/t/1?page=2">2</a>'),
        ("/t/1", '<a href="javascript:go(2)">2</a><a href="file:///t/1?page=2">2</a><a href="//[?page=2">2</a>'),
        ("/t/1", '<a href="/t/2">two</a><a href="/t/1?sort=new&page=3">3</a>'),
        ("/t/1?sort=old", '<a href="/t/1?sort=new&page=2">2</a>'),
        ("/t/1", '<a href="#2">2</a><a href="/other?page=2">2</a><a>2</a>'),
        ("/", '<a href="/2">2</a>'),
    ],
)
def test_what_only_looks_like_a_next_page_is_none(here: str, html: str) -> None:
    assert next_of(here, html) == ""


def test_a_flood_of_links_ends() -> None:
    assert next_of("/t/1", '<a href="/x1">1</a>' * 6000 + '<a href="?page=2">2</a>') == ""
