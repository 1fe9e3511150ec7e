"""The real target behind an engine's link. Every function gives "" for what is no result: ads, the engine's own pages.

Nothing is guessed: a target stands in the link itself, in full, or the link is not understood.
`page` is the address of the result page; relative links on it are wrappers around a target, or no results.
"""

import re
from urllib.parse import parse_qs, urljoin, urlsplit

from app.core.domain.addresses import is_web_address, site_of

_BAIDU = re.compile(r"((www|m)\.)?baidu\.com")
_SOGOU = re.compile(r"((www|m|wap|weixin)\.)?sogou\.com")
_WRAPPERS = ("/ck/a", "/l/", "/url", "/link")
_VERTICALS = re.compile(r"(cpc|map|mingyi|news|pic|v|video)\.sogou\.com|.+\.p4p\.sogou\.com|.+-browse\.startpage\.com")
_AD_HOSTS = re.compile(r"(www\.)?googleadservices\.com|(.+\.)?doubleclick\.net|(.+\.)?ad\.yieldmanager\.com")
_AD_CLICKS = re.compile(r"(www\.)?google\.[a-z.]{2,6}/aclk|(.+\.)?bing\.com/(aclick|aclk)|(.+\.)?yahoo\.com/cbclk/?.*")


def is_opaque(url: str, page: str) -> bool:
    """True for a redirect that hides its target: `/link?url=…` of Baidu, Sogou, or the result page's own host."""
    address, path = locate(url, page, _BAIDU)
    if path is None:
        address, path = locate(url, page, _SOGOU)
    return path == "/link" and bool(parameter(address, "url"))


def locate(href: str, page: str, engine: re.Pattern[str]) -> tuple[str, str | None]:
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
    return web_only(joined) if joined != page else ""


def direct_link(href: str, page: str, engine: re.Pattern[str], own: re.Pattern[str]) -> str:
    address, path = locate(href, page, engine)
    return "" if path in _WRAPPERS or is_ad(address) else unless_own(own, path, address)


def is_ad(address: str) -> bool:
    """A click counter of an advertising network, or another search of the engine's, on a host of its own."""
    host = host_of(address)
    counted = _AD_CLICKS.fullmatch(f"{host}{urlsplit(address).path}") if host else None
    return bool(counted or _AD_HOSTS.fullmatch(host) or _VERTICALS.fullmatch(host))


def host_of(address: str) -> str:
    return (urlsplit(address).hostname or "") if web_only(address) else ""


def unless_own(own: re.Pattern[str], path: str | None, address: str) -> str:
    return "" if path is not None and own.fullmatch(path) else address


def parameter(address: str, name: str) -> str:
    return parse_qs(urlsplit(address).query, keep_blank_values=True).get(name, [""])[0]


def web_only(address: str) -> str:
    return address if is_web_address(address) else ""


def direct_target(href: str, page: str) -> str:
    """For engines with direct links: an address in full, on another host than the result page's."""
    address = urljoin(page, href) if href.startswith("//") and page else href.strip()
    if not is_web_address(address):
        return ""
    host, own = urlsplit(address).hostname or "", site_of(page)
    return "" if own and (host == own or host.endswith(f".{own}")) else address
