"""Reading whole pages: a site on loopback, a real gate, and a browser that is played."""

import asyncio
from dataclasses import dataclass, field

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from app.adapters.http import make_client
from app.adapters.reading.reader import WebReader
from app.core.domain.errors import ForbiddenAddress, TimedOut, Unavailable, Unreadable
from app.core.domain.settings import SearchSettings
from tests.adapters.gate.tools import gate
from tests.loopback import serve

KITES = "Kites fly because moving air pushes against their surface. " * 8
ARTICLE = f"""<html lang="en"><head><title>Why kites fly | Kites</title>
<meta property="article:published_time" content="2024-03-05T08:09:10Z"></head>
<body><nav><a href="/">Home</a></nav><article><h1>Why kites fly</h1><p>{KITES}</p></article></body></html>"""
CHINESE = (
    "<html><head><title>风筝</title></head><body><article><p>" + "风筝因为空气流动而飞上天空。" * 12 + "</p></article>"
)
SHELL = (
    '<html><body><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript></body></html>'
)
CHALLENGE = "<html><head><title>Just a moment...</title></head><body>Checking your browser</body></html>"


async def counted(request: Request) -> Response:
    request.app.state.asked += 1
    return HTMLResponse(ARTICLE)


async def slow(request: Request) -> Response:
    await asyncio.sleep(30)
    return HTMLResponse(ARTICLE)


def html(text: str, status: int = 200):
    return lambda request: HTMLResponse(text, status)


SITE = Starlette(
    routes=[
        Route("/article", html(ARTICLE)),
        Route("/gbk", lambda request: Response(CHINESE.encode("gb18030"), media_type=None)),
        Route("/shell", html(SHELL)),
        Route("/empty", html("")),
        Route("/missing", html(ARTICLE, 404)),
        Route("/refused", html(CHALLENGE, 403)),
        Route("/refresh", html('<meta http-equiv="refresh" content="0; url=/article">')),
        Route("/circle", html('<meta http-equiv="refresh" content="0; url=/circle?again">')),
        Route("/moved", lambda request: RedirectResponse("/article")),
        Route("/inside", lambda request: RedirectResponse("http://127.0.0.1:61/")),
        Route("/described", html(f'<meta name="description" content="{KITES[:110]}"><body></body>')),
        Route("/notes.txt", lambda request: PlainTextResponse("# Notes\n\n* [x]")),
        Route("/gaps.txt", lambda request: PlainTextResponse("a" + " \t" * 101 + "b" + " " * 200 + "c")),
        Route("/data", lambda request: PlainTextResponse('{"a": 1}', media_type="application/json")),
        Route("/endless", html("<p>" + "word " * 1_300_000)),
        Route("/counted", counted),
        Route("/slow", slow),
    ]
)


@dataclass(frozen=True)
class Seen:
    html: str
    url: str
    status: int | None = 200


@dataclass
class PlayedBrowser:
    """Answers every address with one document, or raises."""

    document: Seen | Exception = field(default_factory=lambda: Unavailable("browser"))
    asked: list[str] = field(default_factory=list)

    async def render(self, url, *, profile="pages", ready="", language="", timeout=10.0):
        self.asked.append(url)
        if isinstance(self.document, Exception):
            raise self.document
        return self.document


@pytest.fixture(scope="module")
def site():
    SITE.state.asked = 0
    with serve(SITE) as url:
        yield url


async def read(url: str, browser: PlayedBrowser | None = None, **options):
    place = url.removeprefix("http://").partition("/")[0]
    settings = SearchSettings(allowed_hosts=(place,))
    async with gate(place) as it, make_client(proxy=it.url) as client:
        return await WebReader(client, browser or PlayedBrowser(), lambda: settings, **options).read(url)


async def test_article_is_read_without_a_browser(site):
    browser = PlayedBrowser()
    page = await read(f"{site}/article", browser)
    assert page.text.startswith("# Why kites fly\n\nKites fly because")
    assert (page.title, page.date, page.language) == ("Why kites fly", "2024-03-05T08:09:10Z", "en")
    assert (page.site, page.rendered, page.truncated, browser.asked) == ("127.0.0.1", False, False, [])


async def test_page_in_gbk_that_says_nothing_is_read(site):
    page = await read(f"{site}/gbk")
    assert "风筝因为空气流动而飞上天空。" in page.text
    assert (page.title, page.language) == ("风筝", "zh")


async def test_redirect_is_told(site):
    page = await read(f"{site}/moved")
    assert (page.requested, page.url) == (f"{site}/moved", f"{site}/article")


