"""The parts of `Services` that are made for a front end alone: tests of channels, diagnosis, settings in force."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from app.adapters.reading.page_reader import WebReader
from app.bootstrap.live_settings import LiveSettings
from app.bootstrap.search_channels import channel_infos
from app.bootstrap.shared_resources import SharedResources
from app.core.domain.catalogue import Hop
from app.core.domain.chat.tool_servers import OfferedTool, ToolAnswer, ToolUse
from app.core.domain.errors import Unavailable
from app.core.domain.events import Notice
from app.core.domain.evidence import Query, Report, SearchResult
from app.core.domain.settings import Settings
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import ToolServers
from app.core.search.router import Router
from app.core.services import GatewayAccess, SearchAccess, Services, SettingsAccess, WebAccess

if TYPE_CHECKING:
    from app.bootstrap.serving.gateway_switch import GatewaySwitch
    from app.core.answer.server_calls import ServerCalls
    from app.core.domain.gateway.state import ApiCall, GatewayState

log = logging.getLogger(__name__)

_TEST_QUERY = "Wikipedia"
_TEST_PAGE = "https://en.wikipedia.org/"


def search_access(
    shared: SharedResources, router: Router, settings: Callable[[], Settings], locale: str
) -> SearchAccess:
    """locale: the user's, in which tests ask."""
    local = shared.local_search

    async def test_channel(name: str) -> SearchResult:
        return await router.only(Query(_TEST_QUERY, 5, locale), name)

    async def test_engine(name: str) -> Report:
        return await local.test(name, Query(_TEST_QUERY, 5, locale))

    async def solve_check(name: str) -> Report:
        return await local.solve(name, Query(_TEST_QUERY, 5, locale))

    return SearchAccess(
        router=router,
        channels=lambda: channel_infos(settings()),
        channel_states=router.states,
        test_channel=test_channel,
        engine_states=local.states,
        test_engine=test_engine,
        engine_problems=shared.engines.problems,
        solve_check=solve_check if shared.checks is not None else None,
    )


def web_access(shared: SharedResources, reader: WebReader) -> WebAccess:
    async def diagnose(url: str) -> list[Hop]:
        from app.adapters.diagnosis import diagnose

        address = url or _TEST_PAGE
        return await diagnose(address, shared.start.proxies.for_host(urlsplit(address).hostname or ""))

    return WebAccess(
        lambda url, keep: reader.read(url, fresh=True, keep=keep),
        lambda url, fresh, keep: reader.read(url, fresh=fresh, keep=keep),
        shared.icons,
        diagnose,
    )


def settings_access(shared: SharedResources, current: LiveSettings, router: Router) -> SettingsAccess:
    def apply() -> None:
        current.reload()
        shared.local_server.settings_changed()
        router.clear_cooldowns()

    return SettingsAccess(
        file=current.file,
        in_force=lambda: current.settings,
        apply=apply,
        environment=current.overrides(),
        origins=current.origins,
    )


class LocalApi:
    """The local API while the window is open. Nothing of it is loaded before it is switched on."""

    def __init__(self, services: Services, locale: str) -> None:
        self._services = services
        self._locale = locale
        self._switch: GatewaySwitch | None = None
        self._open: Callable[[], GatewaySwitch] | None = None

    def access(self) -> GatewayAccess:
        return GatewayAccess(self._state, self._calls)

    def open(self, loop: asyncio.AbstractEventLoop, on_failure: "Callable[[GatewayState], object]") -> None:
        """loop: the services', on which `on_failure` is called."""

        def make() -> "GatewaySwitch":
            from app.bootstrap.serving.gateway_switch import GatewaySwitch

            return GatewaySwitch(self._services, self._locale, loop, on_failure)

        self._open = make
        self.follow()

    def follow(self) -> None:
        """The settings may have changed."""
        if self._switch is None and self._open is not None and self._services.settings.in_force().gateway.enabled:
            self._switch = self._open()
        if self._switch is not None:
            self._switch.follow()

    async def close(self) -> None:
        """Responses under way break off."""
        self._open = None
        if self._switch is not None:
            await self._switch.close()

    def _state(self) -> "GatewayState":
        from app.core.domain.gateway.state import GatewayState

        return self._switch.state if self._switch is not None else GatewayState()

    def _calls(self) -> "tuple[ApiCall, ...]":
        return self._switch.calls() if self._switch is not None else ()


@dataclass(frozen=True)
class ServerToolParts:
    """What turns need of the user's tool servers; loaded and made for the first turn that has some."""

    shared: SharedResources
    current: LiveSettings

    async def offer(self, turn: RunningTurn) -> tuple[tuple[OfferedTool, ...], list[Notice]]:
        if not any(one.enabled for one in self.current.settings.mcp_servers):
            return (), []
        from app.core.answer.offering import ServerTools

        return await ServerTools(self.servers(), lambda: self.current.settings).of(turn)

    def servers(self) -> ToolServers:
        return self.shared.tool_servers

    def calls(self) -> "ServerCalls":
        return self._calls

    def permit(self, turn: str, call: str, answer: ToolAnswer) -> bool:
        return self._calls.permissions.give(turn, call, answer)

    @cached_property
    def _calls(self) -> "ServerCalls":
        from app.core.answer.permissions import Permissions
        from app.core.answer.server_calls import ServerCalls

        return ServerCalls(self.servers(), Permissions(self._keep, lambda: self.current.settings))

    def _keep(self, server: str, tools: dict[str, ToolUse]) -> None:
        """What the user says of a tool for later goes into the settings file."""
        from app.core.answer.permissions import with_uses

        settings = self.current.file.load()
        try:
            self.current.file.save(with_uses(settings, server, tools), settings)
        except Unavailable as error:
            log.warning("what was said of a tool is not kept: %s", error)
        self.current.reload()
