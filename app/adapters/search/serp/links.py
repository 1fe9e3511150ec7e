"""The real target behind an engine's link. Every function gives "" for what is no result: ads, the engine's own pages.

Nothing is guessed: a target stands in the link itself, in full, or the link is not understood.
`page` is the address of the result page; relative links on it are wrappers around a target, or no results.
"""

import base64
import binascii
import re
from urllib.parse import parse_qs, unquote, urljoin, urlsplit

from app.core.domain.addresses import is_web_address

_BING = re.compile(r"(.+\.)?bing\.com")
_DUCKDUCKGO = re.compile(r"(.+\.)?duckduckgo\.com")
_GOOGLE = re.compile(r"(www\.)?google\.(com|[a-z]{2,3})(\.[a-z]{2})?")
_BAIDU = re.compile(r"((www|m)\.)?baidu\.com")
_WRAPPERS = ("/ck/a", "/l/", "/url", "/link")

_BING_OWN = re.compile(r"/?|/(aclick|newtabredir|search|maps|shop)|/(images|videos|news|copilotsearch)/.*")
_DUCKDUCKGO_OWN = re.compile(r"/?|/(y|anomaly|d)\.js|/(html|lite)/?")
_GOOGLE_OWN = re.compile(r"/?|/(aclk|imgres|search|preferences|advanced_search)|/(sorry|httpservice)/.*")
_BAIDU_OWN = re.compile(r"/?|/(s|aclk|baidu\.php)|/(sf|more)/.*")
_BAIDU_NOWHERE = re.compile(r"nourl\.ubs\.baidu\.com|.*\.recommend_list\.baidu\.com")  # `mu` of boxes without a page


def from_bing(href: str, page: str) -> str:
    """`/ck/a?…&u=a1<base64url, unpadded>` holds the target in `u`; `/aclick` is an ad."""
    address, path = _placed(href, page, _BING)
    if path == "/ck/a":
        return _base64_target(_parameter(address, "u"))
    return _unless(_BING_OWN, path, address)


def from_duckduckgo(href: str, page: str) -> str:
    """`/l/?uddg=<target>`; `/y.js` is an ad."""
    address, path = _placed(href, page, _DUCKDUCKGO)
    if path == "/l/":
        return _web(_parameter(address, "uddg"))
    return _unless(_DUCKDUCKGO_OWN, path, address)


def from_google(href: str, page: str) -> str:
    """`/url?q=<target>` (or `url=`); `/aclk` is an ad, `/search` another search."""
    address, path = _placed(href, page, _GOOGLE)
    if path == "/url":
        return _web(_parameter(address, "q")) or _web(_parameter(address, "url"))
    return _unless(_GOOGLE_OWN, path, address)


def from_baidu(href: str, page: str) -> str:
    """`/link?url=…` is opaque and comes back as it is; `/baidu.php` is an ad, `/s` another search."""
    address, path = _placed(href, page, _BAIDU)
    nowhere = address and _BAIDU_NOWHERE.fullmatch(urlsplit(address).hostname or "")
    return "" if nowhere else _unless(_BAIDU_OWN, path, address)


def from_yahoo(href: str) -> str:
    """`/…/RU=<target>/RK=…` on r.search.yahoo.com."""
    before, found, after = href.partition("/RU=")
    if not found or not (urlsplit(before).hostname or "").endswith("search.yahoo.com"):
        return _web(href)
    return _web(unquote(after.partition("/RK=")[0].partition("/RS=")[0]))


def is_opaque(url: str, page: str) -> bool:
    """True for a redirect that hides its target: Baidu's `/link?url=…`, on its own host or the result page's."""
    address, path = _placed(url, page, _BAIDU)
    return path == "/link" and bool(_parameter(address, "url"))


def _placed(href: str, page: str, engine: re.Pattern[str]) -> tuple[str, str | None]:
    """(address, its path on the engine); the path is None elsewhere, the address "" for what is no result."""
    href = href.strip()
    address = href if is_web_address(href) else _joined(page, href)
    if not address:
        return "", None
    path = _path_on_engine(address, page, engine)
    is_wrapper = path in _WRAPPERS
    return (address, path) if is_wrapper or address == href or href.startswith("//") else ("", None)


def _path_on_engine(address: str, page: str, engine: re.Pattern[str]) -> str | None:
    """An engine served at `http://host/prefix` shares its host: only what is below the prefix is its own."""
    target, own = urlsplit(address), urlsplit(page)
    if engine.fullmatch(target.hostname or ""):
        return target.path
    if target.netloc != own.netloc:
        return None
    prefix = own.path.rpartition("/")[0]
    path = target.path.removeprefix(prefix) if target.path.startswith(f"{prefix}/") else target.path
    return path if path != target.path or not prefix or path in _WRAPPERS else None


def _joined(page: str, href: str) -> str:
    try:
        joined = urljoin(page, href)
    except ValueError:  # such as a host in brackets that is no IPv6 address
        return ""
    return _web(joined) if joined != page else ""


def _unless(own: re.Pattern[str], path: str | None, address: str) -> str:
    return "" if path is not None and own.fullmatch(path) else address


def _parameter(address: str, name: str) -> str:
    return parse_qs(urlsplit(address).query, keep_blank_values=True).get(name, [""])[0]


def _base64_target(value: str) -> str:
    encoded = value[2:] if value.startswith("a1") else ""
    try:
        padded = encoded + "=" * (-len(encoded) % 4)
        return _web(base64.b64decode(padded, altchars=b"-_", validate=True).decode())
    except (binascii.Error, UnicodeDecodeError):
        return ""  # a target that is not whole is no target


def _web(address: str) -> str:
    return address if is_web_address(address) else ""
