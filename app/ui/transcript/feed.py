"""The one way down to the page: work is done on one thread, one patch is under way at a time, at most 12.5 a second."""

import json
import logging
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.ui.transcript.rendered_turn import Job

log = logging.getLogger(__name__)

TICK_MS = 80  # measured: 33 ms costs twice the processor and no reader sees the difference
_SLOWEST_MS = 8000
_REST = 8  # times as long as the work took: what is huge must not eat a core, nor hold the window up


class Feed(QObject):
    """`gather` is asked for what became stale, `run` sends a script to the page and calls back with its answer."""

    patched = Signal()  # the page has what was sent

    _rendered = Signal(object)  # Future[str], from the worker

    def __init__(
        self,
        gather: Callable[[], list[Job]],
        run: Callable[[str, Callable[[object], None]], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._gather, self._run = gather, run
        self._queue: list[Job] = []
        self._ready = self._busy = self._more = False
        self._round = 0  # answers to what a page that is gone was sent do not count
        self._patch_started = 0.0
        self._took = 0.0  # ms, by the patch before
        self._pool = ThreadPoolExecutor(1, "transcript")
        self._rendered.connect(self._send, Qt.ConnectionType.QueuedConnection)
        self._timer = QTimer(self, singleShot=True, interval=TICK_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.now)

    def work(self, call: Callable[[], None]) -> None:
        """Do something on the worker thread, before what is asked for later."""
        self._pool.submit(call)

    def start(self) -> None:
        """The page is there."""
        self._ready = True
        self.now()

    def stop(self) -> None:
        """The page is gone, and with it all that was on its way."""
        self._ready = self._busy = self._more = False
        self._round += 1
        self._queue.clear()
        self._timer.stop()

    def close(self) -> None:
        self.stop()
        self._pool.shutdown(cancel_futures=True)

    def put(self, *jobs: Job) -> None:
        """Send these next, in order."""
        self._queue += jobs
        self.now()

    def soon(self) -> None:
        """Something is stale: gather it at the next tick."""
        self._more = True
        if not self._busy and not self._timer.isActive():
            self._timer.start()

    def now(self) -> None:
        """Gather and send at once, or as soon as the patch under way has arrived."""
        self._more = True
        if not self._ready or self._busy:
            return
        self._timer.stop()
        self._more = False
        jobs, self._queue = [*self._queue, *self._gather()], []
        if jobs:
            self._busy, self._patch_started = True, time.monotonic()
            future, number = self._pool.submit(_done, jobs), self._round
            future.add_done_callback(lambda done: self._rendered.emit((done, number)))

    def _send(self, rendered: tuple[Future[str], int]) -> None:
        future, number = rendered
        if number != self._round or future.cancelled():
            return
        self._busy = False  # should the work have failed, its error flies from here and the next patch may go
        script = future.result()
        self._busy = True
        self._run(f"cw.run({script})", lambda answer: self._arrived(answer, number))

    def _arrived(self, answer: object, number: int) -> None:
        if number != self._round:
            return
        self._busy = False
        if answer != "ok":
            log.error("the transcript page did not take a patch: %s", answer)
        took = (time.monotonic() - self._patch_started) * 1000
        self._timer.setInterval(rest_after(self._took, took))
        self._took = took
        self.patched.emit()
        if self._queue:
            self.now()
        elif self._more:
            self._timer.start()


def rest_after(before: float, took: float) -> int:
    """ms until the next patch, from what the last two took: a single slow one may be the machine's fault."""
    return round(min(max(TICK_MS, _REST * min(before, took)), _SLOWEST_MS))


def _done(jobs: list[Job]) -> str:
    return json.dumps([job() for job in jobs])
