"""Qt's event loop for asyncio: qasync's, but what is due runs together and not each in a Qt event of its own.

qasync starts a Qt timer for every `call_soon` and a socket notifier for every read that is waited for. A batch of words
takes some twenty steps from the socket to the views, so that was more work than the steps themselves.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextvars import Context
from typing import Any

import qasync
from PySide6.QtCore import QObject, QSocketNotifier, QTimer, QTimerEvent

_SLICE = 0.004  # seconds for which callbacks run one behind the other; then Qt's own events have their turn


class QtLoop(qasync.QEventLoop):  # type: ignore[misc]  # qasync has no types
    """Callbacks run in the order of asyncio's own loop, also in a Qt loop that one of them opens."""

    def __init__(self, application: Any, **options: Any) -> None:
        self._due: deque[asyncio.Handle] = deque()
        self._readers: dict[int, _Reader] = {}
        self._zero_timer = QTimer()
        self._zero_timer.timeout.connect(self.run_due)
        self._timers = _Timers()
        super().__init__(application, **options)

    def call_soon(self, callback: Callable[..., object], *args: Any, context: Context | None = None) -> asyncio.Handle:
        self._check_closed()
        handle = asyncio.Handle(callback, args, self, context)
        self._due.append(handle)
        if not self._zero_timer.isActive():
            self._zero_timer.start()
        return handle

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        self._check_closed()
        handle = _Timed(callback, args, self, context)
        self._timers.start(handle, delay)
        return handle

    def run_due(self) -> None:
        """Called by Qt. The timer has a new number while callbacks run: Qt nests no event of one and the same."""
        due, end = self._due, time.perf_counter() + _SLICE
        if not due:
            self._zero_timer.stop()
            return
        self._zero_timer.start()
        try:
            while due and time.perf_counter() < end:
                handle = due.popleft()
                if not handle.cancelled():
                    handle._run()
        finally:
            if not due:
                self._zero_timer.stop()

    def _add_reader(self, file: Any, callback: Callable[..., object], *args: Any) -> asyncio.Handle:
        """The notifiers of sockets that nobody reads at the moment stay, switched off."""
        self._check_closed()
        fd = _number(file)
        reader = self._readers.get(fd)
        if reader is None:
            reader = self._readers[fd] = _Reader(fd, self)
        return reader.begin(asyncio.Handle(callback, args, self, None))

    def _remove_reader(self, file: Any) -> bool:
        reader = self._readers.get(_number(file))
        return reader is not None and reader.end()

    def close(self) -> None:
        if not self.is_closed():
            super().close()
            self._zero_timer.stop()
            self._timers.stop()
            self._due.clear()
            for reader in self._readers.values():
                reader.end()
            self._readers.clear()


def _number(file: Any) -> int:
    """A descriptor, or what has one, as asyncio's own loops take it."""
    return file if isinstance(file, int) else int(file.fileno())


class _Timed(asyncio.Handle):
    """What it makes due runs in the same Qt event."""

    timer = 0  # of Qt, 0: none runs

    def cancel(self) -> None:
        super().cancel()
        self._loop._timers.end(self)  # type: ignore[attr-defined]

    def _run(self) -> None:
        super()._run()
        loop: QtLoop = self._loop  # type: ignore[attr-defined]
        loop.run_due()


class _Timers(QObject):
    """A timer of Qt for each handle. One that is cancelled goes at once: most are limits of requests, of minutes, and
    qasync keeps those, with all that their context holds, until they would have been due."""

    def __init__(self) -> None:
        super().__init__()
        self._handles: dict[int, _Timed] = {}

    def __len__(self) -> int:
        return len(self._handles)

    def start(self, handle: _Timed, delay: float) -> None:
        handle.timer = self.startTimer(int(max(0.0, delay) * 1000))
        self._handles[handle.timer] = handle

    def end(self, handle: _Timed) -> None:
        if self._handles.pop(handle.timer, None) is not None:
            self.killTimer(handle.timer)
        handle.timer = 0

    def stop(self) -> None:
        for handle in list(self._handles.values()):
            self.end(handle)

    def timerEvent(self, event: QTimerEvent) -> None:
        handle = self._handles.get(event.timerId())
        if handle is not None:
            self.end(handle)
            handle._run()


class _Reader:
    def __init__(self, fd: int, loop: QtLoop) -> None:
        self._loop = loop
        self._handle: asyncio.Handle | None = None
        self._running = False
        self._notifier = QSocketNotifier(fd, QSocketNotifier.Type.Read)
        self._notifier.setEnabled(False)
        self._notifier.activated["int"].connect(self._ready)  # type: ignore[index]  # the overload that makes no object

    def begin(self, handle: asyncio.Handle) -> asyncio.Handle:
        self.end()
        self._handle = handle
        self._notifier.setEnabled(True)
        return handle

    def end(self) -> bool:
        handle, self._handle = self._handle, None
        if handle is None:
            return False
        handle.cancel()
        self._notifier.setEnabled(False)
        return True

    def _ready(self, _: int) -> None:
        if self._running:  # in a Qt loop that the callback opened: what is there waits for its end
            self._notifier.setEnabled(False)
        elif self._handle is not None:
            self._running = True
            try:
                self._handle._run()
            finally:
                self._running = False
                self._notifier.setEnabled(self._handle is not None)
            self._loop.run_due()
