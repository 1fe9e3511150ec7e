"""The client factory and its errors."""

import asyncio
import gzip

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from app.adapters.http import app_errors, make_client, read_bounded
from app.core.domain.errors import BadAnswer, TimedOut, Unreachable
from tests.adapters.certificates import Authority, authority, trusted
from tests.adapters.gate.tools import gate, names, tcp
from tests.loopback import serve

__all__ = ["authority", "trusted"]


async def bomb(request: Request) -> Response:
    return Response(gzip.compress(bytes(30_000_000)), headers={"Content-Encoding": "gzip"})


async def test_a_packed_answer_is_not_unpacked_beyond_its_limit() -> None:
    with serve(Starlette(routes=[Route("/", bomb)])) as url:
        async with make_client() as client, client.stream("GET", url) as response:
            with pytest.raises(BadAnswer):
                await read_bounded(response, 1_000_000)


async def test_an_ordinary_answer_is_read_whole() -> None:
    with serve(Starlette(routes=[Route("/", lambda request: Response("x" * 1000))])) as url:
        async with make_client() as client, client.stream("GET", url) as response:
            assert await read_bounded(response) == b"x" * 1000


@pytest.mark.parametrize(
    ("foreign", "ours"),
    [(httpx.ReadTimeout("x"), TimedOut), (httpx.ConnectError("x"), Unreachable), (httpx.DecodingError("x"), BadAnswer)],
)
def test_foreign_errors_become_ours(foreign: Exception, ours: type[Exception]) -> None:
    with pytest.raises(ours), app_errors("a.example"):
        raise foreign


async def test_the_environments_proxy_is_not_used_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:1")
    with serve(Starlette(routes=[Route("/", lambda request: Response("direct"))])) as url:
        async with make_client() as client:
            assert (await client.get(url)).text == "direct"


async def test_each_request_goes_by_the_proxy_that_its_host_has_then() -> None:
    now = {"far.example": "", "127.0.0.1": ""}
    with serve(Starlette(routes=[Route("/", lambda request: Response("hello"))])) as url:
        place = url.removeprefix("http://127.0.0.1")
        resolver = names({"far.example": ["127.0.0.1"]})
        async with (
            gate(f"far.example{place}", resolver=resolver) as proxy,
            make_client(proxy=now.__getitem__) as client,
        ):
            assert (await client.get(url)).text == "hello"
            now["far.example"] = proxy.url
            assert (await client.get(f"http://far.example{place}/")).text == "hello"
            now["far.example"] = "http://127.0.0.1:9"
            with pytest.raises(Unreachable), app_errors("far.example"):
                await client.get(f"http://far.example{place}/")
            assert (await client.get(url)).text == "hello"


@pytest.mark.parametrize("address", ["ftp://a:1", "http://[", "quic://a", "http://a:99999"])
async def test_a_proxy_address_that_is_none_is_unreachable(address: str) -> None:
    async with make_client(proxy=lambda host: address) as client:
        with pytest.raises(Unreachable), app_errors("a.example"):
            await client.get("http://a.example/")


async def secret(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nsecret")
    await writer.drain()


async def test_a_company_authority_in_the_systems_store_is_trusted(trusted: Authority) -> None:
    async with tcp(secret, trusted.server("127.0.0.1")) as port, make_client() as client:
        assert (await client.get(f"https://127.0.0.1:{port}/")).text == "secret"


async def test_an_authority_that_nobody_knows_is_not_trusted(authority: Authority) -> None:
    async with tcp(secret, authority.server("127.0.0.1")) as port, make_client() as client:
        with pytest.raises(Unreachable, match="CERTIFICATE_VERIFY_FAILED"), app_errors("127.0.0.1"):
            await client.get(f"https://127.0.0.1:{port}/")


async def test_a_proxy_under_tls_is_checked_against_the_systems_store(trusted: Authority) -> None:
    async with (
        tcp(secret, trusted.server("127.0.0.1")) as port,
        make_client(proxy=lambda host: f"https://127.0.0.1:{port}") as client,
    ):
        assert (await client.get("http://far.example/")).text == "secret"
