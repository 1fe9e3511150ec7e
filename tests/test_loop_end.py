"""The end of Qt's loop: nothing is left half read behind it, and nothing complains."""

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
from PySide6.QtCore import QCoreApplication
from app.bootstrap.qt_application import run_on_qt

async def body():
    try:
        yield "half"
        yield "read"
    finally:
        print("closed", flush=True)

bodies = []

async def program():
    bodies.append(body())
    print(await anext(bodies[0]), flush=True)
    return 0

status = run_on_qt(QCoreApplication([]), program())
bodies.clear()
raise SystemExit(status)
"""


def test_what_is_half_read_at_the_end_is_closed_without_a_word() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, encoding="utf-8", timeout=60, check=False,
        cwd=Path(__file__).resolve().parents[1], env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "half\nclosed\n", "")
