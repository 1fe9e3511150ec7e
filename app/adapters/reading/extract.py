"""A page's HTML → its main text as Markdown, and what it says about itself. Slow (tens of ms): call it in a thread."""

import logging
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.adapters.reading.bounds import bounded, flatten_wide_tables
from app.adapters.reading.decode import decode
from app.adapters.reading.markdown import plain_to_markdown, tidy
from app.adapters.reading.metadata import Metadata, metadata
from app.adapters.reading.signs import asks_for_scripts
from app.core.domain.addresses import site_of
from app.core.domain.errors import Unreadable

if TYPE_CHECKING:
    from lxml.html import HtmlElement

for _library in ("trafilatura", "htmldate", "justext"):
    logging.getLogger(_library).setLevel(logging.CRITICAL)  # a page without text is an answer here, no mishap

_MANY_TAGS = 10_000  # from here on one quick pass: the thorough one takes quadratic time (justext)
_SLOW = 1.0  # seconds of one reading after which no other is tried
LONGEST_TEXT = 400_000  # characters of a page's text
_NO_TEXT = ("script", "style", "noscript", "template", "textarea", "option", "title")
THIN = 200  # weight of a text that is hardly a page's whole text
_CJK = r"\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"

# What trafilatura and lxml raise on hostile trees; a page must not end a turn.
_BROKEN = (ValueError, TypeError, AttributeError, KeyError, IndexError, AssertionError, RecursionError)


@dataclass(frozen=True)
class Extracted:
    text: str = ""  # Markdown: headings, lists, tables; links are plain, comments left out
    title: str = ""
    date: str = ""
    site: str = ""  # the host: what a page calls itself may be a lie
    language: str = ""
    canonical: str = ""
    description: str = ""
    site_name: str = ""
    truncated: bool = False
    thin: bool = True  # so little text that the page may need scripts


def extract(html: str, url: str) -> Extracted:
    """Never raises: what is no page gives an empty text."""
    html, truncated = bounded(html)
    tree = _tree(html)
    if tree is None:
        text = "" if "<" in html else plain_to_markdown(html[:LONGEST_TEXT])
        return Extracted(text, site=site_of(url), truncated=truncated, thin=weight(text) < THIN)
    try:
        facts = metadata(tree, url)
    except _BROKEN:
        facts = Metadata()
    text = tidy(_main_text(tree, facts, quick=html.count("<") > _MANY_TAGS))
    if len(facts.body) > 3 * len(text) and len(facts.body) > 400:
        text = plain_to_markdown(facts.body)  # the text is for search engines, its page for subscribers or scripts
    if not re.search(r"\w", text):
        text = ""
    return Extracted(
        text=text[:LONGEST_TEXT],
        title=facts.title,
        date=facts.date,
        site=site_of(url),
        language=facts.language or _language_of(text),
        canonical=facts.canonical,
        description=facts.description,
        site_name=facts.site_name,
        truncated=truncated or len(text) > LONGEST_TEXT,
        thin=weight(text) < THIN,
    )


def describe(data: bytes, url: str, content_type: str = "") -> dict[str, Any]:
    """A saved page as `citewise inspect page` shows it. Raises `Unreadable` where there is no text."""
    page = extract(decode(data, content_type), url)
    if not page.text:
        raise Unreadable(site_of(url), "empty")
    return {
        "title": page.title,
        "text": page.text,
        "date": page.date,
        "site": page.site,
        "language": page.language,
        "canonical": page.canonical,
        "description": page.description,
        "site_name": page.site_name,
        "truncated": page.truncated,
    }


def weight(text: str) -> int:
    """Length in Latin letters' worth: a CJK character says as much as two or three of them."""
    return len(text) + 2 * len(re.findall(f"[{_CJK}]", text))


def _tree(html: str) -> "HtmlElement | None":
    from trafilatura.utils import load_html  # trafilatura takes 230 ms to import

    try:
        tree = load_html(html)
        if tree is None and "<" in html:  # it refuses what hardly looks like a page
            tree = load_html(f"<html><head></head><body>{html}</body></html>")
    except _BROKEN:
        return None
    if tree is not None:
        _prepare(tree)
    return tree


def _prepare(tree: "HtmlElement") -> None:
    """Formulas as the TeX that Wikipedia and KaTeX keep beside them, else they were lost; no pleas for scripts."""
    flatten_wide_tables(tree)
    for note in list(tree.iter("noscript")):
        if asks_for_scripts(" ".join(note.itertext())):
            note.drop_tree()
    for formula in list(tree.iter("math")):
        notes = (n.text for n in formula.iter("annotation") if n.get("encoding") == "application/x-tex")
        tex = next(notes, None) or formula.get("alttext") or ""
        tail = formula.tail
        formula.clear()
        formula.tag, formula.text, formula.tail = "span", f"${tex.strip()}$" if tex.strip() else "", tail


def _main_text(tree: "HtmlElement", facts: Metadata, *, quick: bool) -> str:
    """One of several readings of the page, chosen by its kind; the numbers come from 509 pages with known text.

    Articles and CJK pages gain from trafilatura's precise mode, unless it loses most of the text. Other pages lose by
    it; in threads the comments are the text, and listings are sometimes found by the crudest mode alone.
    """
    begun = time.thread_time()
    balanced = _reading(tree, fast=quick)
    if quick or time.thread_time() - begun > _SLOW:
        return balanced or _crude_reading(tree)
    if facts.is_article or _is_cjk(balanced):
        precise = _reading(tree, precise=True)
        least = 100 if _is_cjk(balanced) else 0.5 * len(balanced)
        return precise if len(precise) > least else balanced
    with_comments = _reading(tree, comments=True)
    if len(balanced) < 0.5 * len(with_comments):
        return with_comments
    crude = _crude_reading(tree)
    return crude if len(balanced) < 0.3 * len(crude) else balanced


def _reading(tree: "HtmlElement", *, precise: bool = False, comments: bool = False, fast: bool = False) -> str:
    from trafilatura import extract as read

    try:
        text = read(tree, output_format="markdown", favor_precision=precise, include_comments=comments, fast=fast)
    except _BROKEN:
        return ""
    return text or ""


def _crude_reading(tree: "HtmlElement") -> str:
    """Paragraphs wherever they stand; failing that, long texts between any tags."""
    from copy import deepcopy

    from trafilatura import baseline

    try:
        text = baseline(deepcopy(tree))[1]
    except _BROKEN:
        text = ""
    return plain_to_markdown(text or "\n".join(_long_texts(tree)))


def _long_texts(tree: "HtmlElement") -> Iterator[str]:
    for element in tree.iter():
        own = element.text if isinstance(element.tag, str) and element.tag not in _NO_TEXT else ""
        for text in (own, element.tail):
            if text and weight(text := " ".join(text.split())) >= THIN:
                yield text


def _is_cjk(text: str) -> bool:
    sample = text[:5000]
    return len(re.findall(f"[{_CJK}]", sample)) > 0.4 * len(re.findall(r"\w", sample)) > 0


def _language_of(text: str) -> str:
    """By script, where one is enough to tell."""
    if not _is_cjk(text):
        return ""
    sample = text[:5000]
    if len(re.findall(r"[\uac00-\ud7af]", sample)) > 0.3 * len(re.findall(f"[{_CJK}]", sample)):
        return "ko"
    return "ja" if len(re.findall(r"[\u3040-\u30ff]", sample)) > 0.1 * len(sample) else "zh"
