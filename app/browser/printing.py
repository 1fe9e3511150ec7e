"""A document of ours as PDF: loaded from a file of its own, without scripts and without the network."""

import asyncio
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from PySide6.QtCore import QByteArray, QMarginsF, QObject, QUrl
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtWebEngineCore import (
    QWebEnginePage,
    QWebEngineProfile,
    QWebEngineSettings,
    QWebEngineUrlRequestInfo,
    QWebEngineUrlRequestInterceptor,
)

from app.core.domain.errors import BadAnswer, TimedOut

_SECONDS = 120.0
_MARGINS = (18.0, 18.0, 18.0, 20.0)  # millimetres
_OFF = (
    QWebEngineSettings.WebAttribute.JavascriptEnabled,
    QWebEngineSettings.WebAttribute.LocalContentCanAccessRemoteUrls,
    QWebEngineSettings.WebAttribute.LocalContentCanAccessFileUrls,
    QWebEngineSettings.WebAttribute.PluginsEnabled,
    QWebEngineSettings.WebAttribute.ErrorPageEnabled,
    QWebEngineSettings.WebAttribute.DnsPrefetchEnabled,
)


class _OnlyThis(QWebEngineUrlRequestInterceptor):
    """Lets through the document itself and what stands in it as data."""

    def __init__(self, url: QUrl, parent: QObject) -> None:
        super().__init__(parent)
        self._url = url

    def interceptRequest(self, info: QWebEngineUrlRequestInfo) -> None:
        if info.requestUrl().scheme() != "data" and info.requestUrl() != self._url:
            info.block(True)


async def printed(html: str, seconds: float = _SECONDS) -> bytes:
    """A4. Raises `TimedOut`, `BadAnswer`, `OSError`."""
    folder = Path(await asyncio.to_thread(mkdtemp, prefix="citewise-print-"))
    profile = QWebEngineProfile()  # off the record
    page = QWebEnginePage(profile)
    try:
        file = folder / "page.html"
        await asyncio.to_thread(file.write_text, html, "utf-8", "replace")
        url = QUrl.fromLocalFile(str(file))
        only_this = _OnlyThis(url, page)
        profile.setUrlRequestInterceptor(only_this)
        for attribute in _OFF:
            page.settings().setAttribute(attribute, False)
        async with asyncio.timeout(seconds):
            await _loaded(page, url)
            return await _pdf(page)
    except TimeoutError as error:
        raise TimedOut("browser") from error
    finally:
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        profile.destroyed.connect(lambda: None if ended.done() else ended.set_result(None))
        page.destroyed.connect(profile.deleteLater)  # in this order, or Qt warns
        page.deleteLater()
        await asyncio.shield(ended)
        await asyncio.to_thread(rmtree, folder, True)


async def _loaded(page: QWebEnginePage, url: QUrl) -> None:
    loaded: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    page.loadFinished.connect(lambda good: None if loaded.done() else loaded.set_result(good))
    page.load(url)
    if not await loaded:
        raise BadAnswer("browser")


async def _pdf(page: QWebEnginePage) -> bytes:
    """Chromium takes the numbers of the pages from the document's style, the margins from here."""
    result: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def done(data: QByteArray) -> None:
        if not result.done():
            result.set_result(bytes(data.data()))

    margins, size = QMarginsF(*_MARGINS), QPageSize(QPageSize.PageSizeId.A4)
    portrait, millimetres = QPageLayout.Orientation.Portrait, QPageLayout.Unit.Millimeter
    page.printToPdf(done, QPageLayout(size, portrait, margins, millimetres))
    if not (data := await result):
        raise BadAnswer("browser")
    return data
