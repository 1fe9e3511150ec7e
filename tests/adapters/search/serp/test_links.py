"""Real targets behind engines' links; the first vectors are those of the fact sheet."""

from collections.abc import Callable

import pytest

from app.adapters.search.serp.engines import (
    baidu,
    bing,
    brave,
    duckduckgo,
    ecosia,
    google,
    mojeek,
    sogou,
    startpage,
    yahoo,
)
from app.adapters.search.serp.links import is_opaque

TARGET = "https://example.com/a?b=1&c=ü"
BING, DUCKDUCKGO = "https://www.bing.com/search?q=x", "https://html.duckduckgo.com/html/?q=x"
GOOGLE, BAIDU = "https://www.google.com/search?q=x", "https://www.baidu.com/s?wd=x"
_CK = "https://www.bing.com/ck/a?!&&p=abc&u="


def test_a_bing_link_gives_its_target() -> None:
    assert bing.target_of(f"{_CK}a1aHR0cHM6Ly9leGFtcGxlLmNvbS9hP2I9MSZjPcO8&ntb=1", BING) == TARGET


def test_a_google_link_gives_its_target() -> None:
    href = "/url?q=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1%26c%3D%C3%BC&sa=U&ved=x"
    assert google.target_of(href, GOOGLE) == TARGET


def test_a_duckduckgo_link_gives_its_target() -> None:
    href = "//duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1%26c%3D%C3%BC&rut=0123"
    assert duckduckgo.target_of(href, DUCKDUCKGO) == TARGET


def test_a_yahoo_link_gives_its_target() -> None:
    href = (
        "https://r.search.yahoo.com/_ylt=AwrX;_ylu=Y29/RV=2/RE=1700000000/RO=10/"
        "RU=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1%26c%3D%C3%BC/RK=2/RS=abc-"
    )
    assert yahoo.target_of(href) == TARGET


@pytest.mark.parametrize(
    "href",
    [
        "https://www.bing.com/aclick?ld=e8",
        f"{_CK}a1L3NlYXJjaA",  # /search
        f"{_CK}a1amF2YXNjcmlwdDphbGVydCgxKQ",  # javascript:alert(1)
        f"{_CK}a1aHR0cHM6Ly9leGFtcGxlLmNvbS9hP2I9MSZjPcO",  # cut in the middle of a letter
        f"{_CK}a1%%%",
        f"{_CK}b2aHR0cHM6Ly9leGFtcGxlLmNvbS8",
        "https://www.bing.com/ck/a?!&&p=abc",
        "/search?q=more",
        "/images/search?q=x",
        "https://www.bing.com/videos/search?q=x",
        "javascript:void(0)",
        "#top",
        "",
    ],
)
def test_ads_and_own_pages_of_bing_are_no_targets(href: str) -> None:
    assert bing.target_of(href, BING) == ""


def test_ads_and_own_pages_of_the_others_are_no_targets() -> None:
    assert duckduckgo.target_of("https://duckduckgo.com/y.js?ad_domain=x", DUCKDUCKGO) == ""
    assert duckduckgo.target_of("?q=rust+site%3Aexample.com", DUCKDUCKGO) == ""
    assert google.target_of("/search?q=more", GOOGLE) == ""
    assert google.target_of("https://www.google.com/aclk?sa=l", GOOGLE) == ""
    assert google.target_of("/url?q=/search%3Fq%3Dx", GOOGLE) == ""
    assert baidu.target_of("http://www.baidu.com/baidu.php?url=x", BAIDU) == ""
    assert baidu.target_of("http://28608.recommend_list.baidu.com", BAIDU) == ""
    assert baidu.target_of("http://nourl.ubs.baidu.com/51270", BAIDU) == ""


@pytest.mark.parametrize("unwrap", [bing.target_of, duckduckgo.target_of, google.target_of, baidu.target_of])
@pytest.mark.parametrize(
    "href", ["http://[::bad/", "https://[", "//", "http://", "data:text/html,x", "file:///etc/passwd", "http:///x"]
)
def test_what_is_no_web_address_is_no_target(unwrap: Callable[[str, str], str], href: str) -> None:
    assert unwrap(href, BING) == ""


@pytest.mark.parametrize("unwrap", [bing.target_of, duckduckgo.target_of, google.target_of, baidu.target_of])
def test_a_direct_link_stays_to_the_letter(unwrap: Callable[[str, str], str]) -> None:
    for href in ("HTTPS://Example.com/A%20b?x=1&utm_source=z#:~:text=rock", "http://support.google.dev/search?q=1"):
        assert unwrap(href, BING) == href


def test_an_engine_on_loopback_shares_its_host_with_other_pages() -> None:
    page = "http://127.0.0.1:9/bing/search?q=x"
    assert bing.target_of("http://127.0.0.1:9/search", page) == "http://127.0.0.1:9/search"
    assert bing.target_of("http://127.0.0.1:9/bing/search?q=y", page) == ""
    assert google.target_of("/url?q=http%3A%2F%2F127.0.0.1%3A9%2Fstone", page) == "http://127.0.0.1:9/stone"


def test_a_baidu_redirect_is_opaque() -> None:
    assert is_opaque("http://www.baidu.com/link?url=hedJjaC291O0", BAIDU)
    assert is_opaque("http://127.0.0.1:9/link?url=hed", "http://127.0.0.1:9/baidu/s?wd=x")
    assert not is_opaque("http://example.com/link?url=hed", BAIDU)
    assert baidu.target_of("/link?url=hed", BAIDU) == "https://www.baidu.com/link?url=hed"


@pytest.mark.parametrize(
    "unwrap",
    [brave.target_of, ecosia.target_of, mojeek.target_of, sogou.target_of, startpage.target_of, yahoo.target_of],
)
@pytest.mark.parametrize(
    "href",
    [
        "https://www.googleadservices.com/pagead/aclk?sa=L",
        "https://www.google.com/aclk?sa=l&adurl=https://x.example",
        "https://www.bing.com/aclick?ld=e8",
        "/search?q=more",
        "javascript:void(0)",
        "http://[::bad/",
        "",
    ],
)
def test_ads_are_no_targets_of_engines_with_direct_links(unwrap: Callable[[str, str], str], href: str) -> None:
    assert unwrap(href, "https://search.example/search?q=x") == ""
    assert unwrap("https://a.example/?u=%20#x", "https://search.example/search?q=x") == "https://a.example/?u=%20#x"


def test_a_yahoo_link_that_is_cut_or_leads_to_yahoo_is_no_target() -> None:
    start = "https://r.search.yahoo.com/_ylt=A/RU="
    assert yahoo.target_of(f"{start}https%3a%2f%2fexample.com%2fcu") == ""
    assert yahoo.target_of(f"{start}https%3a%2f%2fvideo.search.yahoo.com%2fsearch/RK=2/RS=x") == ""
    assert yahoo.target_of(f"{start}https%3a%2f%2fwww.bing.com%2faclick%3fld%3dx/RK=2/RS=x") == ""
    assert yahoo.target_of("https://images.search.yahoo.com/search/images?p=x") == ""


def test_a_sogou_redirect_is_opaque_wherever_it_is_found() -> None:
    link = "https://www.sogou.com/link?url=hedJjaC291"
    assert sogou.target_of("/link?url=hedJjaC291", "https://www.sogou.com/web?query=x") == link
    assert is_opaque(link, BAIDU)
    assert is_opaque("https://weixin.sogou.com/link?url=dn9a", BAIDU)
    assert not is_opaque("https://www.sogou.com/web?url=x", BAIDU)
