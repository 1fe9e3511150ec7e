"""How one engine is treated: one query at a time, a pause between two, and a rest after it refused."""

import asyncio
from collections.abc import Callable

from app.core.domain.evidence import Outcome

INTERVAL = 1.5  # seconds between the beginnings of two queries

COOLDOWNS = {  # seconds after the first failure; each further one in a row doubles them
    Outcome.TIMED_OUT: 5.0,
    Outcome.UNREACHABLE: 5.0,
    Outcome.REFUSED: 180.0,
    Outcome.CHECK: 600.0,
    Outcome.SCRIPT_SHELL: 60.0,
    Outcome.IRRELEVANT: 60.0,
    Outcome.NOT_UNDERSTOOD: 60.0,
}
LONGEST = 3600.0  # seconds
LONGEST_UNREACHED = 120.0  # the network's fault more often than the engine's: it may be back any moment
_DROPS = 2  # in a row count as one failure
_UNREACHED = (Outcome.TIMED_OUT, Outcome.UNREACHABLE)


class RateLimiter:
    """Hold `alone` around a query; `clock` counts seconds and never goes back."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.alone = asyncio.Lock()
        self.outcome: Outcome | None = None  # of the last query; None before the first
        self.answers = 0  # how often the engine was heard of
        self._failures = 0  # in a row
        self._drops = 0  # in a row
        self._clock = clock
        self._next_at = float("-inf")
        self._cooldown_ends_at = float("-inf")

    @property
    def cooldown(self) -> float:
        """Seconds until the engine is asked again; 0 where it is awake."""
        return max(0.0, self._cooldown_ends_at - self._clock())

    async def begin(self, interval: float) -> None:
        """Wait until the engine may be asked again. Cancelled waits leave no trace."""
        if (wait := self._next_at - self._clock()) > 0:
            await asyncio.sleep(wait)
        self._next_at = self._clock() + interval

    def end(self, outcome: Outcome) -> None:
        """Remember how it went: an answer wakes the engine, anything else sends it to rest."""
        self.outcome = outcome
        self.answers += 1
        self._drops = 0
        if outcome not in COOLDOWNS:
            self.clear_cooldown()
            return
        longest = LONGEST_UNREACHED if outcome in _UNREACHED else LONGEST
        doublings = min(self._failures, 16)
        self._failures += 1
        self._cooldown_ends_at = self._clock() + min(COOLDOWNS[outcome] * 2.0**doublings, longest)

    def drop(self) -> None:
        """Nobody waited for its answer any longer. To be slow once is no failure; a dead engine delays every query."""
        self._drops += 1
        if self._drops >= _DROPS:
            self.end(Outcome.TIMED_OUT)

    def clear_cooldown(self) -> None:
        """It may be asked at once, and what went wrong before no longer counts."""
        self._failures = 0
        self._cooldown_ends_at = float("-inf")
