"""The official *everything* server, where it is installed: `npm i @modelcontextprotocol/server-everything`, and
`MCP_EVERYTHING=FOLDER/node_modules/.bin`."""

import asyncio
import os
import shutil
import socket
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

pytest.importorskip("mcp")

from app.adapters.mcp_client.servers import McpServers
from app.adapters.mcp_client.session import Limits
from app.core.domain.chat.tool_servers import McpServerSettings, ServerState
from tests.waiting import until

PROGRAM = shutil.which("mcp-server-everything", path=os.environ.get("MCP_EVERYTHING") or None) or ""
pytestmark = pytest.mark.skipif(not PROGRAM, reason="npm's @modelcontextprotocol/server-everything is not installed")


@pytest.fixture(params=["stdio", "http"])
async def servers(request: pytest.FixtureRequest) -> AsyncIterator[McpServers]:
    if request.param == "stdio":
        one, process = McpServerSettings("all", "Everything", PROGRAM, ("stdio",)), None
        one = replace(one, consent=one.digest)
    else:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        process = await asyncio.create_subprocess_exec(
            PROGRAM, "streamableHttp", env={**os.environ, "PORT": str(port)}, stderr=asyncio.subprocess.DEVNULL
        )
        await until(lambda: _listens(port), "it listens", pause=0.1)
        one = McpServerSettings("all", "Everything", url=f"http://127.0.0.1:{port}/mcp")
    servers = McpServers(lambda: (one,), str, limits=Limits(30.0, 15.0, 20.0))
    try:
        yield servers
    finally:
        await servers.close()
        if process is not None:
            process.terminate()
            await process.wait()


def _listens(port: int) -> bool:
    with socket.socket() as attempt:
        return attempt.connect_ex(("127.0.0.1", port)) == 0


async def test_its_tools_are_listed_and_what_they_give_is_understood(servers: McpServers) -> None:
    (status,) = await servers.ready(30.0)
    assert (status.state, status.omitted) == (ServerState.READY, 0), status
    assert {"echo", "get-sum", "get-tiny-image", "get-resource-links"} <= {tool.name for tool in status.tools}
    assert (await servers.call("all", "echo", {"message": "hello"})).texts == ("Echo: hello",)
    image = await servers.call("all", "get-tiny-image", {})
    assert [one.media_type for one in image.images] == ["image/png"]
    links = (await servers.call("all", "get-resource-links", {})).links
    assert (links[0].url, links[0].title) == ("demo://resource/dynamic/blob/1", "Blob Resource 1")
    (embedded,) = (await servers.call("all", "get-resource-reference", {})).links
    assert embedded.text.startswith("Resource 1: This is a plaintext resource")
    structured = await servers.call("all", "get-structured-content", {"location": "New York"})
    assert '"temperature"' in structured.texts[0]
    long = await servers.call("all", "trigger-long-running-operation", {"duration": 1, "steps": 4})
    assert "completed" in long.texts[0]
    failed = await servers.call("all", "get-structured-content", {"location": "Atlantis"})
    assert failed.failed
