"""Icons of the sites whose pages were read: from the site itself, through the gate, and kept by host."""

import asyncio
import binascii
import time
from base64 import b64decode
from collections import OrderedDict
from collections.abc import Callable
from contextlib import aclosing
from urllib.parse import urljoin, urlsplit

import httpx

from app.adapters.http import PLAIN, app_errors
from app.adapters.reading.extraction.byline import usable_icon
from app.adapters.reading.fetch import refuse_detour, refuse_private
from app.adapters.reading.page_cache import IconStore
from app.core.domain.addresses import site_of
from app.core.domain.errors import AppError
from app.core.domain.evidence import Page
from app.core.domain.settings import SearchSettings

MOST_BYTES = 65_536
LIFETIME = 30 * 86400.0  # seconds after which an icon is asked for again, at the next reading
MISSING = 86400.0  # that a host without an icon is let be
_SECONDS = 8.0  # for all of a request
_MOST_REDIRECTS = 4
_AT_ONCE = 2
_MOST_SITES = 1000
_ACCEPT = "image/png,image/x-icon,image/webp,image/jpeg,image/gif;q=0.9,*/*;q=0.1"
_REDIRECTS = (301, 302, 303, 307, 308)


class WebIcons:
    """Fits `SiteIcons`. `client` goes through the gate, and is none that pages have to wait for."""

    def __init__(
        self,
        client: httpx.AsyncClient,
        store: IconStore,
        settings: Callable[[], SearchSettings],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._client = client
        self._store = store
        self._settings = settings
        self._clock = clock
        self._read: OrderedDict[str, Page] = OrderedDict()  # host → a page of it, without its text
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._locks: dict[str, asyncio.Lock] = {}

    def know(self, page: Page) -> None:
        """A page was read: from now on its site's icon may be asked for."""
        host = _host(page.url)
        self._read[host] = Page(page.url, "", "", icon=page.icon)
        self._read.move_to_end(host)
        while len(self._read) > _MOST_SITES:
            self._read.popitem(last=False)

    async def icon(self, url: str) -> bytes:
        host = _host(url)
        if not host:
            return b""
        lock = self._locks.setdefault(host, asyncio.Lock())
        try:
            async with lock:  # whoever asks meanwhile is answered by the same request
                return await self._cached_icon(host)
        finally:
            if not lock.locked():
                self._locks.pop(host, None)

    async def _cached_icon(self, host: str) -> bytes:
        cached = await self._store.icon(host)
        page = self._read.get(host)
        if cached is not None and (
            page is None or 0 <= self._clock() - cached[1] < (LIFETIME if cached[0] else MISSING)
        ):
            return cached[0]
        if page is None:
            return b""
        data = await self._request_icon(page) or (cached[0] if cached else b"")
        self._read.pop(host, None)  # not again before its next page is read, even where nothing can be kept
        await self._store.keep_icon(host, data, self._clock())
        return data

    async def _request_icon(self, page: Page) -> bytes:
        """Empty where there is none, or none that we take."""
        try:
            address = page.icon or urljoin(page.url, "/favicon.ico")
            if not usable_icon(address):
                return b""
            if address[:5].lower() == "data:":
                return _raster(b64decode(address.partition(",")[2], validate=True))
            async with self._places, asyncio.timeout(_SECONDS):
                with app_errors(site_of(address)):
                    return _raster(await self._fetched(address, page.url))
        except (AppError, TimeoutError, ValueError, binascii.Error):
            return b""

    async def _fetched(self, url: str, page: str) -> bytes:
        """Raises `AppError` or `ValueError`; no page leads into a private place, even one that may be read."""
        here = page
        for _ in range(_MOST_REDIRECTS + 1):
            refuse_private(url, self._settings().allowed_hosts)
            refuse_detour(here, url)
            request = self._client.build_request(
                "GET", url, headers={"Accept": _ACCEPT, "Connection": "close", **PLAIN}
            )
            request.headers.pop("cookie", None)
            response = await self._client.send(request, stream=True, follow_redirects=False)
            try:
                location = response.headers.get("location", "")
                if response.status_code not in _REDIRECTS or not location:
                    return await _body(response)
            finally:
                await response.aclose()
            here, url = url, urljoin(url, location.strip())
        return b""


async def _body(response: httpx.Response) -> bytes:
    """Nothing of what is too long."""
    if response.status_code != 200:
        return b""
    body = bytearray()
    async with aclosing(response.aiter_raw()) as pieces:  # type: ignore[type-var]  # a generator in truth
        async for piece in pieces:
            body += piece
            if len(body) > MOST_BYTES:
                return b""
    return bytes(body)


def _raster(data: bytes) -> bytes:
    """The picture if it begins as one of the kinds that we show. What a server calls it says nothing."""
    kinds = (b"\x89PNG\r\n\x1a\n", b"\x00\x00\x01\x00", b"\xff\xd8\xff", b"GIF87a", b"GIF89a")
    webp = data[:4] == b"RIFF" and data[8:12] == b"WEBP"
    return data if len(data) <= MOST_BYTES and (webp or data.startswith(kinds)) else b""


def _host(url: str) -> str:
    try:
        return urlsplit(url).netloc.rpartition("@")[2].lower()
    except ValueError:
        return ""
