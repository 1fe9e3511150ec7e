"""HTML → a tree whose elements are cheap to meet."""

from copy import deepcopy

from lxml.html import HtmlElement

from app.adapters.reading.extraction.html_tree import parse


def test_elements_of_a_page_and_of_its_copies_need_no_class_of_their_own() -> None:
    tree = parse("<html><body><form><label>A<input name=a></label><select></select></form><p>x</p></body></html>")
    assert tree is not None
    for root in (tree, deepcopy(tree)):
        assert {type(element) for element in root.iter()} == {HtmlElement}


def test_what_hardly_looks_like_a_page_has_no_tree() -> None:
    assert parse("words") is None
