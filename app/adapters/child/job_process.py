"""Child processes of this very program that read what is hostile: a broken page or file ends one, and nothing else.

All that blocks is done by a thread for each, which asks its child job by job; asyncio's own subprocesses need a child
watcher that qasync does not have everywhere. What the child answers is JSON and no pickle: it has read hostile
material.

A job comes to it as two frames, its facts as JSON and its bytes; `job_loop` tells what goes back.
"""

import asyncio
import contextlib
import json
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any

from app.adapters.child.deadline import Deadline
from app.adapters.child.frames import json_object, read_frame, write_frame
from app.adapters.child.start import ChildProcess, start_child
from app.core.domain.errors import Unavailable

Frames = list[dict[str, Any]]  # the frames of one answer, at least one; none of a job over which the child ended

_TO_START = 60.0  # seconds until the child has its libraries: slow disks, virus scanners
_MOST_ANSWER = 40_000_000  # bytes of one frame
_MOST_FRAMES = 10_000  # of one answer
_LOAD = 4  # jobs that wait, from which on a second child is started once the first one rests, for the next time
_MUCH = 8  # the same, from which on it is worth its start at once
_SPARE_SECONDS = 60.0
_MOST_JOBS = 1000  # then a new child: what libraries leak ends with the old one


class JobProcess:
    """`ask` from any task of one loop; a child starts with the first job and ends with `close`, or with this process.

    `name`: what is unavailable where it cannot start. `spare`: whether a second child takes jobs off the first one
    where several wait; it ends once nothing has come for `spare_seconds`. Jobs are taken in the order of their coming.
    """

    def __init__(
        self,
        start: Sequence[str],
        name: str = "extraction",
        *,
        spare: bool = False,
        spare_seconds: float = _SPARE_SECONDS,
    ) -> None:
        self._start = list(start)
        self._name = name
        self._may_spare = spare
        self._wants_spare = False
        self._spare_seconds = spare_seconds
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._first, self._spare = _Slot(), _Slot()
        self._lock = threading.Lock()  # for the slots, `_threads`, what tells of the spare one, and `_closed`
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Of the first child, if it runs now."""
        return self._first.pid

    @property
    def pids(self) -> list[int]:
        """Of all children that run now."""
        return [pid for slot in (self._first, self._spare) if (pid := slot.pid) is not None]

    def warm(self) -> None:
        """Have the child start while the first job is on its way."""
        if self._first.child is None and not self._closed:
            with contextlib.suppress(RuntimeError):
                self._submit(self._ready)

    async def ask(self, facts: Mapping[str, Any], body: bytes, seconds: float) -> Frames | None:
        """What the child told; nothing of a job over which it ended, None where its time was up.

        Raises `Unavailable` where there is no child; cancelling leaves the job to its own limit.
        """
        try:
            return await asyncio.wrap_future(self._submit(partial(self._exchange, facts, body, seconds)))
        except RuntimeError as error:  # the threads were ended
            raise Unavailable(self._name, "closed") from error
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling() or not self._closed:
                raise
            raise Unavailable(self._name, "closed") from None  # it waited when this was closed

    async def close(self) -> None:
        """End the children, in the middle of a job too."""
        with self._lock:
            self._closed = True
            threads = list(self._threads)
            for slot in (self._first, self._spare):
                if slot.child is not None:
                    slot.child.kill()
        with contextlib.suppress(Empty):
            while True:
                if (job := self._jobs.get_nowait()) is not None:
                    job.future.cancel()
        for _ in threads:
            self._jobs.put(None)
        for thread in threads:
            await asyncio.to_thread(thread.join)
        for slot in (self._first, self._spare):
            slot.end()

    def _submit(self, call: Callable[["_Slot"], Any]) -> "Future[Any]":
        """Raises `RuntimeError` once this is closed."""
        job = _Job(call)
        with self._lock:
            if self._closed:
                raise RuntimeError("closed")
            self._jobs.put(job)
            if not self._threads:
                self._begin(self._first)
            elif len(self._threads) == 1 and self._jobs.qsize() >= _LOAD:
                self._wants_spare = True
                if self._jobs.qsize() >= _MUCH:
                    self._begin_spare()
        return job.future

    def _begin_spare(self) -> None:
        if self._wants_spare and self._may_spare and len(self._threads) == 1 and not self._closed:
            self._wants_spare = False
            self._begin(self._spare)

    def _begin(self, slot: "_Slot") -> None:
        thread = threading.Thread(target=self._work, args=(slot,), name=self._name, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _work(self, slot: "_Slot") -> None:
        seconds = self._spare_seconds if slot is self._spare else None
        if slot is self._spare and not self._could_start(slot):
            return
        while (job := self._next(slot, seconds)) is not None:
            if job.future.set_running_or_notify_cancel():
                job.run(slot)
            del job  # its bytes
            if self._wants_spare and self._jobs.empty():
                with self._lock:
                    self._begin_spare()

    def _could_start(self, slot: "_Slot") -> bool:
        """Before it takes a job, which the other child would have done meanwhile."""
        try:
            self._ready(slot)
        except (RuntimeError, Unavailable):
            with self._lock:
                self._may_spare = False
            return False
        return True

    def _next(self, slot: "_Slot", seconds: float | None) -> "_Job | None":
        """None where this is closed, and where nothing came for so long: then the slot is empty again."""
        try:
            return self._jobs.get(timeout=seconds)
        except Empty:
            slot.end()
            with self._lock:
                if not self._closed:
                    self._threads.remove(threading.current_thread())
            return None

    def _exchange(self, facts: Mapping[str, Any], body: bytes, seconds: float, slot: "_Slot") -> Frames | None:
        for _ in range(2):
            child = self._ready(slot)
            if child.send(facts, body, seconds):
                answer = child.answer(seconds)
                return None if not answer and child.overdue else answer
            child.end()  # it was gone before it had the job, which is not to blame
        return []

    def _ready(self, slot: "_Slot") -> "_Child":
        if slot.child is not None and slot.child.usable:
            return slot.child
        slot.end()
        with self._lock:
            if self._closed:
                raise RuntimeError("closed")
            try:
                child = slot.child = _Child(self._start)
            except OSError as error:
                raise Unavailable(self._name, str(error)) from error
        if not child.answer(_TO_START):
            raise Unavailable(self._name, "the process that reads did not start")
        return child


class _Slot:
    """The place of one child, with a thread of its own."""

    def __init__(self) -> None:
        self.child: _Child | None = None

    @property
    def pid(self) -> int | None:
        child = self.child
        return child.process.pid if child is not None and child.process.poll() is None else None

    def end(self) -> None:
        child, self.child = self.child, None
        if child is not None:
            child.end()


class _Job:
    def __init__(self, call: Callable[[_Slot], Any]) -> None:
        self.future: Future[Any] = Future()
        self._call = call

    def run(self, slot: _Slot) -> None:
        try:
            self.future.set_result(self._call(slot))
        except BaseException as error:
            self.future.set_exception(error)


class _Child:
    """One process. Every call blocks, and is made by the worker's thread, but for `kill`."""

    def __init__(self, start: Sequence[str]) -> None:
        self.process: ChildProcess = start_child(start)
        self.overdue = False
        self._deadline = Deadline(self._end_overdue)
        self._spent = False
        self._jobs = 0

    @property
    def usable(self) -> bool:
        return not self._spent and self._jobs < _MOST_JOBS and self.process.poll() is None

    def send(self, facts: Mapping[str, Any], body: bytes, seconds: float) -> bool:
        """False where it was gone before it had the job, which it confirms. One that does not take it is ended."""
        self._jobs += 1
        assert self.process.stdin is not None
        with self._deadline.within(_TO_START):
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
        with self._deadline.within(seconds):
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
        self._deadline.close()
        with contextlib.suppress(OSError), self.process:
            pass
