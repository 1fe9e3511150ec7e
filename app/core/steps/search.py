"""Step: ask the search channel for each query, side by side, and make one list of what was found."""

from collections.abc import Callable
from contextlib import aclosing
from dataclasses import dataclass, replace

from app.core.domain.events import (
    EngineAnswered,
    Events,
    Failure,
    Notice,
    NoticeAdded,
    NoticeKind,
    SearchFinished,
    SourcesCollected,
)
from app.core.domain.evidence import Finding, Hit, Outcome, Query
from app.core.domain.rules import DomainRules
from app.core.domain.settings import KNOWLEDGE, SearchSettings
from app.core.domain.turn.running_turn import RunningTurn
from app.core.prompt.reply_language import reply_language
from app.core.ranking.fusion import fuse
from app.core.reading import rules_of
from app.core.search.query_cache import Searches
from app.core.search.router import LAST_RESORT, describe, describe_reasons
from app.core.streams import merge


@dataclass(frozen=True)
class Search:
    """`warm` is called where pages of what is found will be read."""

    searches: Searches
    settings: Callable[[], SearchSettings]
    warm: Callable[[], object] = lambda: None

    async def run(self, turn: RunningTurn) -> Events:
        settings = self.settings()
        if settings.max_pages > 0 and turn.channel != KNOWLEDGE:
            self.warm()
        limit = min(max(settings.max_results, 1), 50)
        rules = rules_of(turn, settings)
        searches = [self._events_of(turn, query) for query in _queries(turn, limit, rules)]
        finished: dict[str, SearchFinished] = {}
        async with aclosing(merge(searches)) as events:
            async for event in events:
                if isinstance(event, SearchFinished):
                    finished[event.query] = event
                yield event
        answers = {**turn.answers, **{query: event.hits for query, event in finished.items()}}
        yield sources_collected(turn, answers)
        if notice := notice_of(finished, turn.channel):
            yield NoticeAdded(turn.id, notice)

    async def _events_of(self, turn: RunningTurn, query: Query) -> Events:
        """A query's events. Where somebody says that nothing is so new, it is asked again, for results of any age."""
        nothing_new = False
        async with aclosing(self.searches.run(turn, query, turn.channel)) as events:
            async for event in events:
                if isinstance(event, EngineAnswered) and event.report.outcome is Outcome.NO_RESULTS:
                    nothing_new = True
                if isinstance(event, SearchFinished) and nothing_new and _is_too_narrow(query, event, turn.channel):
                    break
                yield event
            else:
                return
        async with aclosing(self.searches.run(turn, replace(query, since="", kind="web"), turn.channel)) as events:
            async for event in events:
                yield event


def _queries(turn: RunningTurn, limit: int, rules: DomainRules) -> list[Query]:
    freshness = [turn.plan.fresh(text) for text in turn.unsearched()] if turn.plan else []
    language = reply_language(turn)
    return [
        Query(fresh.query, limit, turn.language, rules, fresh.since, fresh.kind, question_language=language)
        for fresh in freshness
    ]


def _is_too_narrow(query: Query, finished: SearchFinished, channel: str) -> bool:
    """Nothing was found but what a last resort has, which knows no news."""
    if not query.since and query.kind == "web":
        return False
    return not finished.hits or (finished.channel == LAST_RESORT and channel != LAST_RESORT)


def sources_collected(turn: RunningTurn, answers: dict[str, tuple[Hit, ...]]) -> SourcesCollected:
    """Links of the question first, then the hits of all queries, fused by rank; one source per page."""
    from app.core.search.result_ages import lasting_date  # not needed before the first search

    first_hits: dict[str, Hit] = {}
    rankings: list[list[str]] = []
    for query, hits in answers.items():
        ranking = []
        for hit in hits:
            source = turn.book.upsert(
                hit.url, title=hit.title, snippet=hit.snippet, site=hit.site, date=lasting_date(hit), query=query,
                origin=hit.origin, from_text=hit.from_text,
            )  # fmt: skip
            first_hits.setdefault(source.id, hit)
            ranking.append(source.id)
        rankings.append(list(dict.fromkeys(ranking)))
    scores = dict(fuse(rankings))
    links = [turn.book.upsert(url) for url in (turn.plan.links if turn.plan else ())]
    order = list(dict.fromkeys([*(link.id for link in links), *scores]))
    by_link = {link.id: Hit(0, link.title, link.url) for link in links}
    return SourcesCollected(
        turn.id,
        tuple((source, first_hits.get(source) or by_link[source]) for source in order),
        tuple(Finding(source, score=scores.get(source, 1.0)) for source in order),
        tuple(turn.book.get(source) for source in order),
    )


def notice_of(finished: dict[str, SearchFinished], channel: str) -> Notice | None:
    """What the user should know of a search that did not go as wished."""
    good = [event for event in finished.values() if event.hits]
    if not good:
        failures: list[Failure] = [event.failure for event in finished.values() if event.failure]
        if failures:
            return Notice(NoticeKind.SEARCH_FAILED, {"reasons": describe_reasons(failures[0]) or describe(failures[0])})
        return Notice(NoticeKind.NO_RESULTS) if finished else None
    if channel != LAST_RESORT and all(event.channel == LAST_RESORT and event.failure for event in good):
        return Notice(NoticeKind.LAST_RESORT, {"reasons": describe_reasons(good[0].failure)})
    return None
