"""Yandex's result page: `#search-result > li` (or `li.serp-item`); its other class names are made anew by machines."""

import re
from urllib.parse import urlencode, urljoin, urlsplit

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.adapters.search.locales import language_of, region_of
from app.adapters.search.serp import block_pages as blocks
from app.adapters.search.serp import markup
from app.adapters.search.serp.dates import split_date
from app.adapters.search.serp.engine import Engine
from app.core.domain.addresses import is_web_address, site_of
from app.core.domain.catalogue import RECORDED, EngineInfo
from app.core.domain.evidence import Hit, Outcome, Query

NAME = "yandex"
BASE = "https://yandex.com"
INFO = EngineInfo(
    NAME,
    "Yandex",
    terms="https://yandex.com/legal/termsofuse/",
    checked=RECORDED,
)
READY = (
    "#search-result > li h2 a, #search-result > li a h2, li.serp-item a.b-serp-item__title-link, .EmptySearchResults,"
    " form[action*='/checkcaptcha']"
)

_ROWS = "#search-result > li, li.serp-item"
_TITLES = "h2, a.b-serp-item__title-link"
_SNIPPETS = (
    ".OrganicTextContentSpan, .OrganicText, .organic__text",
    ".Organic-ContentWrapper, .organic__content-wrapper",
    ".b-serp-item__text",
    ".TextContainer",
)
_CHECK = "form[action*='/checkcaptcha'], .CheckboxCaptcha, .AdvancedCaptcha"
_CHECK_PATHS = ("/showcaptcha", "/checkcaptcha")
_NOTHING = ".EmptySearchResults, .b-error__message, .misspell__empty"
_NOTHING_TITLES = ("ничего не найдено", "ничего не нашлось", "nothing found", "no results found")

_HOST = re.compile(r"((www|m)\.)?(yandex\.(com|ru|eu|by|kz|uz|ua|com\.tr|com\.ua)|ya\.ru)")
_AD_HOST = re.compile(r"(yabs|an|bs|direct)\.yandex\.[a-z.]+")
_OWN = re.compile(r"/?|/(search|yandsearch|images|video|clck|maps|products|adv|checkcaptcha|showcaptcha)(/.*)?")

_SINCE = {"day": "77", "week": "1", "month": "2"}  # 24 hours, two weeks (there is no single one), a month
_REGIONS = {"US": "84", "CA": "95", "CN": "134", "RU": "225"}  # numbers of its own; elsewhere it goes by the network


def url(query: Query, address: str = "") -> str:
    """`address` stands for `https://yandex.com`. There are no news pages, and no filter for a year."""
    parameters = {"text": query.text, "lang": language_of(query.language)}
    if region := _REGIONS.get(region_of(query.language)):
        parameters["lr"] = region
    if query.since in _SINCE:
        parameters["within"] = _SINCE[query.since]
    return f"{(address or BASE).rstrip('/')}/search/?{urlencode(parameters)}"


def parse(html: str, *, query: str = "", status: int = 200, url: str = "") -> tuple[Outcome, tuple[Hit, ...]]:
    tree = markup.read(html)
    if hits := _hits(tree, url or BASE):
        return Outcome.HITS, hits
    if urlsplit(url).path.startswith(_CHECK_PATHS) or tree.css_first(_CHECK) is not None or blocks.is_check(tree, url):
        return Outcome.CHECK, ()
    if _has_no_results(tree):
        return Outcome.NO_RESULTS, ()
    return blocks.without_hits(tree, status), ()


def target_of(href: str, page: str) -> str:
    """Links are direct; "" for ads, which go through hosts of their own, and for the engine's other pages."""
    href = href.strip()
    address = urljoin(page, href) if href.startswith("//") else href
    if not is_web_address(address):
        return ""
    parts, own = urlsplit(address), urlsplit(page)
    host = parts.hostname or ""
    on_engine = _HOST.fullmatch(host) or parts.netloc == own.netloc
    return "" if _AD_HOST.fullmatch(host) or (on_engine and _OWN.fullmatch(parts.path)) else address


def _hits(tree: LexborHTMLParser, page: str) -> tuple[Hit, ...]:
    links, rows = markup.matching(tree, "a[href]"), markup.matching(tree, _ROWS)
    results: dict[int, tuple[LexborNode, str, str]] = {}
    for heading in tree.css(_TITLES):
        row = markup.up(heading, rows)
        if row is None or row.mem_id in results:
            continue  # only a row's first heading names its page
        link, title = markup.linked(heading, links)
        results[row.mem_id] = (row, title, target_of(markup.attribute(link, "href"), page))
    hits = [parts for parts in results.values() if parts[1] and parts[2]]
    return tuple(_hit(rank, *parts) for rank, parts in enumerate(hits, start=1))


def _hit(rank: int, row: LexborNode, title: str, target: str) -> Hit:
    date, snippet = split_date(markup.first_text(row, *_SNIPPETS))
    return Hit(rank, title, target, snippet, site_of(target), date)


def _has_no_results(tree: LexborHTMLParser) -> bool:
    title = markup.text(tree.css_first("title")).lower()
    return tree.css_first(_NOTHING) is not None or title.endswith(_NOTHING_TITLES)


ENGINE = Engine(INFO, url, parse, READY, target_of)
