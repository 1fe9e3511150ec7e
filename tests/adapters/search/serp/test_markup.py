"""Text and surroundings in a page."""

import pytest

from app.adapters.search.serp import markup
from app.adapters.search.serp.catalogue import ENGINES
from app.core.domain.evidence import Outcome


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


@pytest.mark.parametrize("name", ENGINES)
@pytest.mark.parametrize(
    "page",
    [
        "<div id=search>" + "<div class=g><a href='https://x.example/1'><h3>t" * 3_000,
        "<div class=result><a class=result__a href='https://x.example/1'>t</a>" * 3_000,
        "<ol id=b_results>" + "<li class=b_algo><h2><a href='https://x.example/1'>t</a></h2></li>" * 15_000,
    ],
    ids=["links in links", "rows in rows", "rows without end"],
)
def test_what_is_no_result_page_by_its_size_is_not_looked_at(name: str, page: str) -> None:
    assert ENGINES[name].parse(page, query="t") == (Outcome.NOT_UNDERSTOOD, ())


def test_a_page_as_deep_as_the_deepest_is_read() -> None:
    assert markup.read("<div>" * 120 + "<h3>t</h3>").css_first("h3") is not None
