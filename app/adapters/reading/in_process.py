"""Reading pages without the process for it, where the system does not let us start one."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Protocol

from app.adapters.reading.extraction.extracted import Extracted, extracted_page
from app.adapters.reading.extraction.page_draft import Job, PageDraft
from app.core.domain.addresses import site_of
from app.core.domain.errors import Unavailable, Unreadable
from app.core.domain.reasons import UnreadableReason

log = logging.getLogger(__name__)

MOST_BYTES = 1_000_000  # of a page; the rest of it is not read
_MOST_TAGS = 10_000
_SECONDS = 10.0  # that a page may take, its waiting included
_TO_START = 8.0  # that a first page waits for a process which neither starts nor ends: virus scanners, slow disks
_LET_BE = 60.0  # seconds until a process is tried again


class Child(Protocol):
    """`worker.Worker`."""

    def warm(self) -> None: ...

    async def draft(self, job: Job) -> PageDraft: ...

    async def close(self) -> None: ...


class ReaderWithFallback:
    """Pages are read by `child`; where it cannot start (its file is gone, the system refuses), within this process.

    That is a stopgap: nobody can end a thread, and what it takes of memory and of the interpreter is the window's. So
    there is one thread, pages are cut to a size at which the quickest reading is done in time, and PDFs, whose cost no
    size tells, are refused with `no_process`. Pages with text are the rule, and an answer without any would be worse.
    """

    def __init__(
        self,
        child: Child,
        seconds: float = _SECONDS,
        clock: Callable[[], float] = time.monotonic,
        to_start: float = _TO_START,
    ) -> None:
        self._child = child
        self._to_start = to_start
        self._started = False
        self._seconds = seconds
        self._clock = clock
        self._again = float("-inf")  # from when on the child is tried
        self._closed = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="stopgap")

    def warm(self) -> None:
        if self._clock() >= self._again:
            self._child.warm()

    async def draft(self, job: Job) -> PageDraft:
        """Raises `Unreadable` as `worker.Worker` does, and with `no_process`."""
        if self._clock() >= self._again:
            try:
                return await self._by_child(job)
            except (Unavailable, TimeoutError) as error:
                if self._closed:
                    raise Unavailable("extraction", "closed") from error
                log.warning("pages are read within this process: %s", str(error) or "the other does not start")
                self._again = self._clock() + _LET_BE
        return await self._here(job)

    async def _by_child(self, job: Job) -> PageDraft:
        """Raises `TimeoutError` where the first page that can be read here too has waited long enough."""
        patient = self._started or job.is_pdf
        async with asyncio.timeout(None if patient else self._to_start):
            try:
                draft = await self._child.draft(job)
            except Unreadable:
                self._started = True
                raise
        self._started = True
        return draft

    async def close(self) -> None:
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        await self._child.close()

    async def _here(self, job: Job) -> PageDraft:
        site = site_of(job.url)
        if job.is_pdf:
            raise Unreadable(site, UnreadableReason.NO_PROCESS)
        try:
            reading = asyncio.get_running_loop().run_in_executor(self._thread, quick_draft, job)
            return await asyncio.wait_for(reading, self._seconds)
        except TimeoutError as error:
            raise Unreadable(site, UnreadableReason.TOO_HEAVY) from error
        except RuntimeError as error:  # closed
            raise Unavailable("extraction", "closed") from error


def quick_draft(job: Job) -> PageDraft:
    """A draft of what stands first on a page, by one quick reading. Raises `Unreadable` with `broken`."""
    from app.adapters.reading.extraction.drafting import draft_of  # mostly the child alone needs it

    body = job.body[:MOST_BYTES]
    if body.count(b"<") > _MOST_TAGS:
        body = b"<".join(body.split(b"<", _MOST_TAGS)[:_MOST_TAGS])
    cut = len(body) < len(job.body)
    try:
        draft = draft_of(replace(job, body=body, truncated=job.truncated or cut), quickly)
    except Exception as error:  # as in the child: a bug of ours or of a library's costs this page
        raise Unreadable(site_of(job.url), UnreadableReason.BROKEN, f"{type(error).__name__}: {error}"[:200]) from error
    return replace(draft, truncated=draft.truncated or cut)


def quickly(html: str, url: str) -> Extracted:
    """The text by trafilatura's quickest way alone. Raises whatever lxml and trafilatura raise."""
    from lxml.html import HTMLParser, document_fromstring
    from trafilatura import extract as read  # slow to import

    from app.adapters.reading.extraction.byline import byline_of
    from app.adapters.reading.extraction.markdown import normalized
    from app.adapters.reading.extraction.metadata import metadata
    from app.adapters.reading.extraction.parse_limits import bounded

    html, truncated = bounded(html)
    tree = document_fromstring(html.encode("utf-8", "replace"), parser=HTMLParser(encoding="utf-8"))
    facts, byline = metadata(tree, url), byline_of(tree, url)
    text = normalized(read(tree, output_format="markdown", include_comments=False, fast=True) or "")
    return extracted_page(url, text, facts, byline, language=facts.language, truncated=truncated)
