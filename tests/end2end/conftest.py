"""A web and a model server on loopback, and a data directory that knows them."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.settings import SearchSettings, Settings
from tests.end2end.model_server import ModelServer
from tests.end2end.site import Web
from tests.loopback import serve

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class World:
    web: Web
    web_url: str
    models: ModelServer
    models_url: str
    data_dir: Path

    @property
    def host(self) -> str:
        return urlsplit(self.web_url).netloc

    def settings(self, *, model: bool = True, allowed: bool = True, engines: tuple[str, ...] = ("bing", "duckduckgo")):  # type: ignore[no-untyped-def]
        """Write a settings file: this web's engines, and the model server unless it is to be Quotes."""
        names = ("bing", "duckduckgo", "google", "baidu", "wikipedia")
        search = SearchSettings(
            engines=engines,
            addresses={name: f"{self.web_url}/{name}" for name in names},
            allowed_hosts=(self.host,) if allowed else (),
        )
        provider = Provider("loopback", "Loopback", f"{self.models_url}/v1", ("tiny-1", "tiny-2"), needs_key=False)
        settings = Settings((provider,), ModelChoice("loopback", "tiny-1") if model else None, search)
        SettingsFile(self.data_dir / "settings.json").save(settings)
        return settings

    def change(self, **search: object) -> None:
        file = SettingsFile(self.data_dir / "settings.json")
        settings = file.load()
        file.save(replace(settings, search=replace(settings.search, **search)))  # type: ignore[arg-type]


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    web, models = Web(), ModelServer()
    with serve(web.app) as web_url, serve(models.app) as models_url:
        made = World(web, web_url, models, models_url, tmp_path / "data")
        made.data_dir.mkdir()
        made.settings()
        yield made


Citewise = Callable[..., "subprocess.CompletedProcess[str]"]


def environment(**more: str) -> dict[str, str]:
    """The environment of a started program: offscreen, English, without keys of whoever runs the tests."""
    kept = {name: value for name, value in os.environ.items() if "KEY" not in name and not name.startswith("CITEWISE")}
    return {**kept, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT), **more}


@pytest.fixture
def citewise(world: World) -> Citewise:
    """Run the real command in a process of its own on the world's data directory."""

    def run(*arguments: str, text: str | None = None, **more: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "app", "--data-dir", str(world.data_dir), *arguments], input=text,
            capture_output=True, encoding="utf-8", timeout=90, env=environment(**more), cwd=ROOT, check=False,
        )  # fmt: skip

    return run
