"""Bing's result pages: `#b_results > li.b_algo`, news `.newsitem`; the check is a Turnstile frame inside the page."""

import base64
import binascii
import re
import time
from collections.abc import Callable
from urllib.parse import urlencode

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.adapters.search.locales import interface_language, region_of
from app.adapters.search.serp import block_pages as blocks
from app.adapters.search.serp import markup
from app.adapters.search.serp.dates import is_date, split_date
from app.adapters.search.serp.engine import Engine
from app.adapters.search.serp.links import locate, parameter, unless_own, web_only
from app.adapters.search.serp.relevance import is_irrelevant
from app.core.domain.addresses import site_of
from app.core.domain.catalogue import RECORDED, EngineInfo
from app.core.domain.evidence import Hit, Outcome, Query

NAME = "bing"
BASE = "https://www.bing.com"
BASE_CN = "https://cn.bing.com"  # where www.bing.com sends readers in China
INFO = EngineInfo(
    NAME,
    "Bing",
    terms="https://www.microsoft.com/servicesagreement",
    checked=RECORDED,
)
READY = "#b_results > li.b_algo h2, #b_results > li.b_no, .newsitem a.title, #turnstile-widget, .captcha_header"

_ROWS = ("#b_results > li.b_algo", "li.b_algo", "#b_results > li:not(.b_ad, .b_ans, .b_pag, .b_msg)")
_SNIPPETS = (".b_caption p", ".b_snippet", ".b_lineclamp2, .b_lineclamp3, .b_lineclamp4", ".b_paractl", "p")
_BESIDE = ".news_dt, .algoSlug_icon, .b_attribution, .b_tpcn"  # in the snippet's box, but not the snippet
_JUNK_REGIONS = ("", "US", "CN", "RU")  # with these, `cc` brings unrelated results (seen since September 2026)

_NEWS = ".newsitem"
_NEWS_AGES = ("[class*='source'] span[aria-label]", ".ns_sc_tm", "[class*='source'] span[tabindex]")
_SINCE = {"day": "ez1", "week": "ez2", "month": "ez3"}
_NEWS_SINCE = {"day": "7", "week": "8", "month": "9", "year": "9"}  # nothing between a month and any age
_DAY = 86_400  # seconds
_YEAR = 365  # days

_ENGINE_HOST = re.compile(r"(.+\.)?bing\.com")
_OWN = re.compile(r"/?|/(aclick|newtabredir|search|maps|shop)|/(images|videos|news|copilotsearch)/.*")


def url(query: Query, address: str = "", now: Callable[[], float] = time.time) -> str:
    """`address` stands for `https://www.bing.com`, or `https://cn.bing.com` for readers in China, who have no news."""
    language, region = interface_language(query.language), region_of(query.language)
    in_china = language == "zh-CN" and region in ("", "CN")
    parameters = {"q": query.text, "setlang": language}
    if region not in _JUNK_REGIONS:
        parameters["cc"] = region.lower()
    base = (address or (BASE_CN if in_china else BASE)).rstrip("/")
    if query.kind == "news" and not in_china:
        age = {"qft": f'interval="{_NEWS_SINCE[query.since]}"'} if query.since in _NEWS_SINCE else {}
        return f"{base}/news/search?{urlencode(parameters | age | {'form': 'PTFTNR'})}"
    if base == BASE_CN:
        parameters["ensearch"] = "0"
    return f"{base}/search?{urlencode(parameters | _age(query.since, now))}"


def _age(since: str, now: Callable[[], float]) -> dict[str, str]:
    """The filter as the page's own menu sets it; a year is a span of days counted from 1970."""
    today = int(now() // _DAY)
    code = f"ez5_{today - _YEAR}_{today}" if since == "year" else _SINCE.get(since, "")
    return {"filters": f'ex1:"{code}"'} if code else {}


def parse(html: str, *, query: str = "", status: int = 200, url: str = "") -> tuple[Outcome, tuple[Hit, ...]]:
    tree = markup.read(html)
    hits = _hits(tree, url or BASE) or _news(tree, url or BASE)
    if hits:
        return (Outcome.IRRELEVANT, ()) if is_irrelevant(hits, query) else (Outcome.HITS, hits)
    if blocks.is_check(tree, url):
        return Outcome.CHECK, ()
    if tree.css_first("#b_results > li.b_no, li.b_no h1") is not None:
        return Outcome.NO_RESULTS, ()
    return blocks.without_hits(tree, status), ()


def target_of(href: str, page: str) -> str:
    """`/ck/a?…&u=a1<base64url, unpadded>` holds the target in `u`; `/aclick` is an ad."""
    address, path = locate(href, page, _ENGINE_HOST)
    if path == "/ck/a":
        return _base64_target(parameter(address, "u"))
    return unless_own(_OWN, path, address)


def _base64_target(value: str) -> str:
    encoded = value[2:] if value.startswith("a1") else ""
    try:
        padded = encoded + "=" * (-len(encoded) % 4)
        return web_only(base64.b64decode(padded, altchars=b"-_", validate=True).decode())
    except (binascii.Error, UnicodeDecodeError):
        return ""  # a target that is not whole is no target


def _hits(tree: LexborHTMLParser, page: str) -> tuple[Hit, ...]:
    rows = next((rows for selector in _ROWS if (rows := tree.css(selector))), [])
    links = markup.matching(tree, "a[href]")
    results = [(row, title, target) for row in rows for title, target in [_title(row, links, page)] if title and target]
    beside = markup.matching(tree, _BESIDE)
    return tuple(_hit(rank, beside, *parts) for rank, parts in enumerate(results, start=1))


def _title(row: LexborNode, links: markup.Nodes, page: str) -> tuple[str, str]:
    heading = row.css_first("h2")
    link, title = markup.linked(heading, links) if heading is not None else (None, "")
    return title, target_of(markup.attribute(link, "href"), page)


def _hit(rank: int, beside: markup.Nodes, row: LexborNode, title: str, target: str) -> Hit:
    date_text = markup.first_text(row, ".news_dt")
    date, snippet = split_date(markup.first_text(row, *_SNIPPETS, without=beside))
    return Hit(rank, title, target, snippet.lstrip("·-— "), site_of(target), date_text or date)


def _news(tree: LexborHTMLParser, page: str) -> tuple[Hit, ...]:
    """The news page, or what it loads while one scrolls. Among ordinary results such cards are only a box."""
    if tree.css_first("#b_results") is not None:
        return ()
    links = markup.matching(tree, "a[href]")
    results = []
    for card in tree.css(_NEWS):
        heading = card.css_first("a.title, h2")
        link, title = markup.linked(heading, links) if heading is not None else (None, "")
        if title and (target := target_of(markup.attribute(link, "href"), page)):
            results.append((card, title, target))
    return tuple(
        Hit(rank, title, target, markup.first_text(card, ".snippet"), site_of(target), _news_date(card))
        for rank, (card, title, target) in enumerate(results, start=1)
    )


def _news_date(card: LexborNode) -> str:
    """A date from the label where there is one, else the age as shown, such as `3h`."""
    labels = [markup.attribute(node, "aria-label") for selector in _NEWS_AGES for node in card.css(selector)]
    date_texts = [markup.text(node) for selector in _NEWS_AGES for node in card.css(selector)]
    dates = [words for words in (*labels, *date_texts) if is_date(words)]
    return next((words for words in (*dates, *date_texts) if words[:1].isdigit() or is_date(words)), "")


ENGINE = Engine(INFO, url, parse, READY, target_of, may_be_irrelevant=True)
