"""What a scenario's process can see of its own windows by Qt's public means: frames, keys that arrive, stalls."""

import sys
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QTextEdit, QWidget

from tests.bench.processes import own_memory, time_by_role

TICK_MS = 5  # the interval of the timer whose lateness is a stall
_LEAST = 300  # pixels: what is smaller is no frame of a program
_LETTER = "x"


def on_application(call: Callable[[QApplication], object]) -> None:
    """`call` gets the application as soon as the program has made it."""
    from PySide6 import QtWidgets

    class Application(QApplication):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            call(self)

    QtWidgets.QApplication = Application  # type: ignore[misc,assignment]


class FirstFrame(QObject):
    """`moment`: when the first window that is more than a tip had been painted; then `painted` is called."""

    def __init__(self, application: QApplication, painted: Callable[[], object] = lambda: None) -> None:
        super().__init__(application)
        self.moment = 0.0
        self._painted = painted
        self._application = application
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.Paint
            and isinstance(watched, QWidget)
            and watched.isWindow()
            and watched.isVisible()
            and watched.width() >= _LEAST
        ):
            self._application.removeEventFilter(self)
            QTimer.singleShot(0, self._tell)  # what is in the window is painted in the same round
        return False

    def _tell(self) -> None:
        self.moment = time.monotonic()
        self._painted()


class FirstPage(QObject):
    """`moment`: when a page with words in it had drawn two frames, in whichever view the program shows first."""

    _SCRIPT = """(() => {
        if (window.benchFrames === undefined && document.body && document.body.innerText.trim()) {
            window.benchFrames = 0;
            requestAnimationFrame(() => requestAnimationFrame(() => { window.benchFrames = 2; }));
        }
        return window.benchFrames || 0;
    })()"""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self.moment = 0.0
        self._application = application
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)

    def begin(self) -> None:
        self._timer.start(20)  # as often as `Look.until`: a page tells of no frame that it draws

    def _look(self) -> None:
        if "PySide6.QtWebEngineWidgets" not in sys.modules:
            return
        from PySide6.QtWebEngineWidgets import QWebEngineView

        from app.ui.transcript.page import WORLD

        for window in self._application.topLevelWidgets():
            for view in window.findChildren(QWebEngineView):
                if view.isVisible():
                    view.page().runJavaScript(self._SCRIPT, WORLD, self._take)

    def _take(self, frames: object) -> None:
        if frames == 2 and not self.moment:
            self.moment = time.monotonic()
            self._timer.stop()


class Typing(QObject):
    """`moment`: when a letter that was typed stood in the field of text that has the focus; it is then taken back."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self.moment = 0.0
        self.stalls = Stalls(self._look)
        self._application = application
        self._field: QPlainTextEdit | QTextEdit | None = None

    def begin(self) -> None:
        self.stalls.begin()

    def _look(self) -> None:
        if self.moment:
            return
        if self._field is not None:
            if _LETTER in self._field.toPlainText():
                self.moment = time.monotonic()
                _press(self._field, Qt.Key.Key_Backspace, "\b")
            return
        field = self._application.focusWidget()
        if (
            isinstance(field, QPlainTextEdit | QTextEdit)
            and field.isEnabled()
            and field.isVisible()
            and not field.isReadOnly()
        ):
            self._field = field
            _press(field, Qt.Key.Key_X, _LETTER)


def _press(field: QWidget, key: Qt.Key, text: str) -> None:
    """By the queue of events, as the system's keys come."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.postEvent(field, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text))


class Stalls:
    """How late a short timer of the main thread comes, in ms."""

    def __init__(self, call: Callable[[], object] = lambda: None) -> None:
        self._late: list[float] = []
        self._last = 0.0
        self._call = call
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def begin(self) -> None:
        self._last = time.monotonic()
        self._timer.start(TICK_MS)

    def end(self) -> None:
        self._timer.stop()
        self._late.sort()

    def share(self, part: float) -> float:
        """After the end: the lateness that so many of all do not exceed; 1: the most."""
        return self._late[min(len(self._late) - 1, int(len(self._late) * part))]

    def _tick(self) -> None:
        now = time.monotonic()
        self._late.append(max(0.0, (now - self._last) * 1000 - TICK_MS))
        self._last = now
        self._call()


class Span:
    """Processor time, stalls and memory from `begin` to `end`."""

    def __init__(self) -> None:
        self._stalls = Stalls()

    def begin(self) -> None:
        self._memory = own_memory()
        self._times, self._begun = time_by_role(), time.monotonic()
        self._stalls.begin()

    def end(self) -> dict[str, float]:
        """Cores by role, and of all; stalls in ms; growth of what memory is not shared in MB, of all and of pages."""
        seconds = time.monotonic() - self._begun
        times = time_by_role()
        self._stalls.end()
        cores = {role: (times[role] - self._times[role]) / seconds for role in times}
        memory = own_memory()
        return {
            **{role: cores.get(role, 0.0) for role in ("main", "workers", "drawing", "page", "chromium", "children")},
            "cores": sum(cores.values()),
            "stall99": self._stalls.share(0.99),
            "stall": self._stalls.share(1),
            "grown": sum(memory.values()) - sum(self._memory.values()),
            "page_grown": memory["page"] - self._memory["page"],
        }

    def grown(self) -> float:
        """MB since the begin, whenever it is asked."""
        return sum(own_memory().values()) - sum(self._memory.values())
