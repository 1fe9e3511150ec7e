"""Gates on loopback, and a few lines of raw HTTP to ask them with."""

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx

from app.adapters.gate import Gate, Resolver

Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def gate(
    *allowed: str,
    upstream: str = "",
    bypass: Collection[str] = (),
    fake_ip: bool | None = None,
    max_bytes: int = 32_000_000,
    resolver: Resolver | None = None,
    idle: float = 30.0,
) -> AsyncIterator[Gate]:
    more: dict[str, Any] = {"resolver": resolver} if resolver else {}
    settings: dict[str, Any] = {"bypass": lambda: bypass, "fake_ip": lambda: fake_ip}
    it = Gate(lambda: allowed, lambda: upstream, max_bytes, idle=idle, **settings, **more)
    await it.start()
    try:
        yield it
    finally:
        await it.close()


@asynccontextmanager
async def tcp(handler: Handler, tls: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """A raw server on loopback, under TLS if asked; gives its port."""

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await handler(reader, writer)
        except OSError:
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(handle, "127.0.0.1", 0, ssl=tls)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await server.wait_closed()


async def ask(it: Gate, data: bytes) -> bytes:
    """What the gate answers to these bytes, until it closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", it.bind())
    writer.write(data)
    try:
        async with asyncio.timeout(10):
            return await reader.read()
    finally:
        writer.close()
        await writer.wait_closed()


async def get(it: Gate, url: str, **options: object) -> httpx.Response:
    async with httpx.AsyncClient(proxy=it.url, trust_env=False) as client:
        return await client.request(str(options.pop("method", "GET")), url, **options)  # type: ignore[arg-type]


def names(table: Mapping[str, Collection[str]]) -> Resolver:
    """A name server that knows these names only."""

    async def resolve(host: str, port: int) -> Sequence[str]:
        if host not in table:
            raise socket.gaierror(socket.EAI_NONAME, "unknown name")
        return list(table[host])

    return resolve
