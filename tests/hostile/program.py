"""The program without a window, run by its test: asks one question on the hostile web and prints what came of it.

Arguments: data directory, question, address of a good page, addresses of pages that must have run. Every name that ends
in `.example` leads to 127.0.0.1, as a hostile name server may say.
"""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import aclosing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from app.adapters.gate import Gate
from app.adapters.gate.outbound import resolve
from app.bootstrap import StartResources, open_services, open_start_resources
from app.bootstrap.qt_application import prepare_chromium, run_on_qt
from app.core.domain.errors import AppError

_SECONDS = 120.0  # for search, reading and answer together
_GRACE = 9.0  # more than the program gives late pages: here each of them is to do its worst


async def _resolve(host: str, port: int) -> Sequence[str]:
    if host.endswith(".example"):
        return ["127.0.0.1"]
    return await resolve(host, port)


def _start_resources(folder: Path) -> StartResources:
    """As the program lays it, but with the name server above."""
    resources = open_start_resources(folder, {})

    def search() -> Any:
        return resources.current.settings.search

    gate = Gate(
        lambda: search().allowed_hosts, resources.proxies.address, bypass=resources.proxies.bypass, resolver=_resolve
    )
    return replace(resources, gate=gate)


def main() -> int:
    resources = _start_resources(Path(sys.argv[1]))
    prepare_chromium(resources.gate.bind())
    from PySide6.QtWebEngineWidgets import QWebEngineView  # noqa: F401  (must come before the application)
    from PySide6.QtWidgets import QApplication

    application = QApplication(["hostile"])
    application.setQuitOnLastWindowClosed(False)
    return run_on_qt(application, _whole(resources, sys.argv[2], sys.argv[3], sys.argv[4:]))


async def _whole(resources: StartResources, question: str, good: str, sure: Sequence[str]) -> int:
    from app.browser.renderer import OffscreenBrowser

    browser = OffscreenBrowser(limit=4)
    services = await open_services(resources, browser)
    steps = services.ask.steps
    services.ask.steps = replace(steps, read=replace(steps.read, grace=_GRACE))  # type: ignore[type-var]
    killer = asyncio.create_task(_kill(browser))
    try:
        async with asyncio.timeout(_SECONDS):
            told = await _asked(services, question)
    finally:
        killer.cancel()
    await asyncio.gather(*browser._views)
    told["views"] = len(browser._views)
    told["works"] = (await browser.render(good)).status
    for url in sure:  # each with the browser to itself: among the others a slow machine may not come to it
        with suppress(AppError):
            await browser.render(url)
    await browser.close()
    await services.close()
    print(json.dumps(told))
    return 0


async def _asked(services: Any, question: str) -> dict[str, Any]:
    from app.core.domain.turn.question import Question

    begun = time.monotonic()
    async with aclosing(services.ask.run(Question("hostile", question))) as events:
        async for _ in events:
            pass
    turn = (await services.conversations.conversation("hostile")).turns[0]
    findings = {
        turn.sources[finding.source].url: f"{finding.state} {finding.reason or ''} {finding.detail}".strip()
        for finding in turn.findings.values()
    }
    return {
        "state": turn.state,
        "text": turn.text,
        "findings": findings,
        "reports": {report.engine: report.outcome for report in turn.reports},
        "seconds": time.monotonic() - begun,
        "steps": turn.seconds,
    }


async def _kill(browser: Any) -> None:
    """End the renderer of the page `killed`, as the system would where memory runs out."""
    while True:
        await asyncio.sleep(0.05)
        for view, _ in list(browser._views.values()):
            if view.url().host().startswith("killed.") and (pid := view.guarded_page.renderProcessPid()):
                os.kill(pid, signal.SIGKILL)
                return


if __name__ == "__main__":
    sys.exit(main())
