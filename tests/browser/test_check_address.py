"""The check window says where it is, and does not leave the engine's site unasked."""

import asyncio
import ssl
from collections.abc import Callable, Coroutine
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QKeyEvent
from PySide6.QtNetwork import QNetworkProxy
from PySide6.QtWebEngineCore import QWebEngineLoadingInfo
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from app.browser.check_window import CheckWindow, CheckWindows
from app.browser.renderer import OffscreenBrowser
from tests.adapters.certificates import Authority, authority
from tests.loopback import serve
from tests.qt import Runner
from tests.waiting import until

__all__ = ["authority"]  # a fixture

CHECK = "<title>Check</title><p id=here>One last step</p><iframe src='http://captcha.example/'></iframe>"
AWAY = "http://bing.com.evil.example/login"
ASKS = 5  # questions of one page, and no more


@pytest.fixture
def place() -> Any:
    def check(request: Request) -> Response:
        return HTMLResponse(CHECK)

    with serve(Starlette(routes=[Route("/{name}", check)])) as base:
        yield base


async def _window(windows: CheckWindows, url: str, act: Callable[[CheckWindow], Coroutine[Any, Any, Any]]) -> Any:
    """What `act` gives while the window stands open."""
    show = asyncio.create_task(windows.show(url, "#results li", "en-US", "Title", "Words"))
    try:
        await until(lambda: windows.open)
        return await act(windows.open[0])
    finally:
        show.cancel()
        with suppress(asyncio.CancelledError):
            await show
        await windows.close()


def _said(window: CheckWindow) -> str:
    """All words of the window besides the page's."""
    return " | ".join(f"{label.text()} {label.toolTip()}" for label in window.findChildren(QLabel))


async def _there(window: CheckWindow) -> None:
    await until(lambda: window.page.title() == "Check" and not window.page.isLoading())


async def _goes_away(window: CheckWindow, url: str = AWAY) -> QMessageBox | None:
    """What the window asks when the page wants to go there; None where it goes, or stays, without a word."""
    ended: list[str] = []
    wanted: list[QUrl] = []  # told before the attempt ends; the question itself comes behind that

    def note(info: QWebEngineLoadingInfo) -> None:
        if info.status() != QWebEngineLoadingInfo.LoadStatus.LoadStartedStatus:
            ended.append(info.url().toString())

    window.page.loadingChanged.connect(note)
    window.page.leave_requested.connect(wanted.append)
    window.page.runJavaScript(f"location.href = {url!r}")
    await until(lambda: wanted or url in ended, lambda: f"{url}, beside {ended}")
    return await until(lambda: next(iter(window.findChildren(QMessageBox)), None)) if wanted else None


def test_host_and_lock_stand_above_the_page(run: Runner[Any], browser: OffscreenBrowser, place: str) -> None:
    async def act(window: CheckWindow) -> str:
        await _there(window)
        return _said(window)

    said = run(_window(CheckWindows(lambda: browser.engines), f"{place}/check", act))
    assert place.removeprefix("http://") in said
    assert "insecure" in said


def test_a_bad_certificate_is_said_with_its_host(
    run: Runner[Any], browser: OffscreenBrowser, authority: Authority
) -> None:
    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None: ...

        def log_message(self, *args: object) -> None: ...

    async def act(window: CheckWindow) -> str:
        await until(lambda: "certificate" in _said(window), lambda: _said(window))
        return _said(window)

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        server.handle_error = lambda *_: None  # type: ignore[method-assign,assignment]
        context: ssl.SSLContext = authority.server("other.example", days=-1)
        server.socket = context.wrap_socket(server.socket, server_side=True)
        Thread(target=server.serve_forever, daemon=True).start()
        host = f"127.0.0.1:{server.server_address[1]}"
        said = run(_window(CheckWindows(lambda: browser.engines), f"https://{host}/", act))
        server.shutdown()
    assert host in said
    assert "certificate" in said


