"""HTTP/1.1 heads (RFC 9112), read strictly from clients, leniently from servers, written anew for the next hop."""

import asyncio
import re
from dataclasses import dataclass
from ipaddress import IPv6Address

from app.adapters.gate.refusals import HEADER, Refusal

HEAD_LIMIT = 64 * 1024  # bytes
_TOKEN = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_REQUEST = re.compile(r"([A-Z]{1,20}) ([\x21-\x7e]+) HTTP/1\.[01]")
_STATUS = re.compile(r"HTTP/1\.[01] +(\d{3})(?: +([^\x00-\x08\x0a-\x1f\x7f]*))?")
_ABSOLUTE = re.compile(r"(?i:http)://([^/?#]*)([^#]*)")
_LENGTH = re.compile(r"[0-9]{1,15}")
_HOP_BY_HOP = frozenset(("connection", "keep-alive", "te", "trailer", "upgrade", HEADER.lower()))

Fields = tuple[tuple[str, str], ...]


async def read_head(reader: asyncio.StreamReader) -> list[str]:
    """The lines up to the empty one. Raises `Refusal` if they are too long, `IncompleteReadError` if they break off."""
    lines: list[str] = []
    size = 0
    while True:
        try:
            line = await reader.readuntil(b"\n")
        except asyncio.LimitOverrunError as exc:
            raise Refusal("too-large", detail="head") from exc
        size += len(line)
        if size > HEAD_LIMIT:
            raise Refusal("too-large", detail="head")
        text = line.decode("latin-1").rstrip("\r\n")
        if text:
            lines.append(text)
        elif lines:  # empty lines before a head are passed over (RFC 9112, 2.2)
            return lines


@dataclass(frozen=True)
class Request:
    method: str
    authority: str  # `host:port` or `host`
    path: str  # with its query; empty for CONNECT
    fields: Fields

    @property
    def is_tunnel(self) -> bool:
        return self.method == "CONNECT"

    def forwarded(self, place: str, *, through_proxy: bool = False, authorization: str = "") -> bytes:
        """The head for the next hop: the origin itself, or the user's proxy, which wants the whole address."""
        where = f"http://{place}{self.path}" if through_proxy else self.path
        fields = [("Host", place.removesuffix(":80")), *_passed_on(self.fields, without=("host",))]
        fields.append(("Connection", "close"))
        if authorization:
            fields.append(("Proxy-Authorization", authorization))
        return _written(f"{self.method} {where} HTTP/1.1", fields)


def parse_request(lines: list[str]) -> Request:
    """A proxy's request: absolute http address, or CONNECT. Everything else is refused, `GET /` too."""
    match = _REQUEST.fullmatch(lines[0])
    if match is None:
        raise Refusal("bad-request", detail="request line")
    fields = _fields(lines[1:])
    if len(fields) < len(lines) - 1:
        raise Refusal("bad-request", detail="header")
    names = [name.lower() for name, _ in fields]
    lengths = [value for name, value in fields if name.lower() == "content-length"]
    if "transfer-encoding" in names or len(lengths) > 1 or not all(_LENGTH.fullmatch(value) for value in lengths):
        raise Refusal("bad-request", detail="length")  # the next hop might see another request in the body
    method, where = match[1], match[2]
    if method == "CONNECT":
        return Request(method, _with_brackets(where), "", fields)
    address = _ABSOLUTE.fullmatch(where.partition("#")[0])
    if address is None:
        raise Refusal("bad-request", detail="not a proxy's request")
    path = address[2] if address[2].startswith("/") else "/" + address[2]
    return Request(method, _as_in_host(address[1], field(fields, "host")), path, fields)


def _with_brackets(place: str) -> str:
    """`address:port` of a tunnel, as httpcore writes it for IPv6; everything else as it is."""
    host, _, port = place.rpartition(":")
    return f"[{host}]:{port}" if ":" in host and _is_ipv6(host) else place


def _as_in_host(authority: str, host: str) -> str:
    """The same for an address, where it cannot be told from what comes before a port: `Host` has the brackets.

    Only where both name the same: what is checked is what is connected to, whatever a client means.
    """
    is_bare = authority.count(":") > 1 and "[" not in authority
    return host if is_bare and host.replace("[", "", 1).replace("]", "", 1) == authority else authority


def _is_ipv6(text: str) -> bool:
    try:
        return bool(IPv6Address(text))
    except ValueError:
        return False


@dataclass(frozen=True)
class Response:
    status: int
    reason: str
    fields: Fields

    def length(self, method: str) -> int | None:
        """Bytes of the body; None where its end is told by the body itself."""
        if method == "HEAD" or self.status < 200 or self.status in (204, 304):
            return 0
        if field(self.fields, "transfer-encoding"):
            return None
        value = field(self.fields, "content-length").partition(",")[0].strip()
        return int(value) if value.isdecimal() and len(value) < 16 else None

    def forwarded(self, *, cut: bool = False) -> bytes:
        """The head for our client. `cut`: the body will be shorter than told, so that nothing is told."""
        fields = _passed_on(self.fields, without=("content-length",) if cut else ())
        if cut:
            fields.append((HEADER, "too-large"))
        return _written(f"HTTP/1.1 {self.status} {self.reason}", [*fields, ("Connection", "close")])


def parse_response(lines: list[str]) -> Response:
    match = _STATUS.fullmatch(lines[0])
    if match is None or match[1] == "101":  # nobody was asked to change the protocol
        raise Refusal("bad-answer", detail="status line")
    return Response(int(match[1]), match[2] or "", _fields(lines[1:]))


def field(fields: Fields, name: str) -> str:
    """The first value of a field, or empty."""
    return next((value for key, value in fields if key.lower() == name), "")


def _fields(lines: list[str]) -> Fields:
    """Fields that are well-formed; continued lines and control characters are not."""
    parts = ((line.partition(":"), line) for line in lines)
    well = ((name, value.strip(" \t")) for (name, colon, value), _ in parts if colon and _TOKEN.fullmatch(name))
    return tuple((name, value) for name, value in well if not re.search(r"[\x00\r\n]", value))


def _passed_on(fields: Fields, without: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    """Without what is meant for this hop alone (RFC 9110, 7.6.1), and without a length that the coding contradicts."""
    connection_names = {
        name.strip().lower() for key, value in fields if key.lower() == "connection" for name in value.split(",")
    }
    dropped = _HOP_BY_HOP | set(without) | (connection_names - {"transfer-encoding", "content-length"})
    if field(fields, "transfer-encoding"):
        dropped |= {"content-length"}
    return [(k, v) for k, v in fields if k.lower() not in dropped and not k.lower().startswith("proxy-")]


def _written(first: str, fields: list[tuple[str, str]]) -> bytes:
    return "\r\n".join([first, *(f"{name}: {value}" for name, value in fields), "", ""]).encode("latin-1")
