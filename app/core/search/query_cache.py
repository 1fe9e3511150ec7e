"""A query's answer: from what the conversation keeps of the last hour, else from the search channels."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta

from app.core.domain.errors import AppError
from app.core.domain.events import Events, SearchFinished, SearchStarted
from app.core.domain.evidence import Hit, Query
from app.core.domain.settings import KNOWLEDGE
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import CachedSearch, SearchMemory
from app.core.search.router import Router

CACHE_LIFETIME = timedelta(hours=1)  # so long a result counts as an answer to the same query

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Searches:
    router: Router
    memory: SearchMemory
    now: Callable[[], datetime] = lambda: datetime.now(UTC)
    under_way: dict[tuple[str, str], asyncio.Event] = field(default_factory=dict)  # conversation and key → its end

    async def run(self, turn: RunningTurn, query: Query, channel: str) -> Events:
        """As `Router.search`: ends with one SearchFinished, raises nothing. A turn that is `fresh` asks anew."""
        key = key_of(channel, query)
        own = channel == KNOWLEDGE  # costs nothing, and what the user takes out of it is not found a minute later
        place = turn.conversation, key
        if turn.comparison and not own and (other := self.under_way.get(place)) is not None:
            await other.wait()  # another model's turn asks the same: engines hear it once
        if not turn.fresh and not own and (cached := await self._recall(turn.conversation, key)) is not None:
            yield SearchStarted(turn.id, query.text, cached.channel)
            yield SearchFinished(
                turn.id,
                query.text,
                cached.channel,
                cached.hits,
                None,
                cached.response,
                0.0,
                cached.searched_at,
                len(cached.hits),
            )
            return
        query = replace(query, keep=not turn.private)
        ended = self.under_way.setdefault(place, asyncio.Event())
        try:
            async with aclosing(self.router.search(turn.id, query, channel)) as events:
                async for event in events:
                    if isinstance(event, SearchFinished) and event.hits and not own:
                        event = replace(event, hits=self._dated(event.hits))
                        await self._keep(turn.conversation, key, event)
                    yield event
        finally:
            ended.set()
            self.under_way.pop(place, None)

    def _dated(self, hits: tuple[Hit, ...]) -> tuple[Hit, ...]:
        from app.core.search.result_ages import dated  # not needed before the first search

        return dated(hits, self.now())

    async def _recall(self, conversation: str, key: str) -> CachedSearch | None:
        try:
            return await self.memory.cached_search(conversation, key, self.now() - CACHE_LIFETIME)
        except AppError as error:  # a full disk must not keep anybody from searching
            log.warning("kept results cannot be read: %s", error)
            return None

    async def _keep(self, conversation: str, key: str, event: SearchFinished) -> None:
        search = CachedSearch(event.channel, event.hits, event.response, self.now().isoformat(timespec="seconds"))
        try:
            await self.memory.cache_search(conversation, key, search)
        except AppError as error:
            log.warning("results cannot be kept: %s", error)


def key_of(channel: str, query: Query) -> str:
    """Under which a result is kept: what was wished for, not who answered in the end."""
    rules, text = query.rules, " ".join(query.text.casefold().split())
    parts = (channel, text, str(query.limit), rules.site, query.since, query.kind, query.language.casefold())
    language = ("-", query.question_language) if query.question_language else ()
    only = ("-", *sorted(rules.only)) if rules.only else ()
    return "\n".join((*parts, *sorted(rules.allowed), "-", *sorted(rules.blocked), *only, *language))
