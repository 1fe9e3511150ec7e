"""A child process of this very program that reads what is hostile: a broken page or file ends it, and nothing else.

All that blocks is done by one thread, which asks the child job by job; asyncio's own subprocesses need a child watcher
that qasync does not have everywhere. What the child answers is JSON and no pickle: it has read hostile material.

A job comes to it as two frames, its facts as JSON and its bytes; `job_loop` tells what goes back.
"""

import asyncio
import contextlib
import json
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from app.adapters.child.frames import json_object, read_frame, write_frame
from app.adapters.child.start import ChildProcess, start_child
from app.core.domain.errors import Unavailable

Frames = list[dict[str, Any]]  # the frames of one answer, at least one; none of a job over which the child ended

_TO_START = 60.0  # seconds until the child has its libraries: slow disks, virus scanners
_MOST_ANSWER = 40_000_000  # bytes of one frame
_MOST_FRAMES = 10_000  # of one answer
_MOST_JOBS = 1000  # then a new child: what libraries leak ends with the old one


class JobProcess:
    """`ask` from any task of one loop; the child starts with the first job and ends with `close`, or with this process.

    `name`: what is unavailable where it cannot start.
    """

    def __init__(self, start: Sequence[str], name: str = "extraction") -> None:
        self._start = list(start)
        self._name = name
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._child: _Child | None = None
        self._lock = threading.Lock()  # for `_child` and `_closed`
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Of the child that runs now."""
        child = self._child
        return child.process.pid if child is not None and child.process.poll() is None else None

    def warm(self) -> None:
        """Have the child start while the first job is on its way."""
        if self._child is None and not self._closed:
            with contextlib.suppress(RuntimeError):
                self._thread.submit(self._ready)

    async def ask(self, facts: Mapping[str, Any], body: bytes, seconds: float) -> Frames | None:
        """What the child told; nothing of a job over which it ended, None where its time was up.

        Raises `Unavailable` where there is no child; cancelling leaves the job to its own limit.
        """
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._exchange, facts, body, seconds)
        except RuntimeError as error:  # the thread was shut down
            raise Unavailable(self._name, "closed") from error
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling() or not self._closed:
                raise
            raise Unavailable(self._name, "closed") from None  # it waited when this was closed

    async def close(self) -> None:
        """End the child, in the middle of a job too."""
        with self._lock:
            self._closed = True
            if self._child is not None:
                self._child.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._thread.shutdown)
        if self._child is not None:
            self._child.end()

    def _exchange(self, facts: Mapping[str, Any], body: bytes, seconds: float) -> Frames | None:
        for _ in range(2):
            child = self._ready()
            if child.send(facts, body, seconds):
                answer = child.answer(seconds)
                return None if not answer and child.overdue else answer
            child.end()  # it was gone before it had the job, which is not to blame
        return []

    def _ready(self) -> "_Child":
        with self._lock:
            if self._closed:
                raise RuntimeError("closed")
            if self._child is not None and self._child.usable:
                return self._child
            old, self._child = self._child, None
        if old is not None:
            old.end()
        with self._lock:
            if self._closed:
                raise RuntimeError("closed")
            try:
                child = self._child = _Child(self._start)
            except OSError as error:
                raise Unavailable(self._name, str(error)) from error
        if not child.answer(_TO_START):
            raise Unavailable(self._name, "the process that reads did not start")
        return child


class _Child:
    """One process. Every call blocks, and is made by the worker's thread, but for `kill`."""

    def __init__(self, start: Sequence[str]) -> None:
        self.process: ChildProcess = start_child(start)
        self.overdue = False
        self._spent = False
        self._jobs = 0

    @property
    def usable(self) -> bool:
        return not self._spent and self._jobs < _MOST_JOBS and self.process.poll() is None

    def send(self, facts: Mapping[str, Any], body: bytes, seconds: float) -> bool:
        """False where it was gone before it had the job, which it confirms. One that does not take it is ended."""
        self._jobs += 1
        assert self.process.stdin is not None
        with self._limited(_TO_START):
            try:
                write_frame(self.process.stdin, json.dumps({**facts, "seconds": seconds}).encode())
                write_frame(self.process.stdin, body)
            except OSError:
                self._spent = True
                return False
        return bool(self.answer(_TO_START))

    def answer(self, seconds: float) -> Frames:
        """Nothing where it did not answer in time, or ended, or answered nonsense: then it is spent."""
        assert self.process.stdout is not None
        frames: Frames = []
        with self._limited(seconds):
            while len(frames) < _MOST_FRAMES:
                frame = json_object(read_frame(self.process.stdout, _MOST_ANSWER))
                if frame is None:
                    break
                frames.append(frame)
                if frame.get("more") is not True:
                    return frames
        self._spent = True
        return []

    def _end_overdue(self) -> None:
        self.overdue = True
        self.kill()

    def kill(self) -> None:
        self._spent = True
        with contextlib.suppress(OSError):
            self.process.kill()

    def end(self) -> None:
        """Ended, waited for, and its pipes closed."""
        self.kill()
        with contextlib.suppress(OSError), self.process:
            pass

    @contextlib.contextmanager
    def _limited(self, seconds: float) -> Any:
        timer = threading.Timer(seconds, self._end_overdue)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()  # either it never runs, or it has done so
