"""Which readings of a page are made, and which one is its text."""

from app.adapters.reading.extraction.extractor_choice import main_text
from app.adapters.reading.extraction.extractors import Extractions
from app.adapters.reading.extraction.html_tree import parse
from app.adapters.reading.extraction.metadata import Metadata

_PARAGRAPH = (
    "<p>The harbour of the old town was {0} metres deep, and its {0} ships lay there all winter, well tied.</p>"
)
_REMARK = "<div class='remark'><p>Other story {0}: what the council of the town said about roads, {0} times.</p></div>"


def _page(paragraphs: int, remarks: int = 0) -> Extractions:
    text = "".join(_PARAGRAPH.format(i) for i in range(paragraphs))
    around = "".join(_REMARK.format(i) for i in range(remarks))
    tree = parse(f"<html><body><main><article><h1>Harbours</h1>{text}</article>{around}</main></body></html>")
    assert tree is not None
    return Extractions(tree)


def _made(extractions: Extractions) -> set[str]:
    return {"generous", "quick_article", "article", "own_blocks", "paragraphs"} & set(vars(extractions))


def test_an_article_that_says_what_its_page_says_is_read_by_the_cheapest_two_ways_alone() -> None:
    extractions = _page(20)
    assert "19 ships" in main_text(extractions, Metadata(is_article=True), quick=False)
    assert _made(extractions) == {"quick_article", "own_blocks"}


def test_an_article_that_is_a_small_part_of_its_page_is_read_in_more_ways() -> None:
    extractions = _page(10, remarks=60)
    assert "9 ships" in main_text(extractions, Metadata(is_article=True), quick=False)
    assert "generous" in _made(extractions)


def test_a_long_article_is_read_in_more_ways() -> None:
    extractions = _page(100)
    assert "99 ships" in main_text(extractions, Metadata(is_article=True), quick=False)
    assert "generous" in _made(extractions)


def test_a_page_that_does_not_call_itself_an_article_is_read_in_more_ways() -> None:
    extractions = _page(20)
    main_text(extractions, Metadata(), quick=False)
    assert "generous" in _made(extractions)
