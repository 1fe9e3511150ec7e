"""A loop of its own time and of one thread: the same seed gives the same run, and an hour of waiting takes no time."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from random import Random
from typing import Any

_DELAYS = (0.0, 0.0, 0.0, 0.001, 0.02, 0.3)  # seconds that work in another thread takes


class VirtualLoop(asyncio.SelectorEventLoop):
    """Work for threads is done at once and in order, as one thread would; what it gave is known a little later."""

    def __init__(self, random: Random) -> None:
        super().__init__()
        self._random = random
        self._now = 1_000_000.0
        self._told = 0.0  # when the result before is known
        self.slow = 0.0  # seconds more that work in another thread takes

    def time(self) -> float:
        return self._now

    def _run_once(self) -> None:
        if not self._ready:  # type: ignore[attr-defined]
            assert self._scheduled, "nothing will ever happen again"  # type: ignore[attr-defined]
            self._now = max(self._now, self._scheduled[0].when())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        future = self.create_future()
        try:
            result, error = func(*args), None
        except BaseException as caught:
            result, error = None, caught

        def done() -> None:
            if future.done():
                return
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(result)

        self._told = max(self._told + 1e-6, self._now + self._random.choice(_DELAYS) + self.slow)
        self.call_at(self._told, done)
        return future
