"""Which places a request may go to, as far as its address alone tells."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from urllib.parse import urlsplit

from app.adapters.gate.refusals import Refusal
from app.core.domain.addresses import private_place

# Ports that Chromium refuses for web addresses (net/base/port_util.cc): a page could talk to mail or shell servers.
# fmt: off
_NOT_WEB = frozenset([
    0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109,
    110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531,
    532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060,
    5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])
# fmt: on
_AUTHORITY = re.compile(r"(?:\[([0-9A-Fa-f:.]{2,45})\]|([A-Za-z0-9._-]{1,253}))(?::(\d{1,5}))?")


_FOREIGN = frozenset(("cross-site", "same-site"))  # a site has many ports: https://www.w3.org/TR/fetch-metadata/


@dataclass(frozen=True)
class Target:
    """Where a request wants to go. `host` is in lower case and without brackets."""

    host: str
    port: int

    @property
    def place(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def target(authority: str, default_port: int | None) -> Target:
    """`host:port` as it stands in a request. Raises `Refusal` for anything else, user names included."""
    match = _AUTHORITY.fullmatch(authority)
    port = int(match[3]) if match and match[3] else default_port
    if match is None or port is None or port > 65535:
        raise Refusal("bad-request", detail="no host and port")
    host = (match[1] or match[2]).lower()
    if match[2] and not all(host.removesuffix(".").split(".")):
        raise Refusal("bad-request", detail="empty label")  # `.` is no name, yet some resolvers make loopback of it
    return Target(host, port)


def is_allowed(target: Target, allowed: Collection[str]) -> bool:
    """True where the user allowed exactly this `host:port`; IPv6 addresses count with and without brackets."""
    spellings = (target.place, f"{target.host}:{target.port}")
    return any(entry.strip().lower() in spellings for entry in allowed)


def check(target: Target, allowed: Collection[str]) -> bool:
    """True where the place was allowed by name. Raises `Refusal` for local names, private literals, odd ports."""
    if is_allowed(target, allowed):
        return True
    if target.port in _NOT_WEB or private_place(f"http://{target.place}"):
        raise Refusal("forbidden", target.place)
    return False


def check_origin(target: Target, sec_fetch_site: str, senders: Collection[str]) -> None:
    """For places that were allowed by name: raises `Refusal` where a page of another place sends the request.

    senders: what `Origin` and `Referer` say, where they say anything. The program's own requests have none of these.
    """
    if sec_fetch_site.lower() in _FOREIGN or any(_place(sender) != target.place for sender in senders if sender):
        raise Refusal("forbidden", target.place, "from another page")


def _place(sender: str) -> str:
    try:
        parts = urlsplit(sender)
        return Target(parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)).place
    except ValueError:
        return ""
