"""Startpage's result page: `a.result-title` with direct links, or the data from which its script draws them."""

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.adapters.search.locales import interface_language, language_of
from app.adapters.search.serp import block_pages as blocks
from app.adapters.search.serp import markup
from app.adapters.search.serp.dates import split_date
from app.adapters.search.serp.engine import Engine
from app.adapters.search.serp.links import direct_link
from app.core.domain.addresses import site_of
from app.core.domain.catalogue import RECORDED, EngineInfo
from app.core.domain.evidence import Hit, Outcome, Query

NAME = "startpage"
BASE = "https://www.startpage.com"
INFO = EngineInfo(
    NAME,
    "Startpage",
    terms="https://www.startpage.com/en/terms/",
    checked=RECORDED,
)
READY = (
    "a.result-title h2, [data-testid='gl-title-link'], .w-gl .result, .show-results a[href],"
    f" .no-results, {blocks.VISIBLE_CHECK}"
)

_TITLES = ("a.result-title[href], [data-testid='gl-title-link'][href]", ".result a > h2", "#main a > h2")
_ROW = ".result, .w-gl__result, article"
_AD = ".sponsored, [data-testid*='ad-result' i], [data-testid='adResults'], #sponsored, .a-bg"
_SNIPPETS = ("p.description, .w-gl__description", "p")
_NONE = ("there are no results for", "no web results", "did not match any documents")
_APP = re.compile(r"UIStartpage\.AppSerp\w+\s*,\s*(?=\{)")
_HIT_BLOCKS = ("web-google", "news-bing", "news-google", "web")  # kinds of blocks that hold hits
_TAGS = re.compile(r"<[^>]*>|[\ue000-\uf8ff]")  # the query's words are marked with private characters
_SINCE = {"day": "d", "week": "w", "month": "m", "year": "y"}
_LANGUAGES = {
    "de": "deutsch", "en": "english", "es": "espanol", "fr": "francais", "it": "italiano", "ja": "nihongo",
    "ko": "hangul", "nl": "nederlands", "pl": "polski", "pt": "portugues", "ru": "russian", "sv": "svenska",
}  # fmt: skip

_ENGINE_HOST = re.compile(r"(www\.)?startpage\.com")
_OWN = re.compile(r"/?|/(sp|do|av|search|rvd)(/.*)?")


def url(query: Query, address: str = "") -> str:
    """`address` stands for `https://www.startpage.com`. Never with `abp`, which is refused at once."""
    parameters = {"query": query.text, "cat": "news" if query.kind == "news" else "web"}
    if language := _language(query.language):
        parameters |= {"language": language, "lui": language}
    if query.since in _SINCE:
        parameters["with_date"] = _SINCE[query.since]
    return f"{(address or BASE).rstrip('/')}/sp/search?{urlencode(parameters)}"


def _language(tag: str) -> str:
    """The engine's own name of the language."""
    if language_of(tag) == "zh":
        return "fantizhengwen" if interface_language(tag) == "zh-TW" else "jiantizhongwen"
    return "english_uk" if tag == "en-GB" else _LANGUAGES.get(language_of(tag), "")


def parse(html: str, *, query: str = "", status: int = 200, url: str = "") -> tuple[Outcome, tuple[Hit, ...]]:
    tree = markup.read(html)
    if hits := _hits(tree, url or BASE) or _scripted_hits(tree, url or BASE):
        return Outcome.HITS, hits
    if blocks.is_check(tree, url):
        return Outcome.CHECK, ()
    words = markup.text(tree.body).lower()
    if tree.css_first(".no-results") is not None or any(sign in words for sign in _NONE):
        return Outcome.NO_RESULTS, ()
    return blocks.without_hits(tree, status), ()


def target_of(href: str, page: str) -> str:
    """Startpage's links are direct; `*-browse.startpage.com` is its proxy."""
    return direct_link(href, page, _ENGINE_HOST, _OWN)


def _hits(tree: LexborHTMLParser, page: str) -> tuple[Hit, ...]:
    links, ads, rows = (markup.matching(tree, selector) for selector in ("a[href]", _AD, _ROW))
    titles = markup.first_matches(tree, *_TITLES)
    results = []
    for node in titles:
        link = markup.up(node, links)
        title = markup.first_text(link, "h2") or markup.text(link)
        target = target_of(markup.attribute(link, "href"), page)
        if link is not None and title and target and markup.up(link, ads) is None:
            results.append((markup.up(link, rows) or link.parent, title, target))
    return tuple(_hit(rank, *parts) for rank, parts in enumerate(results, start=1))


def _hit(rank: int, row: LexborNode | None, title: str, target: str) -> Hit:
    date, snippet = split_date(markup.first_text(row, *_SNIPPETS))
    return Hit(rank, title, target, snippet, site_of(target), date)


def _scripted_hits(tree: LexborHTMLParser, page: str) -> tuple[Hit, ...]:
    """Hits of a page whose script has not run."""
    results = []
    for row in _rows(tree):
        words = {name: _plain(row.get(name)) for name in ("title", "description", "clickUrl")}
        if words["title"] and (target := target_of(words["clickUrl"], page)):
            results.append((words["title"], target, *split_date(words["description"])))
    return tuple(
        Hit(rank, title, target, snippet, site_of(target), date)
        for rank, (title, target, date, snippet) in enumerate(results, start=1)
    )


def _rows(tree: LexborHTMLParser) -> Iterator[dict[str, Any]]:
    for script in tree.css("script"):
        words = script.text()
        if match := _APP.search(words):
            here: Any = _json(words, match.end())
            for name in ("render", "presenter", "regions", "mainline"):
                here = here.get(name) if isinstance(here, dict) else None
            for block in here if isinstance(here, list) else ():
                rows = (
                    block.get("results") if isinstance(block, dict) and block.get("display_type") in _HIT_BLOCKS else ()
                )
                yield from (row for row in (rows if isinstance(rows, list) else ()) if isinstance(row, dict))


def _json(text: str, start: int) -> Any:
    try:
        return json.JSONDecoder(strict=False).raw_decode(text, start)[0]
    except (ValueError, RecursionError):
        return None


def _plain(value: Any) -> str:
    words = markup.read(_TAGS.sub("", value)).body if isinstance(value, str) else None
    return markup.text(words)


ENGINE = Engine(INFO, url, parse, READY, target_of)
