"""The window before there are services: its frame, Chromium's page, the composer; and Chromium's way out."""

import contextlib
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

_MOMENT = 100  # ms that the first frame is waited for


class FirstWindow:
    """`window` is a `MainWindow`. `closed`: by the user, before everything was open."""

    def __init__(self, early: Callable[[Any], None]) -> None:
        self.window: Any = None
        self.problem = ""  # why Chromium cannot run
        self.closed = False
        self._early = early
        self._give_up: Callable[[], object] = lambda: None
        self._listening: socket.socket | None = None

    def show_at_once(self, folder: Path) -> None:
        """Before any loop runs. What is typed meanwhile is delivered once there is a composer."""
        from PySide6.QtCore import QDeadlineTimer, QEventLoop
        from PySide6.QtWidgets import QApplication

        self._make(folder)
        self.window.show()
        late, flag = QDeadlineTimer(_MOMENT), QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
        while not self.window.windowHandle().isExposed() and not late.hasExpired():
            QApplication.processEvents(flag, 5)
        QApplication.processEvents(flag)
        self._begin_rooms()

    async def prepare(self, folder: Path) -> None:
        """Where it is of another data directory, or there is none yet; it is shown when all is open."""
        if self.window is not None and self.window.data_dir == folder:
            return
        old = self.window
        self._make(folder)
        self._begin_rooms()
        if old is not None:
            self.window.composer.set_text(old.composer.text())
            await old.close_down()
            old.deleteLater()

    def hide(self) -> None:
        """Something else is said to the user."""
        if self.window is not None:
            self.window.hide()

    def socket(self) -> socket.socket:
        """For the gate: Chromium keeps its port, however often the files are opened anew."""
        assert self._listening is not None
        return self._listening.dup()

    @contextlib.contextmanager
    def gives_up_when_closed(self) -> Iterator[None]:
        """What is under way in this task, when the user closes the window or the session ends."""
        import asyncio

        task, loop = asyncio.current_task(), asyncio.get_running_loop()
        assert task is not None
        self._give_up = task.cancel
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):  # Windows has no such handlers
                loop.add_signal_handler(number, lambda: self.window.close() if self.window else None)
        if self.closed:
            task.cancel()
        try:
            yield
        except asyncio.CancelledError:
            if not self.closed:
                raise
            task.uncancel()
        finally:
            self._give_up = lambda: None

    async def close(self) -> None:
        if self.window is not None and not self.window.furnished:
            self.window.hide()
            await self.window.close_down()
        if self._listening is not None:
            self._listening.close()

    def _make(self, folder: Path) -> None:
        from app.ui.window.appearance import saved_appearance
        from app.ui.window.main_window import MainWindow

        self.window = MainWindow(folder, saved_appearance(folder))
        self.window.closed.connect(self._leave)
        self._early(self.window)

    def _begin_rooms(self) -> None:
        if self._listening is None:
            from app.bootstrap.qt_application import prepare_chromium

            self._listening = socket.create_server(("127.0.0.1", 0), backlog=128)
            self.problem = prepare_chromium(self._listening.getsockname()[1])
        if not self.problem:
            self.window.add_page()
        self.window.add_composer()

    def _leave(self) -> None:
        if not self.window.furnished:
            self.closed = True
            self._give_up()
