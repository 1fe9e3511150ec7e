"""One request for an answer, whole or as a stream."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any, Protocol

import anyio
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from app.gateway.api_request import RESEARCH, ApiRequest, question_of
from app.gateway.errors import refusal_of
from app.gateway.evidence import CitationStyle
from app.gateway.parts import End, Part, Reasoning, Start, parts_of
from app.gateway.turns import Turns

_HEADERS = {"Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
_CLIENT_CLOSED = 499  # nobody reads it


class Encoder(Protocol):
    """An answer in the words of one API."""

    def whole(self, end: End, reasoning: str) -> dict[str, Any]: ...

    def stream(self, parts: AsyncGenerator[Part, None]) -> AsyncGenerator[bytes, None]: ...


@dataclass(frozen=True)
class Answers:
    turns: Turns
    locale: str = "en-US"

    async def respond(self, request: Request, parsed: ApiRequest, encoder: Encoder) -> Response:
        """Raises `Refusal` for what fails before the first byte."""
        question = question_of(parsed, self.turns.services.settings.in_force(), self.locale)
        plain = parsed.sampling.answer_format is not None  # a link within JSON would break it
        style = parsed.style or (CitationStyle.NONE if plain else CitationStyle.LINKS)
        tail = bool(parsed.tail) and not plain
        parts = parts_of(self.turns.events(question), style, tail=tail, progress=parsed.model == RESEARCH)
        if parsed.stream:
            return EventStream(encoder.stream(await _after_first(parts)))
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(_watch, request.receive, tasks.cancel_scope)
            response = await _whole(parts, encoder)
            tasks.cancel_scope.cancel()
            return response
        return Response(status_code=_CLIENT_CLOSED)


class EventStream(Response):
    """A body that ends with its client: nothing is computed for who went away."""

    def __init__(self, chunks: AsyncGenerator[bytes, None]) -> None:
        super().__init__(headers=_HEADERS)
        del self.headers["content-length"]
        self._chunks = chunks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(_watch, receive, tasks.cancel_scope)
            async with aclosing(self._chunks) as chunks:
                await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
                async for chunk in chunks:
                    await send({"type": "http.response.body", "body": chunk, "more_body": True})
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            tasks.cancel_scope.cancel()


async def _watch(receive: Receive, scope: anyio.CancelScope) -> None:
    """Ends the work once its client has closed the connection."""
    while (await receive())["type"] != "http.disconnect":
        pass
    scope.cancel()


async def _whole(parts: AsyncGenerator[Part, None], encoder: Encoder) -> Response:
    reasoning: list[str] = []
    end: End | None = None
    async with aclosing(parts):
        async for part in parts:
            if isinstance(part, Reasoning):
                reasoning.append(part.text)
            if isinstance(part, End):
                end = part
    assert end is not None, "a turn has an end"
    if end.failure is not None:
        raise refusal_of(end.failure)
    return JSONResponse(encoder.whole(end, "".join(reasoning)))


async def _after_first(parts: AsyncGenerator[Part, None]) -> AsyncGenerator[Part, None]:
    """The parts, once one is there that is worth a byte. Raises the `Refusal` of a turn that failed at once."""
    first = await anext(parts)
    while isinstance(first, Start):
        first = await anext(parts)
    if isinstance(first, End) and first.failure is not None:
        await parts.aclose()
        raise refusal_of(first.failure)
    return _chained(first, parts)


async def _chained(first: Part, rest: AsyncGenerator[Part, None]) -> AsyncGenerator[Part, None]:
    async with aclosing(rest):
        yield first
        async for part in rest:
            yield part
