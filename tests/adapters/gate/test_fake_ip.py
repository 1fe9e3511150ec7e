"""Behind a program that answers every name with an address of 198.18.0.0/15."""

import asyncio
from collections.abc import Sequence

import pytest

from app.adapters.gate import HEADER
from app.adapters.gate.fake_ip import FakeIp
from app.adapters.gate.outbound import checked_addresses
from app.adapters.gate.refusals import Refusal
from app.adapters.gate.rules import Target, check
from tests.adapters.gate.tools import ask, gate, names

CLASH = {"example.com": ["198.18.0.4"], "www.wikipedia.org": ["198.19.255.9", "2606:4700::1"]}
WANTED = Target("news.example", 443)


class Names:
    """A name server whose table can change, and that counts what it is asked."""

    def __init__(self, table: dict[str, list[str]]) -> None:
        self.table = table
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked.append(host)
        return await names(self.table)(host, port)


@pytest.mark.parametrize(("setting", "reached"), [(True, True), (False, False), (None, True)])
async def test_a_name_with_a_fake_address_is_reached_as_the_user_says(setting: bool | None, reached: bool) -> None:
    resolver = names(CLASH | {"news.example": ["198.18.7.7"]})
    fake_ip = FakeIp(lambda: setting, resolver)
    if reached:
        assert await checked_addresses(WANTED, resolver, allowed=False, fake_ip=fake_ip) == ["198.18.7.7"]
    else:
        with pytest.raises(Refusal, match="forbidden"):
            await checked_addresses(WANTED, resolver, allowed=False, fake_ip=fake_ip)


@pytest.mark.parametrize(
    "others",
    [
        {},
        {"example.com": ["198.18.0.4"]},
        {"example.com": ["198.18.0.4"], "www.wikipedia.org": ["185.15.59.224"]},
        {"example.com": ["198.18.0.4"], "www.wikipedia.org": ["198.18.0.5", "185.15.59.224"]},
        {"example.com": ["2606:4700::1"], "www.wikipedia.org": ["198.18.0.5"]},
        {"example.com": ["rubbish"], "www.wikipedia.org": ["198.18.0.5"]},
        {"example.com": [], "www.wikipedia.org": ["198.18.0.5"]},
    ],
)
async def test_one_name_in_the_range_proves_nothing(others: dict[str, list[str]]) -> None:
    resolver = names(others | {"news.example": ["198.18.7.7"]})
    with pytest.raises(Refusal, match="forbidden"):
        await checked_addresses(WANTED, resolver, allowed=False, fake_ip=FakeIp(lambda: None, resolver))


@pytest.mark.parametrize(
    "found",
    [["10.0.0.1"], ["127.0.0.1"], ["192.168.1.1"], ["fd00::1"], ["::1"], ["198.18.0.1", "10.0.0.1"], ["100.64.0.1"]],
)
async def test_private_addresses_stay_refused(found: list[str]) -> None:
    resolver = names(CLASH | {"news.example": found})
    with pytest.raises(Refusal, match="forbidden"):
        await checked_addresses(WANTED, resolver, allowed=False, fake_ip=FakeIp(lambda: True, resolver))


@pytest.mark.parametrize("host", ["198.18.0.1", "198.19.255.255", "0xc6120001", "::ffff:198.18.0.1"])
async def test_a_literal_address_of_the_range_stays_refused(host: str) -> None:
    with pytest.raises(Refusal, match="forbidden"):
        check(Target(host, 80), [])
    place = f"[{host}]" if ":" in host else host
    async with gate(fake_ip=True, resolver=names(CLASH)) as it:
        assert b"403" in await ask(it, f"GET http://{place}/ HTTP/1.1\r\n\r\n".encode())


async def test_the_gate_reads_the_setting() -> None:
    resolver = names(CLASH | {"news.example": ["198.18.7.7"]})
    async with gate(fake_ip=False, resolver=resolver) as it:
        refused = await ask(it, b"GET http://news.example/ HTTP/1.1\r\n\r\n")
    assert f"{HEADER}: forbidden".encode() in refused


async def test_a_finding_is_kept_and_found_anew_later() -> None:
    now = [0.0]
    resolver = Names(CLASH)
    fake_ip = FakeIp(lambda: None, resolver, lambda: now[0])
    assert [await fake_ip.allowed() for _ in range(3)] == [True] * 3
    assert resolver.asked == list(CLASH)
    resolver.table = {"example.com": ["93.184.216.34"], "www.wikipedia.org": ["185.15.59.224"]}
    now[0] = 59.0
    assert await fake_ip.allowed()
    now[0] = 61.0
    assert not await fake_ip.allowed()


async def test_many_pages_at_once_ask_only_once() -> None:
    resolver = Names(CLASH)
    fake_ip = FakeIp(lambda: None, resolver)
    assert await asyncio.gather(*(fake_ip.allowed() for _ in range(8))) == [True] * 8
    assert resolver.asked == list(CLASH)


async def test_nobody_is_asked_where_the_user_has_said_it() -> None:
    resolver = Names(CLASH)
    assert await FakeIp(lambda: True, resolver).allowed()
    assert not await FakeIp(lambda: False, resolver).allowed()
    assert resolver.asked == []
