"""Pages that were just read, in memory: the same page is often found by several queries."""

import time
from collections import OrderedDict
from collections.abc import Callable

from app.core.domain.addresses import page_key
from app.core.domain.evidence import Page


class PageCache:
    """The last `size` pages, each for `seconds`, under the key of the address that was asked for."""

    def __init__(self, size: int = 64, seconds: float = 1800.0, clock: Callable[[], float] = time.monotonic):
        self._size = size
        self._seconds = seconds
        self._clock = clock
        self._pages: OrderedDict[str, tuple[float, Page]] = OrderedDict()

    def get(self, url: str) -> Page | None:
        key = page_key(url)
        kept = self._pages.get(key)
        if kept is None:
            return None
        if self._clock() - kept[0] > self._seconds:
            del self._pages[key]
            return None
        self._pages.move_to_end(key)
        return kept[1]

    def keep(self, url: str, page: Page) -> None:
        self._pages[page_key(url)] = (self._clock(), page)
        while len(self._pages) > self._size:
            self._pages.popitem(last=False)
