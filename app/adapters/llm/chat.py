"""The wire format Chat Completions: requests, and the client that streams their answers."""

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Mapping
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import urlsplit

import httpx

from app.adapters.http import app_errors, read_bounded
from app.adapters.llm.base_url import endpoint, password_of
from app.adapters.llm.chat_decode import ChatDecoder, decode_answer
from app.adapters.llm.failures import app_error, as_json, plain_text, retry_after, said, scrub
from app.adapters.llm.frames import Frames
from app.adapters.llm.visible import well_formed
from app.core.domain.chat import ChatRequest, Message, ModelPart
from app.core.domain.errors import AppError, BadAnswer, KeyRefused, OutOfCredit, TimedOut, TooLong, Unreachable

PATIENCE = 180.0  # seconds without a byte: models that think in silence take minutes
LOCAL_PATIENCE = 600.0  # a local server may load its model first, and reads long prompts slowly
AFTER_FINISH = 2.0  # seconds for usage to follow the finish; some servers never close the stream
RETRIES = 2
LONGEST_WAIT = 10.0  # seconds; who asks for more is told to the user instead
_RETRIED = frozenset({408, 429, 500, 502, 503, 504, 529})
_LONGEST_ANSWER = 16_000_000  # bytes of an answer that is not streamed
_ERROR_BODY = 64 * 1024  # bytes of an error body that are looked at


