"""Hits of a result page whose layout nobody has seen, by what result pages have in common.

Whatever an engine calls its boxes, it repeats one: a link that leads out, with a title, the address as people read it,
and some words of the page. Boxes whose titles are made alike (the same heading, or the same classes) are a group; the
group that reads most like results is taken, and nothing else. An engine's own pages, its advertisements and what leads
to another search of it are told by the engine's record, as everywhere (`Engine.target`).
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.adapters.search.serp import block_pages as blocks
from app.adapters.search.serp import markup
from app.adapters.search.serp.dates import split_date
from app.adapters.search.serp.engine import Engine, Target
from app.adapters.search.serp.links import is_opaque
from app.adapters.search.serp.relevance import is_irrelevant
from app.core.domain.addresses import site_of
from app.core.domain.evidence import Hit, Outcome, Query

_HEADINGS = "h1, h2, h3, h4, [role='heading']"
_BESIDE = (  # what frames the results, or stands between them and is none
    "nav, header, footer, aside, form, dialog, menu, noscript, [role='navigation'], [role='banner'], [role='search'],"
    " [role='complementary'], [role='contentinfo'], [role='dialog'], [role='menu'], [aria-hidden='true'], [hidden]"
)
_AD_LABEL = re.compile(
    r"(?:ads?|advert|advertisements?|sponsored|anzeigen?|gesponsert|annonces?|sponsorisé|anuncios?|patrocinado|реклама|"
    r"广告|廣告|推广|商业推广|スポンサー|広告|광고)(?:\b|$)\s*[·:]?",
    re.IGNORECASE,
)
_LONGEST_LABEL = 24  # characters of an element that is nothing but the label of an advertisement
_SHORTEST_SNIPPET = 30  # characters of a box beside its title and address
_ADDRESS = re.compile(r"(?:https?://|(?:[\w-]{1,63}\.){1,5}[a-z]{2,12}(?:/|\s*[›>]|$)).*", re.IGNORECASE)
_BLOCKS = frozenset((
    "address", "article", "blockquote", "br", "cite", "dd", "details", "div", "dl", "dt", "figure", "h1", "h2", "h3",
    "h4", "h5", "h6", "hr", "li", "main", "ol", "p", "pre", "section", "summary", "table", "tbody", "td", "tr", "ul",
))  # fmt: skip
_FEWEST = 3  # boxes of a group
_FEWEST_HOSTS = 2
_MOST = 60
_MOST_GROUPS = 12  # each is a walk over the page
_MOST_LINKS = 3_000  # a real page has 300
_LONGEST = 2_000  # characters of a title or snippet


@dataclass(frozen=True)
class _Title:
    link: LexborNode
    words: str
    target: str
    kind: tuple[str, ...]  # how it is made: titles of one list are made alike


@dataclass(frozen=True)
class _Box:
    title: _Title
    node: LexborNode
    address: bool  # the target's site can be read in it
    snippet: str


def read_page(
    engine: Engine, html: str, *, query: str = "", status: int = 200, url: str = ""
) -> tuple[Outcome, tuple[Hit, ...]]:
    """What the engine's own parser says; where it does not understand the page, what the page's structure does."""
    outcome, hits = engine.parse(html, query=query, status=status, url=url)
    if outcome is not Outcome.NOT_UNDERSTOOD:
        return outcome, hits
    return read_structure(engine, html, query=query, url=url)


def read_structure(engine: Engine, html: str, *, query: str = "", url: str = "") -> tuple[Outcome, tuple[Hit, ...]]:
    """By its structure alone."""
    hits = structural_hits(markup.read(html), engine.target, url or engine.url(Query("x"), ""))
    if hits and engine.may_be_irrelevant and is_irrelevant(hits, query):
        return Outcome.IRRELEVANT, ()
    return (Outcome.HITS, hits) if hits else (Outcome.NOT_UNDERSTOOD, ())


def structural_hits(tree: LexborHTMLParser, target_of: Target, page: str) -> tuple[Hit, ...]:
    """The hits in order; empty where no group of boxes reads like results. A check or a refusal has none."""
    if blocks.is_check(tree, page):
        return ()
    groups: dict[tuple[str, ...], list[_Title]] = defaultdict(list)
    for title in _titles(tree, target_of, page):
        groups[title.kind].append(title)
    largest = sorted(groups.values(), key=len, reverse=True)[:_MOST_GROUPS]
    boxes = [_boxes(titles) for titles in largest if len({title.target for title in titles}) >= _FEWEST]
    best = max((group for group in boxes if _reads_like_results(group)), key=_weight, default=[])
    return tuple(_hit(rank, box) for rank, box in enumerate(best[:_MOST], start=1))


def _titles(tree: LexborHTMLParser, target_of: Target, page: str) -> Iterator[_Title]:
    beside, headings = markup.matching(tree, _BESIDE), markup.matching(tree, _HEADINGS)
    for link in tree.css("a[href]")[:_MOST_LINKS]:
        target = target_of(markup.attribute(link, "href"), page)
        if target and markup.up(link, beside) is None:
            words, kind = _title(link, headings)
            if words:
                yield _Title(link, words[:_LONGEST], target, kind)


def _title(link: LexborNode, headings: markup.Nodes) -> tuple[str, tuple[str, ...]]:
    """The words of a title, and how it is made."""
    if (heading := link.css_first(_HEADINGS)) is not None and (words := markup.text(heading)):
        return words, ("in link", heading.tag or "")
    if (around := markup.up(link, headings)) is not None:
        return markup.text(link), ("in heading", around.tag or "")
    here: LexborNode | None = link
    kind = []
    for _ in range(3):
        kind.append(_name(here))
        here = here.parent if here is not None else None
    return _plain_title(link), tuple(kind)


def _name(node: LexborNode | None) -> str:
    classes = markup.attribute(node, "class").split()
    return f"{node.tag}.{classes[0] if classes else ''}" if node is not None else ""


def _plain_title(link: LexborNode) -> str:
    """Of a link without a heading: of its lines the longest that is no address."""
    lines = [line for line in _lines(link) if not _is_address(line)]
    return max(lines, key=len, default="")


def _is_address(line: str) -> bool:
    return _ADDRESS.match(line) is not None


def _lines(node: LexborNode, without: markup.Nodes = frozenset()) -> list[str]:
    """The texts of a box as they stand below one another."""
    lines: list[str] = []
    words: list[str] = []
    waiting: list[LexborNode | None] = [node.child]  # None ends a line
    while waiting:
        here = waiting.pop()
        if here is None or here.tag in _BLOCKS:
            lines.append(markup.fold("".join(words)))
            words = []
        if here is None:
            continue
        if here.next is not None:
            waiting.append(here.next)
        if here.tag == "-text":
            words.append(here.text_content or "")
        elif here.tag not in markup.UNSEEN and here.mem_id not in without and here.child is not None:
            waiting += [None, here.child] if here.tag in _BLOCKS else [here.child]
    lines.append(markup.fold("".join(words)))
    return [line for line in lines if line]


def _boxes(titles: list[_Title]) -> list[_Box]:
    """The largest part of the page around each title that holds no other of them; a page that is linked twice counts
    where it stands first. Advertisements are left out."""
    targets_below: dict[int, set[str]] = defaultdict(set)
    for title in titles:
        here: LexborNode | None = title.link
        while here is not None:
            targets_below[here.mem_id].add(title.target)
            here = here.parent
    boxes: dict[str, _Box] = {}
    for title in titles:
        node = title.link
        while node.parent is not None and len(targets_below[node.parent.mem_id]) == 1:
            node = node.parent
        if title.target not in boxes and not _is_advertisement(node):
            boxes[title.target] = _box(title, node)
    return list(boxes.values())


def _box(title: _Title, node: LexborNode) -> _Box:
    site = site_of(title.target)
    beside = [line for line in _lines(node) if line != title.words]
    address = any(_is_address(line) or site in line.lower() for line in beside)
    snippets = [line for line in _lines(node, frozenset((title.link.mem_id,))) if not _is_address(line)]
    snippet = max(snippets, key=len, default="")
    return _Box(title, node, address, snippet[:_LONGEST] if len(snippet) >= _SHORTEST_SNIPPET else "")


def _is_advertisement(node: LexborNode) -> bool:
    """The label is a text of its own, whatever stands in the same line."""
    texts = (words.strip() for words in markup.texts(node))
    return any(len(words) <= _LONGEST_LABEL and _AD_LABEL.fullmatch(words) for words in texts)


def _reads_like_results(boxes: list[_Box]) -> bool:
    hosts = {box.title.target if is_opaque(box.title.target, "") else site_of(box.title.target) for box in boxes}
    described = sum(1 for box in boxes if box.snippet)
    addressed = sum(1 for box in boxes if box.address)
    if len(boxes) < _FEWEST or len(hosts) < _FEWEST_HOSTS or 2 * described < len(boxes):
        return False
    return 3 * addressed >= len(boxes) or (_in_headings(boxes) and 5 * described >= 4 * len(boxes))


def _in_headings(boxes: list[_Box]) -> bool:
    return boxes[0].title.kind[0].startswith("in ")


def _weight(boxes: list[_Box]) -> float:
    return sum(bool(box.snippet) + box.address for box in boxes) * (1.5 if _in_headings(boxes) else 1.0)


def _hit(rank: int, box: _Box) -> Hit:
    date, snippet = split_date(box.snippet)
    target = box.title.target
    return Hit(rank, box.title.words, target, snippet, site_of(target), date, structural=True)
