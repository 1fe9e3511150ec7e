"""The client factory and its errors."""

import gzip

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from app.adapters.http import app_errors, make_client, read_bounded
from app.core.domain.errors import BadAnswer, TimedOut, Unreachable
from tests.loopback import serve


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
