"""A limit of time for what blocks. One thread watches all blocks: a timer for each is a thread for each."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Deadline:
    """`on_due` is called from another thread where a block under `within` takes longer, and not behind its end."""

    def __init__(self, on_due: Callable[[], object]) -> None:
        self._on_due = on_due
        self._changed = threading.Condition()
        self._due: float | None = None
        self._wakes = float("inf")  # when the thread looks next
        self._closed = False
        self._thread: threading.Thread | None = None

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """One block at a time."""
        with self._changed:
            self._due = time.monotonic() + seconds
            if self._thread is None and not self._closed:
                self._thread = threading.Thread(target=self._watch, name="deadline", daemon=True)
                self._thread.start()
            elif self._due < self._wakes:
                self._changed.notify()
        try:
            yield
        finally:
            with self._changed:
                self._due = None

    def close(self) -> None:
        """End the thread. It may be the one that calls this."""
        with self._changed:
            self._closed = True
            self._changed.notify()

    def _watch(self) -> None:
        with self._changed:
            while not self._closed:
                now = time.monotonic()
                if self._due is not None and self._due <= now:
                    self._due = None
                    self._on_due()
                self._wakes = float("inf") if self._due is None else self._due
                self._changed.wait(None if self._due is None else self._due - now)
