"""Threads for blocking calls that the program's end does not wait for, beyond a moment."""

import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from queue import SimpleQueue
from time import monotonic
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_MOST = 10
_MOMENT = 1.0  # seconds


class Threads(Executor):
    """The loop's own executor. A name that no server resolves cannot be cancelled: its thread is left behind.

    What must not be torn, such as a write, is awaited by whoever asked for it before the loop ends.
    """

    def __init__(self) -> None:
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._idle = threading.Semaphore(0)
        self._closed = False

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        if self._closed:
            raise RuntimeError("the threads were shut down")
        future: Future[T] = Future()

        def work() -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                future.set_result(fn(*args, **kwargs))
            except BaseException as error:  # handed to whoever waits for it
                future.set_exception(error)

        self._work.put(work)
        if not self._idle.acquire(blocking=False) and len(self._threads) < _MOST:
            self._begin()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._closed = True
        for _ in self._threads:
            self._work.put(None)
        end = monotonic() + _MOMENT
        for thread in self._threads if wait else ():
            thread.join(max(0.0, end - monotonic()))

    def _begin(self) -> None:
        thread = threading.Thread(target=self._serve, name=f"blocking-{len(self._threads)}", daemon=True)
        self._threads.append(thread)
        thread.start()

    def _serve(self) -> None:
        while (work := self._work.get()) is not None:
            work()
            del work  # it holds what it was called with
            self._idle.release()
