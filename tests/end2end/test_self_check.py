"""`citewise --self-check` as a user runs it: this very program, its browser, its children, its own small web."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from app.core.self_check import CheckPart
from tests.end2end.conftest import ROOT, environment


def check(*arguments: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "app", *arguments, "--self-check"]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", timeout=180, env=environment(**variables), cwd=ROOT, check=False
    )


def parts_of(done: "subprocess.CompletedProcess[str]") -> dict[str, dict[str, Any]]:
    return {part["part"]: part for part in json.loads(done.stdout)["parts"]}


def test_an_installation_that_works_says_so_part_by_part(tmp_path: Path) -> None:
    done = check("--data-dir", str(tmp_path / "data"))
    assert done.returncode == 0, done.stdout + done.stderr
    _, *lines, total = done.stdout.splitlines()
    assert len(lines) == len(CheckPart)
    assert total == "Everything works."
    assert not (tmp_path / "data").exists(), "nothing of the user's is touched"
