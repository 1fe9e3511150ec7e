"""Measures the off-screen browser on loopback: `python -m tests.bench.pool`. Prints rows: name, figure, aim.

Each scenario runs in a process of its own with the program's own Chromium switches and gate, beside a window with a
transcript-like page as the idle program has. Times are medians of five in milliseconds; memory is the proportional set
size (PSS) of the whole process tree, which only Linux tells.
"""

import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from tests.bench.processes import pss

RUNS = 5
PAGES = int(os.environ.get("BENCH_PAGES", "500"))
SERVER_SECONDS = 0.2  # that the site takes for each answer
ROOT = Path(__file__).resolve().parents[2]
STORY = "".join(
    f"<p>Paragraph {n}: the lighthouse keeper counted the waves until the morning came.</p>" for n in range(80)
)
FILLS = "fetch('/text').then(r => r.text()).then(t => { document.querySelector('main').innerHTML = t })"
# When the text stands, by the page's own clock, from the navigation's start: what no renderer can be quicker than.
CLOCK = """new MutationObserver((_, observer) => {
    if (!document.querySelector("main p")) return;
    observer.disconnect();
    document.documentElement.dataset.stood = performance.now();
}).observe(document, {childList: true, subtree: true})"""


def site() -> Starlette:
    """A page whose text is there at once, and one whose text a script fetches."""

    async def page(request: Request) -> Response:
        if request.url.path != "/quick":
            await asyncio.sleep(SERVER_SECONDS)
        filled = request.url.path == "/filled"
        script = f"<script>{FILLS}</script>" if filled else ""
        return HTMLResponse(
            f"<!doctype html><title>A page</title><script>{CLOCK}</script><link rel=stylesheet href=/style.css>"
            f"<body><main>{'' if filled else STORY}</main>{script}<img src=/image.png></body>"
        )

    async def text(request: Request) -> Response:
        await asyncio.sleep(SERVER_SECONDS)
        return HTMLResponse(STORY)

    async def style(request: Request) -> Response:
        return PlainTextResponse("main { width: 600px }", media_type="text/css")

    pages = [Route(path, page) for path in ("/plain", "/filled", "/quick")]
    return Starlette(routes=[*pages, Route("/text", text), Route("/style.css", style)])


class Pool:
    """The browser as the program has it, with a few ways to look at it."""

    def __init__(self, browser: Any, address: str) -> None:
        self.browser = browser
        self.address = address

    async def extra(self, path: str, ready: str = "") -> tuple[float, float]:
        """Milliseconds for one page: as the caller waits, and beyond the page's own time."""
        begun = time.perf_counter()
        page = await self.browser.render(f"{self.address}{path}", ready=ready)
        took = (time.perf_counter() - begun) * 1000
        stood = re.search(r'data-stood="([\d.]+)"', page.html)
        if not stood or "Paragraph 79" not in page.html:
            raise RuntimeError(f"no whole page: {page.html[:500]}")
        return took, took - float(stood[1])

    async def settled(self) -> float:
        """Memory once the pages have gone."""
        await asyncio.gather(*self.browser._views)
        await asyncio.sleep(1.5)
        return pss()


async def cold(pool: Pool) -> dict[str, float]:
    return {"cold": (await pool.extra("/plain"))[0]}


async def warm(pool: Pool) -> dict[str, float]:
    await pool.extra("/plain")
    found: dict[str, list[float]] = {}
    for _ in range(RUNS):
        for path in ("plain", "filled"):
            found.setdefault(f"{path}, selector", []).append((await pool.extra(f"/{path}", "main p"))[1])
            found.setdefault(f"{path}, quiet", []).append((await pool.extra(f"/{path}"))[1])
    return {name: statistics.median(values) for name, values in found.items()}


async def four(pool: Pool) -> dict[str, float]:
    idle = await pool.settled()
    await pool.extra("/plain")
    warmed = await pool.settled()
    peak, over = 0.0, False

    async def watch() -> None:
        nonlocal peak
        while not over:
            peak = max(peak, pss())
            await asyncio.sleep(0.05)

    async def together() -> float:
        begun = time.perf_counter()
        await asyncio.gather(*(pool.extra("/filled", "main p") for _ in range(4)))
        return (time.perf_counter() - begun) * 1000

    times = [await together() for _ in range(RUNS)]
    watching = asyncio.ensure_future(watch())  # slows the pages down, hence apart
    for _ in range(RUNS):
        await together()
    over = True
    await watching
    return {"idle": idle, "warmed": warmed - idle, "four": peak - idle, "time": statistics.median(times)}


