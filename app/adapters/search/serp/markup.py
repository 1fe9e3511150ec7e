"""What every result page needs: text without scripts, folded white space, what stands around what.

The tree is never changed: a node that is gone while something still points at it would take the process with it.
"""

import re
from collections.abc import Iterator

from selectolax.lexbor import LexborHTMLParser, LexborNode

_SPACE = re.compile(r"\s+")
UNSEEN = frozenset(("script", "style", "template", "svg", "noscript"))

_DEEPER = ">".join("*" * 128)  # the deepest of 49 real pages has 71 levels
_MOST_ELEMENTS = 40_000  # the largest of them has 3,800

Nodes = frozenset[int]  # identities of nodes


def read(html: str) -> LexborHTMLParser:
    """The page as a tree; never fails, however broken the page is.

    An empty one for what is no result page by its sheer size: what stands around each of 9,000 links, each inside the
    one before, took a minute and a half to look at, on the window's thread.
    """
    tree = LexborHTMLParser(html or "<html></html>")
    if tree.css_first(_DEEPER) is None and len(tree.css("*")) <= _MOST_ELEMENTS:
        return tree
    return LexborHTMLParser("<html></html>")


def fold(text: str) -> str:
    """One blank for any white space, none at the ends."""
    return _SPACE.sub(" ", text).strip()


def text(node: LexborNode | None, without: Nodes = frozenset()) -> str:
    """What a reader sees of a node, leaving out scripts and the nodes of `without`."""
    return fold("".join(texts(node, without))) if node is not None else ""


def first_text(node: LexborNode | None, *selectors: str, without: Nodes = frozenset()) -> str:
    """The text of the first selector that finds any."""
    for selector in selectors:
        for match in node.css(selector) if node is not None else ():
            if match.mem_id not in without and (words := text(match, without)):
                return words
    return ""


def attribute(node: LexborNode | None, name: str) -> str:
    return (node.attributes.get(name) or "") if node is not None else ""


def first_matches(tree: LexborHTMLParser | LexborNode, *selectors: str) -> list[LexborNode]:
    """What the first selector finds that finds any, each node once: `css` repeats what several selectors match."""
    for selector in selectors:
        if nodes := {node.mem_id: node for node in tree.css(selector)}:
            return list(nodes.values())
    return []


def matching(tree: LexborHTMLParser, selector: str) -> Nodes:
    """All nodes that the selector matches, for `up` and `without` (`css_matches` looks below a node, not at it)."""
    return frozenset(node.mem_id for node in tree.css(selector))


def up(node: LexborNode, nodes: Nodes) -> LexborNode | None:
    """The node itself or the nearest one around it that is among the wanted ones."""
    here: LexborNode | None = node
    while here is not None and here.mem_id not in nodes:
        here = here.parent
    return here


def linked(heading: LexborNode, links: Nodes) -> tuple[LexborNode | None, str]:
    """(link, title) of a heading inside a link, or around one: then only the link's words are the title."""
    around = up(heading, links)
    link = around or heading.css_first("a[href]")
    return link, text(heading if around is not None else link)


def texts(node: LexborNode, without: Nodes = frozenset()) -> Iterator[str]:
    """In document order, with a stack of its own: pages may be nested deeper than Python's."""
    waiting = [node.child]
    while waiting:
        here = waiting.pop()
        if here is None:
            continue
        waiting.append(here.next)
        if here.tag == "-text":
            yield here.text_content or ""
        elif here.tag not in UNSEEN and here.mem_id not in without:
            waiting.append(here.child)
