"""What people type for hosts and proxies."""

import pytest

from app.ui.settings.checks import host_and_port, proxy_address


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
        ("ftp://proxy.example:21", ""),
        ("socks5://proxy.example", ""),
        ("", ""),
        ("http://a b:80", ""),
    ],
)
def test_proxies_are_understood_or_refused(typed: str, meant: str) -> None:
    assert proxy_address(typed) == meant
