"""What a page asks for in vain."""

import time
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from app.browser.renderer import OffscreenBrowser
from app.core.domain.errors import AppError
from tests.browser.answers import visible
from tests.browser.site import STORY
from tests.loopback import serve
from tests.qt import Runner

# What a page does with the place `there`.
REACHES = {
    "fetch": "<script>fetch('{there}/fetched', {{method: 'POST', mode: 'no-cors', body: 'x'}})</script>",
    "script": "<script src='{there}/fetched'></script>",
    "frame": "<iframe src='{there}/fetched'></iframe>",
    "form": "<iframe name=f></iframe><form method=post action='{there}/fetched' target=f></form>"
    "<script>document.forms[0].submit()</script>",
    "opaque frame": "<iframe sandbox=allow-scripts srcdoc=\"<script src='{there}/fetched'></script>\"></iframe>",
    "worker": "<script>new Worker(URL.createObjectURL(new Blob([`fetch('{there}/fetched', {{mode: 'no-cors'}})`])))"
    "</script>",
    "beacon": "<script>navigator.sendBeacon('{there}/fetched', 'x')</script>",
    "events": "<script>new EventSource('{there}/fetched')</script>",
    "socket": "<script>new WebSocket('{there}/fetched'.replace('http', 'ws'))</script>",
    "style": "<style>@import '{there}/fetched'; p {{background: url({there}/fetched)}}</style>",
    "module": "<script type=module>import('{there}/fetched')</script>",
    "preload": "<link rel=modulepreload href='{there}/fetched'><link rel=preload as=script href='{there}/fetched'>",
    "meta": "<meta http-equiv=refresh content='0; url={there}/fetched'>",
    "goes there": "<script>setTimeout(() => location.href = '{there}/fetched', 10)</script>",
}


class Asked(list[str]):
    """A site that keeps the paths it was asked for; `page` is what `/` shows."""

    page = ""

    def app(self) -> Starlette:
        async def answer(request: Request) -> Response:
            self.append(request.url.path)
            if request.url.path == "/away":
                return RedirectResponse(request.query_params["to"])
            return HTMLResponse(f"<!doctype html><p>{STORY}</p>" + (self.page if request.url.path == "/" else ""))

        return Starlette(routes=[Route("/{path:path}", answer, methods=["GET", "POST"])])


@pytest.fixture
def here() -> Iterator[tuple[str, Asked]]:
    asked = Asked()
    with serve(asked.app()) as address:
        yield address, asked


@pytest.fixture
def there() -> Iterator[tuple[str, Asked]]:
    asked = Asked()
    with serve(asked.app()) as address:
        yield address, asked


@pytest.mark.parametrize("how", sorted(REACHES))
def test_page_reaches_no_other_private_place(
    run: Runner[Any], browser: OffscreenBrowser, here: tuple[str, Asked], there: tuple[str, Asked], how: str
) -> None:
    here[1].page = REACHES[how].format(there=there[0])
    assert STORY.strip() in run(browser.render(f"{here[0]}/")).html
    assert there[1] == []


@pytest.mark.parametrize("how", sorted(set(REACHES) - {"opaque frame", "beacon", "socket"}))
def test_page_reaches_its_own_private_place(
    run: Runner[Any], browser: OffscreenBrowser, here: tuple[str, Asked], how: str
) -> None:
    here[1].page = REACHES[how].format(there=here[0])
    run(browser.render(f"{here[0]}/"))
    assert "/fetched" in here[1]


def test_redirect_leads_to_no_other_private_place(
    run: Runner[Any], browser: OffscreenBrowser, here: tuple[str, Asked], there: tuple[str, Asked]
) -> None:
    with pytest.raises(AppError):
        run(browser.render(f"{here[0]}/away?to={there[0]}/"))
    assert there[1] == []
    assert STORY.strip() in run(browser.render(f"{here[0]}/away?to={here[0]}/")).html


def test_service_worker_ends_with_its_page(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    assert "helloserved" in visible(run(browser.render(f"{site}/serves")).html)
    assert STORY.strip() in run(browser.render(f"{site}/plain")).html  # and not what the worker answers


def test_script_that_goes_in_circles_is_stopped(run: Runner[Any], browser: OffscreenBrowser, site: str) -> None:
    begun = time.monotonic()
    assert "hello" in run(browser.render(f"{site}/circles")).html
    assert time.monotonic() - begun < 20


@pytest.mark.parametrize(
    ("name", "shown"),
    [("asks", "hellofalse null"), ("opens", "hellonull"), ("permits", "hellodenied"), ("draws", "hellonull"),
     ("copies", "hellodenied"), ("locates", "hellodenied"), ("films", "hellodenied")],
)  # fmt: skip
def test_what_a_page_asks_for_is_refused(
    run: Runner[Any], browser: OffscreenBrowser, site: str, name: str, shown: str
) -> None:
    tries = range(4)  # what was refused may tell the page only after it has come to rest
    assert any(shown in visible(run(browser.render(f"{site}/{name}")).html) for _ in tries)


@pytest.mark.parametrize(
    "name", ["reads_files", "looks_inside", "mails", "starts_programs", "frames_files", "stays", "opens_many"]
)
def test_page_stays_where_it_is(run: Runner[Any], browser: OffscreenBrowser, site: str, name: str) -> None:
    assert run(browser.render(f"{site}/{name}")).url == f"{site}/{name}"


def test_only_what_may_carry_text_is_loaded(
    run: Runner[Any], browser: OffscreenBrowser, site: str, visits: list[str]
) -> None:
    assert "data-ran" in run(browser.render(f"{site}/heavy")).html
    assert sorted(visits) == ["/code.js", "/heavy"]


def test_flood_of_requests_is_stopped(
    run: Runner[Any], browser: OffscreenBrowser, site: str, visits: list[str]
) -> None:
    run(browser.render(f"{site}/flood"))
    assert visits.count("/flooded") < 600
