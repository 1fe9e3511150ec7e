"""Going out through the user's own proxy."""

import asyncio

import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from app.adapters.gate import Gate, Refusal
from app.adapters.gate.outbound import user_proxy
from tests.adapters.certificates import authority, trusted
from tests.adapters.gate.tools import ask, gate, get, names, tcp
from tests.loopback import serve

__all__ = ["authority", "trusted"]

SITE = Starlette(routes=[Route("/", lambda request: PlainTextResponse("hello"))])


@pytest.fixture(scope="module")
def port():
    with serve(SITE) as url:
        yield int(url.rpartition(":")[2])


def user_side(port: int):
    """A second gate plays the user's proxy, which knows where the name leads."""
    return gate(f"far.example:{port}", resolver=names({"far.example": ["127.0.0.1"]}))


async def test_requests_go_on_through_the_users_proxy(port):
    async with user_side(port) as proxy, gate(upstream=proxy.url, resolver=names({})) as it:
        assert (await get(it, f"http://far.example:{port}/")).text == "hello"


async def test_tunnels_go_on_through_the_users_proxy(port):
    request = b"CONNECT far.example:%d HTTP/1.1\r\n\r\nGET / HTTP/1.0\r\n\r\n" % port
    async with user_side(port) as proxy, gate(upstream=proxy.url, resolver=names({})) as it:
        assert (await ask(it, request)).endswith(b"hello")


async def test_proxy_is_read_for_every_connection(port):
    now = [""]
    async with user_side(port) as proxy:
        it = Gate(lambda: (), lambda: now[0], resolver=names({}))
        await it.start()
        before = await get(it, f"http://far.example:{port}/")
        now[0] = proxy.url
        after = await get(it, f"http://far.example:{port}/")
        await it.close()
    assert (before.status_code, after.status_code) == (502, 200)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "192.168.1.1"])
async def test_private_places_are_refused_before_the_users_proxy(host):
    async with gate(upstream="http://127.0.0.1:9") as it:
        assert (await get(it, f"http://{host}:8000/")).status_code == 403


async def test_allowed_place_is_reached_without_the_users_proxy(port):
    async with gate(f"127.0.0.1:{port}", upstream="http://127.0.0.1:9") as it:
        assert (await get(it, f"http://127.0.0.1:{port}/")).text == "hello"


async def test_dead_proxy_is_named_as_the_culprit():
    async with gate(upstream="http://127.0.0.1:9") as it:
        answer = await ask(it, b"CONNECT far.example:443 HTTP/1.1\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 502 Citewise gate: proxy")


async def test_proxy_that_refuses_a_tunnel_is_told():
    async with gate(resolver=names({})) as proxy, gate(upstream=proxy.url) as it:
        answer = await ask(it, b"CONNECT nothing.example:443 HTTP/1.1\r\n\r\n")
    assert answer.endswith(b"proxy nothing.example:443 CONNECT 502")


async def test_credentials_go_to_the_proxy_alone():
    seen = bytearray()

    async def proxy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        seen.extend(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 407 Nope\r\nContent-Length: 0\r\n\r\n")

    async with tcp(proxy) as port, gate(upstream=f"http://me:p%40ss@127.0.0.1:{port}") as it:
        answer = await get(it, "http://far.example/")
    assert b"Proxy-Authorization: Basic bWU6cEBzcw==\r\n" in seen
    assert seen.startswith(b"GET http://far.example:80/ HTTP/1.1\r\nHost: far.example\r\n")
    assert answer.headers["X-Citewise-Gate"] == "proxy"


def socks(seen: bytearray, *, method: bytes = b"\x00", reply: bytes = b"\x05\x00\x00\x01\x7f\x00\x00\x01\x00\x50"):
    """A SOCKS5 proxy that answers by itself for every target."""

    async def handler(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        greeting = await reader.readexactly(2)
        await reader.readexactly(greeting[1])
        writer.write(b"\x05" + method)
        if method == b"\x02":
            seen.extend(await reader.readexactly(2 + len("me") + 1 + len("pwd")))
            writer.write(b"\x01\x00")
        seen.extend(await reader.readexactly(5 + len("far.example") + 2))
        writer.write(reply)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nsocks")

    return handler


async def test_socks_proxy_gets_the_name_and_the_password():
    seen = bytearray()
    async with tcp(socks(seen, method=b"\x02")) as port, gate(upstream=f"socks5://me:pwd@127.0.0.1:{port}") as it:
        answer = await get(it, "http://far.example/")
    assert answer.text == "socks"
    assert bytes(seen) == b"\x01\x02me\x03pwd\x05\x01\x00\x03\x0bfar.example\x00\x50"


async def test_socks_proxy_that_says_no_is_told():
    refused = b"\x05\x05\x00\x03\x01a\x00\x00"
    async with tcp(socks(bytearray(), reply=refused)) as port, gate(upstream=f"socks5://127.0.0.1:{port}") as it:
        answer = await get(it, "http://far.example/")
    assert answer.text == "proxy far.example:80 CONNECTION_REFUSED"


async def test_something_else_on_the_proxys_port_is_told():
    async def web(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")

    async with tcp(web) as port, gate(upstream=f"socks5://127.0.0.1:{port}") as it:
        assert (await get(it, "http://far.example/")).headers["X-Citewise-Gate"] == "proxy"


async def test_a_host_of_the_exceptions_is_reached_without_the_users_proxy(port):
    resolver = names({"near.example": ["10.0.0.1"]})
    async with gate(upstream="http://127.0.0.1:9", bypass=["near.example"], resolver=resolver) as it:
        near = await get(it, f"http://near.example:{port}/")
        far = await get(it, f"http://far.example:{port}/")
    assert (near.headers["X-Citewise-Gate"], far.headers["X-Citewise-Gate"]) == ("forbidden", "proxy")


async def test_a_proxy_under_tls_is_spoken_to_under_tls(trusted):
    async def proxy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        seen.extend(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello")
        await writer.drain()

    seen = bytearray()
    async with (
        tcp(proxy, trusted.server("127.0.0.1")) as port,
        gate(upstream=f"https://me:pw@127.0.0.1:{port}") as it,
    ):
        assert (await get(it, "http://far.example/")).text == "hello"
    assert seen.startswith(b"GET http://far.example:80/ HTTP/1.1\r\n")
    assert b"Proxy-Authorization: Basic bWU6cHc=\r\n" in seen


async def test_a_proxy_whose_certificate_nobody_knows_is_not_used(authority):
    async def proxy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        raise AssertionError("no byte may come here")

    async with tcp(proxy, authority.server("127.0.0.1")) as port, gate(upstream=f"https://127.0.0.1:{port}") as it:
        answer = await get(it, "http://far.example/")
    assert answer.text == "proxy SSLCertVerificationError"


@pytest.mark.parametrize("address", ["ftp://a:1", "http://", "http://a:99999", "quic://a"])
def test_address_that_is_no_proxy_is_refused(address):
    with pytest.raises(Refusal):
        user_proxy(address)


def test_password_is_not_shown():
    assert "secret" not in repr(user_proxy("http://me:secret@a:1"))
