"""The open window beside somebody who edits settings.json."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.settings import Settings, Theme
from app.ui.settings.controller import SettingsController
from app.ui.window.desktop import application
from tests.qt import Runner
from tests.ui.fakes import OLLAMA, FakeServices
from tests.ui.window.test_main_window import desk

pytestmark = pytest.mark.usefixtures("qapp", "english")


@pytest.fixture
def services(tmp_path: Path) -> FakeServices:
    file = SettingsFile(tmp_path / "settings.json")
    file.save(Settings((OLLAMA,)))
    return FakeServices(tmp_path, settings=file)  # type: ignore[arg-type]


def edit(folder: Path, **search: Any) -> None:
    path = folder / "settings.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    data["search"].update(search)
    path.write_text(json.dumps(data), encoding="utf-8")


def set_aside(folder: Path, why: str) -> str:
    (aside,) = folder.glob(f"settings.json.{why}-*")
    return aside.name


def test_a_change_in_the_window_keeps_the_hand_edit_and_puts_it_in_force(
    tmp_path: Path, services: FakeServices
) -> None:
    controller = SettingsController(services)  # type: ignore[arg-type]
    edit(tmp_path, max_results=33)
    controller.change_appearance(theme=Theme.DARK)
    kept = SettingsFile(tmp_path / "settings.json").load()
    assert (kept.search.max_results, kept.appearance.theme) == (33, Theme.DARK)
    assert controller.settings == kept
    controller.change_search(max_pages=2)
    assert SettingsFile(tmp_path / "settings.json").load().search == replace(kept.search, max_pages=2)


def test_a_hand_edit_comes_into_force_when_the_window_is_looked_at_again(
    run: Runner[Any], tmp_path: Path, services: FakeServices
) -> None:
    async def story() -> None:
        async with desk(tmp_path, services) as d:
            edit(tmp_path, max_results=33)
            application().applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
            assert d.window.settings_controller.settings.search.max_results == 33
            assert services.settings.applied == 1
            application().applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
            assert services.settings.applied == 1
            assert d.window.bar.isHidden()

    run(story())


def test_what_was_kept_aside_is_said_in_the_window(run: Runner[Any], tmp_path: Path, services: FakeServices) -> None:
    settings = tmp_path / "settings.json"

    async def story() -> None:
        async with desk(tmp_path, services) as d:
            edit(tmp_path, max_results=33)
            d.window.settings_controller.change_search(max_results=44)
            assert set_aside(tmp_path, "changed") in d.window.bar.words
            assert "What you set here counts" in d.window.bar.words
            settings.write_text("{ half")
            d.window.settings_controller.change_search(max_results=45)
            assert set_aside(tmp_path, "broken") in d.window.bar.words
            assert "could not be understood" in d.window.bar.words

    run(story())
