"""What the settings are given in tests."""

import asyncio
from pathlib import Path

from app.core.domain.settings import Settings
from app.ui.settings.controller import SettingsController
from app.ui.tasks.turn_runner import Tasks
from tests.ui.fakes import FakeServices, FakeSettings


class Scene:
    """Services, a draft and tasks; `done` waits for what was started."""

    def __init__(self, folder: Path, settings: Settings = Settings()) -> None:
        self.services = FakeServices(folder, settings=FakeSettings(settings))
        self.controller = SettingsController(self.services)  # type: ignore[arg-type]
        self.tasks = Tasks()

    @property
    def saved(self) -> Settings:
        return self.services.settings.file.saved

    async def done(self) -> None:
        await asyncio.sleep(0)
        await self.tasks.done()
