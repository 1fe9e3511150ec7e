"""The way to an open response: asking, trying again, adapting to what a server does not take."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import dataclass, replace
from urllib.parse import urlsplit

import httpx

from app.adapters.http import PLAIN, app_errors
from app.adapters.http.transport import WATCH
from app.adapters.http.watch import ReadDeadline
from app.adapters.json_text import as_json
from app.adapters.llm.protocol.errors import app_error, error_body_of, retry_after, scrub
from app.adapters.llm.protocol.wire_format import Call, ServerQuirks, Service, WireFormat
from app.core.domain.chat import Abilities, ChatRequest, Sampling
from app.core.domain.errors import AppError, FailureKind, OutOfCredit, TooLong, Unreachable

SILENCE = 900.0  # seconds without a word, where a server sends signs of life
RETRIES = 2
LONGEST_WAIT = 40.0  # seconds; Gemini asks for half a minute; who asks for more is told to the user instead
_ADAPTATIONS = 12  # a server that complains of one field after the other comes to an end
_RETRIED = frozenset({408, 429, 500, 502, 503, 504, 529})
_ERROR_BODY = 64 * 1024  # bytes of an error body that are looked at

Place = tuple[str, str, str]  # base address, model, wire format


@dataclass(frozen=True)
class Endpoint:
    """One model of one service in one wire format, and how it is reached.

    `quirks` is shared by the models of one directory, so that what a server refused once is not sent again.
    """

    service: Service
    model: str
    wire: WireFormat
    client: Callable[[], httpx.AsyncClient]
    abilities: Abilities
    timeout_seconds: float  # without a byte
    quirks: dict[Place, ServerQuirks]

    @property
    def place(self) -> Place:
        return self.service.base_url, self.model, self.wire.name


class Opening:
    """The way to a response whose body is the answer."""

    def __init__(self, endpoint: Endpoint, request: ChatRequest, *, stream: bool) -> None:
        self.wait = 0.0  # seconds to pause before the next attempt, where one gave nothing
        self.kind = FailureKind.UNKNOWN
        self._endpoint = endpoint
        self._request = request
        self._stream = stream
        self._tries = 0
        self._quirks = endpoint.quirks.get(endpoint.place, ServerQuirks())
        self._tried_quirks = {self._quirks}

    async def attempt(self) -> httpx.Response | None:
        """The open response; None where it has to be tried again after `wait` seconds. Raises what is final."""
        service = self._endpoint.service
        while True:
            response, error, server_wait = await self._send(self._call())
            if response is not None and error is None:
                self._endpoint.quirks[self._endpoint.place] = self._quirks
                return response
            assert error is not None
            status = response.status_code if response is not None else None
            if status in (400, 422) and self._adapt(error.detail):
                continue
            wait = wait_before_retry(error, status, server_wait, self._tries, conflict=_is_openai(service))
            if wait is None or (status is None and service.local):
                raise error
            self._tries += 1
            self.wait, self.kind = wait, error.kind
            return None

    @property
    def _sampling(self) -> Sampling:
        """As it is sent."""
        from app.adapters.llm.protocol.refused_values import fitted  # with the first question, not with the window

        return fitted(self._request.sampling, self._quirks)

    def _call(self) -> Call:
        endpoint = self._endpoint
        return endpoint.wire.request(
            endpoint.service,
            endpoint.model,
            replace(self._request, sampling=self._sampling),
            stream=self._stream,
            quirks=self._quirks,
            abilities=endpoint.abilities,
        )

    def _adapt(self, complaint: str) -> bool:
        from app.adapters.llm.protocol.refused_values import narrowed

        other = narrowed(self._quirks, complaint, self._sampling)
        other = other or self._endpoint.wire.adapted(self._quirks, complaint)
        if other in self._tried_quirks or len(self._tried_quirks) > _ADAPTATIONS:
            return False
        self._tried_quirks.add(other)
        self._quirks = other
        return True

    async def _send(self, call: Call) -> tuple[httpx.Response | None, AppError | None, float | None]:
        """(response, error, seconds the server asks to wait); the response is open only where there is no error."""
        name, secrets = self._endpoint.service.name, self._endpoint.service.secrets
        try:
            with app_errors(name):
                response = await self._exchange(call)
        except Unreachable as exc:
            exc.detail = scrub(exc.detail, secrets)
            return None, exc, None
        if response.is_success:
            return response, None, None
        body = await _error_body(response, name)
        error = app_error(name, response.status_code, body, response.headers, secrets)
        return response, error, retry_after(response.headers, error_body_of(as_json(body)))

    async def _exchange(self, call: Call) -> httpx.Response:
        idle = self._endpoint.timeout_seconds
        watch = {WATCH: ReadDeadline(idle=idle, silent=max(SILENCE, idle))} if self._stream else {}
        client = self._endpoint.client()
        prepared = client.build_request(
            "POST",
            call.url,
            headers={**PLAIN, **call.headers},
            content=call.body,
            timeout=httpx.Timeout(idle, connect=10.0),
            extensions=watch,
        )
        return await client.send(prepared, stream=True)


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


async def chunks_of(response: httpx.Response) -> AsyncGenerator[bytes, None]:
    async with aclosing(response.aiter_bytes()) as chunks:  # type: ignore[type-var]  # a generator behind its back
        async for chunk in chunks:
            yield chunk


async def _error_body(response: httpx.Response, name: str) -> bytes:
    """The beginning of an error's body; what the connection still gave, where it breaks."""
    body = bytearray()
    try:
        with app_errors(name):
            async with asyncio.timeout(5), aclosing(chunks_of(response)) as chunks:
                async for chunk in chunks:
                    body += chunk
                    if len(body) > _ERROR_BODY:
                        break
    except (AppError, TimeoutError):
        pass  # the status alone has to do
    finally:
        await response.aclose()
    return bytes(body)
