"""One model behind HTTP, whatever its wire format: asking, trying again, adapting, reading the stream to its end."""

import asyncio
import re
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import aclosing, suppress
from dataclasses import replace
from urllib.parse import urlsplit

import httpx

from app.adapters.error_rules import plain_text
from app.adapters.http import PLAIN, app_errors, read_bounded
from app.adapters.http.transport import WATCH, LoopYield
from app.adapters.http.watch import ReadDeadline
from app.adapters.json_text import as_json
from app.adapters.llm.batching import Batching, joined
from app.adapters.llm.formats import decoder_of
from app.adapters.llm.protocol.errors import app_error, error_body_of, retry_after, scrub
from app.adapters.llm.protocol.frames import Frames
from app.adapters.llm.protocol.wire_format import Call, Decoder, ServerQuirks, Service, WireFormat
from app.core.domain.chat import (
    Abilities,
    ChatRequest,
    ModelPart,
    ReasoningPart,
    RetryPart,
    TextPart,
    ToolCallPart,
    UsagePart,
)
from app.core.domain.errors import AppError, BadAnswer, FailureKind, OutOfCredit, TooLong, Unreachable
from app.core.domain.reasons import AnswerReason, DetailWord

READ_TIMEOUT = 180.0  # seconds without a byte: models that think in silence take minutes
LOCAL_TIMEOUT = 600.0  # a local server may load its model first, and reads long prompts slowly
SILENCE = 900.0  # seconds without a word, where a server sends signs of life
AFTER_FINISH = 2.0  # seconds for usage to follow the finish; some servers never close the stream
_TAIL = 0.05  # seconds without a byte behind the last word: connecting anew costs about as much
RETRIES = 2
LONGEST_WAIT = 40.0  # seconds; Gemini asks for half a minute; who asks for more is told to the user instead
_ADAPTATIONS = 12  # a server that complains of one field after the other comes to an end
_RETRIED = frozenset({408, 429, 500, 502, 503, 504, 529})
_LONGEST_ANSWER = 16_000_000  # bytes of an answer that is not streamed
_LONGEST_STREAM = 256_000_000  # bytes, unpacked: nobody writes so much, but a server that never ends would
_MOST_PARTS = 1_000_000  # of an answer: the longest that a model can write has a tenth of it
_MOST_TEXT = 24_000_000  # characters of text, thoughts and calls together
_PIECE = 65_536  # bytes of a body that are looked at in one go
_ERROR_BODY = 64 * 1024  # bytes of an error body that are looked at

_CALLING = re.compile(r'"(?:arguments|partial_json)" ?: ?"[^"]|arguments\.delta"')  # a call is one part, at its end

Place = tuple[str, str, str]  # base address, model, wire format


