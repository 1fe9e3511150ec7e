"""Reading a page: over HTTP first, in the off-screen browser where that gives too little."""

import asyncio
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TypeVar
from urllib.parse import unquote, urlsplit

import httpx

from app.adapters.reading.cache import PageCache
from app.adapters.reading.decode import decode
from app.adapters.reading.extract import LONGEST_TEXT, Extracted, extract, weight
from app.adapters.reading.fetch import Fetched, fetch, refuse_detour, refuse_private
from app.adapters.reading.markdown import plain_to_markdown
from app.adapters.reading.signs import forwarding, is_check, needs_scripts
from app.core.domain.addresses import site_of
from app.core.domain.errors import AppError, TimedOut, Unreadable
from app.core.domain.evidence import Page
from app.core.domain.settings import SearchSettings
from app.core.ports import PageRenderer, Rendered

T = TypeVar("T")

_SHORT = 600  # weight of a text that, on a page that asks for scripts, is only its frame
_DESCRIPTION = 80  # weight of a description that is worth having in place of the text
_FORWARDINGS = 2
_GAP = re.compile(r"(?<![ \t])[ \t]{201,}+")  # so many blanks in a plain text say nothing, and cost time everywhere
_LEAST_SECONDS = 1.5  # that a page needs to be rendered
_BLOCKED = (401, 403, 405, 406, 429, 503)  # answers that a browser often does not get


@dataclass(frozen=True)
class _Draft:
    """What one way of reading brought."""

    url: str
    status: int | None
    found: Extracted
    is_check: bool = False
    needs_scripts: bool = False
    truncated: bool = False
    rendered: bool = False
    forwarding: str = ""  # the address that it leads on to

    @property
    def is_page(self) -> bool:
        return not self.is_check and (self.status is None or self.status < 400)

    @property
    def weight(self) -> int:
        """How much text there is; errors and checks have text too, but none that counts."""
        return weight(self.found.text) if self.is_page else 0

    @property
    def wants_rendering(self) -> bool:
        if not self.is_page:
            return self.is_check or self.status in _BLOCKED
        return self.found.thin or (self.needs_scripts and self.weight < _SHORT)


