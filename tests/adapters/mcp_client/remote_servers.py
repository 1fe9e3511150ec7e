"""Servers behind an address of loopback: one of the official SDK, one that wants a sign-in, and one that misbehaves."""

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

from mcp.server.auth.provider import (
    AccessToken,
    AuthorizationCode,
    AuthorizationParams,
    RefreshToken,
    construct_redirect_uri,
)
from mcp.server.auth.settings import AuthSettings, ClientRegistrationOptions
from mcp.server.mcpserver import Context, MCPServer
from mcp.shared.auth import OAuthClientInformationFull, OAuthToken
from pydantic import AnyHttpUrl
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response, StreamingResponse


class Lazy:
    """An ASGI app that is made with the first request, when its address is known, and lives in a task of the server."""

    def __init__(self, make: Callable[[str], Any]) -> None:
        self._make = make
        self._app: Any = None
        self._ready: asyncio.Event | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if self._ready is None:
            self._ready = asyncio.Event()
            host = dict(scope["headers"])[b"host"].decode()
            self._task = asyncio.create_task(self._live(f"http://{host}", self._ready))
        await self._ready.wait()
        await self._app(scope, receive, send)

    async def _live(self, base: str, ready: asyncio.Event) -> None:
        self._app = self._make(base)
        async with self._app.router.lifespan_context(self._app):
            ready.set()
            await asyncio.Event().wait()


def add_tools(server: MCPServer) -> MCPServer:
    @server.tool()
    def add(a: int, b: int) -> str:
        "Add two numbers."
        return str(a + b)

    @server.tool()
    def long() -> str:
        "A long text."
        return "x" * 3_000_000

    @server.tool()
    async def slow(context: Context) -> str:
        "Takes its time, and tells how far it is."
        for step in range(5):
            await context.report_progress(step, 5)
            await asyncio.sleep(0.02)
        return "done"

    return server


def official(base: str) -> Any:
    return add_tools(MCPServer("official")).streamable_http_app()


@dataclass
class Accounts:
    """An authorization server in memory; everybody who comes in the browser agrees."""

    lifetime: int = 3600
    refuses: bool = False
    clients: dict[str, OAuthClientInformationFull] = field(default_factory=dict)
    codes: dict[str, AuthorizationCode] = field(default_factory=dict)
    access: dict[str, AccessToken] = field(default_factory=dict)
    refresh: dict[str, RefreshToken] = field(default_factory=dict)
    renewed: int = 0

    def app(self, base: str) -> Any:
        auth = AuthSettings(
            issuer_url=AnyHttpUrl(base),
            resource_server_url=AnyHttpUrl(f"{base}/mcp"),
            client_registration_options=ClientRegistrationOptions(enabled=True),
            validate_token_resource=False,
        )
        server = MCPServer("private", auth_server_provider=self, auth=auth)  # type: ignore[arg-type]
        return add_tools(server).streamable_http_app()

    async def get_client(self, client_id: str) -> OAuthClientInformationFull | None:
        return self.clients.get(client_id)

    async def register_client(self, client_info: OAuthClientInformationFull) -> None:
        self.clients[client_info.client_id] = client_info

    async def authorize(self, client: OAuthClientInformationFull, params: AuthorizationParams) -> str:
        if self.refuses:
            return construct_redirect_uri(
                str(params.redirect_uri), error="access_denied", error_description="not today", state=params.state
            )
        code = secrets.token_urlsafe(32)
        self.codes[code] = AuthorizationCode(
            code=code,
            scopes=params.scopes or [],
            expires_at=time.time() + 60,
            client_id=client.client_id,
            code_challenge=params.code_challenge,
            redirect_uri=params.redirect_uri,
            redirect_uri_provided_explicitly=True,
            resource=params.resource,
        )
        return construct_redirect_uri(str(params.redirect_uri), code=code, state=params.state)

    async def load_authorization_code(self, client: Any, code: str) -> AuthorizationCode | None:
        return self.codes.get(code)

    async def exchange_authorization_code(self, client: Any, code: AuthorizationCode) -> OAuthToken:
        del self.codes[code.code]
        return self._tokens(client.client_id)

    async def load_refresh_token(self, client: Any, refresh_token: str) -> RefreshToken | None:
        return self.refresh.get(refresh_token)

    async def exchange_refresh_token(self, client: Any, refresh_token: RefreshToken, scopes: list[str]) -> OAuthToken:
        del self.refresh[refresh_token.token]
        self.renewed += 1
        return self._tokens(client.client_id)

    async def load_access_token(self, token: str) -> AccessToken | None:
        found = self.access.get(token)
        return found if found is not None and (found.expires_at or 0) > time.time() else None

    async def revoke_token(self, token: Any) -> None: ...

    def _tokens(self, client: str) -> OAuthToken:
        token, refresh = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
        self.access[token] = AccessToken(
            token=token, client_id=client, scopes=[], expires_at=int(time.time()) + self.lifetime
        )
        self.refresh[refresh] = RefreshToken(token=refresh, client_id=client, scopes=[])
        return OAuthToken(access_token=token, refresh_token=refresh, expires_in=self.lifetime)


