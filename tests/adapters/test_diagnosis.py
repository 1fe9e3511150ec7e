"""The connection test, over real connections of which one hop is broken."""

import asyncio
import socket
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.adapters.diagnosis import diagnose
from app.core.domain.catalogue import Hop
from tests.adapters.certificates import Authority, authority, trusted
from tests.adapters.gate.tools import Handler, gate, names, tcp

__all__ = ["authority", "trusted"]

HERE = names({"far.example": ["127.0.0.1"], "proxy.example": ["127.0.0.1"]})


def answering(head: str) -> Handler:
    async def handler(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(head.encode() + b"\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()

    return handler


fine = answering("HTTP/1.1 200 OK")


def closed_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        return int(closed.getsockname()[1])


async def way(url: str, proxy: str = "") -> list[Hop]:
    hops = await diagnose(url, proxy, resolver=HERE)
    assert [hop.ok for hop in hops[:-1]] == [True] * (len(hops) - 1)
    return hops


def kinds(hops: list[Hop]) -> str:
    return " ".join(hop.name for hop in hops)


def last(hops: list[Hop]) -> tuple[str, bool, str, str]:
    hop = hops[-1]
    return hop.name, hop.ok, hop.reason, hop.detail


async def test_a_way_without_trouble_names_its_hops() -> None:
    async with tcp(fine) as port:
        hops = await way(f"http://far.example:{port}/a?b=c")
    assert kinds(hops) == "name connect http"
    assert [hop.detail for hop in hops] == ["127.0.0.1", "127.0.0.1", "200 OK"]


async def test_a_company_authority_in_the_systems_store_is_trusted(trusted: Authority) -> None:
    async with tcp(fine, trusted.server("far.example")) as port:
        hops = await way(f"https://far.example:{port}/")
    assert kinds(hops) == "name connect tls http"
    assert hops[2].detail.startswith("TLSv1.")
    assert last(hops) == ("http", True, "", "200 OK")


async def test_an_authority_that_nobody_knows_is_named(authority: Authority) -> None:
    async with tcp(fine, authority.server("far.example")) as port:
        hops = await way(f"https://far.example:{port}/")
    assert last(hops)[:3] == ("tls", False, "certificate")
    assert "issuer" in last(hops)[3]


@pytest.mark.parametrize(("name", "days", "word"), [("other.example", 1, "mismatch"), ("far.example", -1, "expired")])
async def test_a_certificate_of_another_name_or_time_is_named(
    trusted: Authority, name: str, days: int, word: str
) -> None:
    async with tcp(fine, trusted.server(name, days=days)) as port:
        hops = await way(f"https://far.example:{port}/")
    assert last(hops)[:3] == ("tls", False, "certificate")
    assert word in last(hops)[3]


async def test_a_server_that_speaks_no_tls_is_told() -> None:
    async def plain(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(1)
        writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
        await writer.drain()

    async with tcp(plain) as port:
        hops = await way(f"https://far.example:{port}/")
    assert last(hops)[:2] == ("tls", False)


async def test_a_name_that_nobody_knows_is_told() -> None:
    assert last(await way("https://nowhere.example/")) == ("name", False, "unknown_name", "unknown name")
    too_long = await diagnose(f"https://{'a' * 70}.example/")
    assert last(too_long)[:3] == ("name", False, "unknown_name")


async def test_a_name_server_that_does_not_answer_is_told() -> None:
    async def silent(host: str, port: int) -> Sequence[str]:
        await asyncio.Event().wait()
        return ()

    hops = await diagnose("http://far.example/", resolver=silent, seconds=0.05)
    assert last(hops) == ("name", False, "timed_out", "")


async def test_a_port_where_nobody_listens_is_told() -> None:
    hops = await way(f"http://far.example:{closed_port()}/")
    assert last(hops) == ("connect", False, "refused", "")


@pytest.mark.parametrize(
    ("head", "told"),
    [
        ("HTTP/1.1 503 Busy", ("http", False, "status", "503 Busy")),
        ("HTTP/1.1 401 Who", ("http", True, "", "401 Who")),
        ("HTTP/1.1 103 Early\r\n\r\nHTTP/1.1 404 None", ("http", True, "", "404 None")),
        ("SSH-2.0-OpenSSH", ("http", False, "not_http", "status line")),
    ],
)
async def test_the_answer_is_told(head: str, told: tuple[str, bool, str, str]) -> None:
    async with tcp(answering(head)) as port:
        assert last(await way(f"http://far.example:{port}/")) == told


async def test_a_server_that_hangs_up_is_told() -> None:
    async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")

    async with tcp(hang_up) as port:
        assert last(await way(f"http://far.example:{port}/")) == ("http", False, "closed", "")


async def test_the_way_through_an_http_proxy() -> None:
    async with tcp(fine) as port, gate(f"far.example:{port}", resolver=HERE) as proxy:
        hops = await way(f"http://far.example:{port}/", f"http://proxy.example:{proxy.bind()}")
    assert kinds(hops) == "proxy_name proxy_connect http"
    assert last(hops) == ("http", True, "", "200 OK")


async def test_the_way_through_a_tunnel(trusted: Authority) -> None:
    async with (
        tcp(fine, trusted.server("far.example")) as port,
        gate(f"far.example:{port}", resolver=HERE) as proxy,
    ):
        hops = await way(f"https://far.example:{port}/", f"http://me:pw@proxy.example:{proxy.bind()}")
    assert kinds(hops) == "proxy_name proxy_connect proxy_auth proxy_tunnel tls http"
    assert hops[-1].ok


async def test_the_way_through_a_proxy_under_tls(trusted: Authority) -> None:
    async def tunnel(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 Here you are\r\n\r\n")
        inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", port)

        async def back() -> None:
            while data := await inner_reader.read(10_000):
                writer.write(data)
            writer.close()

        async with asyncio.TaskGroup() as group:
            group.create_task(back())
            while data := await reader.read(10_000):
                inner_writer.write(data)
            inner_writer.close()

    async with (
        tcp(fine, trusted.server("far.example")) as port,
        tcp(tunnel, trusted.server("proxy.example")) as proxy,
    ):
        hops = await way(f"https://far.example:{port}/", f"https://proxy.example:{proxy}")
    assert kinds(hops) == "proxy_name proxy_connect proxy_tls proxy_tunnel tls http"
    assert hops[-1].ok


async def test_a_proxy_whose_certificate_is_wrong_is_told(trusted: Authority) -> None:
    async with tcp(fine, trusted.server("other.example")) as port:
        hops = await way("https://far.example/", f"https://proxy.example:{port}")
    assert last(hops)[:3] == ("proxy_tls", False, "certificate")


async def test_a_proxy_without_a_name_or_a_listener_is_told() -> None:
    assert last(await way("https://far.example/", "http://nobody.example:1"))[:2] == ("proxy_name", False)
    hops = await way("https://far.example/", f"socks5://proxy.example:{closed_port()}")
    assert last(hops) == ("proxy_connect", False, "refused", "")


@pytest.mark.parametrize(("scheme", "detail"), [("http", "407 Who are you"), ("https", "CONNECT 407")])
async def test_a_proxy_that_wants_another_password_is_told(scheme: str, detail: str) -> None:
    async with tcp(answering("HTTP/1.1 407 Who are you")) as port:
        hops = await way(f"{scheme}://far.example/", f"http://me:pw@proxy.example:{port}")
    assert last(hops) == ("proxy_auth", False, "refused", detail)


async def test_a_socks_proxy_that_wants_another_password_is_told() -> None:
    async def refusing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readexactly(4)
        writer.write(b"\x05\x02")
        await reader.readexactly(2 + len("me") + 1 + len("pw"))
        writer.write(b"\x01\x01")
        await writer.drain()

    async with tcp(refusing) as port:
        hops = await way("http://far.example/", f"socks5://me:pw@proxy.example:{port}")
    assert last(hops) == ("proxy_auth", False, "refused", "authentication")


async def test_a_proxy_that_does_not_reach_the_target_is_told() -> None:
    async with gate(resolver=names({})) as proxy:
        hops = await way("https://far.example/", f"http://proxy.example:{proxy.bind()}")
    assert last(hops) == ("proxy_tunnel", False, "refused", "CONNECT 502")


async def test_what_is_no_proxy_at_all_is_told() -> None:
    async with tcp(answering("nonsense")) as port:
        hops = await way("https://far.example/", f"http://proxy.example:{port}")
    assert last(hops) == ("proxy_tunnel", False, "not_http", "status line")


@pytest.mark.parametrize(
    ("url", "proxy", "reason"),
    [("not an address", "", "address"), ("http://a.example:99999/", "", "address"), ("http://a", "ftp://b", "proxy")],
)
async def test_an_address_that_is_none_is_told(url: str, proxy: str, reason: str) -> None:
    assert last(await way(url, proxy)) == ("address", False, reason, "")


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=20), st.text(max_size=20), st.sampled_from(["", "http://", "https://", "socks5://"]))
def test_no_address_is_too_odd_to_be_tested(url: str, proxy: str, scheme: str) -> None:
    async def test() -> list[Hop]:
        return await diagnose(f"https://{url}", scheme + proxy, resolver=names({}))

    assert not asyncio.run(test())[-1].ok
