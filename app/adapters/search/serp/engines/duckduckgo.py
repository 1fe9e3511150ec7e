"""DuckDuckGo's result pages: the one without scripts that we ask for, the one with scripts, and the light one."""

import re
from urllib.parse import urlencode, urlsplit

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.adapters.search.locales import language_of, region_of
from app.adapters.search.serp import block_pages as blocks
from app.adapters.search.serp import markup
from app.adapters.search.serp.dates import is_date, split_date
from app.adapters.search.serp.engine import Engine
from app.adapters.search.serp.links import locate, parameter, unless_own, web_only
from app.core.domain.addresses import site_of
from app.core.domain.catalogue import RECORDED, EngineInfo
from app.core.domain.evidence import Hit, Outcome, Query
from app.core.language.catalogue import code_of, words_of

NAME = "duckduckgo"
BASE = "https://html.duckduckgo.com"
BASE_SCRIPTED = "https://duckduckgo.com"  # the page with scripts, which alone has news
INFO = EngineInfo(
    NAME,
    "DuckDuckGo",
    terms="https://duckduckgo.com/terms",
    checked=RECORDED,
)
READY = (
    "a.result__a, a[data-testid='result-title-a'], a.result-link, .no-results, .result--no-result, form#challenge-form"
)

_TITLES = "a.result__a, a[data-testid='result-title-a'], a.result-link"
_ROW = ".result, article, tr"
_AD = ".result--ad, [data-testid='ad'], .result-sponsored, .is-ad"
_SNIPPETS = (".result__snippet", "[data-result='snippet']", "td.result-snippet")
_NO_RESULTS = ".no-results, .result--no-result, [data-testid='no-results-message']"
_LONGEST = 499  # characters of a query
_SINCE = {"day": "d", "week": "w", "month": "m", "year": "y"}
_SCRIPTED_HOSTS = ("duckduckgo.com", "www.duckduckgo.com", "start.duckduckgo.com")
_REGIONS = {
    "en-US": "us-en", "en-GB": "uk-en", "zh-CN": "cn-zh", "zh-TW": "tw-tzh", "zh-HK": "hk-tzh", "ja-JP": "jp-jp",
    "ko-KR": "kr-kr", "de-DE": "de-de", "fr-FR": "fr-fr", "es-ES": "es-es", "ru-RU": "ru-ru", "pt-BR": "br-pt",
    "de-AT": "at-de", "de-CH": "ch-de", "fr-CH": "ch-fr", "fr-CA": "ca-fr", "fr-BE": "be-fr", "en-CA": "ca-en",
    "en-AU": "au-en", "en-IN": "in-en", "en-IE": "ie-en", "en-NZ": "nz-en", "es-MX": "mx-es", "es-AR": "ar-es",
    "es-CO": "co-es", "es-CL": "cl-es", "es-PE": "pe-es", "es-US": "us-es", "pt-PT": "pt-pt",
}  # fmt: skip

_ENGINE_HOST = re.compile(r"(.+\.)?duckduckgo\.com")
_OWN = re.compile(r"/?|/(y|anomaly|d)\.js|/(html|lite)/?")


def url(query: Query, address: str = "") -> str:
    """`address` stands for `https://html.duckduckgo.com`; on `lite.` and without a prefix it has pages of their own.

    A word that begins with `!` would leave the engine.
    """
    words = [f"'{word}'" if word.startswith("!") else word for word in query.text.split()]
    parameters = {"q": " ".join(words)[:_LONGEST], "kl": _region(query.language)}
    if query.since in _SINCE:
        parameters["df"] = _SINCE[query.since]
    base = address or (BASE_SCRIPTED if query.kind == "news" else BASE)
    if _is_scripted(base):
        parameters |= {"iar": "news", "ia": "news"} if query.kind == "news" else {"ia": "web"}
    return f"{_page(base)}?{urlencode(parameters)}"


def _region(tag: str) -> str:
    """Of the user's country where its pages are in this language, else of the country that most of them come from."""
    own = words_of(code).region if (code := code_of(tag)) not in ("", "en") else ""
    language = language_of(tag)
    regions = (_REGIONS.get(f"{language}-{place}") for place in (region_of(tag), own))
    return next(filter(None, regions), "wt-wt")


def _is_scripted(base: str) -> bool:
    return (urlsplit(base).hostname or "") in _SCRIPTED_HOSTS


def _page(base: str) -> str:
    """The page's address; the base may name the page already."""
    base = base.rstrip("/")
    if base.endswith(("/html", "/lite")):
        return f"{base}/"
    if _is_scripted(base):
        return f"{base}/"
    return f"{base}/lite/" if (urlsplit(base).hostname or "").startswith("lite.") else f"{base}/html/"


def parse(html: str, *, query: str = "", status: int = 200, url: str = "") -> tuple[Outcome, tuple[Hit, ...]]:
    tree = markup.read(html)
    if hits := _hits(tree, url or BASE):
        return Outcome.HITS, hits
    if blocks.is_check(tree, url):
        return Outcome.CHECK, ()
    if status == 303 or tree.css_first(_NO_RESULTS) is not None or _has_no_results(tree):
        return Outcome.NO_RESULTS, ()
    return blocks.without_hits(tree, status), ()


def target_of(href: str, page: str) -> str:
    """`/l/?uddg=<target>`; `/y.js` is an ad."""
    address, path = locate(href, page, _ENGINE_HOST)
    if path == "/l/":
        return web_only(parameter(address, "uddg"))
    return unless_own(_OWN, path, address)


def _hits(tree: LexborHTMLParser, page: str) -> tuple[Hit, ...]:
    ads, rows = markup.matching(tree, _AD), markup.matching(tree, _ROW)
    results = []
    for link in tree.css(_TITLES):
        title, target = markup.text(link), target_of(markup.attribute(link, "href"), page)
        if title and target and markup.up(link, ads) is None:
            results.append((markup.up(link, rows), title, target))
    return tuple(_hit(rank, *parts) for rank, parts in enumerate(results, start=1))


def _hit(rank: int, row: LexborNode | None, title: str, target: str) -> Hit:
    dates = _dates(row)
    holder = row if row is None or row.tag != "tr" else _next_line(row)
    date, snippet = split_date(markup.first_text(holder, *_SNIPPETS, without=frozenset(dates)))
    return Hit(rank, title, target, snippet, site_of(target), next(iter(dates.values()), date))


def _dates(row: LexborNode | None) -> dict[int, str]:
    """The page with scripts puts the date into a box of its own, without a blank before the snippet's words."""
    boxes = row.css("[data-result='snippet'] span, .result__timestamp") if row is not None else []
    return {box.mem_id: date_text for box in boxes if is_date(date_text := markup.text(box))}


def _next_line(row: LexborNode) -> LexborNode | None:
    """The light page is a table: the snippet stands in the line below the title's."""
    following = row.next
    while following is not None and following.tag != "tr":
        following = following.next
    return following


def _has_no_results(tree: LexborHTMLParser) -> bool:
    """Some pages say it in their text only."""
    words = markup.text(tree.css_first("#links, #react-layout, form[action*='/lite'] ~ table")).lower()
    return words.startswith(("no results", "no more results")) or "no results found for" in words


ENGINE = Engine(INFO, url, parse, READY, target_of)
