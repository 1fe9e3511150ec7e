"""Bing's result page: `#b_results > li.b_algo`; the check is a Turnstile frame inside the ordinary page."""

from urllib.parse import urlencode

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.adapters.search.serp import blocks, markup
from app.adapters.search.serp.dates import split_date
from app.adapters.search.serp.links import from_bing
from app.adapters.search.serp.locales import interface_language, region_of
from app.adapters.search.serp.relevance import is_irrelevant
from app.core.domain.addresses import site_of
from app.core.domain.evidence import Hit, Outcome, Query

BASE = "https://www.bing.com"
READY = "#b_results > li.b_algo h2, #b_results > li.b_no, #turnstile-widget, .captcha_header"

_ROWS = ("#b_results > li.b_algo", "li.b_algo", "#b_results > li:not(.b_ad, .b_ans, .b_pag, .b_msg)")
_SNIPPETS = (".b_caption p", ".b_snippet", ".b_lineclamp2, .b_lineclamp3, .b_lineclamp4", ".b_paractl", "p")
_BESIDE = ".news_dt, .algoSlug_icon, .b_attribution, .b_tpcn"  # in the snippet's box, but not the snippet
_JUNK_REGIONS = ("", "US", "CN", "RU")  # with these, `cc` brings unrelated results (seen since September 2026)


def url(query: Query, address: str = "") -> str:
    """`address` stands for `https://www.bing.com`."""
    parameters = {"q": query.text, "setlang": interface_language(query.language)}
    if (region := region_of(query.language)) not in _JUNK_REGIONS:
        parameters["cc"] = region.lower()
    return f"{(address or BASE).rstrip('/')}/search?{urlencode(parameters)}"


def parse(html: str, *, query: str = "", status: int = 200, url: str = "") -> tuple[Outcome, tuple[Hit, ...]]:
    tree = markup.read(html)
    hits = _hits(tree, url or BASE)
    if hits:
        return (Outcome.IRRELEVANT, ()) if is_irrelevant(hits, query) else (Outcome.HITS, hits)
    if blocks.is_check(tree, url):
        return Outcome.CHECK, ()
    if tree.css_first("#b_results > li.b_no, li.b_no h1") is not None:
        return Outcome.NO_RESULTS, ()
    return blocks.without_hits(tree, status), ()


def _hits(tree: LexborHTMLParser, page: str) -> tuple[Hit, ...]:
    rows = next((rows for selector in _ROWS if (rows := tree.css(selector))), [])
    links = markup.matching(tree, "a[href]")
    found = [(row, title, target) for row in rows for title, target in [_title(row, links, page)] if title and target]
    beside = markup.matching(tree, _BESIDE)
    return tuple(_hit(rank, beside, *parts) for rank, parts in enumerate(found, start=1))


def _title(row: LexborNode, links: markup.Nodes, page: str) -> tuple[str, str]:
    heading = row.css_first("h2")
    link, title = markup.linked(heading, links) if heading is not None else (None, "")
    return title, from_bing(markup.attribute(link, "href"), page)


def _hit(rank: int, beside: markup.Nodes, row: LexborNode, title: str, target: str) -> Hit:
    shown = markup.first_text(row, ".news_dt")
    date, snippet = split_date(markup.first_text(row, *_SNIPPETS, without=beside))
    return Hit(rank, title, target, snippet.lstrip("·-— "), site_of(target), shown or date)
