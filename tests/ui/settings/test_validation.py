"""What people type for hosts and proxies."""

import pytest

from app.ui.settings.validation import ProxyParts, bypass_entry, host_and_port, host_name, proxy_parts, web_origin


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("wiki.local:8080", "wiki.local:8080"),
        (" http://10.0.0.5/path ", "10.0.0.5:80"),
        ("https://Wiki.lan", "wiki.lan:443"),
        ("[::1]:9000", "[::1]:9000"),
        ("wiki.local", ""),
        ("wiki local:80", ""),
        (":80", ""),
        ("host:port", ""),
        ("host:99999", ""),
    ],
)
def test_hosts_are_understood_or_refused(typed: str, meant: str) -> None:
    assert host_and_port(typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("127.0.0.1:7890", "http://127.0.0.1:7890"),
        ("socks5://user:pass@proxy.example:1080/", "socks5://user:pass@proxy.example:1080"),
        ("https://proxy.example:443", "https://proxy.example:443"),
        ("[::1]:7890", "http://[::1]:7890"),
        ("ftp://proxy.example:21", ""),
        ("socks5://proxy.example", ""),
        ("proxy.example:port", ""),
        ("proxy.example:80/path", ""),
        ("", ""),
        ("http://a b:80", ""),
    ],
)
def test_proxies_are_understood_or_refused(typed: str, meant: str) -> None:
    assert proxy_parts(typed).address == meant


def test_any_password_survives_its_way_through_a_proxys_address() -> None:
    parts = ProxyParts("socks5", "proxy.example:1080", "me@work", "p:a/s s@%")
    assert proxy_parts(parts.address) == parts
    assert "p:a" not in repr(parts)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("localhost", "localhost"),
        ("*.Example.org", "*.example.org"),
        (".example.org", ".example.org"),
        ("intranet:8080", "intranet:8080"),
        ("10.1.2.3/8", "10.0.0.0/8"),
        ("::1", "::1"),
        ("例子.中国", "例子.中国"),
        ("10.0.0.0/99", ""),
        ("http://example.org", ""),
        ("a b", ""),
        ("*", ""),
        ("a..b", ""),
        ("host:port", ""),
    ],
)
def test_what_goes_round_the_proxy_is_understood_or_refused(typed: str, meant: str) -> None:
    assert bypass_entry(typed) == meant


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        (" https://Chat.Example.org/ ", "https://chat.example.org"),
        ("http://localhost:3000", "http://localhost:3000"),
        ("https://example.org:443", "https://example.org"),
        ("http://[::1]:80", "http://[::1]"),
        ("example.org", ""),
        ("https://example.org/path", ""),
        ("https://user@example.org", ""),
        ("https://*.example.org", ""),
        ("https://", ""),
        ("file:///tmp", ""),
        ("null", ""),
        ("*", ""),
        ("https://example.org:99999", ""),
    ],
)
def test_a_web_origin_is_a_scheme_and_a_host(text: str, origin: str) -> None:
    assert web_origin(text) == origin


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (" Desk.Example.org. ", "desk.example.org"), ("desk", "desk"), ("my-nas.local", "my-nas.local"),
        ("192.168.1.7", "192.168.1.7"), ("[2001:DB8::1]", "2001:db8::1"), ("desk:80", ""), ("http://desk", ""),
        ("*.example.org", ""), ("a b", ""), ("a..b", ""), ("", ""), ("/", ""), ("büro.example", ""),
    ],
)  # fmt: skip
def test_a_host_name_is_one_without_a_port(text: str, name: str) -> None:
    assert host_name(text) == name
