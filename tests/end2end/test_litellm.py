"""LiteLLM in front of the local API: its SDK, in an environment of its own that `LITELLM_PYTHON` names.

python -m venv /tmp/litellm && /tmp/litellm/bin/python -m pip install litellm
LITELLM_PYTHON=/tmp/litellm/bin/python python -m pytest tests/end2end/test_litellm.py
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.end2end.conftest import ROOT, World, environment
from tests.end2end.gateway_upstream import SmallWeb, Upstream
from tests.loopback import serve

PYTHON = os.environ.get("LITELLM_PYTHON", "")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not PYTHON, reason="LITELLM_PYTHON names no Python that has LiteLLM"),
]
KINDS = [f"{api} {way}" for api in ("chat", "responses", "messages") for way in ("whole", "stream")]


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    web, upstream = SmallWeb(), Upstream()
    with serve(web.app) as web_url, serve(upstream.app) as models_url:
        world = World(web, web_url, upstream, models_url, tmp_path_factory.mktemp("litellm"))
        world.settings(engines=("bing",))
        command = [sys.executable, "-m", "app", "--data-dir", str(world.data_dir), "serve", "--port", "0", "--no-key"]
        with subprocess.Popen(
            command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            try:
                assert process.stdout is not None
                url = process.stdout.readline().strip()
                script = str(Path(__file__).with_name("litellm_client.py"))
                own = {**environment(), "LITELLM_LOCAL_MODEL_COST_MAP": "True"}
                done = subprocess.run(
                    [PYTHON, script, url], env=own, capture_output=True, text=True, check=False, timeout=180
                )
                assert done.returncode == 0, done.stderr[-2000:]
                yield json.loads(done.stdout.splitlines()[-1])
            finally:
                process.terminate()


@pytest.mark.parametrize("kind", KINDS)
def test_evidence_passes(rows: dict[str, Any], kind: str) -> None:
    row = rows[kind]
    assert "error" not in row, row
    assert "scatters short waves more**" in row["text"]
    assert "[[1]](http" in row["text"]
    assert row["annotations"]
    assert row["search_sources"]
    assert row["usage"]


@pytest.mark.parametrize("kind", KINDS)
def test_calls_of_tools_pass(rows: dict[str, Any], kind: str) -> None:
    row = rows[f"{kind} tool"]
    assert "error" not in row, row
    assert row["calls"] == ["weather"]
