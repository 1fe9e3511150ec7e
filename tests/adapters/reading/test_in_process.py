"""Reading where no process for it can be started: commands that are really broken."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.responses import HTMLResponse
from starlette.routing import Route

from app.adapters.http import make_client
from app.adapters.reading.extraction.page_draft import Job
from app.adapters.reading.extraction_worker import Worker
from app.adapters.reading.in_process import MOST_BYTES, ReaderWithFallback, quick_draft
from app.adapters.reading.page_reader import WebReader
from app.bootstrap import NoRenderer
from app.core.domain.errors import Unavailable, Unreadable
from app.core.domain.settings import SearchSettings
from tests.adapters.reading.pdfs import pdf
from tests.loopback import serve

TEXT = "Kites fly in moving air. "
HTML = f"<html><head><title>Kites</title></head><body><article><p>{TEXT * 30}</p></article></body></html>"
PAGE = Job("http://a.example/kites", HTML.encode())
GONE = ["/nowhere/python"]
ENDS = [sys.executable, "-c", "pass"]
HANGS = [sys.executable, "-c", "import time; time.sleep(1000)"]


@asynccontextmanager
async def reading(start: list[str], now: list[float] | None = None) -> AsyncIterator[ReaderWithFallback]:
    now = now or [0.0]
    it = ReaderWithFallback(Worker(start, 60), 60, lambda: now[0])
    try:
        yield it
    finally:
        await it.close()


def refused(folder: Path) -> list[str]:
    """A file that the system does not execute."""
    file = folder / "program"
    file.write_text("no program")
    file.chmod(0o600)
    return [str(file)]


@pytest.mark.parametrize("way", ["gone", "refused", "ends"])
async def test_a_page_is_read_here_where_no_process_starts(way: str, tmp_path: Path) -> None:
    start = {"gone": GONE, "refused": refused(tmp_path), "ends": ENDS}[way]
    async with reading(start) as it:
        it.warm()
        for _ in range(2):
            draft = await it.draft(PAGE)
            assert (draft.extracted.title, draft.extracted.text, draft.status) == ("Kites", (TEXT * 30).strip(), 200)
            assert draft.extracted.icon == "http://a.example/favicon.ico"


async def test_the_whole_reader_goes_on_without_a_process() -> None:
    site = Starlette(routes=[Route("/kites", lambda request: HTMLResponse(HTML))])
    with serve(site) as base:
        settings = SearchSettings(allowed_hosts=(base.removeprefix("http://"),))
        async with make_client() as client, reading(GONE) as it:
            page = await WebReader(client, NoRenderer(), lambda: settings, extraction=it).read(f"{base}/kites")
    assert (page.title, page.text) == ("Kites", (TEXT * 30).strip())


async def test_a_process_that_starts_later_is_used_again(tmp_path: Path) -> None:
    link, now = tmp_path / "python", [0.0]
    async with reading([str(link), "-m", "app", "--read-pages"], now) as it:
        await it.draft(PAGE)
        link.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
        link.chmod(0o700)
        book = Job("http://a.example/book", pdf([[TEXT * 20]]), content_type="application/pdf")
        with pytest.raises(Unreadable, match="Unreadable") as failed:
            await it.draft(book)
        assert failed.value.reason == "no_process"
        now[0] = 61.0
        if sys.platform != "win32":
            assert TEXT.strip() in (await it.draft(book)).extracted.text


async def test_no_page_waits_for_long_for_a_process_that_hangs_at_its_start() -> None:
    it = ReaderWithFallback(Worker(HANGS), to_start=0.01)
    try:
        for _ in range(2):
            assert (await it.draft(PAGE)).extracted.title == "Kites"
    finally:
        await it.close()


async def test_a_closed_one_says_so() -> None:
    async with reading(GONE) as it:
        pass
    with pytest.raises(Unavailable):
        await it.draft(PAGE)


@pytest.mark.parametrize(
    "body",
    [
        b"<p>" + TEXT.encode() * 100 + b"<p>" * 200_000,
        b"<article>" + (b"<p>" + TEXT.encode() * 10 + b"</p>") * (2 * MOST_BYTES // 250),
    ],
)
def test_a_page_beyond_all_measure_is_cut(body: bytes) -> None:
    draft = quick_draft(Job("http://a.example/", body))
    assert draft.truncated
    assert draft.extracted.text.startswith(TEXT.strip())
    assert len(draft.extracted.text) <= MOST_BYTES


@pytest.mark.parametrize("body", [b"", b"<", b"\xff\xfe<", b"<html>" + b"<div>" * 5000, b"<!--", b"{}", b"<rss><item>"])
def test_garbage_gives_a_draft_without_text_or_is_unreadable(body: bytes) -> None:
    with suppress(Unreadable):
        assert len(quick_draft(Job("http://a.example/", body)).extracted.text) < 10
    with suppress(Unreadable):
        quick_draft(Job("http://a.example/", body, content_type="application/xml"))
