"""A server behind an address: the SDK's streamable HTTP over a client with our limits."""

from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass

import httpx2

from app.adapters.http import USER_AGENT
from app.adapters.mcp_client.stdio import LONGEST
from app.adapters.trust import system_trust

_READ = 300.0  # seconds of silence that a stream of events may keep
_STREAM = 64 * LONGEST  # bytes of one stream of events


@dataclass
class RemoteStatus:
    """How the last request ended: the SDK's errors do not tell."""

    code: int = 0  # of the response
    unreachable: bool = False


def remote_client(
    headers: Mapping[str, str], proxy_for: Callable[[str], str], url: str, status: RemoteStatus
) -> httpx2.AsyncClient:
    proxy = proxy_for(httpx2.URL(url).host) or None
    transport = httpx2.AsyncHTTPTransport(verify=system_trust(), trust_env=False, proxy=proxy)
    return httpx2.AsyncClient(
        transport=_Bounded(transport, status),
        headers={"User-Agent": USER_AGENT, "Accept-Encoding": "identity", **headers},
        timeout=httpx2.Timeout(30.0, read=_READ, connect=10.0),
        trust_env=False,
    )


class _Bounded(httpx2.AsyncBaseTransport):
    """No answer is longer than we can take: a packed one is refused, a long one breaks off."""

    def __init__(self, transport: httpx2.AsyncBaseTransport, status: RemoteStatus) -> None:
        self._transport, self._status = transport, status

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        try:
            response = await self._transport.handle_async_request(request)
        except httpx2.TransportError:
            self._status.code, self._status.unreachable = 0, True
            raise
        self._status.code, self._status.unreachable = response.status_code, False
        if response.headers.get("content-encoding", "identity").lower() != "identity":
            await response.aclose()
            raise httpx2.ReadError("the answer is packed", request=request)
        events = response.headers.get("content-type", "").startswith("text/event-stream")
        assert isinstance(response.stream, httpx2.AsyncByteStream)
        response.stream = _BoundedStream(response.stream, _STREAM if events else LONGEST, request)
        return response

    async def aclose(self) -> None:
        await self._transport.aclose()


class _BoundedStream(httpx2.AsyncByteStream):
    def __init__(self, stream: httpx2.AsyncByteStream, limit: int, request: httpx2.Request) -> None:
        self._stream, self._limit, self._request = stream, limit, request

    async def __aiter__(self) -> AsyncIterator[bytes]:
        size = 0
        async for chunk in self._stream:
            size += len(chunk)
            if size > self._limit:
                raise httpx2.ReadError("the answer is too large", request=self._request)
            yield chunk

    async def aclose(self) -> None:
        await self._stream.aclose()
