"""Hours of use in minutes: memory and handles of the real window stay level. `TURNS=300` makes fewer of them."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bench.pieces import MIXED
from tests.bench.processes import end
from tests.end2end.conftest import World, environment
from tests.end2end.model_server import ModelServer
from tests.end2end.site import Web
from tests.loopback import serve
from tests.soak.census import LIMITS, growth, heading, not_level, row

ROOT = Path(__file__).resolve().parents[2]
_CODE = "\n\n```python\n" + "total = total + measure(row, column)\n" * 12 + "```\n\n"
_TABLE = "\n\n| year | stones |\n|---|---|\n" + "| 1901 | 12 000 |\n" * 8 + "\n"


class Answers(ModelServer):
    """Where it was given no references, short answers of every kind, by a seed."""

    random = Random(0)

    def _text(self, body: dict[str, Any]) -> str:
        text = super()._text(body)
        if text != self.knowledge:
            return text
        kinds = [*MIXED, _CODE, _TABLE, "\n\n岸边的灯塔建于一九〇一年，**石料**来自附近的山。\n\n"]
        return "".join(self.random.choices(kinds, k=self.random.randint(2, 8)))


class QuickWeb(Web):
    """All its pages come at once."""

    def pages(self, base: str) -> list[tuple[str, str, str]]:
        return [page for page in super().pages(base) if not page[0].endswith(("/slow", "/script"))]


def level(value: float, count: int = 40, **steps: float) -> list[dict[str, float]]:
    """Samples in which all figures stay, but those that grow by a step each time."""
    return [{name: value + steps.get(name, 0.0) * number for name in LIMITS} for number in range(count)]


def test_what_stays_is_level_and_what_grows_is_told() -> None:
    assert not_level(level(200.0)) == []
    assert not_level(level(200.0, program=0.2)) == []
    assert not_level(level(200.0, program=1.0)) == ["program: +20.0 MB to 214.5"]
    assert not_level(level(200.0, windows=0.2, tasks=-3)) == ["windows: +4.0 to 202.9"]


def test_a_page_that_is_not_collected_at_every_rest_is_level_and_one_that_never_is_grows() -> None:
    pages = [30.0 + 20 * (number % 2) for number in range(12)]
    assert not_level([{**sample, "page": page} for sample, page in zip(level(200.0, 12), pages, strict=True)]) == []
    kept = [30.0 + 20 * (number > 6) for number in range(12)]
    samples = [{**sample, "page": page} for sample, page in zip(level(200.0, 12), kept, strict=True)]
    assert not_level(samples) == ["page: +20.0 MB to 30.0"]


def test_a_long_conversation_in_the_midst_is_no_growth() -> None:
    samples = level(200.0)
    samples[25] = dict.fromkeys(LIMITS, 900.0)
    assert not_level(samples) == []


@pytest.mark.soak
def test_memory_and_handles_stay_level_over_days_of_use(tmp_path: Path) -> None:
    turns, seed = int(os.environ.get("TURNS") or 2000), int(os.environ.get("SEED") or 7)
    web, models = QuickWeb(), Answers()
    models.random = Random(seed)
    with serve(web.app) as web_url, serve(models.app) as models_url:
        world = World(web, web_url, models, models_url, tmp_path)
        world.settings(engines=("bing",))
        world.change(mode="off")
        samples = _samples(world, turns, seed)
    for name, (before, grown) in growth(samples).items():
        print(f"{name:>9}: {before:9.1f} in the second quarter, {grown:+.1f} in the last")
    log = world.data_dir / "citewise.log"
    assert not log.exists() or not log.read_text("utf-8"), log.read_text("utf-8")[-4000:]
    assert not_level(samples) == []


def _samples(world: World, turns: int, seed: int) -> list[dict[str, float]]:
    """Those that the window's process prints, told as they come."""
    command = [sys.executable, "-m", "tests.soak.daily_use", str(world.data_dir), str(turns), str(seed)]
    samples: list[dict[str, float]] = []
    with subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            for line in process.stdout:
                samples.append(json.loads(line))
                if len(samples) == 1:
                    print(f"\n{heading(list(samples[0]))}")
                print(row(samples[-1]), flush=True)
            assert process.wait(60) == 0
        finally:
            if process.poll() is None:
                end(process.pid)
    return samples
