"""Connections outward: straight to checked addresses, or through the user's own proxy (HTTP or SOCKS5)."""

import asyncio
import ipaddress
import socket
from base64 import b64encode
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias
from urllib.parse import unquote, urlsplit

from app.adapters.gate.fake_ip import FakeIp, is_fake
from app.adapters.gate.http_head import parse_response, read_head
from app.adapters.gate.refusals import Refusal
from app.adapters.gate.rules import Target
from app.adapters.trust import system_trust
from app.core.domain.addresses import is_public

Resolver: TypeAlias = Callable[[str, int], Awaitable[Sequence[str]]]  # host, port → literal addresses, best first
Streams: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]

CONNECT_SECONDS = 8.0  # for one address
READ_LIMIT = 64 * 1024


async def resolve(host: str, port: int) -> Sequence[str]:
    """What the system's resolver says. Raises `OSError`; `UnicodeError` for labels that are too long."""
    infos = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in infos))


async def checked_addresses(
    target: Target, resolver: Resolver, *, allowed: bool, fake_ip: FakeIp | None = None
) -> Sequence[str]:
    """The addresses behind a name. One private address among them refuses all, unless the place was allowed.

    fake_ip: who knows whether addresses of 198.18.0.0/15 stand for public ones; literal ones never come here.
    """
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            addresses = await resolver(target.host, target.port)
        parsed = [ipaddress.ip_address(address.partition("%")[0]) for address in addresses]
    except (OSError, UnicodeError, ValueError) as exc:
        raise Refusal("unresolved", target.place) from exc
    if not parsed:
        raise Refusal("unresolved", target.place)
    private = [] if allowed else [address for address in parsed if not is_public(address)]
    if private and not (fake_ip and all(map(is_fake, private)) and await fake_ip.allowed()):
        raise Refusal("forbidden", target.place)
    return addresses


async def straight(target: Target, addresses: Sequence[str]) -> Streams:
    """A connection to the first address that answers: one of those that were checked, never the name again."""
    problem = ""
    for address in addresses:
        try:
            return await connected(address, target.port)
        except OSError as exc:
            problem = problem or type(exc).__name__
    raise Refusal("unreachable", target.place, problem)


@dataclass(frozen=True)
class UserProxy:
    """The proxy that the user set: `http://user:password@host:port`, `https://…` (spoken to under TLS) or `socks5://…`.

    Names are resolved by it.
    """

    scheme: str
    host: str
    port: int
    user: str = ""
    password: str = field(default="", repr=False)

    @property
    def is_socks(self) -> bool:
        return self.scheme.startswith("socks5")

    @property
    def authorization(self) -> str:
        """The value of `Proxy-Authorization`, or empty."""
        pair = f"{self.user}:{self.password}".encode()
        return "Basic " + b64encode(pair).decode("ascii") if self.user else ""

    async def connect(self) -> Streams:
        try:
            streams = await connected(self.host, self.port)
            if self.scheme == "https":
                await self.secure(streams)
            return streams
        except (OSError, UnicodeError) as exc:
            raise Refusal("proxy", detail=type(exc).__name__) from exc

    async def secure(self, streams: Streams) -> None:
        """Begin TLS with the proxy itself. Raises `OSError`, then the connection is closed."""
        await begin_tls(streams, self.host)

    async def tunnel(self, target: Target) -> Streams:
        """A connection to the target through the proxy, on which the next byte is the target's own."""
        streams = await self.connect()
        await self.ask(streams, target)
        return streams

    async def ask(self, streams: Streams, target: Target) -> None:
        """Make a connection to the proxy one to the target. Raises `Refusal`, then it is closed."""
        reader, writer = streams
        try:
            async with asyncio.timeout(CONNECT_SECONDS * 2):
                await (self._socks if self.is_socks else self._connect)(reader, writer, target)
        except BaseException as exc:
            writer.transport.abort()
            if isinstance(exc, (OSError, asyncio.IncompleteReadError, UnicodeError)):
                raise Refusal("proxy", target.place, type(exc).__name__) from exc
            raise

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: Target) -> None:
        lines = [f"CONNECT {target.place} HTTP/1.1", f"Host: {target.place}"]
        if self.authorization:
            lines.append(f"Proxy-Authorization: {self.authorization}")
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii"))
        answer = parse_response(await read_head(reader))
        if not 200 <= answer.status < 300:
            raise Refusal("proxy", target.place, f"CONNECT {answer.status}")

    async def _socks(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: Target) -> None:
        from app.adapters.gate.socks import handshake  # socksio is needed by few

        await handshake(reader, writer, target, self.user, self.password)


def user_proxy(address: str) -> UserProxy:
    """Raises `Refusal` for an address that is no HTTP, HTTPS or SOCKS5 proxy."""
    try:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        scheme, host = parts.scheme.lower(), parts.hostname
        port = parts.port or {"http": 8080, "https": 443}.get(scheme, 1080)
    except ValueError as exc:
        raise Refusal("proxy", detail="address") from exc
    if scheme not in ("http", "https", "socks5", "socks5h") or not host:
        raise Refusal("proxy", detail="address")
    return UserProxy(scheme, host, port, unquote(parts.username or ""), unquote(parts.password or ""))


async def begin_tls(streams: Streams, host: str) -> None:
    """TLS on an open connection, checked against the system's store. Raises `OSError`, then it is closed."""
    writer = streams[1]
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            await writer.start_tls(system_trust(), server_hostname=host)
    except BaseException:
        writer.transport.abort()
        raise


async def connected(host: str, port: int) -> Streams:
    """Raises `OSError`."""
    async with asyncio.timeout(CONNECT_SECONDS):
        return await asyncio.open_connection(host, port, limit=READ_LIMIT)
