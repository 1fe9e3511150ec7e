"""HTML → a tree whose elements are made without a call of Python for each, which took an eighth of all reading."""

from contextlib import suppress
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
    """As trafilatura reads it. None for what hardly looks like a page; may raise what is in `BROKEN`.

    Its own way in (`load_html`) looks at each character once more, for those that `bounded` has left out already.
    """
    from lxml.html import fromstring
    from trafilatura.utils import HTML_PARSER, is_dubious_html  # 230 ms to import

    _with_plain_elements(HTML_PARSER)
    start = html[:50].lower()
    html = _repaired(html, start)
    tree = None
    with suppress(Exception):  # an encoding is declared, which only bytes may have
        tree = fromstring(html, parser=HTML_PARSER)
    if tree is None or len(tree) < 1:
        with suppress(Exception):  # as trafilatura does
            tree = fromstring(html.encode("utf-8", "surrogatepass"), parser=HTML_PARSER)
    return None if tree is not None and is_dubious_html(start) and len(tree) < 2 else tree


def _repaired(html: str, start: str) -> str:
    from trafilatura.utils import DOCTYPE_TAG, FAULTY_HTML

    if "doctype" in start:
        first, _, rest = html.partition("\n")
        html = f"{DOCTYPE_TAG.sub('', first, count=1)}\n{rest}"
    for line in html[:4096].splitlines()[:4]:
        if "<html" in line and line.endswith("/>"):
            return FAULTY_HTML.sub(r"\1>", html, count=1)
    return html


@cache
def _with_plain_elements(parser: "HTMLParser") -> None:
    """Copies of its trees are read so too. What is lost are the classes for forms and labels, which no reader asks for.

    lxml.html looks in a dictionary, in Python, for each element that is met, and most are met often.
    """
    from lxml.etree import ElementDefaultClassLookup
    from lxml.html import HtmlComment, HtmlElement, HtmlEntity, HtmlProcessingInstruction

    classes = (HtmlElement, HtmlComment, HtmlProcessingInstruction, HtmlEntity)
    parser.set_element_class_lookup(ElementDefaultClassLookup(*classes))
