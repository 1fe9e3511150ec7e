"""HTML → a tree whose elements are cheap to meet."""

from copy import deepcopy

import pytest
from lxml.etree import tostring
from lxml.html import HtmlElement
from trafilatura.utils import load_html

from app.adapters.reading.extraction.html_tree import parse


def test_elements_of_a_page_and_of_its_copies_need_no_class_of_their_own() -> None:
    tree = parse("<html><body><form><label>A<input name=a></label><select></select></form><p>x</p></body></html>")
    assert tree is not None
    for root in (tree, deepcopy(tree)):
        assert {type(element) for element in root.iter()} == {HtmlElement}


def test_what_hardly_looks_like_a_page_has_no_tree() -> None:
    assert parse("words") is None


@pytest.mark.parametrize(
    "html",
    [
        "<!DOCTYPE html/>\n<html><body><p>a</p><p>b</p></body></html>",
        "<html lang=en />\n<body><p>a</p></body>",
        '<?xml version="1.0" encoding="iso-8859-1"?><html><body><p>é</p></body></html>',
        '<meta charset="gbk"><p>漢字</p><p>é</p>',
        "<p>a</p>",
        "<p>a</p><p>b</p>",
        "<!-- html -->",
        "",
        "words <b>and</b> words",
    ],
)
def test_a_page_is_read_as_trafilatura_reads_it(html: str) -> None:
    own, theirs = parse(html), load_html(html)
    assert (own is None) == (theirs is None)
    if own is not None and theirs is not None:
        assert tostring(own) == tostring(theirs)
