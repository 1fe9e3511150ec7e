"""The one client factory, and the one place where httpx's errors become ours."""

from collections.abc import Callable, Iterator
from contextlib import aclosing, contextmanager
from typing import Any

import httpx

from app.adapters.http.pacing import paced_transport
from app.adapters.http.transport import BoundedTransport
from app.adapters.trust import system_trust
from app.core.domain.errors import AppError, BadAnswer, TimedOut, Unreachable

USER_AGENT = "Citewise/0.1 (desktop chat client)"


def make_client(
    *, proxy: str | Callable[[str], str] | None = None, timeout: float = 30.0, **options: Any
) -> httpx.AsyncClient:
    """A client with our timeouts and limits, the system's certificates, and no proxy from the environment.

    proxy: an address for all requests, or a function from host to address (empty: directly), asked for every request.
    `timeout`: seconds until the headers are complete, and again until the body is; a request with a `ReadDeadline`
    among its extensions has that for its body. Packed bodies come unpacked (see `transport`).
    """
    way: dict[str, Any] = {
        "verify": system_trust(),
        "limits": httpx.Limits(max_connections=40, max_keepalive_connections=10),
    }
    way |= {name: options.pop(name) for name in ("verify", "limits", "http1", "http2", "cert") if name in options}
    settings: dict[str, Any] = {
        "timeout": httpx.Timeout(timeout, connect=10.0),
        "headers": {"User-Agent": USER_AGENT, "Accept-Encoding": "gzip, deflate"},
        "trust_env": False,
        "follow_redirects": False,
        **options,
    }
    if callable(proxy):
        return httpx.AsyncClient(transport=BoundedTransport(_Routed(proxy, way)), **settings)
    transport = paced_transport(proxy=_proxy(proxy) if proxy else None, trust_env=False, **way)
    return httpx.AsyncClient(transport=BoundedTransport(transport), **settings)


class _Routed(httpx.AsyncBaseTransport):
    """Sends each request by the proxy that its host has at that moment; requests under way keep their own."""

    def __init__(self, proxy_for: Callable[[str], str], options: dict[str, Any]) -> None:
        self._proxy_for = proxy_for
        self._options = options
        self._transports: dict[str, httpx.AsyncHTTPTransport] = {}

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        address = self._proxy_for(request.url.host)
        if address not in self._transports:
            proxy = _proxy(address) if address else None
            self._transports[address] = paced_transport(proxy=proxy, trust_env=False, **self._options)
        return await self._transports[address].handle_async_request(request)

    async def aclose(self) -> None:
        for transport in self._transports.values():
            await transport.aclose()


def _proxy(address: str) -> httpx.Proxy:
    """Raises `httpx.ProxyError` for an address that is no proxy's."""
    try:
        secure = address.lower().startswith("https:")
        return httpx.Proxy(address, ssl_context=system_trust() if secure else None)
    except (ValueError, httpx.InvalidURL) as exc:
        raise httpx.ProxyError("the proxy's address is not understood") from exc


async def read_bounded(response: httpx.Response, limit: int = 4_000_000) -> bytes:
    """The body of an open response, unpacked; `BadAnswer` where it is longer than `limit` bytes.

    A megabyte of gzip can be a gigabyte of nothing: no body that is not a page's is ever read without this. Ask with
    `PLAIN`, so that an honest server does not pack at all.
    """
    body = bytearray()
    async with aclosing(response.aiter_bytes(65_536)) as chunks:  # type: ignore[type-var]  # a generator in truth
        async for chunk in chunks:
            body += chunk
            if len(body) > limit:
                raise BadAnswer(response.url.host, f"an answer of more than {limit} bytes")
    return bytes(body)


PLAIN = {"Accept-Encoding": "identity"}


@contextmanager
def app_errors(where: str) -> Iterator[None]:
    """Translate httpx's errors. Status codes are the caller's business: each service gives them its own meaning."""
    try:
        yield
    except AppError:
        raise
    except httpx.TimeoutException as exc:
        raise TimedOut(where, type(exc).__name__) from exc
    except (httpx.TransportError, httpx.InvalidURL, OSError) as exc:
        raise Unreachable(where, str(exc)) from exc
    except (httpx.HTTPError, httpx.StreamError) as exc:
        raise BadAnswer(where, str(exc)) from exc
    except UnicodeError as exc:  # httpx looks at where a redirect leads: `http://xn--a/` names no host
        if isinstance(exc, (UnicodeDecodeError, UnicodeEncodeError)) and exc.encoding != "idna":
            raise
        raise Unreachable(where, str(exc)) from exc
