"""One server's life: it is started, lists its tools, answers calls, ends. All of it in one task of the thread."""

import logging
import math
import time
from collections import deque
from concurrent.futures import Future
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from typing import Any

import anyio
import httpx2
import mcp_types as types
from mcp import Client, MCPError
from mcp.client.auth import OAuthFlowError, OAuthRegistrationError
from mcp.client.streamable_http import streamable_http_client

from app.adapters.mcp_client.content import listed, output_of
from app.adapters.mcp_client.remote import RemoteStatus, Routes, remote_client
from app.adapters.mcp_client.sign_in import Browser, Login, SignInNeeded
from app.adapters.mcp_client.stdio import LONGEST, Child, stdio_transport
from app.core.domain.chat.tool_servers import McpServerSettings, ServerFault, ServerState, ServerStatus, ToolOutput
from app.core.domain.errors import AppError, BadAnswer, KeyRefused, RateLimited, TimedOut, Unreachable

log = logging.getLogger(__name__)

_PAGES = 20  # of a list of tools
_LEAST_SECRET = 5  # characters of a value; shorter ones such as "1" stand everywhere
_MOST_STARTS, _WINDOW = 4, 600.0  # starts within so many seconds; after that the user has to look


@dataclass(frozen=True)
class Limits:
    """Seconds."""

    start: float = 60.0  # npx and uvx fetch what they run
    answer: float = 15.0  # to what is asked while it starts
    call: float = 60.0


