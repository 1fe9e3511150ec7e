"""Model servers on loopback for tests: scripted answers over real HTTP, and raw sockets for what HTTP forbids."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tests.loopback import serve


@dataclass
class Scripted:
    """Answers requests with `responses` in turn (the last one for ever) and remembers what was asked."""

    responses: list[Response] = field(default_factory=list)
    asked: list[dict[str, Any]] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)
    base: str = ""

    async def answer(self, request: Request) -> Response:
        body = await request.body()
        self.asked.append(json.loads(body) if body else {})
        self.keys.append(request.headers.get("authorization", ""))
        self.paths.append(request.url.path)
        return self.responses[min(len(self.asked), len(self.responses)) - 1]


@contextmanager
def scripted(*responses: Response) -> Iterator[Scripted]:
    script = Scripted(list(responses))
    app = Starlette(routes=[Route("/{path:path}", script.answer, methods=["GET", "POST"])])
    with serve(app) as address:
        script.base = f"{address}/v1"
        yield script


def events(*chunks: Any) -> Response:
    """An event stream of these chunks, and `[DONE]`."""
    data = "".join(f"data: {c if isinstance(c, str) else json.dumps(c)}\n\n" for c in [*chunks, "[DONE]"])
    return Response(data, media_type="text/event-stream")


def said(text: str, finish: str | None = None) -> dict[str, Any]:
    return {"choices": [{"index": 0, "delta": {"content": text}, "finish_reason": finish}]}


def failed(status: int, message: str, code: str = "", **headers: str) -> Response:
    body = json.dumps({"error": {"message": message, "code": code or None}})
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(body, status, headers=names, media_type="application/json")


HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"


def chunk(text: str) -> bytes:
    data = f"data: {json.dumps(said(text))}\n\n".encode()
    return b"%x\r\n%s\r\n" % (len(data), data)


Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def raw(handler: Handler) -> AsyncIterator[str]:
    """A server that does exactly what `handler` does once the request's head is read; gives its base address."""

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        try:
            await handler(reader, writer)
        finally:
            writer.close()

    server = await asyncio.start_server(handle, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}/v1"
    finally:
        server.close()
