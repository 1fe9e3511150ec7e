"""One POST of JSON to a service that compares texts, tried again where it asks to wait."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeGuard, TypeVar

import httpx

from app.adapters.http import PLAIN, app_errors, read_bounded
from app.adapters.json_text import as_json
from app.adapters.llm.opening import wait_before_retry
from app.adapters.llm.protocol.errors import app_error, error_body_of, is_error, retry_after, scrub
from app.adapters.llm.protocol.wire_format import Call, Service
from app.core.domain.errors import AppError, TimedOut

T = TypeVar("T")

LARGEST = 24_000_000  # bytes of an answer: 64 vectors of 8192 numbers, written at length
_ERROR_BODY = 256 * 1024  # bytes of an error's body; a longer one is no error of an API
_AT_ONCE, _AT_ONCE_LOCAL = 4, 1  # requests side by side; a server on this machine has one processor for them all


class JsonService:
    """Requests to one service. `client` is asked for at every request, for it may change.

    seconds: for one answer. longest_wait: who asks to wait longer is not asked again, but told of.
    """

    def __init__(
        self,
        service: Service,
        client: Callable[[], httpx.AsyncClient],
        *,
        seconds: float = 60.0,
        longest_wait: float = 40.0,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.service = service
        self._client = client
        self._seconds = seconds
        self._longest_wait = longest_wait
        self._pause = pause

    async def ask(self, call: Call, decode: Callable[[bytes], T]) -> T:
        """What `decode` makes of a good answer's body, in a thread: a few megabytes of numbers take their time."""
        tries = 0
        while True:
            answer = await self._send(call)
            if isinstance(answer, bytes):
                return await asyncio.to_thread(decode, answer)
            error, status, retry_after = answer
            wait = wait_before_retry(error, status, retry_after, tries)
            if wait is None or wait > self._longest_wait or (status is None and self.service.local):
                raise error
            tries += 1
            await self._pause(wait)

    async def side_by_side(self, calls: Sequence[Callable[[], Awaitable[T]]]) -> list[T]:
        """The results of all calls in order, a few at a time; the first error ends it."""
        width, collected = _AT_ONCE_LOCAL if self.service.local else _AT_ONCE, list[T]()
        for begin in range(0, len(calls), width):
            results = await asyncio.gather(*(call() for call in calls[begin : begin + width]), return_exceptions=True)
            for result in results:
                if isinstance(result, BaseException):
                    raise result
                collected.append(result)
        return collected

    async def _send(self, call: Call) -> bytes | tuple[AppError, int | None, float | None]:
        """A good answer's body; or the error, the status if there was one, and how long the service asks to wait."""
        name, secrets = self.service.name, self.service.secrets
        try:
            async with asyncio.timeout(self._seconds):
                with app_errors(name):
                    status, headers, body = await self._exchange(call)
        except TimeoutError:
            raise TimedOut(name) from None  # a second silence would take as long
        except TimedOut:
            raise
        except AppError as broken:
            broken.where, broken.detail = name, scrub(broken.detail, secrets)
            return broken, None, None
        if 200 <= status < 300 and not is_error(as_json(body) if len(body) < _ERROR_BODY else None):
            return body
        error = app_error(name, status, body, headers, secrets)
        return error, status, retry_after(headers, error_body_of(as_json(body)))

    async def _exchange(self, call: Call) -> tuple[int, httpx.Headers, bytes]:
        headers = {**PLAIN, **call.headers}
        async with self._client().stream(
            "POST", call.url, headers=headers, content=call.body, timeout=self._seconds, follow_redirects=False
        ) as response:
            if not response.is_success:
                return response.status_code, response.headers, await _error_body(response)
            return response.status_code, response.headers, await read_bounded(response, LARGEST)


async def _error_body(response: httpx.Response) -> bytes:
    if response.is_redirect:
        return f"→ {response.headers.get('location', '')}".encode()
    try:
        return await read_bounded(response, _ERROR_BODY)
    except (AppError, httpx.HTTPError):
        return b""  # the status alone has to do


def batches(texts: Sequence[str], most: int, characters: int) -> list[range]:
    """Ranges of indices that cover all texts in order: at most so many texts and characters each, but one text."""
    ranges, begin, size = [], 0, 0
    for index, text in enumerate(texts):
        if index > begin and (index - begin >= most or size + len(text) > characters):
            ranges.append(range(begin, index))
            begin, size = index, 0
        size += len(text)
    if texts:
        ranges.append(range(begin, len(texts)))
    return ranges


def is_number(value: object) -> TypeGuard[float]:
    """One that can be counted with; True, NaN and what no float holds are none."""
    return isinstance(value, int | float) and not isinstance(value, bool) and -1e30 < value < 1e30
