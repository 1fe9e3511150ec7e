"""A connection test: goes the way to an address hop by hop, and says which hop fails."""

import asyncio
import socket
import ssl
import time
from collections.abc import Awaitable, Callable, Sequence
from enum import StrEnum
from typing import NoReturn, TypeVar
from urllib.parse import quote, urlsplit

from app.adapters.gate.http_head import Request, Response, parse_response, read_head
from app.adapters.gate.outbound import Resolver, Streams, UserProxy, begin_tls, connected, resolve, user_proxy
from app.adapters.gate.refusals import Refusal
from app.adapters.gate.rules import Target
from app.adapters.http import USER_AGENT
from app.core.domain.addresses import is_web_address
from app.core.domain.catalogue import Hop

T = TypeVar("T")

_PLAIN = "%/:=&?~+!$,;'@()*[]"


class HopKind(StrEnum):
    """The names of hops."""

    ADDRESS = "address"  # the target's address, or the proxy's, is none
    PROXY_NAME = "proxy_name"  # the proxy's name is looked up
    PROXY_CONNECT = "proxy_connect"
    PROXY_TLS = "proxy_tls"  # for `https://` proxies
    PROXY_AUTH = "proxy_auth"  # user and password
    PROXY_TUNNEL = "proxy_tunnel"  # the proxy connects to the target, whose name it looks up itself
    NAME = "name"  # the target's name is looked up
    CONNECT = "connect"
    TLS = "tls"
    HTTP = "http"  # the answer's status; 5xx has failed, and so has what is no HTTP


async def diagnose(url: str, proxy: str = "", *, resolver: Resolver = resolve, seconds: float = 10.0) -> list[Hop]:
    """The hops on the way to a web address, in order; only the last one can have failed. Raises nothing.

    proxy: the user's proxy for this host (see `proxy_for`), or empty. `seconds`: for each hop. The page is asked for
    once, without any key, and no more than the head of the answer is read.
    """
    journey = _Journey(resolver, seconds)
    try:
        await journey.go(url, proxy)
    except _Failed:
        pass
    finally:
        await journey.end()
    return journey.hops


class _Failed(Exception):
    """The last hop failed; nothing more can be tried."""


class _Journey:
    def __init__(self, resolver: Resolver, seconds: float) -> None:
        self.hops: list[Hop] = []
        self._resolver = resolver
        self._seconds = seconds
        self._open: list[Streams] = []

    async def go(self, url: str, proxy: str) -> None:
        place, way = _target(url), _way(proxy)
        if place is None or (proxy and way is None):
            self._fail(HopKind.ADDRESS, "proxy" if place else "address")
        target, secure = place
        relayed = way is not None and not secure and not way.is_socks  # an HTTP proxy fetches plain pages itself
        if way is None:
            streams = await self._reach(target.host, target.port, HopKind.NAME, HopKind.CONNECT)
        else:
            streams = await self._reach(way.host, way.port, HopKind.PROXY_NAME, HopKind.PROXY_CONNECT)
            if way.scheme == "https":
                await self._hop(HopKind.PROXY_TLS, way.secure(streams), lambda _: _tls(streams))
            if not relayed:
                await self._tunnel(way, streams, target)
        if secure:
            await self._hop(HopKind.TLS, begin_tls(streams, target.host), lambda _: _tls(streams))
        await self._ask(_request(url, target, secure, way if relayed else None), streams, relayed)

    async def end(self) -> None:
        """Close what was opened, without waiting for the other side."""
        for _, writer in self._open:
            writer.transport.abort()
        for _ in range(3):
            await asyncio.sleep(0)  # their ends are told to the loop

    async def _reach(self, host: str, port: int, name: HopKind, connect: HopKind) -> Streams:
        addresses = await self._hop(name, self._names(host, port), ", ".join)
        return await self._hop(connect, self._connect(addresses, port), _peer)

    async def _names(self, host: str, port: int) -> Sequence[str]:
        addresses = await self._resolver(host, port)
        if not addresses:
            raise socket.gaierror(socket.EAI_NONAME, "no address")
        return addresses

    async def _connect(self, addresses: Sequence[str], port: int) -> Streams:
        problems: list[OSError] = []
        for address in addresses:
            try:
                streams = await connected(address, port)
            except OSError as error:
                problems.append(error)
            else:
                self._open.append(streams)
                return streams
        raise problems[0]

    async def _tunnel(self, way: UserProxy, streams: Streams, target: Target) -> None:
        started_at = time.perf_counter()
        try:
            async with asyncio.timeout(self._seconds):
                await way.ask(streams, target)
        except (Refusal, OSError) as error:
            _, detail = _words(error)
            if detail in ("CONNECT 407", "authentication"):
                self._fail(HopKind.PROXY_AUTH, "refused", detail, started_at)
            self._fail(HopKind.PROXY_TUNNEL, *_words(error), started_at)
        if way.user:
            self.hops.append(Hop(HopKind.PROXY_AUTH, True, way.user, 0.0))
        self.hops.append(Hop(HopKind.PROXY_TUNNEL, True, target.place, time.perf_counter() - started_at))

    async def _ask(self, request: bytes, streams: Streams, relayed: bool) -> None:
        started_at = time.perf_counter()
        try:
            async with asyncio.timeout(self._seconds):
                streams[1].write(request)
                response = await _final(streams[0])
        except (Refusal, OSError, EOFError) as error:
            self._fail(HopKind.HTTP, *_words(error), started_at)
        status_line = f"{response.status} {response.reason}".strip()
        if relayed and response.status == 407:
            self._fail(HopKind.PROXY_AUTH, "refused", status_line, started_at)
        if response.status >= 500:
            self._fail(HopKind.HTTP, "status", status_line, started_at)
        self.hops.append(Hop(HopKind.HTTP, True, status_line, time.perf_counter() - started_at))

    async def _hop(self, kind: HopKind, work: Awaitable[T], describe: Callable[[T], str]) -> T:
        started_at = time.perf_counter()
        try:
            async with asyncio.timeout(self._seconds):
                result = await work
        except (Refusal, OSError, ValueError) as error:
            self._fail(kind, *_words(error), started_at)
        self.hops.append(Hop(kind, True, describe(result), time.perf_counter() - started_at))
        return result

    def _fail(self, kind: HopKind, reason: str, detail: str = "", started_at: float | None = None) -> NoReturn:
        seconds = 0.0 if started_at is None else time.perf_counter() - started_at
        self.hops.append(Hop(kind, False, detail[:500], seconds, reason))
        raise _Failed


