"""What the main thread computes, by the layers of the program: its stack is looked at, its processor time measured.

The time since the last look goes to the layers of both looks; to Qt and Chromium, in which the thread waits, too, where
neither was in another. To look takes some of the time itself: the
shares are right among each other, the sum is that of a run in which nobody looks.
"""

import sys
import threading
import time
from collections import defaultdict
from types import FrameType

_INTERVAL = 0.001
# The first that a file's path holds; what stands in none of them counts for whoever called it.
LAYERS = {
    "/app/adapters/llm/": "decoder",
    "/app/adapters/http/": "http",
    "/app/adapters/storage/": "storage",
    "/app/core/": "turn",
    "/app/ui/transcript/": "transcript",
    "/app/ui/": "window",
    "/httpx/": "http",
    "/httpcore/": "http",
    "/h11/": "http",
    "/anyio/": "http",
    "/truststore/": "http",
    "/aiosqlite/": "storage",
}
_LOOP = ("/app/bootstrap/loop/", "/qasync/", "/asyncio/", "/selectors.py")
NAMES = (*dict.fromkeys(LAYERS.values()), "loop", "qt")


class NoShares:
    def begin(self) -> None: ...

    def end(self) -> dict[str, float]:
        return {}


class Shares:
    """`begin` and `end` are called by the thread that is looked at."""

    def __init__(self) -> None:
        self._times: defaultdict[str, float] = defaultdict(float)
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._main = threading.get_ident()
        self._layers: dict[str, str | None] = {}

    def begin(self) -> None:
        sys.setswitchinterval(_INTERVAL / 4)
        self._begun = time.monotonic()
        self._thread.start()

    def end(self) -> dict[str, float]:
        """Cores by layer."""
        seconds = time.monotonic() - self._begun
        self._ended.set()
        self._thread.join()
        return {f"share_{name}": self._times[name] / seconds for name in NAMES}

    def _look(self) -> None:
        clock = time.pthread_getcpuclockid(self._main)
        last, before = time.clock_gettime(clock), "qt"
        while not self._ended.wait(_INTERVAL):
            now, layer = time.clock_gettime(clock), self._layer(sys._current_frames()[self._main])
            seen = {before, layer} - {"qt"} or {"qt"}
            for one in seen:
                self._times[one] += (now - last) / len(seen)
            last, before = now, layer

    def _layer(self, frame: FrameType | None) -> str:
        """Of the innermost frame that belongs to one; the loop's frames count where there is none of a layer."""
        loop = frame is not None and frame.f_code.co_name not in ("run_forever", "exec") and self._in_loop(frame)
        while frame is not None:
            if layer := self._layer_of(frame.f_code.co_filename):
                return layer
            frame = frame.f_back
        return "loop" if loop else "qt"

    def _layer_of(self, path: str) -> str | None:
        if path not in self._layers:
            self._layers[path] = next((layer for part, layer in LAYERS.items() if part in path), None)
        return self._layers[path]

    @staticmethod
    def _in_loop(frame: FrameType) -> bool:
        return any(part in frame.f_code.co_filename for part in _LOOP)
