"""What comes of a page, good or bad."""

import asyncio
import time
from contextlib import suppress
from typing import Any

import pytest

from app.browser.renderer import OffscreenBrowser
from app.core.domain.errors import AppError, BadAnswer, TimedOut, Unreachable, Unreadable
from tests.adapters.certificates import Authority, authority
from tests.adapters.gate.tools import tcp
from tests.browser.answers import error_of
from tests.browser.site import STORY
from tests.qt import Runner

__all__ = ["authority"]  # a fixture


def test_text_that_scripts_fill_in_is_waited_for(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    assert STORY.strip() in run(browser.render(f"{site}/filled")).html


def test_awaited_element_ends_the_waiting(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    begun = time.monotonic()
    assert STORY.strip() in run(browser.render(f"{site}/stuck", ready="#story")).html
    assert time.monotonic() - begun < 30


def test_other_page_than_the_awaited_one_is_returned(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    begun = time.monotonic()
    assert STORY.strip() in run(browser.render(f"{site}/plain", ready="#results")).html
    assert time.monotonic() - begun < 20


def test_text_counts_though_something_never_loads(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    begun = time.monotonic()
    assert STORY.strip() in run(browser.render(f"{site}/stuck")).html
    assert time.monotonic() - begun < 20


def test_page_that_a_script_moves_to_is_waited_for(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    page = run(browser.render(f"{site}/moves_on"))
    assert (page.url, STORY.strip() in page.html) == (f"{site}/late", True)


def test_redirect_is_followed_and_told(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    assert run(browser.render(f"{site}/moved")).url == f"{site}/plain"


def test_error_page_of_the_site_is_returned_with_its_status(
    run: Runner[Any], browser: OffscreenBrowser, site: str
) -> None:
    page = run(browser.render(f"{site}/no-such-page"))
    assert (page.status, "Nothing of that name" in page.html) == (404, True)


def test_refusal_without_a_word_is_told_by_its_status(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    assert run(browser.render(f"{site}/refused")).status == 403


@pytest.mark.parametrize("name", ["half", "endless", "hides", "invisible"])
def test_text_is_found_in_unusual_pages(run: Runner[Any], browser: OffscreenBrowser, site: str, name: str) -> None:
    assert STORY.strip() in run(browser.render(f"{site}/{name}", timeout=1.5)).html


@pytest.mark.parametrize("name", ["never", "blank", "busy"])
def test_page_that_gives_nothing_times_out(run: Runner[Any], browser: OffscreenBrowser, site: str, name: str) -> None:
    begun = time.monotonic()
    assert error_of(run, browser.render(f"{site}/{name}", timeout=1))[0] is TimedOut
    assert time.monotonic() - begun < 20


@pytest.mark.parametrize(
    ("name", "kind", "reason"),
    [
        ("file.pdf", Unreadable, "not_text"),
        ("download", Unreadable, "not_text"),
        ("redirects", Unreadable, "too_many_redirects"),
        ("nothing", Unreadable, "empty"),
        ("alerts", BadAnswer, "dialogs"),
        ("chatter", BadAnswer, "console"),
        ("locked", Unreachable, "net::ERR_TOO_MANY_RETRIES"),
    ],
)
def test_bad_page_ends_in_its_error_soon(
    run: Runner[Any], browser: OffscreenBrowser, site: str, name: str, kind: type[AppError], reason: str
) -> None:
    begun = time.monotonic()
    assert error_of(run, browser.render(f"{site}/{name}")) == (kind, reason)
    assert time.monotonic() - begun < 20


def test_host_that_does_not_answer_is_unreachable(run: Runner[Any], browser: OffscreenBrowser) -> None:
    assert error_of(run, browser.render("http://127.0.0.1:65432/"))[0] is Unreachable
    assert error_of(run, browser.render("http://nowhere.invalid/"))[0] is Unreachable


def test_page_that_grows_for_ever_counts_as_it_is_at_the_deadline(
    run: Runner[Any], browser: OffscreenBrowser, site: str
) -> None:
    assert "more" in run(browser.render(f"{site}/grows", timeout=1.5)).html


def test_half_a_character_becomes_a_whole_one(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    assert "half \ufffd" in run(browser.render(f"{site}/breaks_text")).html


def test_huge_document_is_cut(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    assert len(run(browser.render(f"{site}/padded")).html) == 6_000_000


def test_more_text_than_anybody_reads_is_not_waited_for(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    begun = time.monotonic()
    assert "word word" in run(browser.render(f"{site}/huge", ready="#no", timeout=20)).html
    assert time.monotonic() - begun < 30


def test_fifty_megabytes_cost_their_page_only(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    begun = time.monotonic()
    with suppress(BadAnswer, TimedOut):
        assert STORY.strip() in run(browser.render(f"{site}/fifty", timeout=3)).html
    assert time.monotonic() - begun < 30
    assert run(browser.render(f"{site}/plain")).status == 200


def test_site_with_a_bad_certificate_is_unreachable(
    run: Runner[Any], browser: OffscreenBrowser, authority: Authority
) -> None:
    async def visited() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n<p>" + STORY.encode())
            await writer.drain()

        async with tcp(answer, authority.server("127.0.0.1")) as port:
            await browser.render(f"https://127.0.0.1:{port}/")

    kind, words = error_of(run, visited())
    assert (kind, "CERT" in words) == (Unreachable, True)
