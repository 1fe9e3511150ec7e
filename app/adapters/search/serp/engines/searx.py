"""The page of a SearXNG (or searx) that the user names: `article.result h3 a`; links are direct.

Such a page has no address of ours: public ones are many, small, and not to be burdened by a program.
"""

from urllib.parse import urlencode, urlsplit

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.adapters.search.locales import interface_language
from app.adapters.search.serp import block_pages as blocks
from app.adapters.search.serp import markup
from app.adapters.search.serp.dates import split_date
from app.adapters.search.serp.engine import Engine
from app.adapters.search.serp.links import direct_target
from app.core.domain.addresses import is_web_address, site_of
from app.core.domain.catalogue import DOCUMENTED, EngineInfo
from app.core.domain.evidence import Hit, Outcome, Query

NAME = "searx"
BASE = ""
INFO = EngineInfo(
    NAME,
    "SearXNG",
    checked=DOCUMENTED,
)
READY = "article.result h3 a, .result h4.result_header a, #urls .dialog-error, #main_results .alert"

_TITLES = "article.result h3, .result h4.result_header"
_ROWS = "article.result, .result"
_SNIPPETS = ("p.content", ".result-content", ".content")
_DATES = ("time.published_date", ".published_date", "time")
_NO_SNIPPET = ".empty_element"  # the instance's own words where a site gave none
_NOTHING = "#urls .dialog-error, #urls .dialog-error-block, #main_results .alert"
_UNRESPONSIVE = "#engines_msg"  # some of the engines that it asks did not answer
_OWN = ("/search", "/preferences", "/stats", "/image_proxy")
_SINCE = ("day", "week", "month", "year")


def url(query: Query, address: str = "") -> str:
    """`address` is the instance's, such as `https://search.example/searx`; without one the result is empty."""
    if not address:
        return ""
    parameters = {"q": query.text, "language": _language(query.language), "theme": "simple"}
    parameters["categories"] = "news" if query.kind == "news" else "general"
    if query.since in _SINCE:
        parameters["time_range"] = query.since
    return f"{address.rstrip('/').removesuffix('/search')}/search?{urlencode(parameters)}"


def parse(html: str, *, query: str = "", status: int = 200, url: str = "") -> tuple[Outcome, tuple[Hit, ...]]:
    """Nothing found while engines did not answer is a refusal: nobody has looked."""
    tree = markup.read(html)
    if hits := _hits(tree, url):
        return Outcome.HITS, hits
    if blocks.is_check(tree, url):
        return Outcome.CHECK, ()
    if tree.css_first(_NOTHING) is not None:
        return (Outcome.REFUSED if tree.css_first(_UNRESPONSIVE) is not None else Outcome.NO_RESULTS), ()
    return blocks.without_hits(tree, status), ()


def _language(tag: str) -> str:
    """It takes tags as they are, but knows Chinese by region only."""
    return interface_language(tag) if tag.lower().startswith("zh") else tag or "all"


def _hits(tree: LexborHTMLParser, page: str) -> tuple[Hit, ...]:
    links, rows = markup.matching(tree, "a[href]"), markup.matching(tree, _ROWS)
    results = []
    for heading in tree.css(_TITLES):
        link, title = markup.linked(heading, links)
        target = markup.attribute(link, "href").strip()
        if title and is_web_address(target) and not _is_own(target, page):
            results.append((markup.up(heading, rows), title, target))
    beside = markup.matching(tree, _NO_SNIPPET)
    return tuple(_hit(rank, beside, *parts) for rank, parts in enumerate(results, start=1))


def _is_own(target: str, page: str) -> bool:
    there, here = urlsplit(target), urlsplit(page)
    below = here.path.rpartition("/")[0]
    return there.netloc == here.netloc and there.path.removeprefix(below).startswith(_OWN)


def _hit(rank: int, beside: markup.Nodes, row: LexborNode | None, title: str, target: str) -> Hit:
    date_text = markup.first_text(row, *_DATES)
    date, snippet = split_date(markup.first_text(row, *_SNIPPETS, without=beside))
    return Hit(rank, title, target, snippet, site_of(target), date_text or date)


ENGINE = Engine(INFO, url, parse, READY, direct_target)
