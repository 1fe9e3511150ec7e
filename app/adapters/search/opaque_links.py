"""Where opaque links lead: asked of the engine's own redirect, without following it."""

import asyncio
import html
import re
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from dataclasses import dataclass, replace
from urllib.parse import urlsplit

import httpx

from app.adapters.http import app_errors
from app.adapters.search.serp.block_pages import is_check_address
from app.adapters.search.serp.engines import bing
from app.adapters.search.serp.links import is_opaque
from app.core.domain.addresses import is_web_address, site_of
from app.core.domain.errors import AppError
from app.core.domain.evidence import Hit
from app.core.streams import Running, after, merge

_SECONDS = 3.0
_PAGE_BYTES = 20_000
_MOST = 40
_LATE = ""  # no address
_IN_PAGE = re.compile(
    r"""location\.replace\(\s*["'](https?://[^"'\s]+)["']|http-equiv=["']?refresh["'][^>]*url=["']?(https?://[^"'>\s]+)""",
    re.IGNORECASE,
)


async def resolve(http: httpx.AsyncClient, hits: Sequence[Hit], page: str) -> tuple[Hit, ...]:
    """The hits with real targets, asked for side by side; a link that does not tell stays as it is."""
    opaque = [hit for hit in hits if is_opaque(hit.url, page)]
    targets: dict[int, str] = {}
    async with aclosing(merge([_resolved(http, hit, page) for hit in opaque])) as answers:
        async for rank, target in answers:
            targets[rank] = target
    return tuple(_moved(hit, targets.get(hit.rank, hit.url)) for hit in hits)


@dataclass(frozen=True)
class Links:
    """Fits the port `LinkResolver`, for the sources that model services give. `web` goes through the gate.

    grounding: the host whose links Google gives in place of the pages; they expire, so they are asked at once.
    """

    web: httpx.AsyncClient
    grounding: str = "vertexaisearch.cloud.google.com"

    async def resolve(self, urls: Sequence[str]) -> dict[str, str]:
        """At most forty are asked; those that have not told within the time are left out."""
        whole = [url for url in urls if is_web_address(url)]
        targets = ((url, bing.target_of(url, f"{bing.BASE}/")) for url in whole)
        led = {url: target for url, target in targets if target and target != url}
        hidden_urls = [url for url in dict.fromkeys(urls) if self._is_hidden(url)][:_MOST]
        running: Running[tuple[str, str]] = Running()
        for url in hidden_urls:
            running.add(url, _followed(self.web, url))
        running.add(_LATE, after(_SECONDS, ("", "")))
        waiting = set(hidden_urls)
        try:
            while waiting:
                name, resolved = await running.next()
                if name == _LATE:
                    break
                if resolved is None:
                    waiting.discard(name)
                else:
                    led[resolved[0]] = resolved[1]
        finally:
            await running.close()
        return led

    def _is_hidden(self, url: str) -> bool:
        if not is_web_address(url):
            return False
        return urlsplit(url).hostname == self.grounding or is_opaque(url, "https://www.baidu.com/")


async def _followed(http: httpx.AsyncClient, url: str) -> AsyncGenerator[tuple[str, str], None]:
    try:
        target = await _target(http, url)
    except AppError:
        return
    if is_web_address(target) and site_of(target) != site_of(url):
        yield url, target


async def _resolved(http: httpx.AsyncClient, hit: Hit, page: str) -> AsyncGenerator[tuple[int, str], None]:
    try:
        target = await _target(http, hit.url)
    except AppError:
        return
    if is_web_address(target) and not is_opaque(target, page) and not is_check_address(target):
        yield hit.rank, target


async def _target(http: httpx.AsyncClient, url: str) -> str:
    """The redirect's `Location`; for some clients the engine sends a page with a script that leads on instead."""
    with app_errors(site_of(url)):
        async with asyncio.timeout(_SECONDS), http.stream("GET", url, follow_redirects=False) as response:
            if location := str(response.headers.get("Location", "")):
                return location
            match = _IN_PAGE.search((await _beginning(response)).decode("utf-8", "replace"))
    return html.unescape(match.group(1) or match.group(2)) if match else ""


async def _beginning(response: httpx.Response) -> bytes:
    read = b""
    async with aclosing(response.aiter_bytes()) as chunks:  # type: ignore[type-var]  # an async generator in truth
        async for chunk in chunks:
            read += chunk
            if len(read) >= _PAGE_BYTES:
                break
    return read


def _moved(hit: Hit, url: str) -> Hit:
    return hit if url == hit.url else replace(hit, url=url, site=site_of(url))
