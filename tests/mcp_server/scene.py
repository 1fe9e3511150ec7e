"""Our MCP server over a whole core with a fake behind every port, and the official SDK's client in front of it."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("mcp")

import mcp

from app.cli.words import sentence
from app.core.domain.errors import AppError
from app.core.domain.evidence import Page
from app.core.domain.settings import Overrides
from app.core.secrecy import in_private
from app.gateway.turns import Turns
from app.mcp_server.client import Client
from app.mcp_server.core_access import CoreAccess
from app.mcp_server.server import mcp_server
from tests.core.world import PAGES, World
from tests.fakes import FakeModel

ANSWER = "It is so [1]."


@dataclass
class Scene:
    """`world`'s core. `pages`: what reading an address brings."""

    world: World = field(default_factory=lambda: World(FakeModel([])))
    pages: Mapping[str, Page | AppError] = field(default_factory=dict)
    permits: Callable[[str], bool] = lambda model: True
    reads: list[tuple[str, bool]] = field(default_factory=list)  # (address, whether again)
    traces: list[tuple[bool, bool]] = field(default_factory=list)  # of each reading: (kept, in private)

    def keep_conversations(self) -> None:
        settings = self.world.settings
        self.world.settings = replace(settings, gateway=replace(settings.gateway, keep_conversations=True))

    @property
    def services(self) -> Any:
        environment = Overrides()
        return SimpleNamespace(
            ask=self.world.ask,
            conversations=self.world.store,
            search=SimpleNamespace(router=self.world.router, engine_states=lambda: ()),
            settings=SimpleNamespace(environment=environment, in_force=lambda: self.world.settings),
            knowledge=SimpleNamespace(retrieval=self.world.knowledge),
            web=SimpleNamespace(read=self._read),
        )

    async def _read(self, url: str, fresh: bool, keep: bool) -> Page:
        self.reads.append((url, fresh))
        self.traces.append((keep, in_private.get()))
        page = self.pages.get(url) or Page(url, f"Title of {url}", PAGES[url], requested=url)
        if isinstance(page, AppError):
            raise page
        return page

    @asynccontextmanager
    async def client(self, **more: Any) -> AsyncGenerator[Any, None]:
        core = CoreAccess(Turns(self.services, asyncio.get_running_loop()), "en", sentence)
        server = mcp_server(core, lambda request: Client("k", self.permits))
        async with mcp.Client(server, cache=None, **more) as client:
            yield client


async def failure(client: Any, tool: str, **arguments: Any) -> tuple[str, str]:
    """(kind, message) of a call that fails, which the text says too."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error, result
    error = result.structured_content["error"]
    assert result.content[0].text == f"{error['kind']}: {error['message']}"
    return error["kind"], error["message"]
