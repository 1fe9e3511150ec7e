"""Built-in search that is down is followed by another channel, says so, and is asked again after its rest."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.settings import SearchSettings, Settings
from tests.end2end.conftest import ROOT, Citewise, World, environment
from tests.end2end.dual_channel import KEY, DualChannel
from tests.loopback import serve

QWEN = ModelChoice("qwen", "qwen-plus")
Drive = Callable[[str], None]
Dual = tuple[DualChannel, str]


@pytest.fixture
def dual(world: World) -> Iterator[Dual]:
    made = DualChannel(world.web_url)
    with serve(made.app) as url:
        yield made, url


def settings(world: World, url: str, *, answering: ModelChoice) -> None:
    """Channel built-in, served by Qwen; Perplexity stands in; `answering` writes."""
    qwen = Provider(
        "qwen",
        "Qwen",
        f"{url}/compatible-mode/v1",
        ("qwen-plus",),
        needs_key=False,
        search="qwen",
        search_format="dashscope",
        preset="qwen",
    )
    chat = Provider("loopback", "Loopback", f"{world.models_url}/v1", ("tiny-1",), needs_key=False)
    search = SearchSettings(
        channel="builtin",
        builtin=QWEN,
        order=("perplexity",),
        addresses={"perplexity": f"{url}/perplexity"},
        allowed_hosts=(world.host,),
    )
    SettingsFile(world.data_dir / "settings.json").save(Settings((qwen, chat), answering, search))


@pytest.fixture
def drive(world: World, dual: Dual) -> Drive:
    def run(scenario: str) -> None:
        command = [sys.executable, "-m", "tests.end2end.driver", scenario, str(world.data_dir), world.web_url, dual[1]]
        done = subprocess.run(
            command, capture_output=True, encoding="utf-8", timeout=150, env=environment(PERPLEXITY_API_KEY=KEY),
            cwd=ROOT, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"exit status {done.returncode}\n{done.stdout}\n{done.stderr}"

    return run


@pytest.mark.slow
def test_another_models_search_falls_over_and_comes_back(world: World, dual: Dual, drive: Drive) -> None:
    server, url = dual
    settings(world, url, answering=ModelChoice("loopback", "tiny-1"))
    world.models.rewrite = "no markup at all"  # so that each question is its own query
    server.down = True
    drive("fall_over_and_come_back")
    assert server.searched[-2:] == ["perplexity", "qwen"]


@pytest.mark.slow
def test_the_answering_models_own_search_falls_over(world: World, dual: Dual, drive: Drive) -> None:
    server, url = dual
    settings(world, url, answering=QWEN)
    server.down = True
    drive("fall_over_and_come_back")
    assert server.searched[-2:] == ["perplexity", "qwen"]


def test_a_model_that_searches_itself_gives_chips_that_open(world: World, dual: Dual, drive: Drive) -> None:
    settings(world, dual[1], answering=QWEN)
    drive("answer_with_built_in_search")


def test_the_terminal_searches_by_a_model(world: World, dual: Dual, citewise: Citewise) -> None:
    settings(world, dual[1], answering=ModelChoice("loopback", "tiny-1"))
    found = citewise("search", "AI news", "--provider", "builtin", "--json")
    result = json.loads(found.stdout)
    assert (result["provider"], result["success"], found.returncode) == ("builtin", True, 0)
    assert [row["title"] for row in result["results"]] == ["Why the sky is blue", "Sunsets on Mars"]
    assert result["response"].startswith("The sky is blue because")
