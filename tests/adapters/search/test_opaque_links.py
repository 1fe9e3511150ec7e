"""Where opaque links lead, over real HTTP."""

from collections.abc import AsyncIterator, Iterator

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from app.adapters.http import make_client
from app.adapters.search.opaque_links import Links, resolve
from app.core.domain.evidence import Hit
from tests.loopback import serve


def _link(request: Request) -> Response:
    match request.query_params["url"]:
        case "plain":
            return RedirectResponse("https://real.example/a?b=1")
        case "script":
            return HTMLResponse('<script>window.location.replace("https://real.example/s")</script>')
        case "meta":
            return HTMLResponse('<meta http-equiv="refresh" content="0;URL=\'https://real.example/m?a=1&amp;b=2\'">')
        case "check":
            return RedirectResponse("https://wappass.baidu.com/static/captcha/x.html")
        case "spider":
            return RedirectResponse("http://www.sogou.com/antispider/?from=%2flink")
        case "circle":
            return RedirectResponse(str(request.url))
        case "odd":
            return RedirectResponse("javascript:alert(1)")
        case "nowhere":
            return RedirectResponse("http://xn--a/")  # decodes to a character that no name may have
    return Response("gone", 404)


@pytest.fixture
def base() -> Iterator[str]:
    with serve(Starlette(routes=[Route("/link", _link)])) as address:
        yield address


@pytest.fixture
async def http() -> AsyncIterator[httpx.AsyncClient]:
    async with make_client() as client:
        yield client


@pytest.mark.parametrize(
    ("key", "target"),
    [
        ("plain", "https://real.example/a?b=1"),
        ("script", "https://real.example/s"),
        ("meta", "https://real.example/m?a=1&b=2"),
    ],
)
async def test_a_link_is_replaced_by_what_it_leads_to(
    base: str, http: httpx.AsyncClient, key: str, target: str
) -> None:
    [hit] = await resolve(http, [Hit(1, "A", f"{base}/link?url={key}", site="old")], f"{base}/s?wd=x")
    assert (hit.url, hit.site) == (target, "real.example")


@pytest.mark.parametrize("key", ["check", "spider", "circle", "odd", "nowhere", "unknown"])
async def test_a_link_that_does_not_tell_stays(base: str, http: httpx.AsyncClient, key: str) -> None:
    hits = (Hit(1, "A", f"{base}/link?url={key}", site="shown"),)
    assert await resolve(http, hits, f"{base}/s?wd=x") == hits


async def test_order_and_other_hits_are_untouched(base: str, http: httpx.AsyncClient) -> None:
    urls = ["https://one.example/", f"{base}/link?url=plain", "https://three.example/", f"{base}/link?url=script"]
    hits = [Hit(rank, "A", url) for rank, url in enumerate(urls, start=1)]
    found = await resolve(http, hits, f"{base}/s?wd=x")
    assert [hit.site for hit in found] == ["", "real.example", "", "real.example"]
    assert [hit.rank for hit in found] == [1, 2, 3, 4]


async def test_a_dead_server_costs_nothing_but_the_target(http: httpx.AsyncClient) -> None:
    hits = (Hit(1, "A", "http://127.0.0.1:9/link?url=x"),)
    assert await resolve(http, hits, "http://127.0.0.1:9/s") == hits


async def test_a_model_services_hidden_links_are_resolved_and_others_left_alone(base: str) -> None:
    """The loopback host stands in for Google's."""
    async with make_client() as web:
        links = Links(web, grounding="127.0.0.1")
        hidden, gone = f"{base}/link?url=plain", f"{base}/link?url=gone"
        led = await links.resolve([hidden, gone, "https://plain.example/", "no address", hidden])
    assert led == {hidden: "https://real.example/a?b=1"}


async def test_bings_links_tell_their_target_without_being_asked() -> None:
    async with make_client() as web:
        url = "https://www.bing.com/ck/a?!&&p=1&u=a1aHR0cHM6Ly9hLmV4YW1wbGUv&ntb=1"
        assert await Links(web).resolve([url]) == {url: "https://a.example/"}


async def test_an_address_that_is_not_whole_is_given_no_host() -> None:
    async with make_client() as client:
        assert await Links(client).resolve(["/link?url=x", "link.html"]) == {}
