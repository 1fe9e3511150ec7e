"""Real saved pages whose markup changes under our feet: that may cost hits, never bring a wrong address.

Seeded, so that a failure comes back. Only the addresses that a page's expected file lists count as right.
"""

import json
import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from lxml import html as lxml_html

from app.adapters.search.serp.engines import ENGINES
from app.core.domain.evidence import Outcome

Change = Callable[[Any, random.Random], None]

_WRAPPERS = {"div", "span", "section", "ul", "ol", "li", "article", "table", "tr", "td", "p"}
_SILENT = {"script", "style", "noscript", "template"}
_UNFIT = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")  # lxml takes no control characters
_TRACKER = "?fr=aladdin"  # Baidu names the same page with and without it
_DROPPABLE = re.compile(r"(?!href$|class$|id$)[a-z][a-z0-9-]*")


def _rename(attribute: str, share: float) -> Change:
    """Every name once: a class renamed in one place is renamed everywhere."""

    def change(root: Any, chance: random.Random) -> None:
        names: dict[str, str] = {}
        for node in root.iter():
            if isinstance(node.tag, str) and node.get(attribute):
                node.set(
                    attribute, " ".join(_renamed(name, names, share, chance) for name in node.get(attribute).split())
                )

    return change


def _renamed(name: str, names: dict[str, str], share: float, chance: random.Random) -> str:
    if name not in names:
        names[name] = f"zz{len(names)}" if chance.random() < share else name
    return names[name]


def _without_snippets(root: Any, chance: random.Random) -> None:
    """Boxes with text and without a link or a heading are where snippets stand."""
    for node in list(root.iter("p", "span", "div", "td")):
        linked = node.find(".//a") is not None or any(above.tag in ("a", "h2", "h3") for above in node.iterancestors())
        if not linked and node.find(".//h3") is None and (node.text_content() or "").strip() and chance.random() < 0.7:
            node.drop_tree()


def _reordered(root: Any, chance: random.Random) -> None:
    for node in list(root.iter()):
        if isinstance(node.tag, str) and node.tag not in _SILENT and len(node) > 2 and node.tag != "html":
            children = list(node)
            chance.shuffle(children)
            node[:] = children


def _without_wrappers(root: Any, chance: random.Random) -> None:
    for node in list(root.iter(*_WRAPPERS)):
        if chance.random() < 0.15 and node.getparent() is not None:
            node.drop_tag()


def _without_attributes(root: Any, chance: random.Random) -> None:
    for node in root.iter():
        for name in list(node.keys()) if isinstance(node.tag, str) else ():
            if _DROPPABLE.fullmatch(name) and chance.random() < 0.3:
                del node.attrib[name]


def _all_at_once(root: Any, chance: random.Random) -> None:
    for change in (_without_snippets, _without_wrappers, _rename("class", 0.3), _without_attributes, _reordered):
        change(root, chance)


CHANGES: dict[str, Change] = {
    "some classes renamed": _rename("class", 0.5),
    "all classes renamed": _rename("class", 1.0),
    "some identities renamed": _rename("id", 0.5),
    "snippets missing": _without_snippets,
    "blocks reordered": _reordered,
    "wrappers dropped": _without_wrappers,
    "attributes dropped": _without_attributes,
    "all at once": _all_at_once,
}


@cache
def _pages(folder: Path, engine: str) -> list[tuple[dict[str, Any], bytes]]:
    facts = [json.loads(file.read_text("utf-8")) for file in sorted((folder / "expected").glob("*.json"))]
    mine = [fact for fact in facts if fact["engine"] == engine]
    return [(fact, (folder / "pages" / f"{fact['id']}.html").read_bytes()) for fact in mine]


def _tree(page: bytes) -> Any:
    """None for what is no HTML at all, and cannot change."""
    text = _UNFIT.sub("", page.decode("utf-8", "replace"))
    try:
        return lxml_html.document_fromstring(text.encode(), parser=lxml_html.HTMLParser(encoding="utf-8"))
    except lxml_html.etree.LxmlError:
        return None


def _right(fact: dict[str, Any], name: str, page: bytes) -> set[str]:
    right = {address for row in fact["results"] + fact["optional"] for address in (row["url"], row["href"])}
    if any("author's own" in note for note in fact["notes"]):  # half of the results were listed only
        right |= {hit.url for hit in ENGINES[name].parse(page.decode("utf-8", "replace"))[1]}
    return {address.removesuffix(_TRACKER) for address in right}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", ENGINES)
def test_changed_markup_costs_hits_but_brings_no_wrong_address(shared_data: Path, name: str, change: str) -> None:
    complaints: list[str] = []
    for fact, page in _pages(shared_data / "serp", name):
        if _tree(page) is None:
            continue
        right = _right(fact, name, page)
        for seed in range(3):
            root = _tree(page)
            CHANGES[change](root, random.Random(f"{fact['id']} {change} {seed}"))
            changed = lxml_html.tostring(root, encoding="unicode")
            outcome, hits = ENGINES[name].parse(changed, query=fact["query"] or "")
            wrong = {hit.url.removesuffix(_TRACKER) for hit in hits} - right
            complaints += [f"{fact['id']} ({seed}): {url}" for url in sorted(wrong)]
            if outcome is Outcome.NO_RESULTS and fact["kind"] != "no_results":
                complaints.append(f"{fact['id']} ({seed}): nothing found, for {fact['kind']}")
    assert not complaints, "\n".join(complaints)
