"""A loop for tests of long waits: its clock leaps, so that nobody has to wait."""

import asyncio


class Leaping(asyncio.SelectorEventLoop):
    """`leap` sets the clock forward. With `idle`, it leaps to the next timer wherever nothing else is to be done."""

    def __init__(self, *, idle: bool = False) -> None:
        self._ahead = 0.0
        self._idle = idle
        super().__init__()
        self._begun = self.time()

    @property
    def passed(self) -> float:
        """Seconds by its own clock since it was made."""
        return self.time() - self._begun

    def time(self) -> float:
        return super().time() + self._ahead

    def leap(self, seconds: float) -> None:
        self._ahead += seconds

    def _run_once(self) -> None:
        if self._idle and not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.leap(max(0.0, self._scheduled[0].when() - self.time()))  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]
