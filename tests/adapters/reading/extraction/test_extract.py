"""Main text out of pages written for this purpose."""

import pytest
from lxml.html import fromstring

from app.adapters.reading.extraction.extract import describe, extract
from app.adapters.reading.extraction.extracted import weight
from app.adapters.reading.extraction.extractor_choice import most_typical
from app.adapters.reading.extraction.extractors import Extractions
from app.core.domain.errors import Unreadable

URL = "https://www.kites.example/why"
PARAGRAPH = "Kites fly because moving air pushes against their surface, and a tail keeps them steady in gusts."


def page(body: str, head: str = "") -> str:
    return f"<html><head>{head}</head><body><nav><a href=/>Home</a></nav><article>{body}</article></body></html>"


def text_of(body: str) -> str:
    return extract(page(f"<p>{PARAGRAPH}</p><p>{PARAGRAPH[::-1]}</p>" + body), URL).text


def test_structure_becomes_markdown():
    text = text_of(
        "<h2>Parts</h2><ul><li>the tail</li><li>the line</li></ul><table><tr><th>Kind<th>Size<tr><td>Box<td>2"
    )
    assert "## Parts\n" in text
    assert "- the tail\n- the line" in text
    assert "| Kind | Size |" in text


ARTICLE = '<meta property="og:type" content="article">'
PARTS = (
    "<h2>Parts 1.5</h2><ul><li>the tail</li><li>the line</li></ul><table><tr><th>Kind<th>Size<tr><td>Box<td>2,5</table>"
    "<pre><code>def size(x):\n    return x ** 2  # [m]</code></pre>"
)


@pytest.mark.parametrize("head", ["", ARTICLE])
def test_lists_tables_and_code_are_kept_on_pages_of_any_kind(head):
    text = extract(page(f"<p>{PARAGRAPH}</p>{PARTS}<p>{PARAGRAPH[::-1]}</p>" * 2, head), URL).text
    assert "## Parts 1.5" in text
    assert "- the tail\n- the line" in text
    assert "| Box | 2,5 |" in text
    assert "    return x ** 2  # [m]\n```" in text


def test_tables_of_the_block_finder_are_tables():
    blocks = Extractions(fromstring(page(f"<p>{PARAGRAPH * 3}</p>{PARTS}<p>{PARAGRAPH * 2}</p>")))
    assert "| Kind | Size | \n|---|---|\n| Box | 2,5 |" in blocks.with_format(blocks.own_blocks)


def test_text_that_most_readings_found_is_taken():
    assert most_typical(["", "", "a b c d", "a b c e", "x"]) == "a b c d"
    assert most_typical(["", ""]) == ""


def test_links_are_plain_and_navigation_and_comments_are_gone():
    text = text_of("<p>See <a href='http://x.example/'>the manual</a> first.</p>") + text_of(
        "</article><div id=comments class=comments><p>First! I disagree with everything</p></div>"
    )
    assert "See the manual first." in text
    assert not {"Home", "x.example", "First!"} & set(text.replace("\n", " ").split(" "))


def test_footnote_marks_of_the_page_are_gone():
    assert "It was so. And more." in text_of(
        "<p>It was so<sup><a href=#n>[1]</a></sup><sup>[note 2]</sup>. And more.</p>"
    )


def test_brackets_of_the_page_are_no_links_and_no_citations():
    assert r"he said \[2\] and \[so\](on)" in text_of("<p>Then he said [2] and [so](on) again.</p>")


def test_formulas_are_kept_as_tex():
    formula = (
        "<math><semantics><mi>E</mi><annotation encoding='application/x-tex'>E=mc^2</annotation></semantics></math>"
    )
    assert "where $E=mc^2$ holds, and H2O at 10^6" in text_of(
        f"<p>This is where {formula} holds, and H<sub>2</sub>O at 10<sup>6</sup> Pa.</p>"
    )


def test_unseen_signs_are_gone():
    assert "moving air" in text_of("<p>Again, mov\u00ading\u00a0air\u202e here for the reader to see.</p>")


