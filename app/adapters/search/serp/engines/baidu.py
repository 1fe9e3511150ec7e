"""Baidu's result pages, web and news: `#content_left > .c-container`, the real address in its attribute `mu`."""

import re
import time
from collections.abc import Callable
from urllib.parse import urlencode, urlsplit

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.adapters.search.serp import block_pages as blocks
from app.adapters.search.serp import markup
from app.adapters.search.serp.dates import is_date, split_date
from app.adapters.search.serp.engine import Engine
from app.adapters.search.serp.links import is_opaque, locate, unless_own
from app.core.domain.addresses import site_of
from app.core.domain.catalogue import RECORDED, EngineInfo
from app.core.domain.evidence import Hit, Outcome, Query

NAME = "baidu"
BASE = "https://www.baidu.com"
INFO = EngineInfo(
    NAME,
    "Baidu",
    terms="https://www.baidu.com/duty/",
    checked=RECORDED,
)
READY = "#content_left h3 a, #content_left a h3, .content_none, .passMod_dialog-wrapper"

_ROWS = "#content_left > *, #content_left .c-container"
_AD = "[data-tuiguang], .ec_wise_ad, .EC_result, .ecom_pingzhuan, [tpl='recommend_list']"
_SNIPPETS = (
    ".c-font-normal.c-color-text, [class*='summary-text'], [class*='content-right']",
    ".c-abstract",
    ".cos-row",
    ".c-span-last p",
    "p",
)
_SITES = (".cosc-source-text, .cosc-source", "[class*='source-text'], [class*='source_']", ".c-showurl", ".g")
_DATES = (".c-color-gray2", ".newTimeFactor_before_abs", "[class*='c-color-gray2']")
_DATA_URL = re.compile(r"""["']?url["']?\s*:\s*["'](https?://[^"']+)["']""")


_SINCE = {"day": 1, "week": 7, "month": 31, "year": 366}  # days
_DAY = 86_400  # seconds

_ENGINE_HOST = re.compile(r"((www|m)\.)?baidu\.com")
_OWN = re.compile(r"/?|/(s|aclk|baidu\.php)|/(sf|more)/.*")
_NOWHERE = re.compile(r"nourl\.ubs\.baidu\.com|.*\.recommend_list\.baidu\.com")  # `mu` of boxes without a page


def url(query: Query, address: str = "", now: Callable[[], float] = time.time) -> str:
    """`address` stands for `https://www.baidu.com`. News have no filter by age, but can be sorted by it."""
    if query.kind == "news":
        order = "4" if query.since else "1"
        parameters = {"word": query.text, "tn": "news", "rtt": order, "bsst": "1", "cl": "2", "ie": "utf-8"}
    else:
        parameters = {"wd": query.text, "ie": "utf-8", "rn": "10"}
        if query.since in _SINCE:
            until = int(now())
            parameters["gpc"] = f"stf={until - _SINCE[query.since] * _DAY},{until}|stftype=1"
    return f"{(address or BASE).rstrip('/')}/s?{urlencode(parameters)}"


def parse(html: str, *, query: str = "", status: int = 200, url: str = "") -> tuple[Outcome, tuple[Hit, ...]]:
    tree = markup.read(html)
    if hits := _hits(tree, url or BASE):
        return Outcome.HITS, hits
    if blocks.is_check(tree, url):
        return Outcome.CHECK, ()
    if tree.css_first(".content_none, .nors") is not None:
        return Outcome.NO_RESULTS, ()
    return blocks.without_hits(tree, status), ()


def target_of(href: str, page: str) -> str:
    """`/link?url=…` is opaque and comes back as it is; `/baidu.php` is an ad, `/s` another search."""
    address, path = locate(href, page, _ENGINE_HOST)
    nowhere = address and _NOWHERE.fullmatch(urlsplit(address).hostname or "")
    return "" if nowhere else unless_own(_OWN, path, address)


def _hits(tree: LexborHTMLParser, page: str) -> tuple[Hit, ...]:
    links, ads, rows = (markup.matching(tree, selector) for selector in ("a[href]", _AD, _ROWS))
    results: dict[int, tuple[LexborNode, str, str]] = {}
    for heading in tree.css("#content_left h3"):
        row = markup.up(heading, rows)
        link, title = markup.linked(heading, links)
        if row is None or link is None or row.mem_id in results or markup.up(row, ads) is not None:
            continue  # `mu` names the page of a row's first heading only
        if title and (target := _target(row, link, page)):
            results[row.mem_id] = (row, title, target)
    return tuple(_hit(rank, page, *parts) for rank, parts in enumerate(results.values(), start=1))


def _target(row: LexborNode, link: LexborNode, page: str) -> str:
    """The address that the row names; else the link, which may be a redirect that hides its target."""
    linked = target_of(markup.attribute(link, "href"), page)
    if linked and not is_opaque(linked, page):
        return linked
    addresses = [markup.attribute(row, "mu"), markup.attribute(row, "data-landurl"), _tools_url(row)]
    targets = (address for name in addresses if name and (address := target_of(name, page)))
    return next((address for address in targets if not is_opaque(address, page)), linked)


def _tools_url(row: LexborNode) -> str:
    """The little menu beside a result knows the address, as JSON or as what JavaScript takes for it."""
    match = _DATA_URL.search(markup.attribute(row.css_first("[data-tools]"), "data-tools"))
    return match.group(1) if match else ""


def _hit(rank: int, page: str, row: LexborNode, title: str, target: str) -> Hit:
    date_text = markup.first_text(row, *_DATES)
    date, snippet = split_date(markup.first_text(row, *_SNIPPETS))
    site, site_date = _site(row) if is_opaque(target, page) else (site_of(target), "")
    return Hit(rank, title, target, snippet, site, date or (date_text if is_date(date_text) else site_date))


def _site(row: LexborNode) -> tuple[str, str]:
    """Site and date as the green line under an old result shows them: `host/path… 2011-06-03`."""
    words = markup.first_text(row, *_SITES).split()
    last = words[-1] if len(words) > 1 and is_date(words[-1]) else ""
    return (words[0].partition("/")[0].removeprefix("www.") if words else ""), last


ENGINE = Engine(INFO, url, parse, READY, target_of)
