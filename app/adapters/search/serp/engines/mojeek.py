"""Mojeek's result page: `ul.results-standard > li` with direct links; its own index, European languages only."""

import re
from collections.abc import Callable
from datetime import date, timedelta
from urllib.parse import urlencode

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.adapters.search.locales import language_of, region_of
from app.adapters.search.serp import block_pages as blocks
from app.adapters.search.serp import markup
from app.adapters.search.serp.dates import is_date, split_date
from app.adapters.search.serp.engine import Engine
from app.adapters.search.serp.links import direct_link
from app.core.domain.addresses import site_of
from app.core.domain.catalogue import RECORDED, EngineInfo
from app.core.domain.evidence import Hit, Outcome, Query

NAME = "mojeek"
BASE = "https://www.mojeek.com"
INFO = EngineInfo(
    NAME,
    "Mojeek",
    terms="https://www.mojeek.com/about/terms.html",
    checked=RECORDED,
)
READY = f"ul.results-standard h2 a, .news-search-result h2 a, .result-col, {blocks.VISIBLE_CHECK}"

_TITLES = ("ul.results-standard > li h2 a[href]", ".news-search-result article h2 a[href]", "ul > li > h2 > a[href]")
_ROW = "li, article"
_SNIPPETS = ("p.s", "p:not(.more, .i)")
_DATES = (".date", "p.i span", "time")
_NONE = ("no pages found matching", "no results found for")
_LANGUAGES = frozenset(("de", "en", "es", "fr", "it", "nl", "pt"))

_ENGINE_HOST = re.compile(r"(www\.)?mojeek\.(com|co\.uk|de|fr)")
_OWN = re.compile(r"/(search|summary|preferences)(/.*)?")


def url(query: Query, address: str = "", today: Callable[[], date] = date.today) -> str:
    """`address` stands for `https://www.mojeek.com`. `lb` and `arc` only prefer a language and a region."""
    parameters = {"q": query.text}
    if (language := language_of(query.language)) in _LANGUAGES:
        parameters["lb"] = language
        if region := region_of(query.language):
            parameters["arc"] = region.lower()
    if query.kind == "news":
        parameters["fmt"] = "news"
    if query.since == "week":  # has no word of its own
        parameters["since"] = (today() - timedelta(days=7)).strftime("%Y%m%d")
    elif query.since in ("day", "month", "year"):
        parameters["since"] = query.since
    return f"{(address or BASE).rstrip('/')}/search?{urlencode(parameters)}"


def parse(html: str, *, query: str = "", status: int = 200, url: str = "") -> tuple[Outcome, tuple[Hit, ...]]:
    tree = markup.read(html)
    if hits := _hits(tree, url or BASE):
        return Outcome.HITS, hits
    if blocks.is_check(tree, url):
        return Outcome.CHECK, ()
    words = markup.text(tree.body).lower()
    if any(sign in words for sign in _NONE):
        return Outcome.NO_RESULTS, ()
    return blocks.without_hits(tree, status), ()


def target_of(href: str, page: str) -> str:
    """Mojeek's links are direct."""
    return direct_link(href, page, _ENGINE_HOST, _OWN)


def _hits(tree: LexborHTMLParser, page: str) -> tuple[Hit, ...]:
    rows = markup.matching(tree, _ROW)
    titles = markup.first_matches(tree, *_TITLES)
    results = []
    for link in titles:
        title, target = markup.text(link), target_of(markup.attribute(link, "href"), page)
        if title and target:
            results.append((markup.up(link, rows), title, target))
    return tuple(_hit(rank, *parts) for rank, parts in enumerate(results, start=1))


def _hit(rank: int, row: LexborNode | None, title: str, target: str) -> Hit:
    ahead, snippet = split_date(markup.first_text(row, *_SNIPPETS))
    nodes = [node for selector in _DATES for node in row.css(selector)] if row is not None else []
    date_text = next((words for node in nodes if is_date(words := markup.text(node))), "")
    return Hit(rank, title, target, snippet, site_of(target), ahead or date_text)


ENGINE = Engine(INFO, url, parse, READY, target_of)
