"""Extraction of pages in processes of its own: see `job_process`. A page may take all time or memory."""

import asyncio
import logging
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict

from app.adapters.child.job_process import JobProcess
from app.adapters.child.start import command
from app.adapters.reading.extraction.page_draft import Job, PageDraft, from_dict
from app.core.domain.addresses import site_of
from app.core.domain.errors import Unreadable
from app.core.domain.reasons import UnreadableReason

log = logging.getLogger(__name__)

SECONDS = 10.0  # that a page may take
_AT_FIRST = 0.25  # of them, while others wait: a page that needs more has its turn again behind them


class Worker:
    """`draft` from any task of one loop; the child starts with the first and ends with `close`, or with this process.

    `seconds`: that a page may take, in two tries. A second child helps where many pages wait and there are several
    `processors` (by default those of this machine).
    """

    def __init__(
        self, start: Sequence[str] | None = None, seconds: float = SECONDS, processors: int | None = None
    ) -> None:
        several = (os.cpu_count() or 1 if processors is None else processors) > 1
        self._process = JobProcess(start or command("--read-pages"), spare=several)
        self._seconds = seconds

    @property
    def pid(self) -> int | None:
        """Of the first child, if it runs now."""
        return self._process.pid

    @property
    def pids(self) -> list[int]:
        """Of all children that run now."""
        return self._process.pids

    def warm(self) -> None:
        """Have the child start while the first page is on its way."""
        self._process.warm()

    async def draft(self, job: Job) -> PageDraft:
        """Raises `Unreadable` with `too_heavy` or `broken`; cancelling leaves the page to its own limit."""
        facts = {**asdict(job), "body": None}
        for seconds in (self._seconds * _AT_FIRST, self._seconds * (1 - _AT_FIRST)):
            response = await self._process.ask(facts, job.body, seconds)
            if response is not None:
                break
        if not response:
            log.warning("a page of %s took too much and was given up", site_of(job.url))
            raise Unreadable(site_of(job.url), UnreadableReason.TOO_HEAVY)
        if "failed" in response[0]:
            log.warning("a page of %s was not understood: %s", site_of(job.url), response[0]["failed"])
            raise Unreadable(site_of(job.url), UnreadableReason.BROKEN, str(response[0]["failed"])[:200])
        return from_dict(response[0])

    async def close(self) -> None:
        """End the child, in the middle of a page too."""
        await self._process.close()


class InThreads:
    """The same within this process, for one that ends soon; a page that takes all time keeps its thread."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="extract")

    def warm(self) -> None:
        pass

    async def draft(self, job: Job) -> PageDraft:
        from app.adapters.reading.extraction.drafting import draft_of

        return await asyncio.get_running_loop().run_in_executor(self._threads, draft_of, job)

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
