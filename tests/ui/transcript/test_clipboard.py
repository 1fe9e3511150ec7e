"""Copying, and the end of a program that has copied."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_a_program_that_copied_html_ends_without_a_crash() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    program = [sys.executable, "-m", "tests.ui.transcript.copy_and_end"]
    done = subprocess.run(program, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