def test_text_for_search_engines_stands_in_for_a_missing_one():
    body = '<script type="application/ld+json">{"@type": "NewsArticle", "articleBody": "%s"}</script>' % (PARAGRAPH * 5)
    assert extract(page("<p>Subscribe to read.</p>", body), URL).text == PARAGRAPH * 5


def test_thread_is_read_with_its_answers():
    head = '<script type="application/ld+json">{"@type": "DiscussionForumPosting"}</script>'
    replies = "".join(f"<div class=comment><p>{n}: {PARAGRAPH}</p></div>" for n in range(5))
    html = f"<html><head>{head}</head><body><p>Why?</p><div id=comments class=comments>{replies}</div></body></html>"
    assert "4: Kites fly" in extract(html, URL).text


def test_page_of_bare_text_is_text():
    assert extract(PARAGRAPH, URL).text == PARAGRAPH


def test_describe_gives_what_the_terminal_prints():
    head = '<title>Why kites fly - Kites</title><link rel=canonical href="/why?utm_source=x">'
    described = describe(page(f"<h1>Why kites fly</h1><p>{PARAGRAPH}</p>", head).encode(), URL)
    assert {k: described[k] for k in ("title", "date", "site", "language", "canonical")} == {
        "title": "Why kites fly", "date": "", "site": "kites.example", "language": "", "canonical": URL,
    }  # fmt: skip
    assert PARAGRAPH in described["text"]


@pytest.mark.parametrize("data", [b"", b"<html></html>", b"\x00\x01\x02<", b"<div>" * 9000])
def test_page_without_text_is_unreadable(data):
    with pytest.raises(Unreadable):
        describe(data, URL)


@pytest.mark.parametrize(
    "piece", ["<div>", "<p>a", "<b><i>", "<table><tr><td>", "<a>", "<!--", "<svg>", "<li>a", "\x00<p>\ud800"]
)
def test_hostile_pages_end_in_time(piece):
    assert isinstance(extract(piece * 2000, URL).text, str)


def test_deep_pages_with_much_text_end_in_time():
    assert isinstance(extract("<html><body>" + f"<div class=comment>{PARAGRAPH}" * 9000, URL).text, str)


@pytest.mark.parametrize("kind", ["hidden", 'style="display: none"'])
def test_hidden_parts_of_an_article_are_gone_and_a_hidden_body_is_not(kind):
    body = f"<article>{f'<p>{PARAGRAPH}</p>' * 5}<p {kind}>Unseen words, as many as it takes to be text.</p></article>"
    text = Extractions(fromstring(f"<html><body {kind}>{body}</body></html>")).article
    assert PARAGRAPH in text
    assert "Unseen" not in text


def test_page_of_very_many_tags_is_cut():
    found = extract("<p>A line that stands for many others.</p>" * 40_000, URL)
    assert found.truncated
    assert found.text


def test_cjk_text_weighs_more():
    assert weight("风筝飞") == 9


def offers(main: str) -> str:
    around = "<p>" + PARAGRAPH * 3 + "</p>"
    return f"<html><body><nav><a href=/>Home</a></nav><main>{main}</main><div class=about>{around}</div></body></html>"


def test_what_a_page_offers_is_a_list_where_the_readings_missed_it():
    kites = "".join(f"<li><a href=/k/{n}><h3>Kite {n * 7} deluxe</h3></a><span>{n}9 €</span></li>" for n in range(40))
    text = extract(offers(f"<h1>Kites</h1><form>Sort by</form><ul>{kites}</ul>"), URL).text
    assert all(f"Kite {n * 7} deluxe" in text and f"{n}9 €" in text for n in range(40))
    assert "Sort by" not in text
    assert "Home" not in text


def test_a_few_links_are_no_list():
    links = "".join(f"<a href=/{n}>link {n}</a>" for n in range(5))
    tree = fromstring(offers(f"<p>{PARAGRAPH * 9}</p>{links}"))
    assert Extractions(tree).listed("") == ""
    assert Extractions(fromstring(offers(links * 9))).listed("link " * 90) == ""
