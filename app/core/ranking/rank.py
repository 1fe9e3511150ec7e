"""The passages of all pages, ranked for a question."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import islice
from math import log2

from app.core.domain.evidence import Passage
from app.core.language import in_one_script
from app.core.ranking import bm25
from app.core.ranking.budget import estimate_tokens
from app.core.ranking.duplicates import DuplicateFilter
from app.core.ranking.fusion import standing
from app.core.ranking.passages import Slice, split
from app.core.ranking.recency import asks_for_recency, day_of
from app.core.ranking.tokens import content_tokens, index_tokens, query_tokens

_MOST_RANKED = 240  # more would not fit into the largest budget
_QUERY_TOKENS = 64  # distinct ones; a question may be a pasted article
_PLACE_SHARE = 0.25  # how much of a score hangs on the page's standing, not on its words
_NEW_SHARE = 0.4  # the same, where the question asks for what is new
_PLACE_FALL = 7.0  # how slowly that falls from place to place: the k of reciprocal ranks
_AGREED, _NEW = 0.5, 2.0  # what agreement and date weigh in it, beside the place in the result list
_UNDATED = 182  # days: how old a page without a date is taken to be
_PART_SHARE = (
    0.4  # how much of a score hangs on the one sub-question that the passage answers best, where there are some
)
_PARTS = 6  # sub-questions that are looked at
_SERVES = 0.5  # of a sub-question's words, weighed by rarity: what a passage must have to count as serving it
_SERVING = 3  # passages that may serve one sub-question
_COVERAGE_SHARE = 0.5  # how much of a score hangs on how many of the question's words are there at all
_HEAD_SHARE = 0.4  # how much the words of title and heading weigh beside the passage's own
_FULL = 80  # tokens: a passage with fewer is no denser for that, it is only cut short
_SNIPPET = 0.8  # what a search engine's excerpt is worth beside a passage that was read
_LEAD = 0.02  # a page's beginning says what it is about, where nothing else tells passages apart
_OVERHEAD = 6  # tokens around a passage
_FRAME = 36  # tokens of the lines around a source's passages, without its title


@dataclass(frozen=True)
class Candidate:
    """A page that was read, or the snippet of one that was not (`from_snippet`; `text` is the snippet then)."""

    source: str
    title: str  # with all that stands beside it above the passages
    text: str
    order: int  # in the fused result list, from 1
    snippet: str = ""
    from_snippet: bool = False
    site: str = ""  # what sources have in common that tell one story; empty: nothing
    date: str = ""  # ISO 8601, as exact as known; looked at where the question asks for what is new
    agreement: int = 1  # how many engines and queries found it
    origin: str = "web"  # orders are compared within one origin: a memory's first is no worse than the web's


@dataclass(frozen=True)
class Ranked:
    """A passage with its score (0 … about 1) and what it costs in tokens, heading included."""

    passage: Passage
    tokens: int
    frame: int = _FRAME  # what the source's title and frame cost besides, once
    site: str = ""
    serves: frozenset[int] = frozenset()  # the sub-questions that it answers well


@dataclass(frozen=True)
class _Excerpt:
    candidate: Candidate
    slice: Slice
    text: str
    from_snippet: bool


@dataclass(frozen=True)
class Pool:
    """Pages cut and counted once, to be ranked for one question or for several."""

    pages: tuple[Candidate, ...]
    excerpts: tuple[_Excerpt, ...]
    bodies: tuple[Counter[str], ...]  # how often each excerpt has a token
    wholes: tuple[Counter[str], ...]  # the same with heading and title
    words: tuple[list[str], ...]  # the tokens of each excerpt, in order


def rank_passages(question: str, queries: Sequence[str], pages: Sequence[Candidate]) -> list[Ranked]:
    """The passages of all pages, best for the question first, near-duplicates left out.

    pages: in hit order. The words of question and queries are looked for in passage, heading and title; the page's
    place in the result list counts less, but decides where no word is found (another language). The best 240 passages
    are returned, and the best one of every source in any case.
    """
    return rank_pool(question, queries, pool_of(pages))


def pool_of(pages: Sequence[Candidate]) -> Pool:
    excerpts = tuple(excerpt for page in pages for excerpt in _excerpts(page))
    words = tuple(index_tokens(excerpt.text, singles=False) for excerpt in excerpts)
    bodies = tuple(map(Counter, words))
    head_counts: dict[str, Counter[str]] = {}
    wholes = []
    for excerpt, body in zip(excerpts, bodies, strict=True):
        head = f"{excerpt.candidate.title}\n{excerpt.slice.heading}"
        if head not in head_counts:
            head_counts[head] = Counter(index_tokens(head, singles=False))
        wholes.append(body + head_counts[head])
    return Pool(tuple(pages), excerpts, bodies, tuple(wholes), words)


def rank_pool(question: str, queries: Sequence[str], pool: Pool) -> list[Ranked]:
    """As `rank_passages`."""
    excerpts = pool.excerpts
    parts = _parts(queries)
    standings = _standings(pool.pages, asks_for_recency(question, queries))
    share = _NEW_SHARE if asks_for_recency(question, queries) else _PLACE_SHARE
    fits = [_fits(terms, pool) for terms in (_search_terms(question, queries), *parts)]
    marks = _marks(fits, [standings[e.candidate] for e in excerpts], share, excerpts)
    serves = _serves(fits[1:], len(excerpts))
    order = sorted(
        range(len(excerpts)), key=lambda i: (-marks[i], excerpts[i].candidate.order, excerpts[i].slice.start)
    )
    duplicates, of_source = DuplicateFilter(), Counter[str]()
    ranked: list[Ranked] = []
    for i in order:
        source = excerpts[i].candidate.source
        is_eligible = len(ranked) < _MOST_RANKED or not of_source[source] or serves[i]
        if is_eligible and duplicates.add(pool.words[i]):
            of_source[source] += 1
            ranked.append(_ranked(excerpts[i], marks[i], serves[i]))
    return ranked


def _excerpts(page: Candidate) -> list[_Excerpt]:
    excerpts = [_Excerpt(page, part, page.text[part.start : part.end], page.from_snippet) for part in split(page.text)]
    if not excerpts and page.snippet.strip():
        excerpts = [_Excerpt(page, Slice(0, len(page.snippet)), page.snippet, True)]
    return excerpts


def _search_terms(question: str, queries: Sequence[str]) -> list[str]:
    """The words to look for; one that question and queries share counts more, but not more than double."""
    texts = [question[:4000], *(query[:1000] for query in queries)]
    telling = [text for text in texts if content_tokens(text)] or texts  # "and why is it so?" says nothing
    counts = Counter(token for text in telling for token in query_tokens(text, singles=False))
    return [token for token in islice(counts, _QUERY_TOKENS) for _ in range(min(counts[token], 2))]


def _parts(queries: Sequence[str]) -> list[list[str]]:
    """The words of each sub-question; none where there is only one."""
    rows = (query_tokens(query[:1000], singles=False)[:_QUERY_TOKENS] for query in queries)
    parts = {frozenset(tokens): tokens for tokens in rows if tokens}
    return list(islice(parts.values(), _PARTS)) if len(parts) > 1 else []


def _standings(pages: Sequence[Candidate], newest_first: bool) -> dict[Candidate, float]:
    """0 … 1 for each page: its place in the result list fused with how many agree on it and, if wished, its date."""
    first: dict[str, int] = {}
    for page in pages:
        first[page.origin] = min(page.order, first.get(page.origin, page.order))
    orders = [page.order - first[page.origin] + 1 for page in pages]
    most = max((page.agreement for page in pages), default=1)
    agreed = [1 + 2 * min(4, most - page.agreement) for page in pages]
    rankings: list[tuple[Sequence[float], float]] = [(orders, 1.0), (agreed, _AGREED)]
    if newest_first:
        rankings.append((_by_age([page.date for page in pages]), _NEW))
    return dict(zip(pages, standing(rankings, _PLACE_FALL), strict=True))


def _by_age(dates: Sequence[str]) -> list[float]:
    """Places that double in age from one to the next, the newest page's being 1; half a year for one without a date."""
    days = [date.fromisoformat(day).toordinal() if (day := day_of(written)) else None for written in dates]
    newest = max((day for day in days if day is not None), default=0)
    return [1 + log2(1 + (_UNDATED if day is None else newest - day)) for day in days]


