"""Sogou's result page: `.results > .vrwrap` (older `.rb`); most links are redirects that hide their targets."""

import re
from urllib.parse import urlencode

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.adapters.search.serp import block_pages as blocks
from app.adapters.search.serp import markup
from app.adapters.search.serp.dates import is_date, split_date
from app.adapters.search.serp.engine import Engine
from app.adapters.search.serp.links import is_ad, is_opaque, locate, parameter, unless_own, web_only
from app.core.domain.addresses import site_of
from app.core.domain.catalogue import RECORDED, EngineInfo
from app.core.domain.evidence import Hit, Outcome, Query

NAME = "sogou"
BASE = "https://www.sogou.com"
INFO = EngineInfo(
    NAME,
    "Sogou",
    terms="https://www.sogou.com/docs/terms.htm",
    checked=RECORDED,
)
READY = f".results h3 a[href], [id^='noresult'], .no-result, {blocks.VISIBLE_CHECK}"

_HEADINGS = (".results h3", "#main h3", "h3")
_ROW = ".results > *, .vrwrap, .rb, #main li"
_AD = ".sponsored, .biz_sponsor, [class*='promotion'], [id*='promotion'], .business"
_SNIPPETS = (".space-txt, .star-wiki", ".str_info, .str-text-info", ".ft, .attribute-centent", ".text-layout p, p")
_CITES = (".citeurl", ".news-from", "cite")
_DATES = (".cite-date", ".news-from span", "cite")
_HOST = re.compile(r"(?:[a-z0-9-]+\.)+[a-z]{2,}", re.IGNORECASE)
_LABEL = re.compile(r"^\[ ?\S{2} ?\]")  # that a hit has pictures
_DAY = re.compile(r"\d{4}-\d{1,2}-\d{1,2}")
_NEWS = "1728053249"  # the number under which Sogou's own pages ask for news
_SINCE = {"day": "1", "week": "2", "month": "3", "year": "4"}

_ENGINE_HOST = re.compile(r"((www|m|wap|weixin)\.)?sogou\.com")
_OWN = re.compile(r"/?|/(web|sogou|tx|weixin|bill_cpc|bill_search|antispider)(/.*)?")


def url(query: Query, address: str = "") -> str:
    """`address` stands for `https://www.sogou.com`. There is one language and one region only."""
    parameters = {"query": query.text, "ie": "utf8"}
    if query.since in _SINCE:
        parameters |= {"s_from": f"inttime_{query.since}", "tsn": _SINCE[query.since]}
    if query.kind == "news":
        parameters["interation"] = _NEWS
    place = "sogou" if query.kind == "news" else "web"
    return f"{(address or BASE).rstrip('/')}/{place}?{urlencode(parameters)}"


def parse(html: str, *, query: str = "", status: int = 200, url: str = "") -> tuple[Outcome, tuple[Hit, ...]]:
    tree = markup.read(html)
    if hits := _hits(tree, url or BASE):
        return Outcome.HITS, hits
    if blocks.is_check(tree, url):
        return Outcome.CHECK, ()
    if tree.css_first("[id^='noresult'], .no-result") is not None or "没有找到与" in markup.text(tree.body):
        return Outcome.NO_RESULTS, ()
    return blocks.without_hits(tree, status), ()


def target_of(href: str, page: str) -> str:
    """`/link?url=…` is opaque and comes back as it is, unless `url` is an address; `/bill_cpc` is an ad."""
    address, path = locate(href, page, _ENGINE_HOST)
    if path == "/link":
        return web_only(parameter(address, "url")) or address
    return "" if is_ad(address) else unless_own(_OWN, path, address)


def _hits(tree: LexborHTMLParser, page: str) -> tuple[Hit, ...]:
    links, ads, rows = (markup.matching(tree, selector) for selector in ("a[href]", _AD, _ROW))
    results = []
    for heading in markup.first_matches(tree, *_HEADINGS):
        link, title = markup.linked(heading, links)
        row = markup.up(heading, rows)
        linked = target_of(markup.attribute(link, "href"), page)
        if not title or not linked or markup.up(heading, ads) is not None:
            continue
        if row is None and not is_opaque(linked, page):
            continue  # outside of the list only Sogou's own redirects are hits for sure
        results.append((row, title, _target(row, linked, page)))
    return tuple(_hit(rank, page, *parts) for rank, parts in enumerate(results, start=1))


def _target(row: LexborNode | None, linked: str, page: str) -> str:
    """The address that the row names where it is about one page only; else the link."""
    if row is None or not is_opaque(linked, page) or len(row.css("h3")) > 1:
        return linked
    addresses = {markup.attribute(node, "data-url") for node in row.css("[data-url]")} - {""}
    target = target_of(addresses.pop(), page) if len(addresses) == 1 else ""
    return target if target and not is_opaque(target, page) else linked


def _hit(rank: int, page: str, row: LexborNode | None, title: str, target: str) -> Hit:
    ahead, snippet = split_date(_LABEL.sub("", markup.first_text(row, *_SNIPPETS)).lstrip())
    cite = markup.first_text(row, *_CITES)
    date_text = markup.first_text(row, *_DATES).lstrip("- ")
    day = _DAY.search(cite)
    date = ahead or (date_text if is_date(date_text) else (day.group() if day else ""))
    host = _HOST.search(cite)
    site = (host.group().lower().removeprefix("www.") if host else "") if is_opaque(target, page) else site_of(target)
    return Hit(rank, title, target, snippet, site, date)


ENGINE = Engine(INFO, url, parse, READY, target_of)
