"""HTML → a tree whose elements are made without a call of Python for each, which took an eighth of all reading."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lxml.html import HtmlElement, HTMLParser

# What trafilatura, Readability (its own are ValueErrors), Resiliparse and lxml (whose parser's are SyntaxErrors) raise
# on hostile trees; a page must not end a turn.
BROKEN = (
    *(ValueError, TypeError, AttributeError, KeyError, IndexError, AssertionError),
    *(RecursionError, RuntimeError, SyntaxError, OverflowError),
)


def parse(html: str) -> "HtmlElement | None":
    """As trafilatura reads it. None for what hardly looks like a page; may raise what is in `BROKEN`."""
    from trafilatura.utils import HTML_PARSER, load_html  # 230 ms to import

    _with_plain_elements(HTML_PARSER)
    return load_html(html)


@cache
def _with_plain_elements(parser: "HTMLParser") -> None:
    """Copies of its trees are read so too. What is lost are the classes for forms and labels, which no reader asks for.

    lxml.html looks in a dictionary, in Python, for each element that is met, and most are met often.
    """
    from lxml.etree import ElementDefaultClassLookup
    from lxml.html import HtmlComment, HtmlElement, HtmlEntity, HtmlProcessingInstruction

    classes = (HtmlElement, HtmlComment, HtmlProcessingInstruction, HtmlEntity)
    parser.set_element_class_lookup(ElementDefaultClassLookup(*classes))
