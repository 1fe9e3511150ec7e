"""Reading a page: over HTTP first, in the off-screen browser where that gives too little."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol
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
from app.adapters.reading.page_cache import CachedPage, MemoryPages, PageStore, validators_of
from app.core.domain.addresses import is_web_address, page_key, site_of, url_key
from app.core.domain.errors import AppError, TimedOut, Unreadable
from app.core.domain.evidence import Page
from app.core.domain.reasons import UnreadableReason
from app.core.domain.settings import SearchSettings
from app.core.ports import PageRenderer

if TYPE_CHECKING:  # what is archived is rare
    from app.core.domain.archive import OriginalPage, PageSlot
    from app.core.ports.page_archive import ArchiveWriter

FRESH = 3600.0  # seconds in which a page is not asked for again
PAGES = 64  # read at once: more than can be fetched, since those that wait for their text need no connection
LARGE = 6  # bodies of more than `MOST_BYTES` that are stack at once, until their text is taken out
_FORWARDINGS = 2
_LEAST_SECONDS = 1.5  # that a page needs to be rendered
_TO_SAVE = 1.5  # seconds that a rendered page may take to be saved, within its own
_WORTH = 2  # so many times the text in the browser: then its host is asked that way from now on
_FILES = (".pdf", ".txt", ".md", ".json", ".xml", ".rss", ".atom", ".csv")  # that a browser would not give as text
_MHTML, _HTML = "multipart/related", "text/html; charset=utf-8"  # of what is rendered: the page, or its document


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
    original: "OriginalPage | None" = None  # where it is archived


class WebReader:
    """Fits `PageReader`. `client` goes through the gate; `settings` are those in force, for the allowed hosts.

    `on_page` is called with every page that was read, before it is returned. archive: made for the first page that is
    archived. fetch_seconds bound the way over HTTP, page_seconds the whole page from when its turn has come; `limit`
    pages are fetched at once, and a few more wait for their text.
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
        archive: "Callable[[], ArchiveWriter] | None" = None,
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
        self._archive = archive
        self._fetch_seconds = fetch_seconds
        self._page_seconds = page_seconds
        self._places = asyncio.Semaphore(max(limit, PAGES))
        self._large = asyncio.Semaphore(LARGE)
        self._host_limiter = HostLimiter(in_all=limit)
        self._clock = clock

    def warm(self) -> None:
        self._extraction.warm()

    async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: "PageSlot | None" = None) -> Page:
        """The page's main text; `fresh`: its server is asked, whatever is kept. Without `keep` the disk learns nothing.

        slot: for whom the page itself is archived, too. Raises as `fetch` does, and `Unreadable` with `check`,
        `status`, `empty`, `scanned`, `encrypted`, `too_heavy` …
        """
        if not keep:
            return await self._load(url, fresh, self._private)
        if slot is not None and self._archive is not None:
            page = await self._load_archived(url, fresh, slot, self._archive())
        else:
            page = await self._load(url, fresh, self._store)
        self._on_page(page)
        return page

    async def cached(self, url: str, *, keep: bool = True) -> tuple[Page, float] | None:
        """What there is of a page, however old, and when it was last known to be so; nothing is asked for."""
        cached = await self._cached(url_key(url), self._store if keep else self._private)
        return cached[:2] if cached is not None else None

    async def _load_archived(self, url: str, fresh: bool, slot: "PageSlot", archive: "ArchiveWriter") -> Page:
        """A page of which only the text is there is fetched again: its file has to be what was read."""
        cached, originals = await self._cached(page_key(url), self._store), list["OriginalPage"]()
        is_there = cached and await archive.has(cached[0].url, datetime.fromtimestamp(cached[1], UTC))
        try:
            page = await self._load(url, fresh, self._store, originals.append, reuse=bool(is_there))
        except AppError:
            if fresh or is_there or cached is None:
                raise
            return await self._load(url, fresh, self._store)  # its text is better than nothing
        if originals:
            await archive.archive(slot, replace(originals[-1], address=page.url))
        elif is_there:
            await archive.archive_again(slot, page.url)
        return page

    async def _load(
        self,
        url: str,
        fresh: bool,
        store: PageStore,
        on_original: "Callable[[OriginalPage], object] | None" = None,
        reuse: bool = True,
    ) -> Page:
        refuse_private(url, self._settings().allowed_hosts)  # before what is kept: what is allowed may have changed
        key = page_key(url)
        cached = await self._cached(key, store) if reuse else None
        if cached is not None and not fresh and 0 <= self._clock() - cached[1] < FRESH:
            return replace(cached[0], requested=url)
        self._extraction.warm()
        async with self._places:
            deadline = time.monotonic() + self._page_seconds
            try:
                async with asyncio.timeout(self._page_seconds):
                    read = await self._read(url, cached, deadline, store, archived=on_original is not None)
            except TimeoutError as exc:
                raise TimedOut(site_of(url)) from exc
        if read.draft.unchanged and cached is not None:
            await store.confirm(key, self._clock())
            await self._passing.confirm(key, self._clock())
            return replace(cached[0], requested=url)
        page = _page(read.draft, url)
        place: PageStore = self._passing if read.volatile else store
        place.keep_soon(key, page, self._clock(), read.etag, read.modified)
        if on_original is not None and read.original is not None:
            on_original(read.original)
        return page

    async def _cached(self, key: str, store: PageStore) -> CachedPage | None:
        cached = await self._passing.get(key) or await store.get(key)
        try:
            if cached is not None:
                refuse_private(cached[0].url, self._settings().allowed_hosts)
        except AppError:
            return None
        return cached

    async def _read(
        self, url: str, cached: CachedPage | None, deadline: float, store: PageStore, archived: bool
    ) -> _Read:
        host = _host(url)
        if not url.lower().partition("?")[0].endswith(_FILES) and await store.needs_browser(host):
            rendered = await self._rendered(url, (deadline - time.monotonic()) * 0.6, archived)
            if rendered is not None and rendered.draft.is_page and not rendered.draft.extracted.thin:
                return rendered
            await store.keep_way(host, False)
        read = await self._fetched(url, validators_of(cached), deadline, archived)
        draft, remaining = read.draft, deadline - time.monotonic()
        if draft.wants_rendering and remaining > _LEAST_SECONDS:
            rendered = await self._rendered(draft.url, remaining, archived)
            if rendered and rendered.draft.is_better_than(draft):
                if not rendered.draft.extracted.thin and rendered.draft.weight > _WORTH * draft.weight:
                    await store.keep_way(_host(draft.url), True)
                return replace(rendered, volatile=read.volatile)
        return read

    async def _fetched(self, url: str, validators: CacheValidators | None, deadline: float, archived: bool) -> _Read:
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
                original = _original(fetched.url, fetched.body, fetched.content_type) if archived else None
                return _Read(draft, fetched.etag, fetched.modified, fetched.volatile, original)
            refuse_private(draft.forwarding, self._settings().allowed_hosts)
            refuse_detour(draft.url, draft.forwarding)
            url = draft.forwarding
        raise Unreadable(site_of(url), UnreadableReason.TOO_MANY_REDIRECTS)

    async def _rendered(self, url: str, seconds: float, archived: bool) -> _Read | None:
        """None where the browser is missing or fails: then the page is what HTTP gave."""
        files: list[bytes] = []
        try:
            async with asyncio.timeout(seconds - 0.5):
                snapshot = await self._renderer.render(
                    url,
                    profile="pages",
                    language=self._language(),
                    timeout=min(10.0, max(seconds - 1.0 - _TO_SAVE, 1.0) if archived else seconds - 1.0),
                    on_snapshot=files.append if archived else None,
                )
            refuse_private(snapshot.url, self._settings().allowed_hosts)
            refuse_detour(url, snapshot.url)
            body = snapshot.html.encode("utf-8", "replace")
            draft = await self._extraction.draft(Job(snapshot.url, body, snapshot.status, rendered=True))
        except (AppError, TimeoutError):
            return None
        data, kind = (files[0], _MHTML) if files else (body, _HTML)
        return _Read(draft, original=_original(snapshot.url, data, kind) if archived else None)


def _original(url: str, data: bytes, content_type: str) -> "OriginalPage":
    from app.core.domain.archive import OriginalPage

    return OriginalPage(data, content_type, url)


def make_pages_client(gate: str) -> httpx.AsyncClient:
    """For reading through the gate at this address: HTTP/2 where it can be spoken, and a connection ends with its page.

    The gate counts the bytes of a connection, so that none is kept for other pages.
    """
    limits = httpx.Limits(max_connections=IN_ALL, max_keepalive_connections=0)
    return make_client(proxy=gate, limits=limits, http2=find_spec("h2") is not None)


def _job(fetched: FetchedPage) -> Job:
    return Job(fetched.url, fetched.body, fetched.status, fetched.content_type, fetched.truncated, fetched.challenged)


def _host(url: str) -> str:
    return urlsplit(url).netloc.lower() if is_web_address(url) else ""


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
        follow_up=extracted.follow_up if _host(extracted.follow_up) == _host(draft.url) else "",
    )
