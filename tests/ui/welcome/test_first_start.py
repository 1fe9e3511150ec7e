"""A real first start: on an empty data directory, after the first frame, and never again."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

_CHILD = """
import sys
from pathlib import Path
from app.bootstrap.window import open_window

def early(window):
    from PySide6.QtCore import QTimer
    timer = early.timer = QTimer(interval=20)

    def look():
        if window.transcript is None:
            assert "app.ui.welcome.welcome_dialog" not in sys.modules, "the first frame does not wait for it"
            return
        timer.stop()
        QTimer.singleShot(0, finish)

    def finish():
        welcome = window.desktop.guide.welcome
        print("welcome" if welcome is not None and welcome.isVisible() else "nothing", flush=True)
        window.close()

    timer.timeout.connect(look)
    timer.start()

sys.exit(open_window(Path(sys.argv[1]), open_url=lambda address: None, early=early))
"""


def start(folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", _CHILD, str(folder)],
        cwd=ROOT, env=os.environ, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_three_steps_welcome_whoever_starts_it_first(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    assert start(folder) == "welcome"
    assert start(folder) == "nothing"


def test_who_has_settings_already_is_no_newcomer(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{}", encoding="utf-8")
    assert start(tmp_path) == "nothing"
