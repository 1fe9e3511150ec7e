"""Sessions over streamable HTTP, as one address of a server that stands already. The SDK is loaded by the first one."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import anyio

from app.mcp_server.client import Client, ClientOf
from app.mcp_server.core_access import CoreAccess

if TYPE_CHECKING:
    from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

_MOST_SESSIONS = 200

log = logging.getLogger(__name__)


class HttpSessions:
    """An ASGI app. `run` beside the server: sessions live there. Host, Origin and key are checked in front of it.

    client_of: who sent a request.
    """

    path = "/mcp"

    def __init__(self, core: CoreAccess, client_of: ClientOf = lambda request: Client()) -> None:
        self._core = core
        self._client_of = client_of
        self._first = anyio.Event()
        self._ready = anyio.Event()
        self._manager: StreamableHTTPSessionManager | None = None

    async def run(self) -> None:
        await self._first.wait()
        try:
            manager = await asyncio.to_thread(self._open)
        except ImportError as error:
            log.warning("no MCP: %s is not installed", error.name)
            self._ready.set()
            return
        async with manager.run():
            self._manager = manager
            self._ready.set()
            await anyio.sleep_forever()

    def _open(self) -> "StreamableHTTPSessionManager":
        from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

        from app.mcp_server.server import mcp_server

        server = mcp_server(self._core, self._client_of)
        return StreamableHTTPSessionManager(server, max_sessions=_MOST_SESSIONS)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self._first.set()
        await self._ready.wait()
        if self._manager is not None:
            await self._manager.asgi_app(scope, receive, send)
            return
        body = b'{"jsonrpc":"2.0","id":null,"error":{"code":-32603,"message":"The MCP SDK is not installed."}}'
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 501, "headers": headers})
        await send({"type": "http.response.body", "body": body})
