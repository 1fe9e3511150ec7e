"""A page's HTML → its main text as Markdown, and what it says about itself. Slow (tens of ms): call it in a thread."""

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.adapters.reading.extraction.byline import Byline, byline_of
from app.adapters.reading.extraction.charset import decode
from app.adapters.reading.extraction.extracted import CJK, LONGEST_TEXT, THIN, Extracted, extracted_page, weight
from app.adapters.reading.extraction.extractor_choice import is_cjk, main_text
from app.adapters.reading.extraction.extractors import Extractions
from app.adapters.reading.extraction.html_tree import BROKEN, parse
from app.adapters.reading.extraction.markdown import normalized, plain_to_markdown
from app.adapters.reading.extraction.metadata import Metadata, head_of, metadata
from app.adapters.reading.extraction.page_signals import asks_for_scripts
from app.adapters.reading.extraction.parse_limits import bounded, flatten_wide_tables
from app.adapters.reading.extraction.threads.thread_reader import thread_of
from app.adapters.reading.follow_up import follow_up
from app.core.domain.addresses import site_of
from app.core.domain.errors import Unreadable
from app.core.domain.reasons import UnreadableReason

if TYPE_CHECKING:
    from lxml.html import HtmlElement

_MANY_TAGS = 10_000  # from here on one quick pass: the thorough one takes quadratic time (justext)


def extract(html: str, url: str) -> Extracted:
    """Never raises: what is no page gives an empty text."""
    html, truncated = bounded(html)
    tree = _tree(html)
    if tree is None:
        text = "" if "<" in html else plain_to_markdown(html[:LONGEST_TEXT])
        icon = byline_of(None, url).icon
        return Extracted(text, site=site_of(url), truncated=truncated, icon=icon, thin=weight(text) < THIN)
    byline, facts = _facts_of(tree, url)
    goes_on_at = follow_up(tree, url)  # before links are thrown away
    quick = html.count("<") > _MANY_TAGS
    text = normalized(thread_of(tree, facts) or main_text(Extractions(tree), facts, quick=quick))
    if len(facts.body) > 3 * len(text) and len(facts.body) > 400:
        text = plain_to_markdown(facts.body)  # the text is for search engines, its page for subscribers or scripts
    if not re.search(r"\w", text):
        text = ""
    language = facts.language or _language_of(text)
    page = extracted_page(url, text, facts, byline, language=language, truncated=truncated)
    return replace(page, follow_up=goes_on_at)


def _facts_of(tree: "HtmlElement", url: str) -> tuple[Byline, Metadata]:
    try:
        head = head_of(tree)
    except BROKEN:
        return byline_of(None, url), Metadata()
    byline = byline_of(tree, url, head)
    try:
        return byline, metadata(tree, url, head)
    except BROKEN:
        return byline, Metadata()


def describe(data: bytes, url: str, content_type: str = "") -> dict[str, Any]:
    """A saved page as `citewise inspect page` shows it. Raises `Unreadable` where there is no text."""
    page = extract(decode(data, content_type), url)
    if not page.text:
        raise Unreadable(site_of(url), UnreadableReason.EMPTY)
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


def _tree(html: str) -> "HtmlElement | None":
    try:
        tree = parse(html)
        if tree is None and "<" in html:  # it refuses what hardly looks like a page
            tree = parse(f"<html><head></head><body>{html}</body></html>")
    except BROKEN:
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


def _language_of(text: str) -> str:
    """By script, where one is enough to tell."""
    if not is_cjk(text):
        return ""
    sample = text[:5000]
    if len(re.findall(r"[\uac00-\ud7af]", sample)) > 0.3 * len(re.findall(f"[{CJK}]", sample)):
        return "ko"
    return "ja" if len(re.findall(r"[\u3040-\u30ff]", sample)) > 0.1 * len(sample) else "zh"
