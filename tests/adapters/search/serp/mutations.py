"""Result pages as an engine may serve them tomorrow: names changed, parts gone, blocks in another order.

Links and words are never altered, and what changes follows from the chance that is given.
"""

import re
from collections.abc import Callable
from random import Random
from typing import Any

from lxml import html as lxml_html

Change = Callable[[Any, Random], None]  # a tree of lxml's

_NAMES = ("class", "id", "data-type", "data-test-id", "data-testid", "title", "data-matarget")
_WRAPPERS = ("div", "span", "section", "ul", "ol", "li", "article", "table", "tr", "td", "p")
_SILENT = {"html", "script", "style", "noscript", "template"}
_UNFIT = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")  # lxml takes no control characters
_DROPPABLE = re.compile(r"(?!href$|class$|id$)[a-z][a-z0-9-]*")


def tree(page: str) -> Any:
    """None for what is no HTML at all, and cannot change."""
    try:
        return lxml_html.document_fromstring(
            _UNFIT.sub("", page).encode("utf-8", "replace"), parser=lxml_html.HTMLParser(encoding="utf-8")
        )
    except lxml_html.etree.LxmlError:
        return None


def changed(page: str, change: Change, chance: Random) -> str:
    root = tree(page)
    change(root, chance)
    return str(lxml_html.tostring(root, encoding="unicode"))


def mutated(page: str, seed: int) -> str:
    """The page after a few changes that follow from the seed."""
    return changed(page, CHANGES["mixed up"], Random(seed))


def _renaming(attribute: str, share: float) -> Change:
    """A name that is changed in one place is changed everywhere, and stays one of its own."""

    def change(root: Any, chance: Random) -> None:
        names: dict[str, str] = {}
        for node in root.xpath(f"//*[@{attribute}]"):
            for name in node.get(attribute).split():
                if name not in names:
                    names[name] = f"zz{len(names)}" if chance.random() < share else name
            node.set(attribute, " ".join(names[name] for name in node.get(attribute).split()))

    return change


def _some_renamed(root: Any, chance: Random) -> None:
    _renaming(chance.choice(_NAMES), chance.choice((0.1, 0.5)))(root, chance)


def _all_alike(root: Any, chance: Random) -> None:
    """Of some kinds of names, all become the same."""
    for name in chance.sample(_NAMES, k=chance.choice((1, 2, len(_NAMES)))):
        for node in root.xpath(f"//*[@{name}]"):
            node.set(name, "x")


def _dropped(root: Any, chance: Random) -> None:
    """All elements of a kind, or a few of any kind."""
    tag = chance.choice(("p", "h2", "h3", "cite", "span", "*"))
    share = 0.02 if tag == "*" else chance.choice((0.3, 1.0))
    for node in [node for node in root.xpath(f"//body//{tag}") if chance.random() < share]:
        if node.getparent() is not None:
            node.drop_tree()


def _without_snippets(root: Any, chance: Random) -> None:
    """Boxes with text and without a link or a heading are where snippets stand."""
    for node in list(root.iter("p", "span", "div", "td")):
        linked = node.find(".//a") is not None or any(above.tag in ("a", "h2", "h3") for above in node.iterancestors())
        if not linked and node.find(".//h3") is None and (node.text_content() or "").strip() and chance.random() < 0.7:
            node.drop_tree()


def _reordering(share: float) -> Change:
    def change(root: Any, chance: Random) -> None:
        for node in root.xpath("//*[count(*) > 1]"):
            if node.tag not in _SILENT and chance.random() < share:
                children = list(node)
                chance.shuffle(children)
                node[:] = children

    return change


def _unwrapping(share: float) -> Change:
    def change(root: Any, chance: Random) -> None:
        for node in list(root.iter(*_WRAPPERS)):
            if chance.random() < share and node.getparent() is not None:
                node.drop_tag()

    return change


def _without_attributes(root: Any, chance: Random) -> None:
    for node in root.xpath("//*"):
        for name in list(node.keys()):
            if _DROPPABLE.fullmatch(name) and chance.random() < 0.3:
                del node.attrib[name]


def _all_at_once(root: Any, chance: Random) -> None:
    rename, unwrap, reorder = _renaming("class", 0.3), _unwrapping(0.15), _reordering(1.0)
    for change in (_without_snippets, unwrap, rename, _without_attributes, reorder):
        change(root, chance)


def _mixed_up(root: Any, chance: Random) -> None:
    for change in chance.sample(_MIXED, k=chance.randint(1, 4)):
        change(root, chance)


_MIXED = (_some_renamed, _all_alike, _dropped, _reordering(0.3), _unwrapping(0.1), _unwrapping(0.5))

CHANGES: dict[str, Change] = {
    "some classes renamed": _renaming("class", 0.5),
    "all classes renamed": _renaming("class", 1.0),
    "some identities renamed": _renaming("id", 0.5),
    "snippets missing": _without_snippets,
    "blocks reordered": _reordering(1.0),
    "wrappers dropped": _unwrapping(0.15),
    "attributes dropped": _without_attributes,
    "all at once": _all_at_once,
    "mixed up": _mixed_up,
}