def _fits(texts: list[str], pool: Pool) -> list[tuple[float, float]]:
    """(words found, 0 … 1 of the best; share of the different ones, weighed by rarity) for each excerpt.

    Words of title and heading count less than the passage's own: they are the same for all passages of a page, and
    would let its shortest passage win. Nor does a short one gain by its length: one line that names the question's
    words would stand before the passage that explains them.
    """
    bodies, wholes = _with_singles(texts, pool)
    lengths = [max(len(words), _FULL) for words in pool.words]
    sizes = [max(whole.total(), _FULL) for whole in pool.wholes]
    own, whole = bm25.scores_of(texts, bodies, lengths), bm25.scores_of(texts, wholes, sizes)
    scores = [_HEAD_SHARE * w + (1 - _HEAD_SHARE) * o for w, o in zip(whole, own, strict=True)]
    best = max(scores, default=0.0) or 1.0
    words = dict.fromkeys(texts)
    present = [[word for word in words if word in here] for here in wholes]
    rarity = bm25.rarities(words, [dict.fromkeys(here, 1) for here in present])
    total = sum(rarity.values()) or 1.0
    return [
        (score / best, sum(rarity[word] for word in here) / total) for score, here in zip(scores, present, strict=True)
    ]


def _with_singles(texts: list[str], pool: Pool) -> tuple[Sequence[Mapping[str, int]], Sequence[Mapping[str, int]]]:
    """The pool's counts with those of the single CJK characters that are looked for."""
    singles = [token for token in dict.fromkeys(texts) if len(token) == 1 and not token.isascii()]
    if not singles:
        return pool.bodies, pool.wholes
    passages = [in_one_script(excerpt.text) for excerpt in pool.excerpts]
    extra = [Counter({c: n for c in singles if (n := passage.count(c))}) for passage in passages]
    return (
        [{**body, **more} for body, more in zip(pool.bodies, extra, strict=True)],
        [{**whole, **more} for whole, more in zip(pool.wholes, extra, strict=True)],
    )


