"""The gate over real loopback connections."""

import asyncio
import socket

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from app.adapters.gate import HEADER, Gate
from tests.adapters.gate.tools import ask, gate, get, names, tcp
from tests.loopback import serve


async def echo_request(request: Request) -> Response:
    body = (await request.body()).decode()
    return JSONResponse({"headers": dict(request.headers), "body": body, "method": request.method})


async def big(request: Request) -> Response:
    return PlainTextResponse("x" * 300_000)


async def redirect(request: Request) -> Response:
    return RedirectResponse(request.query_params["to"])


async def marked(request: Request) -> Response:
    return PlainTextResponse("", 204, headers={HEADER: "forbidden", "Proxy-Foo": "1", "Connection": "X-A", "X-A": "1"})


SITE = Starlette(
    routes=[
        Route("/echo", echo_request, methods=["GET", "POST"]),
        Route("/big", big),
        Route("/redirect", redirect),
        Route("/marked", marked),
    ]
)


@pytest.fixture(scope="module")
def site():
    with serve(SITE) as url:
        yield url


def place(url: str) -> str:
    return url.removeprefix("http://")


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "127.1", "2130706433", "0x7f000001", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0",
     "169.254.169.254", "10.0.0.1", "printer", "nas.local"],
)  # fmt: skip
async def test_private_places_are_refused_in_every_spelling(site, host):
    port = place(site).split(":")[1]
    async with gate() as it:
        answer = await ask(it, f"GET http://{host}:{port}/echo HTTP/1.1\r\nHost: a\r\n\r\n".encode())
        tunnel = await ask(it, f"CONNECT {host}:{port} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
    for said in (answer, tunnel):
        assert said.startswith(b"HTTP/1.1 403 Citewise gate: forbidden\r\nX-Citewise-Gate: forbidden\r\n")
        assert said.endswith(f"forbidden {host}:{port}".encode())


async def test_allowed_place_is_reached(site):
    async with gate(place(site)) as it:
        answer = await get(it, f"{site}/echo?a=1")
    assert answer.status_code == 200
    assert answer.json()["headers"]["host"] == place(site)


async def test_allowing_one_spelling_allows_no_other(site):
    async with gate(place(site)) as it:
        answer = await get(it, site.replace("127.0.0.1", "localhost") + "/echo")
    assert answer.status_code == 403


@pytest.mark.parametrize("host", ["[::1]", "[fd00::1]", "[::ffff:10.0.0.1]"])
async def test_private_ipv6_addresses_are_refused_as_httpx_asks_for_them(host):
    async with gate() as it:
        for port in ("", ":8080"):
            answer = await get(it, f"http://{host}{port}/")
            assert (answer.status_code, answer.headers[HEADER]) == (403, "forbidden")
            with pytest.raises(httpx.ProxyError, match="forbidden"):
                await get(it, f"https://{host}{port}/")


async def test_public_ipv6_addresses_are_asked_for_with_and_without_a_port():
    asked: list[tuple[str, int]] = []

    async def nowhere(host: str, port: int) -> list[str]:
        asked.append((host, port))
        return []

    async with gate(resolver=nowhere) as it:
        for url in ("http://[2606:4700::1111]/", "http://[2606:4700::1111]:8080/a?b=[1]"):
            assert (await get(it, url)).headers[HEADER] == "unresolved"
        for url in ("https://[2606:4700::1111]/", "https://[2606:4700::1111]:8443/"):
            with pytest.raises(httpx.ProxyError, match="unresolved"):
                await get(it, url)
    assert asked == [("2606:4700::1111", port) for port in (80, 8080, 443, 8443)]


async def test_host_of_an_ipv6_address_is_passed_on_with_its_brackets(site):
    port = place(site).split(":")[1]
    address = "2606:4700::1111"
    async with gate(f"[{address}]:{port}", resolver=names({address: ["127.0.0.1"]})) as it:
        answer = await get(it, f"http://[{address}]:{port}/echo")
    assert answer.json()["headers"]["host"] == f"[{address}]:{port}"


async def test_name_that_resolves_to_loopback_is_refused(site):
    port = place(site).split(":")[1]
    async with gate(resolver=names({"rebind.example": ["93.184.216.34", "127.0.0.1"]})) as it:
        answer = await get(it, f"http://rebind.example:{port}/echo")
    assert (answer.status_code, answer.headers[HEADER]) == (403, "forbidden")


async def test_name_that_leads_inside_at_its_second_asking_is_not_asked_again(site):
    port = place(site).split(":")[1]
    asked: list[str] = []

    async def turncoat(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["3ffe::1"] if len(asked) == 1 else ["127.0.0.1"]  # public, but given to nobody any more (RFC 3701)

    async with gate(resolver=turncoat) as it:
        answer = await get(it, f"http://rebind.example:{port}/echo", timeout=30)
    assert (answer.status_code, answer.headers[HEADER], asked) == (502, "unreachable", ["rebind.example"])


async def test_allowed_name_may_resolve_to_loopback(site):
    port = place(site).split(":")[1]
    async with gate(f"wiki.example:{port}", resolver=names({"wiki.example": ["127.0.0.1"]})) as it:
        answer = await get(it, f"http://wiki.example:{port}/echo")
    assert answer.json()["headers"]["host"] == f"wiki.example:{port}"


async def test_redirect_to_a_private_address_is_refused_on_its_way(site):
    async with gate(place(site)) as it, httpx.AsyncClient(proxy=it.url, trust_env=False) as client:
        to = "http://169.254.169.254/latest/meta-data"
        answer = await client.get(f"{site}/redirect", params={"to": to}, follow_redirects=True)
    assert (answer.status_code, answer.headers[HEADER]) == (403, "forbidden")


async def test_ports_of_other_services_are_refused():
    async with gate(resolver=names({"mail.example": ["93.184.216.34"]})) as it:
        answer = await get(it, "http://mail.example:25/")
    assert answer.status_code == 403


async def test_unknown_name_is_told():
    async with gate(resolver=names({})) as it:
        answer = await get(it, "http://nowhere.example/")
    assert (answer.status_code, answer.headers[HEADER]) == (502, "unresolved")


async def test_label_that_is_too_long_is_no_name():
    async with gate() as it:
        answer = await ask(it, b"GET http://" + b"a" * 70 + b".example/ HTTP/1.1\r\n\r\n")
    assert b"unresolved" in answer


async def test_closed_port_is_unreachable():
    with socket.create_server(("127.0.0.1", 0)) as closed:
        address = f"127.0.0.1:{closed.getsockname()[1]}"
    async with gate(address) as it:
        answer = await get(it, f"http://{address}/")
    assert (answer.status_code, answer.headers[HEADER]) == (502, "unreachable")


async def test_second_address_is_tried_when_the_first_fails(site):
    port = place(site).split(":")[1]
    resolver = names({"two.example": ["127.0.0.77", "127.0.0.1"]})
    async with gate(f"two.example:{port}", resolver=resolver) as it:
        assert (await get(it, f"http://two.example:{port}/echo")).status_code == 200


async def test_body_and_method_pass(site):
    async with gate(place(site)) as it:
        plain = await get(it, f"{site}/echo", method="POST", content=b"hello")
    assert (plain.json()["method"], plain.json()["body"]) == ("POST", "hello")


async def test_second_request_in_a_body_reaches_nobody():
    seen: list[bytes] = []

    async def upstream(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        seen.append(await reader.read(1000))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")

    inner = b"GET http://192.168.0.1/ HTTP/1.1\r\n\r\n"
    async with tcp(upstream) as port, gate(upstream=f"http://127.0.0.1:{port}") as it:
        for framing in (b"Content-Length: 0\r\nContent-Length: 40", b"Transfer-Encoding: chunked"):
            request = b"POST http://a.example/ HTTP/1.1\r\n" + framing + b"\r\n\r\n0\r\n\r\n" + inner
            assert (await ask(it, request)).startswith(b"HTTP/1.1 400 ")
    assert seen == []


@pytest.mark.parametrize(("count", "last"), [(20, b"200"), (21, b"502")])
async def test_interim_answers_have_an_end(count, last):
    async def hesitate(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 103 Early\r\n\r\n" * count + b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()

    async with tcp(hesitate) as port, gate(f"127.0.0.1:{port}") as it:
        answer = await ask(it, b"GET http://127.0.0.1:%d/ HTTP/1.1\r\n\r\n" % port)
    assert (answer.count(b" 103 "), answer.rpartition(b"HTTP/1.1 ")[2][:3]) == (20, last)


async def test_headers_of_the_hop_stay_here(site):
    async with gate(place(site)) as it:
        headers = {"Proxy-Authorization": "Basic x", "Connection": "X-Secret", "X-Secret": "1", "X-Kept": "2"}
        sent = (await get(it, f"{site}/echo", headers=headers)).json()["headers"]
        got = (await get(it, f"{site}/marked")).headers
    assert not {"proxy-authorization", "x-secret", "proxy-connection"} & set(sent)
    assert sent["x-kept"] == "2"
    assert not {HEADER.lower(), "proxy-foo", "x-a"} & set(got)


async def test_answer_that_is_too_large_is_cut_and_marked(site):
    async with gate(place(site), max_bytes=100_000) as it:
        answer = await get(it, f"{site}/big")
    assert (len(answer.content), answer.headers[HEADER]) == (100_000, "too-large")


async def test_endless_answer_is_cut():
    async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        while True:
            writer.write(b"x" * 10_000)
            await writer.drain()

    async with tcp(pour) as port, gate(f"127.0.0.1:{port}", max_bytes=100_000) as it:
        assert len((await get(it, f"http://127.0.0.1:{port}/")).content) == 100_000


async def echo_bytes(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(1000):
        writer.write(data)
        await writer.drain()


async def test_tunnel_carries_bytes_both_ways():
    async with tcp(echo_bytes) as port, gate(f"127.0.0.1:{port}") as it:
        reader, writer = await asyncio.open_connection("127.0.0.1", it.bind())
        writer.write(b"CONNECT 127.0.0.1:%d HTTP/1.1\r\n\r\n" % port)
        assert await reader.readuntil(b"\r\n\r\n") == b"HTTP/1.1 200 Connection established\r\n\r\n"
        writer.write(b"\x00\xffhello")
        assert await reader.readexactly(7) == b"\x00\xffhello"
        writer.close()


async def test_tunnel_is_cut_at_its_limit():
    async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(b"x" * 10_000)
            await writer.drain()

    async with tcp(pour) as port, gate(f"127.0.0.1:{port}", max_bytes=30_000) as it:
        answer = await ask(it, b"CONNECT 127.0.0.1:%d HTTP/1.1\r\n\r\n" % port)
    assert answer.count(b"x") == 37_500


@pytest.mark.parametrize(
    "data",
    [b"\x16\x03\x01\x02\x00\n\n", b"GET / HTTP/1.1\r\nHost: a\r\n\r\n", b"GET https://a.example/ HTTP/1.1\r\n\r\n",
     b"GET http://u:p@a.example/ HTTP/1.1\r\n\r\n", b"CONNECT a.example HTTP/1.1\r\n\r\n",
     b"GET http://a.example/ HTTP/1.1\r\nno colon\r\n\r\n", b"GET http://a.example/\r\n\r\n",
     b"CONNECT a.example:99999 HTTP/1.1\r\n\r\n"],
)  # fmt: skip
async def test_garbage_is_refused(data):
    async with gate() as it:
        assert (await ask(it, data)).startswith(b"HTTP/1.1 400 ")


async def test_endless_head_is_refused():
    async with gate() as it:
        many = await ask(it, b"GET http://a.example/ HTTP/1.1\r\n" + b"A: b\r\n" * 12_000)
        long = await ask(it, b"GET http://a.example/" + b"x" * 70_000)
    assert b"too-large" in many
    assert b"too-large" in long


async def test_client_that_dribbles_is_ended():
    async with gate(idle=0.2) as it:
        reader, writer = await asyncio.open_connection("127.0.0.1", it.bind())
        writer.write(b"GET http")
        assert await asyncio.wait_for(reader.read(), 30) == b""
        writer.close()


async def test_server_that_stays_silent_is_left():
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()

    async with tcp(silent) as port, gate(f"127.0.0.1:{port}", idle=0.2) as it:
        assert await ask(it, b"GET http://127.0.0.1:%d/ HTTP/1.1\r\n\r\n" % port) == b""


async def test_server_that_speaks_no_http_is_told():
    async def babble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"SSH-2.0-thing\r\n\r\n")
        await reader.read(1000)

    async with tcp(babble) as port, gate(f"127.0.0.1:{port}") as it:
        answer = await ask(it, b"GET http://127.0.0.1:%d/ HTTP/1.1\r\n\r\n" % port)
    assert b"X-Citewise-Gate: bad-answer" in answer


async def test_interim_answers_come_before_the_answer():
    async def early(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi")
        await reader.read()

    async with tcp(early) as port, gate(f"127.0.0.1:{port}") as it:
        answer = await ask(it, b"GET http://127.0.0.1:%d/ HTTP/1.1\r\n\r\n" % port)
    assert answer.startswith(b"HTTP/1.1 103 Early Hints\r\n")
    assert answer.endswith(b"\r\n\r\nhi")


async def test_closing_ends_open_connections():
    async with tcp(echo_bytes) as port:
        async with gate(f"127.0.0.1:{port}") as it:
            reader, writer = await asyncio.open_connection("127.0.0.1", it.bind())
            writer.write(b"CONNECT 127.0.0.1:%d HTTP/1.1\r\n\r\n" % port)
            await reader.readuntil(b"\r\n\r\n")
        try:
            assert await asyncio.wait_for(reader.read(), 30) == b""
        except ConnectionResetError:
            pass  # as good as an end
        writer.close()


async def test_too_many_connections_are_told_so():
    async with gate() as it:
        idle = [await asyncio.open_connection("127.0.0.1", it.bind()) for _ in range(192)]
        assert b"503" in await ask(it, b"")
        for _, writer in idle:
            writer.close()


async def test_requests_wait_between_bind_and_start():
    it = Gate(lambda: ())
    waiting = asyncio.open_connection("127.0.0.1", it.bind())
    reader, writer = await waiting
    writer.write(b"GET / HTTP/1.1\r\n\r\n")
    await it.start()
    assert b"400" in await reader.readline()
    writer.close()
    await it.close()


async def test_gate_that_was_never_started_closes():
    it = Gate(lambda: ())
    it.bind()
    await it.close()


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "null"}, {"Origin": "https://evil.example"}, {"Referer": "http://127.0.0.1:1/"}, {"Referer": "http://["},
     {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}],
)  # fmt: skip
async def test_page_of_another_place_reaches_no_allowed_one(site, headers):
    async with gate(place(site)) as it:
        answer = await get(it, f"{site}/echo", headers=headers)
    assert (answer.status_code, answer.headers[HEADER]) == (403, "forbidden")


async def test_page_of_an_allowed_place_reaches_itself(site):
    async with gate(place(site)) as it:
        headers = {"Origin": site, "Referer": f"{site}/big?a", "Sec-Fetch-Site": "same-origin"}
        assert (await get(it, f"{site}/echo", headers=headers)).status_code == 200
