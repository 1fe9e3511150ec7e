"""Feeds as lists."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.reading.extraction.feeds import as_list

RSS = b"""<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>Kite news</title><language>en-gb</language>
<item><title>New &amp; old kites</title><link>/kites</link><pubDate>Tue, 05 Mar 2024 08:09:10 GMT</pubDate>
<description>&lt;p&gt;They &lt;b&gt;fly&lt;/b&gt; 1,250.75 m.&lt;/p&gt;</description></item>
<item><title>No more</title></item></channel></rss>"""
ATOM = """<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh"><title>风筝</title>
<updated>2024-03-05T08:09:10Z</updated>
<entry><title>为什么</title><link rel="self" href="/self"/><link href="https://a.example/1"/>
<published>2024-03-01T00:00:00Z</published>
<content type="html">因为 &lt;i&gt;风&lt;/i&gt;</content></entry></feed>""".encode()


def test_rss_becomes_a_list() -> None:
    feed = as_list(RSS, "https://a.example/feed")
    assert feed is not None
    assert feed.text == (
        "# Kite news\n\n- **New & old kites**. 2024-03-05. <https://a.example/kites>\n  They fly 1,250.75 m.\n\n"
        "- **No more**"
    )
    assert (feed.title, feed.language, feed.truncated) == ("Kite news", "en-gb", False)


def test_atom_becomes_a_list() -> None:
    feed = as_list(ATOM, "https://a.example/feed")
    assert feed is not None
    assert feed.text == "# 风筝\n\n- **为什么**. 2024-03-01. <https://a.example/1>\n  因为 风"
    assert (feed.date, feed.language) == ("2024-03-05T08:09:10Z", "zh")


@pytest.mark.parametrize("data", [b"", b"<a/>", b"<urlset><url/></urlset>", b"no xml", b"<rss"[:3]])
def test_other_documents_are_no_feeds(data: bytes) -> None:
    assert as_list(data, "https://a.example/") is None


def test_entities_and_files_are_never_read() -> None:
    hostile = b"""<!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd"><!ENTITY a "aaaaaaaaaa">
    <!ENTITY b "&a;&a;&a;">]>
    <rss><channel><title>x</title><item><title>&f;&b;root</title></item></channel></rss>"""
    feed = as_list(hostile, "https://a.example/")
    assert feed is not None
    assert "root:" not in feed.text
    assert "aaaa" not in feed.text


def test_a_long_feed_is_bounded() -> None:
    feed = as_list(
        b"<rss><channel>" + b"<item><title>x</title></item>" * 500 + b"</channel></rss>", "https://a.example/"
    )
    assert feed is not None
    assert (feed.text.count("- **x**"), feed.truncated) == (100, True)


@pytest.mark.parametrize("link", ["javascript:alert(1)", "http://[::1", "https://a.example/<b> x"])
def test_odd_links_are_left_out(link: str) -> None:
    data = f"<rss><item><title>x</title><link>{link.replace('<', '&lt;')}</link></item></rss>".encode()
    feed = as_list(data, "https://a.example/")
    assert feed is not None
    assert feed.text == "- **x**"


@given(st.binary(max_size=300))
def test_garbage_does_no_harm(junk: bytes) -> None:
    as_list(b"<rss><item>" + junk + b"</item></rss>", "https://a.example/")
