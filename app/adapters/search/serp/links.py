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
_BRAVE = re.compile(r"search\.brave\.com")
_ECOSIA = re.compile(r"(www\.)?ecosia\.org")
_MOJEEK = re.compile(r"(www\.)?mojeek\.(com|co\.uk|de|fr)")
_SOGOU = re.compile(r"((www|m|wap|weixin)\.)?sogou\.com")
_STARTPAGE = re.compile(r"(www\.)?startpage\.com")
_YAHOO = re.compile(r"(.+\.)?search\.yahoo\.com")
_WRAPPERS = ("/ck/a", "/l/", "/url", "/link")

_BING_OWN = re.compile(r"/?|/(aclick|newtabredir|search|maps|shop)|/(images|videos|news|copilotsearch)/.*")
_DUCKDUCKGO_OWN = re.compile(r"/?|/(y|anomaly|d)\.js|/(html|lite)/?")
_GOOGLE_OWN = re.compile(r"/?|/(aclk|imgres|search|preferences|advanced_search)|/(sorry|httpservice)/.*")
_BAIDU_OWN = re.compile(r"/?|/(s|aclk|baidu\.php)|/(sf|more)/.*")
_BRAVE_OWN = re.compile(r"/?|/(search|news|images|videos|ask|goggles|settings)(/.*)?|/a/.*")
_ECOSIA_OWN = re.compile(r"/(search|news|images|videos|ai-search|chat|settings)(/.*)?")
_MOJEEK_OWN = re.compile(r"/(search|summary|preferences)(/.*)?")
_SOGOU_OWN = re.compile(r"/?|/(web|sogou|tx|weixin|bill_cpc|bill_search|antispider)(/.*)?")
_STARTPAGE_OWN = re.compile(r"/?|/(sp|do|av|search|rvd)(/.*)?")
_YAHOO_OWN = re.compile(r"/(?!.*/RU=).*")
_VERTICALS = re.compile(r"(cpc|map|mingyi|news|pic|v|video)\.sogou\.com|.+\.p4p\.sogou\.com|.+-browse\.startpage\.com")
_AD_HOSTS = re.compile(r"(www\.)?googleadservices\.com|(.+\.)?doubleclick\.net|(.+\.)?ad\.yieldmanager\.com")
_AD_CLICKS = re.compile(r"(www\.)?google\.[a-z.]{2,6}/aclk|(.+\.)?bing\.com/(aclick|aclk)|(.+\.)?yahoo\.com/cbclk/?.*")
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


def from_brave(href: str, page: str) -> str:
    """Brave's links are direct."""
    return _direct(href, page, _BRAVE, _BRAVE_OWN)


def from_ecosia(href: str, page: str) -> str:
    """Ecosia's links are direct; its ads lead through the click counters of Google and Bing."""
    return _direct(href, page, _ECOSIA, _ECOSIA_OWN)


def from_mojeek(href: str, page: str) -> str:
    """Mojeek's links are direct."""
    return _direct(href, page, _MOJEEK, _MOJEEK_OWN)


def from_startpage(href: str, page: str) -> str:
    """Startpage's links are direct; `*-browse.startpage.com` is its proxy."""
    return _direct(href, page, _STARTPAGE, _STARTPAGE_OWN)


def from_sogou(href: str, page: str) -> str:
    """`/link?url=…` is opaque and comes back as it is, unless `url` is an address; `/bill_cpc` is an ad."""
    address, path = _placed(href, page, _SOGOU)
    if path == "/link":
        return _web(_parameter(address, "url")) or address
    return "" if _is_ad(address) else _unless(_SOGOU_OWN, path, address)


def from_yahoo(href: str, page: str = "https://search.yahoo.com/search") -> str:
    """`/…/RU=<target>/RK=…` on r.search.yahoo.com; newer pages have direct links."""
    address, path = _placed(href, page, _YAHOO)
    if path is None or "/RU=" not in path:
        return "" if _is_ad(address) else _unless(_YAHOO_OWN, path, address)
    target, ended, _ = re.sub("/R[KS]=", "\n", address.partition("/RU=")[2]).partition("\n")
    inner = _web(unquote(target)) if ended else ""
    return "" if _is_ad(inner) or _YAHOO.fullmatch(_host(inner)) else inner


def is_opaque(url: str, page: str) -> bool:
    """True for a redirect that hides its target: `/link?url=…` of Baidu, Sogou, or the result page's own host."""
    address, path = _placed(url, page, _BAIDU)
    if path is None:
        address, path = _placed(url, page, _SOGOU)
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


def _direct(href: str, page: str, engine: re.Pattern[str], own: re.Pattern[str]) -> str:
    address, path = _placed(href, page, engine)
    return "" if path in _WRAPPERS or _is_ad(address) else _unless(own, path, address)


def _is_ad(address: str) -> bool:
    """A click counter of an advertising network, or another search of the engine's, on a host of its own."""
    host = _host(address)
    counted = _AD_CLICKS.fullmatch(f"{host}{urlsplit(address).path}") if host else None
    return bool(counted or _AD_HOSTS.fullmatch(host) or _VERTICALS.fullmatch(host))


def _host(address: str) -> str:
    return (urlsplit(address).hostname or "") if _web(address) else ""


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
