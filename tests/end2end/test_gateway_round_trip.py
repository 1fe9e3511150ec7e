"""Citewise asks Citewise: an answer through the local API has the text, sources and places that it has without."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.settings import Settings
from tests.end2end.conftest import ROOT, World, environment
from tests.end2end.gateway_upstream import SmallWeb, Upstream
from tests.loopback import serve

pytestmark = pytest.mark.slow

QUESTION = "Why is the sky blue?"
ANSWER = """The sky is blue because the air **scatters short waves more** [{sky}]. On Mars too [{Mars}].

- Lists as well [{sky}][{Mars}].
- `code [1]` stays code.

```python
x = y[1]
```

天空是蓝色的[{sky}]，火星的日落也是蓝色的【{Mars}】。

1. 散射 🌊 很强[{sky}][{Mars}]。
2. **粗体**[{天空}]！
"""


def ask(data_dir: Path, *more: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "app", "--data-dir", str(data_dir), "ask", QUESTION, "--json", *more]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(), cwd=ROOT, check=False, timeout=60)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def gist(answer: dict[str, Any]) -> tuple[str, list[tuple[int, list[str]]], set[str]]:
    """The text without markers, the pages that are named at its places, and all pages."""
    urls = {source["number"]: source["url"] for source in answer["sources"]}
    text, places, removed = answer["answer"], dict[int, list[str]](), 0
    for one in sorted(answer["citations"], key=lambda row: int(row["start"])):
        start, end = one["start"] - removed, one["end"] - removed
        places.setdefault(start, []).extend(urls[number] for number in one["numbers"])
        text = text[:start] + text[end:]
        removed += end - start
    cited = {url for urls_of_place in places.values() for url in urls_of_place}
    return text, [(at, sorted(set(found))) for at, found in sorted(places.items())], cited


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    web, upstream = SmallWeb(), Upstream()
    with serve(web.app) as web_url, serve(upstream.app) as models_url:
        made = World(web, web_url, upstream, models_url, tmp_path_factory.mktemp("served"))
        made.settings(engines=("bing",))
        yield made


@pytest.fixture(scope="module")
def gateway(world: World) -> Iterator[str]:
    command = [sys.executable, "-m", "app", "--data-dir", str(world.data_dir), "serve", "--port", "0", "--no-key"]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


def test_an_answer_through_the_local_api_has_the_same_chips(world: World, gateway: str, tmp_path: Path) -> None:
    world.models.answer = ANSWER
    own = tmp_path / "own"
    own.mkdir()
    settings = SettingsFile(world.data_dir / "settings.json").load()
    SettingsFile(own / "settings.json").save(settings)
    expected = gist(ask(own, "--search", "always"))
    assert len(expected[1]) == 7
    for wire_format in ("chat", "responses", "messages"):
        place = tmp_path / wire_format
        place.mkdir()
        provider = Provider(
            "gateway", "Gateway", gateway, ("citewise-search",), needs_key=False, wire_format=wire_format
        )
        other = replace(Settings((provider,), ModelChoice("gateway", "citewise-search")), search=settings.search)
        SettingsFile(place / "settings.json").save(other)
        answer = ask(place, "--search", "off")
        assert answer["state"] == "finished", answer
        assert gist(answer) == expected, wire_format