@dataclass
class Odd:
    """Speaks the protocol by hand. `kind`: what is odd about its answers to a call."""

    kind: str = ""
    sessions: set[str] = field(default_factory=set)
    calls: int = 0
    headers: list[dict[str, str]] = field(default_factory=list)
    elsewhere: str = ""  # where a redirect leads

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        request = Request(scope, receive)
        response = await self._response(request)
        await response(scope, receive, send)

    async def _response(self, request: Request) -> Response:
        self.headers.append(dict(request.headers))
        if request.method != "POST":
            return PlainTextResponse("", 405 if request.method == "GET" else 200)
        message = await request.json()
        id, method = message.get("id"), message.get("method")
        if method == "initialize":
            session = secrets.token_hex(4)
            self.sessions.add(session)
            result = {
                "protocolVersion": "2025-06-18",
                "capabilities": {"tools": {}},
                "serverInfo": {"name": "odd", "version": "1"},
            }
            return self._json(id, result, {"Mcp-Session-Id": session})
        if request.headers.get("mcp-session-id") not in self.sessions:
            return PlainTextResponse("", 404)
        if id is None:
            return Response(status_code=202)
        if method == "tools/list":
            return self._json(id, {"tools": [{"name": "go", "inputSchema": {"type": "object"}}]})
        return await self._call(id)

    async def _call(self, id: Any) -> Response:
        self.calls += 1
        match self.kind:
            case "redirect":
                return RedirectResponse(self.elsewhere, 307)
            case "401" | "429" | "500":
                return PlainTextResponse("secret words", int(self.kind))
            case "silent":
                await asyncio.sleep(600)
            case "packed":
                return Response(
                    b"\x1f\x8b\x08", headers={"content-encoding": "gzip", "content-type": "application/json"}
                )
            case "large" | "large events":
                return StreamingResponse(
                    self._large(id), media_type="application/json" if self.kind == "large" else _SSE
                )
            case "cut":
                return StreamingResponse(self._cut(), media_type=_SSE)
            case "text":
                return PlainTextResponse("Hello")
        return self._json(id, {"content": [{"type": "text", "text": "fine"}]})

    async def _large(self, id: Any) -> AsyncIterator[bytes]:
        if self.kind != "large":
            yield b"event: message\ndata: "
        yield b'{"jsonrpc": "2.0", "id": %d, "result": {"content": [{"type": "text", "text": "' % id
        for _ in range(100):
            yield b"x" * 1_000_000
        yield b'"}]}}\n\n'

    async def _cut(self) -> AsyncIterator[bytes]:
        yield b'event: message\ndata: {"jsonrpc": "2.0", "method": "notifications/message", "params": {"level": "info"'
        raise ConnectionError("gone")

    @staticmethod
    def _json(id: Any, result: Any, headers: dict[str, str] | None = None) -> Response:
        return JSONResponse(json.loads(json.dumps({"jsonrpc": "2.0", "id": id, "result": result})), headers=headers)


_SSE = "text/event-stream"