class WireClient:
    """One model of one service in one wire format; fits the port `ChatModel`.

    `quirks` is shared by the models of one directory, so that what a server refused once is not sent again.
    """

    def __init__(
        self,
        service: Service,
        model: str,
        wire: WireFormat,
        client: Callable[[], httpx.AsyncClient],
        *,
        context_size: int = 8192,
        abilities: Abilities = Abilities(search=False, tools=True),
        timeout_seconds: float | None = None,
        longest: int = _LONGEST_STREAM,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        quirks: dict[Place, ServerQuirks] | None = None,
    ) -> None:
        self._service = service
        self._model = model
        self._wire = wire
        self._client = client
        self._context_size = context_size
        self._abilities = abilities
        self._timeout_seconds = timeout_seconds or (LOCAL_TIMEOUT if service.local else READ_TIMEOUT)
        self._longest = longest
        self._pause = pause
        self._quirks = {} if quirks is None else quirks

    @property
    def name(self) -> str:
        return self._model

    @property
    def context_size(self) -> int:
        return self._context_size

    @property
    def abilities(self) -> Abilities:
        return replace(self._abilities, context_size=self._context_size)

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        """The answer's parts, as they come; evidence, usage and finish at the end. Closing it closes the connection.

        A stream that breaks off gives all that came first and raises then: `Unreachable`, `TimedOut`, or what the
        server said within the stream. It is tried again only before the first byte, and each wait is told.
        """
        opening = _Opening(self, request, stream=True)
        while (response := await opening.attempt()) is None:
            yield RetryPart(opening.wait, opening.kind)
            await self._pause(opening.wait)
        frames, decoder = Frames(), decoder_of(self._wire, self._service, searching=request.search is not None)
        allowance, breath, watch = _Allowance(self._longest), LoopYield(), _watch_of(response)
        batching = Batching(request.batch_seconds)
        broken: AppError | None = None
        try:
            async with aclosing(_chunks(response)) as chunks:
                while not (decoder.done or broken):
                    try:
                        await batching.next_read()
                        data = await self._next(chunks)
                        allowance.receive(data or b"")
                        events = frames.feed(data) if data is not None else frames.close()
                    except AppError as exc:
                        exc.where = self._service.name
                        broken, data, events = exc, None, frames.close()
                    parts: list[ModelPart] = []
                    for event in events:
                        more = [] if decoder.done or allowance.spent else decoder.feed(event.data, event.event)
                        if any(map(_is_word, more)) or _CALLING.search(event.data, 0, _PIECE):
                            watch.data_arrived()
                        for part in more:
                            allowance.spend(part)
                        parts += more
                        await breath()
                    for part in joined(parts) if request.batch_seconds else parts:
                        yield part
                    if parts and not decoder.finished and len(data or b"") < _PIECE // 2:  # faster than we read: go on
                        batching.passed_on()
                    if allowance.spent and not decoder.done:
                        broken = broken or BadAnswer(self._service.name, "answer too large")
                    if decoder.finished:
                        watch.hurry(min(AFTER_FINISH, self._timeout_seconds))
                    if data is None:
                        break
                if decoder.done and decoder.failure is None and not self._service.local:
                    await self._drain(chunks, allowance, watch)
        finally:
            await response.aclose()
        for part in decoder.close():
            yield part
        lines = "ndjson" in response.headers.get("content-type", "")
        self._raise_if_incomplete(frames, decoder, broken, whole=frames.whole and not lines)

    async def answer(self, request: ChatRequest) -> list[ModelPart]:
        """The parts of an answer that is not streamed."""
        opening = _Opening(self, request, stream=False)
        while (response := await opening.attempt()) is None:
            await self._pause(opening.wait)
        try:
            with app_errors(self._service.name):
                body = await read_bounded(response, _LONGEST_ANSWER)
        finally:
            await response.aclose()
        frames, decoder = Frames(), decoder_of(self._wire, self._service, searching=request.search is not None)
        parts: list[ModelPart] = []
        allowance, breath = _Allowance(_LONGEST_ANSWER), LoopYield()
        for start in range(0, len(body) + _PIECE, _PIECE):
            for event in frames.feed(body[start : start + _PIECE]) if start < len(body) else frames.close():
                for part in [] if decoder.done else decoder.feed(event.data, event.event):
                    allowance.spend(part)
                    parts.append(part)
                await breath()
            if allowance.spent:
                raise BadAnswer(self._service.name, "answer too large")
        parts += decoder.close()
        self._raise_if_incomplete(frames, decoder, None, whole=True)
        return parts

    def _raise_if_incomplete(self, frames: Frames, decoder: Decoder, broken: AppError | None, *, whole: bool) -> None:
        """Raise what went wrong; nothing, where the model came to its end."""
        if decoder.failure is not None:
            raise decoder.failure
        if broken is not None and not decoder.finished:
            started = decoder.understood and isinstance(broken, Unreachable)
            raise Unreachable(self._service.name, DetailWord.INCOMPLETE) if started else broken
        if not decoder.understood and frames.empty:
            raise BadAnswer(self._service.name, reason=AnswerReason.EMPTY)
        if not decoder.understood:
            words = scrub(plain_text(frames.head), self._service.secrets)
            raise BadAnswer(self._service.name, words)
        if not (decoder.finished or whole):
            raise Unreachable(self._service.name, DetailWord.INCOMPLETE)

    async def _next(self, chunks: AsyncIterator[bytes]) -> bytes | None:
        with app_errors(self._service.name):
            return await anext(chunks, None)

    async def _drain(self, chunks: AsyncIterator[bytes], allowance: "_Allowance", watch: ReadDeadline) -> None:
        """Read the end of a body whose last word has come: only then can its connection serve the next request.

        On this machine a new connection costs nothing, and one that was used before may be slower: where a server lets
        Nagle's algorithm wait, small pieces come 40 ms later.
        """
        watch.hurry(min(_TAIL, self._timeout_seconds))
        with suppress(AppError):
            while (data := await self._next(chunks)) is not None:
                allowance.receive(data)

    async def _send(self, call: Call, *, stream: bool) -> tuple[httpx.Response | None, AppError | None, float | None]:
        """(response, error, seconds the server asks to wait); the response is open only where there is no error."""
        name = self._service.name
        try:
            with app_errors(name):
                client = self._client()
                timeout = httpx.Timeout(self._timeout_seconds, connect=10.0)
                headers = {**PLAIN, **call.headers}
                limits = (
                    {WATCH: ReadDeadline(idle=self._timeout_seconds, silent=max(SILENCE, self._timeout_seconds))}
                    if stream
                    else {}
                )
                prepared = client.build_request(
                    "POST", call.url, headers=headers, content=call.body, timeout=timeout, extensions=limits
                )
                response = await client.send(prepared, stream=True)
        except Unreachable as exc:
            exc.detail = scrub(exc.detail, self._service.secrets)
            return None, exc, None
        if response.is_success:
            return response, None, None
        body = await _error_body(response, name)
        error = app_error(name, response.status_code, body, response.headers, self._service.secrets)
        return response, error, retry_after(response.headers, error_body_of(as_json(body)))


