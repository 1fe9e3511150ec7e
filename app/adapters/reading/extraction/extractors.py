"""Several ways to read one page, each made when it is asked for. None of them raises: what breaks brings no text."""

import logging
import re
import time
from collections.abc import Iterator
from copy import deepcopy
from functools import cache, cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any

from app.adapters.reading.extraction.extracted import THIN, weight
from app.adapters.reading.extraction.html_tree import BROKEN, parse
from app.adapters.reading.extraction.markdown import plain_to_markdown
from app.adapters.reading.extraction.parse_limits import flatten_wide_tables
from app.adapters.reading.extraction.threads.block_text import as_markdown

if TYPE_CHECKING:
    from lxml.html import HtmlElement
    from trafilatura.readability_lxml import Document
    from trafilatura.settings import Extractor

for _library in ("trafilatura", "htmldate", "justext", "readability"):
    logging.getLogger(_library).setLevel(logging.CRITICAL)  # a page without text is an answer here, no mishap

_SLOW = 1.0  # seconds of work after which nothing but the cheapest is tried
_TABLE = re.compile(r"<pre>[^\0]*?</pre>|((?:^[^\n<>]*\t[^\n<>]*\n)+)", re.MULTILINE)  # how Resiliparse prints one
# Readability drops short lists and tables, whatever stands in them. Under names that it does not know it keeps them;
# what begins with `<p` is still a block to it.
_ALIASES = {"table": "pgrid", "ul": "plist"}
_ALIAS_TAG = re.compile(rf"(</?)({'|'.join(_ALIASES.values())})\b")
_TAG_OF = {v: k for k, v in _ALIASES.items()}
_LEAST_LINKS = 10  # of a list
_MISSED = 0.5  # share of the main part's length from which on a text has not missed it
_NO_TEXT = ("script", "style", "noscript", "template", "textarea", "option", "title")


class Extractions:
    """Markdown, but for the blocks, which are plain. After a second of work those not made yet are empty.

    All of them read the tree, which is not deep: the time of some is quadratic in depth (Resiliparse's parser took 60 s
    for 9,000 nested elements).
    """

    def __init__(self, tree: "HtmlElement") -> None:
        self._tree = tree
        self._started_at = time.thread_time()

    @cached_property
    def generous(self) -> str:
        """Trafilatura for recall and alone: as quick as it gets."""
        return self._trafilatura(favor_recall=True, fast=True)

    @cached_property
    def strict(self) -> str:
        return self._trafilatura(favor_precision=True, fast=True)

    @cached_property
    def balanced(self) -> str:
        """Trafilatura with the two other algorithms that it asks where it has doubts."""
        return self._trafilatura()

    @cached_property
    def precise(self) -> str:
        return self._trafilatura(favor_precision=True)

    @cached_property
    def discussed(self) -> str:
        """With the comments."""
        return self._trafilatura(include_comments=True)

    @cached_property
    def article(self) -> str:
        """What Readability takes for the article."""
        if self._is_late:
            return ""
        from readability.readability import Document  # 70 ms to import, and needed by few pages

        class Readable(Document):  # type: ignore[misc]
            """Without its cleaning for display, which takes half its time: trafilatura converts what it finds."""

            def _parse(self, input: "HtmlElement") -> "HtmlElement":
                tree = deepcopy(input)
                for hidden in tree.xpath("//*[@hidden or contains(translate(@style, ' ', ''), 'display:none')]"):
                    if hidden.tag not in ("html", "body") and hidden.getparent() is not None:
                        hidden.drop_tree()  # a whole body is hidden only until its scripts have run
                return tree

        try:
            return _converted(Readable(self._for_readability()).summary(html_partial=True))
        except BROKEN:
            return ""

    @cached_property
    def quick_article(self) -> str:
        """The same from trafilatura's copy of an older Readability: four times as quick, but it loses more."""
        if self._is_late:
            return ""
        try:
            return _converted(quick_document()(self._for_readability()).summary())
        except BROKEN:
            return ""

    @cached_property
    def blocks(self) -> str:
        """The blocks that Resiliparse takes for content, comments among them."""
        return self._resiliparse(comments=True)

    @cached_property
    def own_blocks(self) -> str:
        """The same without comments."""
        return self._resiliparse(comments=False)

    def with_format(self, blocks: str) -> str:
        """One of the two as Markdown, with its headings, lists and tables."""
        html = self._resiliparse(comments=blocks != self.own_blocks, preserve_formatting="minimal_html")
        text = _converted(_TABLE.sub(_as_table, html + "\n"))
        return text if len(text) > 0.8 * len(blocks) else plain_to_markdown(blocks)

    @cached_property
    def paragraphs(self) -> str:
        """Paragraphs wherever they stand; failing that, long texts between any tags."""
        from trafilatura import baseline

        try:
            text = baseline(deepcopy(self._tree))[1]
        except BROKEN:
            text = ""
        return plain_to_markdown(text or "\n".join(_long_texts(self._tree)))

    def listed(self, text: str) -> str:
        """All of the page's own main part, if that is a list of links of which `text` has hardly anything."""
        main = next(self._tree.iter("main"), None)
        if self._is_late or main is None or next(islice(main.iter("a"), _LEAST_LINKS, None), None) is None:
            return ""
        visible = main.xpath(".//text()[not(parent::script or parent::style)]", smart_strings=False)
        if len(text) > _MISSED * sum(len(part.strip()) for part in visible):
            return ""
        main = deepcopy(main)
        for part in list(main.iter("header", "footer", "nav", "form", "aside")):
            if part.getparent() is not None:
                part.drop_tree()
        try:
            return as_markdown(main, level=1)
        except BROKEN:
            return ""

    @property
    def _is_late(self) -> bool:
        return time.thread_time() - self._started_at > _SLOW

    @cached_property
    def _bare(self) -> "HtmlElement":
        """Without scripts and styles: half as large, and read in less time. Nothing may change it."""
        from lxml.etree import Comment, ProcessingInstruction, strip_elements

        tree = deepcopy(self._tree)
        strip_elements(tree, "script", "style", "link", Comment, ProcessingInstruction, with_tail=False)
        return tree

    def _for_readability(self) -> "HtmlElement":
        """A tree of its own. Most pages need no other without scripts, once they have their source."""
        tree = self._bare
        if "_source" in self.__dict__:
            del self._bare
        else:
            tree = deepcopy(tree)
        for element in list(tree.iter(*_ALIASES)):
            if _has_visible_text(element):
                element.tag = _ALIASES[element.tag]
        return tree

    @cached_property
    def _source(self) -> str:
        from lxml.etree import tostring

        return str(tostring(self._bare, encoding="unicode", method="html"))

    def _trafilatura(self, *, include_comments: bool = False, fast: bool = False, **settings: bool) -> str:
        if self._is_late:
            return ""
        tree = self._bare if fast else self._tree
        return _trafilatura(tree, include_comments=include_comments, fast=fast, **settings)

    def _resiliparse(self, **settings: Any) -> str:
        if self._is_late:
            return ""
        from resiliparse.extract.html2text import extract_plain_text

        try:
            return str(extract_plain_text(self._source, main_content=True, alt_texts=False, **settings))
        except BROKEN:
            return ""


