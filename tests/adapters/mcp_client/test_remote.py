"""Tool servers behind an address: the official SDK's own, and one that does what none should."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

pytest.importorskip("mcp")

from app.adapters.mcp_client.servers import McpServers
from app.adapters.mcp_client.session import Limits
from app.core.domain.chat.tool_servers import McpServerSettings, ServerFault, ServerState
from app.core.domain.errors import BadAnswer, KeyRefused, RateLimited, TimedOut, Unreachable
from tests.adapters.mcp_client.remote_servers import Lazy, Odd, official
from tests.loopback import serve

_LIMITS = Limits(start=20.0, answer=5.0, call=5.0)


@pytest.fixture
async def start() -> AsyncIterator[Any]:
    all_servers: list[McpServers] = []

    async def begin(url: str, limits: Limits = _LIMITS, **fields: Any) -> tuple[McpServers, Any]:
        one = McpServerSettings("one", "One", url=url, **fields)
        servers = McpServers(lambda: (one,), lambda name: f"value of {name}", limits=limits)
        all_servers.append(servers)
        (status,) = await servers.ready(20.0)
        return servers, status

    yield begin
    for servers in all_servers:
        await servers.close()


async def test_the_official_sdks_server_is_listed_and_called(start: Any) -> None:
    with serve(Lazy(official)) as base:
        servers, status = await start(f"{base}/mcp")
        assert status.state is ServerState.READY, status
        assert [tool.name for tool in status.tools] == ["add", "long", "slow"]
        assert (await servers.call("one", "add", {"a": 2, "b": 3})).texts == ("5",)
        assert (await servers.call("one", "slow", {})).texts == ("done",)
        long = await servers.call("one", "long", {})
        assert (long.cut, len(long.texts[0])) == (True, 200_000)
        both = await asyncio.gather(*(servers.call("one", "add", {"a": n, "b": 1}) for n in range(8)))
        assert [output.texts for output in both] == [(str(n + 1),) for n in range(8)]
        await servers.close()


async def test_headers_of_the_user_go_along(start: Any) -> None:
    odd = Odd()
    with serve(odd) as base:
        await start(f"{base}/mcp", headers=("X-Team",))
    assert all(headers["x-team"] == "value of mcp:one:X-Team" for headers in odd.headers)


async def test_a_session_that_the_server_has_forgotten_is_begun_anew(start: Any) -> None:
    odd = Odd()
    with serve(odd) as base:
        servers, _ = await start(f"{base}/mcp")
        assert (await servers.call("one", "go", {})).texts == ("fine",)
        for _ in range(6):  # more often than a server that dies may start
            odd.sessions.clear()
            assert (await servers.call("one", "go", {})).texts == ("fine",)
        odd.sessions.clear()
        both = await asyncio.gather(*(servers.call("one", "go", {}) for _ in range(3)))
        assert [output.texts for output in both] == [("fine",)] * 3
        assert len(odd.sessions) == 1


@pytest.mark.parametrize(
    ("kind", "error", "words"),
    [
        ("401", KeyRefused, ""),
        ("429", RateLimited, ""),
        ("500", Unreachable, "HTTP 500"),
        ("cut", Unreachable, ""),
        ("silent", TimedOut, ""),
        ("packed", BadAnswer, ""),
        ("large", BadAnswer, "larger than"),
        ("large events", BadAnswer, ""),
        ("text", BadAnswer, "content type"),
    ],
)
async def test_what_a_server_does_wrong_is_told_and_it_can_be_asked_again(
    start: Any, kind: str, error: type[Exception], words: str
) -> None:
    odd = Odd()
    with serve(odd) as base:
        servers, _ = await start(f"{base}/mcp", limits=Limits(20.0, 5.0, 1.0 if kind == "silent" else 10.0))
        odd.kind = kind
        with pytest.raises(error) as raised:
            await servers.call("one", "go", {})
        assert words in str(raised.value)
        assert "secret words" not in str(raised.value)
        odd.kind = ""
        assert (await servers.call("one", "go", {})).texts == ("fine",)
        (status,) = servers.statuses()
        assert status.state is ServerState.READY
        await servers.close()


async def test_a_redirect_to_another_host_is_not_followed(start: Any) -> None:
    other = Odd()
    odd = Odd("redirect")
    with serve(odd) as base, serve(other) as elsewhere:
        odd.elsewhere = f"{elsewhere}/mcp"
        servers, _ = await start(f"{base}/mcp", headers=("Authorization",))
        with pytest.raises(BadAnswer, match="not followed"):
            await servers.call("one", "go", {})
    assert other.headers == []


async def test_a_server_that_goes_away_and_comes_back_is_used_again(start: Any) -> None:
    odd = Odd()
    with serve(odd) as base:
        servers, _ = await start(f"{base}/mcp")
    with pytest.raises(Unreachable):
        await servers.call("one", "go", {})
    (status,) = servers.statuses()
    assert status.state is ServerState.READY, "it may be back at the next call"


async def test_an_address_where_nobody_is_and_one_that_speaks_otherwise_are_told_apart(start: Any) -> None:
    with serve(Odd()) as base:
        pass
    _, status = await start(f"{base}/mcp")
    assert (status.state, status.fault) == (ServerState.FAILED, ServerFault.UNREACHABLE)

    async def page(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/html")]})
        await send({"type": "http.response.body", "body": b"<h1>Hello</h1>"})

    with serve(page) as base:
        _, status = await start(f"{base}/mcp")
    assert (status.state, status.fault) == (ServerState.FAILED, ServerFault.NO_SERVER)
