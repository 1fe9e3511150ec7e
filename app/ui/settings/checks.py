"""Is what was typed usable? Pure; empty answers mean that it is not."""

from urllib.parse import urlsplit

_PROXIES = ("http", "https", "socks5", "socks5h")


def host_and_port(typed: str) -> str:
    """`host:port` out of what was typed, an address included; empty where host or port is missing."""
    text = typed.strip()
    try:
        parts = urlsplit(text if "://" in text else f"//{text}")
        port = parts.port or {"http": 80, "https": 443}.get(parts.scheme)
    except ValueError:
        return ""
    host = parts.hostname or ""
    if not host or not port or any(c.isspace() for c in host):
        return ""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def proxy_address(typed: str) -> str:
    """A proxy's address with its scheme (`http` where none was typed); empty where it is none."""
    text = typed.strip()
    text = text if "://" in text else f"http://{text}"
    try:
        parts = urlsplit(text)
        usable = parts.scheme in _PROXIES and bool(parts.hostname) and bool(parts.port)
    except ValueError:
        return ""
    return text.rstrip("/") if usable and not any(c.isspace() for c in text) else ""
