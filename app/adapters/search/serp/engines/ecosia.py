"""Ecosia's result page: `[data-test-id='organic-result']`, direct links; the hits are those of Google or Bing."""

import re
from urllib.parse import urlencode

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.adapters.search.serp import block_pages as blocks
from app.adapters.search.serp import markup
from app.adapters.search.serp.dates import is_date, split_date
from app.adapters.search.serp.engine import Engine
from app.adapters.search.serp.links import direct_link
from app.adapters.search.serp.relevance import is_irrelevant
from app.core.domain.addresses import site_of
from app.core.domain.catalogue import RECORDED, EngineInfo
from app.core.domain.evidence import Hit, Outcome, Query

NAME = "ecosia"
BASE = "https://www.ecosia.org"
INFO = EngineInfo(
    NAME,
    "Ecosia",
    terms="https://www.ecosia.org/terms-of-service",
    checked=RECORDED,
)
READY = (
    "[data-test-id='organic-result'] h2, [data-test-id='news-result'] a, article.result h2,"
    f" [data-test-id*='no-result'], {blocks.VISIBLE_CHECK}"
)

_ROWS = ("[data-test-id='organic-result'], article.web-result", "[data-test-id*='news-result']", "main article")
_TITLES = ("h2, [data-test-id='result-title']", ".result__title", "h3")
_AD = "[data-test-id*='result-ad'], [data-test-id*='ad-result'], .ad-result, .card-ad"
_SNIPPETS = (
    "[data-test-id='web-result-description']",
    "[data-test-id='result-description']",
    ".result__description",
    "p",
)
_DATES = ("[data-test-id*='date']", "[class*='published'], [class*='date']", "time")
_NONE = ("didn't find any results for", "no results found for")
_SINCE = ("day", "week", "month", "year")

_ENGINE_HOST = re.compile(r"(www\.)?ecosia\.org")
_OWN = re.compile(r"/(search|news|images|videos|ai-search|chat|settings)(/.*)?")


def url(query: Query, address: str = "") -> str:
    """`address` stands for `https://www.ecosia.org`. Language and region stand in a cookie only."""
    parameters = {"q": query.text} | ({"freshness": query.since} if query.since in _SINCE else {})
    place = "news" if query.kind == "news" else "search"
    return f"{(address or BASE).rstrip('/')}/{place}?{urlencode(parameters)}"


def parse(html: str, *, query: str = "", status: int = 200, url: str = "") -> tuple[Outcome, tuple[Hit, ...]]:
    tree = markup.read(html)
    if hits := _hits(tree, url or BASE):
        return (Outcome.IRRELEVANT, ()) if is_irrelevant(hits, query) else (Outcome.HITS, hits)
    if blocks.is_check(tree, url):
        return Outcome.CHECK, ()
    words = markup.text(tree.body).lower().replace("’", "'")
    if tree.css_first("[data-test-id*='no-result']") is not None or any(sign in words for sign in _NONE):
        return Outcome.NO_RESULTS, ()
    return blocks.without_hits(tree, status), ()


def target_of(href: str, page: str) -> str:
    """Ecosia's links are direct; its ads lead through the click counters of Google and Bing."""
    return direct_link(href, page, _ENGINE_HOST, _OWN)


def _hits(tree: LexborHTMLParser, page: str) -> tuple[Hit, ...]:
    links, ads = markup.matching(tree, "a[href]"), markup.matching(tree, _AD)
    rows = markup.first_matches(tree, *_ROWS)
    results = []
    for row in rows:
        headings = markup.first_matches(row, *_TITLES)
        link, title = markup.linked(headings[0], links) if headings else (None, "")
        target = target_of(markup.attribute(link, "href"), page)
        if title and target and markup.up(row, ads) is None:
            results.append((row, title, target))
    return tuple(_hit(rank, *parts) for rank, parts in enumerate(results, start=1))


def _hit(rank: int, row: LexborNode, title: str, target: str) -> Hit:
    date, snippet = split_date(markup.first_text(row, *_SNIPPETS))
    date_text = markup.first_text(row, *_DATES)
    return Hit(rank, title, target, snippet, site_of(target), date or (date_text if is_date(date_text) else ""))


ENGINE = Engine(INFO, url, parse, READY, target_of, may_be_irrelevant=True)