def _marks(
    fits: list[list[tuple[float, float]]], standings: list[float], share: float, excerpts: Sequence[_Excerpt]
) -> list[float]:
    """A score for each excerpt: words found, how many of the different ones, and the page's standing."""
    weighed = [[score * (1 - _COVERAGE_SHARE + _COVERAGE_SHARE * coverage) for score, coverage in fit] for fit in fits]
    marks = []
    for i, (excerpt, place) in enumerate(zip(excerpts, standings, strict=True)):
        relevance = weighed[0][i]
        if len(weighed) > 1:
            relevance = (1 - _PART_SHARE) * relevance + _PART_SHARE * max(part[i] for part in weighed[1:])
        relevance *= _SNIPPET if excerpt.from_snippet else 1.0
        lead = _LEAD / (1 + excerpt.slice.start / 1000)
        marks.append(relevance * (1 - share + share * place) + (_LEAD + lead) * place)
    return marks


def _serves(parts: list[list[tuple[float, float]]], count: int) -> list[frozenset[int]]:
    """For each of `count` excerpts the sub-questions that it is among the best for."""
    parts_by_excerpt: list[set[int]] = [set() for _ in range(count)]
    for number, fit in enumerate(parts):
        good = [i for i, (score, coverage) in enumerate(fit) if coverage >= _SERVES and score >= _SERVES]
        for i in sorted(good, key=lambda i: -fit[i][0] * fit[i][1])[:_SERVING]:
            parts_by_excerpt[i].add(number)
    return [frozenset(served) for served in parts_by_excerpt]


def _ranked(excerpt: _Excerpt, score: float, serves: frozenset[int]) -> Ranked:
    part = excerpt.slice
    passage = Passage(
        excerpt.candidate.source, excerpt.text, part.start, part.end, part.heading, score, excerpt.from_snippet
    )
    frame = _FRAME + estimate_tokens(excerpt.candidate.title)
    return Ranked(passage, tokens_of(passage), frame, excerpt.candidate.site, serves)


def tokens_of(passage: Passage) -> int:
    """With its heading and what stands around it."""
    return estimate_tokens(passage.text) + estimate_tokens(passage.heading) + _OVERHEAD
