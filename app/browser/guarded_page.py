"""A page nobody looks at: it asks for nothing, opens nothing, and loads only what its text may need."""

import time

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtWebEngineCore import (
    QWebEngineCertificateError,
    QWebEngineClientCertificateSelection,
    QWebEngineDesktopMediaRequest,
    QWebEngineFileSystemAccessRequest,
    QWebEngineFullScreenRequest,
    QWebEnginePage,
    QWebEnginePermission,
    QWebEngineProfile,
    QWebEngineRegisterProtocolHandlerRequest,
    QWebEngineSettings,
    QWebEngineUrlRequestInfo,
    QWebEngineUrlRequestInterceptor,
    QWebEngineWebAuthUxRequest,
)

from app.core.domain.addresses import private_detour, private_place

NAVIGATIONS = 10  # after the first; a site that needs more is a trap
REQUESTS = 600  # sub-resources of one page; each costs time of the window's thread
DIALOGS = 20
CONSOLE_LINES = 2000
LONGEST_LEAVE = 5.0  # seconds that a page waits for the one that follows it

_Kind = QWebEngineUrlRequestInfo.ResourceType
_NEEDLESS = frozenset(
    {
        _Kind.ResourceTypeImage,
        _Kind.ResourceTypeFontResource,
        _Kind.ResourceTypeMedia,
        _Kind.ResourceTypeFavicon,
        _Kind.ResourceTypePing,
        _Kind.ResourceTypeCspReport,
        _Kind.ResourceTypePrefetch,
        _Kind.ResourceTypeObject,
        _Kind.ResourceTypePluginResource,
        _Kind.ResourceTypeWebSocket,
    }
)
_MAIN_FRAME = frozenset({_Kind.ResourceTypeMainFrame, _Kind.ResourceTypeNavigationPreloadMainFrame})
_Attribute = QWebEngineSettings.WebAttribute
_OFF = (
    _Attribute.AutoLoadImages,
    _Attribute.AutoLoadIconsForPage,
    _Attribute.JavascriptCanOpenWindows,
    _Attribute.JavascriptCanAccessClipboard,
    _Attribute.JavascriptCanPaste,
    _Attribute.AllowWindowActivationFromJavaScript,
    _Attribute.LocalContentCanAccessRemoteUrls,
    _Attribute.LocalContentCanAccessFileUrls,
    _Attribute.HyperlinkAuditingEnabled,
    _Attribute.DnsPrefetchEnabled,
    _Attribute.ErrorPageEnabled,  # Chromium's error page would be read as the site's text
    _Attribute.PluginsEnabled,
    _Attribute.PdfViewerEnabled,
    _Attribute.FullScreenSupportEnabled,
    _Attribute.ScreenCaptureEnabled,
    _Attribute.WebGLEnabled,
    _Attribute.Accelerated2dCanvasEnabled,
    _Attribute.FocusOnNavigationEnabled,
    _Attribute.NavigateOnDropEnabled,
    _Attribute.BackForwardCacheEnabled,
)


def reaches_private_network(info: QWebEngineUrlRequestInfo) -> bool:
    """True for a request into this machine or a private network that comes from any other place than its goal.

    The gate lets through to what the user allowed to be read: no other page must read or change it. Where a request is
    redirected there, Qt asks when it is sent already, and withholds the answer only; the gate knows most of those.
    """
    goal = _encoded(info.requestUrl())
    if not private_place(goal):
        return False
    if info.resourceType() in _MAIN_FRAME and info.initiator().isEmpty():
        return False  # the program's own, or a redirect of it: see `acceptNavigationRequest`
    return any(private_detour(_encoded(url), goal) for url in (info.initiator(), info.firstPartyUrl()))


