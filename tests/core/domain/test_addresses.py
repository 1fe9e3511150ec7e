"""Addresses: which are the same page, which stand in a text, which are private."""

import ipaddress
import time

import pytest

from app.core.domain.addresses import (
    addresses_in,
    canonical_url,
    is_local_name,
    is_public,
    is_web_address,
    page_key,
    private_detour,
    private_place,
    site_of,
)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("https://www.Example.com/a/", "http://example.com/a"),
        ("https://example.com:443/a#top", "https://example.com/a"),
        ("https://example.com/a?utm_source=x&b=1", "https://example.com/a?b=1"),
        ("https://example.com", "https://example.com/"),
    ],
)
def test_spellings_of_one_page_have_one_key(one: str, other: str) -> None:
    assert page_key(one) == page_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("https://e.com/a?b=1", "https://e.com/a?b=2"), ("https://e.com/#!/a", "https://e.com/#!/b")],
)
def test_different_pages_have_different_keys(one: str, other: str) -> None:
    assert page_key(one) != page_key(other)


def test_a_query_that_tracks_nothing_is_kept_as_it_is_written() -> None:
    assert canonical_url("https://e.com/s?q=a%20b&x") == "https://e.com/s?q=a%20b&x"


def test_addresses_are_found_without_the_punctuation_of_the_sentence() -> None:
    text = "看看 https://a.example/x，还有(https://b.example/y_(z)). And <http://c.example>?"
    assert addresses_in(text) == ["https://a.example/x", "https://b.example/y_(z)", "http://c.example"]


def test_an_address_ends_where_a_sentence_goes_on_without_a_space() -> None:
    assert addresses_in("总结http://a.example/page/sky这篇文章") == ["http://a.example/page/sky"]
    assert addresses_in("https://zh.wikipedia.org/wiki/天空") == ["https://zh.wikipedia.org/wiki/天空"]
    assert addresses_in("http://a.example/1,http://b.example/2") == ["http://a.example/1", "http://b.example/2"]


@pytest.mark.parametrize("sign", [")", "),", "]"])
def test_many_brackets_behind_an_address_take_no_time(sign: str) -> None:
    begun = time.perf_counter()
    assert addresses_in("http://a.example/x" + sign * 50_000) == ["http://a.example/x"]
    assert time.perf_counter() - begun < 10


@pytest.mark.parametrize("url", ["ftp://x", "javascript:alert(1)", "https://", "http://[::1", "file:///etc/passwd"])
def test_what_is_no_web_address_is_told(url: str) -> None:
    assert not is_web_address(url)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/", "http://localhost:80/x", "http://10.1.2.3/", "http://[::1]/", "http://[::ffff:10.0.0.1]/",
        "http://127.1/", "http://0x7f000001/", "http://2130706433/", "http://printer/", "http://nas.local/",
        "http://169.254.169.254/latest", "http://0.0.0.0/", "http://100.64.0.1/", "http://[fe80::1%25eth0]/",
        "http://[64:ff9b::a00:1]/",
    ],
)  # fmt: skip
def test_private_places_are_told_by_the_address_alone(url: str) -> None:
    assert private_place(url)


@pytest.mark.parametrize("url", ["https://example.com/", "http://8.8.8.8/", "http://[2606:4700::1111]/"])
def test_public_places_are_not_private(url: str) -> None:
    assert private_place(url) == ""


def test_a_private_place_is_named_with_its_port() -> None:
    assert private_place("http://LOCALHOST:8123/x") == "localhost:8123"
    assert private_place("https://10.0.0.1/x") == "10.0.0.1:443"
    assert private_place("http://[::1]:8080/x") == "[::1]:8080"


def test_a_site_is_a_host_as_people_say_it() -> None:
    assert site_of("https://www.example.com:8080/x") == "example.com"
    assert site_of("http://[bad") == ""


@pytest.mark.parametrize(
    "url", ["http://a.example\\@b.example/", "http://a.example/x y", "http://a.example/\n", "http://a\x00.example/"]
)
def test_an_address_that_can_be_read_in_two_ways_is_none(url: str) -> None:
    assert not is_web_address(url)


def test_a_site_is_the_host_that_a_browser_would_go_to() -> None:
    assert site_of("http://evil.example\\@nytimes.com/") == "evil.example"
    assert site_of("http://nytimes.com @evil.example/") == ""
    assert private_place("http://127.0.0.1\\@nytimes.com/") == "127.0.0.1:80"


@pytest.mark.parametrize(
    "address",
    ["::127.0.0.1", "::ffff:0:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::7f00:1", "2002:7f00:1::",
     "64:ff9b:1:7f00:1::", "3fff::1", "5f00::1", "fec0::1", "2001:db8::1", "4000::1", "192.88.99.1", "192.0.0.9",
     "::", "::1", "ff0e::1", "fd00::1"],
)  # fmt: skip
def test_special_addresses_are_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "64:ff9b::101:101", "2a00:1450::1"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("host", ["localhost.localdomain", "fritz.box", "nas.home", "a.test", "a.invalid", "x.onion"])
def test_names_without_a_place_on_the_internet_are_local(host: str) -> None:
    assert is_local_name(host)


@pytest.mark.parametrize(
    ("here", "there", "place"),
    [("http://a.example/", "http://127.0.0.1:8/", "127.0.0.1:8"), ("http://nas/", "http://nas:81/", "nas:81"),
     ("http://nas/a", "http://nas:80/b", ""), ("http://nas/", "https://nas/", ""),
     ("http://nas/", "http://a.example/", ""), ("https://nas/", "http://nas/", "nas:80"),
     ("", "http://nas/", "nas:80")],
)  # fmt: skip
def test_only_a_private_place_leads_to_itself(here: str, there: str, place: str) -> None:
    assert private_detour(here, there) == place
