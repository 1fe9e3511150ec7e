"""A visible window in which a person passes an engine's check. No program ever clicks in it."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, QUrl
from PySide6.QtGui import QCloseEvent
from PySide6.QtWebEngineCore import (
    QWebEngineLoadingInfo,
    QWebEnginePage,
    QWebEngineProfile,
    QWebEngineScript,
    QWebEngineSettings,
)
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout

from app.browser.guarded_page import GuardedPage
from app.browser.page_load import MOST_HTML, RenderedPage
from app.browser.profiles import BrowserProfile, WebOnly
from app.browser.renderer import destruction_of
from app.core.domain.addresses import is_web_address

LONGEST = 600.0  # seconds that the window stays open with nobody in it
_WIDTH, _HEIGHT = 900, 720
_GLANCE = 150  # milliseconds between two looks: a check may be passed without another document
_PATIENCE = 20  # looks at results in a document that does not end; then they count as they are
_WORLD = QWebEngineScript.ScriptWorldId.ApplicationWorld.value  # where the page's own scripts reach nothing
_BY_A_PERSON = (
    QWebEnginePage.NavigationType.NavigationTypeLinkClicked,
    QWebEnginePage.NavigationType.NavigationTypeFormSubmitted,
    QWebEnginePage.NavigationType.NavigationTypeReload,
)


class CheckPage(GuardedPage):
    """As guarded as the pages that nobody looks at, but with the pictures that a check is made of."""

    def __init__(self, profile: QWebEngineProfile, parent: QObject):
        super().__init__(profile, parent)
        self._with_pictures = WebOnly(self)  # PySide calls an override only as long as Python holds the object
        self.setUrlRequestInterceptor(self._with_pictures)
        self.settings().setAttribute(QWebEngineSettings.WebAttribute.AutoLoadImages, True)

    def acceptNavigationRequest(self, url: QUrl | str, type: QWebEnginePage.NavigationType, isMainFrame: bool) -> bool:
        """What a person clicks is no circle."""
        if type in _BY_A_PERSON:
            self._navigations = 0
        return super().acceptNavigationRequest(url, type, isMainFrame)


class CheckWindow(QDialog):
    """Shows one address until results stand there, then has the page as `passed`; None where it was closed before."""

    def __init__(self, profile: BrowserProfile, title: str, words: str):
        super().__init__(None, Qt.WindowType.Window)
        self.passed: asyncio.Future[RenderedPage | None] = asyncio.get_running_loop().create_future()
        self._script = ""
        self._seen_ready = 0
        self._asking = False
        self._over = False
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)  # its end must not end the program
        said = QLabel(words)
        said.setTextFormat(Qt.TextFormat.PlainText)
        said.setWordWrap(True)
        said.setContentsMargins(12, 8, 12, 8)
        self.view = QWebEngineView()
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.page = CheckPage(profile.qt, self.view)
        self.view.setPage(self.page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(said)
        column.addWidget(self.view, 1)
        self.resize(_WIDTH, _HEIGHT)
        self._timer = QTimer(self, interval=_GLANCE)
        self._timer.timeout.connect(self._glance)
        self.page.loadingChanged.connect(self._note_progress)
        self.page.renderProcessTerminated.connect(self.give_up)
        self.finished.connect(self.give_up)

    def open_at(self, url: str, ready: str) -> None:
        """ready: a CSS selector that finds something with text on a result page only."""
        self._script = _script(ready)
        self.page.load(QUrl(url))
        self._timer.start()
        self.show()
        self.raise_()
        self.activateWindow()

    def give_up(self, *_: object) -> None:
        self._end(None)

    def end(self) -> None:
        """Ends the page's process too. Qt may have destroyed the window already where this is called once more."""
        self.give_up()
        if self._over:
            return
        self._over = True
        self.close()
        self.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.give_up()

    def _note_progress(self, info: QWebEngineLoadingInfo) -> None:
        self._asking = False  # a document that is gone answers no more
        if info.status() == QWebEngineLoadingInfo.LoadStatus.LoadStartedStatus:
            self._seen_ready = 0
        else:
            self.page.note_arrival(info.url())
            self._glance()

    def _glance(self) -> None:
        if not self._asking and not self.passed.done() and self._script:
            self._asking = True
            self.page.runJavaScript(self._script, _WORLD, self._take)

    def _take(self, answer: Any) -> None:
        """Qt may call this after the window's end, with nothing."""
        self._asking = False
        if not answer or self.passed.done():
            return
        seen = json.loads(answer)
        self._seen_ready += 1
        if (seen["whole"] or self._seen_ready >= _PATIENCE) and is_web_address(seen["url"]):
            self._end(RenderedPage(seen["html"], seen["url"], seen["status"] or None))

    def _end(self, page: RenderedPage | None) -> None:
        if not self.passed.done():
            self.passed.set_result(page)


class CheckWindows:
    """The windows that are open. `profile` gives that of the engines, which shares its cookies with their pages."""

    def __init__(self, profile: Callable[[], BrowserProfile]):
        self._profile = profile
        # By their destruction: Python's last reference to a window would delete it in the wrong order.
        self._windows: dict[asyncio.Future[None], CheckWindow] = {}

    @property
    def open(self) -> tuple[CheckWindow, ...]:
        return tuple(self._windows.values())

    async def show(self, url: str, ready: str, language: str, title: str, words: str) -> RenderedPage | None:
        """The page once it has results; None where the user closes the window, or leaves it open for too long.

        A cancelled call closes its window at once. Raises `Unavailable` where the browser is closed.
        """
        profile = self._profile()
        profile.speak(language)
        window = CheckWindow(profile, title, words)
        gone = destruction_of(window)
        self._windows[gone] = window
        gone.add_done_callback(self._windows.pop)
        try:
            window.open_at(url, ready)
            await asyncio.wait([window.passed], timeout=LONGEST)
            return window.passed.result() if window.passed.done() else None
        finally:
            window.end()

    def dismiss(self) -> None:
        """Close them all: the user no longer wants to."""
        for window in self.open:
            window.give_up()

    async def close(self) -> None:
        """As `dismiss`, and wait for their end: to be called before the profile goes."""
        for window in self.open:
            window.end()
        await asyncio.gather(*self._windows)


# A page can hide `document.body` behind a form of that name, from this world too: hence the prototype's functions.
def _script(ready: str) -> str:
    return f"""(() => {{
    const get = name => Object.getOwnPropertyDescriptor(Document.prototype, name).get.call(document);
    const found = Array.from(Document.prototype.querySelectorAll.call(document, {json.dumps(ready)}));
    if (!found.some(element => element.textContent.trim() !== "")) return "";
    return JSON.stringify({{
        whole: get("readyState") !== "loading", url: location.href,
        status: performance.getEntriesByType("navigation")[0]?.responseStatus ?? 0,
        html: get("documentElement").outerHTML.slice(0, {MOST_HTML}).toWellFormed()
    }}); }})()"""
