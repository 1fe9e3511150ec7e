"""Words of a stream that come close together: read in one go, and passed on as one."""

import time
from collections.abc import Callable, Iterable, Iterator

import httpx

from app.adapters.http.pacing import set_read_interval
from app.core.domain.chat import ModelPart, ReasoningPart, TextPart

_AT_ONCE = 0.15  # seconds from the first word on in which nothing is held back: short answers come as they are


class Batching:
    """When the bytes of a stream are read. No word waits longer than `interval` seconds, none behind a pause waits.

    interval: 0 for each piece as it comes.
    """

    def __init__(self, interval: float, response: httpx.Response, clock: Callable[[], float] = time.monotonic) -> None:
        self._interval = interval
        self._response = response
        self._clock = clock
        self._first: float | None = None  # when the first word came

    def note_words(self) -> None:
        if self._first is None:
            self._first = self._clock()
        elif self._interval and self._clock() - self._first >= _AT_ONCE:
            set_read_interval(self._response, self._interval)

    def end(self) -> None:
        """Nothing waits once the answer has ended, and what the connection does next is read as it comes."""
        set_read_interval(self._response, 0.0)


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
