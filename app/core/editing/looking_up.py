"""Claims are searched for on the web, side by side: what is found holds them, says otherwise, or is of no use."""

import asyncio
from collections.abc import AsyncGenerator, Iterator, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from itertools import islice

from app.core.citing.support.verdict import check
from app.core.domain.citation import Support, Verdict
from app.core.domain.events import Event, Events, Failure, PageRead, SearchFinished, SourcesCollected
from app.core.domain.evidence import Finding, Hit, Page, Passage, Query
from app.core.domain.settings import SearchSettings
from app.core.domain.sources import OWN
from app.core.domain.turn.running_turn import RunningTurn
from app.core.editing.claim_searches import ClaimSearch
from app.core.editing.evidence import contradicts, is_supported
from app.core.editing.subject import stated
from app.core.ports import PageReader
from app.core.prompt.candidates import agreement_of, candidate_of_hit
from app.core.prompt.reply_language import reply_language
from app.core.ranking.rank import Ranked, rank_passages
from app.core.reading import may_read, read_side_by_side, rules_of
from app.core.search.query_cache import Searches
from app.core.search.result_ages import lasting_date
from app.core.streams import merge, within

_HITS = 6  # of a claim's search that are looked at
_GRACE = 2.0  # seconds for the last pages once half of them are there
_PASSAGES = 12  # the best for a claim, of all its pages
_OF_SOURCE = 4


@dataclass(frozen=True)
class Limits:
    """What the looking up of one answer may cost."""

    claims: int = 6
    pages_of_claim: int = 2
    pages: int = 8
    seconds: float = 25.0


ANSWER = Limits()
REPORT = Limits(claims=12, pages=16, seconds=45.0)  # of a research


@dataclass(frozen=True)
class Evidence:
    """What was found for a claim. `contradicts`: it says the same thing with another figure, or denies it."""

    search: ClaimSearch
    source: str
    passages: tuple[Passage, ...]
    support: Support
    contradicts: bool = False


