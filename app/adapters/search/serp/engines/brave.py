"""Brave's result page: `[data-type='web']` rows with direct links; news the same with `news`."""

import re
from urllib.parse import urlencode

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.adapters.search.serp import block_pages as blocks
from app.adapters.search.serp import markup
from app.adapters.search.serp.dates import is_date, split_date
from app.adapters.search.serp.engine import Engine
from app.adapters.search.serp.links import direct_link
from app.core.domain.addresses import site_of
from app.core.domain.catalogue import RECORDED, EngineInfo
from app.core.domain.evidence import Hit, Outcome, Query

NAME = "brave"
BASE = "https://search.brave.com"
INFO = EngineInfo(
    NAME,
    "Brave Search",
    terms="https://brave.com/terms-of-use/",
    checked=RECORDED,
)
READY = f"[data-type='web'] a[href], [data-type='news'] a[href], #search-elsewhere, {blocks.VISIBLE_CHECK}"

_ROWS = ("[data-type='web']", "[data-type='news']", "#results > .snippet")
_TITLES = ("a .search-snippet-title, a .snippet-title", "a div[title], a span[title]", "a .title")
_SNIPPETS = (".generic-snippet .content", ".snippet-description, .snippet-content .description", ".content", "p.desc")
_DATES = (".content .t-secondary", ".snippet-url-date", ".age, time")
_SINCE = {"day": "pd", "week": "pw", "month": "pm", "year": "py"}
_NONE = re.compile(r"\bnoResults:(?:true|!0)\b")  # in the data that the page carries for its own script

_ENGINE_HOST = re.compile(r"search\.brave\.com")
_OWN = re.compile(r"/?|/(search|news|images|videos|ask|goggles|settings)(/.*)?|/a/.*")


def url(query: Query, address: str = "") -> str:
    """`address` stands for `https://search.brave.com`. Language and region stand in cookies only."""
    age = {"tf": _SINCE[query.since]} if query.since in _SINCE else {}
    place = "news" if query.kind == "news" else "search"
    return f"{(address or BASE).rstrip('/')}/{place}?{urlencode({'q': query.text, 'source': 'web'} | age)}"


def parse(html: str, *, query: str = "", status: int = 200, url: str = "") -> tuple[Outcome, tuple[Hit, ...]]:
    tree = markup.read(html)
    if hits := _hits(tree, url or BASE):
        return Outcome.HITS, hits
    if blocks.is_check(tree, url):
        return Outcome.CHECK, ()
    if any(_NONE.search(script.text()) for script in tree.css("script")):
        return Outcome.NO_RESULTS, ()
    return blocks.without_hits(tree, status), ()


def target_of(href: str, page: str) -> str:
    """Brave's links are direct."""
    return direct_link(href, page, _ENGINE_HOST, _OWN)


def _hits(tree: LexborHTMLParser, page: str) -> tuple[Hit, ...]:
    """A row's further links lead below the same site or to its answers: only the one around the title counts."""
    links = markup.matching(tree, "a[href]")
    rows = markup.first_matches(tree, *_ROWS)
    results = []
    for row in rows:
        headings = markup.first_matches(row, *_TITLES)
        link, title = markup.linked(headings[0], links) if headings else (None, "")
        if title and (target := target_of(markup.attribute(link, "href"), page)):
            results.append((row, title, target))
    return tuple(_hit(rank, *parts) for rank, parts in enumerate(results, start=1))


def _hit(rank: int, row: LexborNode, title: str, target: str) -> Hit:
    date, snippet = split_date(markup.first_text(row, *_SNIPPETS))
    date_text = markup.first_text(row, *_DATES).rstrip(" -")
    return Hit(rank, title, target, snippet, site_of(target), date or (date_text if is_date(date_text) else ""))


ENGINE = Engine(INFO, url, parse, READY, target_of)
