"""Reading whole pages: a site on loopback, a real gate, and a browser that is played."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from app.adapters.http import make_client
from app.adapters.reading.extraction_worker import Worker
from app.adapters.reading.page_cache import MemoryPages
from app.adapters.reading.page_reader import FRESH, WebReader, make_pages_client
from app.adapters.storage.page_cache import SqlitePages
from app.core.domain.addresses import page_key
from app.core.domain.errors import ForbiddenAddress, RateLimited, TimedOut, Unavailable, Unreadable
from app.core.domain.settings import SearchSettings
from tests.adapters.gate.tools import gate
from tests.adapters.reading.pdfs import PICTURE, encrypted, pdf
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

    async def render(self, url, *, profile="pages", ready="", language="", timeout=10.0, on_snapshot=None):
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


async def test_who_wants_to_leave_nothing_shares_nothing_with_the_store(site):
    settings = SearchSettings(allowed_hosts=(site.removeprefix("http://"),))
    store, told = MemoryPages(), []
    async with gate(*settings.allowed_hosts) as it, make_client(proxy=it.url) as client:
        reader = WebReader(client, PlayedBrowser(), lambda: settings, store=store, on_page=told.append)
        before = SITE.state.asked
        for _ in range(2):
            await reader.read(f"{site}/counted", keep=False)
        assert SITE.state.asked == before + 1
        assert await store.get(page_key(f"{site}/counted")) is None
        assert told == []
        await reader.read(f"{site}/counted")
    assert SITE.state.asked == before + 2
    assert await store.get(page_key(f"{site}/counted")) is not None
    assert len(told) == 1


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
    done, _ = await asyncio.wait([task], timeout=10)
    assert done
    assert task.cancelled()


PAPER = pdf([["Kites fly because moving air pushes against their surface."], ["So they do."]], title="On kites")
CONSENT = """<title>Welcome</title><p>Before you continue: we use cookies.</p><button>Accept all</button>"""
VIDEO = f"""<title>A kite</title><meta property="og:type" content="video.other">
<meta property="og:description" content="{KITES[:170]}"><div id="app"></div>"""
FEED = "<rss><channel><title>News</title><item><title>A kite flew</title></item></channel></rss>"


@dataclass
class Answers:
    """What a server of one address says, one after the other, and what it was asked."""

    answers: list[Response]
    asked: list[Request] = field(default_factory=list)

    async def __call__(self, scope, receive, send) -> None:
        self.asked.append(Request(scope))
        await self.answers[min(len(self.asked), len(self.answers)) - 1](scope, receive, send)


@asynccontextmanager
async def reading(answers: Answers, browser: PlayedBrowser | None = None, **options):
    """(a reader, the address)"""
    with serve(answers) as url:
        settings = SearchSettings(allowed_hosts=(url.removeprefix("http://"),))
        async with gate(*settings.allowed_hosts) as it, make_pages_client(it.url) as client:
            yield WebReader(client, browser or PlayedBrowser(), lambda: settings, **options), f"{url}/x"


def typed(body: bytes | str, media_type: str, **headers: str) -> Response:
    return Response(body, media_type=media_type, headers={name.replace("_", "-"): v for name, v in headers.items()})


@pytest.mark.parametrize("media_type", ["application/pdf", "application/octet-stream", "text/html"])
async def test_pdf_is_read_whatever_it_is_called(media_type):
    async with reading(Answers([typed(PAPER, media_type)])) as (reader, url):
        page = await reader.read(url)
    assert page.text.startswith("## Page 1\n\nKites fly because")
    assert (page.title, "## Page 2\n\nSo they do." in page.text) == ("On kites", True)


@pytest.mark.parametrize(("paper", "reason"), [(pdf([PICTURE]), "scanned"), (encrypted(PAPER, "x"), "encrypted")])
async def test_pdf_without_text_says_why_and_is_not_rendered(paper, reason):
    browser = PlayedBrowser()
    async with reading(Answers([typed(paper, "application/pdf")]), browser) as (reader, url):
        with pytest.raises(Unreadable) as error:
            await reader.read(url)
    assert (error.value.reason, browser.asked) == (reason, [])


async def test_picture_is_named_and_not_taken():
    async with reading(Answers([typed(b"\x89PNG" + b"x" * 9_000_000, "image/png")])) as (reader, url):
        with pytest.raises(Unreadable) as error:
            await reader.read(url)
    assert (error.value.reason, error.value.detail) == ("not_text", "image/png")


@pytest.mark.parametrize("media_type", ["application/rss+xml", "text/xml", "application/octet-stream"])
async def test_feed_is_a_list(media_type):
    async with reading(Answers([typed(FEED, media_type)])) as (reader, url):
        assert (await reader.read(url)).text == "# News\n\n- **A kite flew**"


async def test_video_page_is_its_description_without_a_browser():
    browser = PlayedBrowser()
    async with reading(Answers([HTMLResponse(VIDEO)]), browser) as (reader, url):
        assert (await reader.read(url)).text.startswith(KITES[:150])
    assert browser.asked == []


async def test_consent_wall_is_rendered_and_else_told():
    browser = PlayedBrowser()
    async with reading(Answers([HTMLResponse(CONSENT)]), browser) as (reader, url):
        with pytest.raises(Unreadable) as error:
            await reader.read(url)
        browser.document = Seen(ARTICLE, url)
        assert (await reader.read(url)).rendered
    assert error.value.reason == "check"


async def test_page_with_fewer_words_than_its_description_is_rendered():
    text = "Kites are flown in many lands, and have been for a very long time, as the pictures on this page show. " * 3
    long = " ".join(f"Word {n} of what this page is about." for n in range(30))
    html = f'<title>x</title><meta name="description" content="{long}"><article><p>{text}</p></article>'
    browser = PlayedBrowser()
    async with reading(Answers([HTMLResponse(html)]), browser) as (reader, url):
        browser.document = Seen(ARTICLE.replace(KITES, KITES * 4), url)
        assert (await reader.read(url)).rendered


async def test_host_that_needs_the_browser_is_remembered_until_it_does_not():
    answers, browser = Answers([HTMLResponse(SHELL)]), PlayedBrowser()
    async with reading(answers, browser) as (reader, url):
        browser.document = Seen(ARTICLE, url)
        await reader.read(url)
        assert len(answers.asked) == 1
        assert (await reader.read(f"{url}/2")).rendered
        assert len(answers.asked) == 1  # at once in the browser
        browser.document = Unavailable("browser")
        answers.answers = [HTMLResponse(ARTICLE)]
        assert not (await reader.read(f"{url}/3")).rendered
        asked = len(browser.asked)
        await reader.read(f"{url}/4")
        assert len(browser.asked) == asked


async def test_file_of_such_a_host_is_fetched():
    answers, browser = Answers([HTMLResponse(SHELL), typed(PAPER, "application/pdf")]), PlayedBrowser()
    async with reading(answers, browser) as (reader, url):
        browser.document = Seen(ARTICLE, url)
        await reader.read(url)
        assert not (await reader.read(f"{url}/y.pdf?z")).rendered


async def test_page_is_asked_for_again_after_an_hour_with_what_its_server_gave():
    now = [1e9]
    answers = Answers([typed(ARTICLE, "text/html", etag='"1"', last_modified="Tue, 05 Mar 2024 08:09:10 GMT"),
                       Response(status_code=304)])  # fmt: skip
    async with reading(answers, clock=lambda: now[0]) as (reader, url):
        first = await reader.read(url)
        now[0] += FRESH - 1
        await reader.read(url)
        assert len(answers.asked) == 1
        now[0] += 2
        assert await reader.read(url) == first
        assert await reader.read(url) == first  # it is confirmed
    assert [r.headers.get("if-none-match") for r in answers.asked] == [None, '"1"']
    assert answers.asked[1].headers["if-modified-since"] == "Tue, 05 Mar 2024 08:09:10 GMT"


async def test_fresh_reading_asks_and_takes_what_is_new():
    answers = Answers([typed(ARTICLE, "text/html", etag='"1"'), HTMLResponse(ARTICLE.replace("Why", "How"))])
    async with reading(answers) as (reader, url):
        await reader.read(url)
        assert (await reader.read(url, fresh=True)).title == "How kites fly"
        assert (await reader.read(url)).title == "How kites fly"
    assert len(answers.asked) == 2


async def test_unasked_304_is_no_page():
    async with reading(Answers([Response(status_code=304)])) as (reader, url):
        with pytest.raises(Unreadable):
            await reader.read(url)


async def test_what_may_be_on_no_disk_is_kept_in_memory_only(tmp_path):
    store = await SqlitePages.open(tmp_path)
    answers = Answers([typed(ARTICLE, "text/html", cache_control="private, no-store")])
    async with reading(answers, store=store) as (reader, url):
        await reader.read(url)
        await reader.read(url)
        assert len(answers.asked) == 1
        assert await store.get(page_key(url)) is None
    await store.close()


async def test_page_is_there_after_a_restart(tmp_path):
    answers = Answers([HTMLResponse(ARTICLE)])
    with serve(answers) as site:
        settings = SearchSettings(allowed_hosts=(site.removeprefix("http://"),))
        for _ in range(2):
            store = await SqlitePages.open(tmp_path)
            async with gate(*settings.allowed_hosts) as it, make_pages_client(it.url) as client:
                page = await WebReader(client, PlayedBrowser(), lambda: settings, store=store).read(f"{site}/x")
            await store.close()
    assert (page.title, len(answers.asked)) == ("Why kites fly", 1)


async def test_server_that_asks_for_a_short_wait_is_asked_again():
    answers = Answers([Response(status_code=503, headers={"retry-after": "0"}), HTMLResponse(ARTICLE)])
    async with reading(answers) as (reader, url):
        assert (await reader.read(url)).title == "Why kites fly"


async def test_server_that_asks_for_a_long_wait_is_left_alone():
    answers, browser = Answers([Response(status_code=429, headers={"retry-after": "120"})]), PlayedBrowser()
    async with reading(answers, browser) as (reader, url):
        for _ in range(2):
            with pytest.raises(RateLimited) as error:
                await reader.read(url)
    assert (len(answers.asked), browser.asked) == (1, [])
    assert 100 < (error.value.retry_after or 0) <= 120


async def test_pages_are_read_by_the_worker(site):
    worker = Worker()
    try:
        page = await read(f"{site}/article", extraction=worker, page_seconds=120)
    finally:
        await worker.close()
    assert page.title == "Why kites fly"
