"""Who wrote a page, and which icon its site has."""

import json

import pytest

from app.adapters.reading.extraction.byline import LONGEST_ICON, byline_of, usable_icon
from app.adapters.reading.extraction.extract import extract
from app.adapters.reading.extraction.html_tree import parse

URL = "https://www.paper.example/2024/report"
FAVICON = "https://www.paper.example/favicon.ico"
SMALL = "data:image/png;base64,iVBORw0KGgo="


def author(head: str, body: str = "") -> str:
    return byline_of(parse(f"<html><head>{head}</head><body>{body}<p>x</p></body></html>"), URL).author


def icon(head: str, url: str = URL) -> str:
    return byline_of(parse(f"<html><head>{head}</head><body><p>x</p></body></html>"), url).icon


def linked(data: object) -> str:
    return f'<script type="application/ld+json">{json.dumps(data)}</script>'


@pytest.mark.parametrize(
    ("data", "name"),
    [
        ({"@type": "Article", "author": {"@type": "Person", "name": "Ada  Byron"}}, "Ada Byron"),
        ({"author": "By Ada Byron"}, "Ada Byron"),
        ({"author": [{"name": "Ada Byron"}, {"name": "Max Born"}, {"name": "Ada Byron"}]}, "Ada Byron, Max Born"),
        ({"author": [{"name": letter * 3} for letter in "abcdef"]}, "aaa, bbb, ccc, ddd, …"),
        ({"@graph": [{"author": {"@id": "#a"}}, {"@id": "#a", "name": "王小明"}]}, "王小明"),
        ({"author": {"name": "https://paper.example/ada"}}, ""),
        ({"author": {"name": {"name": 7}}}, ""),
        ({"author": {"name": "admin"}}, ""),
        ([{"@type": "WebSite", "author": "A Theme"}, {"@type": "NewsArticle", "author": "Ada Byron"}], "Ada Byron"),
        ({"@type": ["WebSite"], "author": "Ada Byron · 3 min read"}, "Ada Byron"),
    ],
)
def test_linked_data_names_the_author(data: object, name: str) -> None:
    assert author(linked(data)) == name


@pytest.mark.parametrize(
    ("head", "name"),
    [
        ("<meta name=author content='Ada Byron'>", "Ada Byron"),
        ("<meta property=article:author content='https://a.example/ada'><meta name=byl content='By A. B.'>", "A. B."),
        ("<meta name=citation_author content='Byron, Ada'><meta name=citation_author content='Born, Max'>",
         "Ada Byron, Max Born"),
        ("<meta name=author content='ada@paper.example'>", ""),
        ("<meta name=author content='%s'>" % ("x" * 5000), ""),
    ],
)  # fmt: skip
def test_meta_elements_name_the_author(head: str, name: str) -> None:
    assert author(head) == name


@pytest.mark.parametrize(
    ("body", "name"),
    [
        ("<p class='byline'>By <a rel=author href=/ada>Ada Byron</a> on Monday</p>", "Ada Byron"),
        ("<div itemprop=author><img><span itemprop=name>Ada Byron</span><p>writes much</p></div>", "Ada Byron"),
        ("<span class='Author'>作者：王小明</span>", "王小明"),
        ("<span class=byline>文／林怡君</span>", "林怡君"),
        ("<span class=byline>林怡君 記者</span>", "林怡君"),
        ("<span class=byline>執筆：山田花子</span>", "山田花子"),
        ("<span class=byline>홍길동 기자</span>", "홍길동"),
        ("<span class=byline>글쓴이: 홍길동</span>", "홍길동"),
        ("<span class=byline>Von Anna Müller</span>", "Anna Müller"),
        ("<span class=byline>Von Miller</span>", "Von Miller"),
        ("<span class=byline>von der Leyen</span>", "von der Leyen"),
        ("<span class=byline>Autorin: Anna Müller</span>", "Anna Müller"),
        ("<span class=byline>Par Élise Dupont</span>", "Élise Dupont"),
        ("<span class=byline>Auteure : Élise Dupont</span>", "Élise Dupont"),
        ("<span class=byline>Por José Álvarez</span>", "José Álvarez"),
        ("<span class=byline>Escrito por Ana Souza</span>", "Ana Souza"),
        ("<span class=byline>Autor Unknown Band</span>", "Autor Unknown Band"),
        ("<span class=byline>관리자</span>", ""),
        ("<span class=byline>2024-05-18 16:56</span>", ""),
        ("".join(f"<span class=author>Guest {letter}</span>" for letter in "abcdefgh"), ""),
        ("<span class=authority>Ada Byron</span>", ""),
    ],
)
def test_a_byline_names_the_author_where_it_is_marked(body: str, name: str) -> None:
    assert author("", body) == name


@pytest.mark.parametrize(
    ("head", "address"),
    [
        ("", FAVICON),
        ("<link rel='shortcut icon' href=/a.ico>", "https://www.paper.example/a.ico"),
        ("<link rel=icon sizes=16x16 href=/16><link rel=icon sizes='48x48 512x512' href=/48>",
         "https://www.paper.example/48"),
        ("<link rel=icon sizes=16x16 href=/1><link rel=apple-touch-icon href=/180>", "https://www.paper.example/180"),
        ("<link rel=icon type=image/svg+xml href=/a><link rel=icon href=/a.svg?v><link rel=mask-icon href=m>", FAVICON),
        ("<link rel=icon sizes=any href=//cdn.example/a.png>", "https://cdn.example/a.png"),
        ("<base href=https://cdn.example/x/><link rel=icon href=a.png>", "https://cdn.example/x/a.png"),
        ("<base href=javascript:0><link rel=icon href=a.png>", "https://www.paper.example/2024/a.png"),
        (f"<link rel=icon href='{SMALL}'>", SMALL),
        *((f"<link rel=icon href='{bad}'>", FAVICON) for bad in (
            "javascript:alert(1)", "file:///etc/passwd", "http://[::1", "", "data:image/svg+xml;base64,AAAA",
            "data:text/html,<b>", "data:image/png;base64," + "A" * LONGEST_ICON,
            "https://a.example/" + "a" * LONGEST_ICON,
        )),
    ],
)  # fmt: skip
def test_the_icon_nearest_to_what_is_shown_is_chosen(head: str, address: str) -> None:
    assert icon(head) == address


@pytest.mark.parametrize(
    "html", ["", "<", "\x00", "<?xml version='1.0' encoding='utf-16'?><p>x", "<a" * 5000, "\ud800"]
)
def test_garbage_has_no_author_and_the_usual_icon(html: str) -> None:
    told = extract(html, URL)
    assert (told.author, told.icon) == ("", FAVICON)


def test_a_page_without_a_web_address_has_no_icon() -> None:
    assert icon("", "") == ""
    assert not usable_icon("")
