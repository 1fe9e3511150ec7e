"""Is what was typed usable? Pure; empty answers mean that it is not."""

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass, field
from urllib.parse import quote, unquote, urlsplit

PROXIES = ("http", "https", "socks5", "socks5h")


def host_and_port(text: str) -> str:
    """`host:port` out of what was typed, an address included; empty where host or port is missing."""
    text = text.strip()
    try:
        parts = urlsplit(text if "://" in text else f"//{text}")
        port = parts.port or {"http": 80, "https": 443}.get(parts.scheme)
    except ValueError:
        return ""
    host = parts.hostname or ""
    if not host or not port or any(c.isspace() for c in host):
        return ""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


@dataclass(frozen=True)
class ProxyParts:
    """A proxy's address, taken apart. `place` is `host:port`."""

    scheme: str = "http"
    place: str = ""
    user: str = ""
    password: str = field(default="", repr=False)

    @property
    def address(self) -> str:
        """As the settings hold it; empty where host or port is missing."""
        if not self.place or self.scheme not in PROXIES:
            return ""
        secret = f":{quote(self.password, safe='')}" if self.password else ""
        who = f"{quote(self.user, safe='')}{secret}@" if self.user else ""
        return f"{self.scheme}://{who}{self.place}"


def proxy_parts(text: str, scheme: str = "http") -> ProxyParts:
    """What was typed or kept, taken apart; `place` is empty where it is no proxy's address.

    `scheme`: which one is meant where none was typed.
    """
    text = text.strip()
    text = text if "://" in text else f"{scheme}://{text}"
    try:
        parts = urlsplit(text)
        valid = parts.scheme in PROXIES and bool(parts.hostname) and bool(parts.port)
    except ValueError:
        return ProxyParts(scheme)
    if not valid or parts.path.strip("/") or parts.query or any(c.isspace() for c in parts.netloc):
        return ProxyParts(scheme)
    place = parts.netloc.rpartition("@")[2]
    return ProxyParts(parts.scheme, place, unquote(parts.username or ""), unquote(parts.password or ""))


def bypass_entry(text: str) -> str:
    """A host, `*.host`, `host:port`, address or network that is reached without the proxy; empty where it is none."""
    text = text.strip().lower()
    try:
        return str(ipaddress.ip_network(text, strict=False)) if "/" in text else str(ipaddress.ip_address(text))
    except ValueError:
        pass
    name, _, port = text.removeprefix("*").removeprefix(".").partition(":")
    plain = name.replace("-", "").replace(".", "").replace("_", "")
    return text if plain.isalnum() and (not port or port.isdecimal()) and ".." not in name and "/" not in text else ""


def web_origin(text: str) -> str:
    """Scheme and host of web pages, as browsers send them; empty where it is none."""
    text = text.strip().lower().rstrip("/")
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return ""
    host = parts.hostname or ""
    whole = f"{parts.scheme}://{parts.netloc}"
    if parts.scheme not in ("http", "https") or not host or whole != text or "@" in text or not host.isascii():
        return ""
    if any(c.isspace() or c in "*\\\"'<>" for c in text):
        return ""
    usual = {"http": 80, "https": 443}[parts.scheme]
    return text.removesuffix(f":{port}") if port == usual else text


def host_name(text: str) -> str:
    """A name or address of a machine, without a port, as a request's `Host` has it; empty where it is none."""
    text = text.strip().lower().rstrip(".").removeprefix("[").removesuffix("]")
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        labels = text.split(".")
    plain = all(label.replace("-", "").replace("_", "").isalnum() and len(label) < 64 for label in labels)
    return text if plain and text.isascii() and len(text) < 254 else ""


def lines_of(text: str) -> list[tuple[int, str]]:
    """(number from 1, text) of the lines that hold something."""
    return [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]


def without_doubles(entries: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(None, entries)))
