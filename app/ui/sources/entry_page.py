"""The sandbox for Google's search entry point: no scripts, no network, no navigation, nothing kept.

A profile of its own, off the record, refuses every request; a policy in the document around the entry point forbids
them a second time. A link is only ever a wish, told by `link_requested`.
"""

import re

from PySide6.QtCore import QObject, QSizeF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QColor
from PySide6.QtWebEngineCore import (
    QWebEngineDownloadRequest,
    QWebEngineNewWindowRequest,
    QWebEnginePage,
    QWebEnginePermission,
    QWebEngineProfile,
    QWebEngineSettings,
    QWebEngineUrlRequestInfo,
    QWebEngineUrlRequestInterceptor,
)
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import delete, isValid

from app.core.domain.addresses import is_web_address
from app.ui.widgets.theme import Colours

_LOWEST = 44  # pixels
_ON = (
    QWebEngineSettings.WebAttribute.AutoLoadImages,  # those that are part of the document
    QWebEngineSettings.WebAttribute.ShowScrollBars,
    QWebEngineSettings.WebAttribute.LinksIncludedInFocusChain,
    QWebEngineSettings.WebAttribute.PlaybackRequiresUserGesture,
    QWebEngineSettings.WebAttribute.WebRTCPublicInterfacesOnly,
)
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'"
# A preconnect needs no request, so neither the policy nor the profile sees it (measured: Qt 6.11 opens the socket).
_REACHING_OUT = re.compile(r"<(?=(?:link|meta|base|iframe|frame|frameset|object|embed)[\s/>])", re.IGNORECASE)
_SCHEME = re.compile(r"\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)", re.IGNORECASE)


def document(html: str, colours: Colours) -> str:
    """The entry point in a document of ours, which comes first and so cannot be undone.

    Elements that only reach out, and show nothing of their own, become unknown ones. Chromium knows the system's light
    or dark, not the program's: queries for it are answered here.
    """
    look = "dark" if colours.dark else "light"

    def answered(match: re.Match[str]) -> str:
        return "(min-width: 0px)" if match[1].lower() == look else "(max-width: 0px)"

    html = _REACHING_OUT.sub("<no-", _SCHEME.sub(answered, html))
    return (
        f'<!doctype html><html><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}"><meta name="referrer" content="no-referrer">'
        f"<style>:root {{ color-scheme: {look}; background: {colours.window}; color: {colours.text}; }}"
        f" body {{ margin: 0; font: 13px/1.5 system-ui, sans-serif; overflow-wrap: break-word; }}"
        f" a {{ color: {colours.accent}; }}</style></head><body>{html}</body></html>"
    )


class EntryView(QWidget):
    """As high as what it shows, up to `highest` pixels. Call `close_page` before it goes."""

    link_requested = Signal(str)
    failed = Signal()  # the page crashed, or shows something else than it was given

    def __init__(self, html: str, colours: Colours, highest: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._highest = highest
        self.view = QWebEngineView(self)
        self._profile = NoNetwork(self)  # after the view: children go in this order
        self.page = EntryPage(self._profile, self.view)
        self.page.setBackgroundColor(QColor(colours.window))
        self.view.setPage(self.page)
        self.view.setAcceptDrops(False)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.setFocusProxy(self.view)
        self.setFixedHeight(_LOWEST)
        self.page.link_requested.connect(self.link_requested)
        self.page.contentsSizeChanged.connect(self._fit)
        self.page.renderProcessTerminated.connect(self._lose)
        self.page.urlChanged.connect(self._check)
        self.page.setHtml(document(html, colours))

    def close_page(self) -> None:
        """View, page, profile go in this order, and the widget with them."""
        for part in (self.view, self.page, self._profile):
            if isValid(part):
                delete(part)
        self.hide()
        self.deleteLater()

    def _fit(self, size: QSizeF) -> None:
        """It only grows: Chromium tells a document's height as no less than the view's."""
        if size.height() > self.height():
            self.setFixedHeight(min(self._highest, round(size.height())))

    def _check(self, url: QUrl) -> None:
        if url.scheme() not in ("data", ""):
            self._lose()

    def _lose(self, *_: object) -> None:
        QTimer.singleShot(0, self, self.failed.emit)  # not from within a page that will be deleted


class EntryPage(QWebEnginePage):
    link_requested = Signal(str)

    def __init__(self, profile: QWebEngineProfile, parent: QObject) -> None:
        super().__init__(profile, parent)
        self.newWindowRequested.connect(self._refuse_window)
        self.permissionRequested.connect(_deny)

    def acceptNavigationRequest(self, url: QUrl | str, kind: QWebEnginePage.NavigationType, main_frame: bool) -> bool:
        """Only what we give it ourselves."""
        address = url.toString() if isinstance(url, QUrl) else url
        if kind is QWebEnginePage.NavigationType.NavigationTypeLinkClicked and main_frame:
            self._ask(address)
        is_initial = kind is QWebEnginePage.NavigationType.NavigationTypeTyped
        return is_initial and main_frame and address.startswith("data:text/html")

    def createWindow(self, _kind: QWebEnginePage.WebWindowType) -> QWebEnginePage | None:  # type: ignore[override]
        return None

    def javaScriptConsoleMessage(self, *_: object) -> None:
        """Refusals by the policy are as they should be."""

    def _refuse_window(self, request: QWebEngineNewWindowRequest) -> None:
        """A link with a target; the window itself is never made."""
        if request.isUserInitiated():
            self._ask(request.requestedUrl().toString())

    def _ask(self, address: str) -> None:
        if is_web_address(address):
            self.link_requested.emit(address)


class NoNetwork(QWebEngineProfile):
    """Off the record; refuses every request. It has to outlive its page."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._gate = Nothing(self)  # PySide forgets overrides of objects nobody holds
        self.setUrlRequestInterceptor(self._gate)
        self.setHttpCacheType(QWebEngineProfile.HttpCacheType.NoCache)
        self.setSpellCheckEnabled(False)
        self.downloadRequested.connect(_refuse_download)
        for attribute in QWebEngineSettings.WebAttribute:
            self.settings().setAttribute(attribute, attribute in _ON)


class Nothing(QWebEngineUrlRequestInterceptor):
    """Lets nothing through but the document itself, which is no request to anyone."""

    def interceptRequest(self, info: QWebEngineUrlRequestInfo) -> None:
        if info.requestUrl().scheme() != "data":
            info.block(True)


def _refuse_download(request: QWebEngineDownloadRequest) -> None:
    request.cancel()


def _deny(permission: QWebEnginePermission) -> None:
    permission.deny()