def test_leaving_the_engines_site_asks_and_stay_is_the_default(
    run: Runner[Any], browser: OffscreenBrowser, place: str
) -> None:
    async def act(window: CheckWindow) -> tuple[str, str, str]:
        await _there(window)
        box = await _goes_away(window)
        assert box is not None, "nothing is asked"
        words = f"{box.text()} {box.informativeText()}"
        default = box.defaultButton().text()
        QApplication.sendEvent(box, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier))
        await until(lambda: not window.findChildren(QMessageBox))
        return words, default, window.page.url().host()

    words, default, here = run(_window(CheckWindows(lambda: browser.engines), f"{place}/check", act))
    assert "127.0.0.1" in words
    assert "bing.com.evil.example" in words
    assert (default, here) == ("Stay", "127.0.0.1")


def test_a_page_that_asks_on_and_on_is_not_listened_to(run: Runner[Any], browser: OffscreenBrowser, place: str) -> None:
    async def act(window: CheckWindow) -> int:
        await _there(window)
        boxes = 0
        for number in range(8):
            away = f"http://{number % 7}.site{number % 7}.example/"
            if box := await _goes_away(window, away):
                boxes += 1
                box.reject()
                await until(lambda: not window.findChildren(QMessageBox))
            elif boxes:
                break
        return boxes

    assert run(_window(CheckWindows(lambda: browser.engines), f"{place}/check", act)) == ASKS


@pytest.fixture
def everywhere() -> Any:
    """A proxy that answers for every host: the engine's site with a check, any other one with what looks like hits."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            hits = "<title>There</title><ol id=results><li>A hit</li></ol>"
            body = (CHECK if self.path.startswith("http://www.engine.example/") else hits).encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        QNetworkProxy.setApplicationProxy(
            QNetworkProxy(QNetworkProxy.ProxyType.HttpProxy, "127.0.0.1", server.server_address[1])
        )
        yield "http://www.engine.example/check"
        QNetworkProxy.setApplicationProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        server.shutdown()


def test_who_wants_to_leaves_and_results_of_another_site_are_none(
    run: Runner[Any], browser: OffscreenBrowser, everywhere: str
) -> None:
    async def act(window: CheckWindow) -> tuple[str, bool]:
        await _there(window)
        box = await _goes_away(window)
        assert box is not None, "nothing is asked"
        next(button for button in box.findChildren(QPushButton) if button.text() == "Leave").click()
        await until(lambda: window.page.title() == "There" and not window.page.isLoading())
        window.page.runJavaScript("1", ended.append)
        await until(lambda: ended)  # later than the window's own looks at the whole document
        return _said(window), window.passed.done()

    ended: list[Any] = []
    said, passed = run(_window(CheckWindows(lambda: browser.engines), everywhere, act))
    assert "bing.com.evil.example" in said
    assert "no longer engine.example" in said
    assert not passed


@pytest.mark.parametrize(
    ("home", "there", "asks"),
    [
        ("https://www.bing.com/search", "https://cn.bing.com/turing/captcha", False),
        ("https://www.google.com/search", "https://www.google.com/sorry/index", False),
        ("https://yandex.com/search", "https://sso.ya.ru/install", False),
        ("https://www.bing.com/search", "https://bing.com.evil.example/", True),
        ("https://www.bing.com/search", "https://b\u0456ng.com/", True),
        ("https://search.example.co.uk/", "https://evil.co.uk/", True),
        ("https://me.github.io/", "https://you.github.io/", True),
    ],
)
def test_a_site_is_what_belongs_to_one_owner(
    run: Runner[Any], browser: OffscreenBrowser, home: str, there: str, asks: bool
) -> None:
    async def act(window: CheckWindow) -> bool:
        kind = window.page.NavigationType.NavigationTypeLinkClicked
        return not window.page.acceptNavigationRequest(QUrl(there), kind, True)

    assert run(_window(CheckWindows(lambda: browser.engines), home, act)) is asks


def test_letters_that_look_like_others_are_seen(run: Runner[Any], browser: OffscreenBrowser) -> None:
    async def act(window: CheckWindow) -> str:
        return _said(window)

    assert "xn--bng-jhd.com" in run(_window(CheckWindows(lambda: browser.engines), "http://b\u0456ng.com/", act))
