"""How one engine is treated: one query at a time, a pause between two, and a rest after it refused."""

import asyncio
from collections.abc import Callable

from app.core.domain.evidence import Outcome

INTERVAL = 1.5  # seconds between the beginnings of two queries

RESTS = {  # seconds
    Outcome.TIMED_OUT: 5.0,
    Outcome.UNREACHABLE: 5.0,
    Outcome.REFUSED: 180.0,
    Outcome.CHECK: 600.0,
    Outcome.SCRIPT_SHELL: 60.0,
    Outcome.IRRELEVANT: 60.0,
    Outcome.NOT_UNDERSTOOD: 60.0,
}


class Pace:
    """Hold `alone` around a query; `clock` counts seconds and never goes back."""

    def __init__(self, clock: Callable[[], float]):
        self.alone = asyncio.Lock()
        self.outcome = Outcome.HITS  # of the last query
        self._clock = clock
        self._next_at = float("-inf")
        self._wakes_at = float("-inf")

    @property
    def rest(self) -> float:
        """Seconds until the engine is asked again; 0 where it is awake."""
        return max(0.0, self._wakes_at - self._clock())

    async def begin(self, interval: float) -> None:
        """Wait until the engine may be asked again. Cancelled waits leave no trace."""
        if (wait := self._next_at - self._clock()) > 0:
            await asyncio.sleep(wait)
        self._next_at = self._clock() + interval

    def end(self, outcome: Outcome) -> None:
        """Remember how it went: an answer wakes the engine, anything else sends it to rest."""
        self.outcome = outcome
        self._wakes_at = self._clock() + RESTS[outcome] if outcome in RESTS else float("-inf")

    def wake(self) -> None:
        self._wakes_at = float("-inf")
