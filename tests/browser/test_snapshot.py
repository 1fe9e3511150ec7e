"""Rendered pages as one file of MHTML: what the page became, and nothing that was loaded for it."""

import email
import tempfile
from pathlib import Path
from typing import Any

import pytest

from app.adapters.storage.archive.mhtml import normalized
from app.browser.renderer import OffscreenBrowser
from app.browser.snapshot import mhtml_of
from tests.browser.site import STORY
from tests.qt import Runner
from tests.waiting import until


def html_of(data: bytes) -> str:
    parts = [part for part in email.message_from_bytes(data).walk() if part.get_content_type() == "text/html"]
    return parts[0].get_payload(decode=True).decode()


def test_a_rendered_page_is_saved_as_it_became(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    files: list[bytes] = []
    page = run(browser.render(f"{site}/filled", on_snapshot=files.append))
    assert STORY.strip() in page.html
    assert STORY.strip() in " ".join(html_of(files[0]).split())
    assert b"<script" not in files[0]


def test_the_same_page_is_the_same_file(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    files: list[bytes] = []
    for _ in range(2):
        run(browser.render(f"{site}/filled", on_snapshot=files.append))
    assert files[0] != files[1]
    assert normalized(files[0]) == normalized(files[1])
    assert html_of(normalized(files[0])) == html_of(files[0])


def test_saving_asks_nothing_of_the_site(
    run: Runner[Any], browser: OffscreenBrowser, site: str, visits: list[str]
) -> None:
    run(browser.render(f"{site}/filled", on_snapshot=lambda data: None))
    assert visits == ["/filled"]


def test_nothing_is_left_in_the_folder_for_temporary_files(
    run: Runner[Any], browser: OffscreenBrowser, site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    run(browser.render(f"{site}/filled", on_snapshot=lambda data: None))
    assert not list(tmp_path.iterdir())


def test_a_page_that_hangs_is_given_up(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    async def hang() -> bytes:
        view = await browser._open("pages", "")
        titles: list[str] = []
        view.guarded_page.titleChanged.connect(titles.append)
        view.guarded_page.load(f"{site}/busy")
        await until(lambda: titles, "the page that keeps its script running")
        data = await mhtml_of(view.guarded_page, view.profile, 0.5)
        view.end()
        return data

    assert run(hang()) == b""
