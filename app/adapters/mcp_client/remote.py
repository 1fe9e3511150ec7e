"""A server behind an address: the SDK's streamable HTTP over a client with our limits."""

from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass

import httpx2

from app.adapters.http import USER_AGENT
from app.adapters.mcp_client.stdio import LONGEST, TOO_LARGE
from app.adapters.trust import system_trust

_READ = 300.0  # seconds of silence that a stream of events may keep
_STREAM = 64 * LONGEST  # bytes of one stream of events


@dataclass
class RemoteStatus:
    """How the last message to the server ended: the SDK's errors do not tell."""

    code: int = 0  # of the response
    unreachable: bool = False


@dataclass(frozen=True)
class Routes:
    """`proxy_for`: the user's proxy for a host; `gate`: the way to hosts that not the user but a server named."""

    proxy_for: Callable[[str], str] = lambda host: ""
    gate: str = ""


def remote_client(
    headers: Mapping[str, str], routes: Routes, url: str, status: RemoteStatus, auth: httpx2.Auth | None = None
) -> httpx2.AsyncClient:
    return httpx2.AsyncClient(
        transport=_Bounded(httpx2.URL(url).host, routes, status),
        headers={"User-Agent": USER_AGENT, "Accept-Encoding": "identity", **headers},
        timeout=httpx2.Timeout(30.0, read=_READ, connect=10.0),
        trust_env=False,
        auth=auth,
    )


class _Bounded(httpx2.AsyncBaseTransport):
    """No answer is longer than we can take, and none that breaks off ends more than its own request.

    The server's own host may be a private place, for the user has named it. Other hosts are where servers want a
    sign-in to happen: they are asked through the gate, which refuses private places, and get none of our headers.
    """

    def __init__(self, host: str, routes: Routes, status: RemoteStatus) -> None:
        self._host, self._routes, self._status = host, routes, status
        self._transports: dict[str, httpx2.AsyncHTTPTransport] = {}

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        counts = request.method == "POST" and request.url.host == self._host
        try:
            response = await self._transport(request).handle_async_request(request)
        except httpx2.TransportError as error:
            if counts:
                self._status.code, self._status.unreachable = 0, True
            return httpx2.Response(503, text=str(error), request=request)
        if counts:
            self._status.code, self._status.unreachable = response.status_code, False
        if response.headers.get("content-encoding", "identity").lower() != "identity":
            await response.aclose()
            return httpx2.Response(502, text="the answer is packed", request=request)
        events = response.headers.get("content-type", "").startswith("text/event-stream")
        assert isinstance(response.stream, httpx2.AsyncByteStream)
        response.stream = _BoundedStream(response.stream, _STREAM if events else LONGEST, self._status)
        return response

    def _transport(self, request: httpx2.Request) -> httpx2.AsyncHTTPTransport:
        host = request.url.host
        if host == self._host:
            proxy = self._routes.proxy_for(host)
        elif self._routes.gate:
            proxy = self._routes.gate
        else:
            raise httpx2.UnsupportedProtocol("another host than the server's", request=request)
        if proxy not in self._transports:
            self._transports[proxy] = httpx2.AsyncHTTPTransport(
                verify=system_trust(), trust_env=False, proxy=proxy or None
            )
        return self._transports[proxy]

    async def aclose(self) -> None:
        for transport in self._transports.values():
            await transport.aclose()


class _BoundedStream(httpx2.AsyncByteStream):
    """Raises `StreamError`, which ends the request alone, where the body is too long or breaks off."""

    def __init__(self, stream: httpx2.AsyncByteStream, limit: int, status: RemoteStatus) -> None:
        self._stream, self._limit, self._status = stream, limit, status

    async def __aiter__(self) -> AsyncIterator[bytes]:
        size = 0
        try:
            async for chunk in self._stream:
                size += len(chunk)
                if size > self._limit:
                    raise httpx2.StreamError(TOO_LARGE)
                yield chunk
        except httpx2.TransportError as error:
            self._status.unreachable = True
            raise httpx2.StreamError(str(error)) from error

    async def aclose(self) -> None:
        await self._stream.aclose()
