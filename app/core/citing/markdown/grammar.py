"""The Markdown that answers are read in: CommonMark, tables, strike-through, TeX. Reader and renderer share it."""

import logging

from markdown_it import MarkdownIt

from app.core.citing.markdown.tex_rules import tex

logging.getLogger("markdown_it").setLevel(logging.INFO)  # below, each rule tells of each line


def grammar() -> MarkdownIt:
    """Raw HTML makes no blocks: it is shown as text, so that a paragraph in it is a paragraph."""
    md = MarkdownIt("commonmark", {"maxNesting": 60}).enable(["table", "strikethrough"])
    return md.disable("html_block").use(tex)


def lenient_grammar() -> MarkdownIt:
    """For the reader, which opens no address and so need not look at any."""
    md = grammar()
    md.normalizeLink = _as_written  # type: ignore[method-assign]
    md.validateLink = _any  # type: ignore[method-assign]
    return md


def compiled(md: MarkdownIt) -> MarkdownIt:
    """Ready for several threads at once: markdown-it compiles its rules at their first use, and no two may do that."""
    md.block.ruler.getRules("")
    md.inline.ruler.getRules("")
    return md


def _as_written(url: str) -> str:
    return url


def _any(url: str) -> bool:
    return True
