"""A visible window in which a person passes an engine's check. No program ever clicks in it."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QCloseEvent, QIcon
from PySide6.QtWebEngineCore import (
    QWebEngineCertificateError,
    QWebEngineLoadingInfo,
    QWebEnginePage,
    QWebEngineProfile,
    QWebEngineScript,
    QWebEngineSettings,
)
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QDialog, QLabel, QMessageBox, QVBoxLayout

from app.browser.address_line import AddressLine, CheckWords, Lock, host_of, same_owner, site_of
from app.browser.guarded_page import GuardedPage
from app.browser.page_load import MOST_HTML, RenderedPage
from app.browser.profiles import BrowserProfile, WebOnly
from app.browser.renderer import destruction_of
from app.core.domain.addresses import is_web_address, private_place

LONGEST = 600.0  # seconds that the window stays open with nobody in it
_WIDTH, _HEIGHT = 900, 720
_GLANCE = 150  # milliseconds between two looks: a check may be passed without another document
_MOST_SITES = 5  # sites that a page may ask to go to
_TIMEOUT = 20  # looks at results in a document that does not end; then they count as they are
_WORLD = QWebEngineScript.ScriptWorldId.ApplicationWorld.value  # where the page's own scripts reach nothing
_BY_A_PERSON = (
    QWebEnginePage.NavigationType.NavigationTypeLinkClicked,
    QWebEnginePage.NavigationType.NavigationTypeFormSubmitted,
    QWebEnginePage.NavigationType.NavigationTypeReload,
)


class CheckPage(GuardedPage):
    """As guarded as the pages that nobody looks at, but with the pictures that a check is made of.

    It stays on the engine's own site until the user says otherwise.
    """

    leave_requested = Signal(QUrl)

    def __init__(self, profile: QWebEngineProfile, parent: QObject, home: str) -> None:
        super().__init__(profile, parent)
        self.home = home
        self._allowed = {home}
        self._requested_urls: set[str] = set()
        self._with_pictures = WebOnly(self)  # PySide calls an override only as long as Python holds the object
        self.setUrlRequestInterceptor(self._with_pictures)
        self.settings().setAttribute(QWebEngineSettings.WebAttribute.AutoLoadImages, True)

    def acceptNavigationRequest(self, url: QUrl | str, type: QWebEnginePage.NavigationType, isMainFrame: bool) -> bool:
        """What a person clicks is no circle."""
        if type in _BY_A_PERSON:
            self._navigations = 0
        if isMainFrame and self._leads_away(QUrl(url)):
            self._ask(QUrl(url))
            return False
        return super().acceptNavigationRequest(url, type, isMainFrame)

    def is_home(self, url: QUrl) -> bool:
        return same_owner(site_of(url), self.home)

    def allow(self, url: QUrl) -> None:
        """The user wants to go there."""
        self._allowed.add(site_of(url))

    def _leads_away(self, url: QUrl) -> bool:
        if url.scheme() not in ("http", "https") or private_place(url.toString()):
            return False  # which is refused, or the engine's own
        return not any(same_owner(site_of(url), site) for site in self._allowed)

    def _ask(self, url: QUrl) -> None:
        """Once for a site, and a few times in all: a page that asks on and on stays where it is."""
        site = site_of(url)
        if site not in self._requested_urls and len(self._requested_urls) < _MOST_SITES:
            self._requested_urls.add(site)
            self.leave_requested.emit(url)


class CheckWindow(QDialog):
    """Shows one address until results stand there, then has the page as `passed`; None where it was closed before."""

    def __init__(self, profile: BrowserProfile, title: str, words: str, url: str, own: CheckWords) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.passed: asyncio.Future[RenderedPage | None] = asyncio.get_running_loop().create_future()
        self._script = ""
        self._ready_count = 0
        self._pending = False
        self._over = False
        self._words = own
        self._start = QUrl(url)
        self._refused = QUrl()  # where the certificate was not good
        self._question: QMessageBox | None = None
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)  # its end must not end the program
        label = QLabel(words)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setContentsMargins(12, 8, 12, 8)
        self.view = QWebEngineView()
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.page = CheckPage(profile.qt, self.view, site_of(self._start))
        self.view.setPage(self.page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(label)
        self.address = AddressLine(own)
        column.addWidget(self.address)
        column.addWidget(self.view, 1)
        self.resize(_WIDTH, _HEIGHT)
        self._timer = QTimer(self, interval=_GLANCE)
        self._timer.timeout.connect(self._glance)
        self.page.loadingChanged.connect(self._note_progress)
        self.page.urlChanged.connect(self._show_place)
        self.page.certificateError.connect(self._note_certificate)
        # Not from inside Chromium's own question.
        self.page.leave_requested.connect(self._ask_to_leave, Qt.ConnectionType.QueuedConnection)
        self.page.renderProcessTerminated.connect(self.give_up)
        self.finished.connect(self.give_up)

    def open_page(self, ready: str) -> None:
        """ready: a CSS selector that finds something with text on a result page only."""
        self._script = _script(ready)
        self._show_place(self._start)
        self.page.load(self._start)
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
        self._pending = False  # a document that is gone answers no more
        if info.status() == QWebEngineLoadingInfo.LoadStatus.LoadStartedStatus:
            self._ready_count = 0
            self._refused = QUrl()
        else:
            self.page.note_arrival(info.url())
            self._glance()

    def _show_place(self, url: QUrl) -> None:
        """An address that is only on its way, or none at all, changes nothing: what is seen is still the last one's."""
        if self._refused.isValid():
            self.address.show_place(self._refused, "certificate")
        elif url.scheme() in ("http", "https"):
            away = "" if self.page.is_home(url) else self.page.home
            self.address.show_place(url, "secure" if url.scheme() == "https" else "insecure", away)

    def _note_certificate(self, error: QWebEngineCertificateError) -> None:
        if error.isMainFrame():
            self._refused = error.url()
            self._show_place(self._refused)

    def _ask_to_leave(self, url: QUrl) -> None:
        """*Stay* is what Return, Escape and closing mean."""
        if self._question is not None or self.passed.done():
            return
        question, more = self._words.leaving(self.page.home, host_of(url))
        box = self._question = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(question)
        box.setInformativeText(more)
        stay = box.addButton(self._words.stay, QMessageBox.ButtonRole.RejectRole)
        leave = box.addButton(self._words.leave, QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        leave.setAutoDefault(False)

        def answered(_: int) -> None:
            self._question = None
            if box.clickedButton() is leave and not self.passed.done():
                self.page.allow(url)
                self.page.load(url)

        box.finished.connect(answered)
        box.open()

    def _glance(self) -> None:
        if not self._pending and not self.passed.done() and self._script:
            self._pending = True
            self.page.runJavaScript(self._script, _WORLD, self._take)

    def _take(self, answer: Any) -> None:
        """Qt may call this after the window's end, with nothing."""
        self._pending = False
        if not answer or self.passed.done():
            return
        state = json.loads(answer)
        self._ready_count += 1
        if not (is_web_address(state["url"]) and self.page.is_home(QUrl(state["url"]))):
            return  # what another site shows are not the engine's results
        if state["whole"] or self._ready_count >= _TIMEOUT:
            self._end(RenderedPage(state["html"], state["url"], state["status"] or None))

    def _end(self, page: RenderedPage | None) -> None:
        if not self.passed.done():
            self.passed.set_result(page)


class _Plain:
    """Words for a program without a window of ours, which translates them."""

    stay, leave = "Stay", "Leave"

    def lock(self, lock: Lock, home: str) -> str:
        return f"{lock} · no longer {home}" if home else lock

    def picture(self, lock: Lock) -> QIcon:
        return QIcon()

    def leaving(self, home: str, host: str) -> tuple[str, str]:
        return f"Leave {home}?", f"The page leads to {host}."


class CheckWindows:
    """The windows that are open. `profile` gives that of the engines, which shares its cookies with their pages."""

    def __init__(self, profile: Callable[[], BrowserProfile], words: CheckWords | None = None) -> None:
        self._profile = profile
        self._words = words or _Plain()
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
        window = CheckWindow(profile, title, words, url, self._words)
        destruction = destruction_of(window)
        self._windows[destruction] = window
        destruction.add_done_callback(self._windows.pop)
        try:
            window.open_page(ready)
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