class WebReader:
    """Fits `PageReader`. `client` goes through the gate; `settings` are those in force, for the allowed hosts.

    fetch_seconds bound the way over HTTP, page_seconds the whole page from when its turn has come; `limit` pages are
    read at once. Extraction runs in two threads of its own, so that slow pages cannot hold up name look-ups.
    """

    def __init__(
        self,
        client: httpx.AsyncClient,
        renderer: PageRenderer,
        settings: Callable[[], SearchSettings],
        *,
        language: Callable[[], str] = lambda: "",
        cache: PageCache | None = None,
        fetch_seconds: float = 10.0,
        page_seconds: float = 15.0,
        limit: int = 8,
    ):
        self._client = client
        self._renderer = renderer
        self._settings = settings
        self._language = language
        self._cache = cache or PageCache()
        self._fetch_seconds = fetch_seconds
        self._page_seconds = page_seconds
        self._places = asyncio.Semaphore(limit)
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="extract")

    async def read(self, url: str) -> Page:
        """The page's main text. Raises as `fetch` does, and `Unreadable` with `check`, `status`, `empty` …"""
        refuse_private(url, self._settings().allowed_hosts)  # before the cache: what is allowed may have changed
        if (known := self._cache.get(url)) is not None:
            return replace(known, requested=url)
        async with self._places:
            deadline = time.monotonic() + self._page_seconds
            try:
                async with asyncio.timeout(self._page_seconds):
                    page = await self._read(url, deadline)
            except TimeoutError as exc:
                raise TimedOut(site_of(url)) from exc
        self._cache.keep(url, page)
        return page

    async def _read(self, url: str, deadline: float) -> Page:
        draft = await self._fetched(url)
        left = deadline - time.monotonic()
        if draft.wants_rendering and left > _LEAST_SECONDS:
            rendered = await self._rendered(draft.url, left)
            if rendered and (rendered.weight > draft.weight or (rendered.is_check and not draft.is_page)):
                draft = rendered
        return _page(draft, url)

    async def _fetched(self, url: str) -> _Draft:
        for _ in range(_FORWARDINGS + 1):
            allowed, seconds = self._settings().allowed_hosts, self._fetch_seconds
            fetched = await fetch(self._client, url, allowed=allowed, language=self._language(), seconds=seconds)
            draft = await self._in_thread(_fetched_draft, fetched)
            if not draft.forwarding:
                return draft
            refuse_detour(draft.url, draft.forwarding)
            url = draft.forwarding
        raise Unreadable(site_of(url), "too_many_redirects")

    async def _rendered(self, url: str, seconds: float) -> _Draft | None:
        """None where the browser is missing or fails: then the page is what HTTP gave."""
        try:
            async with asyncio.timeout(seconds - 0.5):
                seen = await self._renderer.render(
                    url, profile="pages", language=self._language(), timeout=min(10.0, seconds - 1.0)
                )
            refuse_private(seen.url, self._settings().allowed_hosts)
            refuse_detour(url, seen.url)
        except (AppError, TimeoutError):
            return None
        return await self._in_thread(_rendered_draft, seen)

    async def _in_thread(self, work: Callable[[T], _Draft], material: T) -> _Draft:
        """A cancelled reading leaves its thread behind, which ends by itself."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, material)


def _fetched_draft(fetched: Fetched) -> _Draft:
    text = decode(fetched.body, fetched.content_type)
    if not _is_html(fetched, text):
        text = _GAP.sub(" ", text).strip()
        found = Extracted(text, title=_file_name(fetched.url), site=site_of(fetched.url), thin=False)
        return _Draft(fetched.url, fetched.status, found, truncated=fetched.truncated)
    found = extract(text, fetched.url)
    return _Draft(
        fetched.url,
        fetched.status,
        found,
        is_check=fetched.challenged or ((found.thin or fetched.status in _BLOCKED) and is_check(text)),
        needs_scripts=needs_scripts(text),
        truncated=fetched.truncated,
        forwarding=forwarding(text, fetched.url) if found.thin else "",
    )


def _rendered_draft(seen: Rendered) -> _Draft:
    found = extract(seen.html, seen.url)
    return _Draft(seen.url, seen.status, found, is_check=found.thin and is_check(seen.html), rendered=True)


def _is_html(fetched: Fetched, text: str) -> bool:
    if "html" in fetched.media_type:
        return True
    told_nothing = fetched.media_type in ("", "application/octet-stream", "binary/octet-stream", "unknown/unknown")
    return told_nothing and text.lstrip()[:200].lower().startswith(("<!doctype", "<html", "<head", "<body", "<!--"))


def _file_name(url: str) -> str:
    return unquote(urlsplit(url).path.rpartition("/")[2])[:200]


def _page(draft: _Draft, requested: str) -> Page:
    """Raises `Unreadable` where there is no text; a page that only describes itself has that for its text."""
    found, site = draft.found, site_of(requested)
    if draft.is_check:
        raise Unreadable(site, "check")
    if not draft.is_page:
        raise Unreadable(site, "status", str(draft.status))
    described = found.description if weight(found.description) >= _DESCRIPTION else ""
    text = found.text or plain_to_markdown(described)
    if not text:
        raise Unreadable(site, "empty", "needs scripts" if draft.needs_scripts else "")
    return Page(
        url=draft.url,
        title=found.title,
        text=text[:LONGEST_TEXT],
        requested=requested,
        site=found.site,
        date=found.date,
        language=found.language,
        canonical=found.canonical,
        truncated=draft.truncated or found.truncated or len(text) > LONGEST_TEXT,
        rendered=draft.rendered,
    )
