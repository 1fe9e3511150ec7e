"""An HTTP server on loopback that does exactly what a script says, byte for byte: it may cut, stall or never end."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

WHOLE, CUT, STALL = "whole", "cut", "stall"
JSON, EVENTS, LINES = "application/json", "text/event-stream", "application/x-ndjson"
_WORDS = {200: "OK", 302: "Found", 307: "Temporary Redirect", 400: "Bad Request", 401: "Unauthorized"}

Wild = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]  # writes whatever it wants


@dataclass(frozen=True)
class Reply:
    """`pieces` go out as chunks of one transfer. `ending`: complete it, cut the connection within a chunk, or fall
    silent until the client leaves."""

    pieces: Sequence[bytes] = ()
    media: str = JSON
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    ending: str = WHOLE

    async def send(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        named = {"Content-Type": self.media, "Transfer-Encoding": "chunked", "Connection": "close", **self.headers}
        head = [f"HTTP/1.1 {self.status} {_WORDS.get(self.status, 'Status')}", *(f"{k}: {v}" for k, v in named.items())]
        writer.write("\r\n".join([*head, "", ""]).encode())
        for piece in self.pieces:
            if piece:
                writer.write(b"%x\r\n%s\r\n" % (len(piece), piece))
                await writer.drain()
        if self.ending == WHOLE:
            writer.write(b"0\r\n\r\n")
        if self.ending == CUT:
            writer.write(b"ff\r\n")  # a chunk of 255 bytes that never come
        await writer.drain()
        if self.ending == STALL:
            while await reader.read(1000):
                pass


def body(value: Any, **more: Any) -> Reply:
    """A JSON body in one piece."""
    return Reply((json.dumps(value).encode(),), **more)


@dataclass(frozen=True)
class Asked:
    """A request as it arrived."""

    path: str  # with its query
    headers: Mapping[str, str]  # names in lower case
    body: Any  # JSON, None where there was none


@dataclass
class Server:
    """Answers with `replies` in turn, the last one for ever; remembers what was asked."""

    replies: list[Reply | Wild]
    asked: list[Asked] = field(default_factory=list)
    port: int = 0
    _at_work: set["asyncio.Task[None]"] = field(default_factory=set)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def bodies(self) -> list[Any]:
        return [one.body for one in self.asked]

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._at_work.add(task)
        try:
            with suppress(OSError, asyncio.IncompleteReadError):
                await self._answer(reader, writer)
        finally:
            self._at_work.discard(task)
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        sent = await reader.readexactly(int(headers.get("content-length", "0")))
        self.asked.append(Asked(head[0].split(" ")[1], headers, json.loads(sent) if sent else None))
        reply = self.replies[min(len(self.asked), len(self.replies)) - 1]
        await (reply.send if isinstance(reply, Reply) else reply)(reader, writer)

    async def leave(self) -> None:
        """End what still stalls."""
        for task in list(self._at_work):
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)


@asynccontextmanager
async def serving(*replies: Reply | Wild) -> AsyncIterator[Server]:
    server = Server(list(replies))
    listener = await asyncio.start_server(server.handle, "127.0.0.1", 0)
    server.port = listener.sockets[0].getsockname()[1]
    try:
        yield server
    finally:
        listener.close()
        await server.leave()
