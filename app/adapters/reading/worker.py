"""Extraction in one process of its own: a page that takes all time or memory ends that process, and nothing else.

All that blocks is done by one thread, which asks the child page by page; asyncio's own subprocesses need a child
watcher that qasync does not have everywhere. What the child answers is JSON and no pickle: it has read hostile pages.
"""

import asyncio
import contextlib
import json
import logging
import os
import struct
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

import app
from app.adapters.reading.drafts import Draft, Job, draft_of, from_dict
from app.core.domain.addresses import site_of
from app.core.domain.errors import Unavailable, Unreadable

log = logging.getLogger(__name__)

SECONDS = 10.0  # that a page may take
_AT_FIRST = 0.25  # of them, while others wait: a page that needs more has its turn again behind them
_TO_START = 60.0  # seconds until the child has its libraries: slow disks, virus scanners
_MOST_ANSWER = 40_000_000  # bytes
_MOST_JOBS = 1000  # then a new child: what libraries leak ends with the old one
LENGTH = struct.Struct(">I")


def command() -> list[str]:
    """How this program starts its child. `-P`: a folder `app` that the user stands in is not ours."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--read-pages"]
    return [sys.executable, "-P", "-m", "app", "--read-pages"]


class Worker:
    """`draft` from any task of one loop; the child starts with the first and ends with `close`, or with this process.

    `seconds`: that a page may take, in two tries.
    """

    def __init__(self, start: Sequence[str] | None = None, seconds: float = SECONDS):
        self._start = list(start or command())
        self._seconds = seconds
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="extraction")
        self._child: _Child | None = None
        self._lock = threading.Lock()  # for `_child` and `_closed`
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Of the child that runs now."""
        child = self._child
        return child.process.pid if child is not None and child.process.poll() is None else None

    def warm(self) -> None:
        """Have the child start while the first page is on its way."""
        if self._child is None and not self._closed:
            with contextlib.suppress(RuntimeError):
                self._thread.submit(self._ready)

    async def draft(self, job: Job) -> Draft:
        """Raises `Unreadable` with `too_heavy` or `broken`; cancelling leaves the page to its own limit."""
        for seconds in (self._seconds * _AT_FIRST, self._seconds * (1 - _AT_FIRST)):
            told = await self._in_thread(job, seconds)
            if told is not None:
                break
        if not told:
            log.warning("a page of %s took too much and was given up", site_of(job.url))
            raise Unreadable(site_of(job.url), "too_heavy")
        if "failed" in told:
            log.warning("a page of %s was not understood: %s", site_of(job.url), told["failed"])
            raise Unreadable(site_of(job.url), "broken", str(told["failed"])[:200])
        return from_dict(told)

    async def close(self) -> None:
        """End the child, in the middle of a page too."""
        with self._lock:
            self._closed = True
            if self._child is not None:
                self._child.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._thread.shutdown)
        if self._child is not None:
            self._child.end()

    async def _in_thread(self, job: Job, seconds: float) -> dict[str, Any] | None:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._exchange, job, seconds)
        except RuntimeError as error:  # the thread was shut down
            raise Unavailable("extraction", "closed") from error
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling() or not self._closed:
                raise
            raise Unavailable("extraction", "closed") from None  # it waited when the worker was closed

    def _exchange(self, job: Job, seconds: float) -> dict[str, Any] | None:
        """What the child made of a page; nothing of one over which it ended, None where its time was up."""
        for _ in range(2):
            child = self._ready()
            if child.send(job, seconds):
                told = child.answer(seconds)
                return {} if told is None and not child.overdue else told
            child.end()  # it was gone before it had the page, which is not to blame
        return {}

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
                raise Unavailable("extraction", str(error)) from error
        if child.answer(_TO_START) is None:
            raise Unavailable("extraction", "the process that reads pages did not start")
        return child


class _Child:
    """One process. Every call blocks, and is made by the worker's thread, but for `kill`."""

    def __init__(self, start: Sequence[str]):
        self.process = subprocess.Popen(
            start, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env=_environment(), creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )  # fmt: skip
        self.overdue = False
        self._spent = False
        self._jobs = 0

    @property
    def usable(self) -> bool:
        return not self._spent and self._jobs < _MOST_JOBS and self.process.poll() is None

    def send(self, job: Job, seconds: float) -> bool:
        """False where it was gone before it had the page, which it confirms. One that does not take it is ended."""
        self._jobs += 1
        facts = {**asdict(job), "body": None, "seconds": seconds}
        assert self.process.stdin is not None
        with self._limited(_TO_START):
            try:
                write_frame(self.process.stdin, json.dumps(facts).encode())
                write_frame(self.process.stdin, job.body)
            except OSError:
                self._spent = True
                return False
        return self.answer(_TO_START) is not None

    def answer(self, seconds: float) -> dict[str, Any] | None:
        """None where it did not answer in time, or ended, or answered nonsense: then it is spent."""
        assert self.process.stdout is not None
        with self._limited(seconds):
            told = _understood(read_frame(self.process.stdout, _MOST_ANSWER))
        if told is None:
            self._spent = True
        return told

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


class InThreads:
    """The same within this process, for one that ends soon; a page that takes all time keeps its thread."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="extract")

    def warm(self) -> None:
        pass

    async def draft(self, job: Job) -> Draft:
        return await asyncio.get_running_loop().run_in_executor(self._threads, draft_of, job)

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def read_frame(channel: IO[bytes], most: int) -> bytes | None:
    """None at its end, and for what is longer than `most` bytes."""
    try:
        head = channel.read(LENGTH.size)
        length = LENGTH.unpack(head)[0] if len(head) == LENGTH.size else most + 1
        body = channel.read(length) if length <= most else b""
    except (OSError, ValueError):  # closed
        return None
    return body if length <= most and len(body) == length else None


def write_frame(channel: IO[bytes], body: bytes) -> None:
    channel.write(LENGTH.pack(len(body)))
    channel.write(body)
    channel.flush()


def _understood(frame: bytes | None) -> dict[str, Any] | None:
    try:
        told = json.loads(frame) if frame is not None else None
    except (ValueError, RecursionError):
        return None
    return told if isinstance(told, dict) else None


def _environment() -> dict[str, str]:
    """Ours, with the way to this program's own code where it is not installed."""
    root = Path(app.__file__ or "").resolve().parents[1]
    if getattr(sys, "frozen", False) or root.name in ("site-packages", "dist-packages"):
        return dict(os.environ)
    others = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(root), others)))}
