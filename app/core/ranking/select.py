"""Which passages of which pages the model gets: ranked for the question, chosen under a budget."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice

from app.core.domain.evidence import Passage
from app.core.ranking import bm25
from app.core.ranking.budget import estimate_tokens
from app.core.ranking.duplicates import Seen
from app.core.ranking.passages import Slice, split
from app.core.ranking.sentences import sentence_ends
from app.core.ranking.tokens import content_tokens, tokenise

_MOST_RANKED = 240  # more would not fit into the largest budget
_QUERY_TOKENS = 64  # distinct ones; a question may be a pasted article
_ENGINE_SHARE = 0.25  # how much of a score hangs on the page's place in the result list
_ENGINE_FALL = 0.12  # how fast that falls from place to place
_COVERAGE_SHARE = 0.5  # how much of a score hangs on how many of the question's words are there at all
_HEAD_SHARE = 0.4  # how much the words of title and heading weigh beside the passage's own
_SNIPPET = 0.8  # what a search engine's excerpt is worth beside a passage that was read
_LEAD = 0.02  # a page's beginning says what it is about, where nothing else tells passages apart
_GAIN = (1.0, 0.8, 0.55, 0.4)  # of the first, second … passage of one source
_FLOOR = 0.2  # of the best score: further passages of a source below it are not worth their tokens
_OVERHEAD = 6  # tokens around a passage
_FRAME = 36  # tokens of the lines around a source's passages, without its title
_LEAST_CUT = 40  # tokens; a shorter piece of a passage is no evidence


@dataclass(frozen=True)
class Candidate:
    """A page that was read, or the snippet of one that was not (`from_snippet`; `text` is the snippet then)."""

    source: str
    title: str  # with all that stands beside it above the passages
    text: str
    order: int  # in the fused result list, from 1
    snippet: str = ""
    from_snippet: bool = False


@dataclass(frozen=True)
class Ranked:
    """A passage with its score (0 … about 1) and what it costs in tokens, heading included."""

    passage: Passage
    tokens: int
    frame: int = _FRAME  # what the source's title and frame cost besides, once


@dataclass(frozen=True)
class _Excerpt:
    candidate: Candidate
    slice: Slice
    text: str
    from_snippet: bool


def rank_passages(question: str, queries: Sequence[str], pages: Sequence[Candidate]) -> list[Ranked]:
    """The passages of all pages, best for the question first, near-duplicates left out.

    pages: in hit order. The words of question and queries are looked for in passage, heading and title; the page's
    place in the result list counts less, but decides where no word is found (another language). The best 240 passages
    are returned, and the best one of every source in any case.
    """
    excerpts = [excerpt for page in pages for excerpt in _excerpts(page)]
    bodies = [tokenise(excerpt.text) for excerpt in excerpts]
    titles = {page.title: tokenise(page.title) for page in pages}
    heads = [[*titles[e.candidate.title], *tokenise(e.slice.heading)] for e in excerpts]
    marks = _marks(_wanted(question, queries), excerpts, bodies, heads)
    order = sorted(
        range(len(excerpts)), key=lambda i: (-marks[i], excerpts[i].candidate.order, excerpts[i].slice.start)
    )
    seen, of_source = Seen(), Counter[str]()
    ranked: list[Ranked] = []
    for i in order:
        source = excerpts[i].candidate.source
        if (len(ranked) < _MOST_RANKED or not of_source[source]) and seen.add(bodies[i]):
            of_source[source] += 1
            ranked.append(_ranked(excerpts[i], marks[i]))
    return ranked


def choose(ranked: Sequence[Ranked], budget: int) -> list[Ranked]:
    """The passages to hand over, best first; their tokens and what stands around them never exceed `budget`.

    Each further passage of a source gains less, and none gets a third before every source had its chance. Where even
    the best passage is too long for the budget, it is cut behind a sentence.
    """
    chosen: list[Ranked] = []
    left, taken = budget, Counter[str]()
    rest = [entry for entry in ranked if _cost(entry, taken) <= budget]
    floor = _FLOOR * ranked[0].passage.score if ranked else 0.0
    while rest:
        waiting = any(not taken[entry.passage.source] for entry in rest)
        best = max(rest, key=lambda entry: _gain(entry, taken, waiting))
        rest.remove(best)
        if taken[best.passage.source] and best.passage.score < floor:
            continue
        left -= _cost(best, taken)
        taken[best.passage.source] += 1
        chosen.append(best)
        rest = [entry for entry in rest if _cost(entry, taken) <= left]
    return chosen or list(islice(_cut(ranked, budget), 1))


def _excerpts(page: Candidate) -> list[_Excerpt]:
    found = [_Excerpt(page, part, page.text[part.start : part.end], page.from_snippet) for part in split(page.text)]
    if not found and page.snippet.strip():
        found = [_Excerpt(page, Slice(0, len(page.snippet)), page.snippet, True)]
    return found


def _wanted(question: str, queries: Sequence[str]) -> list[str]:
    """The words to look for; one that question and queries share counts more, but not more than double."""
    tokens = content_tokens(question[:4000])
    for query in queries:
        tokens += set(content_tokens(query[:1000]))
    tokens = tokens or tokenise(question[:4000])
    counts = Counter(tokens)
    return [token for token in islice(counts, _QUERY_TOKENS) for _ in range(min(counts[token], 2))]


def _marks(wanted: list[str], excerpts: list[_Excerpt], bodies: list[list[str]], heads: list[list[str]]) -> list[float]:
    """A score for each excerpt: words found, how many of the different ones, and the page's place.

    Words of title and heading count less than the passage's own: they are the same for all passages of a page, and
    would let its shortest passage win.
    """
    documents = [[*head, *body] for head, body in zip(heads, bodies, strict=True)]
    whole, own = bm25.scores(wanted, documents), bm25.scores(wanted, bodies)
    found = [_HEAD_SHARE * w + (1 - _HEAD_SHARE) * o for w, o in zip(whole, own, strict=True)]
    best = max(found, default=0.0) or 1.0
    words = set(wanted)
    present = [dict.fromkeys(words.intersection(document), 1) for document in documents]
    rarity = bm25.rarities(words, present)
    total = sum(rarity.values()) or 1.0
    marks = []
    for excerpt, score, here in zip(excerpts, found, present, strict=True):
        coverage = sum(rarity[word] for word in here) / total
        place = 1 / (1 + _ENGINE_FALL * (max(excerpt.candidate.order, 1) - 1))
        relevance = score / best * (1 - _COVERAGE_SHARE + _COVERAGE_SHARE * coverage)
        relevance *= _SNIPPET if excerpt.from_snippet else 1.0
        lead = _LEAD / (1 + excerpt.slice.start / 1000)
        marks.append(relevance * (1 - _ENGINE_SHARE + _ENGINE_SHARE * place) + (_LEAD + lead) * place)
    return marks


def _ranked(excerpt: _Excerpt, score: float) -> Ranked:
    part = excerpt.slice
    passage = Passage(
        excerpt.candidate.source, excerpt.text, part.start, part.end, part.heading, score, excerpt.from_snippet
    )
    return Ranked(passage, _tokens(passage), _FRAME + estimate_tokens(excerpt.candidate.title))


def _tokens(passage: Passage) -> int:
    return estimate_tokens(passage.text) + estimate_tokens(passage.heading) + _OVERHEAD


def _cost(entry: Ranked, taken: Counter[str]) -> int:
    return entry.tokens + (0 if taken[entry.passage.source] else entry.frame)


def _gain(entry: Ranked, taken: Counter[str], waiting: bool) -> float:
    """What the entry adds. While sources wait, a third passage of another is not looked at."""
    already = taken[entry.passage.source]
    if waiting and already >= 2:
        return -1.0
    return entry.passage.score * _GAIN[min(already, len(_GAIN) - 1)]


def _cut(ranked: Sequence[Ranked], budget: int) -> list[Ranked]:
    """The best passage up to the last sentence that fits, as a list; empty where nothing worth reading fits."""
    for entry in ranked[:1]:
        passage = entry.passage
        for end in reversed(sentence_ends(passage.text)):
            shorter = replace(
                passage, text=passage.text[:end].rstrip(), end=passage.start + len(passage.text[:end].rstrip())
            )
            tokens = _tokens(shorter)
            if _LEAST_CUT <= tokens <= budget - entry.frame:
                return [Ranked(shorter, tokens, entry.frame)]
    return []
