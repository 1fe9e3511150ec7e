"""The parent's hold on the child. All that blocks is done by threads of its own, which tell the loop.

asyncio's own subprocesses need a child watcher that qasync does not have everywhere; these threads need nothing.
"""

import asyncio
import contextlib
import json
import re
import secrets
import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.adapters.child.frames import json_object
from app.adapters.child.start import ChildProcess, command, start_child
from app.core.domain.errors import AppError, TimedOut, Unavailable
from app.core.domain.reasons import EmbeddedReason
from app.core.domain.settings import EMBEDDED_PROVIDER

START_TIMEOUT = 600.0  # seconds until the server is up: large files on slow disks
_END_TIMEOUT = 30.0  # seconds that a child has to be gone after its connection broke
_GRACE = 5.0  # seconds that it has to end by itself
_MEMORY = re.compile(r"failed to allocate|unable to allocate|out of memory|bad_alloc|cannot allocate", re.IGNORECASE)
_UNKNOWN = re.compile(r"unknown (model architecture|pre-tokenizer type)[^\n]*", re.IGNORECASE)
_STAMP = re.compile(r"^[\d.]+ E (.*error loading model: )?")  # of an error in llama.cpp's log


@dataclass(frozen=True)
class Load:
    """What is to be served."""

    name: str
    file: str
    context_size: int
    threads: int
    gpu_layers: int


def check_file(file: str) -> None:
    """Raises `Unavailable` where it is no model. Blocks; llama.cpp would say no more than that it failed."""
    name = Path(file).name
    try:
        if not Path(file).is_file():
            raise problem(EmbeddedReason.NO_FILE, f"{name} is not there", name)
        with open(file, "rb") as model_file:
            magic = model_file.read(4)
    except OSError as error:
        raise problem(
            EmbeddedReason.NO_FILE, f"{name} cannot be read: {error.strerror}", name, error.strerror or ""
        ) from error
    if magic != b"GGUF":
        raise problem(EmbeddedReason.NOT_GGUF, f"{name} is not a GGUF file", name)


def problem(reason: EmbeddedReason, detail: str, file: str = "", explanation: str = "") -> Unavailable:
    """`detail` is all of it in English, for the terminal; `file` the model's, without folder; `explanation` foreign."""
    data = {"reason": reason, "file": file, "said": explanation[:300]}
    return Unavailable(EMBEDDED_PROVIDER, detail, **{name: text for name, text in data.items() if text})


def not_installed() -> Unavailable:
    return problem(
        EmbeddedReason.NOT_INSTALLED, "the part that runs models is not installed: pip install 'citewise[local]'"
    )


