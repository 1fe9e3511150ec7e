"""Step: ask the search channel for each query, side by side, and make one list of what was found."""

import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from app.core.domain.errors import AppError
from app.core.domain.events import (
    ChannelFellBack,
    Event,
    Events,
    Failure,
    Notice,
    NoticeGiven,
    SearchFinished,
    SearchStarted,
    SourcesFound,
)
from app.core.domain.evidence import Finding, Hit, Query
from app.core.domain.rules import DomainRules
from app.core.domain.settings import SearchSettings
from app.core.domain.turn import Turn
from app.core.ports import KeptSearch, SearchMemory
from app.core.ranking.fusion import fuse
from app.core.router import LAST_RESORT, Router, describe, describe_reasons
from app.core.streams import merge

KEPT_FOR = timedelta(hours=1)  # so long a result counts as an answer to the same query

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Search:
    router: Router
    settings: Callable[[], SearchSettings]
    memory: SearchMemory
    now: Callable[[], datetime] = lambda: datetime.now(UTC)

    async def run(self, turn: Turn) -> Events:
        settings = self.settings()
        limit = min(max(settings.max_results, 1), 50)
        rules = DomainRules(settings.allowed, settings.blocked, turn.site)
        queries = [Query(text, limit, turn.language, rules) for text in turn.unsearched()]
        searches = [self._search(turn, query) for query in queries]
        finished: dict[str, SearchFinished] = {}
        async with aclosing(merge(searches)) as events:
            async for event in events:
                if isinstance(event, SearchFinished):
                    finished[event.query] = event
                yield event
        answers = {**turn.answers, **{query: event.hits for query, event in finished.items()}}
        yield sources_found(turn, answers)
        if notice := notice_of(finished, turn.channel):
            yield NoticeGiven(turn.id, notice)

    async def _search(self, turn: Turn, query: Query) -> AsyncGenerator[Event, None]:
        """From what the conversation keeps of the last hour, else from the channels."""
        key = key_of(turn.channel, query)
        if not turn.fresh and (kept := await self._recall(turn.conversation, key)) is not None:
            yield SearchStarted(turn.id, query.text, kept.channel)
            yield SearchFinished(
                turn.id, query.text, kept.channel, kept.hits, None, kept.response, 0.0, kept.asked, len(kept.hits)
            )
            return
        async with aclosing(self.router.search(turn.id, query, turn.channel)) as events:
            async for event in events:
                if isinstance(event, ChannelFellBack):
                    log.info("search fell back from %s to %s: %s", event.channel, event.to, event.failure.kind)
                if isinstance(event, SearchFinished) and event.hits:
                    await self._keep(turn.conversation, key, event)
                yield event

    async def _recall(self, conversation: str, key: str) -> KeptSearch | None:
        try:
            return await self.memory.kept_search(conversation, key, self.now() - KEPT_FOR)
        except AppError as error:  # a full disk must not keep anybody from searching
            log.warning("kept results cannot be read: %s", error)
            return None

    async def _keep(self, conversation: str, key: str, event: SearchFinished) -> None:
        kept = KeptSearch(event.channel, event.hits, event.response, self.now().isoformat(timespec="seconds"))
        try:
            await self.memory.keep_search(conversation, key, kept)
        except AppError as error:
            log.warning("results cannot be kept: %s", error)


def key_of(channel: str, query: Query) -> str:
    """Under which a result is kept: what was wished for, not who answered in the end."""
    rules = query.rules
    parts = (channel, " ".join(query.text.casefold().split()), str(query.limit), rules.site, query.since)
    return "\n".join((*parts, *sorted(rules.allowed), "-", *sorted(rules.blocked)))


def sources_found(turn: Turn, answers: dict[str, tuple[Hit, ...]]) -> SourcesFound:
    """Links of the question first, then the hits of all queries, fused by rank; one source per page."""
    found: dict[str, Hit] = {}
    rankings: list[list[str]] = []
    for query, hits in answers.items():
        ranking = []
        for hit in hits:
            source = turn.book.join(
                hit.url, title=hit.title, snippet=hit.snippet, site=hit.site, date=hit.date, query=query
            )
            found.setdefault(source.id, hit)
            ranking.append(source.id)
        rankings.append(list(dict.fromkeys(ranking)))
    scores = dict(fuse(rankings))
    links = [turn.book.join(url) for url in (turn.plan.links if turn.plan else ())]
    order = list(dict.fromkeys([*(link.id for link in links), *scores]))
    by_link = {link.id: Hit(0, link.title, link.url) for link in links}
    return SourcesFound(
        turn.id,
        tuple((source, found.get(source) or by_link[source]) for source in order),
        tuple(Finding(source, score=scores.get(source, 1.0)) for source in order),
        tuple(turn.book.get(source) for source in order),
    )


def notice_of(finished: dict[str, SearchFinished], channel: str) -> Notice | None:
    """What the user should know of a search that did not go as wished."""
    good = [event for event in finished.values() if event.hits]
    if not good:
        failures: list[Failure] = [event.failure for event in finished.values() if event.failure]
        if failures:
            return Notice("search_failed", {"reasons": describe_reasons(failures[0]) or describe(failures[0])})
        return Notice("nothing_found") if finished else None
    if channel != LAST_RESORT and all(event.channel == LAST_RESORT and event.failure for event in good):
        return Notice("last_resort", {"reasons": describe_reasons(good[0].failure)})
    return None