@dataclass(frozen=True)
class Service:
    """Where models are asked. `name` is what errors call it; `base_url` is normalised."""

    name: str
    base_url: str
    key: str = field(default="", repr=False)
    local: bool = False

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must not be seen in an error."""
        return tuple(filter(None, (self.key, self.key.strip(), password_of(self.base_url))))


@dataclass(frozen=True)
class Dialect:
    """What a server does not know, or knows under another name."""

    usage: bool = True  # `stream_options`
    limit: str = "max_tokens"  # OpenAI: `max_completion_tokens`
    temperature: bool = True  # thinking models refuse it


@dataclass(frozen=True)
class Call:
    url: str
    headers: Mapping[str, str] = field(repr=False)
    body: bytes


def request(
    service: Service, model: str, asked: ChatRequest, dialect: Dialect = Dialect(), *, stream: bool = True
) -> Call:
    """The HTTP request. Raises `KeyRefused` as `authorization` does."""
    accept = "text/event-stream" if stream else "application/json"
    headers = {"Content-Type": "application/json", "Accept": accept, **authorization(service)}
    body: dict[str, Any] = {"model": model, "messages": _messages(asked.messages), "stream": stream}
    if stream and dialect.usage:
        body["stream_options"] = {"include_usage": True}
    if asked.max_tokens is not None:
        body[dialect.limit] = asked.max_tokens
    if asked.temperature is not None and dialect.temperature:
        body["temperature"] = asked.temperature
    return Call(endpoint(service.base_url, "chat/completions"), headers, json.dumps(body, ensure_ascii=False).encode())


def authorization(service: Service) -> dict[str, str]:
    """The header with the key. Raises `KeyRefused` for a key that no header can carry, before an error shows it."""
    key = service.key.strip()
    if not (key.isascii() and key.isprintable()):
        raise KeyRefused(service.name, reason="not_ascii")
    return {"Authorization": f"Bearer {key}"} if key else {}


def dialect_of(base_url: str) -> Dialect:
    """What is known beforehand: OpenAI renamed the limit, Mistral answers 422 to `stream_options`."""
    host = urlsplit(base_url).hostname or ""
    if host == "api.openai.com":
        return Dialect(limit="max_completion_tokens")
    return Dialect(usage=host != "api.mistral.ai")


def adapted(dialect: Dialect, complaint: str) -> Dialect:
    """The dialect that a 400 or 422 asks for; the same one where it complains of something else."""
    if "stream_options" in complaint or "include_usage" in complaint:
        return replace(dialect, usage=False)
    if "max_completion_tokens" in complaint:  # in the complaint about either name
        other = "max_completion_tokens" if dialect.limit == "max_tokens" else "max_tokens"
        return replace(dialect, limit=other)
    return replace(dialect, temperature=False) if "temperature" in complaint else dialect


def wait_before_retry(error: AppError, status: int | None, asked_wait: float | None, tries: int) -> float | None:
    """Seconds until the next try, or None to give up. `status` is None where there was no answer at all."""
    if tries >= RETRIES or isinstance(error, OutOfCredit | TooLong) or (status is not None and status not in _RETRIED):
        return None
    wait = 0.4 * 3**tries if asked_wait is None else asked_wait
    return wait if wait <= LONGEST_WAIT else None


class ChatCompletions:
    """One model of one service; fits the port `ChatModel`.

    `dialects` is shared by the models of one directory, so that what a server refused once is not sent again.
    """

    def __init__(
        self,
        service: Service,
        model: str,
        client: Callable[[], httpx.AsyncClient],
        *,
        context_size: int = 8192,
        patience: float | None = None,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        dialects: dict[tuple[str, str], Dialect] | None = None,
    ) -> None:
        self._service = service
        self._model = model
        self._client = client
        self._context_size = context_size
        self._patience = patience or (LOCAL_PATIENCE if service.local else PATIENCE)
        self._pause = pause
        self._dialects = {} if dialects is None else dialects

    @property
    def name(self) -> str:
        return self._model

    @property
    def context_size(self) -> int:
        return self._context_size

    async def stream(self, asked: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        """The answer's parts, as they come; usage and finish at the end. Closing it closes the connection.

        A stream that breaks off gives all its text first and raises then: `Unreachable`, `TimedOut`, or what the server
        said within the stream. Tries again only before the first byte.
        """
        response = await self._open(asked, stream=True)
        frames, decoder = Frames(), ChatDecoder(self._service.name, self._service.secrets)
        broken: AppError | None = None
        try:
            async with aclosing(_chunks(response)) as chunks:
                while not (decoder.done or broken):
                    try:
                        data = await self._next(chunks, decoder.finished)
                        events = frames.feed(data) if data is not None else frames.close()
                    except AppError as exc:
                        exc.where = self._service.name
                        broken, data, events = exc, None, frames.close()
                    for part in decoder.feed_all(events):
                        yield part
                    if data is None:
                        break
        finally:
            await response.aclose()
        for part in decoder.close():
            yield part
        self._judge(frames, decoder, broken)

    async def answer(self, asked: ChatRequest) -> list[ModelPart]:
        """The parts of an answer that is not streamed."""
        response = await self._open(asked, stream=False)
        try:
            with app_errors(self._service.name):
                body = await read_bounded(response, _LONGEST_ANSWER)
        finally:
            await response.aclose()
        return decode_answer(body, self._service.name, self._service.secrets)

    def _judge(self, frames: Frames, decoder: ChatDecoder, broken: AppError | None) -> None:
        """Raise what went wrong; nothing, where the model came to its end."""
        if decoder.failure is not None:
            raise decoder.failure
        if broken is not None and not decoder.finished:
            begun = decoder.understood and isinstance(broken, Unreachable)
            raise Unreachable(self._service.name, "incomplete") if begun else broken
        if not decoder.understood:
            words = scrub(plain_text(frames.head), self._service.secrets)
            raise BadAnswer(self._service.name, words)
        if not (decoder.finished or frames.whole):
            raise Unreachable(self._service.name, "incomplete")

    async def _next(self, chunks: AsyncIterator[bytes], finished: bool) -> bytes | None:
        limit = min(AFTER_FINISH, self._patience) if finished else self._patience
        with app_errors(self._service.name):
            try:
                async with asyncio.timeout(limit):
                    return await anext(chunks, None)
            except TimeoutError as exc:
                raise TimedOut(self._service.name) from exc

    async def _open(self, asked: ChatRequest, *, stream: bool) -> httpx.Response:
        """The response whose body is the answer, after adapting to the server's dialect and trying again."""
        place = (self._service.base_url, self._model)
        dialect = self._dialects.get(place) or dialect_of(self._service.base_url)
        spoken = {dialect}
        tries = 0
        while True:
            call = request(self._service, self._model, asked, dialect, stream=stream)
            response, error, wait = await self._try(call)
            if response is not None and error is None:
                self._dialects[place] = dialect
                return response
            assert error is not None
            status = response.status_code if response is not None else None
            if status in (400, 422) and (other := adapted(dialect, error.detail)) not in spoken:
                spoken.add(dialect := other)
                continue
            pause = wait_before_retry(error, status, wait, tries)
            if pause is None or (status is None and self._service.local):
                raise error
            tries += 1
            await self._pause(pause)

    async def _try(self, call: Call) -> tuple[httpx.Response | None, AppError | None, float | None]:
        """(response, error, seconds the server asks to wait); the response is open only where there is no error."""
        name = self._service.name
        try:
            with app_errors(name):
                client = self._client()
                timeout = httpx.Timeout(self._patience, connect=10.0)
                prepared = client.build_request(
                    "POST", call.url, headers=call.headers, content=call.body, timeout=timeout
                )
                response = await client.send(prepared, stream=True)
        except Unreachable as exc:
            exc.detail = scrub(exc.detail, self._service.secrets)
            return None, exc, None
        if response.is_success:
            return response, None, None
        body = await _error_body(response, name)
        if response.is_redirect:
            body = f"→ {response.headers.get('location', '')}".encode()
        error = app_error(name, response.status_code, body, response.headers, self._service.secrets)
        return response, error, retry_after(response.headers, said(as_json(body)))


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


def _messages(messages: tuple[Message, ...]) -> list[dict[str, str]]:
    """Role and text; neighbours of one role become one message, because strict chat templates refuse them."""
    out: list[dict[str, str]] = []
    for message in messages:
        text = well_formed(message.text)
        if out and out[-1]["role"] == message.role:
            out[-1]["content"] += f"\n\n{text}"
        else:
            out.append({"role": message.role.value, "content": text})
    return out
