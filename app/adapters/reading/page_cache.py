"""Pages that were read before: what is kept of them, and where."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from app.adapters.reading.fetch import CacheValidators
from app.core.domain.evidence import Page

CachedPage = tuple[Page, float, str, str]
"""The page, when it was last known to be so (seconds since 1970), and its server's ETag and Last-Modified."""


class PageStore(Protocol):
    """Pages under the key of the address that was asked for (`page_key`). Raises nothing: what fails is not kept."""

    async def get(self, key: str) -> CachedPage | None: ...

    async def keep(self, key: str, page: Page, checked: float, etag: str = "", modified: str = "") -> None: ...

    def keep_soon(self, key: str, page: Page, checked: float, etag: str = "", modified: str = "") -> None:
        """As `keep`, but nobody waits for it; who asks for the page next gets it all the same."""
        ...

    async def confirm(self, key: str, checked: float) -> None:
        """The page is still what is kept of it."""
        ...

    async def needs_browser(self, host: str) -> bool:
        """Whether pages of this host were lately read in the browser because HTTP brought too little."""
        ...

    async def keep_way(self, host: str, needs_browser: bool) -> None: ...


def validators_of(cached: CachedPage | None) -> CacheValidators | None:
    """What the browser showed has no validators: they would be those of the frame without its text."""
    if cached is None:
        return None
    page, _, etag, modified = cached
    return None if page.rendered or not (etag or modified) else CacheValidators(page.url, etag, modified)


class IconStore(Protocol):
    """Icons by the host of the page, with the port. Raises nothing: what fails is not kept."""

    async def icon(self, host: str) -> tuple[bytes, float] | None:
        """(picture, when it was asked for in seconds since 1970); the picture is empty where there was none."""
        ...

    async def keep_icon(self, host: str, data: bytes, fetched_at: float) -> None: ...


class MemoryPages:
    """The last `size` pages for `seconds`: for what may not be written to disk, and where there is none."""

    def __init__(self, size: int = 64, seconds: float = 86400.0, clock: Callable[[], float] = time.time) -> None:
        self._size = size
        self._seconds = seconds
        self._clock = clock
        self._pages: OrderedDict[str, CachedPage] = OrderedDict()
        self._browser: OrderedDict[str, None] = OrderedDict()

    async def get(self, key: str) -> CachedPage | None:
        cached = self._pages.get(key)
        if cached is None:
            return None
        if self._clock() - cached[1] > self._seconds:
            del self._pages[key]
            return None
        self._pages.move_to_end(key)
        return cached

    async def keep(self, key: str, page: Page, checked: float, etag: str = "", modified: str = "") -> None:
        self.keep_soon(key, page, checked, etag, modified)

    def keep_soon(self, key: str, page: Page, checked: float, etag: str = "", modified: str = "") -> None:
        self._pages[key] = (page, checked, etag, modified)
        self._pages.move_to_end(key)
        while len(self._pages) > self._size:
            self._pages.popitem(last=False)

    async def confirm(self, key: str, checked: float) -> None:
        if key in self._pages:
            page, _, *validators = self._pages[key]
            self._pages[key] = (page, checked, validators[0], validators[1])

    async def needs_browser(self, host: str) -> bool:
        return host in self._browser

    async def keep_way(self, host: str, needs_browser: bool) -> None:
        self._browser.pop(host, None)
        if needs_browser:
            self._browser[host] = None
        while len(self._browser) > 1000:
            self._browser.popitem(last=False)