async def leak(pool: Pool) -> dict[str, float]:
    for _ in range(20):
        await pool.extra("/quick", "main p")
    before = await pool.settled()
    begun = time.perf_counter()
    for _ in range(PAGES):
        await pool.extra("/quick", "main p")
    took = (time.perf_counter() - begun) / PAGES * 1000
    return {"left": await pool.settled() - before, "each": took}


SCENARIOS: dict[str, Callable[[Pool], Awaitable[dict[str, float]]]] = {
    "cold": cold, "warm": warm, "four": four, "leak": leak,
}  # fmt: skip


def child(name: str, address: str) -> None:
    """One scenario in this process; prints its figures as JSON."""
    from urllib.parse import urlsplit

    from app.adapters.gate import Gate
    from app.browser.chromium import chromium_flags, install_flags, prefer_software_rendering

    gate = Gate(lambda: [urlsplit(address).netloc])
    install_flags(os.environ, chromium_flags(gate.bind(), root=os.geteuid() == 0))
    prefer_software_rendering(os.environ)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QCoreApplication, Qt
    from PySide6.QtWidgets import QApplication

    from app.bootstrap.loop.qt_loop import QtLoop

    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
    application = QApplication(["bench"])
    application.setQuitOnLastWindowClosed(False)

    async def whole() -> None:
        from PySide6.QtWebEngineWidgets import QWebEngineView

        from app.browser.renderer import OffscreenBrowser, destruction_of

        await gate.start()
        window = QWebEngineView()
        shown = asyncio.get_running_loop().create_future()
        window.loadFinished.connect(lambda _: shown.done() or shown.set_result(None))
        window.setHtml("<p>The transcript.</p>")
        window.show()
        await shown
        browser = OffscreenBrowser(limit=4)
        print(json.dumps(await SCENARIOS[name](Pool(browser, address))))
        await browser.close()
        gone = destruction_of(window)
        window.deleteLater()
        await gone
        await gate.close()
        loop = asyncio.get_running_loop()
        await loop.shutdown_asyncgens()
        await loop.shutdown_default_executor()

    _run(QtLoop(application), whole())


def _run(loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, None]) -> None:
    asyncio.set_event_loop(loop)
    with loop:  # type: ignore[attr-defined]
        loop.run_until_complete(work)


def measured(name: str, address: str) -> dict[str, float]:
    command = [sys.executable, "-m", "tests.bench.pool", name, address]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=900, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{name}: {done.stderr[-2000:]}")
    return dict(json.loads(done.stdout))


def rows() -> list[tuple[str, str, str]]:
    """(name, figure, aim) of every figure."""
    from tests.loopback import serve

    with serve(site()) as address:
        first = statistics.median(measured("cold", address)["cold"] for _ in range(RUNS))
        warmed, together, kept = (measured(name, address) for name in ("warm", "four", "leak"))
    return [
        ("pool: first page, cold", f"{first:.0f} ms", "≤ 1500 ms"),
        *((f"pool: warm, {name}, beyond the page", f"{value:.0f} ms", "≤ 100 ms" if "sel" in name else "≤ 450 ms")
          for name, value in warmed.items()),
        ("pool: four at once, PSS over idle", f"{together['four']:.0f} MB", "≤ 180 MB"),
        ("pool: four at once, one page of 400 ms each", f"{together['time']:.0f} ms", ""),
        (f"pool: left after {PAGES} pages", f"{kept['left']:.0f} MB", "≤ 90 MB"),
        ("pool: each of them, in a row", f"{kept['each']:.0f} ms", ""),
    ]  # fmt: skip


if __name__ == "__main__":
    if len(sys.argv) == 3:
        child(*sys.argv[1:])
    else:
        print(*(" | ".join(row) for row in rows()), sep="\n")
