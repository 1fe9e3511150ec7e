"""Web addresses: the key under which two spellings are one page, and the addresses written in a text."""

import ipaddress
import re
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

_TRACKING = re.compile(r"^(utm_.*|gclid|fbclid|msclkid|spm|yclid|mc_cid|mc_eid|igshid)$")
_END = r"\s<>\"'`{}|\\^，。；：！？、（）《》【】“”「」"  # what no address holds, and what ends a Chinese clause
_ODD = re.compile(r"[\s\x00-\x20\x7f\\]")  # browsers and Python find different hosts in addresses that hold these
_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*://", re.IGNORECASE)
_HOST = re.compile(r"localhost(?:/|\Z)|[^/]*[.:]", re.IGNORECASE)
_ADDRESS = re.compile(rf"https?://(?:(?![,;]https?://)[^{_END}])+", re.IGNORECASE)


def canonical_url(url: str) -> str:
    """The address without what only tracks or decorates: lower-case host, no default port, no fragment (but `#!`)."""
    parts = urlsplit(url.strip())
    host = (parts.hostname or "").lower().rstrip(".")
    port = _port(parts.netloc)
    if port and (parts.scheme.lower(), port) not in (("http", "80"), ("https", "443")):
        host = f"{host}:{port}"
    query = [(k, v) for k, v in parse_qsl(parts.query, keep_blank_values=True) if not _TRACKING.match(k)]
    query_text = parts.query if len(query) == len(parts.query.split("&")) else urlencode(query)
    fragment = parts.fragment if parts.fragment.startswith("!") else ""
    path = parts.path if parts.path != "/" else ""
    return urlunsplit((parts.scheme.lower(), host, path.rstrip("/"), query_text, fragment))


def page_key(url: str) -> str:
    """What makes two addresses the same source: the canonical address without scheme and `www.`."""
    address = canonical_url(url).split("://", 1)[-1]
    return address.removeprefix("www.")


def url_key(url: str) -> str:
    """`page_key`, or the text itself: what a model service gives as an address may be none."""
    try:
        return page_key(url)
    except ValueError:
        return url


def site_of(url: str) -> str:
    """The host as people say it: without `www.`; empty where there is none. A backslash is a slash, as in browsers."""
    try:
        parts = urlsplit(url.strip().replace("\\", "/"))
        return "" if _ODD.search(parts.netloc) else (parts.hostname or "").removeprefix("www.")
    except ValueError:
        return ""


def is_web_address(url: str) -> bool:
    """True for http and https addresses with a host, and without blanks, control characters and backslashes."""
    if _ODD.search(url):
        return False
    try:
        parts = urlsplit(url)
        return parts.scheme.lower() in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def with_scheme(address: str, *, any_word: bool = False) -> str:
    """An address as it was written; a bare host gets `http://` on this machine and in private networks, else `https://`.

    A single word, other than `localhost`, is no host unless `any_word` is.
    """
    text = address.strip()
    if not text or _SCHEME.match(text) or not (any_word or _HOST.match(text)):
        return text
    text = text.lstrip("/:")
    return f"{'http' if private_place('http://' + text) else 'https'}://{text}"


def addresses_in(text: str) -> list[str]:
    """The web addresses that stand in a text, in order, without doubles and without the sentence's punctuation."""
    matches = (_trim(match.group()) for match in _ADDRESS.finditer(text))
    return list(dict.fromkeys(url for url in matches if is_web_address(url)))


def private_place(url: str) -> str:
    """`host:port` where an address by itself names this machine or a private network; empty for all others.

    Only literal addresses and local names can be told without a name server; the gate checks what names resolve to.
    """
    try:
        parts = urlsplit(url.replace("\\", "/"))
        host = (parts.hostname or "").lower().rstrip(".")
        port = parts.port or (443 if parts.scheme.lower() == "https" else 80)
    except ValueError:
        return ""
    if not host or not (is_local_name(host) or _is_private_literal(host)):
        return ""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def private_detour(here: str, there: str) -> str:
    """The private place that `there` names where `here` is none of its pages; empty if one may lead to the other.

    A host's own way from http to https, on the usual ports, is no detour.
    """
    place, before = private_place(there), private_place(here)
    host, _, port = place.rpartition(":")
    return "" if place == before or (port == "443" and before == f"{host}:80") else place


def is_local_name(host: str) -> bool:
    """Names that never leave the local network: single words, `localhost`, `.local`, `.internal`, `.lan` …"""
    host = host.lower().rstrip(".")
    return host.endswith(_LOCAL) or ("." not in host and ":" not in host and not host.isdigit())


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """True for addresses of the public internet; IPv4 addresses inside IPv6 ones are looked at themselves."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.sixtofour or (address.teredo[1] if address.teredo else None)
        if any(address in network for network in _EMBEDDING):
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address not in _UNICAST:
            return False
    special = any(address in network for network in _SPECIAL)  # Python 3.11 takes these for public, or some of them
    return address.is_global and not address.is_multicast and not special


# https://www.iana.org/assignments/ipv6-address-space and the two registries of special-purpose addresses
_UNICAST = ipaddress.ip_network("2000::/3")
_SPECIAL = tuple(
    ipaddress.ip_network(block) for block in ("192.0.0.0/24", "192.88.99.0/24", "2001:db8::/32", "3fff::/20")
)
# With an IPv4 address in the last 32 bits: mapped, compatible, translated, and those of NAT64.
_EMBEDDING = tuple(
    ipaddress.ip_network(f"{start}/96") for start in ("::ffff:0:0", "::", "::ffff:0:0:0", "64:ff9b::", "64:ff9b:1::")
)
_LOCAL = (
    *("localhost", ".localhost", ".localdomain", ".local", ".internal", ".lan", ".home", ".home.arpa", ".box"),
    *(".intranet", ".corp", ".test", ".invalid", ".onion"),
)


def _is_private_literal(host: str) -> bool:
    try:
        return not is_public(ipaddress.ip_address(host.partition("%")[0]))
    except ValueError:
        return _is_odd_literal(host)


def _is_odd_literal(host: str) -> bool:
    """127.1, 0x7f000001, 2130706433: spellings that resolvers take for IPv4 addresses, and that no public site uses."""
    return bool(re.fullmatch(r"(0x[0-9a-f]+|\d+)(\.(0x[0-9a-f]+|\d+)){0,3}", host))


_RUN_ON = re.compile(r"(?<=[A-Za-z0-9])[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")


def _trim(url: str) -> str:
    """Without what the sentence adds: Chinese right behind a Latin word (`…/page这篇`) is not the address's."""
    host_end = url.find("/", url.find("//") + 2)
    if run_on := _RUN_ON.search(url, max(host_end, 0)):
        url = url[: run_on.start()]
    url = url.rstrip(".,;:!?*_~")
    end = len(url)
    surplus = {")": url.count(")") - url.count("("), "]": url.count("]") - url.count("[")}
    while end and surplus.get(url[end - 1], 0) > 0:
        surplus[url[end - 1]] -= 1
        end -= 1
        while end and url[end - 1] in ".,;:!?":
            end -= 1
    return url[:end]


def _port(netloc: str) -> str:
    tail = netloc.rpartition("@")[2].rpartition("]")[2]
    return tail.rpartition(":")[2] if ":" in tail else ""
