"""The sandbox for an archived page: a file of its own, no scripts, no network, no navigation, nothing kept."""

from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QObject, Qt, QUrl, Signal
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

_ON = (
    QWebEngineSettings.WebAttribute.AutoLoadImages,  # those that are in the file
    QWebEngineSettings.WebAttribute.ShowScrollBars,
    QWebEngineSettings.WebAttribute.PlaybackRequiresUserGesture,
    QWebEngineSettings.WebAttribute.WebRTCPublicInterfacesOnly,
)


class ArchivedPageView(QWidget):
    """Call `close_page` before it goes."""

    loaded = Signal(bool)
    failed = Signal()  # the page's process died

    def __init__(self, document: bytes, ending: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._folder = TemporaryDirectory(prefix="citewise-show-", ignore_cleanup_errors=True)
        file = Path(self._folder.name, "page" + ending)
        file.write_bytes(document)
        url = QUrl.fromLocalFile(str(file))
        self.view = QWebEngineView(self)
        self._profile = _OneFile(url, self)  # after the view: children go in this order
        self.page = _Page(url, self._profile, self.view)
        self.view.setPage(self.page)
        self.view.setAcceptDrops(False)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.setFocusProxy(self.view)
        self.page.loadFinished.connect(self.loaded)
        self.page.renderProcessTerminated.connect(lambda *_: self.failed.emit())
        self.page.load(url)

    def close_page(self) -> None:
        """View, page, profile go in this order, and the file last."""
        for part in (self.view, self.page, self._profile):
            if isValid(part):
                delete(part)
        self._folder.cleanup()
        self.hide()
        self.deleteLater()


class _Page(QWebEnginePage):
    def __init__(self, url: QUrl, profile: QWebEngineProfile, parent: QObject) -> None:
        super().__init__(profile, parent)
        self._url = url
        self.newWindowRequested.connect(_refuse_window)
        self.permissionRequested.connect(_deny)

    def acceptNavigationRequest(self, url: QUrl | str, kind: QWebEnginePage.NavigationType, main_frame: bool) -> bool:
        """The file itself, and the frames within it that MHTML brings along."""
        if not main_frame:
            return QUrl(url).scheme() in ("cid", "about", "data")
        return QUrl(url) == self._url and kind is QWebEnginePage.NavigationType.NavigationTypeTyped

    def createWindow(self, _kind: QWebEnginePage.WebWindowType) -> QWebEnginePage | None:  # type: ignore[override]
        return None

    def javaScriptConsoleMessage(self, *_: object) -> None:
        """What it says to its authors is nothing to us."""


class _OneFile(QWebEngineProfile):
    """Off the record; refuses every request but that for the file. It has to outlive its page."""

    def __init__(self, url: QUrl, parent: QObject) -> None:
        super().__init__(parent)
        self._gate = _Only(url, self)  # PySide forgets overrides of objects nobody holds
        self.setUrlRequestInterceptor(self._gate)
        self.setHttpCacheType(QWebEngineProfile.HttpCacheType.NoCache)
        self.setSpellCheckEnabled(False)
        self.downloadRequested.connect(_refuse_download)
        for attribute in QWebEngineSettings.WebAttribute:
            self.settings().setAttribute(attribute, attribute in _ON)


class _Only(QWebEngineUrlRequestInterceptor):
    def __init__(self, url: QUrl, parent: QObject) -> None:
        super().__init__(parent)
        self._url = url

    def interceptRequest(self, info: QWebEngineUrlRequestInfo) -> None:
        if info.requestUrl() != self._url and info.requestUrl().scheme() not in ("data", "cid"):
            info.block(True)


def _refuse_window(_request: QWebEngineNewWindowRequest) -> None:
    """It is never made."""


def _refuse_download(request: QWebEngineDownloadRequest) -> None:
    request.cancel()


def _deny(permission: QWebEnginePermission) -> None:
    permission.deny()
