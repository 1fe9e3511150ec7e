"""The memory of processes."""

import os
import subprocess
import sys

import pytest

from app.browser.memory import private_memory


def test_own_memory_is_more_than_nothing_and_grows_with_what_is_kept() -> None:
    before = private_memory(os.getpid())
    kept = bytearray(os.urandom(1 << 20) * 64)
    assert before > 1_000_000
    assert private_memory(os.getpid()) - before > len(kept) // 2


@pytest.mark.parametrize("pid", [0, -1])
def test_no_process_has_no_memory(pid: int) -> None:
    assert private_memory(pid) == 0


def test_process_that_is_gone_has_no_memory() -> None:
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    assert private_memory(child.pid) == 0
