"""A thread or an article of several pages, read on as far as it is needed: its pages joined into one text."""

import asyncio
import re
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import aclosing
from dataclasses import replace
from urllib.parse import urlsplit

from app.core.domain.addresses import page_key
from app.core.domain.errors import AppError
from app.core.domain.evidence import Page
from app.core.ranking.passages import split
from app.core.ranking.tokens import index_tokens, query_tokens

MOST = 3  # pages behind the first
_LONGEST = 400_000  # characters of all of them
_COVERED = 0.75  # of a query's words in one passage: then it is answered as far as words can tell
_LONG = 40  # characters: a paragraph of so many that was there already is the site's, or a quote of the first page
_PARAGRAPHS = re.compile(r"\n{2,}")

Read = Callable[[str, int], Awaitable[Page]]  # address, which page it is, from 1 behind the first
Wants = Callable[[Page], Awaitable[bool]]


async def read_on(
    page: Page, read: Read, wants: Wants, permits: Callable[[str], bool] = lambda url: True, most: int = MOST
) -> AsyncGenerator[Page, None]:
    """The page with one more of those that follow it, again and again, as long as `wants` says so of what is there.

    Never another host, never the same page twice. What cannot be read ends it, and raises nothing.
    """
    visited, host = {page_key(page.url), page_key(page.requested or page.url)}, urlsplit(page.url).netloc.lower()
    for part in range(1, most + 1):
        url = page.follow_up
        if not url or urlsplit(url).netloc.lower() != host or page_key(url) in visited or not permits(url):
            return
        if len(page.text) >= _LONGEST or not await wants(page):
            return
        try:
            more = await read(url, part)
        except AppError:
            return
        new = _new_text(page.text, more.text)
        if not new or urlsplit(more.url).netloc.lower() != host or page_key(more.url) in visited:
            return
        visited |= {page_key(url), page_key(more.url)}
        page = joined(page, more, new)
        yield page


async def with_passages(
    page: Page,
    read: Callable[[str], Awaitable[Page]],
    passages: Sequence[str],
    permits: Callable[[str], bool] = lambda url: True,
) -> Page:
    """Read on as long as one of these passages is missing: it may stand on a page further on."""

    async def wants(page: Page) -> bool:
        return await asyncio.to_thread(_lacks, page.text, passages)

    async with aclosing(read_on(page, lambda url, part: read(url), wants, permits)) as pages:
        async for longer in pages:
            page = longer
    return page


def _lacks(text: str, passages: Sequence[str]) -> bool:
    words = " ".join(text.split())
    return any(" ".join(passage.split()) not in words for passage in passages)


def joined(page: Page, more: Page, new: str) -> Page:
    text = f"{page.text}\n\n{new}"
    is_cut = more.truncated or len(text) > _LONGEST
    return replace(page, text=text[:_LONGEST], follow_up=more.follow_up, truncated=page.truncated or is_cut)


def _new_text(text: str, more: str) -> str:
    """Without the paragraphs that stood on the pages before: titles, rules of the house, the first post once more."""
    there = {paragraph.strip() for paragraph in _PARAGRAPHS.split(text)}
    paragraphs = (one for one in _PARAGRAPHS.split(more) if one.strip() not in there or len(one.strip()) < _LONG)
    fresh = "\n\n".join(paragraphs).strip()
    return fresh if any(len(one) >= _LONG or one not in there for one in _PARAGRAPHS.split(fresh)) else ""


async def leaves_open(queries: Sequence[str], texts: Sequence[str]) -> bool:
    """Whether there is a query of which no passage of these texts has most words."""
    return await asyncio.to_thread(_leaves_open, queries, texts)


def _leaves_open(queries: Sequence[str], texts: Sequence[str]) -> bool:
    terms = [words for query in queries if (words := set(query_tokens(query[:1000], singles=False)))]
    for text in texts:
        for piece in split(text):
            tokens = set(index_tokens(text[piece.start : piece.end], singles=False))
            terms = [one for one in terms if len(one & tokens) < _COVERED * len(one)]
            if not terms:
                return False
    return bool(terms)
