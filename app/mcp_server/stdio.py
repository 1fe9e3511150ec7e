"""One session whose messages are lines: on a thread and loop of its own, so that nobody else's waits for it."""

import asyncio
import json
import logging
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

from app.mcp_server.core_access import CoreAccess

log = logging.getLogger(__name__)


class StdioSession:
    """`out` and `ended` are called on the session's thread."""

    def __init__(self, core: CoreAccess, out: Callable[[str], None], ended: Callable[[], None]) -> None:
        self._core = core
        self._out = out
        self._ended = ended
        self._lines = _Lines()

    def start(self) -> None:
        Thread(target=self._serve, name="mcp", daemon=True).start()

    def feed(self, line: str) -> None:
        """A message of the client; an empty one: it has gone."""
        self._lines.put(line)

    def _serve(self) -> None:
        try:
            asyncio.run(self._session())
        except Exception:
            log.exception("an MCP session ended")
        finally:
            self._ended()

    async def _session(self) -> None:
        from mcp.server.stdio import stdio_server  # costs a moment: on this thread nobody waits for it

        from app.mcp_server.server import mcp_server

        server = mcp_server(self._core)
        self._lines.open(asyncio.get_running_loop())
        async with stdio_server(self._lines, _Output(self._out)) as (messages, replies):  # type: ignore[arg-type]
            await server.run(messages, replies, server.create_initialization_options())


class _Lines:
    """Input as the SDK reads it: an asynchronous file's lines."""

    def __init__(self) -> None:
        self._early: SimpleQueue[str] = SimpleQueue()
        self._queue: asyncio.Queue[str] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def open(self, loop: asyncio.AbstractEventLoop) -> None:
        self._queue, self._loop = asyncio.Queue(), loop
        self._take()

    def put(self, line: str) -> None:
        self._early.put(line)
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._take)

    def _take(self) -> None:
        assert self._queue is not None
        while not self._early.empty():
            self._queue.put_nowait(self._early.get_nowait())

    def __aiter__(self) -> "_Lines":
        return self

    async def __anext__(self) -> str:
        assert self._queue is not None
        if not (line := await self._queue.get()):
            raise StopAsyncIteration
        return line


class _Output:
    """Output as the SDK writes it. ASCII alone goes out: every terminal and code page has it."""

    def __init__(self, out: Callable[[str], None]) -> None:
        self._out = out

    async def write(self, line: str) -> None:
        self._out(json.dumps(json.loads(line)) + "\n")

    async def flush(self) -> None:
        pass
