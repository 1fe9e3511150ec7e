"""The window in which a person passes a check, with a real page on loopback."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from app.browser.check_window import CheckWindow, CheckWindows
from app.browser.renderer import OffscreenBrowser
from tests.loopback import serve
from tests.qt import Runner
from tests.waiting import until

CHECK = """<title>Check</title><div class=captcha>One last step</div><img src=/picture>
<button id=pass style="position: absolute; left: 40px; top: 100px; width: 300px; height: 80px">Go</button>
<script>document.getElementById("pass").onclick = event => { if (event.isTrusted) %s };</script>"""
IN_PLACE = CHECK % """document.body.innerHTML = '<ol id=results><li>A hit</li></ol>'"""
RELOADED = CHECK % """{ document.cookie = 'passed=yes; path=/'; location.reload() }"""


@pytest.fixture
def place() -> Iterator[tuple[str, list[str]]]:
    asked: list[str] = []

    def check(request: Request) -> Response:
        asked.append(request.url.path)
        if request.cookies.get("passed"):
            return HTMLResponse("<title>Results</title><ol id=results><li>A hit</li></ol>")
        return HTMLResponse(IN_PLACE if request.url.path == "/place" else RELOADED)

    def picture(request: Request) -> Response:
        asked.append(request.url.path)
        return Response(b"", media_type="image/png")

    with serve(Starlette(routes=[Route("/picture", picture), Route("/{name}", check)])) as base:
        yield base, asked


async def _click(window: CheckWindow) -> None:
    drawn: list[Any] = []
    await until(lambda: window.page.title() == "Check" and not window.page.isLoading() and window.view.focusProxy())
    window.page.runJavaScript("!!document.getElementById('pass')", 0, drawn.append)
    await until(lambda: drawn)
    for _ in range(40):  # until it lands: nothing tells when the compositor takes clicks
        if window.passed.done():
            return
        QTest.mouseClick(window.view.focusProxy() or window.view, Qt.MouseButton.LeftButton, pos=QPoint(190, 140))
        await asyncio.sleep(0.25)


@pytest.mark.parametrize("name", ["place", "reload"])
def test_a_click_of_a_person_brings_the_results(
    run: Runner[Any], browser: OffscreenBrowser, place: tuple[str, list[str]], name: str
) -> None:
    async def passed() -> Any:
        windows = CheckWindows(lambda: browser.engines)
        task = asyncio.create_task(windows.show(f"{place[0]}/{name}", "#results li", "en-US", "Title", "Words"))
        await until(lambda: windows.open)
        [window] = windows.open
        assert (window.isVisible(), window.windowTitle()) == (True, "Title")
        await _click(window)
        page = await task
        await windows.close()
        assert windows.open == ()
        return page

    page = run(passed())
    assert "A hit" in page.html
    assert page.url == f"{place[0]}/{name}"
    assert "/picture" in place[1], "a check is made of pictures"
    if name == "reload":  # the off-screen pages of the profile know what the person did
        known = run(browser.render(f"{place[0]}/again", profile="engines", ready="#results"))
        assert "A hit" in known.html


def test_a_window_that_is_closed_gives_nothing(
    run: Runner[Any], browser: OffscreenBrowser, place: tuple[str, list[str]]
) -> None:
    async def closed() -> Any:
        windows = CheckWindows(lambda: browser.engines)
        task = asyncio.create_task(windows.show(f"{place[0]}/place", "#results li", "", "Title", ""))
        await until(lambda: windows.open)
        windows.open[0].close()
        page = await task
        await windows.close()
        return page

    assert run(closed()) is None


def test_a_cancelled_call_and_a_dismissal_close_their_windows(
    run: Runner[Any], browser: OffscreenBrowser, place: tuple[str, list[str]]
) -> None:
    async def ended() -> Any:
        windows = CheckWindows(lambda: browser.engines)
        shows = [asyncio.create_task(windows.show(f"{place[0]}/place", "#no", "", str(n), "")) for n in range(2)]
        await until(lambda: len(windows.open) == 2)
        shows[0].cancel()
        with pytest.raises(asyncio.CancelledError):
            await shows[0]
        await until(lambda: len(windows.open) == 1)
        windows.dismiss()
        page = await shows[1]
        await windows.close()
        return page, windows.open

    assert run(ended()) == (None, ())
