"""Asking the user to pass an engine's check: one check at a time, and no nagging after a no."""

import asyncio
from collections.abc import Callable

from app.adapters.search.serp.engine import Engine
from app.core.ports import HumanVerification, Rendered

_LET_BE = 120.0  # seconds after a no; the queries of one turn come closely together


class CaptchaPrompts:
    """Hold `alone` around `solve`; `clock` counts seconds and never goes back."""

    def __init__(self, checks: HumanVerification, clock: Callable[[], float]) -> None:
        self.alone = asyncio.Lock()
        self._checks = checks
        self._clock = clock
        self._declined_at: dict[str, float] = {}

    async def solve(self, engine: Engine, url: str, language: str) -> Rendered | None:
        """The result page that stood behind the check; None where the user does not want to."""
        if self._clock() - self._declined_at.get(engine.name, float("-inf")) < _LET_BE:
            return None
        page = await self._checks.solve(engine.name, url, engine.results, language)
        if page is None:
            self._declined_at[engine.name] = self._clock()
        return page

    async def show(self, engine: Engine, url: str, language: str) -> Rendered | None:
        """As `solve`, for who has asked for the check: whoever waits to be asked, and a no before, do not count."""
        page = await self._checks.show_check(engine.name, url, engine.results, language)
        if page is not None:
            self._declined_at.pop(engine.name, None)
        return page