class _Opening:
    """The way to a response whose body is the answer: adapting to the server's habits, and trying again."""

    def __init__(self, client: WireClient, request: ChatRequest, *, stream: bool) -> None:
        self.wait = 0.0  # seconds to pause before the next attempt, where one gave nothing
        self.kind = FailureKind.UNKNOWN
        self._client = client
        self._request = request
        self._stream = stream
        self._tries = 0
        service = client._service
        self._place = (service.base_url, client._model, client._wire.name)
        self._tried_quirks = {client._quirks.get(self._place, ServerQuirks())}
        self._quirks = next(iter(self._tried_quirks))

    async def attempt(self) -> httpx.Response | None:
        """The open response; None where it has to be tried again after `wait` seconds. Raises what is final."""
        client = self._client
        while True:
            call = client._wire.request(
                client._service,
                client._model,
                self._request,
                stream=self._stream,
                quirks=self._quirks,
                abilities=client._abilities,
            )
            response, error, retry_after = await client._send(call, stream=self._stream)
            if response is not None and error is None:
                client._quirks[self._place] = self._quirks
                return response
            assert error is not None
            status = response.status_code if response is not None else None
            if status in (400, 422) and self._adapt(error.detail):
                continue
            wait = wait_before_retry(error, status, retry_after, self._tries, conflict=_is_openai(client._service))
            if wait is None or (status is None and client._service.local):
                raise error
            self._tries += 1
            self.wait, self.kind = wait, error.kind
            return None

    def _adapt(self, complaint: str) -> bool:
        other = self._client._wire.adapted(self._quirks, complaint)
        if other in self._tried_quirks or len(self._tried_quirks) > _ADAPTATIONS:
            return False
        self._tried_quirks.add(other)
        self._quirks = other
        return True


def wait_before_retry(
    error: AppError, status: int | None, retry_after: float | None, tries: int, *, conflict: bool = False
) -> float | None:
    """Seconds until the next try, or None to give up. `status` is None where there was no answer at all.

    conflict: a 409 is tried again, as OpenAI's own client does.
    """
    if tries >= RETRIES or isinstance(error, OutOfCredit | TooLong):
        return None
    if status is not None and status not in _RETRIED and not (conflict and status == 409):
        return None
    wait = 0.4 * 3**tries if retry_after is None else retry_after
    return wait if wait <= LONGEST_WAIT else None


def _is_openai(service: Service) -> bool:
    return urlsplit(service.base_url).hostname == "api.openai.com"


class _Allowance:
    """What an answer may cost in memory. Bytes do not tell: each of a million words of one letter is an object."""

    def __init__(self, received: int) -> None:
        self._received = received
        self._parts = _MOST_PARTS
        self._text = _MOST_TEXT

    @property
    def spent(self) -> bool:
        return self._parts < 0 or self._text < 0

    def receive(self, data: bytes) -> None:
        self._received -= len(data)
        if self._received < 0:
            raise BadAnswer(detail="answer too large")

    def spend(self, part: ModelPart) -> None:
        self._parts -= 1
        match part:
            case TextPart(text=text) | ReasoningPart(text=text):
                self._text -= len(text)
            case ToolCallPart(call=call):
                self._text -= len(call.arguments)


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


async def _chunks(response: httpx.Response) -> AsyncGenerator[bytes, None]:
    async with aclosing(response.aiter_bytes()) as chunks:  # type: ignore[type-var]  # a generator behind its back
        async for chunk in chunks:
            yield chunk


async def _error_body(response: httpx.Response, name: str) -> bytes:
    """The beginning of an error's body; what the connection still gave, where it breaks."""
    body = bytearray()
    try:
        with app_errors(name):
            async with asyncio.timeout(5), aclosing(_chunks(response)) as chunks:
                async for chunk in chunks:
                    body += chunk
                    if len(body) > _ERROR_BODY:
                        break
    except (AppError, TimeoutError):
        pass  # the status alone has to do
    finally:
        await response.aclose()
    return bytes(body)
