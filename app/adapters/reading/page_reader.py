"""Reading a page: over HTTP first, in the off-screen browser where that gives too little."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import Protocol
from urllib.parse import urlsplit

import httpx

from app.adapters.http import make_client
from app.adapters.reading.extraction.byline import usable_icon
from app.adapters.reading.extraction.extracted import LONGEST_TEXT, weight
from app.adapters.reading.extraction.markdown import plain_to_markdown
from app.adapters.reading.extraction.page_draft import DESCRIPTION, Job, PageDraft
from app.adapters.reading.extraction_worker import InThreads
from app.adapters.reading.fetch import CacheValidators, FetchedPage, fetch, refuse_detour, refuse_private
from app.adapters.reading.host_limiter import IN_ALL, HostLimiter
from app.adapters.reading.page_cache import CachedPage, MemoryPages, PageStore
from app.core.domain.addresses import page_key, site_of
from app.core.domain.errors import AppError, TimedOut, Unreadable
from app.core.domain.evidence import Page
from app.core.domain.reasons import UnreadableReason
from app.core.domain.settings import SearchSettings
from app.core.ports import PageRenderer

FRESH = 3600.0  # seconds in which a page is not asked for again
PAGES = 64  # read at once: more than can be fetched, since those that wait for their text need no connection
LARGE = 6  # bodies of more than `MOST_BYTES` that are stack at once, until their text is taken out
_FORWARDINGS = 2
_LEAST_SECONDS = 1.5  # that a page needs to be rendered
_WORTH = 2  # so many times the text in the browser: then its host is asked that way from now on
_FILES = (".pdf", ".txt", ".md", ".json", ".xml", ".rss", ".atom", ".csv")  # that a browser would not give as text


class Extraction(Protocol):
    """Where drafts are made: `Worker` or `InThreads`."""

    def warm(self) -> None: ...

    async def draft(self, job: Job) -> PageDraft: ...


@dataclass(frozen=True)
class _Read:
    draft: PageDraft
    etag: str = ""
    modified: str = ""
    volatile: bool = False


class WebReader:
    """Fits `PageReader`. `client` goes through the gate; `settings` are those in force, for the allowed hosts.

    `told` is called with every page that was read, before it is returned. fetch_seconds bound the way over HTTP,
    page_seconds the whole page from when its turn has come; `limit` pages are fetched at once, and a few more wait for
    their text.
    """

    def __init__(
        self,
        client: httpx.AsyncClient,
        renderer: PageRenderer,
        settings: Callable[[], SearchSettings],
        *,
        language: Callable[[], str] = lambda: "",
        extraction: Extraction | None = None,
        store: PageStore | None = None,
        on_page: Callable[[Page], object] = lambda page: None,
        fetch_seconds: float = 10.0,
        page_seconds: float = 15.0,
        limit: int = IN_ALL,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._client = client
        self._renderer = renderer
        self._settings = settings
        self._language = language
        self._extraction = extraction or InThreads()
        self._passing = MemoryPages(seconds=FRESH, clock=clock)  # what may not be written to disk
        self._private = MemoryPages(clock=clock)  # in place of the store, for who wants to leave nothing there
        self._store = store or MemoryPages(clock=clock)
        self._on_page = on_page
        self._fetch_seconds = fetch_seconds
        self._page_seconds = page_seconds
        self._places = asyncio.Semaphore(max(limit, PAGES))
        self._large = asyncio.Semaphore(LARGE)
        self._host_limiter = HostLimiter(in_all=limit)
        self._clock = clock

    def warm(self) -> None:
        self._extraction.warm()

    async def read(self, url: str, *, fresh: bool = False, keep: bool = True) -> Page:
        """The page's main text; `fresh`: its server is asked, whatever is kept. Without `keep` the disk learns nothing.

        Raises as `fetch` does, and `Unreadable` with `check`, `status`, `empty`, `scanned`, `encrypted`, `too_heavy` …
        """
        page = await self._load(url, fresh, self._store if keep else self._private)
        if keep:
            self._on_page(page)
        return page

    async def _load(self, url: str, fresh: bool, store: PageStore) -> Page:
        refuse_private(url, self._settings().allowed_hosts)  # before what is kept: what is allowed may have changed
        key = page_key(url)
        cached = await self._cached(key, store)
        if cached is not None and not fresh and 0 <= self._clock() - cached[1] < FRESH:
            return replace(cached[0], requested=url)
        self._extraction.warm()
        async with self._places:
            deadline = time.monotonic() + self._page_seconds
            try:
                async with asyncio.timeout(self._page_seconds):
                    read = await self._read(url, cached, deadline, store)
            except TimeoutError as exc:
                raise TimedOut(site_of(url)) from exc
        if read.draft.unchanged and cached is not None:
            await store.confirm(key, self._clock())
            await self._passing.confirm(key, self._clock())
            return replace(cached[0], requested=url)
        page = _page(read.draft, url)
        place: PageStore = self._passing if read.volatile else store
        place.keep_soon(key, page, self._clock(), read.etag, read.modified)
        return page

    async def _cached(self, key: str, store: PageStore) -> CachedPage | None:
        cached = await self._passing.get(key) or await store.get(key)
        try:
            if cached is not None:
                refuse_private(cached[0].url, self._settings().allowed_hosts)
        except AppError:
            return None
        return cached

    async def _read(self, url: str, cached: CachedPage | None, deadline: float, store: PageStore) -> _Read:
        host = _host(url)
        if not url.lower().partition("?")[0].endswith(_FILES) and await store.needs_browser(host):
            rendered = await self._rendered(url, (deadline - time.monotonic()) * 0.6)
            if rendered is not None and rendered.is_page and not rendered.extracted.thin:
                return _Read(rendered)
            await store.keep_way(host, False)
        read = await self._fetched(url, _validators_of(cached), deadline)
        draft, remaining = read.draft, deadline - time.monotonic()
        if draft.wants_rendering and remaining > _LEAST_SECONDS:
            rendered = await self._rendered(draft.url, remaining)
            if rendered and (rendered.weight > draft.weight or (rendered.is_check and not draft.is_page)):
                if not rendered.extracted.thin and rendered.weight > _WORTH * draft.weight:
                    await store.keep_way(_host(draft.url), True)
                return _Read(rendered, volatile=read.volatile)
        return read

    async def _fetched(self, url: str, validators: CacheValidators | None, deadline: float) -> _Read:
        for _ in range(_FORWARDINGS + 1):
            async with AsyncExitStack() as stack:
                fetched = await fetch(
                    self._client,
                    url,
                    allowed=self._settings().allowed_hosts,
                    language=self._language(),
                    seconds=min(self._fetch_seconds, deadline - time.monotonic()),
                    host_limiter=self._host_limiter,
                    validators=validators,
                    make_room=lambda stack=stack: stack.enter_async_context(self._large),  # type: ignore[misc]
                )
                if fetched.unchanged:
                    return _Read(PageDraft(fetched.url, unchanged=True))
                draft = await self._extraction.draft(_job(fetched))
            if not draft.forwarding:
                return _Read(draft, fetched.etag, fetched.modified, fetched.volatile)
            refuse_private(draft.forwarding, self._settings().allowed_hosts)
            refuse_detour(draft.url, draft.forwarding)
            url = draft.forwarding
        raise Unreadable(site_of(url), UnreadableReason.TOO_MANY_REDIRECTS)

    async def _rendered(self, url: str, seconds: float) -> PageDraft | None:
        """None where the browser is missing or fails: then the page is what HTTP gave."""
        try:
            async with asyncio.timeout(seconds - 0.5):
                snapshot = await self._renderer.render(
                    url, profile="pages", language=self._language(), timeout=min(10.0, seconds - 1.0)
                )
            refuse_private(snapshot.url, self._settings().allowed_hosts)
            refuse_detour(url, snapshot.url)
            body = snapshot.html.encode("utf-8", "replace")
            return await self._extraction.draft(Job(snapshot.url, body, snapshot.status, rendered=True))
        except (AppError, TimeoutError):
            return None


def make_pages_client(gate: str) -> httpx.AsyncClient:
    """For reading through the gate at this address: HTTP/2 where it can be spoken, and a connection ends with its page.

    The gate counts the bytes of a connection, so that none is kept for other pages.
    """
    limits = httpx.Limits(max_connections=IN_ALL, max_keepalive_connections=0)
    return make_client(proxy=gate, limits=limits, http2=find_spec("h2") is not None)


def _validators_of(cached: CachedPage | None) -> CacheValidators | None:
    """What the browser showed has no validators: they would be those of the frame without its text."""
    if cached is None:
        return None
    page, _, etag, modified = cached
    return None if page.rendered or not (etag or modified) else CacheValidators(page.url, etag, modified)


def _job(fetched: FetchedPage) -> Job:
    return Job(fetched.url, fetched.body, fetched.status, fetched.content_type, fetched.truncated, fetched.challenged)


def _host(url: str) -> str:
    return urlsplit(url).netloc.lower()


def _page(draft: PageDraft, requested: str) -> Page:
    """Raises `Unreadable` where there is no text; a page that only describes itself has that for its text."""
    extracted, site = draft.extracted, site_of(requested)
    if draft.problem:
        raise Unreadable(site, UnreadableReason(draft.problem))
    if draft.is_check:
        raise Unreadable(site, UnreadableReason.CHECK)
    if not draft.is_page:
        raise Unreadable(site, UnreadableReason.STATUS, str(draft.status))
    described = extracted.description if weight(extracted.description) >= DESCRIPTION else ""
    text = extracted.text or plain_to_markdown(described)
    if not text:
        raise Unreadable(site, UnreadableReason.EMPTY, "needs scripts" if draft.needs_scripts else "")
    return Page(
        url=draft.url,
        title=extracted.title,
        text=text[:LONGEST_TEXT],
        requested=requested,
        site=extracted.site,
        date=extracted.date,
        language=extracted.language,
        canonical=extracted.canonical,
        truncated=draft.truncated or extracted.truncated or len(text) > LONGEST_TEXT,
        rendered=draft.rendered,
        author=extracted.author,
        icon=extracted.icon if usable_icon(extracted.icon) else "",
    )
