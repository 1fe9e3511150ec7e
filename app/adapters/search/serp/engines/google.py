"""Google's result pages of a dozen years: their class names change monthly, a linked level-3 heading stays.

A result is a heading (`h3`, or `role=heading`) inside a link, or around one. What is no result is known by
the box around it: ads, questions that others asked, the panel at the side, a result's own subpages, further searches.
"""

import re
from urllib.parse import urlencode

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.adapters.search.locales import interface_language, region_of
from app.adapters.search.serp import block_pages as blocks
from app.adapters.search.serp import markup
from app.adapters.search.serp.dates import is_date, split_date
from app.adapters.search.serp.engine import Engine
from app.adapters.search.serp.links import locate, parameter, unless_own, web_only
from app.core.domain.addresses import site_of
from app.core.domain.catalogue import RECORDED, EngineInfo
from app.core.domain.evidence import Hit, Outcome, Query

NAME = "google"
BASE = "https://www.google.com"
INFO = EngineInfo(
    NAME,
    "Google",
    terms="https://policies.google.com/terms",
    checked=RECORDED,
)
READY = (
    "#search a h3, #rso a h3, #rso a [role='heading'], #botstuff p[role='heading'],"
    " #captcha-form, form[action*='//consent.']"
)

_HEADINGS = ("h3", "a [role='heading'][aria-level='3']")  # the latter on phones; elsewhere it heads boxes
_NO_RESULT = (
    "#tads, #tadsb, #tvcap, #bottomads, .ads-ad, .ads-fr, [data-text-ad], .commercial-unit-desktop-top,"
    " .related-question-pair, .cUnQKe, [data-initq], [data-q], #rhs, #botstuff, #extrares, #brs, g-scrolling-carousel,"
    " .mslg, .nrgt, .usJj9c, .jmjoTe"
)
_ROW = ".g, .MjjYud, .xpd, .tF2Cxc, .SoaBEf, .dbsr, li"  # the last but one are news
_DATES = (".OSrXXb span", ".LfVVr", ".WG9SHc span")
_SNIPPETS = (
    ".VwiC3b",
    ".GI74Re",
    ".Y3v8qd",
    ".lEBKkf",
    ".st",
    "[data-sncf='1']",
    "[jsname='ao5mud'] .MUxGbd",
    ".s3v9rd",
    ".IsZvec",
)
_SINCE = {"day": "qdr:d", "week": "qdr:w", "month": "qdr:m", "year": "qdr:y"}
_NO_REGIONS = ("", "CN")  # Google knows no mainland China
_MORE = ".VwiC3b a[href*='#:~:text']"  # "Read more"
_NOTHING = (
    "did not match any",
    "找不到和您查询",
    "找不到符合",
    "找不到與",
    "に一致する情報は見つかりません",
    "와 일치하는 검색결과가 없습니다",
    "keine mit deiner suchanfrage",
    "aucun document ne correspond",
    "no se han encontrado resultados",
    "não encontrou nenhum documento",
    "ничего не найдено",
    "non ha prodotto risultati",
)

_ENGINE_HOST = re.compile(r"(www\.)?google\.(com|[a-z]{2,3})(\.[a-z]{2})?")
_OWN = re.compile(r"/?|/(aclk|imgres|search|preferences|advanced_search)|/(sorry|httpservice)/.*")


def url(query: Query, address: str = "") -> str:
    """`address` stands for `https://www.google.com`."""
    parameters = {"q": query.text, "hl": interface_language(query.language)}
    if (region := region_of(query.language)) not in _NO_REGIONS:
        parameters["gl"] = region.lower()
    if query.kind == "news":
        parameters["tbm"] = "nws"
    if query.since in _SINCE:
        parameters["tbs"] = _SINCE[query.since]
    return f"{(address or BASE).rstrip('/')}/search?{urlencode(parameters)}"


def parse(html: str, *, query: str = "", status: int = 200, url: str = "") -> tuple[Outcome, tuple[Hit, ...]]:
    tree = markup.read(html)
    for headings in _HEADINGS:
        if hits := _hits(tree, headings, url or BASE):
            return Outcome.HITS, hits
    if blocks.is_check(tree, url):
        return Outcome.CHECK, ()
    if _has_no_results(tree):
        return Outcome.NO_RESULTS, ()
    if _is_soft_block(tree):
        return Outcome.REFUSED, ()
    return blocks.without_hits(tree, status), ()


def target_of(href: str, page: str) -> str:
    """`/url?q=<target>` (or `url=`); `/aclk` is an ad, `/search` another search."""
    address, path = locate(href, page, _ENGINE_HOST)
    if path == "/url":
        return web_only(parameter(address, "q")) or web_only(parameter(address, "url"))
    return unless_own(_OWN, path, address)


def _hits(tree: LexborHTMLParser, headings: str, page: str) -> tuple[Hit, ...]:
    links, others, rows = (markup.matching(tree, selector) for selector in ("a[href]", _NO_RESULT, _ROW))
    results = []
    for heading in tree.css(headings):
        link, title = markup.linked(heading, links)
        if link is None or markup.up(link, others) is not None:
            continue
        target = target_of(markup.attribute(link, "href"), page)
        if target and title:
            results.append((markup.up(heading, rows), title, target))
    more = markup.matching(tree, _MORE)
    return tuple(_hit(rank, more, *parts) for rank, parts in enumerate(results, start=1))


def _hit(rank: int, more: markup.Nodes, row: LexborNode | None, title: str, target: str) -> Hit:
    date, snippet = split_date(markup.first_text(row, *_SNIPPETS, without=more))
    date_text = markup.first_text(row, *_DATES)
    return Hit(rank, title, target, snippet, site_of(target), date or (date_text if is_date(date_text) else ""))


def _has_no_results(tree: LexborHTMLParser) -> bool:
    """Google says it in a sentence, in the reader's language; the number of results is 0 in any."""
    message = " ".join(
        markup.text(node) for node in tree.css("#topstuff, #botstuff p, .card-section p, #main p")
    ).lower()
    count = [int(word) for word in markup.text(tree.css_first("#result-stats")).split() if word.isdecimal()]
    return any(words in message for words in _NOTHING) or count[:1] == [0]


def _is_soft_block(tree: LexborHTMLParser) -> bool:
    """A page titled with the query whose body is an empty frame: no script will fill it."""
    title, main = markup.text(tree.css_first("title")), tree.css_first("#main")
    return main is not None and not markup.text(main) and "Google" in title and len(title) > len("Google Search")


ENGINE = Engine(INFO, url, parse, READY, target_of)
