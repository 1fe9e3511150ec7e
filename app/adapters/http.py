"""The one client factory, and the one place where httpx's errors become ours."""

import ssl
from collections.abc import Iterator
from contextlib import aclosing, contextmanager

import httpx

from app.core.domain.errors import AppError, BadAnswer, TimedOut, Unreachable

USER_AGENT = "Citewise/0.1 (desktop chat client)"


def make_client(*, proxy: str | None = None, timeout: float = 30.0, **options: object) -> httpx.AsyncClient:
    """A client with our timeouts and limits, the system's certificates, and no proxy from the environment.

    `timeout` is in seconds and between two bytes; a stream may last longer as long as it moves.
    """
    settings: dict[str, object] = {
        "timeout": httpx.Timeout(timeout, connect=10.0),
        "limits": httpx.Limits(max_connections=40, max_keepalive_connections=10),
        "headers": {"User-Agent": USER_AGENT},
        "verify": _system_trust(),
        "trust_env": False,
        "follow_redirects": False,
        **options,
    }
    return httpx.AsyncClient(proxy=proxy, **settings)  # type: ignore[arg-type]


def _system_trust() -> ssl.SSLContext:
    """The system's certificate store, so that a company's own authority is trusted as everywhere else."""
    import truststore

    return truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


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
