"""The servers that the user has set up; fits the port `ToolServers`. The SDK is loaded when one is first used."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from app.adapters.mcp_client.loop_thread import LoopThread
from app.core.domain.chat.tool_servers import McpServerSettings, ServerState, ServerStatus, ToolOutput
from app.core.domain.errors import Unavailable, Unreachable

if TYPE_CHECKING:
    from app.adapters.mcp_client.session import Limits, Session

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
    limits: "Limits | None" = None
    _thread: LoopThread = field(default_factory=LoopThread)
    _servers: dict[str, _Server] = field(default_factory=dict)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # two turns start no server twice

    async def ready(self, seconds: float) -> tuple[ServerStatus, ...]:
        enabled = {one.id: one for one in self.settings() if one.enabled and (one.command or one.url)}
        async with self._lock:
            for id in [id for id in self._servers if id not in enabled]:
                await self.stop(id)
            for one in enabled.values():
                await self._ensure(one)
        if not enabled:
            return ()
        await asyncio.wait(
            [asyncio.wrap_future(one.session.start_ended) for one in self._servers.values()], timeout=seconds
        )
        return tuple(one for one in self.statuses() if one.id in enabled)

    async def call(self, server: str, tool: str, arguments: dict[str, Any]) -> ToolOutput:
        one = self._servers.get(server)
        if one is None:
            raise Unreachable(server)
        return await self._thread.result(one.session.call(tool, arguments))

    async def test(self, server: McpServerSettings, secret: Callable[[str], str]) -> ServerStatus:
        session = self._session(server, {name: secret(name) for name in (*server.env, *server.headers)})
        task = self._start(session)
        try:
            await asyncio.shield(asyncio.wrap_future(session.start_ended))
            return replace(session.status, log=session.log)
        finally:
            await self._end(_Server(session, task, {}))

    def statuses(self) -> tuple[ServerStatus, ...]:
        return tuple(replace(one.session.status, log=one.session.log) for one in self._servers.values())

    async def restart(self, server: str) -> None:
        async with self._lock:
            await self.stop(server)
            for one in self.settings():
                if one.id == server and one.enabled and (one.command or one.url):
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
        session = Session(one, values, self.proxy_for, self.limits or Limits())
        session.last = ServerStatus(one.id, ServerState.STARTING)
        return session

    def _start(self, session: "Session") -> "Future[None]":
        return self._thread.start(session.run())

    async def _end(self, one: _Server) -> None:
        """Asked first; what does not end by itself is cancelled, which ends its child as well."""
        if one.task.done():
            return
        await self._thread.result(one.session.stop())
        done, _ = await asyncio.wait([asyncio.wrap_future(one.task)], timeout=_END)
        if not done:
            one.task.cancel()


def _same(one: McpServerSettings, other: McpServerSettings) -> bool:
    """But for what is decided at each call."""
    one, other = (replace(server, tools={}, name="", enabled=True, consent="") for server in (one, other))
    return one == other
