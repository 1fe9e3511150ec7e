"""A gateway whose doors are real, with nothing behind them but the names of models; and raw requests to it."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast

from app.core.domain.chat import Abilities
from app.core.domain.gateway import GatewaySettings
from app.core.domain.settings import Settings
from app.core.services import Services
from app.gateway.doors.limits import Limits
from app.gateway.server import Gateway
from app.gateway.turns import Turns
from tests.fakes import FakeModel, FakeModels


@contextmanager
def gateway(
    settings: Callable[[], GatewaySettings],
    limits: Limits = Limits(),  # noqa: B008
    models: Settings = Settings(),
) -> Iterator[Gateway]:
    directory = FakeModels(FakeModel([], abilities=Abilities(tools=True, context_size=8000)))
    services = SimpleNamespace(
        settings=SimpleNamespace(in_force=lambda: models), models=SimpleNamespace(directory=directory)
    )
    core = asyncio.new_event_loop()
    server = Gateway(Turns(cast(Services, cast(Any, services)), core), settings=settings, limits=limits)
    server.start()
    try:
        yield server
    finally:
        asyncio.run(server.close())
        core.close()


def connect(server: Gateway) -> socket.socket:
    connection = socket.create_connection(server.address, timeout=20)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def head(server: Gateway, path: str = "/v1/models", method: str = "GET", **headers: str) -> bytes:
    fields = {"Host": "{}:{}".format(*server.address), "Connection": "close"}
    fields |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items() if value)]
    return "\r\n".join([*lines, "", ""]).encode()


def exchange(server: Gateway, request: bytes) -> tuple[int, str, str]:
    """(status, headers, body)"""
    with connect(server) as connection:
        connection.sendall(request)
        return parsed(rest(connection))


def rest(connection: socket.socket) -> bytes:
    parts = []
    try:
        while part := connection.recv(65_536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def parsed(response: bytes) -> tuple[int, str, str]:
    headers, _, body = response.decode().partition("\r\n\r\n")
    return int(headers.split(" ", 2)[1]), headers, body