class TextOnly(QWebEngineUrlRequestInterceptor):
    """Refuses what carries no text, what reaches inside, and floods of requests.

    It belongs to the page, not to the profile, so that a window which shows a page of the same profile to the user may
    have its images.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._requests = 0

    def interceptRequest(self, info: QWebEngineUrlRequestInfo) -> None:
        self._requests += 1
        if info.resourceType() in _NEEDLESS or self._requests > REQUESTS or reaches_private_network(info):
            info.block(True)


class GuardedPage(QWebEnginePage):
    """One document after another, up to a limit."""

    navigation_limit_reached = Signal()  # more than NAVIGATIONS; the page that is there stays
    pestered = Signal(str)  # dialogs or console lines without end: what it did

    def __init__(self, profile: QWebEngineProfile, parent: QObject) -> None:
        super().__init__(profile, parent)
        self._next = QUrl()
        self._next_since = 0.0
        self._navigations = 0
        self._here = ""  # the last address that it was let through to
        self._dialogs = 0
        self._console_lines = 0
        self._text_only = TextOnly(self)  # PySide calls an override only as long as Python holds the object
        self.setUrlRequestInterceptor(self._text_only)
        self.setAudioMuted(True)
        for attribute in _OFF:
            self.settings().setAttribute(attribute, False)
        self.settings().setAttribute(_Attribute.WebRTCPublicInterfacesOnly, True)
        self._refuse_requests()

    @property
    def leaving(self) -> bool:
        """Another document was let through and is not there yet: what is there is on its way out."""
        return not self._next.isEmpty() and time.monotonic() - self._next_since < LONGEST_LEAVE

    def note_arrival(self, url: QUrl | None = None) -> None:
        """The document of this address is there; without one: none will come."""
        if url is None or _same_document(url, self._next):
            self._next = QUrl()

    def _refuse_requests(self) -> None:
        self.permissionRequested.connect(QWebEnginePermission.deny)
        self.certificateError.connect(QWebEngineCertificateError.rejectCertificate)
        self.selectClientCertificate.connect(QWebEngineClientCertificateSelection.selectNone)
        self.desktopMediaRequested.connect(QWebEngineDesktopMediaRequest.cancel)
        self.fileSystemAccessRequested.connect(QWebEngineFileSystemAccessRequest.reject)
        self.fullScreenRequested.connect(QWebEngineFullScreenRequest.reject)
        self.registerProtocolHandlerRequested.connect(QWebEngineRegisterProtocolHandlerRequest.reject)
        self.webAuthUxRequested.connect(QWebEngineWebAuthUxRequest.cancel)

    def acceptNavigationRequest(self, url: QUrl | str, type: QWebEnginePage.NavigationType, isMainFrame: bool) -> bool:
        """Server redirects are asked about here too, one by one."""
        scheme = QUrl(url).scheme()
        if not isMainFrame:
            return scheme in ("http", "https", "about", "data", "blob")
        if scheme not in ("http", "https"):
            return False
        self._navigations += 1
        if self._navigations > 1 + NAVIGATIONS:
            self.navigation_limit_reached.emit()
            return False
        address = _encoded(QUrl(url))
        if self._here and private_detour(self._here, address):
            return False  # only the program itself may begin there
        self._here = address
        self._next, self._next_since = QUrl(url), time.monotonic()
        return True

    def javaScriptAlert(self, securityOrigin: QUrl | str, msg: str) -> None:
        self._count_dialog()

    def javaScriptConfirm(self, securityOrigin: QUrl | str, msg: str) -> bool:
        self._count_dialog()
        return False

    def javaScriptPrompt(self, securityOrigin: QUrl | str, msg: str, defaultValue: str) -> tuple[bool, str]:
        self._count_dialog()
        return False, ""

    def javaScriptConsoleMessage(
        self, level: QWebEnginePage.JavaScriptConsoleMessageLevel, message: str, lineNumber: int, sourceID: str
    ) -> None:
        """What a page says to its authors is nothing to us."""
        self._console_lines += 1
        if self._console_lines == CONSOLE_LINES:
            self.pestered.emit("console")

    def createWindow(self, type: QWebEnginePage.WebWindowType) -> QWebEnginePage | None:  # type: ignore[override]
        """None refuses; the stub knows only pages."""
        return None

    def chooseFiles(self, mode: object, oldFiles: object, acceptedMimeTypes: object) -> list[str]:
        return []

    def _count_dialog(self) -> None:
        self._dialogs += 1
        if self._dialogs == DIALOGS:
            self.pestered.emit("dialogs")


def _encoded(url: QUrl) -> str:
    return url.toString(QUrl.ComponentFormattingOption.FullyEncoded)


def _same_document(one: QUrl, other: QUrl) -> bool:
    return one.toString().partition("#")[0] == other.toString().partition("#")[0]
