"""Which names a request may call us by, and which web pages may send one.

A page of the user's browser can reach loopback. It cannot choose its `Host` and `Origin`: a name that was rebound to
127.0.0.1 still stands in `Host`, and its page's address in `Origin`.
Facts: https://fetch.spec.whatwg.org/#origin-header, https://www.w3.org/TR/fetch-metadata/
"""

import re
import socket
from ipaddress import ip_address

from starlette.datastructures import Headers

from app.gateway.errors import Refusal

_HOST = re.compile(r"(?:\[(?P<six>[0-9a-fA-F:.]+)\]|(?P<name>[^:\[\]/@\s]+))(?::(?P<port>\d{1,5}))?")
_EVERYWHERE = ("0.0.0.0", "::")


def check_host(headers: Headers, host: str, address: tuple[str, int], more: tuple[str, ...] = ()) -> None:
    """host: as the user wrote it; address: what came of it; more: names that count with any port, for behind a proxy
    that is another one. Raises `Refusal`."""
    names = headers.getlist("host")
    if len(names) != 1 or not (_is_ours(names[0], host, address) or _name_of(names[0]) in more):
        raise Refusal(421, "This Host is not served here.", "host_not_allowed")


def check_origin(headers: Headers, origins: tuple[str, ...]) -> None:
    """Raises `Refusal` for what a web page sent that is not listed. Pictures and forms come without `Origin`."""
    origin = headers.get("origin")
    if origin is not None and origin not in origins:
        raise Refusal(
            403,
            "Web pages of this origin may not use the local API, unless the settings list it.",
            "origin_not_allowed",
        )
    if origin is None and headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        raise Refusal(403, "Web pages may not use the local API.", "origin_not_allowed")


def is_loopback(host: str) -> bool:
    if host.lower() == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _name_of(header: str) -> str | None:
    match = _HOST.fullmatch(header)
    return (match["six"] or match["name"]).lower().rstrip(".") if match is not None else None


def _is_ours(header: str, host: str, address: tuple[str, int]) -> bool:
    match = _HOST.fullmatch(header)
    if match is None or int(match["port"] or 80) != address[1]:
        return False
    name = (match["six"] or match["name"]).lower().rstrip(".")
    if is_loopback(name) or name in (host.lower(), address[0]):
        return True
    try:
        ip_address(name)
    except ValueError:
        own = socket.gethostname().lower()
        return not is_loopback(address[0]) and name in (own, f"{own}.local")
    return address[0] in _EVERYWHERE  # an address as such belongs to nobody who could bind it anew
