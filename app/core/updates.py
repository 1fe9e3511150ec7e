"""Looks whether there is a newer version, and says so: nothing is ever downloaded or installed."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import replace

from app.core.domain.errors import AppError, BadAnswer
from app.core.domain.reasons import UpdateReason
from app.core.domain.updates import ReleaseFeed, System, UpdateOffer, UpdateState, offer_of
from app.core.ports.updates import ReleaseFeedSource, UpdateMemory

log = logging.getLogger(__name__)

_DAY = 86_400.0


class Updates:
    """version: of this program. clock: seconds since 1970."""

    def __init__(
        self,
        source: ReleaseFeedSource,
        memory: UpdateMemory,
        version: str,
        system: System,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.version = version
        self._source, self._memory, self._system, self._clock = source, memory, system, clock
        self._state: UpdateState | None = None

    @property
    def host(self) -> str:
        return self._source.host

    def is_due(self) -> bool:
        """Whether a day went by since the last check, whoever asked for it and whatever came of it."""
        return not 0 <= self._clock() - self._current().requested < _DAY

    async def check(self) -> UpdateOffer:
        """Raises `AppError`, also for a list that is older than one seen before, or out of date."""
        requested = self._clock()
        state = await asyncio.to_thread(self._current)
        try:
            feed = await self._source.fetch()
            self._refuse_old(feed, state)
        except AppError:
            await asyncio.to_thread(self._keep, replace(self._current(), requested=requested))
            raise
        state = replace(self._current(), requested=requested, serial=feed.serial)  # meanwhile one may be skipped
        await asyncio.to_thread(self._keep, state)
        return offer_of(feed, self.version, self._system, state.skipped)

    def skip(self, version: str) -> None:
        """Not to be told of this one any more; of a newer one again."""
        self._keep(replace(self._current(), skipped=version))

    def _refuse_old(self, feed: ReleaseFeed, state: UpdateState) -> None:
        if feed.serial < state.serial:
            raise BadAnswer(self.host, f"{feed.serial} < {state.serial}", reason=UpdateReason.OLDER)
        if feed.expires.timestamp() <= self._clock():
            raise BadAnswer(self.host, feed.expires.isoformat(), reason=UpdateReason.EXPIRED)

    def _current(self) -> UpdateState:
        if self._state is None:
            self._state = self._memory.load()
        return self._state

    def _keep(self, state: UpdateState) -> None:
        self._state = state
        try:
            self._memory.save(state)
        except OSError as error:  # it counts until the program ends
            log.warning("what is known of new versions is not saved: %s", error.strerror)
