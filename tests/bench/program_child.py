"""One scenario of `tests.bench.program` in a process of its own; prints its figures as one line of JSON.

    python -m tests.bench.program_child SCENARIO [DATA_DIR [ARGUMENT …]]

Moments are those of the machine's monotonic clock, which processes share.
"""

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.bench.processes import main_thread_time, processor_time, pss
from tests.waiting import until

_STALL_MS = 5  # the interval of the timer whose lateness is measured


def bare_window() -> dict[str, float]:
    """What any Qt program needs until a window is painted: nothing that has one can be quicker."""
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication, QWidget

    painted: list[float] = []

    class Window(QWidget):
        def event(self, event: QEvent) -> bool:
            done = super().event(event)
            if event.type() == QEvent.Type.Paint and not painted:
                painted.append(time.monotonic())
                QApplication.exit()
            return done

    application = QApplication(["bench"])
    window = Window()
    window.resize(1200, 800)
    window.show()
    application.exec()
    return {"shown": painted[0]}


def bare_page() -> dict[str, float]:
    """The same for a window that is one WebEngine page."""
    import os

    if os.geteuid() == 0:
        os.environ["QTWEBENGINE_CHROMIUM_FLAGS"] = "--no-sandbox"
    from PySide6.QtWebEngineWidgets import QWebEngineView
    from PySide6.QtWidgets import QApplication

    application = QApplication(["bench"])
    view = QWebEngineView()
    view.resize(1200, 800)
    moments: list[float] = []

    def painted(title: str) -> None:
        if title == "painted":
            moments.append(time.monotonic())
            application.exit()

    view.titleChanged.connect(painted)
    twice = "requestAnimationFrame(() => requestAnimationFrame(() => { document.title = 'painted' }))"
    view.setHtml(f"<title>bare</title><p>The page.</p><script>{twice}</script>")
    view.show()
    application.exec()
    view.close()
    return {"painted": moments[0]}


class Look:
    """The window while a scenario drives it."""

    def __init__(self, window: Any, services: Any) -> None:
        self.window, self.services = window, services

    async def until(self, met: Callable[[], Any], seconds: float = 60) -> None:
        """Wait until `met` gives something true; it may be a coroutine function. Pages tell of no frame they draw."""
        await until(met, seconds=seconds, pause=0.002)

    async def js(self, script: str) -> Any:
        from app.ui.transcript.page import WORLD

        result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.window.transcript.page.runJavaScript(
            script, WORLD, lambda value: result.done() or result.set_result(value)
        )
        return await asyncio.wait_for(result, 60)

    async def painted(self, condition: str = "document.body && document.body.innerText.trim()") -> float:
        """The moment when two frames have been drawn since the page met a condition."""
        await self.until(lambda: self.window.transcript is not None)
        await self.until(lambda: self.js(f"!!({condition})"))
        await self.js(
            "window.benchFrames = 0; requestAnimationFrame(() => requestAnimationFrame(() => { benchFrames = 2 })); 0"
        )
        await self.until(lambda: self.js("benchFrames == 2"))
        return time.monotonic()


Scenario = Callable[[Look, list[str]], Awaitable[dict[str, float]]]


async def start(look: Look, arguments: list[str]) -> dict[str, float]:
    """The drive begins when the window is shown; the empty state is what a new start paints."""
    return {"painted": await look.painted()}


async def opening(look: Look, arguments: list[str]) -> dict[str, float]:
    """A conversation opened to its end, four times, another one between."""
    chat, times = look.window.chat, []
    large, small, last_words, small_words = arguments
    await look.painted()
    for _ in range(4):
        for conversation, words, kept in ((small, small_words, False), (large, last_words, True)):
            begun = time.monotonic()
            chat.open(conversation)
            done = await look.painted(f"document.body.innerText.includes({json.dumps(words)})")
            times += [done - begun] if kept else []
    return {"first": times[0], "later": sorted(times[1:])[1], "memory": pss()}


async def stream(look: Look, arguments: list[str]) -> dict[str, float]:
    """An answer of known pace, drawn to its end: processor time by who takes it, stalls of a short timer."""
    from PySide6.QtCore import QTimer

    from app.core.domain import events as e

    await look.painted()
    if arguments[0]:
        look.window.chat.open(arguments[0])
        await look.painted(f"document.body.innerText.includes({json.dumps(arguments[1])})")
    ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # looking again would be measured, too
    begun: list[tuple[float, float, float]] = []

    def hear(event: e.Event) -> None:
        if isinstance(event, e.TextDelta) and not begun:
            begun.append((time.monotonic(), processor_time(), main_thread_time()))
            timer.start(_STALL_MS)
        if isinstance(event, e.TurnFinished | e.TurnFailed | e.TurnStopped):
            ended.set_result(None)

    gaps: list[float] = []
    ticks: list[float] = []

    def tick() -> None:
        now = time.monotonic()
        if ticks:
            gaps.append((now - ticks[-1]) * 1000 - _STALL_MS)
        ticks[:] = [now]

    timer = QTimer()
    timer.setTimerType(timer.timerType().PreciseTimer)
    timer.timeout.connect(tick)
    before = pss()
    look.window.chat.happened.connect(hear)
    look.window.chat.ask("Stream, please.")
    await asyncio.wait_for(ended, 300)
    seconds = time.monotonic() - begun[0][0]
    used, main = processor_time() - begun[0][1], main_thread_time() - begun[0][2]
    timer.stop()
    gaps.sort()
    return {
        "cores": used / seconds,
        "main": main / seconds,
        "stall99": gaps[int(len(gaps) * 0.99)],
        "stall": gaps[-1],
        "grown": pss() - before,
    }


SCENARIOS: dict[str, Scenario] = {"start": start, "opening": opening, "stream": stream}


def whole_program(name: str, folder: str, arguments: list[str]) -> dict[str, float]:
    """The program as `citewise` starts it; the figures of `start` begin with its first painted frame."""
    from app.bootstrap.window import open_window

    figures: dict[str, float] = {}

    async def drive(window: Any, services: Any) -> None:
        look = Look(window, services)
        shown = time.monotonic()
        figures.update({"shown": shown, **await SCENARIOS[name](look, arguments)})

    status = open_window(Path(folder), drive, lambda address: None)
    assert status == 0, status
    return figures


def main() -> None:
    name, *arguments = sys.argv[1:]
    if name == "bare_window":
        figures = bare_window()
    elif name == "bare_page":
        figures = bare_page()
    else:
        figures = whole_program(name, arguments[0], arguments[1:])
    print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    main()
