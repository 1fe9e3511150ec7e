"""Yahoo's result page: `#web .algo`, links direct or wrapped in `/RU=…/RK=`; the hits are Bing's."""

import re
from urllib.parse import unquote, urlencode

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.adapters.search.locales import language_of, region_of
from app.adapters.search.serp import block_pages as blocks
from app.adapters.search.serp import markup
from app.adapters.search.serp.dates import is_date, split_date
from app.adapters.search.serp.engine import Engine
from app.adapters.search.serp.links import host_of, is_ad, locate, unless_own, web_only
from app.adapters.search.serp.relevance import is_irrelevant
from app.core.domain.addresses import site_of
from app.core.domain.catalogue import RECORDED, EngineInfo
from app.core.domain.evidence import Hit, Outcome, Query

NAME = "yahoo"
BASE = "https://search.yahoo.com"
BASE_NEWS = "https://news.search.yahoo.com"  # English only
INFO = EngineInfo(
    NAME,
    "Yahoo",
    terms="https://legal.yahoo.com/us/en/yahoo/terms/otos/index.html",
    checked=RECORDED,
)
READY = f"#web .algo h3, #web h3 a[href], #web h4 a[href], .NewsArticle a[href], .zrp, {blocks.VISIBLE_CHECK}"

_ROWS = ("#web .algo, .algo-sr, .relsrch", "#web li .res", ".NewsArticle", "#web > ol > li", "ol > li > div")
_AD = ".ads, [data-matarget='ad'], .searchCenterTopAds, .searchCenterBottomAds, .searchRightTopAds"
_SNIPPETS = (".compText, .abstr", ".s-desc", "p")
_DATES = (".s-time", ".compText .fc-2nd, .compText .fc-smoke")
_NONE = ("we did not find results for",)
_SINCE = {"day": "d", "week": "w", "month": "m"}
_COUNTRIES = "AR AT AU BE BR CA CH CL CO DE DK FI FR GB HK ID IE IN IT MX NL NO NZ PE PH SE SG TW VN"
_PLACES = {"GB": "uk", "ES": "espanol"}

_ENGINE_HOST = re.compile(r"(.+\.)?search\.yahoo\.com")
_OWN = re.compile(r"/(?!.*/RU=).*")


def url(query: Query, address: str = "") -> str:
    """`address` stands for `https://search.yahoo.com`, for its likes of other countries and for its news."""
    age = {"btf": _SINCE[query.since]} if query.since in _SINCE else {}
    base = address or (BASE_NEWS if query.kind == "news" else _base(query.language))
    return f"{base.rstrip('/')}/search?{urlencode({'p': query.text, 'ei': 'UTF-8'} | age)}"


def _base(tag: str) -> str:
    region = region_of(tag)
    if language_of(tag) == "zh" and region not in ("TW", "HK"):
        region = "HK"  # the one with simplified characters too
    place = _PLACES.get(region, region.lower() if region in _COUNTRIES.split() else "")
    return f"https://{place}.search.yahoo.com" if place else BASE


def parse(html: str, *, query: str = "", status: int = 200, url: str = "") -> tuple[Outcome, tuple[Hit, ...]]:
    tree = markup.read(html)
    if hits := _hits(tree, url or BASE):
        return (Outcome.IRRELEVANT, ()) if is_irrelevant(hits, query) else (Outcome.HITS, hits)
    if blocks.is_check(tree, url):
        return Outcome.CHECK, ()
    words = markup.text(tree.body).lower()
    if tree.css_first(".zrp") is not None or any(sign in words for sign in _NONE):
        return Outcome.NO_RESULTS, ()
    return blocks.without_hits(tree, status), ()


def target_of(href: str, page: str = "https://search.yahoo.com/search") -> str:
    """`/…/RU=<target>/RK=…` on r.search.yahoo.com; newer pages have direct links."""
    address, path = locate(href, page, _ENGINE_HOST)
    if path is None or "/RU=" not in path:
        return "" if is_ad(address) else unless_own(_OWN, path, address)
    target, ended, _ = re.sub("/R[KS]=", "\n", address.partition("/RU=")[2]).partition("\n")
    inner = web_only(unquote(target)) if ended else ""
    return "" if is_ad(inner) or _ENGINE_HOST.fullmatch(host_of(inner)) else inner


def _hits(tree: LexborHTMLParser, page: str) -> tuple[Hit, ...]:
    links, ads = markup.matching(tree, "a[href]"), markup.matching(tree, _AD)
    rows = markup.first_matches(tree, *_ROWS)
    results = []
    for row in rows:
        headings = row.css("h3") or row.css("h4")
        if len(headings) != 1 or markup.up(row, ads) is not None:
            continue  # none, or a box of several pages
        link, title = markup.linked(headings[0], links)
        if title and (target := target_of(markup.attribute(link, "href"), page)):
            results.append((row, title, target))
    return tuple(_hit(rank, *parts) for rank, parts in enumerate(results, start=1))


def _hit(rank: int, row: LexborNode, title: str, target: str) -> Hit:
    date, snippet = split_date(markup.first_text(row, *_SNIPPETS))
    date_text = markup.first_text(row, *_DATES).strip("· ")
    return Hit(rank, title, target, snippet, site_of(target), date or (date_text if is_date(date_text) else ""))


ENGINE = Engine(INFO, url, parse, READY, target_of, may_be_irrelevant=True)