def _target(url: str) -> tuple[Target, bool] | None:
    """The place, and whether it is spoken to under TLS; None where the address is none."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
        host = host if host.isascii() else host.encode("idna").decode("ascii")
        if not is_web_address(url):
            return None
        secure = parts.scheme.lower() == "https"
        return Target(host, parts.port or (443 if secure else 80)), secure
    except ValueError:  # a name or a port that is none
        return None


def _way(proxy: str) -> UserProxy | None:
    try:
        return user_proxy(proxy) if proxy else None
    except Refusal:
        return None


async def _final(reader: asyncio.StreamReader) -> Response:
    while (response := parse_response(await read_head(reader))).status < 200:
        pass  # 103 Early Hints and the like; the hop's time limit ends it
    return response


def _request(url: str, target: Target, secure: bool, relay: UserProxy | None) -> bytes:
    parts = urlsplit(url)
    path = quote(parts.path or "/", safe=_PLAIN) + (f"?{quote(parts.query, safe=_PLAIN)}" if parts.query else "")
    fields = (("User-Agent", USER_AGENT), ("Accept", "*/*"))
    place = target.place.removesuffix(":443") if secure else target.place
    authorization = relay.authorization if relay else ""
    request = Request("GET", place, path, fields)
    return request.forwarded(place, through_proxy=relay is not None, authorization=authorization)


def _peer(streams: Streams) -> str:
    name = streams[1].get_extra_info("peername")
    return str(name[0]) if name else ""


def _tls(streams: Streams) -> str:
    tls = streams[1].get_extra_info("ssl_object")
    return tls.version() or "" if tls else ""


def _words(error: Exception) -> tuple[str, str]:
    """(reason, detail) of what went wrong."""
    match error:
        case ssl.SSLCertVerificationError():
            return "certificate", getattr(error, "verify_message", "") or str(error)
        case ssl.SSLError():
            return "tls", error.reason or str(error)
        case TimeoutError():
            return "timed_out", ""
        case ConnectionRefusedError():
            return "refused", ""
        case socket.gaierror() | UnicodeError():
            return "unknown_name", getattr(error, "strerror", "") or str(error)
        case ConnectionError() | EOFError():
            return "closed", ""
        case Refusal(word="bad-answer" | "too-large"):
            return "not_http", error.detail
        case Refusal():
            return "refused", error.detail
    return "failed", str(getattr(error, "strerror", "") or error)