class Process:
    """One child, from its start to its end. Made on the loop; it starts at once.

    `key` opens its server and no other's. After `ended` there is nothing left of it.
    """

    def __init__(self, load: Load, start: Sequence[str] | None = None) -> None:
        self.load = load
        self.key = secrets.token_urlsafe(32)
        self.users = 0
        self.free = asyncio.Event()  # nobody reads an answer of it
        self.free.set()
        self.port: int | None = None
        self.failure: AppError | None = None  # why it did not start
        self.well = False  # it said so
        self.status: int | None = None
        self.ended = asyncio.Event()
        self.released = False  # it was told to end
        self._loop = asyncio.get_running_loop()
        self._answered = asyncio.Event()
        self._start = list(start or command("--serve-model"))
        self._process: ChildProcess | None = None
        self._lock = threading.Lock()
        self._log: deque[str] = deque(maxlen=60)
        threading.Thread(target=self._run, name="model inside", daemon=True).start()

    @property
    def address(self) -> str:
        """Of its server, up to the version."""
        return f"http://127.0.0.1:{self.port}/v1"

    @property
    def crashed(self) -> bool:
        """It ended by itself, after it had served."""
        return self.ended.is_set() and not self.released and self.port is not None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def ready(self, timeout_seconds: float = START_TIMEOUT) -> str:
        """The address up to its version, once it listens. Raises why it does not."""
        try:
            async with asyncio.timeout(timeout_seconds):
                await self._answered.wait()
        except TimeoutError as exc:
            raise TimedOut(EMBEDDED_PROVIDER) from exc
        if self.port is None:
            assert self.failure is not None, "what has no port has ended"
            raise self.failure
        return self.address

    async def wait_for_crash(self) -> bool:
        """Whether a connection to it broke because it crashed."""
        try:
            async with asyncio.timeout(_END_TIMEOUT):
                await self.ended.wait()
        except TimeoutError:
            return False
        return self.crashed

    def crash(self) -> Unavailable:
        message = f"{self.load.name} ended by itself (exit status {self.status})"
        return problem(EmbeddedReason.CRASHED, message, Path(self.load.file).name)

    def release(self) -> None:
        """Have it end; returns at once."""
        with self._lock:
            self.released = True
            if self._process is not None and self._process.stdin is not None:
                with contextlib.suppress(OSError):
                    self._process.stdin.close()

    async def stop(self) -> None:
        """Have it end, and wait until it has."""
        self.release()
        try:
            async with asyncio.timeout(_GRACE):
                await self.ended.wait()
        except TimeoutError:
            if self._process is not None:
                self._process.kill()
            await self.ended.wait()

    def _run(self) -> None:
        """In a thread: the child's whole life."""
        try:
            process = start_child(self._start, with_log=True)
        except OSError as error:
            message = f"its program could not be started: {error.strerror}"
            self._in_loop(
                self._end,
                None,
                problem(EmbeddedReason.FAILED, message, Path(self.load.file).name, error.strerror or ""),
            )
            return
        log = threading.Thread(target=self._keep_log, args=(process,), name="model inside, log", daemon=True)
        log.start()
        self._ask(process)
        assert process.stdout is not None
        with process, process.stdout as lines:
            response = json_object(lines.readline()) or {}
            if port := response.get("port"):
                self._in_loop(self._answer, port)
            while lines.read(4096):
                pass
            status = process.wait()
            log.join()
        self._in_loop(self._end, status, None if port else _start_failure(self.load, response, status, list(self._log)))

    def _ask(self, process: ChildProcess) -> None:
        """Tell the child what to serve, unless it was released before it could begin."""
        load = self.load
        request = {
            "path": load.file,
            "alias": load.name,
            "context_size": load.context_size,
            "threads": load.threads,
            "gpu_layers": load.gpu_layers,
            "key": self.key,
        }
        assert process.stdin is not None
        with self._lock, contextlib.suppress(OSError):
            self._process = process
            if self.released:
                process.stdin.close()
            else:
                process.stdin.write((json.dumps(request) + "\n").encode())
                process.stdin.flush()

    def _keep_log(self, process: ChildProcess) -> None:
        assert process.stderr is not None
        with process.stderr as lines:
            for line in lines:
                self._log.append(line.decode("utf-8", "replace").rstrip())

    def _in_loop(self, act: Callable[..., None], *values: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(act, *values)

    def _answer(self, port: int) -> None:
        self.port = port
        self._answered.set()

    def _end(self, status: int | None, failure: AppError | None) -> None:
        self.status = status
        self.failure = problem(EmbeddedReason.STOPPED, "it was stopped") if self.released else failure
        self._answered.set()
        self.ended.set()


def _start_failure(load: Load, response: dict[str, Any], status: int, log: Sequence[str]) -> Unavailable:
    """Why a server did not start, from what the child said, how it ended, and llama.cpp's last words.

    status: as `Popen.returncode`. Linux ends who takes too much memory with signal 9.
    """
    words = "\n".join(log)
    name = Path(load.file).name
    if response.get("reason") == EmbeddedReason.NOT_INSTALLED:
        return not_installed()
    if _MEMORY.search(words) or status == -9:
        message = f"there is not enough memory for {name} with {load.context_size} tokens of context"
        return problem(EmbeddedReason.MEMORY, message, name)
    if unknown := _UNKNOWN.search(words):
        message = f"{name} is of a kind that this version cannot run ({unknown[0]})"
        return problem(EmbeddedReason.UNKNOWN_MODEL, message, name, unknown[0])
    first = next((_STAMP.sub("", line) for line in log if _STAMP.match(line)), "")  # the cause; others follow from it
    message = first.replace(load.file, name) or response.get("error") or f"exit status {status}"
    return problem(EmbeddedReason.FAILED, f"{name} could not be loaded: {message}", name, message)
