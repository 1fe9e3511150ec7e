"""A streamed answer, read to its end: bytes → events → parts, within the time and the memory that it may take."""

import re
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import aclosing, suppress

import httpx

from app.adapters.error_rules import plain_text
from app.adapters.http import app_errors
from app.adapters.http.transport import WATCH, LoopYield
from app.adapters.http.watch import ReadDeadline
from app.adapters.llm.allowance import Allowance
from app.adapters.llm.batching import Batching, joined
from app.adapters.llm.opening import Endpoint, chunks_of
from app.adapters.llm.protocol.errors import scrub
from app.adapters.llm.protocol.frames import Frames
from app.adapters.llm.protocol.wire_format import Decoder, Service
from app.adapters.sse import SseEvent
from app.core.domain.chat import ModelPart, ReasoningPart, RetryPart, TextPart, UsagePart
from app.core.domain.errors import AppError, BadAnswer, Unreachable
from app.core.domain.reasons import AnswerReason, DetailWord

AFTER_FINISH = 2.0  # seconds for usage to follow the finish; some servers never close the stream
_TAIL = 0.05  # seconds without a byte behind the last word: connecting anew costs about as much
PIECE = 65_536  # bytes of a body that are looked at in one go

_CALLING = re.compile(r'"(?:arguments|partial_json)" ?: ?"[^"]|arguments\.delta"')  # a call is one part, at its end


class AnswerStream:
    def __init__(
        self, endpoint: Endpoint, response: httpx.Response, decoder: Decoder, batch_seconds: float, longest: int
    ) -> None:
        self._service = endpoint.service
        self._timeout_seconds = endpoint.timeout_seconds
        self._response = response
        self._decoder = decoder
        self._batching = Batching(batch_seconds, response)
        self._is_batched = bool(batch_seconds)
        self._frames = Frames()
        self._allowance = Allowance(longest)
        self._breath = LoopYield()
        self._watch = _watch_of(response)
        self._broken: AppError | None = None

    async def parts(self) -> AsyncGenerator[ModelPart, None]:
        """As they come. A stream that breaks off gives all that came first, and raises then."""
        decoder = self._decoder
        try:
            async with aclosing(chunks_of(self._response)) as chunks:
                is_open = True
                while is_open and not (decoder.done or self._broken):
                    data, events = await self._read(chunks)
                    is_open = data is not None
                    parts = await self._decoded(events)
                    for part in joined(parts) if self._is_batched else parts:
                        yield part
                    self._note_progress(parts)
                if decoder.done and decoder.failure is None and not self._service.local:
                    await self._drain(chunks)
        finally:
            self._batching.end()
            await self._response.aclose()
        for part in decoder.close():
            yield part
        lines = "ndjson" in self._response.headers.get("content-type", "")
        raise_if_incomplete(self._service, self._frames, decoder, self._broken, whole=self._frames.whole and not lines)

    async def _read(self, chunks: AsyncIterator[bytes]) -> tuple[bytes | None, Sequence[SseEvent]]:
        """(bytes, their events); None in place of bytes at the end, however it came."""
        try:
            data = await self._next(chunks)
            self._allowance.receive(data or b"")
            return data, self._frames.feed(data) if data is not None else self._frames.close()
        except AppError as exc:
            exc.where = self._service.name
            self._broken = exc
            return None, self._frames.close()

    async def _decoded(self, events: Sequence[SseEvent]) -> list[ModelPart]:
        parts: list[ModelPart] = []
        is_at_work = False
        for event in events:
            if self._decoder.done or self._allowance.spent:
                break
            more = self._decoder.feed(event.data, event.event)
            is_at_work = is_at_work or any(map(_is_word, more)) or bool(_CALLING.search(event.data, 0, PIECE))
            for part in more:
                self._allowance.spend(part)
            parts += more
            await self._breath()
        if is_at_work:
            self._watch.data_arrived()
        return parts

    def _note_progress(self, parts: Sequence[ModelPart]) -> None:
        if self._decoder.finished:
            self._batching.end()
        elif parts:
            self._batching.note_words()
        if self._allowance.spent and not self._decoder.done:
            self._broken = self._broken or BadAnswer(self._service.name, "answer too large")
        if self._decoder.finished:
            self._watch.hurry(min(AFTER_FINISH, self._timeout_seconds))

    async def _drain(self, chunks: AsyncIterator[bytes]) -> None:
        """Read the end of a body whose last word has come: only then can its connection serve the next request.

        On this machine a new connection costs nothing, and one that was used before may be slower: where a server lets
        Nagle's algorithm wait, small pieces come 40 ms later.
        """
        self._watch.hurry(min(_TAIL, self._timeout_seconds))
        with suppress(AppError):
            while (data := await self._next(chunks)) is not None:
                self._allowance.receive(data)

    async def _next(self, chunks: AsyncIterator[bytes]) -> bytes | None:
        with app_errors(self._service.name):
            return await anext(chunks, None)


def raise_if_incomplete(
    service: Service, frames: Frames, decoder: Decoder, broken: AppError | None, *, whole: bool
) -> None:
    """Raise what went wrong; nothing, where the model came to its end."""
    if decoder.failure is not None:
        raise decoder.failure
    if broken is not None and not decoder.finished:
        started = decoder.understood and isinstance(broken, Unreachable)
        raise Unreachable(service.name, DetailWord.INCOMPLETE) if started else broken
    if not decoder.understood and frames.empty:
        raise BadAnswer(service.name, reason=AnswerReason.EMPTY)
    if not decoder.understood:
        raise BadAnswer(service.name, scrub(plain_text(frames.head), service.secrets))
    if not (decoder.finished or whole):
        raise Unreachable(service.name, DetailWord.INCOMPLETE)


def _is_word(part: ModelPart) -> bool:
    """True for what shows that the model is at work; a server alone can keep a connection alive for ever."""
    match part:
        case TextPart(text=text) | ReasoningPart(text=text):
            return bool(text)
        case UsagePart() | RetryPart():
            return False
    return True


def _watch_of(response: httpx.Response) -> ReadDeadline:
    watch = response.request.extensions[WATCH]
    assert isinstance(watch, ReadDeadline)
    return watch
