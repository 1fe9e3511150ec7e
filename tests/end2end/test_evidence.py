"""`citewise export --format evidence` and `verify` as a user runs them: real processes, real HTTP, the real browser."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.end2end.conftest import Citewise, World


@pytest.mark.slow
def test_an_answer_is_exported_and_its_sources_are_checked_again(
    world: World, citewise: Citewise, tmp_path: Path
) -> None:
    assert citewise("ask", "Why is the sky blue?").returncode == 0
    bundle = tmp_path / "sky.evidence.html"
    exported = citewise("export", "--all", "--format", "evidence", str(tmp_path))
    assert exported.returncode == 0, exported.stderr
    (made,) = tmp_path.glob("*.evidence.html")
    made.rename(bundle)
    checked = citewise("verify", str(bundle), "--json")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    report = json.loads(checked.stdout)
    assert Counter(claim["state"] for claim in report["claims"]) == {"unchanged": 4}
    world.settings(allowed=False)
    refused = citewise("verify", str(bundle), "--json")
    assert refused.returncode == 4
    rows = [row for claim in json.loads(refused.stdout)["claims"] for row in claim["sources"]]
    assert {row["failure"] for row in rows} == {"ForbiddenAddress"}
