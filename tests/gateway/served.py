"""A local API with a real core behind it, and fakes at the core's ports."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import httpx

from app.core.domain.gateway import GatewaySettings
from app.gateway.server import Gateway
from app.gateway.turns import Turns
from tests.core.world import World

PATHS = {"chat": "/v1/chat/completions", "responses": "/v1/responses", "messages": "/v1/messages"}


class Served:
    def __init__(self, server: Gateway, world: World) -> None:
        self.server, self.world = server, world

    def change(self, **values: Any) -> None:
        """The settings of the local API."""
        gateway = replace(self.world.settings.gateway, **values)
        self.world.settings = replace(self.world.settings, gateway=gateway)

    async def post(self, api: str, body: dict[str, Any]) -> httpx.Response:
        async with httpx.AsyncClient(timeout=60) as client:
            return await client.post(self.server.url + PATHS[api], json=body)


@asynccontextmanager
async def serving(world: World, settings: GatewaySettings | None = None) -> AsyncIterator[Served]:
    gateway = replace(settings or GatewaySettings(), require_key=False)
    world.settings = replace(world.settings, gateway=gateway)
    services = SimpleNamespace(
        ask=world.ask, conversations=world.store, settings=SimpleNamespace(in_force=lambda: world.settings)
    )
    server = Gateway(Turns(cast(Any, services), asyncio.get_running_loop()))
    server.start()
    try:
        yield Served(server, world)
    finally:
        await server.close()