@cache
def quick_document() -> "type[Document]":
    """Trafilatura's copy of an older Readability, which looks only where something is to be found."""
    from trafilatura.readability_lxml import FRAME_TAGS, REGEXES, Document  # 230 ms to import

    unlikely, maybe = REGEXES["unlikelyCandidatesRe"].search, REGEXES["okMaybeItsACandidateRe"].search

    class QuickDocument(Document):
        def remove_unlikely_candidates(self) -> None:
            """The same, but most elements have no names."""
            verdicts: dict[str, bool] = {}
            for element in self.doc.findall(".//*"):
                name, identity = element.get("class"), element.get("id")
                if not name and not identity:
                    continue
                names = f"{name} {identity}" if name and identity else name or identity
                if len(names) < 2 or element.tag in FRAME_TAGS:
                    continue
                if (verdict := verdicts.get(names)) is None:
                    lower = names.lower()
                    verdict = verdicts[names] = bool(unlikely(lower)) and not maybe(lower)
                if verdict:
                    element.drop_tree()

    return QuickDocument


def _trafilatura(tree: "HtmlElement", **settings: bool) -> str:
    from trafilatura import extract  # 230 ms to import

    try:
        return extract(tree, options=_options(**settings)) or ""
    except BROKEN:
        return ""


@cache
def _options(
    *,
    include_comments: bool = False,
    fast: bool = False,
    favor_recall: bool = False,
    favor_precision: bool = False,
) -> "Extractor":
    """Made once: a configuration is looked through for them."""
    from trafilatura.settings import Extractor

    return Extractor(
        output_format="markdown",
        comments=include_comments,
        fast=fast,
        recall=favor_recall,
        precision=favor_precision,
    )


def _converted(part: str) -> str:
    """A part of a page as Markdown: all of it, for it has been chosen."""
    part = _ALIAS_TAG.sub(lambda m: m[1] + _TAG_OF[m[2]], part)
    tree = parse(f"<html><body><article>{part}</article></body></html>")
    if tree is None:
        return ""
    flatten_wide_tables(tree)
    return _trafilatura(tree, include_comments=False, favor_recall=True, fast=True)


def _has_visible_text(element: "HtmlElement") -> bool:
    """A list or table that is text: no form, and hardly any of it links."""
    text = len(" ".join(element.itertext()).strip())
    if not text or next(element.iter("input", "select", "button"), None) is not None:
        return False
    linked = 0
    for link in element.iter("a"):
        linked += len(" ".join(link.itertext()).strip())
        if text <= 3 * linked:
            return False
    return True


def _as_table(match: re.Match[str]) -> str:
    first, *rest = [re.split(r"\t+", line) for line in (match[1] or "").splitlines()] or [[]]
    lines = ["".join(f"<th>{cell}</th>" for cell in first), *("".join(f"<td>{c}</td>" for c in row) for row in rest)]
    return f"<table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>\n" if first else match[0]


def _long_texts(tree: "HtmlElement") -> Iterator[str]:
    for element in tree.iter():
        own = element.text if isinstance(element.tag, str) and element.tag not in _NO_TEXT else ""
        for text in (own, element.tail):
            if text and weight(text := " ".join(text.split())) >= THIN:
                yield text
