"""What the settings are given in tests."""

import asyncio
from pathlib import Path

from app.core.domain.gateway.state import ApiCall, GatewayState
from app.core.domain.settings import Settings
from app.core.services import GatewayAccess
from app.ui.settings.controller import SettingsController
from app.ui.tasks.turn_runner import Tasks
from tests.ui.fakes import FakeServices, FakeSettings


class FakeGateway:
    """The local API as it is told to stand."""

    def __init__(self) -> None:
        self.current = GatewayState()
        self.past: list[ApiCall] = []

    def state(self) -> GatewayState:
        return self.current

    def calls(self) -> tuple[ApiCall, ...]:
        return tuple(self.past)


class Scene:
    """Services, a draft and tasks; `done` waits for what was started."""

    def __init__(self, folder: Path, settings: Settings = Settings()) -> None:
        self.services = FakeServices(folder, settings=FakeSettings(settings))
        self.gateway = FakeGateway()
        self.services.gateway = GatewayAccess(self.gateway.state, self.gateway.calls)
        self.controller = SettingsController(self.services)  # type: ignore[arg-type]
        self.tasks = Tasks()

    @property
    def saved(self) -> Settings:
        return self.services.settings.file.saved

    async def done(self) -> None:
        await asyncio.sleep(0)
        await self.tasks.done()
