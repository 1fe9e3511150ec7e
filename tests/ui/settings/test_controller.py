"""Every change is saved and in force, or the old settings stay."""

from dataclasses import replace
from pathlib import Path

import pytest

from app.core.domain.chat import ModelChoice
from app.core.domain.errors import Unavailable
from app.core.domain.settings import Saved, Settings
from app.ui.settings.controller import SettingsController
from tests.ui.fakes import OLLAMA, OPENAI, FakeServices, FakeSettings

pytestmark = pytest.mark.usefixtures("qapp")


class FullDisk(FakeSettings):
    def save(self, settings: Settings, since: Settings | None = None) -> Saved:
        raise Unavailable("settings.json", "disk full")


def test_a_change_is_saved_applied_and_told(tmp_path: Path) -> None:
    services, told = FakeServices(tmp_path), []
    controller = SettingsController(services)  # type: ignore[arg-type]
    controller.saved.connect(told.append)
    controller.change_search(max_results=20)
    controller.change_search(max_results=20)
    assert services.settings.file.saved.search.max_results == 20
    assert (services.settings.applied, told) == (1, [services.settings.file.saved])


def test_where_settings_cannot_be_written_the_old_ones_stay(tmp_path: Path) -> None:
    services, told = FakeServices(tmp_path, settings=FullDisk()), []
    controller = SettingsController(services)  # type: ignore[arg-type]
    controller.failed.connect(told.append)
    controller.change_search(max_results=20)
    assert controller.settings == Settings()
    assert (services.settings.applied, told[0].detail) == (0, "disk full")


def test_a_provider_is_saved_without_its_key(tmp_path: Path) -> None:
    services = FakeServices(tmp_path)
    controller = SettingsController(services)  # type: ignore[arg-type]
    controller.change_provider(replace(OPENAI, key="sk-secret"))
    assert services.settings.file.saved.providers == (OPENAI,)


def test_removing_the_provider_in_use_leads_back_to_quotes(tmp_path: Path) -> None:
    settings = Settings((OPENAI, OLLAMA), ModelChoice("ollama", "qwen3:8b"))
    services = FakeServices(tmp_path, settings=FakeSettings(settings))
    controller = SettingsController(services)  # type: ignore[arg-type]
    controller.remove_provider("openai")
    assert controller.settings.model == settings.model
    controller.remove_provider("ollama")
    assert controller.settings == Settings()
