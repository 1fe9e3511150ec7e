"""Which hosts are reached through the user's proxy."""

import urllib.request

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.proxies import Proxies, proxy_for, system_proxy, with_password, without_password
from app.core.domain.settings import SearchSettings

PROXY = "http://proxy.example:3128"


@pytest.mark.parametrize(
    ("entry", "reached_directly", "not_"),
    [
        ("example.org", ["example.org", "EXAMPLE.org", "example.org."], ["www.example.org", "notexample.org"]),
        ("*.example.org", ["www.example.org", "a.b.example.org"], ["example.org", "notexample.org"]),
        (".example.org", ["www.example.org"], ["example.org"]),
        ("example.org:8443", ["example.org"], ["example.com"]),
        ("10.0.0.0/8", ["10.1.2.3"], ["11.0.0.1", "10.example.org"]),
        ("169.254/16", ["169.254.1.1"], ["169.255.1.1"]),
        ("192.168.1.7", ["192.168.1.7"], ["192.168.1.70"]),
        ("192.168.*", ["192.168.1.7"], ["10.192.168.1"]),
        ("fd00::/8", ["fd00::1", "[fd12::1]"], ["2001:db8::1", "10.0.0.1"]),
        ("[2001:db8::1]", ["2001:db8:0::1"], ["2001:db8::2"]),
        ("<local>", ["printer"], ["printer.example", "2001:db8::1"]),
        ("*", ["example.org", "10.0.0.1"], []),
        ("例子.中国", ["xn--fsqu00a.xn--fiqs8s", "例子.中国"], ["xn--fiqs8s"]),
        (" ", [], ["example.org"]),
        ("", [], ["example.org"]),
        ("...", [], ["example.org"]),
        ("/", [], ["example.org"]),
    ],
)
def test_an_exception_says_which_hosts_need_no_proxy(entry: str, reached_directly: list[str], not_: list[str]) -> None:
    assert [proxy_for(host, PROXY, [entry]) for host in reached_directly] == [""] * len(reached_directly)
    assert [proxy_for(host, PROXY, [entry]) for host in not_] == [PROXY] * len(not_)


@pytest.mark.parametrize("host", ["localhost", "a.localhost", "127.0.0.1", "127.8.8.8", "::1", "[::1]"])
def test_this_machine_needs_no_proxy(host: str) -> None:
    assert proxy_for(host, PROXY, []) == ""


def test_without_a_proxy_all_is_direct() -> None:
    assert proxy_for("example.org", "", []) == ""


@given(st.text(), st.lists(st.text(), max_size=3))
def test_no_entry_is_too_odd(host: str, bypass: list[str]) -> None:
    assert proxy_for(host, PROXY, bypass) in ("", PROXY)


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in urllib.request.getproxies_environment():
        monkeypatch.delenv(f"{name}_proxy", raising=False)
        monkeypatch.delenv(f"{name}_PROXY".upper(), raising=False)
    return monkeypatch


def test_the_systems_proxy_and_its_exceptions_are_the_environments(system: pytest.MonkeyPatch) -> None:
    system.setenv("https_proxy", "proxy.example:3128")
    system.setenv("no_proxy", "example.org, .intern.example,10.0.0.0/8")
    now = SearchSettings(proxy="system", proxy_bypass=("own.example",))
    proxies = Proxies(lambda: now)
    hosts = ("a.b", "example.org", "www.example.org", "intern.example", "x.intern.example", "10.9.9.9", "own.example")
    assert [proxies.for_host(host) for host in hosts] == ["http://proxy.example:3128", *[""] * 6]


def test_a_socks_proxy_of_the_system_is_understood(system: pytest.MonkeyPatch) -> None:
    system.setenv("all_proxy", "socks://127.0.0.1:1080")
    assert system_proxy().address == "socks5://127.0.0.1:1080"


def test_who_never_set_a_proxy_gets_the_systems_and_who_wants_none_gets_none(system: pytest.MonkeyPatch) -> None:
    """A settings file of an older version holds an empty word, too."""
    system.setenv("https_proxy", "proxy.example:3128")
    now = [SearchSettings()]
    proxies = Proxies(lambda: now[0])
    assert proxies.for_host("example.org") == "http://proxy.example:3128"
    assert proxies.for_host("localhost") == proxies.for_host("127.0.0.1") == ""
    now[0] = SearchSettings(proxy="none")
    assert (proxies.address(), proxies.for_host("example.org"), proxies.bypass()) == ("", "", ())


def test_the_desktops_proxy_counts_where_the_environment_has_none(system: pytest.MonkeyPatch) -> None:
    system.setattr("sys.platform", "linux")
    proxies = Proxies(SearchSettings, desktop=lambda: ("http://127.0.0.1:7890", ("*.lan", "10.0.0.0/8", "example.org")))
    assert proxies.address() == "http://127.0.0.1:7890"
    hosts = ("a.lan", "10.1.1.1", "example.org", "www.example.org", "example.com")
    assert [bool(proxies.for_host(host)) for host in hosts] == [False, False, False, False, True]
    system.setenv("https_proxy", "proxy.example:3128")
    assert (proxies.address(), proxies.bypass()) == ("http://proxy.example:3128", ())


def test_a_change_counts_at_once() -> None:
    now = [SearchSettings(proxy="none"), "pw"]
    proxies = Proxies(lambda: now[0], lambda: now[1])  # type: ignore[arg-type,return-value]
    assert (proxies.address(), proxies.for_host("example.org")) == ("", "")
    now[0] = SearchSettings(proxy="socks5://me@p.example:1080", proxy_bypass=("example.com",))
    assert proxies.for_host("example.org") == "socks5://me:pw@p.example:1080"
    assert proxies.for_host("example.com") == ""
    assert proxies.bypass() == ("example.com",)
    now[1] = ""
    assert proxies.for_host("example.org") == "socks5://me@p.example:1080"


@pytest.mark.parametrize(
    ("address", "password", "whole"),
    [
        ("http://me@p:1", "a:b@c/d", "http://me:a%3Ab%40c%2Fd@p:1"),
        ("http://me:own@p:1", "other", "http://me:own@p:1"),
        ("http://p:1", "pw", "http://p:1"),
        ("http://me:@p:1", "pw", "http://me:pw@p:1"),
        ("http://me@[::1]:1", "pw", "http://me:pw@[::1]:1"),
        ("http://[", "pw", "http://["),
        ("", "pw", ""),
    ],
)
def test_a_password_joins_the_user_that_has_none(address: str, password: str, whole: str) -> None:
    assert with_password(address, password) == whole


def test_a_password_is_taken_out_of_an_address() -> None:
    assert without_password("http://me:a%40b@p.example:1/") == ("http://me@p.example:1/", "a@b")
    assert without_password("http://me@p.example:1") == ("http://me@p.example:1", "")
    assert without_password("http://[") == ("http://[", "")


def test_no_repr_shows_the_systems_address(system: pytest.MonkeyPatch) -> None:
    system.setenv("https_proxy", "http://me:secret@proxy.example:3128")
    assert "secret" not in repr(system_proxy())
