"""The off-screen browser as a whole: profiles, places, cancelling and closing, with real pages on loopback."""

import asyncio
import os
import signal
import time
from typing import Any

import pytest

from app.browser.renderer import OffscreenBrowser, Places
from app.core.domain.errors import BadAnswer, TimedOut, Unavailable, Unreadable
from tests.browser.answers import error_of, visible
from tests.browser.site import STORY
from tests.qt import Runner


def test_page_comes_back_as_its_document(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    page = run(browser.render(f"{site}/plain"))
    assert STORY.strip() in page.html
    assert (page.url, page.status) == (f"{site}/plain", 200)


@pytest.mark.parametrize("address", ["file:///etc/passwd", "chrome://gpu", "javascript:1", "data:text/html,x", "", "x"])
def test_only_web_addresses_are_loaded(run: Runner[Any], browser: OffscreenBrowser, address: str) -> None:
    assert error_of(run, browser.render(address)) == (Unreadable, "not_web_address")


def test_language_reaches_the_site_and_its_scripts(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    for profile in ("pages", "engines"):
        for language, header in (("de-AT", "de-AT,de;q=0.9"), ("zh", "zh"), ("", "none")):
            page = run(browser.render(f"{site}/header", language=language, profile=profile, ready="#story"))
            assert header in page.html
    assert "hellode-AT,de" in visible(run(browser.render(f"{site}/languages", language="de-AT")).html)


def test_pages_find_nothing_that_earlier_ones_left(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    for _ in range(2):
        assert "new here" in run(browser.render(f"{site}/cookie", ready="#story")).html
        assert "hello0" in visible(run(browser.render(f"{site}/stores")).html)


def test_engines_know_a_visitor_until_the_browser_closes(
    run: Runner[Any], browser: OffscreenBrowser, site: str
) -> None:
    seen = [run(browser.render(f"{site}/cookie", profile="engines", ready="#story")).html for _ in range(2)]
    assert ["new here" in seen[0], "known" in seen[1]] == [True, True]


def test_no_more_pages_than_allowed_are_open_at_once(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    async def together() -> float:
        begun = time.monotonic()
        await asyncio.gather(*(browser.render(f"{site}/late", ready="#story") for _ in range(3)))
        return time.monotonic() - begun

    assert run(together()) > 3.0  # three pages of 1.5 s, two at once


def test_pages_that_hang_keep_no_other_page_waiting(run: Runner[Any], site: str) -> None:
    browser = OffscreenBrowser(limit=1, turn=0.2)

    async def beside() -> tuple[str, bool]:
        hanging = asyncio.create_task(browser.render(f"{site}/never", timeout=60))
        page = await browser.render(f"{site}/plain", ready="#story", timeout=30)
        hangs = not hanging.done()
        hanging.cancel()
        await asyncio.gather(hanging, return_exceptions=True)
        return page.html, hangs

    html, hangs = run(beside())
    assert STORY.strip() in html
    assert hangs
    run(browser.close())


async def _timers_before() -> None:
    """Until all timers that are due have fired: the loop runs them in the order of their times."""
    fired = asyncio.Event()
    asyncio.get_running_loop().call_later(0.0, fired.set)
    await fired.wait()


def test_no_more_pages_hang_aside_than_there_are_places(run: Runner[Any]) -> None:
    async def moved() -> list[bool]:
        places = Places(1, 0.0)
        aside = await places.take()
        held = await places.take()  # the first has made room
        await _timers_before()
        third = asyncio.create_task(places.take())
        waits = not (await asyncio.wait([third], timeout=0.1))[0]
        held.leave()
        again = await third
        await _timers_before()
        aside.leave()
        again.leave()
        last = [await places.take()]
        last.append(await places.take())
        return [waits, len(last) == 2]

    assert run(moved()) == [True, True]


@pytest.mark.parametrize("name", ["never", "busy", "late", "grows"])
def test_cancelled_call_frees_its_page_at_once(
    run: Runner[Any], browser: OffscreenBrowser, site: str, name: str
) -> None:
    async def cancelled() -> float:
        task = asyncio.create_task(browser.render(f"{site}/{name}", ready="#no"))
        await asyncio.sleep(0.3)
        begun = time.monotonic()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await asyncio.gather(*browser._views)
        return time.monotonic() - begun

    assert run(cancelled()) < 5  # some 30 ms; a call that is not cancelled takes its 10 s


def test_dead_renderer_costs_one_page_only(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    async def killed() -> None:
        task = asyncio.create_task(browser.render(f"{site}/plain", ready="#no"))
        await asyncio.sleep(0.5)
        view, _ = next(iter(browser._views.values()))
        os.kill(view.guarded_page.renderProcessPid(), signal.SIGKILL)
        await task

    assert error_of(run, killed())[0] is BadAnswer
    assert run(browser.render(f"{site}/plain")).status == 200


@pytest.mark.parametrize("name", ["explodes", "allocates"])
def test_page_that_eats_memory_costs_itself_only(
    run: Runner[Any], browser: OffscreenBrowser, site: str, name: str
) -> None:
    assert error_of(run, browser.render(f"{site}/{name}", timeout=1))[0] in (BadAnswer, TimedOut)
    assert run(browser.render(f"{site}/plain")).status == 200


@pytest.mark.parametrize("name", ["explodes", "allocates"])
def test_renderer_that_holds_too_much_memory_is_ended(run: Runner[Any], site: str, name: str) -> None:
    browser = OffscreenBrowser(memory=200_000_000)

    async def process() -> int:
        rendering = asyncio.create_task(browser.render(f"{site}/{name}", timeout=25))
        with pytest.raises(BadAnswer, match="memory"):
            await rendering
        await asyncio.gather(*browser._views)
        return (await browser.render(f"{site}/plain")).status or 0

    assert run(process()) == 200
    run(browser.close())


def test_close_ends_what_runs_and_refuses_what_comes(run: Runner[Any], site: str) -> None:
    browser = OffscreenBrowser(limit=1)

    async def closed() -> list[BaseException | object]:
        waiting = [asyncio.create_task(browser.render(f"{site}/never")) for _ in range(2)]
        await asyncio.sleep(0.2)
        await browser.close()
        return await asyncio.gather(*waiting, return_exceptions=True)

    assert [type(error) for error in run(closed())] == [Unavailable, Unavailable]
    assert error_of(run, browser.render(f"{site}/plain"))[0] is Unavailable


def test_user_agent_hides_nothing(browser: OffscreenBrowser, qt_loop: object) -> None:
    assert "QtWebEngine/" in browser.engines.qt.httpUserAgent()
