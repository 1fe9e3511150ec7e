"""The transcript's page and profile: it loads our own files once, and goes nowhere."""

from functools import cache

from PySide6.QtCore import QFile, QIODevice, QObject, QUrl, Signal
from PySide6.QtWebChannel import QWebChannel
from PySide6.QtWebEngineCore import (
    QWebEngineDownloadRequest,
    QWebEnginePage,
    QWebEnginePermission,
    QWebEngineProfile,
    QWebEngineScript,
    QWebEngineSettings,
    QWebEngineUrlRequestInfo,
    QWebEngineUrlRequestInterceptor,
)

from app.ui.transcript.markdown.links import is_safe_link
from app.ui.transcript.scheme import HOME, SCHEME, OwnFiles, file

# Our script lives in a world of its own, where the bridge is too. The page itself may run nothing at all.
WORLD = QWebEngineScript.ScriptWorldId.ApplicationWorld.value

_OFF = (
    QWebEngineSettings.WebAttribute.LocalStorageEnabled,
    QWebEngineSettings.WebAttribute.PluginsEnabled,
    QWebEngineSettings.WebAttribute.PdfViewerEnabled,
    QWebEngineSettings.WebAttribute.FullScreenSupportEnabled,
    QWebEngineSettings.WebAttribute.JavascriptCanOpenWindows,
    QWebEngineSettings.WebAttribute.JavascriptCanAccessClipboard,
    QWebEngineSettings.WebAttribute.JavascriptCanPaste,
    QWebEngineSettings.WebAttribute.LocalContentCanAccessRemoteUrls,
    QWebEngineSettings.WebAttribute.LocalContentCanAccessFileUrls,
    QWebEngineSettings.WebAttribute.HyperlinkAuditingEnabled,
    QWebEngineSettings.WebAttribute.NavigateOnDropEnabled,
    QWebEngineSettings.WebAttribute.ErrorPageEnabled,
    QWebEngineSettings.WebAttribute.ScrollAnimatorEnabled,  # smooth scrolling redraws the whole view 60 times a second
    QWebEngineSettings.WebAttribute.FocusOnNavigationEnabled,
    QWebEngineSettings.WebAttribute.ScreenCaptureEnabled,
    QWebEngineSettings.WebAttribute.WebGLEnabled,
    QWebEngineSettings.WebAttribute.DnsPrefetchEnabled,
)


class OwnOnly(QWebEngineUrlRequestInterceptor):
    """Blocks whatever is not ours before it is sent. Runs at every request: keep it tiny."""

    def interceptRequest(self, info: QWebEngineUrlRequestInfo) -> None:
        if info.requestUrl().scheme() not in (SCHEME.decode(), "qrc"):
            info.block(True)


class OwnProfile(QWebEngineProfile):
    """Off the record, without network. It has to outlive its page."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.files, self._gate = OwnFiles(self), OwnOnly(self)  # PySide forgets overrides of objects nobody holds
        self.installUrlSchemeHandler(SCHEME, self.files)
        self.setUrlRequestInterceptor(self._gate)
        self.setHttpCacheType(QWebEngineProfile.HttpCacheType.NoCache)
        self.setSpellCheckEnabled(False)
        self.downloadRequested.connect(_refuse_download)
        for attribute in _OFF:
            self.settings().setAttribute(attribute, False)


class OwnPage(QWebEnginePage):
    """Shows the transcript; a link in it is only ever a wish, told by `link_requested`."""

    link_requested = Signal(str)

    def __init__(self, profile: OwnProfile, bridge: QObject, parent: QObject) -> None:
        super().__init__(profile, parent)
        self.files = profile.files
        channel = QWebChannel(self)
        channel.registerObject("bridge", bridge)
        self.setWebChannel(channel, WORLD)
        self.permissionRequested.connect(_deny)
        self.show_home()

    def show_home(self) -> None:
        """Load the page, the first time or after a crash."""
        self.load(QUrl(HOME))

    def bring_script(self, *names: str) -> None:
        """The page's own, or more of them, once it is loaded.

        Not by `scripts()`: after a crash of the renderer Qt 6.11 leaves those out.
        """
        first = () if names else (_channel_script(),)
        texts = (file(name).decode() for name in names or ("transcript.js", "tools.js"))
        self.runJavaScript("\n".join((*first, *texts)), WORLD)

    def acceptNavigationRequest(self, url: QUrl | str, kind: QWebEnginePage.NavigationType, main_frame: bool) -> bool:
        address = url.toString() if isinstance(url, QUrl) else url
        if address == HOME and main_frame:
            return kind in (
                QWebEnginePage.NavigationType.NavigationTypeTyped,
                QWebEnginePage.NavigationType.NavigationTypeReload,
            )
        if kind is QWebEnginePage.NavigationType.NavigationTypeLinkClicked and is_safe_link(address):
            self.link_requested.emit(address)
        return False

    def createWindow(self, _kind: QWebEnginePage.WebWindowType) -> QWebEnginePage | None:  # type: ignore[override]
        return None

    def javaScriptConsoleMessage(self, *_: object) -> None:
        """Refusals by the page's policy are as they should be; our own script tells its errors in its answers."""


@cache
def _channel_script() -> str:
    source = QFile(":/qtwebchannel/qwebchannel.js")  # the page itself may not load qrc:
    if not source.open(QIODevice.OpenModeFlag.ReadOnly):
        raise RuntimeError("Qt's own qwebchannel.js is missing")
    return bytes(source.readAll().data()).decode()


def _refuse_download(request: QWebEngineDownloadRequest) -> None:
    request.cancel()


def _deny(permission: QWebEnginePermission) -> None:
    permission.deny()
