"""Icons of sites, from real servers, through the real page cache."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from app.adapters.http import make_client
from app.adapters.reading.icons import MISSING, MOST_BYTES, WebIcons
from app.adapters.storage.page_cache import SqlitePages
from app.core.domain.evidence import Page
from app.core.domain.settings import SearchSettings
from tests.loopback import serve

PNG = b"\x89PNG\r\n\x1a\n" + b"picture"
ASKED: Counter[str] = Counter()


def answer(request: Request) -> Response:
    name = request.path_params["name"]
    ASKED[name] += 1
    match name:
        case "good.png" | "favicon.ico":
            return Response(PNG, media_type="text/plain")  # what it is called says nothing
        case "moved":
            return RedirectResponse("/good.png")
        case "circle":
            return RedirectResponse("/circle")
        case "inside":
            return RedirectResponse("http://127.0.0.1:1/good.png")
        case "packed":
            return Response(PNG, headers={"Content-Encoding": "gzip"})
        case "large":
            return Response(PNG.ljust(MOST_BYTES + 1))
        case "drawing":
            return Response(b"<svg xmlns='http://www.w3.org/2000/svg'/>", media_type="image/png")
    return Response(PNG, 404)


@pytest.fixture
def site() -> Iterator[str]:
    ASKED.clear()
    with serve(Starlette(routes=[Route("/{name}", answer)])) as base:
        yield base


@asynccontextmanager
async def icons(folder: Path, *allowed: str, now: list[float] | None = None) -> AsyncIterator[WebIcons]:
    settings = SearchSettings(allowed_hosts=tuple(base.removeprefix("http://") for base in allowed))
    now = now or [1e9]
    store = await SqlitePages.open(folder)
    async with make_client() as client:
        yield WebIcons(client, store, lambda: settings, clock=lambda: now[0])
    await store.close()


def page(base: str, icon: str = "") -> Page:
    return Page(f"{base}/article", "T", "text", icon=icon)


async def test_the_icon_of_a_site_that_was_read_is_asked_for_once(site: str, tmp_path: Path) -> None:
    async with icons(tmp_path, site) as it:
        it.know(page(site, f"{site}/good.png"))
        told = await asyncio.gather(*(it.icon(f"{site}/{name}") for name in "abc"))
        it.know(page(site, f"{site}/good.png"))
        assert [*told, await it.icon(site)] == [PNG] * 4
    async with icons(tmp_path, site) as it:
        assert await it.icon(f"{site}/other") == PNG  # after a restart
    assert ASKED == {"good.png": 1}


async def test_nothing_is_asked_of_a_site_that_was_not_read(site: str, tmp_path: Path) -> None:
    async with icons(tmp_path, site) as it:
        assert [await it.icon(url) for url in (f"{site}/article", "", "no address", "http://[::1")] == [b""] * 4
    assert not ASKED


async def test_a_page_that_names_no_icon_has_that_of_its_site(site: str, tmp_path: Path) -> None:
    async with icons(tmp_path, site) as it:
        it.know(page(site))
        assert await it.icon(site) == PNG
    assert ASKED == {"favicon.ico": 1}


async def test_a_small_icon_in_the_address_needs_no_request(site: str, tmp_path: Path) -> None:
    async with icons(tmp_path, site) as it:
        it.know(page(site, "data:image/png;base64,iVBORw0KGgo="))
        assert await it.icon(site) == PNG[:8]
        it.know(page("http://other.example", "data:image/png;base64,AAAA"))
        assert await it.icon("http://other.example/") == b""
    assert not ASKED


@pytest.mark.parametrize(("name", "data"), [("moved", PNG), *((name, b"") for name in (
    "circle", "inside", "packed", "large", "drawing", "missing"))])  # fmt: skip
async def test_only_small_pictures_of_public_places_are_taken(
    name: str, data: bytes, site: str, tmp_path: Path
) -> None:
    async with icons(tmp_path, site, "http://127.0.0.1:1") as it:
        it.know(page(site, f"{site}/{name}"))
        assert await it.icon(site) == data


async def test_no_page_leads_to_a_private_icon(site: str, tmp_path: Path) -> None:
    async with icons(tmp_path, site) as it:  # which may be read as such
        it.know(page("http://public.example", f"{site}/good.png"))
        assert await it.icon("http://public.example/") == b""
    async with icons(tmp_path) as it:
        it.know(page(site, f"{site}/good.png"))
        assert await it.icon(site) == b""
    assert not ASKED


async def test_a_site_without_an_icon_is_let_be_for_a_day(site: str, tmp_path: Path) -> None:
    now = [1e9]
    async with icons(tmp_path, site, now=now) as it:
        for seconds in (0.0, MISSING / 2, MISSING):
            now[0] += seconds
            it.know(page(site, f"{site}/missing"))
            assert await it.icon(site) == b""
    assert ASKED == {"missing": 2}


async def test_an_icon_that_is_gone_is_still_shown(site: str, tmp_path: Path) -> None:
    now = [1e9]
    async with icons(tmp_path, site, now=now) as it:
        it.know(page(site, f"{site}/good.png"))
        await it.icon(site)
        now[0] += 90 * 86400
        it.know(page(site, f"{site}/missing"))
        assert await it.icon(site) == PNG


async def test_a_server_that_is_gone_has_no_icon(tmp_path: Path) -> None:
    with serve(Starlette()) as gone:
        pass
    async with icons(tmp_path, gone) as it:
        it.know(page(gone))
        assert await it.icon(gone) == b""
