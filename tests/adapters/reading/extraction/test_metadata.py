"""What pages say about themselves."""

import pytest
from lxml.html import fromstring

from app.adapters.reading.extraction.metadata import iso_date, metadata

URL = "https://www.paper.example/2024/report"


def said(head: str, body: str = "", url: str = URL):
    return metadata(fromstring(f"<html><head>{head}</head><body>{body}<p>x</p></body></html>"), url)


@pytest.mark.parametrize(
    ("head", "body", "title"),
    [
        ("<title>A report | The Paper</title>", "<h1> A\n report </h1>", "A report"),
        ("<title>A report | Paper</title>", "", "A report"),
        ("<title>Paper - A report</title>", "", "A report"),
        ("<title>新报告_报纸</title>", "", "新报告"),
        ("<title>x</title><meta property=og:title content='A &amp; B'>", "<h1>One</h1><h1>Two</h1>", "A & B"),
        ("", "<h1>Only heading</h1>", "Only heading"),
        ("", "", ""),
    ],
)
def test_title_is_the_pages_own(head, body, title):
    assert said(head, body).title == title


@pytest.mark.parametrize(
    ("head", "date"),
    [
        ("<meta property=article:published_time content='2024-03-05T08:09:10.123+01:00'>", "2024-03-05T08:09:10+01:00"),
        ('<script type="application/ld+json">{"@graph": [{"datePublished": "2024-03-05"}]}</script>', "2024-03-05"),
        ("<meta name=date content='2023-02-01'>", "2023-02-01"),
        ("<meta property=article:published_time content='yesterday'>", ""),
    ],
)
def test_date_is_iso_and_never_guessed(head, date):
    assert said(head, "<footer>© 2019 The Paper</footer>", "https://paper.example/x").date == date


@pytest.mark.parametrize("text", ["", "05.03.2024", "2024-13-01", "0001-01-01", "9999-99-99T"])
def test_what_is_no_date_is_none(text):
    assert iso_date(text) == ""


def test_midnight_is_no_time():
    assert iso_date("2024-03-05T00:00:00Z") == "2024-03-05"


@pytest.mark.parametrize(
    ("href", "canonical"),
    [("/2024/report?utm_source=x", URL), ("https://other.example/a/", "https://other.example/a"),
     ("/", ""), ("javascript:alert(1)", ""), ("http://[::1", ""), ("", "")],
)  # fmt: skip
def test_canonical_address_is_a_web_address_of_a_page(href, canonical):
    assert said(f"<link rel='alternate canonical' href='{href}'>").canonical == canonical


def test_language_is_a_tag():
    assert metadata(fromstring("<html lang=zh_CN><body>x"), URL).language == "zh-CN"
    assert metadata(fromstring("<html lang='not a tag'><body>x"), URL).language == ""


@pytest.mark.parametrize("block", ["[" * 9000, "7", "null", '{"@type": {}, "headline": 7, "@graph": 1}', '{"a": "\t"}'])
def test_garbled_linked_data_is_passed_over(block):
    assert said(f'<title>A report</title><script type="application/ld+json">{block}</script>').title == "A report"


def test_kind_of_page_is_told():
    assert said('<script type="application/ld+json">[{"@type": ["X", "NewsArticle"]}]</script>').is_article
    assert said("<meta property=og:type content=article>").is_article
    assert said('<script type="application/ld+json">{"@type": "QAPage"}</script>').is_thread