@dataclass
class Session:
    """`run` is the task; the calls of others are sent through its client while it waits."""

    settings: McpServerSettings
    values: dict[str, str] = field(repr=False)  # of its variables and headers
    routes: Routes = field(default_factory=Routes)
    limits: Limits = Limits()
    login: Login | None = None  # where the user has set no header of that purpose
    browser: Browser | None = None  # in which the user signs in now
    last: ServerStatus = field(default_factory=lambda: ServerStatus(""))
    start_ended: "Future[None]" = field(default_factory=Future)  # it is ready, or will not be
    started_at: deque[float] = field(default_factory=lambda: deque(maxlen=_MOST_STARTS))
    is_expired: bool = False  # its server does not know this session any more
    _client: Client | None = None
    _names: dict[str, str] = field(default_factory=dict)
    _end: anyio.Event | None = None
    _child: Child | None = None
    _remote: RemoteStatus = field(default_factory=RemoteStatus)

    @property
    def status(self) -> ServerStatus:
        if self.last.state is ServerState.READY and self._child is not None and self._child.closed.is_set():
            return _failed(self.last, "it ended", ServerFault.ENDED)
        return self.last

    @property
    def log(self) -> tuple[str, ...]:
        """Without the values of its variables: a log is shown to others who are asked for help."""
        lines = tuple(self._child.log) if self._child is not None else ()
        secrets = sorted(
            (value for value in self.values.values() if len(value) >= _LEAST_SECRET), key=len, reverse=True
        )
        for secret in secrets:
            lines = tuple(line.replace(secret, "•••") for line in lines)
        return lines

    def may_start(self) -> bool:
        """A server that dies again and again is left alone."""
        now = time.monotonic()
        return len(self.started_at) < _MOST_STARTS or now - self.started_at[0] > _WINDOW

    async def run(self) -> None:
        self.started_at.append(time.monotonic())
        self._end, self._child = anyio.Event(), Child()
        self.last = ServerStatus(self.settings.id, ServerState.STARTING)
        problem, fault = "", ServerFault.ENDED_EARLY
        try:
            with anyio.CancelScope(deadline=anyio.current_time() + self.limits.start) as starting:
                await self._serve(starting)
            if starting.cancelled_caught:
                problem, fault = "it did not answer in time", ServerFault.TIMED_OUT
        except* Exception as group:
            problem, fault = _words(group), self._fault(group)
            log.info("the tool server %s ended: %s", self.settings.id, problem)
        finally:
            ready = self.last.state is ServerState.READY
            self._client = None
            if problem or not self._end.is_set():
                fault = ServerFault.ENDED if ready and not problem else fault
                problem = problem or ("it ended" if ready else "it ended before it was ready")
                self.last = _failed(self.last, problem, fault)
            else:
                self.last = ServerStatus(self.settings.id)
            self._begin()

    async def _serve(self, starting: anyio.CancelScope) -> None:
        assert self._end is not None
        assert self._child is not None
        async with AsyncExitStack() as stack:
            transport = await self._transport(stack, self._child)
            client = Client(transport, read_timeout_seconds=self.limits.answer, cache=None)
            await stack.enter_async_context(client)
            tools, more = await _listing(client)
            self._names, clean = listed(self.settings.id, tools)
            starting.deadline = math.inf
            omitted = len(tools) + more - len(clean)
            self._client = client
            self.last = ServerStatus(self.settings.id, ServerState.READY, clean, omitted)
            self._begin()
            async with anyio.create_task_group() as waiting:
                waiting.start_soon(_either, self._end, waiting.cancel_scope)
                waiting.start_soon(_either, self._child.closed, waiting.cancel_scope)

    async def _transport(self, stack: AsyncExitStack, child: Child) -> Any:
        one = self.settings
        if one.command:
            env = {name: self.values[name] for name in one.env if name in self.values}
            return stdio_transport(one.command, one.args, env, child)
        headers = {name: self.values[name] for name in one.headers if name in self.values}
        login = self.login if self.login is not None and (self.login.exists or self.browser is not None) else None
        auth = login.auth(self.browser) if login is not None else None
        http = await stack.enter_async_context(remote_client(headers, self.routes, one.url, self._remote, auth))
        return streamable_http_client(one.url, http_client=http, max_sse_event_size=LONGEST)

    def _fault(self, error: BaseException) -> ServerFault:
        match _first(error):
            case FileNotFoundError():
                return ServerFault.NO_COMMAND
            case PermissionError():
                return ServerFault.NOT_PERMITTED
            case OAuthRegistrationError():  # it lets no new program in by itself: a token in a header helps
                return ServerFault.REFUSED
            case SignInNeeded() | OAuthFlowError():
                return ServerFault.SIGN_IN
        if self.settings.command:
            ended = self._child is not None and self._child.closed.is_set()
            return ServerFault.ENDED_EARLY if ended else ServerFault.OTHER
        match self._remote:
            case RemoteStatus(unreachable=True):
                return ServerFault.UNREACHABLE
            case RemoteStatus(code=401) if self.login is not None:
                return ServerFault.SIGN_IN
            case RemoteStatus(code=401 | 403 | 407):
                return ServerFault.REFUSED
        return ServerFault.NO_SERVER if self._remote.code else ServerFault.OTHER

    def _begin(self) -> None:
        if not self.start_ended.done():
            self.start_ended.set_result(None)

    async def stop(self) -> None:
        if self._end is not None:
            self._end.set()

    async def call(self, tool: str, arguments: dict[str, Any]) -> ToolOutput:
        client, where = self._client, self.settings.label
        if client is None or self.status.state is not ServerState.READY:
            raise Unreachable(where, self.status.problem)
        try:
            result = await client.call_tool(self._names.get(tool, tool), arguments, self.limits.call)
        except MCPError as error:
            raise self._failure(error) from error
        except (anyio.ClosedResourceError, anyio.BrokenResourceError, httpx2.HTTPError) as error:
            raise Unreachable(where, str(error)) from error
        except (ValueError, RuntimeError, TypeError) as error:  # the SDK holds results against their schema
            raise BadAnswer(where, str(error)[:500]) from error
        return output_of(result)

    def _failure(self, error: MCPError) -> AppError:
        where, words = self.settings.label, error.message[:500]
        if error.code == types.REQUEST_TIMEOUT:
            return TimedOut(where)
        if self.settings.command:
            return Unreachable(where, words) if error.code == types.CONNECTION_CLOSED else BadAnswer(where, words)
        match self._remote:
            case RemoteStatus(code=401 | 403 | 407):
                return KeyRefused(where)
            case RemoteStatus(code=404) if error.code == types.INVALID_REQUEST:
                self.is_expired = True
                return Unreachable(where, words)
            case RemoteStatus(code=429):
                return RateLimited(where)
            case RemoteStatus(code=code) if code >= 500:
                return Unreachable(where, f"HTTP {code}")
            case RemoteStatus(unreachable=True):
                return Unreachable(where)
        closed = error.code == types.CONNECTION_CLOSED and not words.startswith("SSE stream failed")
        return Unreachable(where, words) if closed else BadAnswer(where, words)


async def _listing(client: Client) -> tuple[list[types.Tool], int]:
    """(the tools, how many more there are at least)"""
    tools: list[types.Tool] = []
    cursor: str | None = None
    for _ in range(_PAGES):
        page = await client.list_tools(cursor=cursor)
        tools += page.tools
        cursor = page.next_cursor
        if cursor is None or len(tools) > 5_000:
            break
    return tools, 1 if cursor is not None else 0


async def _either(event: anyio.Event, scope: anyio.CancelScope) -> None:
    await event.wait()
    scope.cancel()


def _failed(status: ServerStatus, problem: str, fault: ServerFault) -> ServerStatus:
    return replace(status, state=ServerState.FAILED, problem=problem, fault=fault, tools=())


def _first(error: BaseException) -> BaseException:
    """Of a group."""
    while isinstance(error, BaseExceptionGroup) and error.exceptions:
        error = error.exceptions[0]
    return error


def _words(error: BaseException) -> str:
    """The first error of a group, in its own words; they may be foreign."""
    error = _first(error)
    match error:
        case FileNotFoundError():
            return f"the command was not found: {error.filename or ''}".rstrip(": ")
        case PermissionError():
            return "the command may not be run"
        case httpx2.HTTPError() | MCPError() | OSError() | SignInNeeded() | OAuthFlowError():
            return str(error)[:300] or type(error).__name__
    return f"{type(error).__name__}: {str(error)[:300]}"
