"""The two browser profiles: `engines` for result pages, `pages` for everything read. Neither knows the user's browser.

Every page that is read gets a profile of its own, off the record: making and ending one costs 2 ms, loading is no
slower than with a shared one, and 100 of them in a row left no memory behind (measured on 6.11.3). So no page finds
what an earlier one left, not even within a turn.
"""

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWebEngineCore import (
    QWebEngineDownloadRequest,
    QWebEngineProfile,
    QWebEngineProfileBuilder,
    QWebEngineUrlRequestInfo,
    QWebEngineUrlRequestInterceptor,
)

from app.browser.guarded_page import reaches_private_network

_WEB_SCHEMES = frozenset({"http", "https", "ws", "wss", "data", "blob"})
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class WebOnly(QWebEngineUrlRequestInterceptor):
    """Refuses files, Chromium's own pages and custom schemes, and what reaches inside: a service worker's requests pass
    by the page's own interceptor. Runs on the window's thread at every request."""

    def interceptRequest(self, info: QWebEngineUrlRequestInfo) -> None:
        if info.requestUrl().scheme() not in _WEB_SCHEMES or reaches_private_network(info):
            info.block(True)


class BrowserProfile:
    """A profile that refuses what no page needs. It has to outlive its pages, and is ended by `qt.deleteLater`."""

    def __init__(self, qt: QWebEngineProfile) -> None:
        self.qt = qt
        self._web_only = WebOnly(qt)  # PySide calls an override only as long as Python holds the object
        qt.setUrlRequestInterceptor(self._web_only)
        qt.downloadRequested.connect(self._take_download)
        self.on_save: Callable[[QWebEngineDownloadRequest], object] | None = None  # while a page is saved by ourselves
        qt.setSpellCheckEnabled(False)
        qt.setPushServiceEnabled(False)
        qt.setNotificationPresenter(_show_no_notification)

    def speak(self, language: str) -> None:
        """One BCP 47 tag, for the header Accept-Language and for scripts; empty: say nothing."""
        if self.qt.httpAcceptLanguage() != accept_language(language):
            self.qt.setHttpAcceptLanguage(accept_language(language))

    def _take_download(self, download: QWebEngineDownloadRequest) -> None:
        """What a page offers is refused; what is saved of a page is no download of its own."""
        if self.on_save is not None and download.isSavePageDownload():
            self.on_save(download)
        else:
            download.cancel()


def pages_profile() -> BrowserProfile:
    """A new profile that keeps nothing."""
    return BrowserProfile(QWebEngineProfile())


def engines_profile(folder: Path | None) -> BrowserProfile:
    """The profile of result pages and of the check window: on disk in `folder` if the user agreed to one.

    Chromium writes after the profile is gone and before the process ends: a second profile in the same process may not
    find what the first one kept. Where a folder is still in use, nothing is kept.
    """
    return BrowserProfile((_on_disk(folder) if folder else None) or QWebEngineProfile())


def accept_language(language: str) -> str:
    """`de-AT` → `de-AT,de;q=0.9`: the header's value for one BCP 47 tag; empty for what is none."""
    if not _LANGUAGE.fullmatch(language):
        return ""
    primary = language.partition("-")[0]
    return language if primary == language else f"{language},{primary};q=0.9"


def _on_disk(folder: Path) -> QWebEngineProfile | None:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    builder = QWebEngineProfileBuilder()
    builder.setPersistentStoragePath(str(folder))
    builder.setCachePath(str(folder / "cache"))
    builder.setPersistentCookiesPolicy(QWebEngineProfile.PersistentCookiesPolicy.AllowPersistentCookies)
    builder.setPersistentPermissionsPolicy(QWebEngineProfile.PersistentPermissionsPolicy.AskEveryTime)
    return builder.createProfile("engines")  # None where the folder is taken, whatever the stub says


def _show_no_notification(_notification: QObject) -> None:
    """Without a presenter of our own Qt would look for the desktop's."""
