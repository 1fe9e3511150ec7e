"""Fetching over loopback, through a real gate."""

import asyncio
import gzip
import zlib

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from app.adapters.gate import Gate
from app.adapters.http import make_client
from app.adapters.reading.fetch import MOST_BYTES, fetch
from app.core.domain.errors import ForbiddenAddress, TimedOut, Unreachable, Unreadable
from tests.adapters.gate.tools import gate, names, tcp
from tests.loopback import serve


async def chain(request: Request) -> Response:
    left = int(request.path_params["left"])
    return RedirectResponse(f"/chain/{left - 1}") if left else PlainTextResponse("arrived")


async def to(request: Request) -> Response:
    return Response(status_code=302, headers={"location": request.query_params["to"]})


async def typed(request: Request) -> Response:
    return Response(b"\x00\x01", media_type=request.query_params["type"])


async def told(request: Request) -> Response:
    return PlainTextResponse("\n".join(f"{k}: {v}" for k, v in request.headers.items()))


async def circle(request: Request) -> Response:
    if request.cookies.get("seen") == "1":
        return PlainTextResponse("hello again")
    answer = RedirectResponse("/circle")
    answer.set_cookie("seen", "1")
    return answer


async def bomb(request: Request) -> Response:
    return Response(gzip.compress(b"x" * 50_000_000), headers={"content-encoding": "gzip"}, media_type="text/plain")


TEXT = b"hello " * 20_000

SITE = Starlette(
    routes=[
        Route("/chain/{left}", chain),
        Route("/to", to),
        Route("/typed", typed),
        Route("/told", told),
        Route("/circle", circle),
        Route("/bomb", bomb),
        Route("/big", lambda request: PlainTextResponse("x" * 6_000_000)),
        Route("/pdf", lambda request: Response(b"%PDF-1.7 x", media_type="text/html")),
        Route(
            "/large", lambda r: Response(b"%PDF-", media_type="application/pdf", headers={"content-length": "99999999"})
        ),
        Route("/long-pdf", lambda request: Response(b"%PDF-1.7 " + bytes(7_000_000), media_type="application/pdf")),
        Route("/long-text", lambda request: Response(b"a" * 7_000_000, media_type="text/plain")),
        Route("/missing", lambda request: PlainTextResponse("no such page", 404)),
        Route("/challenge", lambda request: PlainTextResponse("", 403, headers={"cf-mitigated": "challenge"})),
        Route("/brotli", lambda request: PlainTextResponse("x", headers={"content-encoding": "br"})),
        Route("/broken-gzip", lambda request: PlainTextResponse("no gzip", headers={"content-encoding": "gzip"})),
        Route("/cookie", lambda request: PlainTextResponse("x", headers={"set-cookie": "ä=\xff; path=/"})),
    ]
)


@pytest.fixture(scope="module")
def site():
    with serve(SITE) as url:
        yield url


def place(url: str) -> str:
    return url.removeprefix("http://").partition("/")[0]


async def fetched(it: Gate, url: str, *allowed: str, **options):
    async with make_client(proxy=it.url) as client:
        return await fetch(client, url, allowed=allowed, **options)


async def fetch_here(url: str, **options):
    """Through a gate that lets this server through."""
    async with gate(place(url)) as it:
        return await fetched(it, url, place(url), **options)


async def test_redirects_are_followed_to_the_page(site):
    page = await fetch_here(f"{site}/chain/8")
    assert (page.url, page.body, page.truncated) == (f"{site}/chain/0", b"arrived", False)


async def test_too_many_redirects_end(site):
    with pytest.raises(Unreadable) as error:
        await fetch_here(f"{site}/chain/9")
    assert error.value.reason == "too_many_redirects"


async def test_cookies_of_a_redirect_count_for_this_page_only(site):
    async with gate(place(site)) as it, make_client(proxy=it.url) as client:
        assert (await fetch(client, f"{site}/circle", allowed=[place(site)])).body == b"hello again"
        assert b"cookie" not in (await fetch(client, f"{site}/told", allowed=[place(site)])).body


@pytest.mark.parametrize("target", ["http://127.0.0.1:1/", "http://169.254.169.254/latest", "//localhost/x"])
async def test_redirect_to_a_private_address_is_refused(site, target):
    with pytest.raises(ForbiddenAddress):
        await fetch_here(f"{site}/to?to={target}")


async def test_redirect_to_a_private_place_is_refused_even_if_that_may_be_read(site):
    with serve(SITE) as other:
        async with gate(place(site), place(other)) as it:
            with pytest.raises(ForbiddenAddress) as error:
                await fetched(it, f"{site}/to?to={other}/told", place(site), place(other))
    assert error.value.host == place(other)


async def test_redirect_with_blanks_in_it_is_followed(site):
    assert (await fetch_here(f"{site}/to?to=/told%3Fa%20b")).url == f"{site}/told?a%20b"


@pytest.mark.parametrize("target", ["file:///etc/passwd", "javascript:alert(1)", "intent://x"])
async def test_redirect_away_from_the_web_is_refused(site, target):
    with pytest.raises(Unreadable) as error:
        await fetch_here(f"{site}/to?to={target}")
    assert error.value.reason == "not_web_address"


