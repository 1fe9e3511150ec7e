"""A page that stands in the off-screen browser, as one file of MHTML."""

import asyncio
import logging
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from PySide6.QtWebEngineCore import QWebEngineDownloadRequest, QWebEnginePage

from app.browser.profiles import BrowserProfile

log = logging.getLogger(__name__)

SECONDS = 1.5  # that saving may take: an ordinary page takes 0.1
_Format = QWebEngineDownloadRequest.SavePageFormat


async def mhtml_of(page: QWebEnginePage, profile: BrowserProfile, seconds: float = SECONDS) -> bytes:
    """Nothing is loaded for it: pictures, which the page was not allowed, are not in it. Empty where that fails.

    Raises nothing but what cancels it. The profile must be the page's alone.
    """
    folder = Path(await asyncio.to_thread(mkdtemp, prefix="citewise-page-"))
    file = folder / "page.mhtml"
    try:
        async with asyncio.timeout(seconds):
            if not await _saved(page, profile, file):
                return b""
            return await asyncio.to_thread(file.read_bytes)
    except (TimeoutError, OSError) as error:
        log.info("a page could not be saved: %s", type(error).__name__)
        return b""
    finally:
        profile.on_save = None
        await asyncio.to_thread(rmtree, folder, True)


async def _saved(page: QWebEnginePage, profile: BrowserProfile, file: Path) -> bool:
    saved: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    requests: list[QWebEngineDownloadRequest] = []

    def look(request: QWebEngineDownloadRequest) -> None:
        if request.isFinished() and not saved.done():
            saved.set_result(request.state() == QWebEngineDownloadRequest.DownloadState.DownloadCompleted)

    def begin(request: QWebEngineDownloadRequest) -> None:
        requests.append(request)
        request.isFinishedChanged.connect(lambda: look(request))
        request.accept()
        look(request)

    profile.on_save = begin
    page.save(str(file), _Format.MimeHtmlSaveFormat)
    try:
        return await saved
    finally:
        for request in requests:
            if not request.isFinished():
                request.cancel()