async def test_forwarding_by_the_page_is_followed(site):
    assert (await read(f"{site}/refresh")).url == f"{site}/article"


async def test_forwarding_in_circles_ends(site):
    with pytest.raises(Unreadable):
        await read(f"{site}/circle")


async def test_private_address_is_refused_before_and_behind_a_redirect(site):
    with pytest.raises(ForbiddenAddress):
        await read(f"{site}/inside")
    async with make_client() as client:
        with pytest.raises(ForbiddenAddress) as error:
            await WebReader(client, PlayedBrowser(), SearchSettings).read(f"{site}/article")
    assert error.value.host == site.removeprefix("http://")


async def test_page_that_needs_scripts_is_rendered(site):
    browser = PlayedBrowser(Seen(ARTICLE, f"{site}/shell"))
    page = await read(f"{site}/shell", browser)
    assert (page.rendered, page.title, browser.asked) == (True, "Why kites fly", [f"{site}/shell"])


async def test_refused_page_is_rendered(site):
    page = await read(f"{site}/refused", PlayedBrowser(Seen(ARTICLE, f"{site}/refused")))
    assert page.rendered


async def test_check_in_the_browser_too_is_told(site):
    with pytest.raises(Unreadable) as error:
        await read(f"{site}/refused", PlayedBrowser(Seen(CHALLENGE, f"{site}/refused", None)))
    assert error.value.reason == "check"


@pytest.mark.parametrize(
    ("path", "reason", "detail"),
    [
        ("missing", "status", "404"),
        ("empty", "empty", ""),
        ("shell", "empty", "needs scripts"),
        ("refused", "check", ""),
    ],
)
async def test_unreadable_page_says_why(site, path, reason, detail):
    with pytest.raises(Unreadable) as error:
        await read(f"{site}/{path}")
    assert (error.value.reason, error.value.detail) == (reason, detail)


async def test_missing_page_is_not_rendered(site):
    browser = PlayedBrowser(Seen(ARTICLE, f"{site}/missing"))
    with pytest.raises(Unreadable):
        await read(f"{site}/missing", browser)
    assert browser.asked == []


async def test_browser_that_ends_at_a_private_address_is_not_believed(site):
    with pytest.raises(Unreadable):
        await read(f"{site}/shell", PlayedBrowser(Seen(ARTICLE, "http://192.168.1.1/")))


async def test_page_without_text_is_known_by_its_description(site):
    assert (await read(f"{site}/described")).text == KITES[:110].strip()


@pytest.mark.parametrize(("path", "text"), [("notes.txt", "# Notes\n\n* [x]"), ("data", '{"a": 1}')])
async def test_plain_text_is_its_own_text(site, path, text):
    page = await read(f"{site}/{path}")
    assert (page.text, page.title) == (text, path)


async def test_endless_gaps_in_plain_text_are_folded(site):
    assert (await read(f"{site}/gaps.txt")).text == "a b" + " " * 200 + "c"


async def test_huge_page_is_truncated_and_read(site):
    page = await read(f"{site}/endless")
    assert page.truncated
    assert 0 < len(page.text) <= 400_000


async def test_slow_page_times_out(site):
    with pytest.raises(TimedOut):
        await read(f"{site}/slow", page_seconds=0.3)


async def test_page_is_fetched_once(site):
    settings = SearchSettings(allowed_hosts=(site.removeprefix("http://"),))
    before = SITE.state.asked
    async with gate(*settings.allowed_hosts) as it, make_client(proxy=it.url) as client:
        reader = WebReader(client, PlayedBrowser(), lambda: settings)
        first, again = await reader.read(f"{site}/counted"), await reader.read(f"{site}/counted#part")
    assert SITE.state.asked == before + 1
    assert (first.text, again.requested) == (again.text, f"{site}/counted#part")


async def test_kept_page_is_refused_once_its_host_is_no_longer_allowed(site):
    settings = [SearchSettings(allowed_hosts=(site.removeprefix("http://"),))]
    async with gate(*settings[0].allowed_hosts) as it, make_client(proxy=it.url) as client:
        reader = WebReader(client, PlayedBrowser(), lambda: settings[0])
        await reader.read(f"{site}/article")
        settings[0] = SearchSettings()
        with pytest.raises(ForbiddenAddress):
            await reader.read(f"{site}/article")


async def test_cancelled_reading_ends_at_once(site):
    task = asyncio.create_task(read(f"{site}/slow"))
    await asyncio.wait([task], timeout=0.3)
    task.cancel()
    done, _ = await asyncio.wait([task], timeout=2)
    assert done
    assert task.cancelled()