@dataclass
class LookUp:
    """It keeps its own account of the turn: events are folded later than they are made."""

    turn: RunningTurn
    claims: Sequence[ClaimSearch]
    searches: Searches
    reader: PageReader
    settings: SearchSettings
    limits: Limits = ANSWER
    evidence: list[Evidence] = field(default_factory=list)  # filled by `run`
    _failures: list[Failure | None] = field(default_factory=list)  # of the searches that ended
    _hits: dict[str, list[tuple[str, Hit]]] = field(default_factory=dict)  # by query
    _pages: dict[str, Page] = field(default_factory=dict)

    @property
    def failure(self) -> Failure | None:
        """Of the first search that failed, where none gave anything."""
        return None if any(self._hits.values()) else next(filter(None, self._failures), None)

    async def run(self) -> Events:
        """What time is left for is looked at; the rest goes without."""
        for turn in (*self.turn.nodes.values(), self.turn):
            self._pages.update(turn.pages)
        try:
            async with aclosing(within(self.limits.seconds, self._gathered())) as events:
                async for event in events:
                    yield event
        except TimeoutError:
            pass
        self.evidence += await asyncio.to_thread(lambda: list(self._judged()))

    async def _gathered(self) -> AsyncGenerator[Event, None]:
        async with aclosing(merge(self._search(query) for query in self._queries())) as events:
            async for event in events:
                yield event
        if any(self._hits.values()):
            yield self._collected()
        unread = self._unread()
        async with aclosing(read_side_by_side(self.turn, unread, self.reader, _GRACE)) as events:
            async for event in events:
                if isinstance(event, PageRead):
                    self._pages[event.source.id] = event.page
                yield event

    def _queries(self) -> Iterator[Query]:
        rules = rules_of(self.turn, self.settings)
        limit = min(max(self.settings.max_results, 1), 10)
        for text in dict.fromkeys(claim.query for claim in self.claims):
            yield Query(text, limit, self.turn.language, rules, question_language=reply_language(self.turn))

    async def _search(self, query: Query) -> AsyncGenerator[Event, None]:
        async with aclosing(self.searches.run(self.turn, query, self.turn.channel)) as events:
            async for event in events:
                if isinstance(event, SearchFinished):
                    self._hits[query.text] = list(self._with_sources(event, query))
                    self._failures.append(event.failure)
                yield event

    def _with_sources(self, event: SearchFinished, query: Query) -> Iterator[tuple[str, Hit]]:
        permitted = (hit for hit in event.hits if hit.origin not in OWN and query.rules.permits(hit.url))
        for hit in islice(permitted, _HITS):
            source = self.turn.book.upsert(
                hit.url, title=hit.title, snippet=hit.snippet, site=hit.site, date=lasting_date(hit), query=event.query,
                origin=hit.origin, kind=hit.kind, from_text=hit.from_text,
            )  # fmt: skip
            yield source.id, hit

    def _collected(self) -> SourcesCollected:
        """What the turn had, and what was found now behind it."""
        hits, findings = dict(self.turn.hits), dict(self.turn.findings)
        for ranked in self._hits.values():
            for place, (source, hit) in enumerate(ranked, start=1):
                hits.setdefault(source, hit)
                findings.setdefault(source, Finding(source, score=1 / (1 + place)))
        sources = tuple(self.turn.book.get(source) for source in findings)
        return SourcesCollected(self.turn.id, tuple(hits.items()), tuple(findings.values()), sources)

    def _unread(self) -> list[str]:
        """The best pages of every claim before the second ones of any."""
        rules = rules_of(self.turn, self.settings)
        rows = [
            [source for source, _ in self._hits.get(claim.query, ()) if may_read(self.turn, source, rules)]
            for claim in self.claims
        ]
        ranked = [row[place] for place in range(self.limits.pages_of_claim) for row in rows if place < len(row)]
        unread = [source for source in dict.fromkeys(ranked) if source not in self._pages]
        return unread[: self.limits.pages]

    def _judged(self) -> Iterator[Evidence]:
        """In a thread: long pages take a while."""
        agreed = agreement_of(self.turn)
        for claim in self.claims:
            candidates = [
                one
                for order, (source, hit) in enumerate(self._hits.get(claim.query, ()), start=1)
                if (one := candidate_of_hit(self.turn.book.get(source), hit, order, self._pages.get(source), agreed))
            ]
            ranked = rank_passages(claim.claim, (claim.query,), candidates)[:_PASSAGES] if candidates else []
            if (evidence := best_evidence(claim, ranked)) is not None:
                yield evidence


def best_evidence(claim: ClaimSearch, ranked: Sequence[Ranked]) -> Evidence | None:
    """Of the source that holds the claim best, as few passages as do; else the first one that contradicts it."""
    by_source: dict[str, list[Passage]] = {}
    for entry in ranked:
        by_source.setdefault(entry.passage.source, []).append(entry.passage)
    best: Evidence | None = None
    for source, passages in by_source.items():
        evidence = _supporting(claim, source, passages[:_OF_SOURCE])
        if evidence is not None and (best is None or evidence.support.score > best.support.score):
            best = evidence
    return best or next(_contradicting(claim, by_source), None)


def _supporting(claim: ClaimSearch, source: str, passages: Sequence[Passage]) -> Evidence | None:
    texts = [stated(passage.text) for passage in passages]
    whole = check(claim.claim, texts)
    if not is_supported(whole):
        return None
    for passage, text in zip(passages, texts, strict=True):
        support = check(claim.claim, [text])
        if support.verdict is whole.verdict and is_supported(support):
            return Evidence(claim, source, (passage,), support)
    return Evidence(claim, source, tuple(passages), whole)


def _contradicting(claim: ClaimSearch, by_source: Mapping[str, Sequence[Passage]]) -> Iterator[Evidence]:
    for source, passages in by_source.items():
        for passage in passages[:_OF_SOURCE]:
            support = check(claim.claim, [stated(passage.text)])
            if contradicts(claim.claim, support):
                denied = replace(support, verdict=Verdict.NOT_FOUND)  # a year that differs may count as a part
                yield Evidence(claim, source, (passage,), denied, contradicts=True)
