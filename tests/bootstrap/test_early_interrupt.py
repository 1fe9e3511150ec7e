"""The window's start, ended before there is a loop."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

CHILD = """
import os, signal, sys
from pathlib import Path
from app.bootstrap.window import open_window

open_window(Path(sys.argv[1]), early=lambda window: os.kill(os.getpid(), signal.SIGINT))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_an_interrupt_before_the_loop_ends_it_without_a_word(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    child = [sys.executable, "-c", CHILD, str(tmp_path)]
    ended = subprocess.run(child, env=environment, capture_output=True, text=True, timeout=60)
    assert ended.returncode == -signal.SIGINT
    assert "Traceback" not in ended.stderr
