"""The servers that the user has set up; fits the port `ToolServers`. The SDK is loaded when one is first used."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from app.adapters.mcp_client.loop_thread import LoopThread
from app.core.domain.chat.tool_servers import McpServerSettings, ServerFault, ServerState, ServerStatus, ToolOutput
from app.core.domain.errors import Unavailable, Unreachable

if TYPE_CHECKING:
    from app.adapters.mcp_client.session import Limits, Session
    from app.adapters.mcp_client.sign_in import Login

_END = 6.0  # seconds that servers get to end


@dataclass
class _Server:
    session: "Session"
    task: "Future[None]"
    values: dict[str, str] = field(repr=False)


@dataclass
class McpServers:
    """`settings`: the servers as they are set up now; `secret`: what a variable of one is kept under → its value."""

    settings: Callable[[], tuple[McpServerSettings, ...]]
    secret: Callable[[str], str]
    proxy_for: Callable[[str], str] = lambda host: ""
    keep_secret: Callable[[str, str], Awaitable[object]] | None = None
    gate: Callable[[], str] = lambda: ""  # the proxy for hosts that a server names
    limits: "Limits | None" = None
    _thread: LoopThread = field(default_factory=LoopThread)
    _servers: dict[str, _Server] = field(default_factory=dict)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # two turns start no server twice

    async def ready(self, seconds: float) -> tuple[ServerStatus, ...]:
        enabled = {one.id: one for one in self.settings() if one.enabled and (one.command or one.url)}
        permitted = {id: one for id, one in enabled.items() if not one.waits_for_consent}
        async with self._lock:
            for id in [id for id in self._servers if id not in permitted]:
                await self.stop(id)
            for one in permitted.values():
                await self._ensure(one)
        starts = [asyncio.wrap_future(one.session.start_ended) for one in self._servers.values()]
        if starts:
            await asyncio.wait(starts, timeout=seconds)
        return tuple(one for one in self.statuses() if one.id in enabled)

    async def call(self, server: str, tool: str, arguments: dict[str, Any]) -> ToolOutput:
        one = self._servers.get(server)
        if one is None:
            raise Unreachable(server)
        try:
            return await self._thread.result(one.session.call(tool, arguments))
        except Unreachable:
            if not one.session.is_expired:
                raise
            renewed = await self._renewed(server, one)
            return await self._thread.result(renewed.session.call(tool, arguments))

    async def test(self, server: McpServerSettings, secret: Callable[[str], str]) -> ServerStatus:
        session = self._session(server, {name: secret(name) for name in (*server.env, *server.headers)})
        return await self._tested(session)

    async def _tested(self, session: "Session") -> ServerStatus:
        task = self._start(session)
        try:
            await asyncio.shield(asyncio.wrap_future(session.start_ended))
            return replace(session.status, log=session.log)
        finally:
            await self._end(_Server(session, task, {}))

    async def sign_in(
        self, server: McpServerSettings, open_page: Callable[[str], None], done_words: str
    ) -> ServerStatus:
        here = asyncio.get_running_loop()
        session = self._session(server, {name: self.secret(server.secret_id(name)) for name in server.headers})
        if session.login is None:
            raise Unavailable(server.label)
        from app.adapters.mcp_client.sign_in import LoopbackBrowser

        browser = LoopbackBrowser(lambda url: _call(here, open_page, url), done_words, server.url)
        await self._thread.result(browser.start(session.login.port))
        try:
            session.browser = browser
            session.limits = replace(session.limits, start=session.limits.start + browser.seconds)
            return await self._tested(session)
        finally:
            await self._thread.result(browser.close())

    async def sign_out(self, server: McpServerSettings) -> None:
        if server.login_id and self.keep_secret is not None:
            await self.keep_secret(server.login_id, "")
        await self.stop(server.id)

    def statuses(self) -> tuple[ServerStatus, ...]:
        running = tuple(replace(one.session.status, log=one.session.log) for one in self._servers.values())
        waiting = (one.id for one in self.settings() if one.enabled and one.waits_for_consent)
        return (*running, *(_without_consent(id) for id in waiting if id not in self._servers))

    async def restart(self, server: str) -> None:
        async with self._lock:
            await self.stop(server)
            for one in self.settings():
                if one.id == server and one.enabled and (one.command or one.url) and not one.waits_for_consent:
                    await self._ensure(one)

    async def stop(self, server: str) -> None:
        one = self._servers.pop(server, None)
        if one is not None:
            await self._end(one)

    async def close(self) -> None:
        servers, self._servers = list(self._servers.values()), {}
        await asyncio.gather(*map(self._end, servers))
        await self._thread.close()

    async def _ensure(self, one: McpServerSettings) -> None:
        """It runs, or begins to, as it is set up now."""
        values = {name: self.secret(one.secret_id(name)) for name in (*one.env, *one.headers)}
        running = self._servers.get(one.id)
        if running is not None:
            if running.values != values or not _same(running.session.settings, one):
                await self.stop(one.id)
            elif running.session.status.state is not ServerState.FAILED or not running.session.may_start():
                return
            else:
                await self._end(running)  # what it left behind
        starts = running.session.started_at if running is not None and one.id in self._servers else None
        session = self._session(one, values)
        if starts is not None:
            session.started_at = starts
        self._servers[one.id] = _Server(session, self._start(session), values)

    def _session(self, one: McpServerSettings, values: dict[str, str]) -> "Session":
        try:
            from app.adapters.mcp_client.session import Limits, Session
        except ImportError as error:
            raise Unavailable(one.label, f"{error.name} is not installed") from error
        from app.adapters.mcp_client.remote import Routes

        routes = Routes(self.proxy_for, self.gate())
        session = Session(one, values, routes, self.limits or Limits(), self._login(one))
        session.last = ServerStatus(one.id, ServerState.STARTING)
        return session

    def _login(self, one: McpServerSettings) -> "Login | None":
        from app.adapters.mcp_client.sign_in import Login

        here, keep = asyncio.get_running_loop(), self.keep_secret
        if not one.login_id or keep is None:
            return None

        async def save(value: str) -> None:
            """On the loop that the keys belong to."""

            async def store() -> None:
                await keep(one.login_id, value)

            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(store(), here))

        return Login(one.url, lambda: self.secret(one.login_id), save)

    async def _renewed(self, server: str, expired: _Server) -> _Server:
        """A session in place of one that its server has forgotten; other calls may have begun it already."""
        async with self._lock:
            if self._servers.get(server) is expired:
                await self._end(expired)
                session = self._session(expired.session.settings, expired.values)
                self._servers[server] = _Server(session, self._start(session), expired.values)
            renewed = self._servers.get(server)
        if renewed is None:
            raise Unreachable(server)
        await asyncio.shield(asyncio.wrap_future(renewed.session.start_ended))
        return renewed

    def _start(self, session: "Session") -> "Future[None]":
        return self._thread.start(session.run())

    async def _end(self, one: _Server) -> None:
        """Asked first; what does not end by itself is cancelled, which ends its child as well."""
        if one.task.done():
            return
        if not one.session.start_ended.done():  # it hears nothing yet
            one.task.cancel()
            return
        await self._thread.result(one.session.stop())
        done, _ = await asyncio.wait([asyncio.wrap_future(one.task)], timeout=_END)
        if not done:
            one.task.cancel()


def _without_consent(id: str) -> ServerStatus:
    words = f"Its command waits for your consent: Settings → Tools (MCP), or citewise tools consent {id}."
    return ServerStatus(id, ServerState.FAILED, problem=words, fault=ServerFault.NO_CONSENT)


def _call(loop: asyncio.AbstractEventLoop, act: Callable[[str], None], value: str) -> None:
    loop.call_soon_threadsafe(act, value)


def _same(one: McpServerSettings, other: McpServerSettings) -> bool:
    """But for what is decided at each call."""
    decided: dict[str, Any] = {"tools": {}, "name": "", "enabled": True, "consent": "", "searches": ()}
    one, other = (replace(server, **decided) for server in (one, other))
    return one == other
