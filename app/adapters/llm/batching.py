"""Words of a stream that come close together, as one: whatever stands behind costs per batch, not per word."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator

from app.core.domain.chat import ModelPart, ReasoningPart, TextPart

_AT_ONCE = 0.15  # seconds from the first word on in which nothing is held back: short answers come as they are


class Batching:
    """When the next bytes of a stream are read. What comes before that waits where it costs nothing: in the socket.

    interval: seconds from one read to the next; 0: each piece as it comes. No word waits longer than that, and none
    that comes after a pause waits at all.
    """

    def __init__(
        self,
        interval: float,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._interval = interval
        self._clock = clock
        self._pause = pause
        self._first: float | None = None  # when the first word came
        self._last = 0.0  # when words were passed on

    def passed_on(self) -> None:
        self._last = self._clock()
        if self._first is None:
            self._first = self._last

    async def next_read(self) -> None:
        """Return when it is time for it."""
        if self._first is None or not self._interval or self._last - self._first < _AT_ONCE:
            return
        wait = self._last + self._interval - self._clock()
        if wait > 0:
            await self._pause(wait)


def joined(parts: Iterable[ModelPart]) -> Iterator[ModelPart]:
    """Neighbouring texts as one, neighbouring reasoning as one; all else, and the order, as it was."""
    kind: type[TextPart] | type[ReasoningPart] | None = None
    words: list[str] = []
    for part in parts:
        if kind is not None and type(part) is not kind:
            yield kind("".join(words))
            kind, words = None, []
        match part:
            case TextPart() | ReasoningPart():
                kind = type(part)
                words.append(part.text)
            case _:
                yield part
    if kind is not None:
        yield kind("".join(words))
