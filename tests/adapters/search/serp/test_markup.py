"""Text and surroundings in a page."""

from app.adapters.search.serp import markup


def test_text_is_folded_and_free_of_scripts() -> None:
    tree = markup.read("<p id=a> Gra<b>nite</b>\n\xa0 rock<script>x()</script><style>p{}</style></p>")
    assert markup.text(tree.css_first("#a")) == "Granite rock"


def test_only_what_stands_around_a_node_is_found() -> None:
    tree = markup.read("<div id=out><p id=in><b>x</b></p></div>")
    inner, outer = tree.css_first("#in"), tree.css_first("#out")
    assert inner is not None
    assert outer is not None
    assert markup.up(inner, markup.matching(tree, "div")) == outer
    assert markup.up(outer, markup.matching(tree, "p")) is None


def test_an_empty_page_can_be_read() -> None:
    assert markup.text(markup.read("").css_first("title")) == ""
