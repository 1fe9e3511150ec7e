"""A thread with a loop of its own: the SDK needs one of asyncio's, and a big result must not hold up the window."""

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, TypeVar

T = TypeVar("T")

_END = 8.0  # seconds until the thread is left behind; it ends with the process then


@dataclass
class LoopThread:
    """Begins with the first call. Tasks of the adapter start here and nowhere else."""

    _loop: asyncio.AbstractEventLoop | None = None
    _thread: threading.Thread | None = None
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def start(self, call: Coroutine[Any, Any, T]) -> "Future[T]":
        with self._lock:
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                self._thread = threading.Thread(target=self._run, args=(self._loop,), name="mcp", daemon=True)
                self._thread.start()
        return asyncio.run_coroutine_threadsafe(call, self._loop)

    async def result(self, call: Coroutine[Any, Any, T]) -> T:
        """Cancelled here, it is cancelled there."""
        return await asyncio.wrap_future(self.start(call))

    async def close(self) -> None:
        loop, thread, self._loop = self._loop, self._thread, None
        if loop is not None and thread is not None:
            loop.call_soon_threadsafe(loop.stop)
            await asyncio.to_thread(thread.join, _END)

    @staticmethod
    def _run(loop: asyncio.AbstractEventLoop) -> None:
        asyncio.set_event_loop(loop)
        try:
            loop.run_forever()
        finally:
            tasks = asyncio.all_tasks(loop)
            for task in tasks:
                task.cancel()
            if tasks:
                loop.run_until_complete(asyncio.wait(tasks, timeout=_END / 2))
            loop.run_until_complete(loop.shutdown_asyncgens())
            loop.close()
