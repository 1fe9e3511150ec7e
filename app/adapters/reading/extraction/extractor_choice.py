"""Which of several readings of a page is its text. The numbers come from 509 pages with known text.

Extractors fail in different ways: what several of them found is seldom wrong. Articles are best read by Readability,
unless it lost parts of them; then, and on pages of other kinds, the reading that is most like the others is taken.
"""

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from app.adapters.reading.extraction.extracted import CJK
from app.adapters.reading.extraction.extractors import Extractions
from app.adapters.reading.extraction.metadata import Metadata

_LONG = 6000  # characters of an article from which on Readability loses more than it leaves out
_SAME = 0.55  # share of a reading's words from which on another is the same text, with less around it
_MOST = 0.8  # the same for the quicker Readability, which loses more
_EQUAL = 0.97  # the same for long articles
_SURELY_SHORT = 5500  # characters of an article whose other readings are hardly long
_OF_BLOCKS = 0.75  # share of the blocks' words from which on the quicker Readability needs no second opinion
_AGREED = 0.95  # likeness of two readings that need no third
_ENOUGH = 200_000  # characters of a text that is taken as it is: everything about it takes long
_SCRAP = 0.3  # length below which a text is only a piece of all paragraphs
_MISSED = 0.4  # share of the blocks' words below which a reading has missed the text
_UNLISTED = 0.3  # the same for the main part of a page that is a list
_DESCRIBED = 0.9  # share of the page's own description that its text must hold, where another reading holds all of it
_CJK = re.compile(f"[{CJK}]")
_WORD = re.compile(rf"[^\W{CJK}]+|[{CJK}]")


def main_text(extractions: Extractions, facts: Metadata, *, quick: bool) -> str:
    """As Markdown. `quick` for pages too large for the thorough readings, which take quadratic time."""
    try:
        return _main_text(extractions, facts, quick=quick)
    finally:
        words.cache_clear()


def _main_text(extractions: Extractions, facts: Metadata, *, quick: bool) -> str:
    if facts.is_article and not quick and (text := _plain_article(extractions)):
        return text
    first = extractions.generous
    if len(first) > _ENOUGH:
        return first
    if is_cjk(first or extractions.paragraphs):
        text = most_typical((first, extractions.paragraphs, extractions.article)) if quick else _cjk(extractions, facts)
    elif quick:
        text = _with_format(
            extractions,
            most_typical((extractions.generous, extractions.blocks, extractions.own_blocks, extractions.paragraphs)),
        )
    elif facts.is_thread:
        text = extractions.discussed
    else:
        text = _article(extractions) if facts.is_article else _other(extractions)
    return text or extractions.paragraphs or first


def is_cjk(text: str) -> bool:
    sample = text[:5000]
    if sample.isascii() or _CJK.search(sample) is None:
        return False
    return len(_CJK.findall(sample)) > 0.4 * len(re.findall(r"\w", sample)) > 0


def most_typical(texts: Iterable[str]) -> str:
    """The one that shares most words with the others; of equals the first. Those that found nothing have no say."""
    counted = [(text, words(text)) for text in texts if text]
    likeness = [round(sum(alike(one, other) for _, other in counted), 6) for _, one in counted]
    return counted[likeness.index(max(likeness))][0] if counted else ""


@lru_cache(16)  # of one page: each is asked for several times
def words(text: str) -> Counter[str]:
    """How often each word occurs, a CJK character being a word. Marks of Markdown are none. Not to be changed."""
    return Counter(_WORD.findall(text.lower()))


def share(part: Counter[str], whole: Counter[str]) -> float:
    """How much of `whole` stands in `part` too, from 0 to 1. Nothing stands everywhere."""
    return (part & whole).total() / whole.total() if whole else 1.0


def alike(one: Counter[str], other: Counter[str]) -> float:
    """Twice what both have by all that they have, from 0 to 1."""
    total = one.total() + other.total()
    return 2 * (one & other).total() / total if total else 1.0


def _plain_article(extractions: Extractions) -> str:
    """What `_article` chooses of most pages, told by the cheapest two readings; empty where it takes more to tell.

    The blocks hold nearly all that a page says and much around it: who has most of them has missed nothing.
    """
    blocks, text = extractions.own_blocks, extractions.quick_article
    if not blocks or is_cjk(blocks) or len(text) > _SURELY_SHORT:
        return ""
    return text if share(words(text), words(blocks)) >= _OF_BLOCKS else ""


def _article(extractions: Extractions) -> str:
    generous, quick = words(extractions.generous), words(extractions.quick_article)
    if alike(quick, generous) < _AGREED and share(generous, words(extractions.own_blocks)) < _MISSED:
        return _typical_of_six(extractions)
    overlap = share(quick, generous)
    if len(extractions.generous) >= _LONG:
        return extractions.quick_article if overlap >= _EQUAL else extractions.generous
    if overlap >= _MOST:
        return extractions.quick_article
    return extractions.article if share(words(extractions.article), generous) >= _SAME else _typical_of_six(extractions)


def _cjk(extractions: Extractions, facts: Metadata) -> str:
    precise, article, description = words(extractions.precise), words(extractions.article), words(facts.description)
    if share(article, precise) >= _SAME and share(article, description) >= _DESCRIBED * share(precise, description):
        return extractions.article
    return most_typical((extractions.balanced, extractions.precise, extractions.paragraphs, extractions.article))


def _other(extractions: Extractions) -> str:
    text = most_typical((extractions.generous, extractions.balanced, extractions.blocks, extractions.own_blocks))
    if share(words(text), words(extractions.blocks)) < _MISSED:
        text = extractions.discussed
    is_scrap = (
        len(text) < _SCRAP * len(extractions.paragraphs) and share(words(extractions.article), words(text)) < _SAME
    )
    text = extractions.paragraphs if is_scrap else text
    listed = extractions.listed(text)
    if share(words(text), words(listed)) < _UNLISTED:
        return listed
    return _with_format(extractions, text)


def _typical_of_six(extractions: Extractions) -> str:
    six = (
        extractions.generous,
        extractions.strict,
        extractions.blocks,
        extractions.own_blocks,
        extractions.paragraphs,
        extractions.article,
    )
    return _with_format(extractions, most_typical(six))


def _with_format(extractions: Extractions, text: str) -> str:
    """Blocks are plain text: those that were chosen are made again with their headings, lists and tables."""
    return extractions.with_format(text) if text and text in (extractions.blocks, extractions.own_blocks) else text
