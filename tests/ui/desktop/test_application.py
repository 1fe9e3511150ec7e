"""Events that the system sends to the program itself, as macOS sends them; the real window, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
CHILD = """
import asyncio, sys, traceback
from pathlib import Path
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from app.bootstrap.window import open_window
from app.ui.desktop.application import application
from tests.waiting import until

def send(event):
    return application().event(event)

def link(text):
    return send(QFileOpenEvent(QUrl(text)))

def early(window):
    pass

async def ready(window):
    await until(lambda: window.transcript is not None)
{story}

async def told(window, services):
    try:
        await drive(window, services)
    except BaseException:
        traceback.print_exc()  # the program's own hook would tell its log alone
        raise

sys.exit(open_window(Path(sys.argv[1]), told, early=early))
"""


def told_by(tmp_path: Path, story: str) -> list[str]:
    """The lines that a window prints which is driven by `story`."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    child = [sys.executable, "-c", CHILD.format(story=story), str(tmp_path)]
    ended = subprocess.run(child, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 0, ended.stderr
    assert "Traceback" not in ended.stderr
    return ended.stdout.splitlines()


def test_a_link_arrives_as_an_event_before_and_after_the_window_is_open(tmp_path: Path) -> None:
    story = """
def early(window):
    link("citewise://ask?q=too%20early")

async def drive(window, services):
    await ready(window)
    await until(lambda: window.composer.text() == "too early")
    link("citewise://ask?q=Why&send=1")
    assert window.composer.text() == "too early", "what asks for more is refused"
    window.hide()
    link("citewise://ask?q=%E5%A4%A9%20a%2Bb%3F")
    assert window.composer.text() == "天 a+b?\\n\\ntoo early", "what stood there is kept"
    assert window.isVisible()
    link("file:///etc/passwd")
    assert "passwd" not in window.composer.text(), "nothing but our links"
"""
    assert told_by(tmp_path, story) == []


def test_quit_of_the_systems_menu_closes_in_order_also_beside_the_tray(tmp_path: Path) -> None:
    """Qt's own answer would stop the loop at once, with everything open."""
    story = """
async def drive(window, services):
    await ready(window)
    window.closed.connect(lambda: print("CLOSED", flush=True))
    window.desktop.has_tray = lambda: True
    window.settings_controller.change_desktop(tray=True)
    window.close()
    assert window.desktop.tray is not None and not window.isVisible(), "its button only hides it"
    send(QEvent(QEvent.Type.Quit))
    await asyncio.sleep(0.01)
    print("IN ORDER", flush=True)
"""
    assert told_by(tmp_path, story) == ["CLOSED", "IN ORDER"]


def test_quit_while_the_window_opens_gives_up(tmp_path: Path) -> None:
    story = """
def early(window):
    window.closed.connect(lambda: print("CLOSED", flush=True))
    from PySide6.QtCore import QTimer
    QTimer.singleShot(0, lambda: send(QEvent(QEvent.Type.Quit)))

async def drive(window, services):
    print("OPENED", flush=True)
"""
    assert told_by(tmp_path, story) == ["CLOSED"]


def test_a_click_on_the_dock_shows_a_hidden_window_on_macos_alone(tmp_path: Path) -> None:
    story = """
async def drive(window, services):
    await ready(window)
    window.hide()
    send(QEvent(QEvent.Type.ApplicationActivate))
    assert not window.isVisible(), "elsewhere its entry in the tray does it"
    application().has_dock = True
    send(QEvent(QEvent.Type.ApplicationActivate))
    assert window.isVisible()
    window.hide()
    window.desktop.open_quick_ask()
    send(QEvent(QEvent.Type.ApplicationActivate))
    assert not window.isVisible(), "the small window is in front by itself"
"""
    assert told_by(tmp_path, story) == []
