"""The local API with all that it serves: three model APIs, and MCP beside them."""

import asyncio
from collections.abc import Callable
from typing import Any

from app.cli.translation import in_english
from app.cli.words import sentence
from app.core.domain.gateway import GatewaySettings
from app.core.services import Services
from app.gateway.doors.visit import visit_of
from app.gateway.server import Gateway
from app.gateway.turns import Turns
from app.mcp_server.client import Client
from app.mcp_server.core_access import CoreAccess
from app.mcp_server.http import HttpSessions


def open_gateway(
    services: Services,
    loop: asyncio.AbstractEventLoop,
    locale: str,
    settings: Callable[[], GatewaySettings] | None = None,
) -> Gateway:
    """It is not started yet. loop: the services'; settings: as of `Gateway`."""
    turns = Turns(services, loop)
    sessions = HttpSessions(CoreAccess(turns, locale, in_english()(sentence)), _client_of)
    return Gateway(turns, locale, settings, extensions=(sessions,))


def _client_of(request: Any) -> Client:
    visit = visit_of(request)
    return Client(visit.client.id if visit.client else "", visit.permits)