async def test_redirect_to_garbage_is_no_bug(site):
    with pytest.raises((Unreachable, Unreadable)):
        await fetch_here(f"{site}/to?to=http://[::1")


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_gate_tells_names_that_lead_to_private_addresses(scheme):
    async with gate(resolver=names({"rebind.example": ["127.0.0.1"]})) as it:
        with pytest.raises(ForbiddenAddress) as error:
            await fetched(it, f"{scheme}://rebind.example:8443/")
    assert error.value.host == "rebind.example:8443"


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_unknown_name_is_unreachable(scheme):
    async with gate(resolver=names({})) as it:
        with pytest.raises(Unreachable) as error:
            await fetched(it, f"{scheme}://nowhere.example/")
    assert error.value.detail == "unresolved"


async def test_large_page_is_truncated(site):
    page = await fetch_here(f"{site}/big")
    assert (len(page.body), page.truncated) == (MOST_BYTES, True)


async def test_packed_page_cannot_unfold_without_end(site):
    page = await fetch_here(f"{site}/bomb")
    assert (len(page.body), page.truncated) == (MOST_BYTES, True)


async def test_slow_body_is_kept_as_far_as_it_came():
    async def dribble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 999\r\n\r\nbegun")
        await reader.read(-1)

    async with tcp(dribble) as port:
        page = await fetch_here(f"http://127.0.0.1:{port}/", seconds=0.4)
    assert (page.body, page.truncated) == (b"begun", True)


async def test_body_that_breaks_off_is_kept_as_far_as_it_came():
    async def break_off(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 999\r\n\r\nbegun")

    async with tcp(break_off) as port:
        page = await fetch_here(f"http://127.0.0.1:{port}/")
    assert (page.body, page.truncated) == (b"begun", True)


async def test_body_in_tiny_pieces_ends_early():
    async def crumble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n")
        for _ in range(50):
            writer.write(b"1\r\na\r\n" * 10_000)
            await writer.drain()

    async with tcp(crumble) as port:
        page = await fetch_here(f"http://127.0.0.1:{port}/")
    assert (page.body, page.truncated) == (b"a" * 20_000, True)


@pytest.mark.parametrize(("path", "rooms"), [("/long-pdf", 1), ("/long-text", 0), ("/pdf", 0)])
async def test_only_a_body_that_grows_large_asks_for_room_and_once(site: str, path: str, rooms: int):
    asked = 0

    async def make_room() -> None:
        nonlocal asked
        asked += 1

    page = await fetch_here(site + path, make_room=make_room)
    assert asked == rooms
    assert page.truncated is (path == "/long-text")


async def test_what_stands_behind_a_packed_page_is_not_read():
    async def trail(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        packed = gzip.compress(b"hello")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Encoding: gzip\r\n\r\n" + packed)
        await reader.read()

    async with tcp(trail) as port:
        page = await fetch_here(f"http://127.0.0.1:{port}/", seconds=3)
    assert (page.body, page.truncated) == (b"hello", False)


@pytest.mark.parametrize("packed", [gzip.compress(TEXT), zlib.compress(TEXT), zlib.compress(TEXT)[2:-4]])
async def test_every_kind_of_deflate_is_unpacked(packed):
    """The last is bare deflate, which some servers send in its name."""
    coding = "gzip" if packed[:2] == b"\x1f\x8b" else "deflate"

    async def send(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        head = f"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Encoding: {coding}\r\n\r\n"
        writer.write(head.encode() + packed)

    async with tcp(send) as port:
        page = await fetch_here(f"http://127.0.0.1:{port}/")
    assert (page.body, page.truncated) == (TEXT, False)


async def test_what_is_no_text_is_left_as_soon_as_its_bytes_tell():
    async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n\r\n" + bytes(600))
        await reader.read(-1)  # and waits for us to go

    async with tcp(endless) as port:
        with pytest.raises(Unreadable) as error:
            await fetch_here(f"http://127.0.0.1:{port}/", seconds=60)
    assert error.value.reason == "not_text"


async def test_silent_server_times_out():
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(-1)

    async with tcp(silent) as port:
        with pytest.raises(TimedOut):
            await fetch_here(f"http://127.0.0.1:{port}/", seconds=0.3)


@pytest.mark.parametrize(
    ("path", "reason"),
    [("typed?type=image/png", "not_text"), ("typed?type=application/pdf", "not_text"), ("large", "too_large"),
     ("typed?type=application/octet-stream", "not_text"), ("brotli", "not_text"), ("broken-gzip", "not_text")],
)  # fmt: skip
async def test_what_is_no_text_is_told(site, path, reason):
    with pytest.raises(Unreadable) as error:
        await fetch_here(f"{site}/{path}")
    assert error.value.reason == reason


async def test_status_is_handed_on(site):
    assert (await fetch_here(f"{site}/missing")).status == 404
    assert (await fetch_here(f"{site}/challenge")).challenged


async def test_garbled_cookies_do_no_harm(site):
    assert (await fetch_here(f"{site}/cookie")).body == b"x"


async def test_request_says_who_we_are_and_which_language(site):
    said = (await fetch_here(f"{site}/told", language="zh-CN")).body.decode()
    assert "user-agent: Citewise/" in said
    assert "accept-language: zh-CN,zh;q=0.9,en;q=0.5" in said


async def test_address_of_no_server_is_no_bug():
    async with gate() as it:
        for url in ("http://" + "a" * 70 + ".example/", "http://xn--a.example/", "http://a..b/"):
            with pytest.raises((Unreachable, Unreadable)):
                await fetched(it, url)


async def test_closed_port_is_unreachable():
    with pytest.raises(Unreachable):
        await fetch_here("http://127.0.0.1:9/".replace(":9/", ":61/"))


async def test_no_gate_no_page():
    async with httpx.AsyncClient(proxy="http://127.0.0.1:61", trust_env=False) as client:
        with pytest.raises(Unreachable):
            await fetch(client, "http://a.example/")
