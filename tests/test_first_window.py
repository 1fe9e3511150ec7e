"""The window before its services are open: what is typed stays and is sent, it can be closed, a failure is told."""

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QRect, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame

from app.core.domain.appearance import Appearance, Theme
from app.core.domain.settings import Appearance as SettingsAppearance
from app.ui.window.appearance import saved_appearance
from app.ui.window.main_window import MainWindow
from tests.qt import Runner
from tests.ui.fakes import FakeServices
from tests.waiting import until

ROOT = Path(__file__).resolve().parents[1]


def early(folder: Path) -> MainWindow:
    """A window without services, in which a question can be typed."""
    window = MainWindow(folder, Appearance())
    window.show()
    window.add_composer()
    return window


def furnish(window: MainWindow, services: Any) -> None:
    window.furnish(services, web=False, open_url=lambda url: None)


def typed(window: MainWindow, text: str) -> None:
    QTest.keyClicks(window.composer.question, text)


def card(window: MainWindow) -> QRect:
    """Where the composer stands, or what stands for it."""
    (frame,) = [one for one in window.findChildren(QFrame, "composer") if one.isVisible()]
    return QRect(frame.mapTo(window, QPoint()), frame.size())


async def ended(window: MainWindow) -> None:
    window.close()
    await window.close_down()
    window.deleteLater()


def test_what_is_typed_before_the_services_are_open_stands_there_afterwards(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        window = early(tmp_path)
        composer = window.composer
        typed(window, "Why is it bleu")
        for _ in range(2):
            QTest.keyClick(composer.question, Qt.Key.Key_Left)
        furnish(window, FakeServices(tmp_path))
        assert window.composer is composer, "the very widget in which it was typed"
        QTest.keyClick(composer.question, Qt.Key.Key_Backspace)
        assert composer.text() == "Why is it beu", "the cursor stood where it was"
        composer.submit()
        await until(lambda: window.chat.current.turns)
        assert window.chat.current.turns[-1].question == "Why is it beu"
        await ended(window)

    run(story())


def test_a_question_sent_before_the_services_are_open_is_asked_then(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        window = early(tmp_path)
        typed(window, "Why?")
        QTest.keyClick(window.composer.question, Qt.Key.Key_Return)
        assert window.composer.text() == "Why?", "it waits in sight"
        assert not window.composer.send.isEnabled()
        furnish(window, FakeServices(tmp_path))
        await until(lambda: window.chat.current.turns)
        assert window.chat.current.turns[-1].question == "Why?"
        assert not window.composer.text()
        await ended(window)

    run(story())


def test_a_question_that_was_changed_after_it_was_sent_waits_to_be_sent_again(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        window = early(tmp_path)
        typed(window, "Why?")
        QTest.keyClick(window.composer.question, Qt.Key.Key_Return)
        typed(window, " And how")
        furnish(window, FakeServices(tmp_path))
        assert window.composer.text() == "Why? And how"
        assert window.composer.send.isEnabled()
        assert not window.chat.current.turns
        await ended(window)

    run(story())


def test_a_draft_is_there_from_the_start_and_kept_when_the_window_closes_early(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        window = early(tmp_path)
        typed(window, "half a question")
        await ended(window)
        assert QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat).value("draft") == "half a question"
        again = early(tmp_path)
        assert again.composer.text() == "half a question"
        furnish(again, FakeServices(tmp_path))
        assert again.composer.text() == "half a question"
        await ended(again)

    run(story())


def test_nothing_moves_when_the_services_come(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        first = early(tmp_path)
        furnish(first, FakeServices(tmp_path))
        first.resize(1200, 800)
        first.window_layout.split.setSizes([300, 560, 340])
        await until(lambda: first.window_layout.split.sizes()[0] == 300)
        await ended(first)

        window = MainWindow(tmp_path, Appearance())
        window.show()
        sizes = window.window_layout.split.sizes()
        assert sizes[0] == 300
        places = window.header.geometry(), card(window)
        window.add_composer()
        furnish(window, FakeServices(tmp_path))
        await until(lambda: card(window) == places[1])
        assert window.window_layout.split.sizes() == sizes
        assert window.header.geometry() == places[0]
        await ended(window)

    run(story())


def test_the_first_frame_has_the_saved_colours_and_language(tmp_path: Path) -> None:
    assert saved_appearance(tmp_path) == Appearance()
    settings = {"appearance": {"theme": "dark", "language": "zh-CN", "font_size": 18}}
    (tmp_path / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    assert saved_appearance(tmp_path) == SettingsAppearance(Theme.DARK, 18, "zh-CN")
    for wrong in ("no JSON", "[]", '{"appearance": {"theme": "pink"}}', '{"appearance": 3}'):
        (tmp_path / "settings.json").write_text(wrong, encoding="utf-8")
        assert saved_appearance(tmp_path) == Appearance()


_CHILD = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from app.bootstrap.window import open_window

def early(window):
    from PySide6.QtWidgets import QApplication
    timer = early.timer = QTimer(interval=5)

    def look():
        words = [w for w in QApplication.topLevelWidgets() if type(w).__name__ == "StartWindow" and w.isVisible()]
        if sys.argv[2] == "close" and window.window_layout.composer:
            window.composer.question.insertPlainText("half a question")
            timer.stop()
            window.close()
            print("closed", window.furnished, flush=True)
        elif sys.argv[2] == "at once":
            timer.stop()
            window.close()
        elif sys.argv[2] == "fail" and words:
            timer.stop()
            print("told", window.isVisible(), "newer version" in words[0].words.text(), flush=True)
            words[0].close()

    timer.timeout.connect(look)
    timer.start()

async def drive(window, services):
    print("opened", flush=True)

print("status", open_window(Path(sys.argv[1]), drive, lambda address: None, early=early), flush=True)
"""


def program(folder: Path, what: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", _CHILD, str(folder), what],
        cwd=ROOT, env=os.environ, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_window_that_is_closed_while_it_opens_is_gone_and_keeps_what_was_typed(tmp_path: Path) -> None:
    assert program(tmp_path, "close") == ["closed False", "status 0"]
    assert QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat).value("draft") == "half a question"
    assert program(tmp_path, "at once") == ["status 0"]


def test_a_start_that_fails_is_told_in_place_of_the_first_frame(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "citewise.db")) as database:
        database.execute("CREATE TABLE migrations (name TEXT PRIMARY KEY, applied TEXT NOT NULL)")
        database.execute("INSERT INTO migrations VALUES ('m999_tomorrow', '')")
        database.commit()
    assert program(tmp_path, "fail") == ["told False True", "status 1"]
